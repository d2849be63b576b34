"""Texts of online games: set-up, table and notices."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken
from engine.remote.agreement import LIVE, POST
from engine.remote.entries import ABANDONED, AGAIN, DRAW, UNDO
from ui.session.remote.deck_progress import AUDITING, CHECKING, KEYS, LOOKING, SECRETS, SHUFFLING
from ui.session.remote.peers import AWAY, BRAVO, GONE, HERE, LAUGH, NUDGE, OOPS

THINKS = "thinks"
"""Presence of a player who is here and to move."""


class Words:
    """The set-up and the table, in English."""

    remote_friend = "Play online"
    person_here = "Someone on this device"
    person_elsewhere = "A friend online"
    check = "Check fairness"
    view_only = "This game was played on other devices. You can view and check it, but not continue it."
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
    presence: Mapping[str, str] = {
        HERE: "is here",
        AWAY: "is away",
        GONE: "is not connected",
        THINKS: "is thinking",
    }
    signals: Mapping[str, str] = {
        BRAVO: "Well played!",
        LAUGH: "Haha!",
        OOPS: "Oops!",
        NUDGE: "Your move!",
    }
    talk = "Say something"
    nudge_off = "Your friend is not to move."
    your_name = "Your name"
    by_link = "Send moves by link"
    or_by_link = (
        "You can continue without a connection: send your moves by link, with any messenger. It is the same "
        "game, with its position, seats, names and dice, and you can connect again later."
    )
    clocks_stop = "The clocks are paused meanwhile."
    only_live = (
        "This game has secret cards, which only connected devices can shuffle and open. So its moves "
        "cannot be sent by link."
    )
    only_two = "A live game of more than two devices needs a connection to each of them."
    play_live = "Play live"
    lots = "Seats are drawn at random once everyone has joined."
    old_copy = (
        "This is an old copy of the game, which cannot take part in the draw. Continue where you played "
        "last, or open the newest backup file."
    )
    cards: Mapping[str, str] = {
        SHUFFLING: "Shuffling the cards: {part}.",
        LOOKING: "Opening your cards: {part}.",
        CHECKING: "Checking {name}'s shuffle: {part}.",
        AUDITING: "Checking all cards: {part}.",
        KEYS: "One card is still locked.",
        SECRETS: "The cards are yet to be revealed.",
    }
    asks: Mapping[str, str] = {
        UNDO: "{name} asks to undo a move. Do you agree?",
        DRAW: "{name} offers a draw. Do you accept?",
        AGAIN: "{name} would like a rematch. Do you agree?",
        ABANDONED: "{name} says that a player no longer answers. End the game?",
    }
    waits: Mapping[str, str] = {
        UNDO: "You asked to undo a move. Waiting for {names}.",
        DRAW: "You offered a draw. Waiting for {names}.",
        AGAIN: "You asked for a rematch. Waiting for {names}.",
        ABANDONED: "You say that a player no longer answers. Waiting for {names}.",
    }
    agree = "Accept"
    refuse = "Decline"
    offers_draw = "The game is drawn if your friend accepts."

    def asks_far(self, name: str, count: int) -> str:
        """Return a player's request to undo more than the last move."""
        return f"{name} asks to undo the last {count} moves. Do you agree?"

    def waits_for_device(self, name: str) -> str:
        """Return that the game waits for a player's device."""
        return f"Waiting for {name}'s device."

    def waits_for_connection(self, name: str) -> str:
        """Return that the game needs a player's connection to continue."""
        return f"The game continues when {name} is connected."

    def friend(self, number: int) -> str:
        """Return a name for a friend who has not joined yet, by number from 1; 0: the only friend."""
        return f"Friend {number}" if number else "Your friend"

    def say_signal(self, words: str) -> str:
        """Return the label of the button that says some words to the friends."""
        return f"Say “{words}”"

    def invite(self, name: str) -> str:
        """Return the label of the button that invites a friend."""
        return f"Invite {name[0].lower()}{name[1:]}" if name == self.friend(0) else f"Invite {name}"


class NoticeWords:
    """The notices, in English."""

    friend = "your friend"
    asked: Mapping[str, str] = {
        UNDO: "You asked to undo a move.",
        DRAW: "You offered a draw.",
        AGAIN: "You asked for a rematch.",
        ABANDONED: "You asked to end the game as abandoned.",
    }
    slowly = "You have just said something. Wait a moment."
    not_now = "That is not possible now."
    view_only = "This game was played on other devices. You can only view it here."
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
        "deck": "{name} sent false cards or a false key.",
        "double": (
            "{name} signed two different messages in the same place: the page there was changed, or an old "
            "copy of the game was put back. Both are kept as proof."
        ),
        "old-cards": ("its cards were shuffled by an earlier version of this program. You can only view it."),
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
        "revealed": "this device has revealed its cards after an error.",
        "signature": "{name} passed on a message that was changed on the way, or left something out.",
        "secret": "{name} revealed a deck secret different from the one fixed before the game.",
        "stranger": "a message came from someone who is not playing.",
        "taken": "that seat is taken. Ask for a new invitation.",
        "words": "{name} forwarded a message its author never sent.",
    }

    reload = "Reload"

    def cannot_continue(self, why: str, name: str) -> str:
        """Return that a remote game has to stop, with the reason."""
        return f"This game cannot continue: {why.format(name=name)} Everything played so far is kept."

    def connection_closed(self, why: str) -> str:
        """Return that a connection was closed before anybody proved who was there; the game goes on."""
        return f"A connection was closed: {why.format(name=self.friend)} The game continues."

    def is_present(self, name: str, presence: str) -> str:
        """Return whether a player is here, away or gone; `name` may be empty."""
        return f"{name or 'Your friend'} {say.presence[presence]}."

    def joined(self, name: str) -> str:
        """Return that a player has joined."""
        return f"{name} has joined."

    shuffled = "The cards are being shuffled."
    differs_from_transcript = "The game shown here does not match what the devices sent each other."

    def fair(self, entries: int, deals: int, mark: str) -> str:
        """Return that the audit found no fault, with the code to compare with the friend's device."""
        chance = (
            ""
            if not deals
            else " All devices drew dice or cards together once."
            if deals == 1
            else (f" All devices drew dice or cards together {deals} times.")
        )
        checked = "the only entry" if entries == 1 else f"each of the {entries} entries"
        return (
            f"No problems found: {checked} follows the rules and came in turn.{chance} To be "
            "sure that you both have the same game, compare with your friend: both devices must show the "
            f"code {mark}."
        )

    unproven = "Played with an older version of this page: fairness cannot be checked."

    def unfair(self, place: int, why: str) -> str:
        """Return the first fault that the audit found."""
        return f"Problem in entry {place}: {why}"

    def connection_lost(self, name: str) -> str:
        """Return that the connection to a player was lost."""
        return f"The connection to {name} was lost. Nothing else is lost: invite again to continue."

    def refused(self, name: str) -> str:
        """Return that a player declined a request."""
        return f"{name} declined."

    def wants(self, name: str, what: str, count: int = 0) -> str:
        """Return a player's request; `count`: the number of moves that it undoes, if more than one."""
        asks = {
            UNDO: f"asks to undo the last {count} moves" if count else "asks to undo a move",
            DRAW: "offers a draw",
            AGAIN: "would like a rematch",
            ABANDONED: "asks to end the game as abandoned",
        }
        return f"{name} {asks[what]}."


say = spoken(Words)
say_notice = spoken(NoticeWords)
