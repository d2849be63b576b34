"""The shared state: a pure fold over the entries of a transcript that refuses invalid ones.

Every device folds the same entries and reaches the same match. Nothing is taken on trust: author, turn,
legality and commitments are all checked here.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.contract.steps import Steps, finish
from engine.contract.values import TERMINAL, IllegalAction
from engine.formats.untrusted import player_name
from engine.remote.agreement import LIVE, read_table
from engine.remote.cards.dealing import (
    UNREAD,
    announced,
    apply_claim,
    apply_deck,
    apply_hide,
    apply_key,
    apply_reveal,
    reveal_cards,
)
from engine.remote.cards.views import seen_match
from engine.remote.crypto import ed25519
from engine.remote.crypto.hashing import SIZE, bytes_of
from engine.remote.crypto.randomness import draw_outcome, follows, read_opening
from engine.remote.entries import (  # fmt: skip
    ABANDONED,
    AGAIN,
    ASK,
    BARE,
    CLAIM,
    DECK,
    DO,
    DRAW,
    HIDE,
    JOIN,
    KEY,
    LATE,
    NO,
    NOBODY,
    OPEN,
    RESIGN,
    UNDO,
    YES,
    Entry,
    ProtocolError,
    StaleEntry,
)
from engine.remote.signatures import begin_history
from engine.remote.status import (  # fmt: skip
    MOST_JOINS,
    MOST_REQUESTS,
    MOST_TIME,
    Person,
    Request,
    SharedState,
    abandoned_device,
    after_action,
    blocking_devices,
    check_current,
    check_heard,
    deal_label,
    may_go_back,
    may_join_again,
    number_of,
    only,
    rewound,
    together,
    with_item,
)
from engine.session.clock import resignation_point
from engine.session.match import Match


def begin(entry: Entry) -> SharedState:
    """Return the state after the first entry of a transcript. Raises `ProtocolError`."""
    table = read_table(entry)
    count = table.devices
    counts, nothing = (1, *[0] * (count - 1)), (0,) * count
    match, history = seen_match(table.match, None), begin_history(entry)
    state = SharedState(
        table,
        (None,) * count,
        match,
        counts,
        opened=(b"",) * count,
        history=history,
        heard=nothing,
        joined=nothing,
    )
    return state._replace(decks=announced(table))


def fold(entries: Iterable[Entry], known: Match | None = None) -> SharedState:
    """Return the state after a whole transcript. Raises `ProtocolError`, `StaleEntry`.

    Actions shared with the match `known` are not checked against the rules again.
    """
    return finish(folding(entries, known))


def folding(entries: Iterable[Entry], known: Match | None = None, stored: bool = False) -> Steps[SharedState]:
    """Return `fold` in steps, one entry each; `stored`: the transcript comes from this device's own store."""
    found = iter(entries)
    state = begin(next(found, Entry(0, 0, "")))
    for entry in found:
        state = step(state._replace(known=known, stored=stored), entry)
        yield 0.0
    return state._replace(known=None, stored=False)


def step(state: SharedState, entry: Entry) -> SharedState:
    """Return the state after one more entry. Raises `StaleEntry` or `ProtocolError` if it does not apply."""
    author = entry.author
    if author >= len(state.people):
        raise ProtocolError("stranger", author)
    if entry.number < state.entry_counts[author]:
        raise StaleEntry("a repeated entry")
    if entry.number > state.entry_counts[author]:
        raise ProtocolError("gap", author)
    again = entry.kind == JOIN and state.people[author] is not None and state.protocol > 1
    if (state.people[author] is None) != (entry.kind == JOIN) and not again:
        raise ProtocolError("order", author)
    if entry.kind not in _STEPS:
        raise ProtocolError("order", author)
    try:
        history = state.history.extended(entry)
    except ValueError as fault:
        raise ProtocolError("signature", NOBODY) from fault
    _check_timely(state, entry)
    after = _STEPS[entry.kind](state, entry)
    return _without_lapsed_request(after, entry)._replace(
        entry_counts=with_item(state.entry_counts, author, state.entry_counts[author] + 1),
        history=history,
        heard=only(state, entry) if entry.kind in (DO, HIDE) else after.heard,
    )


