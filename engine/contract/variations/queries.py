"""Queries on a variation tree. The main line is the game itself: the texts of its actions."""

from __future__ import annotations

from typing import NamedTuple

from engine.contract.variations.tree import Texts, Variations


class Node(NamedTuple):
    """A position in the tree: its line, and the number of actions before it."""

    line: int
    place: int


def end_of(main_line: Texts, lines: Variations, line: int) -> int:
    """Return the number of actions before the last position of a line."""
    begun, actions = own(main_line, lines, line)
    return begun + len(actions)


def path_to(main_line: Texts, lines: Variations, line: int) -> Texts:
    """Return all actions of a line from the start of the game."""
    parts: list[Texts] = []
    upto: int | None = None
    while line:
        branch = lines.branch(line)
        parts.append(branch.actions[: None if upto is None else upto - branch.at])
        line, upto = branch.parent, branch.at
    parts.append(main_line[:upto])
    return tuple(text for part in reversed(parts) for text in part)


def find(main_line: Texts, lines: Variations, path: Texts) -> Node:
    """Return the last position of a path that is in the tree."""
    ways = {(b.parent, b.at, b.actions[0]): number for number, b in enumerate(lines.branches, 1)}
    line: int | None = 0
    node = Node(0, 0)
    while line is not None:
        begun, actions = own(main_line, lines, line)
        node = Node(line, node.place + _alike(actions[node.place - begun :], path[node.place :]))
        line = ways.get((*node, path[node.place])) if node.place < len(path) else None
    return node


def _alike(some: Texts, others: Texts) -> int:
    """Return the length of the common prefix."""
    size = min(len(some), len(others))
    if some[:size] == others[:size]:
        return size
    return next(i for i in range(size) if some[i] != others[i])


def leaving(lines: Variations, line: int) -> dict[int, list[int]]:
    """Return the numbers of the branches that leave a line, by place."""
    found: dict[int, list[int]] = {}
    for number, branch in enumerate(lines.branches, 1):
        if branch.parent == line:
            found.setdefault(branch.at, []).append(number)
    return found


def own(main_line: Texts, lines: Variations, line: int) -> tuple[int, Texts]:
    """Return the place where a line begins, and its own actions."""
    if not line:
        return 0, main_line
    branch = lines.branch(line)
    return branch.at, branch.actions
