"""English texts of Alien Checkers."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.contract.language import spoken
from engine.contract.words.en import GameWords, OptionWords, quoted, say_count


class Words(GameWords):
    """Names, events and ends. Kinds are checkers ("dark king"), tokens ("ring") and fillings ("water")."""

    designer = "David L. Van Slyke"
    credit = f"By {designer}"
    tagline = "Draughts with hippos, a monolith, twenty cards and a planet to keep secret."
    seats = ("Dark", "Light")
    options: Mapping[str, OptionWords] = {
        "open_cards": OptionWords(
            "Cards face up",
            {"1": "One", "2": "Two"},
            "How many cards are face up at the start of a turn; one more is turned over during it (A7).",
        ),
    }
    advice: Mapping[str, str] = {
        "kings": "Guard your back row: that is where your opponent makes kings, and five of them win.",
        "captured": "Before you move a checker, see whether it can be jumped where it lands.",
        "": "Guess your opponent's planet from their moves and cards, and stand in its way.",
    }
    lessons: Mapping[str, str] = {
        "start": "A turn has three parts: move a checker, see a new card, then use one of the face-up cards.",
        "capture": (
            "If you can jump, you must: over an adjacent enemy checker onto the empty square behind it."
        ),
        "card": (
            "Use one of these cards: it does what it says. The card you leave is there for your opponent."
        ),
        "planet": (
            "Your planet is your secret. You win at once when its wish comes true, with five kings, or "
            "when your opponent has no checkers left."
        ),
        "fill": (
            "Two of the planets wish for three squares of fire or water, no matter who puts them there. "
            "Careful: one of them may be your opponent's."
        ),
    }
    pieces: Mapping[str, tuple[str, str]] = {
        "emperor": ("an emperor", "emperors"),
        "king": ("a king", "kings"),
        "pawn": ("a pawn", "pawns"),
    }
    achievements: Mapping[str, tuple[str, str]] = {
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
        "captured": ("Last one standing", "Win by leaving your opponent without a checker."),
        "both-gone": ("Empty space", "Draw because nobody has a checker left."),
    }
    tutorial: Mapping[str, str] = {
        "move": (
            "A turn has three parts. First you move a checker, as in draughts: one step diagonally forward."
        ),
        "card": (
            "A card was turned over, so two are face up. Choose the Galactic Hippo; the other one is "
            "left for your opponent."
        ),
        "hippo": "It sits down on one of your opponent's checkers. Choose which one.",
        "walls": (
            "Fortify builds two walls that meet at a corner. Block the light checker's path to yours on "
            "d4: choose two of the marks around the corner between them."
        ),
        "push": (
            "The card lets you push the monolith one step. Push it to the right, where a light checker "
            "stands."
        ),
        "planet": (
            "Your secret planet is Neptune: it wins with three squares under water, and there are two "
            "already. Flood a third, wherever you like."
        ),
    }
    tutorial_done: Mapping[str, str] = {
        "move": "You had to move before you could see what comes next.",
        "card": "That was the third part: you use one card each turn.",
        "hippo": "A checker under a hippo cannot move, and nothing can move it. It can still be jumped.",
        "walls": "The light checker can no longer jump over yours. Your own walls do not stop your checkers.",
        "push": "Checkers in its way are pushed along, and a checker pushed off the board is captured.",
        "planet": "You win at once. Nobody knew your wish, and you never know theirs.",
    }
    ends: Mapping[str, str] = {
        "captured": "{winner} wins: {loser} has no checker left on the board.",
        "both-gone": "Draw: nobody has a checker left on the board.",
        "kings": "{winner} wins with five kings and emperors.",
        "no-move": "Draw: the player to move has no legal move.",
        "turns": "Draw: 400 turns have been played.",
    }
    """Sentences for the ends of games, apart from planets."""

    def end(self, code: str, winner: str, loser: str) -> str:
        """Return the sentence for the end of a game; the code may be the id of a planet."""
        if code in self.planets:
            return f"{winner} wins for {self.planets[code]}: {self.wishes[code]}."
        return super().end(code, winner, loser)

    # --- names -------------------------------------------------------------------------------------

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
        "mercury": "three squares on fire, no matter who lit them",
        "venus": "four Snookles on your checkers, however many on each",
        "earth": "six of your pieces revived in the whole game",
        "mars": "three captures by your emperors in the whole game",
        "jupiter": "the monolith on d4, d5, e4 and e5",
        "saturn": "four of your checkers wearing rings",
        "neptune": "three squares under water, no matter who flooded them",
        "uranus": "four of your checkers on light squares",
        "pluto": "your checkers in two opposite corners of the board",
    }
    """The goals of the planets."""
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
    """The titles of the cards."""

    def kind(self, kind: str) -> str:
        """Return the name of a kind."""
        if kind in self.fillings:
            return self.fillings[kind]
        if kind in self.tokens:
            return self.tokens[kind]
        side, rank = kind.split()
        return f"{self.sides[side]} {self.ranks[rank]}"

    def coming(self, kind: str) -> str:
        """Return the name of a thing that appears on a square, with an article for tokens."""
        return f"a {self.tokens[kind]}" if kind in self.tokens else self.kind(kind)

    def leaving(self, kind: str) -> str:
        """Return the name of a thing that leaves a square, with an article for tokens."""
        return f"the {self.tokens[kind]}" if kind in self.tokens else self.kind(kind)

    def carrying(self, kind: str, tokens: Mapping[str, int]) -> str:
        """Return the name of a checker after its tokens: "two snookles on dark king"."""
        return f"{' and '.join(self.tokens_of(tokens))} on {self.kind(kind)}"

    def tokens_of(self, counts: Mapping[str, int]) -> list[str]:
        """Return the names of tokens, with a number if there are several."""
        return [
            self.tokens[token] if count == 1 else f"{say_count.number(count)} {self.tokens[token]}s"
            for token, count in counts.items()
        ]

    fates: Mapping[str, str] = {"annihilated": "is annihilated"}

    def fate(self, how: str, kind: str, spot: str) -> str:
        """Return the sentence for a checker lost without a capture. Raises `KeyError` for an unknown way."""
        return f"{_capital(self.kind(kind))} on {spot} {self.fates[how]}."

    def card(self, card: str) -> str:
        """Return the title of a card."""
        return self.titles[card]

    def card_name(self, card: str) -> str:
        """Return the name of a card within a sentence, without an exclamation mark."""
        return self.titles[card].rstrip("!")

    def spot(self, spot: str) -> str:
        """Return the name of a square, or of a place between squares."""
        return self.place(spot) if "|" in spot or "+" in spot else spot

    def place(self, spot: str) -> str:
        """Return the location of an edge or a 2x2 area."""
        if "|" in spot:
            return f"between {spot.replace('|', ' and ')}"
        return f"the four squares from {spot.replace('+', ' to ')}"

    # --- events ------------------------------------------------------------------------------------

    def stuck(self, seat: int) -> str:
        """Return the sentence that names the player without a legal move."""
        return f"It was {self.seats[seat]}'s turn."

    def draws_planet(self, seat: int) -> str:
        """Announce that a seat has drawn a planet, to readers who may not know it."""
        return f"{self.seats[seat]} draws a planet."

    def your_planet(self, seat: int, planet: str) -> str:
        """Announce a seat's planet and its goal to the seat itself."""
        return (
            f"{self.seats[seat]}, your planet is {self.planets[planet]}: you win with {self.wishes[planet]}."
        )

    crowning = "crown"
    """Precedes the square of a pawn that is crowned."""

    def came_from(self, seat: int, planet: str, count: int, goal: int) -> str:
        """Reveal a seat's planet and its progress at the end of the game."""
        return f"{self.seats[seat]}'s planet was {self.planets[planet]}: {count} of {goal}."

    def refilled(self) -> str:
        """Announce the new draw pile."""
        return "The used cards are shuffled and become the draw pile (A5)."

    def plays(self, seat: int, card: str) -> str:
        """Announce the card that a seat plays."""
        return f"{self.seats[seat]} plays {self.card_name(card)}."

    def by_card(self, card: str) -> str:
        """Return a card's name as the start of its announcement: "Flood!", "Ring:"."""
        return self.titles[card] if self.titles[card].endswith("!") else f"{self.titles[card]}:"

    def must_wander(self, seat: int) -> str:
        """Announce the duty that Wanderlust imposes on a seat."""
        return f"{self.seats[seat]} must move a checker off their back row next, if possible."

    def must_move(self, seat: int, spot: str) -> str:
        """Announce the duty that Fate imposes on a seat."""
        return f"{self.seats[seat]} must move the checker on {spot} next, if possible."

    def no_other(self) -> str:
        """Announce that Reshuffle shuffles without a move."""
        return "No other checker can move. All cards are shuffled."

    def all_shuffled(self) -> str:
        """Announce the shuffle after the move of Reshuffle."""
        return "All cards are shuffled."

    def nothing(self) -> str:
        """Announce that a card has no effect."""
        return "It has no effect."

    def decline(self, seat: int) -> str:
        """Announce that a seat declines a card's effect."""
        return f"{self.seats[seat]} skips it."

    def stop(self, seat: int) -> str:
        """Announce that a seat ends its jumps."""
        return f"{self.seats[seat]} stops there."

    def build(self, seat: int, *edges: str) -> str:
        """Announce the walls that a seat builds."""
        return f"{self.seats[seat]} builds walls {' and '.join(map(self.place, edges))}."

    def remove(self, seat: int, *edges: str) -> str:
        """Announce the walls that a seat removes from its opponent."""
        walls = "walls" if len(edges) > 1 else "a wall"
        return f"{self.seats[1 - seat]} loses {walls} {' and '.join(map(self.place, edges))}."

    def monolith_comes(self, area: str) -> str:
        """Announce the monolith's area when it is placed."""
        return f"The monolith appears on {self.place(area)}."

    def monolith_moves(self, direction: str) -> str:
        """Announce the monolith's move."""
        return f"The monolith moves {self.directions[direction]}."

    def board_turns(self, direction: str) -> str:
        """Announce a turn of the board."""
        return f"The board turns: {self.seats[0]} now moves {self.directions[direction]}."


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


