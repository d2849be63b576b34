"""The shared state of a remote game, and the small steps that change it."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from engine.contract.values import CHANCE, TERMINAL, Action
from engine.remote.agreement import Table
from engine.remote.cards.decks import Decks, Need, need, rewound_decks
from engine.remote.entries import Entry
from engine.remote.errors import ProtocolError, StaleEntry
from engine.session.match import Match

T = TypeVar("T")
MOST_ACTIONS = 100_000
"""Maximum number of actions in a game."""
MOST_TIME = 10_000_000
"""Maximum time for one action, in milliseconds."""
MOST_REQUESTS = 100
"""Maximum number of requests between two actions."""
UNDO, DRAW, AGAIN = "undo", "draw", "again"
"""The kinds of request: undo, a draw, a rematch."""


class Person(NamedTuple):
    """The player at a device."""

    name: str
    last: bytes
    """The opening revealed last; at first the head of the chain."""
    key: str = ""
    """Public key of the player's signatures."""
    used: int = 0
    """Number of openings used so far."""


class Request(NamedTuple):
    """An open request of one player to the others."""

    what: str
    """`UNDO` with the place in the log ("undo:12"), `DRAW` or `AGAIN`."""
    at: int
    """Number of actions when the request was made."""
    agreed: frozenset[int]
    """The devices that agree."""


class SharedState(NamedTuple):
    """The state that a transcript folds to."""

    table: Table
    people: tuple[Person | None, ...]
    """The player at each device; None before anyone joins."""
    match: Match
    said: tuple[int, ...]
    """Number of entries by each device."""
    spent: tuple[int, ...] = ()
    """Clock time used by each action in milliseconds, as its author reports it."""
    deals: int = 0
    """Number of chance outcomes decided so far."""
    opened: tuple[bytes, ...] = ()
    """Each device's opening for the next chance outcome; b"" if it is missing."""
    request: Request | None = None
    refused: tuple[int, str] | None = None
    """The device that refused the last request, and the request."""
    again: bool = False
    """True if all want a rematch."""
    requests: int = 0
    """Number of requests since the last action."""
    known: Match | None = None
    """A match that the transcript probably reaches, set while it is read to save checks."""
    stored: bool = False
    """True if the transcript comes from this device's store: older versions let players undo further."""
    chains: tuple[bytes, ...] = ()
    """Hash of all entries of each device at this table; signatures sign it."""
    decks: Decks = Decks()
    """The decks of a game with hidden cards."""
    claims: tuple[str, ...] = ()
    """Wins claimed by a hidden card, as the revealed action texts."""

    @property
    def signed(self) -> bool:
        """True if entries are signed: with more than two devices, the hub passes on what others send."""
        return len(self.people) > 2

    @property
    def complete(self) -> bool:
        """True if everybody has joined."""
        return None not in self.people

    def owner(self, seat: int) -> int:
        """Return the device of a seat."""
        return self.table.owners[seat]

    @property
    def need(self) -> Need | None:
        """Entries needed before the next card can be drawn; None if no card is drawn now."""
        match = self.match
        if not match.game.info.hidden or self.table.lots or match.player == TERMINAL:
            return None
        deck_draw = match.game.deck_draw(match.state)
        return need(self.decks, deck_draw, self.table.owners) if deck_draw else None

    @property
    def deals_next(self) -> bool:
        """True if every device has to open a commitment, for the seats or for a chance outcome."""
        dealt = self.table.lots or (self.match.player == CHANCE and self.need is None)
        return self.complete and dealt

    @property
    def turn(self) -> int:
        """The device to move; -1 if none is."""
        player = self.match.player
        if player in (CHANCE, TERMINAL) or self.table.lots:
            return -1
        wanted = self.need
        return self.owner(player) if wanted is None or wanted.met else -1

    def known_next(self) -> str:
        """Return the next action text according to `known`; "" if unknown."""
        at, known = self.match.cursor, self.known
        return known.log[at].text if known and at < len(known.log) else ""


def after_action(state: SharedState, action: Action, took: int = 0) -> SharedState:
    """Return the state after an action; an open request lapses."""
    match, spent = state.match.play(action), (*state.spent, took)
    return state._replace(match=match, spent=spent, request=None, refused=None, requests=0)


def may_go_back(state: SharedState, cursor: int) -> bool:
    """Return True if no die or card, nor part of one, was revealed after a place in the log."""
    match, wanted = state.match, state.need
    if any(state.opened) or (wanted and wanted.maker is None):
        return False
    later = range(cursor, match.cursor)
    hides, game = match.game.info.hidden, match.game
    return not any(
        match.decider(at) == CHANCE or (hides and game.deck_draw(match.states[at])) for at in later
    )


def rewound(state: SharedState, cursor: int) -> SharedState:
    """Return the state rewound to a place in the log."""
    decks = rewound_decks(state.decks, cursor)
    return state._replace(match=cut(state.match, cursor), spent=state.spent[:cursor], decks=decks)


def cut(match: Match, cursor: int) -> Match:
    """Return a match that ends at a place in its log."""
    log, states = match.log[:cursor], match.states[: cursor + 1]
    return match._replace(log=log, states=states, cursor=cursor, agreed=None)


def check_current(state: SharedState, at: int, entry: Entry, over: bool = False) -> None:
    """Raise `StaleEntry` if the game has moved past action `at`, `ProtocolError` if it is not there yet."""
    if at < state.match.cursor or (state.match.player == TERMINAL and not over):
        raise StaleEntry("the game has moved on")
    if at > state.match.cursor:
        raise ProtocolError("gap", entry.author)


def number_of(entry: Entry, part: int = 0, most: int = MOST_ACTIONS) -> int:
    """Return a part of an entry as a number. Raises `ProtocolError`."""
    text = entry.parts[part]
    if not text.isascii() or not text.isdigit() or len(text) > len(str(most)) or int(text) > most:
        raise ProtocolError("order", entry.author)
    return int(text)


def with_item(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return a tuple with one item replaced."""
    return (*items[:index], item, *items[index + 1 :])
