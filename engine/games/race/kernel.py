"""The search's view of a star game: bit masks, and the cost of each hole per seat.

Satan's fire stays in place below the root; only the root tries its moves.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, partial
from typing import NamedTuple, TypeAlias

from engine.ai.paranoid import WON
from engine.boards.memo import Memo
from engine.games.race import turns
from engine.games.race.gains import PASS, Gains, Step
from engine.games.race.moves import holes_of
from engine.games.race.setups import Field, field
from engine.games.race.turns import State


class Weights(NamedTuple):
    """Evaluation weights besides distance, in steps. Found by playing."""

    outside: float
    """Cost of a piece outside the goal."""
    turn: float = 0.0
    """Value of the move: an extra turn (S7) ends a search at another's turn."""
    shut_in: float = 0.0
    """Cost of a piece at home, where later arrivals shut it in."""


RACE = Weights(outside=1.5)
DUEL = Weights(outside=0.0, turn=1.5, shut_in=3.0)
DEEP = 0.4
"""Cost of each row left free behind a piece in the goal."""
LATE = 0.2
"""Cost per squared distance: stragglers are worse than pieces on the way."""
SPREAD = 0.3
"""Weight of the mean distance to the free holes of the goal, beside that to the nearest one."""
GRAIN = 1024
"""Costs are multiples of 1/1024, so that sums are exact in any order."""


def weights(here: Field) -> Weights:
    """Return the weights of a set-up: in the duel each goal is the opponent's home (S16)."""
    return DUEL if here.setup.devilish and here.goals == here.homes[::-1] else RACE


@lru_cache(maxsize=256)
def cost_table(setup_id: str, seat: int, own: int) -> tuple[float, ...]:
    """Return the cost of each hole, in steps, for a seat with pieces on `own`: a low sum is good."""
    here = field(setup_id)
    goal = here.goals[seat]
    free = goal & ~own or goal
    outside, _, shut_in = weights(here)
    nearest = here.moves.distances(free)
    each = [here.moves.distances(1 << hole) for hole in holes_of(free)]
    table = []
    for hole in range(len(here.board.names)):
        if goal >> hole & 1:
            table.append(DEEP * here.far[seat][hole])
        else:
            mean = sum(far[hole] for far in each) / len(each)
            far = (1 - SPREAD) * nearest[hole] + SPREAD * mean
            at_home = shut_in if here.homes[seat] >> hole & 1 else 0.0
            table.append(outside + at_home + far + LATE * far * far)
    return tuple(round(cost * GRAIN) / GRAIN for cost in table)


ENVY = 0.3
"""Weight of the best of several opponents against the player's own score."""
OUT = 500.0
"""Cost of being out of the game while others play on."""
WIDEST = 24
"""Maximum number of moves kept per position."""
CACHE_SIZE = 20_000
"""Number of positions whose moves are cached: about 10 MiB."""

Node: TypeAlias = tuple[tuple[int, ...], int, int, bool, bool, tuple[float, ...]]
"""A position between turns: flames; seat to move (the winner when the game is over, -1 for a draw); mask of
Satan's fire; True in an extra turn; True if the game is over; cost of each seat's flames.
"""


