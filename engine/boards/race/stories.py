"""What is said: what an action did, and why nothing can be done with a spot."""

from __future__ import annotations

from collections.abc import Iterator

from engine.boards.race.actions import BEGINS, PASS, SATAN, STAY, legal, route_of
from engine.boards.race.picture import FIRE, ending_words, race_picture
from engine.boards.race.turns import UNDRAWN, State
from engine.events import Eliminated, Event, Moved, Told
from engine.protocol import RESIGN, Action, WhyNot


def told(state: State, action: Action, after: State, piece: str) -> Iterator[Event]:
    """Yield what happens: the move along its whole route, who is out, an extra turn, how the game ended."""
    seats = state.field.setup.seats
    if action.text.startswith(BEGINS):
        yield Told(f"{seats[after.seat]} begins.")
        return
    who, text = seats[state.seat], action.text
    if text in (STAY, PASS, RESIGN):
        words = {STAY: f"{who} lets {FIRE} stay.", PASS: f"{who} passes.", RESIGN: f"{who} resigns."}
        yield Told(words[text])
    else:
        fire = text.startswith(SATAN)
        yield Moved(FIRE if fire else f"{who.lower()} {piece}", route_of(state, action), who if fire else "")
    if not after.flames[state.seat]:
        if text != RESIGN:
            yield Told(f"{who} is snuffed out: the home is full (S8).")
        yield Eliminated(who)
    if after.again and not after.decided:
        yield Told(f"{who} has an extra turn (S7).")
    if after.end:
        yield Told(ending_words(after))


def why_not(view: State, spot: str, piece: str) -> WhyNot | None:
    """Return why nothing can be done with what stands on a spot (S5, S6, S12); None for an empty hole."""
    if any(action.path[0] == spot for action in (*legal(view), *legal(view._replace(decided=True)))):
        return None
    hole = 1 << view.field.board.numbers[spot]
    owners = [seat for seat, mask in enumerate(view.flames) if mask & hole]
    if not owners and not hole & view.fire_bit:
        return None
    if view.end or view.seat == UNDRAWN:
        return WhyNot(race_picture(view, piece).prompt)
    return _why_not_piece(view, owners[0] if owners else None, piece)


def why_not_there(view: State, picked: tuple[str, ...], spot: str, piece: str) -> WhyNot | None:
    """Return why what is picked cannot go to a hole (S6, S12); None where `why_not` has more to say."""
    numbers = view.field.board.numbers
    hole = 1 << numbers[spot]
    if view.end or not picked or hole & view.flames[view.seat]:
        return None
    fire = numbers.get(picked[0]) == view.fire
    if hole & view.taken:
        return WhyNot("That hole is taken.", "S12" if fire else "S6")
    if fire:
        words = f"{FIRE} goes one step, to an empty hole beside it, and never into a point of the star."
        return WhyNot(words, "S12")
    ways = f"a {piece} goes to an empty hole beside it, or jumps straight over what stands beside it"
    return WhyNot(f"No way leads there: {ways}.", "S6")


def _why_not_piece(view: State, owner: int | None, piece: str) -> WhyNot:
    seats = view.field.setup.seats
    if owner is None:
        blocked = "All holes beside Satan's fire are taken or lie in a point of the star."
        return WhyNot("Satan's fire was decided already in this turn." if view.decided else blocked, "S12")
    if owner != view.seat:
        words = f"It is {seats[view.seat]}'s turn, and this {piece} belongs to {seats[owner]}."
        return WhyNot(words, "S5")
    return WhyNot(f"This {piece} is blocked: no hole beside it is free, and there is no jump.", "S6")