def _check_timely(state: SharedState, entry: Entry) -> None:
    """Raise `StaleEntry` if the author had not heard the last change of the game, which the entry needs."""
    if entry.kind in (DO, HIDE, ASK, LATE) or (entry.kind == OPEN and not state.first_due):
        check_heard(entry, state.heard)
    if entry.kind == OPEN:
        check_heard(entry, state.joined)
    if entry.kind in (YES, NO) and state.request:
        check_heard(entry, state.request.asked)


def _without_lapsed_request(state: SharedState, entry: Entry) -> SharedState:
    """Return the state without a request to end the game as abandoned by a device that does its part."""
    request, part = state.request, (DO, OPEN, DECK, KEY, HIDE, CLAIM, BARE)
    device = abandoned_device(request.what) if request else -1
    lapses = device == entry.author and entry.kind in part
    return state._replace(request=None) if lapses else state


def _join(state: SharedState, entry: Entry) -> SharedState:
    name, head, key, *commitment = entry.parts
    before, person = state.people[entry.author], Person(name, b"", key, 0, b"", "".join(commitment))
    if before is not None:
        if before._replace(last=b"", used=0, head=b"") != person:
            raise ProtocolError("order", entry.author)
        if state.deals_next:
            raise StaleEntry("a deal is due")
        if not may_join_again(state) or state.joins >= MOST_JOINS:
            raise ProtocolError("flood" if state.joins >= MOST_JOINS else "order", entry.author)
        state = state._replace(joins=state.joins + 1)
    elif name != player_name(name):
        raise ProtocolError("no-name", entry.author)
    if state.protocol > 1:
        _check_identity(state, entry, key, person.commitment)
    opening = _opening(head, entry.author)
    person = person._replace(last=opening, head=opening)
    people, joined = with_item(state.people, entry.author, person), together(state.joined, only(state, entry))
    return state._replace(people=people, joined=joined)


def _check_identity(state: SharedState, entry: Entry, key: str, commitment: str) -> None:
    """Raise `ProtocolError` if a key, or the commitment to a deck secret, is malformed."""
    try:
        if not ed25519.is_public(bytes_of(key, ed25519.KEY_SIZE)):
            raise ValueError("point")
        if state.match.game.info.hidden:
            bytes_of(commitment, SIZE)
        elif commitment:
            raise ValueError("text")
    except ValueError as fault:
        raise ProtocolError("order", entry.author) from fault


def _do(state: SharedState, entry: Entry) -> SharedState:
    """Apply an action; its place in the log shows that its author knew all actions before it."""
    at, text, took = number_of(entry), entry.parts[1], number_of(entry, 2, MOST_TIME)
    check_current(state, at, entry)
    if state.turn != entry.author:
        raise ProtocolError("not-your-turn", entry.author)
    match = state.match
    if ahead := _ahead(state, text):
        state = state._replace(match=ahead, spent=(*state.spent, took), request=None, refused=None)
        return state._replace(requests=0, joins=0)
    try:
        action = match.game.find(match.state, text)
    except IllegalAction as fault:
        raise ProtocolError("not-legal", entry.author) from fault
    if state.need and text == f"{state.need.deck_draw.lead}{UNREAD}":
        raise ProtocolError("not-legal", entry.author)
    return reveal_cards(after_action(state, action, took))


def _ahead(state: SharedState, text: str) -> Match | None:
    """Return the match one action further if `known` already contains that action."""
    match, known = state.match, state.known
    at = match.cursor
    if (
        known is None
        or known.log[:at] != match.log
        or [each.text for each in known.log[at : at + 1]] != [text]
    ):
        return None
    return match._replace(log=known.log[: at + 1], states=known.states[: at + 2], cursor=at + 1)


