"""What people are told who play with friends elsewhere."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken
from engine.remote.status import AGAIN, DRAW, UNDO


class Words:
    """In English."""

    friend = "your friend"
    asked: Mapping[str, str] = {
        UNDO: "You asked to undo a move.",
        DRAW: "You offered a draw.",
        AGAIN: "You asked for a rematch.",
    }
    not_now = "You cannot ask for that now."
    only_seen = "This game was played on other devices. You can only view it here."
    nobody_here = "Nobody plays on this device. Choose “Someone on this device” for one of the seats."
    too_many = (
        "At most five devices can play together. Choose “Someone on this device” for more of the seats."
    )
    no_computers = "Computers cannot take part in online games. Choose a person for every seat."
    secrets_known = (
        "This position shows things that would be secret, so friends on other devices cannot continue "
        "from it. Play it on this device, or set it up without them."
    )
    not_here = "Not available in online games."
    protocol_errors: Mapping[str, str] = {
        "apart": "{name} has a different version of this game. Compare the two; yours is kept here.",
        "chance": "{name} revealed a dice result that does not match the commitment.",
        "claim": "{name} claimed a win, but the position is not won.",
        "deck": "{name} revealed a card that is not the one that was shuffled.",
        "face": (
            "a card shows something that was never shuffled in. Nobody can tell who tampered with the deck."
        ),
        "flood": "{name} sent far more messages than any game needs.",
        "gap": "a message from {name} did not arrive. Invite again.",
        "garbled": "a message from {name} cannot be read.",
        "newer": "{name} has a newer version of this page. Reload the page here, and connect again.",
        "older": "{name} has an older version of this page. Ask {name} to reload it, then invite again.",
        "no-game": "this page does not know the game. Reload it to update.",
        "no-name": "{name} has a name that cannot be shown.",
        "no-table": "its set-up is not valid.",
        "not-legal": "{name} made an illegal move.",
        "not-your-seat": "{name} acted for someone else's seat.",
        "not-your-turn": "{name} moved out of turn.",
        "order": "{name} sent a message that makes no sense at that point.",
        "other-rules": "the two pages have different rules for it. Reload the page on both devices.",
        "other-table": "the invitation was to another game. Ask for a new one.",
        "seal": "the message from {name} is not correctly signed: it may have been changed on the way.",
        "stranger": "a message came from someone who is not playing.",
        "taken": "that seat is taken. Ask for a new invitation.",
        "words": "{name} forwarded a message its author never sent.",
    }

    load_anew = "Reload"

    def cannot_go_on(self, why: str, name: str) -> str:
        """Return that a game cannot go on, and why."""
        return f"This game cannot continue: {why.format(name=name)} Everything played so far is kept."

    def came(self, name: str) -> str:
        """Return that somebody has sat down."""
        return f"{name} has joined."

    shuffled = "The cards are being shuffled."
    not_shown = "The game shown here does not match what the devices sent each other."

    def fair(self, entries: int, deals: int, mark: str) -> str:
        """Return that nothing was wrong, with what a friend's device must show as well."""
        chance = (
            ""
            if not deals
            else " All devices drew dice or cards together once."
            if deals == 1
            else (f" All devices drew dice or cards together {deals} times.")
        )
        return (
            f"No problems found: each of the {entries} entries follows the rules and came in turn."
            f"{chance} To be sure that you both have the same game, compare with your friend: both devices "
            f"must show the code {mark}."
        )

    still_hidden = (
        "The cards have not been checked: for that, every device has to reveal its part at the end."
    )

    def unfair(self, place: int, why: str) -> str:
        """Return what is wrong first."""
        return f"Problem in entry {place}: {why}"

    def line_lost(self, name: str) -> str:
        """Return that a line is broken."""
        return f"The connection to {name} was lost. Nothing else is lost: invite again to continue."

    def refused(self, name: str) -> str:
        """Return that somebody does not want what was asked for."""
        return f"{name} declined."

    def wants(self, name: str, what: str) -> str:
        """Return what somebody asks for."""
        asks = {
            UNDO: "asks to undo a move",
            DRAW: "offers a draw",
            AGAIN: "would like a rematch",
        }
        return f"{name} {asks[what]}."


say = spoken(Words)
