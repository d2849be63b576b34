"""What Alien Checkers says at the table: prompts, notes, buttons, and what lies beside the board."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken
from engine.games.alien.words import say


class Words:
    """In English."""

    # --- asked for ---------------------------------------------------------------------------------

    dealt = "The cards are dealt."
    asked: Mapping[str, str] = {
        "flood": "choose an empty square to fill, or a fire to put out",
        "fire": "choose an empty square to set on fire, or water to dry up",
        "emperor": "choose a pawn, then the king to put it on, or do without",
        "revive": "choose an empty dark square of your half, or do without",
        "hippo": "choose the enemy checker that the hippo sits down on",
        "snookle": "choose the checker that the Snookle rides on",
        "reshuffle": "move a second checker",
        "wormhole": "choose where the checker you moved comes out, or do without",
        "queen": "choose a king or emperor and where it glides to, or do without",
        "fortify": (
            "each diamond is an edge between two squares: choose two to build walls on, or two enemy walls "
            "to remove, or do without"
        ),
        "fate": "choose the enemy checker that has to move next",
        "ring": "choose the checker that gets the ring",
        "antimatter": "each diamond is the middle of four squares: choose the four to be emptied",
        "cheater": "choose the card that comes next, or leave the rest as it lies",
        "rotate": "choose the new direction",
        "monolith": "choose four free squares for it",
        "push": "choose where the monolith is pushed",
        "push-first": "choose where the monolith is pushed, the first time of two",
        "push-again": "choose where the monolith is pushed, the second time",
        "agent": "choose the enemy checker that steps aside",
        "agent-move": "make your second move",
        "translation": "move any checker one square straight, or jump straight",
        "translation-on": "jump on, or stop",
    }
    """What a card asks for, by the card or by how far it is carried out."""
    asked_on: Mapping[str, str] = {
        "fortify": "now the second edge, which meets the first in a point",
        "remove": "now the second of the two walls to remove",
        "emperor": "now the king that the pawn is put on",
        "queen": "now where it glides to",
    }
    """What it asks for next, when the first of two things was chosen."""

    def to_move(self, seat: int, must_jump: bool) -> str:
        """Return that a seat moves first."""
        return f"{say.seats[seat]}{': you must jump (D4)' if must_jump else ' to move a checker'}."

    def has_to_wander(self, seat: int) -> str:
        """Return that Wanderlust says where a seat's move begins."""
        return f"{say.seats[seat]}: you must move a checker off your back row (A51)."

    def has_to_move(self, seat: int, spot: str) -> str:
        """Return that Fate says which checker a seat moves."""
        return f"{say.seats[seat]}: you must move the checker on {spot} (A54)."

    def choose_card(self, seat: int) -> str:
        """Return that a seat chooses a card."""
        return f"{say.seats[seat]}: choose one of the cards."

    def carry_out(self, seat: int, card: str, asked: str) -> str:
        """Return what a card asks for now."""
        return f"{say.seats[seat]}, {say.card_name(card)}: {self.asked[asked]}."

    def now(self, seat: int, card: str, asked: str) -> str:
        """Return what a card asks for next."""
        return f"{say.seats[seat]}, {say.card_name(card)}: {asked}."

    def choose_king(self, seat: int) -> str:
        """Return that a seat has more pawns to crown than pieces."""
        return f"{say.seats[seat]}: choose the pawn that becomes a king (A22)."

    # --- buttons and marks -------------------------------------------------------------------------

    buttons: Mapping[str, str] = {
        "decline": "Do without it",
        "stop": "Stop here",
        "leave": "Leave the rest as it lies",
    }

    def rotated(self, direction: str, end: str) -> str:
        """Return the button of a new direction, and the line that it leads to."""
        return f"{say.seats[0]} moves {say.directions[direction]}, towards {end}"

    def edge(self, edge: str, built: bool) -> str:
        """Return what an edge is called, with a wall on it or free."""
        return f"the {'wall' if built else 'edge'} {say.place(edge)}"

    def shifted(self, direction: str, area: str) -> str:
        """Return where the monolith can be pushed."""
        return f"{say.directions[direction]}, to {say.place(area)}"

    monolith_here = "the monolith would stand here"

    def would_go(self, thing: str) -> str:
        """Return that something would be wiped away."""
        return f"{thing} would go"

    def wall(self, seat: int, edge: str) -> str:
        """Return what a wall is called."""
        return f"{say.seats[seat].lower()} wall on {edge}"

    # --- beside the board --------------------------------------------------------------------------

    reserve = "Reserve"
    draw_pile = "Draw pile"

    def pieces(self, count: int) -> str:
        """Return what so many pieces are called."""
        return "piece" if count == 1 else "pieces"

    def cards(self, count: int) -> str:
        """Return what so many cards are called."""
        return "card" if count == 1 else "cards"

    def waits(self, words: str) -> str:
        """Return what a card says that cannot be chosen now."""
        return f"{words} It has to wait: there are no such squares now."

    def idle(self, words: str) -> str:
        """Return what a card says that would do nothing now."""
        return f"{words} Now it can do nothing."

    def planet(self, seat: int, planet: str) -> str:
        """Return the title of a seat's planet."""
        return f"{say.seats[seat]}: {say.planets[planet]}"

    def planet_wish(self, planet: str, count: int, goal: int) -> str:
        """Return what a planet wins with, and how near that is."""
        return f"Wins with {say.wishes[planet]}. So far: {count} of {goal}."

    next_card = "The next card"

    def hidden_planet(self, seat: int) -> str:
        """Return the title of a planet that the reader may not know."""
        return f"{say.seats[seat]}'s planet"

    def only_known_to(self, seat: int) -> str:
        """Return who knows a planet."""
        return f"Only {say.seats[seat]} knows this planet."

    def ways(self, first: str, second: str) -> str:
        """Return in which directions both move."""
        ways = (
            f"{seat} moves {say.directions[way]}"
            for seat, way in zip(say.seats, (first, second), strict=True)
        )
        return f"{', '.join(ways)}."

    def wanders(self, seat: int) -> str:
        """Return what Wanderlust demands of a seat."""
        who = say.seats[seat]
        return f"Wanderlust: {who} moves a checker off their back row next, if it can be done (A51)."

    def fated(self, seat: int, spot: str) -> str:
        """Return what Fate demands of a seat."""
        return f"Fate: {say.seats[seat]} moves the checker on {spot} next, if it can move (A54)."

    def knows_pile(self, seat: int) -> str:
        """Return who knows the cards to come."""
        return f"{say.seats[seat]} knows the order of the draw pile."


tell = spoken(Words)
