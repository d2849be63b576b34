"""The wait for other devices: who is named, how their time is measured, and how the game ends without them.

A device reports the time of its own moves. Every other device measures it, too, and shows both times if they
differ. Only the reported time counts, so that all devices have the same clocks.
"""

from __future__ import annotations

from engine.contract.values import TERMINAL
from engine.remote.agreement import LIVE
from engine.remote.cards.views import all_revealed
from engine.remote.entries import ABANDONED, LATE
from engine.remote.replica import Replica
from engine.remote.status import SharedState, abandoned_device, blocking_devices
from ui.features.remote.greeting import peers_of, replica_of
from ui.features.remote.requests import agree_to_request, ask, refuse_request
from ui.kinds.remote import Remote
from ui.messages import Message
from ui.messages.remote import Abandon, AskAbandon, ConfirmAbandon, WaitTicked
from ui.panels.clocks import clocks_run
from ui.panels.remote.comparing import awaited_words
from ui.session.effects import Effect, SendLater
from ui.session.model import Change, Effects, Model
from ui.session.remote.peers import (
    CHECK,
    GONE,
    JOIN,
    KEY,
    LIST,
    LONG,
    MOVE,
    NAMED,
    OPENING,
    PASSING,
    QUIET,
    SECRET,
    UNKNOWN,
    UNNOTED,
    Awaited,
    Peers,
    Waiting,
)
from ui.session.screen import ABANDON
from ui.storage.seats import Difference

MESSAGES = (WaitTicked, AskAbandon, Abandon, ConfirmAbandon)
SECONDS = {NAMED: 3.0, LONG: 60.0}
"""Seconds after which a stage of the wait begins."""
EARLY = 0.05
"""Seconds by which a timer may come too early."""
DELAY = 2.0
"""Seconds that messages may take on their way."""
LAST_CALL = 10.0
"""Seconds in which the other of two devices can still answer before the game ends."""
TICK = 1.0
"""Seconds between two updates of a clock that is shown."""
NOTHING = Awaited()


def awaited(replica: Replica, peers: Peers | None) -> Awaited:
    """Return the part of the game that other devices have to send before it goes on."""
    state, hub = replica.state, _hub(peers)
    missing = [device for device, person in enumerate(state.people) if person is None]
    if replica.own is None or replica.stuck:
        return NOTHING
    if missing:
        return _part(replica, JOIN, missing)
    if replica.mine and hub != UNKNOWN:
        return _part(replica, PASSING, [hub], replica.mine[0].number)
    if state.match.player == TERMINAL:
        return _secrets(replica)
    if cards := _cards(replica):
        return cards
    if state.turn >= 0:
        return _part(replica, MOVE, [state.turn], state.match.cursor)
    closed = [device for device, opening in enumerate(state.opened) if not opening]
    return _part(replica, OPENING, closed, state.deals) if state.deals_next else NOTHING


def _part(replica: Replica, what: str, devices: list[int], *mark: int) -> Awaited:
    """Return a part that some devices owe; nothing if this is the only one."""
    others = tuple(device for device in sorted(devices) if device != replica.device)
    return Awaited(what, others, mark) if others else NOTHING


def _hub(peers: Peers | None) -> int:
    """Return the device that passes on the entries of this one; `UNKNOWN` if none does now."""
    return UNKNOWN if peers is None or peers.hub or not peers.linked else peers.linked[0].device


def _secrets(replica: Replica) -> Awaited:
    """Return the deck secrets that are still to be revealed after the game."""
    decks = replica.state.decks
    if not decks.items or all_revealed(decks):
        return NOTHING
    revealed = decks.revealed or (b"",) * len(replica.state.people)
    return _part(replica, SECRET, [device for device, secret in enumerate(revealed) if not secret])


