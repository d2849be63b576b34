"""The race as the search sees it: bare masks, and for each seat a cost of every hole.

Satan's fire stays where it is in a look-ahead; where it may go is tried at the root.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.ai.paranoid import WON
from engine.games.race import turns
from engine.games.race.moves import bits
from engine.games.race.setups import field
from engine.games.race.turns import State

OUTSIDE = 1.5
"""What it costs to be outside the goal, in steps."""
DEEP = 0.4
"""What a row costs that is left free behind a piece in the goal."""
LATE = 0.2
"""What the square of the distance costs: pieces left behind are worse than pieces on the way."""
SPREAD = 0.3
"""How much the mean distance to the free holes of the goal counts beside that to the nearest one."""
ENVY = 0.3
"""How much the best of several others counts beside oneself."""
OUT = 500.0
"""What it costs to be out of the game while others still play."""


class Node(NamedTuple):
    """A position between two turns."""

    flames: tuple[int, ...]
    costs: tuple[float, ...]
    seat: int
    """Who moves; the winner when the game is over, -1 when it is a draw."""
    fire: int = 0
    """A mask of the hole of Satan's fire."""
    again: bool = False
    over: bool = False


class Racers:
    """`engine.ai.paranoid.Seats` for the positions that follow from one state."""

    def __init__(self, state: State) -> None:
        self._state = state
        here = state.field
        self._count = len(state.flames)
        self._moves = here.moves
        self._homes, self._goals = here.homes, here.goals
        self._devilish = here.setup.devilish
        self._tables = tuple(_table(state.setup, s, state.flames[s]) for s in range(self._count))
        self._weight = 1.0 if self._count == 2 else ENVY
        self._base = tuple((1 - self._weight) * cost for cost in self.node(state).costs)

    def node(self, state: State) -> Node:
        """Return a state as a node."""
        costs = tuple(self._cost(seat, mask) for seat, mask in enumerate(state.flames))
        seat = -1 if state.end == turns.LIMIT else state.seat
        return Node(state.flames, costs, seat, state.fire_bit, state.again, bool(state.end))

    def _cost(self, seat: int, mask: int) -> float:
        table = self._tables[seat]
        return sum(table[hole] for hole in bits(mask)) if mask else OUT

    def mover(self, node: Node) -> int:
        """The seat to move, or -1 when the game is over."""
        return -1 if node.over else node.seat

    def calm(self, node: Node) -> bool:
        """An extra turn is still to come (S7)."""
        return not node.again

    def score(self, node: Node, me: int) -> float:
        """How many steps `me` is ahead; the best of several others counts in part, as does the root."""
        if node.over:
            return 0.0 if node.seat < 0 else WON if node.seat == me else -WON
        others = min(cost for seat, cost in enumerate(node.costs) if seat != me)
        return self._weight * others - node.costs[me] + self._base[me]

    def children(self, node: Node, width: int) -> Iterator[Node]:
        """Yield what follows from the moves that gain most; a pass if there is none."""
        flames, seat = node.flames, node.seat
        taken = sum(flames) | node.fire
        table, ends = self._tables[seat], self._moves.ends
        gains = []
        for start in bits(flames[seat]):
            here = table[start]
            gains += [(table[end] - here, start, end) for end in bits(ends(start, taken))]
        gains.sort()
        if not gains:
            yield self.node(turns.end_turn(self._as_state(node)))
        for gain, start, end in gains[:width]:
            yield self._child(node, taken, gain, 1 << start, 1 << end)

    def _child(self, node: Node, taken: int, gain: float, start: int, end: int) -> Node:
        """Return the node after one move; whatever is not an ordinary turn is left to the rules proper."""
        flames, costs, seat, fire, _, _ = node
        own = flames[seat] ^ start ^ end
        taken ^= start | end
        goal = self._goals[seat]
        ended = not own & ~goal or not goal & ~taken or (self._devilish and not self._homes[seat] & ~taken)
        if ended:
            start_hole, end_hole = start.bit_length() - 1, end.bit_length() - 1
            return self.node(turns.move_flame(self._as_state(node), start_hole, end_hole))
        after = (*flames[:seat], own, *flames[seat + 1 :])
        spent = (*costs[:seat], costs[seat] + gain, *costs[seat + 1 :])
        if self._devilish and end & goal and not start & goal:
            return Node(after, spent, seat, fire, True)
        seat = (seat + 1) % self._count
        while not flames[seat]:
            seat = (seat + 1) % self._count
        return Node(after, spent, seat, fire)

    def _as_state(self, node: Node) -> State:
        fire = node.fire.bit_length() - 1
        return self._state._replace(
            flames=node.flames, fire=fire, seat=node.seat, decided=True, turns=0, again=False, end=""
        )


@lru_cache(maxsize=256)
def _table(setup_id: str, seat: int, own: int) -> tuple[float, ...]:
    """Return what each hole costs a seat, now that its pieces stand on `own`."""
    here = field(setup_id)
    goal = here.goals[seat]
    free = goal & ~own or goal
    nearest = here.moves.distances(free)
    each = [here.moves.distances(1 << hole) for hole in bits(free)]
    table = []
    for hole in range(len(here.board.names)):
        if goal >> hole & 1:
            table.append(DEEP * here.far[seat][hole])
        else:
            mean = sum(far[hole] for far in each) / len(each)
            far = (1 - SPREAD) * nearest[hole] + SPREAD * mean
            table.append(OUTSIDE + far + LATE * far * far)
    return tuple(table)
