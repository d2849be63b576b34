"""The shared state of a remote game: the devices it waits for, and the small steps that change it."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from engine.contract.values import CHANCE, TERMINAL, Action
from engine.formats.untrusted import distinct_names
from engine.remote.agreement import Table
from engine.remote.cards.decks import Decks, Need, need, rewound_decks
from engine.remote.crypto.hashing import digest
from engine.remote.entries import ABANDONED, AGAIN, UNDO, Entry, ProtocolError, StaleEntry
from engine.remote.signatures import History
from engine.session.match import Match

T = TypeVar("T")
MOST_ACTIONS = 100_000
"""Maximum number of actions in a game."""
MOST_TIME = 10_000_000
"""Maximum time for one action, in milliseconds."""
MOST_REQUESTS = 100
"""Maximum number of requests between two actions."""
MOST_JOINS = 100
"""Maximum number of times a device joins again between two actions."""


class Person(NamedTuple):
    """The player at a device."""

    name: str
    last: bytes
    """The opening revealed last; at first the head of the chain."""
    key: str = ""
    """Public key of the player's signatures."""
    used: int = 0
    """Number of openings of the present chain used so far."""
    head: bytes = b""
    """Head of the present chain."""
    commitment: str = ""
    """Commitment to the device's deck secret; "" if the game hides nothing."""


class Request(NamedTuple):
    """An open request of one player to the others."""

    what: str
    """`UNDO` with the place in the log ("undo:12"), `ABANDONED` with the device, `DRAW` or `AGAIN`."""
    at: int
    """Number of actions when the request was made."""
    agreed: frozenset[int]
    """The devices that agree."""
    heard: tuple[int, ...] = ()
    """The entries that opened it and agreed to it."""
    asked: tuple[int, ...] = ()
    """The entries that an answer must have heard: up to the request. Two friends may agree at once."""


class SharedState(NamedTuple):
    """The state that a transcript folds to."""

    table: Table
    people: tuple[Person | None, ...]
    """The player at each device; None before anyone joins."""
    match: Match
    entry_counts: tuple[int, ...]
    """Number of entries by each device."""
    spent: tuple[int, ...] = ()
    """Clock time used by each action in milliseconds, as its author reports it."""
    deals: int = 0
    """Number of chance outcomes decided so far."""
    opened: tuple[bytes, ...] = ()
    """Each device's opening for the next chance outcome; b"" if it is missing."""
    first_openings: tuple[bytes, ...] = ()
    """The openings of the first deal in protocol 2, from which only the words to compare follow; () before.

    Each fits the head of its device's first chain.
    """
    opens: tuple[int, ...] = ()
    """The counts that contain these openings."""
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
    history: History = History()
    """The hashes of the transcript, which signatures cover."""
    heard: tuple[int, ...] = ()
    """The entries that an action, an opening or a request must have heard: up to the last change."""
    joined: tuple[int, ...] = ()
    """The entries that an opening must have heard as well: the last join of each device."""
    joins: int = 0
    """Number of times that devices have joined again since the last action."""
    decks: Decks = Decks()
    """The decks of a game with hidden cards."""
    claims: tuple[str, ...] = ()
    """Wins claimed by a hidden card, as the revealed action texts."""
    abandoned: tuple[int, ...] = ()
    """Places of resignations that the others made for a player who had abandoned the game."""
    late: tuple[int, ...] = ()
    """Places of resignations for a player whose time had run out."""

    @property
    def protocol(self) -> int:
        """The protocol: in 1 nothing is signed or proven."""
        return self.table.protocol

    @property
    def complete(self) -> bool:
        """True if everybody has joined."""
        return None not in self.people

    def name(self, device: int) -> str:
        """Return the name of the player at a device, numbered if another looks the same; "" if unknown."""
        names = distinct_names([person.name if person else "" for person in self.people])
        return names[device] if 0 <= device < len(names) else ""

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
    def first_due(self) -> bool:
        """True once all have joined, until all have opened the first deal. People may play meanwhile."""
        begun = self.protocol > 1 and self.complete and not self.first_openings
        return begun and self.match.player != TERMINAL

    @property
    def deals_next(self) -> bool:
        """True if every device has to open a commitment: for the words, the seats, or a chance outcome."""
        dealt = self.table.lots or (self.match.player == CHANCE and self.need is None)
        return self.first_due or (self.complete and dealt)

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


def awaited_devices(state: SharedState) -> tuple[int, ...]:
    """Return the devices that others wait for: those that hold up the game, or have a request to answer."""
    request, everybody = open_request(state), range(len(state.people))
    answering = {device for device in everybody if request and device not in request.agreed}
    if request:
        answering -= {abandoned_device(request.what)}
    missing = {device for device in everybody if state.people[device] is None}
    return tuple(sorted({*missing, *answering, *blocking_devices(state)}))


