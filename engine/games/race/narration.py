"""Events, explanations and refusals of the star games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from engine.contract.events import JUMPS, RESIGNS, Eliminated, Event, Moved, Remark
from engine.contract.values import RESIGN, Action, Refusal
from engine.games.race import turns
from engine.games.race.actions import BEGINS, PASS, SATAN, STAY, legal, route_of
from engine.games.race.moves import holes_of
from engine.games.race.picture import FIRE, prompt
from engine.games.race.setups import TURN_LIMIT
from engine.games.race.turns import FILLED, LIMIT, UNDRAWN, State
from engine.games.race.words.en import Words

MIN_CHANGE = 3
"""Minimum change of a route, in steps, worth an explanation."""
_REMARKS = {STAY: "stays", PASS: "passes", RESIGN: RESIGNS}
"""Sentences of actions that move no piece."""


def events_of(state: State, action: Action, after: State, piece: str) -> Iterator[Event]:
    """Yield the events: the move along its route, eliminations, an extra turn, the end of the game."""
    if action.text.startswith(BEGINS):
        yield Remark("begins", (after.seat,))
        return
    seat, text = state.seat, action.text
    if text in _REMARKS:
        yield Remark(_REMARKS[text], (seat,), idle=text == STAY)
    elif text.startswith(SATAN):
        yield Moved(FIRE, route_of(state, action), seat)
    else:
        yield _moved(state, action, f"{state.field.setup.colours[seat]} {piece}")
    if not after.flames[seat]:
        if text != RESIGN:
            yield Remark("snuffed_out", (seat,))
        yield Eliminated(seat)
    if after.again and not after.decided:
        yield Remark("extra_turn", (seat,))
    if after.end:
        yield _ending(after)


def _moved(state: State, action: Action, piece: str) -> Moved:
    route = route_of(state, action)
    start, end = (state.field.board.numbers[name] for name in action.path)
    steps = len(route) == 2 and state.field.moves.steps[start] & 1 << end
    return Moved(piece, route, how="" if steps else JUMPS)


def _ending(after: State) -> Remark:
    if after.end == LIMIT:
        return Remark("turn_limit", (TURN_LIMIT,))
    return Remark("filled" if after.end == FILLED else "last_left", (after.seat,))


def written(action: Action, say: Words) -> str:
    """Return an action in notation for people."""
    if action.text == STAY:
        return say.fire_stays
    return f"{say.fire_to} {action.path[-1]}" if action.text.startswith(SATAN) else action.text


def gain(states: Sequence[State], done: Sequence[Action], seat: int, say: Words) -> Iterator[str]:
    """Yield the benefits of a line for a seat: of its actions, and of the first moved piece."""
    left = [turns.steps_left(state, seat) for state in states]
    at = next((at for at, action in enumerate(done) if not action.text.startswith((SATAN, STAY))), 0)
    before, after = states[at], states[at + 1]
    if done[0].text.startswith(SATAN) and at and done[at] not in legal(states[0]._replace(decided=True)):
        yield say.fire_serves(done[at].text)
    if states[-1].flames[seat]:
        yield say.nearer(left[0] - left[-1], left[0] - left[at + 1])
    if (hops := len(route_of(before, done[at])) - 1) > 1:
        yield say.jumps(hops)
    if after.again and not after.decided:
        yield say.once_more
    then, now = ((state.flames[seat] & state.field.goals[seat]).bit_count() for state in (before, after))
    if now > then:
        yield say.in_goal(now, after.flames[seat].bit_count())
    at_home = [state.flames[seat] & state.field.homes[seat] for state in (before, after)]
    if at_home[0] and not at_home[1] and after.flames[seat]:
        yield say.home_left
    for old, new in pairwise(states):
        if old.flames[old.seat] and not new.flames[old.seat]:
            yield say.snuffed_out(old.seat).rstrip(".")
    yield from _longest_routes(states[0], after, seat, say)


def _longest_routes(before: State, after: State, seat: int, say: Words) -> Iterator[str]:
    """Yield the blocked longest route of an opponent, and a longer one opened for the player's next move."""
    others = [other for other in turns.living(after) if other != seat]
    lost = {other: (_longest(before, other), _longest(after, other)) for other in others}
    rival = max(others, key=lambda other: lost[other][0] - lost[other][1], default=seat)
    if rival != seat and lost[rival][0] - lost[rival][1] >= MIN_CHANGE:
        yield say.bars(rival, *lost[rival])
    if after.flames[seat] and _longest(after, seat) - _longest(before, seat) >= MIN_CHANGE:
        yield say.opens(_longest(after, seat))


def _longest(state: State, seat: int) -> int:
    """Return the maximum gain of a seat by one move, in steps."""
    far = state.field.far[seat]
    ways = turns.flame_ends(state._replace(seat=seat))
    return max((far[start] - far[end] for start, ends in ways for end in holes_of(ends)), default=0)


def refusal(view: State, spot: str, say: Words) -> Refusal | None:
    """Return the refusal for the piece on a spot (S5, S6, S12); None for an empty hole."""
    if any(action.path[0] == spot for action in (*legal(view), *legal(view._replace(decided=True)))):
        return None
    hole = 1 << view.field.board.numbers[spot]
    owners = [seat for seat, mask in enumerate(view.flames) if mask & hole]
    if not owners and not hole & view.fire_bit:
        return None
    if view.end or view.seat == UNDRAWN:
        return Refusal(prompt(view, say))
    return _piece_refusal(view, owners[0] if owners else None, say)


def path_refusal(view: State, picked: tuple[str, ...], spot: str, say: Words) -> Refusal | None:
    """Return the refusal for a hole out of reach (S6, S12); None if `refusal` has more to say."""
    numbers = view.field.board.numbers
    hole = 1 << numbers[spot]
    if view.end or not picked or hole & view.flames[view.seat]:
        return None
    fire = numbers.get(picked[0]) == view.fire
    if hole & view.occupied:
        return Refusal(say.taken, "S12" if fire else "S6")
    return Refusal(say.fire_ways, "S12") if fire else Refusal(say.no_way(), "S6")


def _piece_refusal(view: State, owner: int | None, say: Words) -> Refusal:
    if owner is None:
        return Refusal(say.fire_decided if view.decided else say.fire_blocked, "S12")
    if owner != view.seat:
        return Refusal(say.others_turn(view.seat, owner), "S5")
    return Refusal(say.blocked(), "S6")