def _cards(replica: Replica) -> Awaited | None:
    """Return the part that comes before the next card; None if no card is drawn."""
    state, wanted = replica.state, replica.state.need
    if wanted is None or wanted.met:
        return None
    if wanted.maker is not None:
        made = state.decks.items[wanted.deck].making if wanted.deck < len(state.decks.items) else None
        stage = made.stage if made else 0
        return _part(replica, LIST, [wanted.maker], wanted.deck, stage)
    owners = sorted({owner for owner, _ in wanted.keys})
    checks = all(_may_still_check(state, wanted.deck, owner) for owner in owners if owner != replica.device)
    return _part(replica, CHECK if checks else KEY, owners, wanted.deck, len(wanted.keys))


def _may_still_check(state: SharedState, deck: int, device: int) -> bool:
    """Return True if a device has given no key of a deck yet, and others have locked it after that device."""
    keys = state.decks.items[deck].keys.values()
    return device < len(state.people) - 1 and not any(each[device] for each in keys)


# --- after each message ------------------------------------------------------------------------------


def follow(before: Model, after: Model) -> Change:
    """Begin a new wait if the game waits for another part now, and note how long the last one took."""
    replica, old = replica_of(after), after.screen.waiting
    live = replica is not None and replica.state.table.way == LIVE and not after.table.main.kind.by_links
    if replica is None or not live:
        reset = Waiting(number=old.number + 1) if old != Waiting(number=old.number) else old
        return _with_waiting(after, reset), ()
    connected, now = _all_connected(replica, peers_of(after)), after.now
    part, table = awaited(replica, peers_of(after)), replica.state.table.id
    effects: Effects = ()
    if _continues(old, part, table):
        ends = tuple(device for device in old.ends if device in part.devices)
        new = old._replace(part=part, ends=ends)
    else:
        after = _with_difference(before, after, old) if old.table == table else after
        new = Waiting(table, part, old.number + 1, now, seat=_seat(after, replica, part))
        effects = (SendLater(SECONDS[NAMED], WaitTicked(new.number)),) if part.what else ()
    new = _measuring(new, _all_connected(replica, peers_of(after), but=part.devices), now)
    new = _with_own_part(new, old, replica, connected, after)
    after = _without_question(_without_undone(before, _with_waiting(after, new)))
    after, answers = _refuse_absence(before, after, replica)
    return after, (*effects, *answers)


def _all_connected(replica: Replica, peers: Peers | None, but: tuple[int, ...] = ()) -> bool:
    """Return True if every other device is connected, except some."""
    some = (*but, replica.device)
    others = (device for device in range(len(replica.state.people)) if device not in some)
    return peers is not None and all(peers.presence(device) != GONE for device in others)


def _continues(old: Waiting, part: Awaited, table: str) -> bool:
    """Return True if the same part is awaited as before, perhaps from fewer devices."""
    same = (old.table, old.part.what, old.part.mark) == (table, part.what, part.mark)
    return same and set(part.devices) <= set(old.part.devices)


def _seat(model: Model, replica: Replica, part: Awaited) -> int:
    """Return the seat whose time a part takes; -1 if no clock runs."""
    main = model.table.main
    over = part.what in ("", JOIN, SECRET)
    if over or main.clock is None or main.match.outcome or not main.clock.begun(main.match.cursor):
        return -1
    if part.what == MOVE and clocks_run(main):
        return main.match.player
    return replica.state.table.owners.index(part.devices[0])


def _measuring(waiting: Waiting, connected: bool, now: float) -> Waiting:
    """Return the wait with its time measured up to now; it pauses while a device that is not awaited is gone.

    While the awaited one is gone, the clocks stand still. But its player may have cut the line to think.
    """
    runs = bool(waiting.part.what) and connected
    if (waiting.read is not None) == runs:
        return waiting
    return waiting._replace(measured=_seconds(waiting, now), read=now if runs else None)


def _seconds(waiting: Waiting, now: float) -> float:
    """Return the seconds measured so far."""
    return waiting.measured + (0.0 if waiting.read is None else max(0.0, now - waiting.read))


