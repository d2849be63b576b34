"""Texts that several screens share: cards, cells of the board, clauses, standings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.language import spoken
from engine.session.narration import listed


class Words:
    """The English texts."""

    close = "Close"
    close_message = "Close the message"
    rematch = "Rematch"
    less = "less"
    more = "more"

    def most_letters(self, most: int) -> str:
        """Return the maximum length of a text field."""
        return f"At most {most} characters."

    def play_game(self, number: int) -> str:
        """Return the label of the button for the next game of a series; games count from 1."""
        return f"Play game {number}"

    def dimmed(self, words: str, why: str) -> str:
        """Return the label of a dimmed button, with the reason."""
        return f"{words}. {why}"

    # --- cards, trays and choices -------------------------------------------------------------------------

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
    """The places of a card."""
    ways: Mapping[str, str] = {
        "up": "moves up on the screen",
        "right": "moves right on the screen",
        "down": "moves down on the screen",
        "left": "moves left on the screen",
    }
    """The directions in which a side moves."""

    def about(self, card: str) -> str:
        """Return the label of the button that enlarges a card."""
        return f"{card}: about this card"

    def being_played(self, card: str) -> str:
        """Return the label of a card that is being played."""
        return f"{card}, being played"

    def used(self, count: int) -> str:
        """Return the heading of the used cards, with their number."""
        return f"Used cards ({count})"

    def used_pile(self, count: int, top: str) -> str:
        """Return the number of used cards, and the top one."""
        return f"Used cards: {count}, on top {top}"

    def slot(self, number: int) -> str:
        """Return the label of the empty place for the next card; places count from 1."""
        return f"{number}. Drag the next card here, or choose it"

    def stack(self, title: str, count: int, name: str) -> str:
        """Return the label of a stack of cards."""
        return f"{title}: {count} {name}"

    # --- cells --------------------------------------------------------------------------------------------

    empty = "empty"
    picked = "selected"
    premove = "premove"
    can_move = "can move"
    can_go = "can move here"
    yours = "your"

    def theirs(self, name: str) -> str:
        """Return a player as the owner of a part of the board."""
        return f"{name}'s"

    def within(self, owner: str, ground: str) -> str:
        """Return that a spot is in an owner's part of the board."""
        return f"in {owner} {ground}"

    def chance(self, piece: str, odds: str) -> str:
        """Return a face-down piece's possible identity, with its probability."""
        return f"{piece}, chance {odds}"

    prospects = "Odds"

    def each(self, share: float) -> str:
        """Return the probability that several pieces share, from 0 to 1."""
        return f"{self.percent(share)} each"

    def percent(self, share: float) -> str:
        """Return a probability, from 0 to 1, in percent."""
        return f"{share:.0%}"

    # --- clauses of the rules -----------------------------------------------------------------------------

    rules = "rules"
    before_last = " and "
    """Conjunction before the last of several clauses."""

    def rule(self, clause: str) -> str:
        """Return the name of a clause."""
        return f"rule {clause}"

    def spoken_clauses(self, clauses: Sequence[str]) -> str:
        """Return clauses for screen readers: "rule D4", "rules D4 and C5"."""
        return f"rule{'s' if len(clauses) > 1 else ''} {listed(clauses)}"

    def read_rule(self, clause: str) -> str:
        """Return the label of the link to a clause."""
        return f"Read rule {clause}"

    # --- standings ----------------------------------------------------------------------------------------

    player = "Player"
    won = "Won"
    total = "Total"
    won_score = "won"

    def caption(self, series: str, game: str) -> str:
        """Return the title of the standings: the series, and which game of it this is."""
        return f"{series.capitalize()}, {game}"

    def game(self, number: int) -> str:
        """Return the label of a game of a series; games count from 1."""
        return f"Game {number}"

    def unit(self, unit: str) -> str:
        """Return the legend of the standings."""
        return f"★ marks a win; the numbers count {unit}."


say = spoken(Words)
