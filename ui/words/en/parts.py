"""What several screens say: parts of them, cards, cells of the board, clauses, standings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.language import spoken
from engine.session.narration import listed


class Words:
    """In English."""

    close = "Close"
    close_message = "Close the message"
    rematch = "Rematch"

    def most_letters(self, most: int) -> str:
        """Return the limit of a text field, in words."""
        return f"At most {most} characters."

    def play_game(self, number: int) -> str:
        """Return what the button does that begins the next game of a series, by its number from 1."""
        return f"Play game {number}"

    def off(self, words: str, why: str) -> str:
        """Return the name of a button that is off, and why it is."""
        return f"{words}. {why}"

    # --- cards, trays and choices ------------------------------------------------------------------

    choices = "Choices"
    step_back = "Choose again"
    beside = "Beside the board"
    open_cards = "Face up"
    hidden_cards = "Kept secret"
    pile = "Draw pile (known to you)"
    aside = "Draw pile and used cards"
    about_cards = "View cards"
    cards = "The cards"
    choose_card = "Choose this card"
    gone = "This card is no longer in play."
    lies: Mapping[str, str] = {
        "played": "Being played",
        "open": "Face up",
        "used": "Used",
        "own": "Only you can see it",
        "hidden": "Kept secret",
        "pile": "In the draw pile",
    }
    """Where a card lies."""
    ways: Mapping[str, str] = {
        "up": "moves up on the screen",
        "right": "moves right on the screen",
        "down": "moves down on the screen",
        "left": "moves left on the screen",
    }
    """Which way a side moves."""

    def about(self, card: str) -> str:
        """Return the button that shows a card large."""
        return f"{card}: about this card"

    def under_way(self, card: str) -> str:
        """Return the name of a card that is being carried out."""
        return f"{card}, being played"

    def used(self, count: int) -> str:
        """Return what the used cards are called, with how many there are."""
        return f"Used cards ({count})"

    def used_pile(self, count: int, top: str) -> str:
        """Return how many used cards there are, and which of them lies on top."""
        return f"Used cards: {count}, on top {top}"

    def slot(self, number: int) -> str:
        """Return what is to be done with the place of the next card, by its number from 1."""
        return f"{number}. Drag the next card here, or choose it"

    def stack(self, title: str, count: int, name: str) -> str:
        """Return what a stack is, and what lies in it."""
        return f"{title}: {count} {name}"

    # --- cells -------------------------------------------------------------------------------------

    empty = "empty"
    picked = "selected"
    can_move = "can move"
    can_go = "can move here"
    yours = "your"

    def theirs(self, name: str) -> str:
        """Return whose something is."""
        return f"{name}'s"

    def within(self, owner: str, ground: str) -> str:
        """Return that a spot is in a part of the board that is somebody's."""
        return f"in {owner} {ground}"

    def chance(self, piece: str, odds: str) -> str:
        """Return a piece, and what it may be."""
        return f"{piece}, chance {odds}"

    prospects = "Odds"

    def each(self, share: float) -> str:
        """Return that all of several things are as likely, from 0 to 1."""
        return f"{self.percent(share)} each"

    def percent(self, share: float) -> str:
        """Return how likely something is, from 0 to 1."""
        return f"{share:.0%}"

    # --- clauses of the rules ----------------------------------------------------------------------

    rules = "rules"
    before_last = " and "
    """What stands before the last clause of several."""

    def rule(self, clause: str) -> str:
        """Return what a clause is called."""
        return f"rule {clause}"

    def heard(self, clauses: Sequence[str]) -> str:
        """Return clauses as they are spoken: "rule D4", "rules D4 and C5"."""
        return f"rule{'s' if len(clauses) > 1 else ''} {listed(clauses)}"

    def read_rule(self, clause: str) -> str:
        """Return what a link to a clause does."""
        return f"Read rule {clause}"

    # --- standings ---------------------------------------------------------------------------------

    player = "Player"
    won = "Won"
    total = "Total"
    won_score = "won"

    def caption(self, series: str, game: str) -> str:
        """Return what a series is called, and which game of it this is."""
        return f"{series.capitalize()}, {game}"

    def game(self, number: int) -> str:
        """Return what a game of a series is called, from 1."""
        return f"Game {number}"

    def unit(self, unit: str) -> str:
        """Return what the signs and numbers of the table mean."""
        return f"★ marks a win; the numbers count {unit}."


say = spoken(Words)
