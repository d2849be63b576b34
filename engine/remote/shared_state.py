"""The shared state: a pure fold over the entries of a transcript that refuses invalid ones.

Every device folds the same entries and reaches the same match. Nothing is taken on trust: author, turn,
legality and commitments are all checked here.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.contract.steps import Steps, finish
from engine.contract.values import TERMINAL, IllegalAction
from engine.formats.names import player_name
from engine.remote.agreement import read_table
from engine.remote.cards.dealing import (
    UNREAD,
    apply_claim,
    apply_deck,
    apply_hide,
    apply_key,
    apply_reveal,
    reveal_cards,
)
from engine.remote.cards.views import seen_match
from engine.remote.crypto.chain import follows, read_opening
from engine.remote.crypto.randomness import draw_outcome
from engine.remote.crypto.schnorr import read_public
from engine.remote.entries import (  # fmt: skip
    ASK,
    BARE,
    CLAIM,
    DECK,
    DO,
    HIDE,
    JOIN,
    KEY,
    LATE,
    NO,
    OPEN,
    RESIGN,
    YES,
    Entry,
    extend_chain,
)
from engine.remote.errors import ProtocolError, StaleEntry
from engine.remote.status import (  # fmt: skip
    AGAIN,
    DRAW,
    MOST_REQUESTS,
    MOST_TIME,
    UNDO,
    Person,
    Request,
    SharedState,
    after_action,
    check_current,
    may_go_back,
    number_of,
    rewound,
    with_item,
)
from engine.session.clocks.clock import resignation_point
from engine.session.match import Match


def begin(entry: Entry) -> SharedState:
    """Return the state after the first entry of a transcript. Raises `ProtocolError`."""
    table = read_table(entry)
    count = table.devices
    said, chain = (1, *[0] * (count - 1)), extend_chain(b"", entry)
    match = seen_match(table.match, None)
    return SharedState(table, (None,) * count, match, said, opened=(b"",) * count, chains=(chain,) * count)


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
    if entry.number < state.said[author]:
        raise StaleEntry("a repeated entry")
    if entry.number > state.said[author]:
        raise ProtocolError("gap", author)
    if (state.people[author] is None) != (entry.kind == JOIN):
        raise ProtocolError("order", author)
    if entry.kind not in _STEPS:
        raise ProtocolError("order", author)
    if entry.signature and not state.signed:
        raise ProtocolError("seal", author)
    return _STEPS[entry.kind](state, entry)._replace(
        said=with_item(state.said, author, state.said[author] + 1),
        chains=with_item(state.chains, author, extend_chain(state.chains[author], entry)),
    )


def _join(state: SharedState, entry: Entry) -> SharedState:
    name, head, key = entry.parts
    if name != player_name(name):
        raise ProtocolError("no-name", entry.author)
    if not (_is_public(key) if state.signed else key == ""):
        raise ProtocolError("seal", entry.author)
    person = Person(name, _opening(head, entry.author), key)
    return state._replace(people=with_item(state.people, entry.author, person))


def _do(state: SharedState, entry: Entry) -> SharedState:
    """Apply an action; its place in the log shows that its author knew all actions before it."""
    at, text, took = number_of(entry), entry.parts[1], number_of(entry, 2, MOST_TIME)
    check_current(state, at, entry)
    if state.turn != entry.author:
        raise ProtocolError("not-your-turn", entry.author)
    match = state.match
    if ahead := _ahead(state, text):
        return state._replace(match=ahead, spent=(*state.spent, took), request=None, refused=None, requests=0)
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
    return state if b"" in state.opened else _dealt(state)


def _dealt(state: SharedState) -> SharedState:
    """Apply the outcome of all openings: seats drawn by lot, or a chance action."""
    match, label = state.match, f"{state.table.id} {state.deals}"
    if state.table.lots:
        owners = state.table.owners
        by = draw_outcome(state.opened, label, [1.0] * len(owners))
        state = state._replace(table=state.table._replace(owners=(*owners[by:], *owners[:by]), lots=False))
    else:
        outcomes = match.game.chance_outcomes(match.state)
        chosen = draw_outcome(state.opened, label, [weight for _, weight in outcomes])
        state = after_action(state, outcomes[chosen][0])
    return reveal_cards(state._replace(deals=state.deals + 1, opened=(b"",) * len(state.people)))


def _ask(state: SharedState, entry: Entry) -> SharedState:
    """Open a request, or agree to the open request for the same thing."""
    what, at = entry.parts[0], number_of(entry, 1)
    check_current(state, at, entry, over=what == AGAIN)
    if not _may_ask(state, what):
        raise ProtocolError("order", entry.author)
    if state.request and state.request.what == what:
        if entry.author in state.request.agreed:
            raise StaleEntry("a repeated request")
        return _agreed(state, state.request, entry.author)
    if state.requests >= MOST_REQUESTS:
        raise ProtocolError("flood", entry.author)
    request = Request(what, at, frozenset({entry.author}))
    return state._replace(request=request, refused=None, requests=state.requests + 1)


def _may_ask(state: SharedState, what: str) -> bool:
    """Return True if this may be requested now."""
    over = state.match.player == TERMINAL
    word, _, place = what.partition(":")
    if word == UNDO and place.isascii() and place.isdigit() and len(place) < 6:
        return int(place) < state.match.cursor and (state.stored or may_go_back(state, int(place)))
    return (what == DRAW and not over) or (what == AGAIN and over)


def _answer(state: SharedState, entry: Entry) -> SharedState:
    request, at = state.request, number_of(entry, 1)
    if request is None or (request.what, request.at) != (entry.parts[0], at):
        raise StaleEntry("no such request is open")
    if entry.kind == YES and entry.author in request.agreed:
        raise StaleEntry("already agreed")
    if entry.kind == YES and not _may_ask(state, request.what):
        raise StaleEntry("a card has been revealed since")
    if entry.kind == NO:
        return state._replace(request=None, refused=(entry.author, request.what))
    return _agreed(state, request, entry.author)


def _agreed(state: SharedState, request: Request, author: int) -> SharedState:
    """Return the state with one more agreement; carry out the request once all agree."""
    agreed = request.agreed | {author}
    if len(agreed) < len(state.people):
        return state._replace(request=request._replace(agreed=agreed))
    state = state._replace(request=None, refused=None)
    word, _, place = request.what.partition(":")
    if word == UNDO:
        return rewound(state, int(place))._replace(opened=(b"",) * len(state.people))
    return state._replace(again=True) if word == AGAIN else state._replace(match=state.match.agree())


def _give_up(state: SharedState, entry: Entry) -> SharedState:
    """Apply a resignation or a loss on time, even if another entry crossed it."""
    seat, at = number_of(entry), number_of(entry, 1)
    match = state.match
    if match.player == TERMINAL:
        raise StaleEntry("the game is over")
    if at > match.cursor:
        raise ProtocolError("gap", entry.author)
    if seat >= len(match.seats) or state.owner(seat) != entry.author:
        raise ProtocolError("not-your-seat", entry.author)
    late = entry.kind == LATE
    way = resignation_point(match, seat) if late and match.game.info.resigning else None
    if way:
        return after_action(rewound(state, way[0]), way[1])
    return state._replace(match=match.agree(seat, late=late), request=None, refused=None)


def _opening(text: str, author: int) -> bytes:
    """Return an opening or the head of a chain. Raises `ProtocolError`."""
    try:
        return read_opening(text)
    except ValueError as fault:
        raise ProtocolError("chance", author) from fault


def _is_public(key: str) -> bool:
    """Return True if this is a valid public key."""
    try:
        return read_public(key) > 1
    except ValueError:
        return False


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
