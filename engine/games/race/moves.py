"""Steps and jumps on a star (S6), on bit masks: hole `n` is bit `1 << n`.

Single jumps depend on at most twelve holes nearby, so they are looked up and cached.
"""

from __future__ import annotations

from functools import cache

from engine.games.race.star import NOWHERE, Star, star


class Moves:
    """The move tables of one board."""

    def __init__(self, board: Star) -> None:
        self.board = board
        holes = range(len(board.names))
        self.steps = tuple(sum(1 << near for near in board.around[h] if near != NOWHERE) for h in holes)
        """Mask of the neighbours of each hole."""
        self._jumps = tuple(_Jumps(board, hole) for hole in holes)
        self._areas = tuple(jumps.area for jumps in self._jumps)

    def jumps(self, hole: int, occupied: int) -> int:
        """Return a mask of the ends of single jumps from `hole`, given the `occupied` holes."""
        return self._jumps[hole][occupied & self._areas[hole]][0]

    def ends(self, hole: int, occupied: int) -> int:
        """Return a mask of the holes where the flame on `hole` may end its move."""
        return self.reach(hole, occupied)[0]

    def reach(self, hole: int, occupied: int) -> tuple[int, int]:
        """Return the ends of the moves of the flame on `hole`, and the holes they depend on."""
        jumps, areas = self._jumps, self._areas
        here = 1 << hole
        left = occupied & ~here
        new, needs = jumps[hole][left & areas[hole]]
        reached = new
        while new:
            bit = new & -new
            at = bit.bit_length() - 1
            more, more_needs = jumps[at][left & areas[at]]
            needs |= more_needs
            more &= ~reached
            reached |= more
            new ^= bit | more
        steps = self.steps[hole]
        return (reached | steps & ~left) & ~here, needs | steps

    def route(self, start: int, end: int, occupied: int) -> tuple[int, ...]:
        """Return a shortest route from `start` to `end`, every touched hole included; () if unreachable."""
        if self.steps[start] & ~occupied & 1 << end:
            return start, end
        left = occupied & ~(1 << start)
        ways: dict[int, tuple[int, ...]] = {start: (start,)}
        for hole in (queue := [start]):
            for ahead in holes_of(self.jumps(hole, left)):
                if ahead not in ways:
                    ways[ahead] = (*ways[hole], ahead)
                    queue.append(ahead)
        return ways.get(end, ())

    def distances(self, places: int) -> tuple[int, ...]:
        """Return the number of steps from each hole to the nearest of `places`, on an empty board."""
        far = dict.fromkeys(holes_of(places), 0)
        for hole in (queue := list(far)):
            for near in holes_of(self.steps[hole]):
                if near not in far:
                    far[near] = far[hole] + 1
                    queue.append(near)
        return tuple(far[hole] for hole in range(len(self.steps)))


class _Jumps(dict[int, tuple[int, int]]):
    """Jump table of a hole: occupied holes in its `area` -> jump ends, and the holes they depend on.

    Filled on demand. Where no piece can be jumped, the holes beyond do not matter.
    """

    def __init__(self, board: Star, hole: int) -> None:
        near = [over for over in board.around[hole] if over != NOWHERE]
        pairs = [(over, board.beyond(hole, over)) for over in near]
        self._pairs = tuple((1 << over, 1 << end) for over, end in pairs if end != NOWHERE)
        self.area = sum(over | end for over, end in self._pairs)
        """A mask of the holes jumped over and those beyond."""

    def __missing__(self, occupied: int) -> tuple[int, int]:
        ends = sum(end for over, end in self._pairs if occupied & over and not occupied & end)
        needs = sum(over | end if occupied & over else over for over, end in self._pairs)
        self[occupied] = ends, needs
        return ends, needs


def holes_of(mask: int) -> list[int]:
    """Return the indices of the set bits, lowest first."""
    found = []
    while mask:
        highest = mask.bit_length() - 1
        found.append(highest)
        mask ^= 1 << highest
    found.reverse()
    return found


@cache
def moves_on(sectors: int, tips: bool) -> Moves:
    """Return the tables of the board `star(sectors, tips)`."""
    return Moves(star(sectors, tips))
