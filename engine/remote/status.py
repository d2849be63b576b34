"""How a game between devices stands: what its transcript has come to so far."""

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
"""No game is longer."""
MOST_TIME = 10_000_000
"""The most milliseconds that an action takes."""
MOST_REQUESTS = 100
"""How often something can be asked for between two actions."""
UNDO, DRAW, AGAIN = "undo", "draw", "again"
"""What the others are asked for: to take back, to call it a draw, to play once more."""


class Person(NamedTuple):
    """Who plays at a device."""

    name: str
    last: bytes
    """The opening of theirs that was opened last, at first the head of their chain."""
    key: str = ""
    """What their signatures are checked with."""
    used: int = 0
    """How many openings of their chain they have used."""


class Request(NamedTuple):
    """What somebody has asked the others for."""

    what: str
    """`UNDO` with the place in the log ("undo:12"), `DRAW` or `AGAIN`."""
    at: int
    """How many actions there were."""
    agreed: frozenset[int]
    """The devices that want it."""


class SharedState(NamedTuple):
    """What a transcript comes to."""

    table: Table
    people: tuple[Person | None, ...]
    """Who plays at each device; None until they have joined."""
    match: Match
    said: tuple[int, ...]
    """How many entries each device has made."""
    spent: tuple[int, ...] = ()
    """What each action has taken of the clocks, in milliseconds, as who did it says."""
    deals: int = 0
    """How many chance outcomes were dealt together."""
    opened: tuple[bytes, ...] = ()
    """What each device has opened for the next one; b"" where it has not."""
    request: Request | None = None
    refused: tuple[int, str] | None = None
    """Who has refused what was asked for last."""
    again: bool = False
    """Whether all want to play once more."""
    requests: int = 0
    """How often something was asked for since the last action."""
    known: Match | None = None
    """A match of this device's own that the transcript is likely to come to, while it is being read."""
    stored: bool = False
    """Whether this comes from the device's own store: older versions let players undo further."""
    chains: tuple[bytes, ...] = ()
    """What stands for all that each device has said at this very table: that is what seals are under."""
    decks: Decks = Decks()
    """The decks, in a game that hides something."""
    claims: tuple[str, ...] = ()
    """What has been won by unseen, as it was shown."""

    @property
    def signed(self) -> bool:
        """Whether entries bear seals: where more than two devices play, one passes on what others say."""
        return len(self.people) > 2

    @property
    def complete(self) -> bool:
        """Whether everybody has joined."""
        return None not in self.people

    def owner(self, seat: int) -> int:
        """Return the device that has a seat."""
        return self.table.owners[seat]

    @property
    def need(self) -> Need | None:
        """What has to be said before a card can be drawn; None if no card is drawn now."""
        match = self.match
        if not match.game.info.hidden or self.table.lots or match.player == TERMINAL:
            return None
        drawing = match.game.drawing(match.state)
        return need(self.decks, drawing, self.table.owners) if drawing else None

    @property
    def deals_next(self) -> bool:
        """Whether everybody is to open something: for the lot who sits where, or for what chance brings."""
        dealt = self.table.lots or (self.match.player == CHANCE and self.need is None)
        return self.complete and dealt

    @property
    def turn(self) -> int:
        """The device whose turn it is; -1 if it is nobody's."""
        player = self.match.player
        if player in (CHANCE, TERMINAL) or self.table.lots:
            return -1
        wanted = self.need
        return self.owner(player) if wanted is None or wanted.met else -1

    def known_next(self) -> str:
        """Return what comes next as far as that is known from before; "" if it is not."""
        at, known = self.match.cursor, self.known
        return known.log[at].text if known and at < len(known.log) else ""


def after_action(state: SharedState, action: Action, took: int = 0) -> SharedState:
    """Return it after an action; what was asked for before counts no more."""
    match, spent = state.match.play(action), (*state.spent, took)
    return state._replace(match=match, spent=spent, request=None, refused=None, requests=0)


def may_go_back(state: SharedState, cursor: int) -> bool:
    """Return whether nobody has seen a card, a die or a part of either that came after a place in the log."""
    match, wanted = state.match, state.need
    if any(state.opened) or (wanted and wanted.maker is None):
        return False
    later = range(cursor, match.cursor)
    hides, game = match.game.info.hidden, match.game
    return not any(match.decider(at) == CHANCE or (hides and game.drawing(match.states[at])) for at in later)


def rewound(state: SharedState, cursor: int) -> SharedState:
    """Return it with the match as it was at a place in its log."""
    decks = rewound_decks(state.decks, cursor)
    return state._replace(match=cut(state.match, cursor), spent=state.spent[:cursor], decks=decks)


def cut(match: Match, cursor: int) -> Match:
    """Return a match that ends at a place in its log."""
    log, states = match.log[:cursor], match.states[: cursor + 1]
    return match._replace(log=log, states=states, cursor=cursor, agreed=None)


def check_current(state: SharedState, at: int, entry: Entry, over: bool = False) -> None:
    """Raise `StaleEntry` if the game has moved past action `at`, `ProtocolError` if it is not there yet."""
    if at < state.match.cursor or (state.match.player == TERMINAL and not over):
        raise StaleEntry("the game has gone on")
    if at > state.match.cursor:
        raise ProtocolError("gap", entry.author)


def number_of(entry: Entry, part: int = 0, most: int = MOST_ACTIONS) -> int:
    """Return the number that a part of an entry is. Raises `ProtocolError`."""
    text = entry.parts[part]
    if not text.isascii() or not text.isdigit() or len(text) > len(str(most)) or int(text) > most:
        raise ProtocolError("order", entry.author)
    return int(text)


def with_item(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return items with one of them replaced."""
    return (*items[:index], item, *items[index + 1 :])