def _with_waiting(model: Model, waiting: Waiting) -> Model:
    return (
        model.with_screen(model.screen._replace(waiting=waiting))
        if waiting != model.screen.waiting
        else model
    )


def _without_question(model: Model) -> Model:
    """Return the model without the question whether to end the game, once the device has sent its part."""
    asked = model.screen.dialog == ABANDON
    return (
        model.with_dialog("")
        if asked and model.screen.subject not in map(str, model.screen.waiting.ends)
        else model
    )


# --- the part of this device -------------------------------------------------------------------------


def _with_own_part(new: Waiting, old: Waiting, replica: Replica, connected: bool, model: Model) -> Waiting:
    """Return the wait with the times since when the others wait for this device, and call it absent.

    The first one runs on without a connection, so that cutting the line does not shorten the minute.
    """
    state, now = replica.state, model.now
    due = state.complete and replica.device in blocking_devices(state)
    own = (state.match.cursor, state.deals) if due else ()
    named = state.request is not None and abandoned_device(state.request.what) == replica.device
    new = new._replace(own=own, accused=(now if old.accused is None else old.accused) if named else None)
    if own == old.own and new.table == old.table:
        steady = old.steady and connected
        noticed = old.noticed if own else steady
        new = new._replace(own_since=old.own_since, own_wall=old.own_wall)
        return new._replace(steady=steady, noticed=noticed)
    steady = connected and new.table == old.table
    return new._replace(own_since=now, own_wall=model.wall, steady=steady, noticed=steady)


def is_too_early(waiting: Waiting, model: Model, last_call: bool = False) -> bool:
    """Return True if this device has surely not kept the others waiting for a minute.

    With `last_call`, it must also have had the time to answer the request.
    """
    waited = max(model.now - waiting.own_since, model.wall - waiting.own_wall) if waiting.own else 0.0
    asked = 0.0 if waiting.accused is None else model.now - waiting.accused
    hasty = last_call and asked < LAST_CALL - DELAY
    return (waiting.steady and hasty) or (waiting.noticed and waited < SECONDS[LONG] - DELAY)


def _refuse_absence(before: Model, after: Model, replica: Replica) -> Change:
    """Refuse at once to be called absent, unless the others have waited for a minute."""
    request, was = replica.state.request, replica_of(before)
    new = request is not None and (was is None or was.state.request != request)
    named = request is not None and replica.own and abandoned_device(request.what) == replica.device
    if not new or not named or request is None or not is_too_early(after.screen.waiting, after):
        return after, ()
    return refuse_request(after, replica, request)


# --- the two measurements ----------------------------------------------------------------------------


def _with_difference(before: Model, after: Model, old: Waiting) -> Model:
    """Return the model with the last wait noted if this device measured another time than was reported."""
    session, main = before.session, after.table.main
    seat, kind = old.seat, main.kind
    if seat < 0 or session is None or not isinstance(kind, Remote):
        return after
    measured = round(_seconds(old, after.now) * 1000)
    at = old.part.mark[0] if old.part.what == MOVE else main.match.cursor
    moves = old.part.what == MOVE
    reported = _reported(before, after, old, at) if moves else 0
    if reported is None or abs(measured - reported) <= (UNNOTED if moves else old.tolerance):
        return after
    noted = kind.with_difference(Difference(at, seat, measured - reported))
    return after.with_session(after.table.with_main(main._replace(kind=noted)))


def _reported(before: Model, after: Model, old: Waiting, at: int) -> int | None:
    """Return the milliseconds that a device reports for its move; None if it made none.

    A device that reports that its time has run out has used all of it.
    """
    replica, was = after.table.main.replica, before.table.main.replica
    clock = before.table.main.clock
    if replica is None or was is None or clock is None:
        return None
    new = replica.heard[len(was.heard) :] if replica.heard[: len(was.heard)] == was.heard else ()
    if any(entry.kind == LATE and entry.author in old.part.devices for entry in new):
        return clock.states[at].left[old.seat]
    return replica.state.spent[at] if len(replica.state.spent) > at else None