class PuzzleWords:
    """The goals of puzzles."""

    goals: Mapping[str, str] = {
        "planet": "Win with your planet. The draw pile and the used cards show what may come.",
        "kings": "Win with five kings and emperors. The draw pile and the used cards show what may come.",
        "captured": (
            "Capture your opponent's last checker. The draw pile and the used cards show what may come."
        ),
    }


class TableWords:
    """Prompts, buttons, and texts beside the board."""

    # --- prompts -----------------------------------------------------------------------------------

    dealt = "The cards are dealt."
    asked: Mapping[str, str] = {
        "flood": "choose an empty square to fill, or a fire to put out",
        "fire": "choose an empty square to set on fire, or water to dry up",
        "emperor": "choose a pawn, then the king to put it on, or skip",
        "revive": "choose an empty dark square in your half, or skip",
        "hippo": "choose the enemy checker for the hippo to sit on",
        "snookle": "choose the checker for the Snookle to ride on",
        "reshuffle": "move a second checker",
        "wormhole": "choose where the checker you moved comes out, or skip",
        "queen": "choose a king or emperor and where it glides, or skip",
        "fortify": (
            "each diamond is an edge between two squares: choose two to build walls on, or two enemy "
            "walls to remove, or skip"
        ),
        "fate": "choose the enemy checker that must move next",
        "ring": "choose the checker that gets the ring",
        "antimatter": "each diamond is the middle of four squares: choose the four to empty",
        "cheater": "choose the next card, or leave the rest as is",
        "rotate": "choose the new direction",
        "monolith": "choose four empty squares for it",
        "push": "choose where to push the monolith",
        "push-first": "choose where to push the monolith the first time",
        "push-again": "choose where to push the monolith the second time",
        "agent": "choose the enemy checker that steps aside",
        "agent-move": "make your second move",
        "translation": "move any checker one square straight, or jump straight",
        "translation-on": "keep jumping, or stop",
    }
    """The prompt of each card, or of a stage of it."""
    asked_on: Mapping[str, str] = {
        "fortify": "now the second edge, which meets the first at a corner",
        "remove": "now the second of the two walls to remove",
        "emperor": "now the king to put the pawn on",
        "queen": "now where it glides",
    }
    """The prompt for the second target, once the first is chosen."""

    def to_move(self, seat: int, must_jump: bool) -> str:
        """Return the prompt for a seat's first step."""
        return f"{say.seats[seat]}{': you must jump (D4)' if must_jump else ' to move a checker'}."

    def has_to_wander(self, seat: int) -> str:
        """Return the prompt for a move that Wanderlust restricts."""
        return f"{say.seats[seat]}: you must move a checker off your back row (A51)."

    def has_to_move(self, seat: int, spot: str) -> str:
        """Return the prompt for a move that Fate restricts."""
        return f"{say.seats[seat]}: you must move the checker on {spot} (A54)."

    def choose_card(self, seat: int) -> str:
        """Return the prompt to choose a card."""
        return f"{say.seats[seat]}: choose one of the cards."

    def carry_out(self, seat: int, card: str, asked: str) -> str:
        """Return the prompt for a card's target."""
        return f"{say.seats[seat]}, {say.card_name(card)}: {self.asked[asked]}."

    def now(self, seat: int, card: str, asked: str) -> str:
        """Return the prompt for a card's second target."""
        return f"{say.seats[seat]}, {say.card_name(card)}: {asked}."

    def choose_king(self, seat: int) -> str:
        """Return the prompt to choose among more pawns than there are pieces to crown them."""
        return f"{say.seats[seat]}: choose the pawn that becomes a king (A22)."

    # --- buttons and marks -------------------------------------------------------------------------

    buttons: Mapping[str, str] = {
        "decline": "Skip",
        "stop": "Stop here",
        "leave": "Leave the rest as is",
    }

    def rotated(self, seat: int, direction: str, end: str) -> str:
        """Return the button for a seat's new direction, with the line that it leads to."""
        return f"{say.seats[seat]} moves {say.directions[direction]}, towards {end}"

    def edge(self, edge: str, built: bool) -> str:
        """Return the name of an edge, with or without a wall."""
        return f"the {'wall' if built else 'edge'} {say.place(edge)}"

    def shifted(self, direction: str, area: str) -> str:
        """Return the button for a move of the monolith."""
        return f"{say.directions[direction]}, to {say.place(area)}"

    monolith_here = "the monolith would be here"

    def would_go(self, thing: str) -> str:
        """Return the mark on something that Antimatter would remove."""
        return f"{thing} would be wiped out"

    def wall(self, seat: int, edge: str) -> str:
        """Return the name of a wall."""
        return f"{say.seats[seat].lower()} wall on {edge}"

    # --- beside the board --------------------------------------------------------------------------

    reserve = "Reserve"
    draw_pile = "Draw pile"

    def kings(self, count: int, goal: int) -> str:
        """Return a seat's number of kings, in a few words."""
        return f"{count} of {goal} kings"

    def one_king_missing(self, seat: int) -> str:
        """Return the warning that a seat needs only one more king."""
        return f"{say.seats[seat]} needs only one more king to win."

    def pieces(self, count: int) -> str:
        """Return the noun for a number of pieces."""
        return "piece" if count == 1 else "pieces"

    def cards(self, count: int) -> str:
        """Return the noun for a number of cards."""
        return "card" if count == 1 else "cards"

    def waits(self, words: str) -> str:
        """Return the text of a card that cannot be chosen now."""
        return f"{words} It cannot be used now: there are no such squares."

    def idle(self, words: str) -> str:
        """Return the text of a card that would have no effect now."""
        return f"{words} It would have no effect now."

    def planet(self, seat: int, planet: str) -> str:
        """Return the title of a seat's planet."""
        return f"{say.seats[seat]}: {say.planets[planet]}"

    def planet_wish(self, planet: str, count: int, goal: int) -> str:
        """Return a planet's goal and the progress towards it."""
        return f"Wins with {say.wishes[planet]}. So far: {count} of {goal}."

    next_card = "The next card"

    def hidden_planet(self, seat: int) -> str:
        """Return the title of a planet hidden from the reader."""
        return f"{say.seats[seat]}'s planet"

    def only_known_to(self, seat: int) -> str:
        """Return the text of a planet that only its owner knows."""
        return f"Only {say.seats[seat]} knows this planet."

    def ways(self, first: str, second: str) -> str:
        """Return both sides' directions."""
        ways = (
            f"{seat} moves {say.directions[way]}"
            for seat, way in zip(say.seats, (first, second), strict=True)
        )
        return f"{', '.join(ways)}."

    def wanders(self, seat: int) -> str:
        """Return a note on the duty that Wanderlust imposes on a seat."""
        who = say.seats[seat]
        return f"Wanderlust: {who} must move a checker off their back row next, if possible (A51)."

    def fated(self, seat: int, spot: str) -> str:
        """Return a note on the duty that Fate imposes on a seat."""
        return f"Fate: {say.seats[seat]} must move the checker on {spot} next, if possible (A54)."

    def knows_pile(self, seat: int) -> str:
        """Return a note on the seat that knows the pile's order."""
        return f"{say.seats[seat]} knows the order of the draw pile."