def blocking_devices(state: SharedState) -> tuple[int, ...]:
    """Return the devices that hold up the game: with a move, an opening, a deck, a card key or a secret."""
    everybody, wanted = range(len(state.people)), state.need if state.complete else None
    opening = {device for device in everybody if state.deals_next and not state.opened[device]}
    cards = (
        ({wanted.maker} if wanted.maker is not None else {each for each, _ in wanted.keys})
        if wanted
        else set()
    )
    revealed = state.decks.revealed or (b"",) * len(everybody)
    over = state.match.player == TERMINAL and bool(state.decks.items)
    secrets = {device for device in everybody if over and not revealed[device]}
    return tuple(sorted({*opening, *cards, *secrets, state.turn} - {-1}))


def undo_reach(state: SharedState) -> int:
    """Return how many actions the open request undoes, if more than its author's last decision; else 0."""
    request = state.request
    word, _, place = request.what.partition(":") if request else ("", "", "")
    if request is None or word != UNDO:
        return 0
    owners, match = state.table.owners, state.match
    points = (
        match.undo_point([seat for seat, owner in enumerate(owners) if owner == device])
        for device in request.agreed
    )
    usual = min((point for point in points if point is not None), default=match.cursor)
    return match.cursor - int(place) if int(place) < usual else 0


def abandoned_device(what: str) -> int:
    """Return the device that a request says has abandoned the game; -1 for other requests."""
    word, _, device = what.partition(":")
    return int(device) if word == ABANDONED and len(device) == 1 and device in "01234" else -1


def unopened_devices(state: SharedState) -> tuple[int, ...]:
    """Return the devices whose deck secret is still missing at the end of a game of protocol 2.

    Without it the cards that they had a part in are not proven.
    """
    revealed = state.decks.revealed or (b"",) * len(state.people)
    ends = state.match.player == TERMINAL or any(revealed)
    begun = any(held.making.texts for held in state.decks.items)
    silent = (device for device, secret in enumerate(revealed) if not secret)
    return tuple(silent) if state.protocol > 1 and begun and ends else ()


def open_request(state: SharedState) -> Request | None:
    """Return the request that can still be answered, if there is one."""
    over = state.match.player == TERMINAL
    return state.request if state.request and (not over or state.request.what == AGAIN) else None


def free_devices(state: SharedState) -> tuple[int, ...]:
    """Return the devices at which nobody has joined."""
    return tuple(device for device, person in enumerate(state.people) if person is None)


def after_action(state: SharedState, action: Action, took: int = 0) -> SharedState:
    """Return the state after an action; an open request lapses."""
    match, spent = state.match.play(action), (*state.spent, took)
    return state._replace(match=match, spent=spent, request=None, refused=None, requests=0, joins=0)


def may_go_back(state: SharedState, cursor: int) -> bool:
    """Return True if no die or card, nor part of one, was revealed after a place in the log.

    In protocol 2 no deck was begun after it either.
    """
    match, wanted = state.match, state.need
    if any(state.opened) or (wanted and wanted.maker is None):
        return False
    if state.protocol > 1 and any(held.born > cursor for held in state.decks.items):
        return False
    later = range(cursor, match.cursor)
    hides, game = match.game.info.hidden, match.game
    return not any(
        match.decider(at) == CHANCE or (hides and game.deck_draw(match.states[at])) for at in later
    )


def rewound(state: SharedState, cursor: int) -> SharedState:
    """Return the state rewound to a place in the log."""
    decks = rewound_decks(state.decks, cursor)
    abandoned, late = (tuple(at for at in places if at < cursor) for places in (state.abandoned, state.late))
    state = state._replace(match=cut(state.match, cursor), spent=state.spent[:cursor], decks=decks)
    return state._replace(abandoned=abandoned, late=late)


def cut(match: Match, cursor: int) -> Match:
    """Return a match that ends at a place in its log."""
    log, states = match.log[:cursor], match.states[: cursor + 1]
    return match._replace(log=log, states=states, cursor=cursor, agreed=None)


def only(state: SharedState, entry: Entry) -> tuple[int, ...]:
    """Return the counts that contain an entry, and no other."""
    counts = range(len(state.people))
    return tuple(entry.number + 1 if device == entry.author else 0 for device in counts)


def together(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    """Return the counts that contain both."""
    return tuple(map(max, one, other)) if one and other else one or other


def check_heard(entry: Entry, counts: tuple[int, ...]) -> None:
    """Raise `StaleEntry` if the author of an entry had not heard these entries of others.

    An entry that was overtaken and withdrawn stays signed: nobody may use it later.
    """
    for device, (known, needed) in enumerate(zip(entry.heard, counts, strict=False)):
        if device != entry.author and known < needed:
            raise StaleEntry("overtaken")


def deal_label(state: SharedState) -> str:
    """Return the label of the next deal. It contains all heads, so that an old copy foresees nothing."""
    if state.protocol == 1:
        return f"{state.table.id} {state.deals}"
    heads = (person.head if person else b"" for person in state.people)
    return digest("deal", state.table.id, str(state.deals), *heads).hex()


def may_join_again(state: SharedState) -> bool:
    """Return True if a device may join again, for fresh chance.

    Never while a deal is due: a device that has seen an opening would choose a head to suit it.
    """
    chance, over = state.match.game.may_deal(state.match.state), state.match.player == TERMINAL
    return state.protocol > 1 and chance and not over and not state.deals_next


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
