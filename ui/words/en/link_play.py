"""What is said of the links that friends play by."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken
from engine.remote.merge import CHANCE, DIVERGED, MINE, OTHER, SEAT, TAKEN


class Words:
    """In English."""

    # --- sending -----------------------------------------------------------------------------------

    friends = "your friends"
    not_sent = "Not sent yet"
    copy = "Copy link"
    copy_again = "Copy it again"
    send = "Send …"
    paste = "A link that you were sent"
    open = "Open"
    too_long = "This game has become too long for a link. It stays here as it is."
    by_hand = "The link"
    by_hand_help = (
        "The browser did not allow copying. Select the link, copy it, and send it by any messenger."
    )
    is_sent = "I have sent it"

    def send_to(self, name: str) -> str:
        """Return whom a link is to be sent to."""
        return f"Send this to {name}"

    def waits_for(self, name: str) -> str:
        """Return whose link is awaited."""
        return f"Waiting for the link of {name}."

    def copied(self, name: str) -> str:
        """Return that a link was copied, and whom it is for."""
        return f"The link is copied. Send it to {name} by any messenger."

    # --- opening -----------------------------------------------------------------------------------

    friend = "your friend"
    a_friend = "A friend"
    your_name = "Your name"
    accept = "Accept"
    not_now = "Not now"
    which = "Who are you?"
    lots = "Lots decide who sits where."
    by_links = (
        "You play by links: each move is a link that you send back. Send it to nobody else: whoever has it "
        "can move for either of you."
    )
    old = "This link is older than the game here. Nothing was changed."
    same = "This link tells nothing new."
    accepted_before = "You have accepted this invitation before. This is the game."
    own = "This is your own invitation. Send it to your friend."

    def invites(self, name: str, game: str) -> str:
        """Return who invites to which game."""
        return f"{name} invites you to {game}"

    def you_play(self, colours: str) -> str:
        """Return what one plays."""
        return f"You play {colours}."

    def seat_is_taken(self, name: str) -> str:
        """Return that somebody else has accepted the same invitation before."""
        return f"{name} has accepted the same invitation before you. There is another seat."

    def looks_on(self, names: str) -> str:
        """Return whose game was opened that one does not play in."""
        return f"This is a game of {names}. You can look at it, and try for yourself how it might go on."

    def moved(self, name: str, next_one: str) -> str:
        """Return who has moved, and who is to move: "" for oneself."""
        return f"{name} has moved. {f'{next_one} is to move.' if next_one else 'Your turn.'}"

    def told(self, name: str) -> str:
        """Return that a link of somebody was opened that brought no move."""
        return f"The link of {name} is opened."

    def unsound(self, why: str, name: str) -> str:
        """Return that a link cannot be opened, and why."""
        return f"This link cannot be opened: {why.format(name=name)}"

    # --- two courses of one game -------------------------------------------------------------------

    two_courses = "Two courses of this game"
    parted: Mapping[str, str] = {
        DIVERGED: "The link of {name} tells another course of this game than the one here.",
        MINE: "The link of {name} holds moves of yours that this device does not know. If you have made them "
        "at another device, take them. Otherwise somebody has moved for you.",
        SEAT: "The same invitation was accepted twice: in the link of {name} somebody else sits where a "
        "friend sits here.",
    }
    kept = "Both are kept: what you do not choose stays in the list of moves, as a line beside the game."
    refused: Mapping[str, str] = {
        CHANCE: "The link of {name} tells another course of this game, from before something was drawn by "
        "lot that is known by now. That would not be fair, so the game here stays; theirs lies beside it.",
        TAKEN: "{name} has accepted the same invitation before you, and sits there now. Ask for another "
        "invitation. Your game stays here as it is.",
        OTHER: "This link is of another table that has the same number. The game here stays as it is.",
    }
    keep = "Keep mine"

    def take(self, name: str) -> str:
        """Return the button that goes on with what somebody's link tells."""
        return f"Take what {name} sent"

    def taken(self, name: str) -> str:
        """Return that the game goes on with what somebody's link tells."""
        return f"The game goes on as {name} sent it. What was here lies beside it as a line."


say = spoken(Words)
