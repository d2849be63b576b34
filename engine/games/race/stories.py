"""What is told: what an action did, and why nothing can be done with a spot."""

from __future__ import annotations

from collections.abc import Iterator

from engine.contract.events import Eliminated, Event, Moved, Told
from engine.contract.values import RESIGN, Action, WhyNot
from engine.games.race.actions import BEGINS, PASS, SATAN, STAY, legal, route_of
from engine.games.race.options import TURN_LIMIT
from engine.games.race.picture import FIRE, prompt
from engine.games.race.turns import FILLED, LIMIT, UNDRAWN, State
from engine.games.race.words import Words

_DEEDS = {STAY: "stays", PASS: "passes", RESIGN: "resigns"}
"""The sentences of what moves nothing."""


def told(state: State, action: Action, after: State, piece: str) -> Iterator[Event]:
    """Yield what happens: the move along its whole route, who is out, an extra turn, how the game ended."""
    if action.text.startswith(BEGINS):
        yield Told("begins", (after.seat,))
        return
    who, text = state.seat, action.text
    if text in _DEEDS:
        yield Told(_DEEDS[text], (who,))
    elif text.startswith(SATAN):
        yield Moved(FIRE, route_of(state, action), who)
    else:
        yield Moved(f"{state.field.setup.colours[who]} {piece}", route_of(state, action))
    if not after.flames[who]:
        if text != RESIGN:
            yield Told("snuffed_out", (who,))
        yield Eliminated(who)
    if after.again and not after.decided:
        yield Told("extra_turn", (who,))
    if after.end:
        yield _ending(after)


def _ending(after: State) -> Told:
    if after.end == LIMIT:
        return Told("turn_limit", (TURN_LIMIT,))
    return Told("filled" if after.end == FILLED else "last_left", (after.seat,))


def why_not(view: State, spot: str, say: Words) -> WhyNot | None:
    """Return why nothing can be done with what stands on a spot (S5, S6, S12); None for an empty hole."""
    if any(action.path[0] == spot for action in (*legal(view), *legal(view._replace(decided=True)))):
        return None
    hole = 1 << view.field.board.numbers[spot]
    owners = [seat for seat, mask in enumerate(view.flames) if mask & hole]
    if not owners and not hole & view.fire_bit:
        return None
    if view.end or view.seat == UNDRAWN:
        return WhyNot(prompt(view, say))
    return _why_not_piece(view, owners[0] if owners else None, say)


def why_not_there(view: State, picked: tuple[str, ...], spot: str, say: Words) -> WhyNot | None:
    """Return why what is picked cannot go to a hole (S6, S12); None where `why_not` has more to say."""
    numbers = view.field.board.numbers
    hole = 1 << numbers[spot]
    if view.end or not picked or hole & view.flames[view.seat]:
        return None
    fire = numbers.get(picked[0]) == view.fire
    if hole & view.taken:
        return WhyNot(say.taken, "S12" if fire else "S6")
    return WhyNot(say.fire_ways, "S12") if fire else WhyNot(say.no_way(), "S6")


def _why_not_piece(view: State, owner: int | None, say: Words) -> WhyNot:
    if owner is None:
        return WhyNot(say.fire_decided if view.decided else say.fire_blocked, "S12")
    if owner != view.seat:
        return WhyNot(say.others_turn(view.seat, owner), "S5")
    return WhyNot(say.blocked(), "S6")