class EditorWords:
    """Palette, controls and faults of the editor."""

    tokens = "On a checker"
    squares = "On squares"
    secrets = "Secret planets"
    counts = "Demand, turn and counts"
    cards = "Cards"
    forward = "The first player moves"
    drawn_later = "drawn at the start"
    duty = "Demanded by a card"
    no_demand = "nothing"
    turn = "Turn number"
    in_pile = "in the draw pile"
    face_up = "face up"
    used = "used"
    pile_order = "Order of the draw pile"
    shuffled = "shuffled"
    hippos = "there are only three hippos"
    snookle = "a checker with a Snookle cannot have a hippo"
    under_monolith = "there can be no wall under the monolith"
    fate = "Fate must name a checker of the player to move"
    order = "the order must list all cards of the draw pile, and no others"
    planets = "the players must have different planets"
    monolith = "the monolith must cover four squares, two by two"

    def wall_of(self, seat: int) -> str:
        """Return the name of a seat's wall."""
        return f"{say.seats[seat]}'s wall"

    def planet_of(self, seat: int) -> str:
        """Return the label for a seat's planet."""
        return f"{say.seats[seat]}'s planet"

    def revived(self, seat: int) -> str:
        """Return the label for a seat's number of revived pieces."""
        return f"Pieces of {say.seats[seat]} revived so far"

    def conquests(self, seat: int) -> str:
        """Return the label for a seat's number of captures by emperors."""
        return f"Captures by {say.seats[seat]}'s emperors so far"

    def as_written(self, order: str) -> str:
        """Return the label for the pile's order in a text."""
        return f"as written: {order.replace(',', ', ')}"

    def too_many(self, seat: int, most: int) -> str:
        """Return the fault of a seat with more pieces than it owns."""
        return f"{say.seats[seat]} has more than {most} pieces: a king uses two, an emperor three"

    def walls(self, most: int) -> str:
        """Return the fault of too many walls."""
        return f"there can be at most {most} walls"

    def open_cards(self, most: int) -> str:
        """Return the fault of too many face-up cards."""
        return f"at the start of a turn, at most {most} card{'s' if most > 1 else ''} can be face up"

    def one_of(self, word: str, known: Collection[str]) -> str:
        """Return the fault of a word that is not one of the known ones."""
        return f"{quoted(word)} is not one of {', '.join(known)}"

    def two_parts(self, text: str, mark: str) -> str:
        """Return the fault of a field without two parts."""
        return f"{quoted(text)} must be two parts with a {mark} between them"

    def twice(self, name: str) -> str:
        """Return the fault of a repeated name."""
        return f"{name} is named twice"

    def no_edge(self, name: str) -> str:
        """Return the fault of an unknown edge."""
        return f"{quoted(name)} is not an edge such as e4-e5"

    def no_card(self, name: str) -> str:
        """Return the fault of an unknown card."""
        return f"{quoted(name)} is not a card"

    def no_planet(self, name: str) -> str:
        """Return the fault of an unknown planet."""
        return f"{quoted(name)} is not a planet"

    def no_duty(self, text: str) -> str:
        """Return the fault of an invalid duty."""
        return f"{quoted(text)} is not -, wander, or fate with a square, such as fate:e4"

    def no_number(self, text: str, least: int, most: int) -> str:
        """Return the fault of an invalid or out-of-range number."""
        return f"{quoted(text)} is not a number from {least} to {most}"