def _without_undone(before: Model, after: Model) -> Model:
    """Return the model without the differences of moves that were undone."""
    kind, main = after.table.main.kind, after.table.main
    was = before.session.main if before.session else None
    if not isinstance(kind, Remote) or was is None or was.match.cursor <= main.match.cursor:
        return after
    kept = tuple(each for each in kind.differences if each.at < main.match.cursor)
    if was.sitting != main.sitting or kept == kind.differences:
        return after
    return after.with_session(after.table.with_main(main._replace(kind=kind.replaced(measured=kept))))


# --- messages ----------------------------------------------------------------------------------------


def update(model: Model, message: Message) -> Change:
    """Name the awaited player, or end the game as abandoned."""
    waiting, replica = model.screen.waiting, replica_of(model)
    match message:
        case WaitTicked(number) if number == waiting.number and waiting.part.what and replica:
            return _tick(model, waiting, replica)
        case AskAbandon(device) if device in waiting.ends:
            return model.with_dialog(ABANDON, str(device)), ()
        case Abandon(device) if device in waiting.ends and replica:
            return _ask_to_end(model.with_dialog(""), replica, device)
        case ConfirmAbandon(at) if replica:
            return _confirm(model, replica, at)
    return model, ()


def _ask_to_end(model: Model, replica: Replica, device: int) -> Change:
    """Ask the others to end the game; with two devices the request is repeated after a last call."""
    model, effects = ask(model, replica, f"{ABANDONED}:{device}")
    later = ConfirmAbandon(replica.state.match.cursor)
    return model, (*effects, SendLater(LAST_CALL, later)) if len(replica.state.people) == 2 else effects


def _confirm(model: Model, replica: Replica, at: int) -> Change:
    """End the game of two devices, unless the other one has answered meanwhile."""
    request = replica.state.request
    mine = request is not None and request.at == at and replica.device in request.agreed
    device = abandoned_device(request.what) if request else UNKNOWN
    if request is None or not mine or device not in blocking_devices(replica.state):
        return model, ()
    return agree_to_request(model, replica, request)


def _tick(model: Model, waiting: Waiting, replica: Replica) -> Change:
    """Advance the stage of the wait and the shown clock, and send the next tick."""
    passed, now = model.now - waiting.since + EARLY, model.now
    stage = max(stage for stage in (QUIET, *SECONDS) if SECONDS.get(stage, 0.0) <= passed)
    if waiting.read is not None:
        waiting = waiting._replace(measured=_seconds(waiting, now), read=now)
    if stage == LONG != waiting.stage:
        waiting = waiting._replace(ends=_by_whom_to_end(replica, waiting.part))
    if stage == NAMED != waiting.stage and waiting.part.what not in (MOVE, JOIN):
        model = model.announce(awaited_words(replica, waiting.part))
    confirms, request = stage == LONG != waiting.stage, replica.state.request
    waiting = waiting._replace(stage=stage)
    times = [SECONDS[LONG] - passed + 2 * EARLY] if stage < LONG else []
    times += [TICK] if waiting.seat >= 0 and waiting.part.what != MOVE else []
    later: tuple[Effect, ...] = (SendLater(min(times), WaitTicked(waiting.number)),) if times else ()
    model = _with_waiting(model, waiting)
    if confirms and request:  # asked before this page was loaded
        model, effects = _confirm(model, replica, request.at)
        later = (*later, *effects)
    return model, later


def _by_whom_to_end(replica: Replica, part: Awaited) -> tuple[int, ...]:
    """Return the awaited devices by which the game may now be ended as abandoned."""
    state = replica.state
    if part.what in (JOIN, SECRET) or state.protocol == 1:
        return ()
    return tuple(device for device in part.devices if device in blocking_devices(state))
