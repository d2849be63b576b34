"""Edits of a variation tree: each function returns the new tree.

The main line is the game itself: the texts of its actions. Removing or promoting a branch may renumber the
others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.contract.variations import (
    NAME_LIMIT,
    Branch,
    Full,
    Node,
    Note,
    Texts,
    Variations,
    checked,
    clean,
    end_of,
    find,
    is_full,
    join_notes,
    own_actions,
    path_to,
)

NOWHERE = -1
"""Parent of a branch marked for removal."""

# --- growing -----------------------------------------------------------------------------------------


def with_path(main_line: Texts, lines: Variations, path: Texts) -> Variations:
    """Return the tree with a path added, as far as it is new. Raises `Full`.

    The main line never changes: moves after its end become a branch. A branch is extended.
    """
    line, place = find(main_line, lines, path)
    rest = path[place:]
    if not rest:
        return lines
    if line and place == end_of(main_line, lines, line):
        return checked(_with(lines, line, actions=lines.branch(line).actions + rest))
    return checked(lines._replace(branches=(*lines.branches, Branch(line, place, rest))))


def merged(main_line: Texts, lines: Variations, other_main_line: Texts, others: Variations) -> Variations:
    """Return the tree merged with another tree of the same start, as far as there is room.

    Names and notes of `lines` win.
    """
    for number in range(len(others.branches) + 1):
        path = path_to(other_main_line, others, number)
        try:
            lines = with_path(main_line, lines, path)
        except Full:
            continue
        named = others.branch(number).name if number else others.name
        annotated = _annotated(main_line, lines, path, named, others.notes_of(number))
        lines = lines if is_full(annotated) else annotated
    return lines


def _annotated(
    main_line: Texts, lines: Variations, path: Texts, named: str, notes: dict[int, str]
) -> Variations:
    """Return the tree with a name and notes added to a path that has none."""
    line = find(main_line, lines, path).line
    if named and not _name(lines, line):
        lines = _with(lines, line, name=named)
    for place, text in notes.items():
        node = find(main_line, lines, path[:place])
        if place not in lines.notes_of(node.line):
            lines = _noted(lines, node, text)
    return lines


# --- edits by people -------------------------------------------------------------------------------


def renamed(lines: Variations, number: int, name: str) -> Variations:
    """Return the tree with a branch renamed, "" for no name. Raises `IndexError`, `Full`."""
    lines.branch(number)
    return checked(_with(lines, number, name=clean(name, NAME_LIMIT)))


def noted(lines: Variations, node: Node, text: str) -> Variations:
    """Return the tree with a note on a position, "" for none. Raises `Full`."""
    return checked(_noted(lines, node, clean(text)))


def deleted(lines: Variations, number: int) -> Variations:
    """Return the tree without a branch and its descendants. Raises `IndexError`."""
    lines.branch(number)
    return _packed(_with(lines, number, parent=NOWHERE))


def promoted(main_line: Texts, lines: Variations, number: int) -> tuple[Texts, Variations]:
    """Return main line and tree after a branch has swapped places with the rest of its parent.

    Names and notes move with their actions. Raises `IndexError`.
    """
    branch = lines.branch(number)
    parent, at = branch.parent, branch.at
    begun, actions = own_actions(main_line, lines, parent)
    head, tail = actions[: at - begun], actions[at - begun :]
    before, after = _split(_notes(lines, parent), at)
    lines = _moved(lines, {parent: number, number: parent}, at)
    lines = _with(lines, number, actions=tail, name=_name(lines, parent), notes=after)
    lines = _with(lines, parent, name=branch.name, notes=before + branch.notes)
    if parent:
        return main_line, _packed(_with(lines, parent, actions=head + branch.actions))
    return head + branch.actions, _packed(lines)


# --- changes of the main line ----------------------------------------------------------------------


def cut_main_line(main_line: Texts, lines: Variations, at: int) -> Variations:
    """Return the tree after the main line was cut: its rest becomes a branch."""
    if at >= len(main_line):
        return lines
    before, after = _split(lines.notes, at)
    rest = Branch(0, at, main_line[at:], lines.name, after)
    lines = _moved(lines, {0: len(lines.branches) + 1}, at)
    return _packed(Variations((*lines.branches, rest), "", before))


def change_main_line(main_line: Texts, lines: Variations, at: int, text: str) -> Variations:
    """Return the tree after the main line continued with an action at a place.

    Its former continuation becomes a branch. A branch that began with the action now begins after it.
    """
    if main_line[at : at + 1] == (text,):
        return lines
    lines, main_line = cut_main_line(main_line, lines, at), main_line[:at]
    line = find(main_line, lines, (*main_line, text)).line
    return _fitting(_shortened(lines, line) if line else lines)


def lines_up_to(lines: Variations, at: int) -> Variations:
    """Return the branches and notes of the main line up to a place."""
    late = [n for n in lines.numbers if lines.branch(n).parent == 0 and lines.branch(n).at > at]
    for number in late:
        lines = _with(lines, number, parent=NOWHERE)
    lines = lines._replace(notes=_split(lines.notes, at)[0])
    return _packed(lines) if late else lines


def _shortened(lines: Variations, number: int) -> Variations:
    """Return the tree with the first action of a branch moved to the main line."""
    branch = lines.branch(number)
    own_notes, notes = _split(branch.notes, branch.at + 1)
    lines = lines._replace(notes=lines.notes + own_notes)
    if len(branch.actions) == 1 and branch.name:
        note = join_notes((branch.name, lines.notes_of(0).get(branch.end, "")))
        lines = _noted(lines, Node(0, branch.end), note)
    lines = _with(lines, number, at=branch.at + 1, actions=branch.actions[1:], notes=notes)
    here = [n for n in lines.numbers if lines.branch(n)[:2] == (number, branch.at + 1)]
    for other in here:
        lines = _with(lines, other, parent=0)
    return _packed(lines)


def _fitting(lines: Variations) -> Variations:
    """Return the tree reduced to the limits: oldest leaves first, named or annotated ones last."""
    while is_full(lines):
        parents = {branch.parent for branch in lines.branches}
        ends = [number for number in lines.numbers if number not in parents]
        plain = [n for n in ends if not (lines.branch(n).name or lines.branch(n).notes)]
        lines = deleted(lines, plain[0] if plain else ends[-1])
    return lines


# --- parts -------------------------------------------------------------------------------------------


def _name(lines: Variations, line: int) -> str:
    return lines.branch(line).name if line else lines.name


def _notes(lines: Variations, line: int) -> tuple[Note, ...]:
    return lines.branch(line).notes if line else lines.notes


def _split(notes: Sequence[Note], at: int) -> tuple[tuple[Note, ...], tuple[Note, ...]]:
    """Return the notes up to a place, and the notes after it."""
    return tuple(n for n in notes if n.place <= at), tuple(n for n in notes if n.place > at)


def _with(lines: Variations, line: int, **changes: Any) -> Variations:
    """Return the tree with fields of a line replaced."""
    if not line:
        return lines._replace(**changes)
    branches = list(lines.branches)
    branches[line - 1] = branches[line - 1]._replace(**changes)
    return lines._replace(branches=tuple(branches))


def _noted(lines: Variations, node: Node, text: str) -> Variations:
    notes = {**lines.notes_of(node.line), node.place: text}
    kept = tuple(Note(place, notes[place]) for place in sorted(notes) if notes[place])
    return _with(lines, node.line, notes=kept)


def _moved(lines: Variations, parents: dict[int, int], at: int) -> Variations:
    """Return the tree with branches reparented that leave a line after a place."""
    branches = (
        branch._replace(parent=parents.get(branch.parent, branch.parent)) if branch.at > at else branch
        for branch in lines.branches
    )
    return lines._replace(branches=tuple(branches))


def _packed(lines: Variations) -> Variations:
    """Return the tree in canonical order, parents first, without removed or empty branches."""
    branches, order = lines.branches, [0]
    for line in order:
        order += [n for n in lines.numbers if branches[n - 1].parent == line and branches[n - 1].actions]
    numbers = {old: new for new, old in enumerate(order)}
    kept = (branches[old - 1] for old in order[1:])
    return lines._replace(branches=tuple(b._replace(parent=numbers[b.parent]) for b in kept))
