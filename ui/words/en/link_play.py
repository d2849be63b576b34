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
    paste = "Paste the link you received"
    open = "Open"
    too_long = "This game has become too long for a link. It stays here as it is."
    by_hand = "The link"
    by_hand_help = "The browser blocked copying. Select the link, copy it, and send it with any messenger."
    is_sent = "I sent it"

    def send_to(self, name: str) -> str:
        """Return whom a link is to be sent to."""
        return f"Send this to {name}"

    def waits_for(self, name: str) -> str:
        """Return whose link is awaited."""
        return f"Waiting for a link from {name}."

    def copied(self, name: str) -> str:
        """Return that a link was copied, and whom it is for."""
        return f"Link copied. Send it to {name} with any messenger."

    # --- opening -----------------------------------------------------------------------------------

    friend = "your friend"
    a_friend = "A friend"
    your_name = "Your name"
    accept = "Accept"
    not_now = "Not now"
    which = "Who are you?"
    lots = "Seats are drawn at random."
    by_links = (
        "You play by link: each move is a link that you send back. Send it to nobody else: anyone who "
        "has it can move for either of you."
    )
    old = "This link is older than the game here. Nothing was changed."
    same = "This link contains nothing new."
    accepted_before = "You have already accepted this invitation. This is the game."
    own = "This is your own invitation. Send it to your friend."

    def invites(self, name: str, game: str) -> str:
        """Return who invites to which game."""
        return f"{name} invites you to {game}"

    def you_play(self, colours: str) -> str:
        """Return what one plays."""
        return f"You play {colours}."

    def seat_is_taken(self, name: str) -> str:
        """Return that somebody else has accepted the same invitation before."""
        return f"{name} accepted the same invitation before you. Another seat is free."

    def looks_on(self, names: str) -> str:
        """Return whose game was opened that one does not play in."""
        return f"This is a game of {names}. You can view it and try variations."

    def moved(self, name: str, next_one: str) -> str:
        """Return who has moved, and who is to move: "" for oneself."""
        return f"{name} has moved. {f'{next_one} is to move.' if next_one else 'Your turn.'}"

    def told(self, name: str) -> str:
        """Return that a link of somebody was opened that brought no move."""
        return f"The link from {name} is open."

    def unsound(self, why: str, name: str) -> str:
        """Return that a link cannot be opened, and why."""
        return f"This link cannot be opened: {why.format(name=name)}"

    # --- two courses of one game -------------------------------------------------------------------

    two_courses = "Two versions of this game"
    parted: Mapping[str, str] = {
        DIVERGED: "The link from {name} contains a different version of this game.",
        MINE: (
            "The link from {name} contains moves of yours that this device does not know. If you made "
            "them on another device, use them. Otherwise, someone has moved for you."
        ),
        SEAT: (
            "The same invitation was accepted twice: in the link from {name}, someone else has your "
            "friend's seat."
        ),
    }
    kept = "Both are kept: the one you do not choose stays in the move list as a variation."
    refused: Mapping[str, str] = {
        CHANCE: (
            "The link from {name} changes the game from before a random draw whose result is known by "
            "now. That would not be fair, so your version stays; the other is kept as a variation."
        ),
        TAKEN: (
            "{name} accepted the same invitation before you and has that seat now. Ask for another "
            "invitation. Your game here stays as it is."
        ),
        OTHER: "This link belongs to another game with the same number. The game here stays as it is.",
    }
    keep = "Keep mine"

    def take(self, name: str) -> str:
        """Return the button that goes on with what somebody's link tells."""
        return f"Use {name}'s version"

    def taken(self, name: str) -> str:
        """Return that the game goes on with what somebody's link tells."""
        return f"The game continues as {name} sent it. Your version is kept as a variation."


say = spoken(Words)