def _open(state: SharedState, entry: Entry) -> SharedState:
    """Apply an opening of a commitment; the last one decides the chance outcome."""
    author, number, opening = entry.author, number_of(entry), _opening(entry.parts[1], entry.author)
    person = state.people[author]
    if number < state.deals or state.opened[author]:
        raise StaleEntry("already opened")
    if not state.deals_next or number > state.deals:
        raise ProtocolError("order", author)
    if person is None or not follows(person.last, opening):
        raise ProtocolError("chance", author)
    state = state._replace(
        opened=with_item(state.opened, author, opening),
        people=with_item(state.people, author, person._replace(last=opening, used=person.used + 1)),
    )
    first = sum(map(bool, state.opened)) == 1
    opens = only(state, entry) if first else together(state.opens, only(state, entry))
    state = state._replace(opens=opens)
    return state if b"" in state.opened else _dealt(state)


def _dealt(state: SharedState) -> SharedState:
    """Apply the outcome of all openings: seats drawn by lot, or a chance action; the first has none."""
    match, label = state.match, deal_label(state)
    if state.first_due:
        nobody = (b"",) * len(state.people)
        return state._replace(deals=1, first_openings=state.opened, opened=nobody)
    if state.table.lots:
        owners = state.table.owners
        by = draw_outcome(state.opened, label, [1.0] * len(owners))
        state = state._replace(table=state.table._replace(owners=(*owners[by:], *owners[:by]), lots=False))
    else:
        outcomes = match.game.chance_outcomes(match.state)
        chosen = draw_outcome(state.opened, label, [weight for _, weight in outcomes])
        state = after_action(state, outcomes[chosen][0])
    state = state._replace(deals=state.deals + 1, opened=(b"",) * len(state.people), heard=state.opens)
    return reveal_cards(state)


def _ask(state: SharedState, entry: Entry) -> SharedState:
    """Open a request, or agree to the open request for the same thing."""
    what, at = entry.parts[0], number_of(entry, 1)
    check_current(state, at, entry, over=what == AGAIN)
    if not _may_ask(state, what, entry.author):
        raise ProtocolError("order", entry.author)
    if state.request and state.request.what == what:
        if entry.author in state.request.agreed:
            raise StaleEntry("a repeated request")
        return _agreed(state, state.request, entry)
    if state.requests >= MOST_REQUESTS:
        raise ProtocolError("flood", entry.author)
    request = Request(what, at, frozenset(), (0,) * len(state.people))
    return _agreed(state._replace(refused=None, requests=state.requests + 1), request, entry)


def _may_ask(state: SharedState, what: str, author: int) -> bool:
    """Return True if this may be requested now."""
    over = state.match.player == TERMINAL
    word, _, place = what.partition(":")
    if word == UNDO and place.isascii() and place.isdigit() and len(place) < 6:
        stored = state.stored and state.protocol == 1
        return int(place) < state.match.cursor and (stored or may_go_back(state, int(place)))
    if word == ABANDONED:
        return _may_be_abandoned(state, abandoned_device(what), author)
    return (what == DRAW and not over) or (what == AGAIN and over)


def _may_be_abandoned(state: SharedState, device: int, author: int) -> bool:
    """Return True if a live game that waits for a device may end as abandoned by it."""
    live = state.protocol > 1 and state.table.way == LIVE and state.match.player != TERMINAL
    return live and state.complete and device != author and device in blocking_devices(state)