class CardWords:
    """Effects of the cards, and refusals; cards and things are passed by name, in the current language."""

    texts: Mapping[str, str] = {
        "flood": "Fill an empty square with water, or put out a fire.",
        "fire": "Set an empty square on fire, or dry up a water square.",
        "emperor": "You may stack one of your pawns on one of your kings.",
        "revive": "You may bring a piece back as a pawn in your half.",
        "monolith": "Place the monolith on four empty squares; if it is already there, push it.",
        "doom": "Push the monolith twice.",
        "hippo": "A hippo sits on an enemy checker, which cannot move.",
        "snookle": "A Snookle on one of your checkers keeps hippos off; Venus counts each one.",
        "reshuffle": "Move a second checker; then all cards are shuffled.",
        "translation": "Move any checker one square straight, or jump straight.",
        "wormhole": "You may move the checker you just moved to a distant square.",
        "wanderlust": "The opponent's next move must leave their back row.",
        "queen": "A king or emperor may glide like a chess queen.",
        "fortify": "You may build two walls or tear down two enemy walls.",
        "fate": "Name the enemy checker that must move next.",
        "agent": "An enemy checker steps aside while you move once more.",
        "ring": "One of your checkers gets a ring, which Saturn counts.",
        "antimatter": "Empty four squares where both sides have a checker.",
        "cheater": "You may look through the draw pile and reorder it.",
        "rotate": "Turn the board a quarter turn, either way.",
    }
    """The effect of each card."""
    has_snookle = "It has a Snookle, which hippos cannot stand."
    has_hippo = "It already has a hippo."
    hippo_sits = "A hippo sits on it: it cannot move."
    moved_already = "This checker has already moved; another one must."
    monolith_there = "The monolith is there."
    no_antimatter = "Antimatter needs two by two squares with a checker of each side on them."

    def leads_nowhere(self, card: str, start: str, end: str) -> str:
        """Return the refusal of a destination that a card cannot reach."""
        return f"{card} cannot move anything from {start} to {end}."

    def not_empty(self, thing: str) -> str:
        """Return the refusal of an occupied square."""
        return f"The square is not empty: {thing} is there."

    def wants_own(self, card: str) -> str:
        """Return the refusal of a checker that is not the player's own."""
        return f"{card} is for one of your own checkers."

    def wants_theirs(self, card: str) -> str:
        """Return the refusal of a checker that is not the opponent's."""
        return f"{card} is for one of your opponent's checkers."

    def no_use(self, card: str) -> str:
        """Return the refusal of a square that a card cannot use."""
        return f"{card} cannot use this square."

    def wants_edge(self, card: str) -> str:
        """Return the refusal of a square for a card that needs an edge."""
        return f"{card} is for edges: choose a diamond at the side of this square."

    def wants_area(self, card: str) -> str:
        """Return the refusal of a single square for a card that needs an area."""
        return f"{card} is for four squares at once: choose a diamond at a corner of this one."

    # --- moves -------------------------------------------------------------------------------------

    wander_first = "Wanderlust: a checker must leave the back row first."
    fate_named = "Fate has named another checker."
    another_must = "Another checker must jump."
    must_jump = "It must jump."
    must_jump_on = "It must keep jumping."
    blocked = "It is blocked: it moves diagonally to an empty square; a pawn moves forward only."
    wall = "An enemy wall is in its way."
    only_emperors = "Only an emperor can jump an emperor."

    def others_turn(self, seat: str, thing: str) -> str:
        """Return the refusal of the opponent's checker."""
        return f"It is {seat}'s turn, and this is a {thing}."

    def in_its_way(self, filling: str) -> str:
        """Return the refusal of a square that cannot be entered."""
        return f"Nothing can enter there: {filling} is in the way."