class Racers:
    """The positions after one state, for the paranoid search (`engine.ai.paranoid.Seats`)."""

    def __init__(self, state: State) -> None:
        self._state = state
        here = state.field
        self._count = len(state.flames)
        self._homes, self._goals = here.homes, here.goals
        self._devilish = here.setup.devilish
        tables = tuple(cost_table(state.setup, s, state.flames[s]) for s in range(self._count))
        self._costs = tuple(Memo(partial(_cost, table)) for table in tables)
        self._turn = weights(here).turn
        self._gains = Gains(here, tables)
        self._known: dict[tuple[tuple[int, ...], int, int], tuple[list[Step], bool]] = {}
        self._weight = 1.0 if self._count == 2 else ENVY
        self._base = tuple((1 - self._weight) * cost for cost in self.node(state)[5])

    def node(self, state: State) -> Node:
        """Return a state as a node."""
        costs = tuple(known[mask] for known, mask in zip(self._costs, state.flames, strict=True))
        seat = -1 if state.end == turns.LIMIT else state.seat
        return state.flames, seat, state.fire_bit, state.again, bool(state.end), costs

    def key(self, node: Node) -> tuple[object, ...]:
        """Return the key of a node; its costs follow from the key."""
        return node[:4]

    def mover(self, node: Node) -> int:
        """Return the seat to move, or -1 when the game is over."""
        return -1 if node[4] else node[1]

    def calm(self, node: Node) -> bool:
        """Return False if an extra turn is due (S7)."""
        return not node[3]

    def score(self, node: Node, me: int) -> float:
        """Return the lead of `me` in steps; the best opponent counts in part, as does the root."""
        _, seat, _, _, over, costs = node
        if over:
            return 0.0 if seat < 0 else WON if seat == me else -WON
        return self._ahead(costs, me) + (self._turn if seat == me else -self._turn)

    def _ahead(self, costs: tuple[float, ...], me: int) -> float:
        if self._count == 2:
            return costs[1 - me] - costs[me]
        others = min(costs[:me] + costs[me + 1 :])
        return self._weight * others - costs[me] + self._base[me]

    def moves(self, node: Node, width: int) -> list[Step]:
        """Return the moves that gain most; an immediate win alone; a pass if no move is legal."""
        return self._steps(node)[0][:width]

    def every(self, node: Node) -> list[Step]:
        """Return all moves, largest gain first."""
        flames, seat, fire = node[:3]
        return self._gains.of(seat, flames[seat], sum(flames) | fire)

    def edge(self, node: Node, width: int, me: int) -> tuple[float | None, Iterable[Node]]:
        """Return the score after the best ordinary move, and the nodes after the others."""
        steps, ending = self._steps(node)
        if ending:
            return None, [self.after(node, step) for step in steps[:width]]
        if not self._devilish:
            return self._spent(node, steps[0][0], me), ()
        wild = [self.after(node, step) for step in steps[:width] if step[4]]
        plain = next((step[0] for step in steps[:width] if not step[4]), None)
        return None if plain is None else self._spent(node, plain, me), wild

    def _spent(self, node: Node, gain: float, me: int) -> float:
        """Return the score after an ordinary move."""
        seat, costs = node[1], node[5]
        after = *costs[:seat], costs[seat] + gain, *costs[seat + 1 :]
        return self._ahead(after, me) + (self._turn if _next_seat(node[0], seat) == me else -self._turn)

    def _steps(self, node: Node) -> tuple[list[Step], bool]:
        """Return the best moves of a node, and True if one of them may end the game or eliminate its seat."""
        flames, seat, fire = key = node[:3]
        if known := self._known.get(key):
            return known
        steps = self.every(node)
        ending = not steps or self._may_end(seat, flames[seat], sum(flames) | fire)
        if ending:
            steps = self._winning(node, steps) or steps or [PASS]
        if len(self._known) >= CACHE_SIZE:
            self._known.clear()
        found = self._known[key] = steps[:WIDEST], ending
        return found

    def _may_end(self, seat: int, own: int, occupied: int) -> bool:
        """Return True if one hole or piece is all that is missing for an end (S8, S9)."""
        goal = self._goals[seat]
        outside, free, home = own & ~goal, goal & ~occupied, self._homes[seat] & ~occupied
        last = not outside & (outside - 1) or not free & (free - 1)
        return last or (self._devilish and not home & (home - 1))

    def _winning(self, node: Node, steps: list[Step]) -> list[Step]:
        for step in steps:
            after = self.after(node, step)
            if after[4] and after[1] == node[1]:
                return [step]
        return []

    def after(self, node: Node, step: Step) -> Node:
        """Return the node after one move; the rules handle all but ordinary turns."""
        flames, seat, fire, _, _, costs = node
        cost, start, end, toggle, enters = step
        if start < 0:
            return self.node(turns.end_turn(self._as_state(node)))
        own = flames[seat] ^ toggle
        after = (*flames[:seat], own, *flames[seat + 1 :])
        occupied = sum(after) | fire
        goal = self._goals[seat]
        if not own & ~goal or not goal & ~occupied or (self._devilish and not self._homes[seat] & ~occupied):
            return self.node(turns.move_flame(self._as_state(node), start, end))
        spent = (*costs[:seat], costs[seat] + cost, *costs[seat + 1 :])
        if enters and self._devilish:
            return after, seat, fire, True, False, spent
        return after, _next_seat(flames, seat), fire, False, False, spent

    def _as_state(self, node: Node) -> State:
        flames, seat, fire = node[:3]
        return self._state._replace(
            flames=flames, fire=fire.bit_length() - 1, seat=seat, decided=True, turns=0, again=False, end=""
        )


def _cost(table: tuple[float, ...], mask: int) -> float:
    """Return the cost of a seat's flames."""
    return sum(table[hole] for hole in holes_of(mask)) if mask else OUT


def _next_seat(flames: tuple[int, ...], seat: int) -> int:
    """Return the next seat in the circle that is not out (S5, S8)."""
    count = len(flames)
    seat = (seat + 1) % count
    while not flames[seat]:
        seat = (seat + 1) % count
    return seat
