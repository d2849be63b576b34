"""What people are told who play with friends elsewhere."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken
from engine.remote.status import AGAIN, DRAW, UNDO


class Words:
    """In English."""

    friend = "your friend"
    asked: Mapping[str, str] = {
        UNDO: "You have asked to take back a move.",
        DRAW: "You have offered a draw.",
        AGAIN: "You have asked for another game.",
    }
    not_now = "That cannot be asked for now."
    only_seen = "This game was played elsewhere: it can only be looked at here."
    nobody_here = "Nobody plays at this device. Choose “A person here” for one of the seats."
    too_many = "At most five devices can play together. Choose “A person here” for more of the seats."
    no_computers = "Computers cannot play along with friends elsewhere. Choose a person for every seat."
    secrets_known = (
        "This position shows things that would be secret, so friends at other devices cannot play on from "
        "it. Play it on this device, or set it up without them."
    )
    not_here = "That is not possible while you play with friends elsewhere."
    protocol_errors: Mapping[str, str] = {
        "apart": "{name} knows another course of this game. Compare both: it is kept here as you see it.",
        "chance": "what {name} has opened for the dice is not what was committed to.",
        "claim": "what {name} has claimed does not win.",
        "deck": "a card that {name} has opened is not the one that was shuffled.",
        "face": "what lies on a card is nothing that was shuffled. Nobody knows who has spoilt the deck.",
        "flood": "{name} says far more than any game needs.",
        "gap": "something that {name} has said before did not arrive. Invite once more.",
        "garbled": "what {name} says cannot be read.",
        "newer": "{name} has a newer version of this page. Load the page anew here, and connect again.",
        "older": "{name} has an older version of this page. {name} has to load the page anew; "
        "then invite once more.",
        "no-game": "it is a game that this page does not know. Load the page anew for its newest version.",
        "no-name": "{name} has a name that cannot be shown.",
        "no-table": "it was not set up as any game can be.",
        "not-legal": "{name} has made a move that the rules do not allow.",
        "not-your-seat": "{name} has spoken for a seat of somebody else.",
        "not-your-turn": "{name} has moved out of turn.",
        "order": "{name} has said something that makes no sense there.",
        "other-rules": "it is played by other rules than this page has. Load the page anew on both devices.",
        "other-table": "the invitation was to another game. Ask for a new one.",
        "seal": "what {name} is to have said does not bear the seal of {name}: "
        "somebody may have changed it on its way.",
        "stranger": "somebody speaks who does not play.",
        "taken": "somebody sits there already. Ask for a new invitation.",
        "words": "{name} has told what somebody else is to have said.",
    }

    load_anew = "Load it anew"

    def cannot_go_on(self, why: str, name: str) -> str:
        """Return that a game cannot go on, and why."""
        return f"This game cannot go on: {why.format(name=name)} All that was played up to now is kept."

    def came(self, name: str) -> str:
        """Return that somebody has sat down."""
        return f"{name} has sat down."

    shuffled = "The cards are being shuffled."
    not_shown = "What is shown here is not what the devices have told each other."

    def fair(self, entries: int, deals: int, mark: str) -> str:
        """Return that nothing was wrong, with what a friend's device must show as well."""
        chance = (
            ""
            if not deals
            else " Chance was dealt by all devices together, once."
            if deals == 1
            else (f" Chance was dealt by all devices together, {deals} times.")
        )
        return (
            f"Nothing is wrong: each of the {entries} entries is allowed by the rules and came in turn."
            f"{chance} To be sure that it was the same game, compare with your friend: both devices must "
            f"show the mark {mark}."
        )

    still_hidden = " The cards are not checked: for that, every device has to lay its part open at the end."

    def unfair(self, place: int, why: str) -> str:
        """Return what is wrong first."""
        return f"Something is wrong, in entry number {place}: {why}"

    def line_lost(self, name: str) -> str:
        """Return that a line is broken."""
        return f"The line to {name} is broken. Nothing is lost: invite once more to go on."

    def refused(self, name: str) -> str:
        """Return that somebody does not want what was asked for."""
        return f"{name} would rather not."

    def wants(self, name: str, what: str) -> str:
        """Return what somebody asks for."""
        asks = {
            UNDO: "would like to take back a move",
            DRAW: "offers a draw",
            AGAIN: "would like to play again",
        }
        return f"{name} {asks[what]}."


say = spoken(Words)
