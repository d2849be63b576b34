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

    remote_friend = "Play online"
    person_here = "Someone on this device"
    person_elsewhere = "A friend online"
    check = "Check fairness"
    to_look_at = "This game was played on other devices. You can view and check it, but not continue it."
    how = "How do you want to play?"
    ways: Mapping[str, str] = {
        LIVE: "Live, at the same time",
        POST: "By link, at your own pace",
    }
    ways_help: Mapping[str, str] = {
        LIVE: "Your devices connect directly. Invite your friend with a link or a QR code.",
        POST: "Each move is a link that you send with any messenger. It contains the whole game.",
    }
    go = "Create and invite"
    online_players = "Friends online"
    moods: Mapping[str, str] = {
        HERE: "is connected",
        AWAY: "is away",
        GONE: "is not connected",
        THINKS: "is thinking",
    }
    lots = "Seats are drawn at random once everyone has joined."
    cards: Mapping[str, str] = {
        SHUFFLING: "Shuffling the cards: {part}.",
        LOOKING: "Opening your cards: {part}.",
        CHECKING: "Checking all cards: {part}.",
        KEYS: "One card is still locked.",
        SECRETS: "The cards are yet to be revealed.",
    }
    asks: Mapping[str, str] = {
        UNDO: "{name} asks to undo a move. Do you agree?",
        DRAW: "{name} offers a draw. Do you accept?",
        AGAIN: "{name} would like a rematch. Do you agree?",
    }
    waits: Mapping[str, str] = {
        UNDO: "You asked to undo a move. Waiting for {names}.",
        DRAW: "You offered a draw. Waiting for {names}.",
        AGAIN: "You asked for a rematch. Waiting for {names}.",
    }
    agree = "Accept"
    refuse = "Decline"
    offers_draw = "The game is drawn if your friend accepts."

    def at_it(self, name: str) -> str:
        """Return that somebody's device works on the cards."""
        return f"Waiting for {name}'s device."

    def goes_on_with(self, name: str) -> str:
        """Return that somebody has to be connected first."""
        return f"The game continues when {name} is connected."

    def friend(self, number: int) -> str:
        """Return what to call a friend who has not come yet, by number from 1; 0: the only one."""
        return f"Friend {number}" if number else "Your friend"

    def invite(self, name: str) -> str:
        """Return what the button does that invites somebody."""
        return f"Invite {name[0].lower()}{name[1:]}" if name == self.friend(0) else f"Invite {name}"


say = spoken(Words)
