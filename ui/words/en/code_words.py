"""Texts of fair play between devices, and 256 nouns to compare by voice.

Noun by noun, all languages mean the same thing. No two nouns of a language rhyme, sound alike, or begin
with the same four letters.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken
from ui.session.remote.peers import CHECK, JOIN, KEY, LIST, MOVE, OPENING, PASSING, SECRET


class Words:
    """The nouns, in English, separated by spaces and line breaks."""

    nouns = """
    accordion aeroplane anchor antenna apple apron astronaut avocado axe baby bakery balloon bamboo
    banana barn barrel basket bear bed bicycle blueberry bone book bottle bracelet broccoli bronze broom
    brush bull bus butter cactus calendar candle canoe captain caramel carpet cathedral cave chair
    cherry chimney cinema cinnamon circus cliff clock clover coat comb compass coral cork cow crocodile
    cucumber cup cupboard diamond dinosaur dog dolphin door dress drum duck dune elbow elephant elevator
    emerald engine envelope falcon feather fern flag flamingo flute forest fountain garden garlic ghost
    giant ginger giraffe glacier glasses gondola goose gorilla grape grasshopper guitar hammock hamster
    harp hazelnut hedgehog hen honey horseshoe hospital hotel igloo ink island jewel jungle kangaroo
    kayak key keyboard kiwi knife koala lantern lavender leaf lemon leopard library lightbulb luggage
    magnet mammoth medal medicine meteor microscope milk mirror mosaic moustache museum mushroom mustard
    nail napkin nest newspaper oasis ocean octopus olive onion opera orange orchestra ostrich otter oven
    owl package painting panda paper paprika park passport pelican pencil penguin pepper perfume photo
    piano pillow pineapple pistachio pizza pony popcorn poppy princess propeller pudding pumpkin pyramid
    radish rainbow raspberry raven reindeer rhinoceros ring river robot rocket ruby ruler sailor salad
    salt satellite saxophone seagull shadow shower skeleton sky slipper smoke sofa spaghetti spiral
    squirrel stadium stamp star strawberry sugar suitcase summer sunflower syrup tangerine taxi teapot
    telephone temple theatre thread thumb thunder toaster tomato tongue tractor train trampoline
    triangle trophy trousers truffle tulip tunnel umbrella unicorn valley vanilla velvet vinegar violin
    volcano wagon walnut wasp wheat wind wizard yacht yogurt
    """


class FairWords:
    """Fair play between devices, in English."""

    # --- waiting ------------------------------------------------------------------------------------------

    awaited: Mapping[str, str] = {
        JOIN: "has to join",
        MOVE: "has to move",
        OPENING: "has to join the draw",
        KEY: "has to unlock a card",
        LIST: "has to shuffle the cards",
        CHECK: "has to check the shuffle",
        SECRET: "has to reveal the cards",
        PASSING: "has to pass on your move",
    }
    awaited_of_several: Mapping[str, str] = {
        JOIN: "have to join",
        MOVE: "have to move",
        OPENING: "have to join the draw",
        KEY: "have to unlock a card",
        LIST: "have to shuffle the cards",
        CHECK: "have to check the shuffle",
        SECRET: "have to reveal the cards",
        PASSING: "have to pass on your move",
    }
    end = "End as abandoned"
    end_game = "End the game"
    wait = "Keep waiting"

    here = "I am here"
    agree = "Accept"
    refuse = "Decline"
    not_yet = "You can agree once you have waited for a minute, too."

    def waits(self, names: str, what: str, count: int) -> str:
        """Return the awaited part of a number of players, as a sentence."""
        return f"{names} {(self.awaited if count == 1 else self.awaited_of_several)[what]}."

    def end_by(self, name: str) -> str:
        """Return the full label of the button that ends the game."""
        return f"End as abandoned by {name}"

    def end_title(self, name: str) -> str:
        """Return the question before the game ends."""
        return f"End the game as abandoned by {name}?"

    def may_think(self, name: str) -> str:
        """Return that an awaited player is present."""
        return f"The page is open there, so {name} may just be thinking."

    def loses(self, name: str) -> str:
        """Return the consequence in a game of two devices."""
        return f"The game then ends, and {name} loses."

    def loses_if_agreed(self, name: str) -> str:
        """Return the consequence in a game of more devices."""
        return f"The others are asked first. If all agree, {name} loses."

    def ends_unless(self, name: str) -> str:
        """Return the warning to a player who is said to be absent."""
        return f"{name} asks to end the game as abandoned by you. Answer, and the game continues."

    def asks_to_end(self, name: str, other: str) -> str:
        """Return a player's request to end the game as abandoned by another one."""
        return f"{name} asks to end the game as abandoned by {other}. Do you agree?"

    def last_call(self, name: str) -> str:
        """Return that the game of two devices ends soon."""
        return f"The game ends as abandoned by {name} in ten seconds, unless {name} answers."

    def asked_to_end(self, other: str, names: str) -> str:
        """Return that this player's request waits for the others."""
        return f"You asked to end the game as abandoned by {other}. Waiting for {names}."

    # --- two clocks ---------------------------------------------------------------------------------------

    def two_clocks(self, name: str, theirs: str, ours: str) -> str:
        """Return the time that a player has left, as reported and as measured here."""
        return f"{theirs} left by the clock on {name}'s device, {ours} by yours."

    # --- the four words -----------------------------------------------------------------------------------

    unproven = "Played with an older version of this page: fairness cannot be checked."
    not_compared = "Not compared yet"
    compare = "Compare words"
    compared = "Words compared"
    show = "Show words"
    differ = "The words differ: someone may be between you."
    compare_again = "Compare again"
    title = "Compare four words"
    help = (
        "Read these words to your friend, face to face or on the phone. If your friend sees the same words, "
        "your devices are connected to each other, with nobody in between."
    )
    help_of_several = (
        "Read these words to your friends, face to face or on the phone. If everyone sees the same words, "
        "your devices are connected to each other, with nobody in between."
    )
    other_language = "On a page in another language, the words are translations of these."
    match = "They match"
    differs = "They differ"
    warning = (
        "The words differ, so someone may be between your devices and play in your friend's place. Do not "
        "trust this game. Start a new one, and send its invitation in another way: show the QR code, or use "
        "another messenger."
    )

    # --- another table ------------------------------------------------------------------------------------

    another = "Not the game you agreed on"
    set_up = "The other device has set up the game differently:"
    terms: Mapping[str, str] = {
        "rules": "A different version of the rules",
        "options": "Different options",
        "start": "A different starting position",
        "seats": "Different seats",
        "way": "Moves are sent differently",
    }
    no_clocks = "No clocks"
    play = "Play"
    decline = "Decline"
    declined = "You declined the game, and the connection was closed. You have not joined it."

    def other_game(self, title: str) -> str:
        """Return that another game was set up."""
        return f"A different game: {title}"

    def other_clock(self, clock: str) -> str:
        """Return that another clock was set up; "" for no clocks."""
        return f"A different clock: {clock}" if clock else self.no_clocks


say = spoken(Words)
say_fair = spoken(FairWords)