class GainWords:
    """Gains of an action, as phrases for explanations."""

    def nearer(self, planet: str, count: int, goal: int, own: bool) -> str:
        """Return the gain of progress towards the player's own planet, or the opponent's."""
        if own:
            return f"for {say.planets[planet]}, {count} of {goal}: {say.wishes[planet]}"
        return f"brings the opponent closer to the wish of {say.planets[planet]}, now {count} of {goal}"

    def farther(self, planet: str, count: int, goal: int, own: bool) -> str:
        """Return the loss of progress towards the player's own planet, or the opponent's."""
        if own:
            return f"moves away from {say.planets[planet]}, now {count} of {goal}"
        return f"sets the opponent back from the wish of {say.planets[planet]}, now {count} of {goal}"

    def crowns(self, count: int, goal: int) -> str:
        """Return the player's progress towards five kings."""
        return f"for five kings, {count} of {goal}"

    def fewer_crowns(self, count: int, goal: int) -> str:
        """Return the opponent's loss of kings."""
        return f"sets the opponent back from five kings, now {count} of {goal}"

    def sat_upon(self, kind: str) -> str:
        """Return the gain of a hippo on an opponent's checker."""
        return f"a hippo sits on the {say.kind(kind)}"

    def freed(self, kind: str) -> str:
        """Return the gain of a checker freed from its hippo."""
        return f"frees the {say.kind(kind)} of its hippo"


say = spoken(Words)
say_puzzle = spoken(PuzzleWords)
say_table = spoken(TableWords)
say_editor = spoken(EditorWords)
say_card = spoken(CardWords)
say_gain = spoken(GainWords)