def _answer(state: SharedState, entry: Entry) -> SharedState:
    request, at, author = state.request, number_of(entry, 1), entry.author
    if request is None or (request.what, request.at) != (entry.parts[0], at):
        raise StaleEntry("no such request is open")
    device = abandoned_device(request.what)
    confirms = device >= 0 and len(state.people) == 2
    if entry.kind == YES and (author == device or (author in request.agreed and not confirms)):
        raise StaleEntry("already agreed")
    if entry.kind == YES and not _may_ask(state, request.what, author):
        raise StaleEntry("a card has been revealed since")
    if entry.kind == NO:
        return state._replace(request=None, refused=(author, request.what))
    return _agreed(state, request, entry)


def _agreed(state: SharedState, request: Request, entry: Entry) -> SharedState:
    """Return the state with one more agreement; carry out the request once all agree.

    With two devices, one says twice that the other is gone. In between, the other may do its part or refuse.
    """
    agreed, heard = request.agreed | {entry.author}, together(request.heard, only(state, entry))
    device = abandoned_device(request.what)
    unconfirmed = device >= 0 and len(state.people) == 2 and entry.kind == ASK
    if unconfirmed or len(agreed | {device} - {-1}) < len(state.people):
        asked = request.asked or only(state, entry)
        return state._replace(request=request._replace(agreed=agreed, heard=heard, asked=asked))
    state = state._replace(request=None, refused=None)
    word, _, place = request.what.partition(":")
    if word == UNDO:
        state = rewound(state, int(place))._replace(heard=heard)
        return state._replace(opened=(b"",) * len(state.people))
    if word == ABANDONED:
        return _abandoned(state, device, heard)
    return state._replace(again=True) if word == AGAIN else state._replace(match=state.match.agree())


def _abandoned(state: SharedState, device: int, heard: tuple[int, ...]) -> SharedState:
    """Return the state after the seats of a device are given up."""
    seats = [seat for seat, owner in enumerate(state.table.owners) if owner == device]
    match = state.match
    ways = (resignation_point(match, seat) for seat in seats) if match.game.info.resigning else ()
    way = next((way for way in ways if way), None)
    if len(match.seats) == 2 or way is None:
        return state._replace(match=match.agree(seats[0], abandoned=True))
    state = after_action(rewound(state, way[0]), way[1])
    return state._replace(heard=heard, abandoned=(*state.abandoned, way[0]))


def _give_up(state: SharedState, entry: Entry) -> SharedState:
    """Apply a resignation or a loss on time, even if another entry crossed it."""
    seat, at, late = number_of(entry), number_of(entry, 1), entry.kind == LATE
    match = state.match
    if match.player == TERMINAL:
        raise StaleEntry("the game is over")
    if at > match.cursor:
        raise ProtocolError("gap", entry.author)
    if seat >= len(match.seats) or state.owner(seat) != entry.author:
        raise ProtocolError("not-your-seat", entry.author)
    if state.protocol > 1 and not (state.table.control if late else _may_resign(match)):
        raise ProtocolError("order", entry.author)
    way = resignation_point(match, seat) if late and match.game.info.resigning else None
    if way:
        state = after_action(rewound(state, way[0]), way[1])
        return state._replace(heard=only(state, entry), late=(*state.late, way[0]))
    return state._replace(match=match.agree(seat, late=late), request=None, refused=None)


def _may_resign(match: Match) -> bool:
    """Return True if a seat may resign at any time; in other games it is an action, in the seat's turn."""
    return len(match.seats) == 2 and not match.game.info.resigning


def _opening(text: str, author: int) -> bytes:
    """Return an opening or the head of a chain. Raises `ProtocolError`."""
    try:
        return read_opening(text)
    except ValueError as fault:
        raise ProtocolError("chance", author) from fault


_STEPS = {
    JOIN: _join,
    DO: _do,
    OPEN: _open,
    ASK: _ask,
    YES: _answer,
    NO: _answer,
    RESIGN: _give_up,
    LATE: _give_up,
    DECK: apply_deck,
    KEY: apply_key,
    HIDE: apply_hide,
    CLAIM: apply_claim,
    BARE: apply_reveal,
}
"""The function that applies each kind of entry."""
