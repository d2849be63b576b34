"""Texts of games by link."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken
from engine.remote.merge import CHANCE, DIVERGED, DROPS, MINE, OTHER, SEAT, TAKEN


class Words:
    """The English texts."""

    # --- sending ------------------------------------------------------------------------------------------

    friends = "your friends"
    not_sent = "Not sent yet"
    copy = "Copy link"
    copy_again = "Copy it again"
    send = "Send …"
    nudge = "Nudge …"
    """Label of the button that sends the link again, with the words that it is the friend's move."""
    paste = "Paste the link you received"
    open = "Open"
    too_long = "This game has become too long for a link. It stays here as it is."
    by_hand = "The link"
    by_hand_help = "The browser blocked copying. Select the link, copy it, and send it with any messenger."
    is_sent = "I sent it"

    def send_to(self, name: str) -> str:
        """Return the name of the player to send the link to."""
        return f"Send this to {name}"

    def waits_for(self, name: str) -> str:
        """Return the name of the player who sends the next link."""
        return f"Waiting for a link from {name}."

    def your_move(self, game: str, name: str) -> str:
        """Return the words before a link whose recipient is to move; `name` may be empty."""
        return f"Your move in {game}{', ' if name else ''}{name}"

    def our_game(self, game: str) -> str:
        """Return the words before any other link of a game that goes on."""
        return f"Our game of {game}"

    def game_is_over(self, game: str) -> str:
        """Return the words before the link of a finished game."""
        return f"Our game of {game} is over"

    def copied(self, name: str) -> str:
        """Return that a link was copied, with its recipient."""
        return f"Link copied. Send it to {name} with any messenger."

    # --- opening ------------------------------------------------------------------------------------------

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
        """Return an invitation to a game."""
        return f"{name} invites you to {game}"

    def you_play(self, colours: str) -> str:
        """Return the person's own colours."""
        return f"You play {colours}."

    def seat_is_taken(self, name: str) -> str:
        """Return that another person accepted the same invitation earlier."""
        return f"{name} accepted the same invitation before you. Another seat is free."

    def looks_on(self, names: str) -> str:
        """Return that the opened game belongs to other players."""
        return f"This is a game of {names}. You can view it and try variations."

    def moved(self, name: str, next_one: str) -> str:
        """Return that a player has moved, and who is next; `next_one` is "" for the person here."""
        return f"{name} has moved. {f'{next_one} is to move.' if next_one else 'Your turn.'}"

    def link_opened(self, name: str) -> str:
        """Return that a link without a move was opened."""
        return f"The link from {name} is open."

    def unsound(self, why: str, name: str) -> str:
        """Return the reason why a link cannot be opened."""
        return f"This link cannot be opened: {why.format(name=name)}"

    # --- two versions of one game -------------------------------------------------------------------------

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
        DROPS: (
            "The link from {name} contains a different version of the game, which leaves out something "
            "this device signed. Your version stays; the other is kept as a variation."
        ),
        TAKEN: (
            "{name} accepted the same invitation before you and has that seat now. Ask for another "
            "invitation. Your game here stays as it is."
        ),
        OTHER: "This link belongs to another game with the same number. The game here stays as it is.",
    }
    keep = "Keep mine"

    def take(self, name: str) -> str:
        """Return the label of the button that chooses the version in another player's link."""
        return f"Use {name}'s version"

    def taken(self, name: str) -> str:
        """Return that the game continues with the version of another player."""
        return f"The game continues as {name} sent it. Your version is kept as a variation."


say = spoken(Words)
