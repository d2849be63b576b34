"""Turns and their consequences: S5-S13, and the goal of S20. Pure functions on masks."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.race.moves import holes_of
from engine.games.race.setups import TURN_LIMIT, Field, field

NO_FIRE = -1
"""Value of `State.fire` when it is not in play (S13)."""
UNDRAWN = -1
"""Value of `State.seat` before the draw for the first player (S5)."""
FILLED, LAST, LIMIT = "filled", "last", "limit"
"""Codes of the ends: S9, S8 or S10, S11."""


ANYWHERE = 1
"""Rules version in which a full goal counted wherever the player's other flames stood (S9)."""


class State(NamedTuple):
    """A state. Flames are masks of holes, one per seat: 0 for a seat that is out."""

    setup: str
    flames: tuple[int, ...]
    fire: int = NO_FIRE
    """The hole of Satan's fire, or `NO_FIRE`."""
    seat: int = 0
    """Seat to move, or `UNDRAWN`; the winner when the game was won."""
    decided: bool = False
    """True if Satan's fire was already moved or left in this turn (S12)."""
    turns: int = 0
    """Number of turns played (S11)."""
    again: bool = False
    """True in an extra turn (S7)."""
    end: str = ""
    """`FILLED`, `LAST`, `LIMIT`, or "" while the game goes on."""
    rules: int = ANYWHERE
    """Rules version (see `Game.with_rules_version`)."""

    @property
    def field(self) -> Field:
        """The set-up on its board."""
        return field(self.setup)

    @property
    def fire_bit(self) -> int:
        """Mask of the hole of Satan's fire."""
        return 1 << self.fire if self.fire != NO_FIRE else 0

    @property
    def occupied(self) -> int:
        """Mask of all occupied holes, including Satan's fire."""
        return sum(self.flames) | self.fire_bit

    @property
    def deciding(self) -> bool:
        """True if Satan's fire comes next (S12)."""
        return self.fire != NO_FIRE and not self.decided


def starting(setup_id: str, fire: bool, seat: int, rules: int) -> State:
    """Return the start: all pieces at home, the fire in the centre if it is in play (S5, S12)."""
    return State(setup_id, field(setup_id).homes, 0 if fire else NO_FIRE, seat, rules=rules)


def fire_ends(state: State) -> int:
    """Return a mask of the legal targets of Satan's fire: empty neighbours outside the points (S12)."""
    return state.field.moves.steps[state.fire] & ~state.occupied & ~state.field.points


def flame_ends(state: State) -> list[tuple[int, int]]:
    """Return (hole, mask of where its flame may go) for each flame of the seat that can move (S6)."""
    occupied, moves = state.occupied, state.field.moves
    found = [(hole, moves.ends(hole, occupied)) for hole in holes_of(state.flames[state.seat])]
    return [(hole, ends) for hole, ends in found if ends]


def move_fire(state: State, hole: int) -> State:
    """Move Satan's fire to `hole`, which may be its own (S12)."""
    return state._replace(fire=hole, decided=True)


def move_flame(state: State, start: int, end: int) -> State:
    """Move a flame, and end the turn (S6-S9)."""
    here, seat, flames = state.field, state.seat, state.flames
    own = flames[seat] ^ (1 << start | 1 << end)
    goal = here.goals[seat]
    extra = here.setup.devilish and bool(1 << end & goal) and not 1 << start & goal
    after = (*flames[:seat], own, *flames[seat + 1 :])
    return end_turn(state._replace(flames=after), extra)


def end_turn(state: State, extra: bool = False) -> State:
    """End a turn, also after a pass: elimination, full goal, extra turn, in this order (S7-S9, S11)."""
    if snuffed_out(state):
        return leave(state)
    if goal_filled(state):
        return state._replace(end=FILLED, decided=False, again=False, turns=state.turns + 1)
    return _next_turn(state, state.seat if extra else _next_seat(state), extra)


def leave(state: State) -> State:
    """Remove the flames of the seat to move and end its turn; the last seat left wins (S8, S10)."""
    flames = tuple(0 if seat == state.seat else mask for seat, mask in enumerate(state.flames))
    state = state._replace(flames=flames)
    return _next_turn(state, _next_seat(state), False)


def living(state: State) -> list[int]:
    """Return the seats that are not out."""
    return [seat for seat, mask in enumerate(state.flames) if mask]


def _next_seat(state: State) -> int:
    """Return the next seat in the circle, skipping eliminated seats (S5, S8)."""
    seat, count = state.seat, len(state.flames)
    while not state.flames[seat := (seat + 1) % count]:
        pass
    return seat


def _next_turn(state: State, seat: int, again: bool) -> State:
    played = state.turns + 1
    end = LAST if state.flames.count(0) == len(state.flames) - 1 else LIMIT if played >= TURN_LIMIT else ""
    again = again and not end
    return State(state.setup, state.flames, state.fire, seat, False, played, again, end, state.rules)


def snuffed_out(state: State) -> bool:
    """Return True if the home of the seat is full, of any flames (S8)."""
    home = state.field.homes[state.seat]
    return state.field.setup.devilish and not home & ~state.occupied


def goal_filled(state: State) -> bool:
    """Return True if the seat has filled its goal (S9, S20)."""
    here, seat = state.field, state.seat
    goal, own = here.goals[seat], state.flames[seat]
    full = not goal & ~state.occupied
    if not here.setup.devilish:
        return full and 2 * (own & goal).bit_count() > goal.bit_count()
    outside = own & ~goal
    if not outside:
        return True
    homes = zip(state.flames, here.homes, strict=True)
    blocked = any(flames & home & goal for flames, home in homes)
    return full and bool(own & goal) and not blocked and _at_the_door(state, outside)


def _at_the_door(state: State, outside: int) -> bool:
    """Return True if only a full goal keeps all of the seat's flames `outside` it (S9)."""
    here, seat = state.field, state.seat
    alone = len(here.setup.goals[seat]) > 1
    return state.rules == ANYWHERE or not (alone or outside & ~here.doorsteps[seat])


def others_in_goal(state: State) -> int:
    """Return the number of pieces of others in the goal of a winner with some outside; 0 if none."""
    goal, own = state.field.goals[state.seat], state.flames[state.seat]
    full = state.end == FILLED and not goal & ~state.occupied
    return (goal & ~own).bit_count() if full and own & ~goal else 0


def in_goal(state: State, seat: int) -> int:
    """Return the number of a seat's flames in its goal (S18); 0 if the seat is out."""
    return (state.flames[seat] & state.field.goals[seat]).bit_count()


def needs_one(state: State, seat: int) -> bool:
    """Return True if a seat needs only one more piece in its goal (S9, S20)."""
    here, goal = state.field, state.field.goals[seat]
    if (state.flames[seat] & ~goal).bit_count() == 1:
        return True
    full = (goal & ~state.occupied).bit_count() == 1 and not here.setup.devilish
    return full and 2 * (in_goal(state, seat) + 1) > goal.bit_count()


def steps_left(state: State, seat: int) -> int:
    """Return the total distance of a seat's flames from the far end of its goal, in steps."""
    far = state.field.far[seat]
    return sum(far[hole] for hole in holes_of(state.flames[seat]))
