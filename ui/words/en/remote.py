"""What stands at the table of friends elsewhere, and at the set-up of such a game."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken
from engine.remote.agreement import LIVE, POST
from engine.remote.status import AGAIN, DRAW, UNDO
from ui.session.remote.deck_progress import CHECKING, KEYS, LOOKING, SECRETS, SHUFFLING
from ui.session.remote.peers import AWAY, GONE, HERE

THINKS = "thinks"
"""Of whoever is here and to move."""


class Words:
    """In English."""

    remote_friend = "A friend elsewhere"
    person_here = "A person here"
    check = "Check that it was fair"
    to_look_at = "This game was played at other devices: you can look at it and check it, not play it on."
    how = "How do you play together?"
    ways: Mapping[str, str] = {
        LIVE: "At the same time, over a line",
        POST: "Link by link, at any time",
    }
    ways_help: Mapping[str, str] = {
        LIVE: "Your devices talk to each other. You invite by a link, or a picture of it to scan.",
        POST: "Each move is a link that you send by any messenger. It holds the whole game.",
    }
    go = "Set the table and invite"
    online_players = "Friends elsewhere"
    moods: Mapping[str, str] = {
        HERE: "is here",
        AWAY: "looks elsewhere",
        GONE: "is not connected",
        THINKS: "is here, and thinks",
    }
    lots = "Everybody draws lots who sits where. It goes on when all are here."
    cards: Mapping[str, str] = {
        SHUFFLING: "The cards are being shuffled: {part}.",
        LOOKING: "Your cards are being opened: {part}.",
        CHECKING: "All cards are being checked: {part}.",
        KEYS: "A card is still closed.",
        SECRETS: "The cards are still to be laid open.",
    }
    asks: Mapping[str, str] = {
        UNDO: "{name} would like to take back a move. Do you agree?",
        DRAW: "{name} offers a draw. Do you agree?",
        AGAIN: "{name} would like to play again. Do you?",
    }
    waits: Mapping[str, str] = {
        UNDO: "You have asked to take back a move. Not answered yet: {names}.",
        DRAW: "You have offered a draw. Not answered yet: {names}.",
        AGAIN: "You have asked for another game. Not answered yet: {names}.",
    }
    agree = "Agree"
    refuse = "Rather not"
    offers_draw = "The game is drawn if your friend agrees."

    def at_it(self, name: str) -> str:
        """Return that somebody's device works on the cards."""
        return f"{name}’s device is at it."

    def goes_on_with(self, name: str) -> str:
        """Return that somebody has to be connected first."""
        return f"It goes on when {name} is connected."

    def friend(self, number: int) -> str:
        """Return what to call a friend who has not come yet, by number from 1; 0: the only one."""
        return f"Friend {number}" if number else "Your friend"

    def invite(self, name: str) -> str:
        """Return what the button does that invites somebody."""
        return f"Invite {name[0].lower()}{name[1:]}" if name == self.friend(0) else f"Invite {name}"


say = spoken(Words)
