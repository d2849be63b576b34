"""What Alien Checkers says: what there is, what happened, and how it ended."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.counting.words import say as counting
from engine.contract.language import spoken
from engine.contract.words import GameWords, OptionWords


class Words(GameWords):
    """In English. Kinds are checkers ("dark king"), tokens ("ring") and what fills squares ("water")."""

    designer = "David L. Van Slyke"
    credit = f"By {designer}"
    tagline = "Draughts with hippos, a monolith, twenty cards and a planet to keep secret."
    seats = ("Dark", "Light")
    options: Mapping[str, OptionWords] = {
        "open_cards": OptionWords(
            "Cards face up",
            {"1": "One", "2": "Two"},
            "How many cards lie face up when a turn begins; one more is turned over in it (A7).",
        ),
    }
    lessons: Mapping[str, str] = {
        "start": (
            "A turn has three parts: move a checker, see a new card, then use one of the cards that "
            "lie face up."
        ),
        "capture": "If you can jump, you must: over a checker beside you, onto the free square behind it.",
        "card": (
            "Use one of these cards: it does what it says. The one that you leave lies there for the "
            "other player."
        ),
        "planet": (
            "Your planet is your secret. You win at once if its wish comes true – or with five "
            "kings, or when the other side is gone."
        ),
        "fill": (
            "Two of the planets wish for three squares of fire or of water, whoever brings them: mind "
            "that it may be the other side's."
        ),
    }
    pieces: Mapping[str, tuple[str, str]] = {
        "emperor": ("an emperor", "emperors"),
        "king": ("a king", "kings"),
        "pawn": ("a pawn", "pawns"),
    }
    feats: Mapping[str, tuple[str, str]] = {
        "mercury": ("Fire on Mercury", "Win for Mercury: three squares on fire."),
        "venus": ("Snookles of Venus", "Win for Venus: four Snookles on your checkers."),
        "earth": ("Back to Earth", "Win for Earth: six of your pieces revived."),
        "mars": ("War on Mars", "Win for Mars: three captures by your emperors."),
        "jupiter": ("The middle of Jupiter", "Win for Jupiter: the monolith in the middle."),
        "saturn": ("Rings of Saturn", "Win for Saturn: four of your checkers wearing rings."),
        "neptune": ("Seas of Neptune", "Win for Neptune: three squares under water."),
        "uranus": ("Sideways like Uranus", "Win for Uranus: four of your checkers on light squares."),
        "pluto": ("As far as Pluto", "Win for Pluto: your checkers in two opposite corners."),
        "system": ("The whole system", "Win for each of the nine planets."),
        "kings": ("Five crowns", "Win with five kings and emperors."),
        "captured": ("Last one standing", "Win by leaving the other side without a checker."),
        "both-gone": ("Empty space", "Draw because nobody has a checker left."),
    }
    guide: Mapping[str, str] = {
        "move": (
            "A turn has three parts. First you move a checker, as in draughts: one step forward, slantwise."
        ),
        "card": (
            "A card was turned over, so two lie face up. Choose the Galactic Hippo; the other one is "
            "left for your opponent."
        ),
        "hippo": "It sits down on a checker of the other side. Choose which.",
        "walls": (
            "Fortify builds two walls that meet in a point. Shut the light checker's way to yours on "
            "d4: two of the marks around the point between them."
        ),
        "push": (
            "The card lets you push the monolith by one step. Push it to the right, where a light "
            "checker stands."
        ),
        "planet": (
            "Your secret planet is Neptune: it wins with three squares under water, and two there "
            "are. Flood a third, whichever you like."
        ),
    }
    guide_seen: Mapping[str, str] = {
        "move": "You had to move before you could see what comes next.",
        "card": "That was the third part: one card a turn is used.",
        "hippo": (
            "A checker under a hippo cannot move, and nothing can move it. Jumping over it is still allowed."
        ),
        "walls": "The light checker cannot jump over yours any more. Your own checkers pass your walls.",
        "push": "Who stands in its way is pushed on, and who is pushed off the board is captured.",
        "planet": "You have won at once. Nobody knew what you wanted, and you never know what they want.",
    }
    ends: Mapping[str, str] = {
        "captured": "{winner} wins: {loser} has no checker left on the board.",
        "both-gone": "A draw: nobody has a checker left on the board.",
        "kings": "{winner} wins with five kings and emperors.",
        "no-move": "A draw: whoever is to move has no move.",
        "turns": "A draw: 400 turns have been played.",
    }
    """How it ended, but for a planet's end."""

    def end(self, code: str, winner: str, loser: str) -> str:
        """Return how a game ended; the code may be the id of a planet."""
        if code in self.planets:
            return f"{winner} wins for {self.planets[code]}: {self.wishes[code]}."
        return super().end(code, winner, loser)

    # --- what there is -----------------------------------------------------------------------------

    sides: Mapping[str, str] = {"dark": "dark", "light": "light"}
    ranks: Mapping[str, str] = {"pawn": "pawn", "king": "king", "emperor": "emperor"}
    tokens: Mapping[str, str] = {"snookle": "snookle", "ring": "ring", "hippo": "hippo"}
    fillings: Mapping[str, str] = {"water": "water", "fire": "fire", "monolith": "monolith"}
    directions: Mapping[str, str] = {"north": "north", "east": "east", "south": "south", "west": "west"}
    planets: Mapping[str, str] = {
        "mercury": "Mercury",
        "venus": "Venus",
        "earth": "Earth",
        "mars": "Mars",
        "jupiter": "Jupiter",
        "saturn": "Saturn",
        "neptune": "Neptune",
        "uranus": "Uranus",
        "pluto": "Pluto",
    }
    wishes: Mapping[str, str] = {
        "mercury": "three squares on fire, whoever lit them",
        "venus": "four Snookles on your checkers, however many on each",
        "earth": "six of your pieces revived in the whole game",
        "mars": "three captures by your emperors in the whole game",
        "jupiter": "the monolith on d4, d5, e4 and e5",
        "saturn": "four of your checkers wearing rings",
        "neptune": "three squares under water, whoever flooded them",
        "uranus": "four of your checkers on light squares",
        "pluto": "your checkers in two opposite corners of the board",
    }
    """What the planets win with."""
    titles: Mapping[str, str] = {
        "flood": "Flood!",
        "fire": "Fire!",
        "emperor": "Emperor",
        "revive": "Revive",
        "monolith": "Monolith",
        "doom": "Doom",
        "hippo": "Galactic Hippo!",
        "snookle": "Snookle",
        "reshuffle": "Reshuffle",
        "translation": "Translation",
        "wormhole": "Wormhole",
        "wanderlust": "Wanderlust",
        "queen": "Queen",
        "fortify": "Fortify",
        "fate": "Fate",
        "agent": "Double Agent",
        "ring": "Ring",
        "antimatter": "Antimatter",
        "cheater": "Cheater!",
        "rotate": "Rotate",
    }
    """Of the cards."""

    def kind(self, kind: str) -> str:
        """Return what a thing is called."""
        if kind in self.fillings:
            return self.fillings[kind]
        if kind in self.tokens:
            return self.tokens[kind]
        side, rank = kind.split()
        return f"{self.sides[side]} {self.ranks[rank]}"

    def coming(self, kind: str) -> str:
        """Return what a thing is called that comes onto a square; tokens have come from nowhere."""
        return f"a {self.tokens[kind]}" if kind in self.tokens else self.kind(kind)

    def leaving(self, kind: str) -> str:
        """Return what a thing is called that leaves a square."""
        return f"the {self.tokens[kind]}" if kind in self.tokens else self.kind(kind)

    def carrying(self, kind: str, tokens: Mapping[str, int]) -> str:
        """Return what a checker with tokens is called, these first: "two snookles on dark king"."""
        return f"{' and '.join(self.tokens_of(tokens))} on {self.kind(kind)}"

    def tokens_of(self, counts: Mapping[str, int]) -> list[str]:
        """Return tokens by their names, with how many there are if there are several."""
        return [
            self.tokens[token] if count == 1 else f"{counting.number(count)} {self.tokens[token]}s"
            for token, count in counts.items()
        ]

    fates: Mapping[str, str] = {"annihilated": "is annihilated"}

    def fate(self, how: str, kind: str, spot: str) -> str:
        """Return what became of a checker that nobody captured. Raises `KeyError` for an unknown fate."""
        return f"{_capital(self.kind(kind))} on {spot} {self.fates[how]}."

    def card(self, card: str) -> str:
        """Return the title of a card."""
        return self.titles[card]

    def card_name(self, card: str) -> str:
        """Return what a card is called within a sentence: nothing is called out there."""
        return self.titles[card].rstrip("!")

    def spot(self, spot: str) -> str:
        """Return what a square is called, or a place between squares."""
        return self.place(spot) if "|" in spot or "+" in spot else spot

    def place(self, spot: str) -> str:
        """Return where an edge or a 2x2 area is."""
        if "|" in spot:
            return f"between {spot.replace('|', ' and ')}"
        return f"the four squares from {spot.replace('+', ' to ')}"

    # --- what happened -----------------------------------------------------------------------------

    def stuck(self, seat: int) -> str:
        """Return whose turn it was when the game ended because there was no move."""
        return f"It was {self.seats[seat]}'s turn."

    def draws_planet(self, seat: int) -> str:
        """Return that a seat has a planet now, to those who may not know which."""
        return f"{self.seats[seat]} draws a planet."

    def your_planet(self, seat: int, planet: str) -> str:
        """Return to a seat which planet it has, and how to win with it."""
        return (
            f"{self.seats[seat]}, your planet is {self.planets[planet]}: you win with {self.wishes[planet]}."
        )

    crowning = "crown"
    """Before the square of the pawn that is crowned."""

    def came_from(self, seat: int, planet: str, count: int, goal: int) -> str:
        """Return at the end which planet a seat had, and how near it was."""
        return f"{self.seats[seat]} came from {self.planets[planet]}: {count} of {goal}."

    def refilled(self) -> str:
        """Return that the draw pile is new."""
        return "The used cards are shuffled and become the draw pile (A5)."

    def plays(self, seat: int, card: str) -> str:
        """Return which card a seat uses."""
        return f"{self.seats[seat]} plays {self.card_name(card)}."

    def by_card(self, card: str) -> str:
        """Return a card's name as the beginning of what it does: "Flood!", "Ring:"."""
        return self.titles[card] if self.titles[card].endswith("!") else f"{self.titles[card]}:"

    def must_wander(self, seat: int) -> str:
        """Return what Wanderlust demands of a seat."""
        return f"{self.seats[seat]} has to move a checker off their back row next, if it can be done."

    def must_move(self, seat: int, spot: str) -> str:
        """Return what Fate demands of a seat."""
        return f"{self.seats[seat]} has to move the checker on {spot} next, if it can move."

    def no_other(self) -> str:
        """Return that Reshuffle only shuffles."""
        return "No other checker can move. All cards are shuffled."

    def all_shuffled(self) -> str:
        """Return what Reshuffle does at last."""
        return "All cards are shuffled."

    def nothing(self) -> str:
        """Return that a card does nothing."""
        return "It can do nothing."

    def decline(self, seat: int) -> str:
        """Return that a seat does not use what a card allows."""
        return f"{self.seats[seat]} does without it."

    def stop(self, seat: int) -> str:
        """Return that a seat jumps no further."""
        return f"{self.seats[seat]} stops there."

    def build(self, seat: int, *edges: str) -> str:
        """Return where a seat builds walls."""
        return f"{self.seats[seat]} builds walls {' and '.join(map(self.place, edges))}."

    def remove(self, seat: int, *edges: str) -> str:
        """Return where a seat's opponent loses walls."""
        walls = "walls" if len(edges) > 1 else "a wall"
        return f"{self.seats[1 - seat]} loses {walls} {' and '.join(map(self.place, edges))}."

    def monolith_comes(self, area: str) -> str:
        """Return where the monolith is put."""
        return f"The monolith comes to {self.place(area)}."

    def monolith_moves(self, direction: str) -> str:
        """Return where the monolith is pushed."""
        return f"The monolith moves {self.directions[direction]}."

    def board_turns(self, direction: str) -> str:
        """Return how the board is turned."""
        return f"The board turns, and {self.seats[0]} moves {self.directions[direction]}."


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


say = spoken(Words)
