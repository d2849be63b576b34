"""Reasons why a square cannot be used, and the risks of an action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.boards.explanations import Walker
from engine.boards.explanations import path_refusal as off_its_way
from engine.boards.words.en import say as shared
from engine.contract.values import Refusal
from engine.games.ctheckers.grid import AT, JUMPS, NAMES
from engine.games.ctheckers.moves import choices, more_choices, movement
from engine.games.ctheckers.picture import must_capture, prompt
from engine.games.ctheckers.state import FORMS, HIDDEN, KINDS, KING, SIDE, WAITING, State, identities, kind_of
from engine.games.ctheckers.words.en import say, say_table

TURNING = ("strike", "uncover", "rise")
"""Tasks that turn a face-down checker over."""


def refusal(view: State, spot: str) -> Refusal | None:
    """Return the reason, or None for squares that can be used or need no reason."""
    found = choices(view)
    cell = view.board[AT[spot]]
    if not cell or any(choice.action.path[0] == spot for choice in found):
        return None
    if view.end:
        return Refusal(shared.over)
    if view.todo:
        return Refusal(say_table.comes_first(prompt(view)), "C4")
    if cell in ("N", "n"):
        return _star_refusal(view, SIDE[cell]) or _held_back(view, cell)
    if SIDE[cell[0]] != view.turn:
        return Refusal(say_table.others_turn(view.turn, kind_of(cell[0])), "D1")
    if cell in ("B", "b"):
        return Refusal(say_table.book_stays, "C20, C22")
    return _held_back(view, cell)


def path_refusal(view: State, picked: tuple[str, ...], spot: str) -> Refusal | None:
    """Return why the picked piece cannot reach a square, or None where `refusal` has more to say."""
    start = AT.get(picked[0], -1)
    cell = view.board[start] if start >= 0 else ""
    if not cell or spot not in AT:
        return None
    if len(picked) > 1:
        return Refusal(say_table.push_beside, "C22", (picked[-1],))
    if must_capture(view) or view.todo:
        paths = [choice.action.path for choice in choices(view) if choice.action.path[:1] == picked]
        clause = "D5" if view.todo else "C5"
        return Refusal(say_table.capture_first, clause, paths[0] if paths else ())
    if cell in ("N", "n"):
        form = FORMS[view.forms[SIDE[cell]]]
        return Refusal(say_table.in_form(form), "C10")
    return _no_jump(view, start, AT[spot]) or _off_its_way(view, start, spot)


def _no_jump(view: State, start: int, end: int) -> Refusal | None:
    """Return why the enemy between two squares cannot be jumped."""
    overs = [
        over for over, land in JUMPS[movement(view.board[start], view.turn) or "k"][start] if land == end
    ]
    cell = view.board[overs[0]][:1] if overs else ""
    if not cell or SIDE[cell] == view.turn:
        return None
    if cell in ("B", "b"):
        return Refusal(say_table.book_is_safe, "C20", (NAMES[overs[0]],))
    if cell in ("N", "n") and view.forms[SIDE[cell]] != KING:
        return Refusal(say_table.star_is_safe, "C14", (NAMES[overs[0]],))
    return None


def _off_its_way(view: State, start: int, spot: str) -> Refusal | None:
    letter = view.board[start][0]
    ahead = (0, -1 if view.turn else 1) if letter in HIDDEN else None
    name = say.face_down if letter in HIDDEN else say.things[KINDS[letter.lower()]]
    owners = {NAMES[i]: SIDE[cell[0]] for i, cell in enumerate(view.board) if cell}
    own = {square for square, owner in owners.items() if owner == view.turn}
    return off_its_way(Walker(name, NAMES[start], ahead), spot, own, owners.keys() - own)


def _star_refusal(view: State, side: int) -> Refusal | None:
    seat = view.control[side]
    if seat == WAITING:
        return Refusal(say_table.still_until(1 - side), "C12")
    if seat != view.turn:
        return Refusal(say_table.only_moved_by(seat), "C11")
    return None


def _held_back(view: State, cell: str) -> Refusal:
    if must_capture(view):
        show = next(choice.action.path for choice in choices(view) if "x" in choice.action.text)
        return Refusal(say_table.something_first, "C5", show)
    if cell in ("N", "n"):
        return Refusal(say_table.star_blocked(kind_of(cell)), "C10")
    letter = "m" if cell in HIDDEN else cell[0].lower()
    return Refusal(say_table.blocked(kind_of(cell[0]), letter), "D2")


def risks(view: State) -> Iterator[str]:
    """Yield the checkers about to be turned over, with their chances to be the Cthecker (C2, C6).

    `view` is a seat's view right after an action; the jumps that may have to follow are included (C4).
    """
    for task in view.todo:
        if task.kind in TURNING and view.board[task.at] in HIDDEN:
            among, spot = _among(view, task.at), NAMES[task.at]
            yield say_table.risks(spot, among) if among else say_table.turns_over(spot)
        if task.kind == "more":
            overs = {choice.move.over for choice in more_choices(view, task.at)}
            for over in sorted(over for over in overs if over >= 0 and view.board[over] in HIDDEN):
                yield say_table.jumps_on(NAMES[over], _among(view, over))


def forced_risk(views: Sequence[State]) -> Iterator[str]:
    """Yield the greatest risk among forced captures; each of `views` follows one of them."""
    turned = ((view, task.at) for view in views for task in view.todo if task.kind in TURNING)
    found = [_among(view, at) for view, at in turned if view.board[at] in HIDDEN]
    if any(found):
        yield say_table.risks_at_most(min(filter(None, found)))


def _among(view: State, at: int) -> int:
    """Return the number of equally likely identities of a face-down checker; 0 if it is no Cthecker."""
    kinds = identities(view, at)
    return sum(kinds.values()) if kinds.get("t") else 0
