"""What endangers a king, in words and squares, for chess and Nuclear Chess."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.boards.chess import side_to_move, turned
from engine.boards.chess_moves import Step, rook_flip, victim_of
from engine.boards.chess_pieces import SAFE, Position
from engine.boards.chess_tables import NAMES
from engine.games.chess.words import SEATS, marked, name_at
from engine.picture import Ground
from engine.protocol import WhyNot


class Clauses(NamedTuple):
    """Where the rules of a game say what; "" for a game whose rules are not numbered."""

    moves: str = ""
    """How pieces go, and in turns."""
    check: str = ""
    suicide: str = ""
    """What a king does not capture."""
    castling: str = ""
    draws: str = ""


class Laws(NamedTuple):
    """What differs between chess and Nuclear Chess when a king is in danger."""

    make: Callable[[Position, Step], Position]
    killers: Callable[[Position], list[Step]]
    """The moves that would remove the opponent's king."""
    burnt: Callable[[Position, Step], int]
    """The squares that a move clears by explosions."""
    clauses: Clauses = Clauses()


def no_blast(_position: Position, _step: Step) -> int:
    """Nothing explodes in chess."""
    return 0


def deed(laws: Laws, position: Position, step: Step) -> str:
    """A capture that removes a king, in words."""
    who, victim = name_at(position, step.start), victim_of(position, step)
    words = f"the {who} on {NAMES[step.start]} takes the {name_at(position, victim)} on {NAMES[victim]}"
    return f"{words}, and the blast takes the king" if laws.burnt(position, step) else words


def because(words: str, clause: str, laws: Laws, position: Position, step: Step) -> WhyNot:
    """A refusal that shows a capture: its way, and its blast."""
    blast = marked(laws.burnt(position, step), "blast", "in the blast")
    return WhyNot(words, clause, (NAMES[step.start], NAMES[step.end]), blast)


def check_marks(laws: Laws, position: Position) -> tuple[tuple[str, ...], tuple[Ground, ...]]:
    """Notes and marks for a check: each capture that would remove the king, and what it would sweep."""
    view = turned(position)
    seat = SEATS[side_to_move(position)]
    cited = f" ({laws.clauses.check})" if laws.clauses.check else ""
    notes, grounds = [], marked(position[4] & position[5], "check", "king in check")
    for step in laws.killers(view):
        notes.append(f"{seat} is in check: {deed(laws, view, step)}{cited}.")
        blast = laws.burnt(view, step) & ~step.start
        grounds += marked(step.start, "threat", "gives check") + marked(blast, "blast", "in the blast")
    return tuple(notes), tuple(dict.fromkeys(grounds)) if notes else ()


def refusal(laws: Laws, position: Position, step: Step) -> WhyNot | None:
    """Why a pseudo-legal move is illegal, or None if no danger forbids it."""
    child = laws.make(position, step)
    if not child[4] & child[6]:
        king = bool(step.start & position[4])
        clause = laws.clauses.suicide if king else laws.clauses.check
        words = "A king never captures a pawn: " if king else ""
        return because(_capital(f"{words}the blast would take your own king."), clause, laws, position, step)
    if rook_flip(position, step) and (why := _castling(laws, position, step)):
        return why
    for reply in laws.killers(child):
        words = f"Your king would be lost: {deed(laws, child, reply)}."
        return because(words, laws.clauses.check, laws, child, reply)
    return None


def _castling(laws: Laws, position: Position, step: Step) -> WhyNot | None:
    for reply in laws.killers(turned(position)):
        return because(
            "There is no castling out of check.", laws.clauses.castling, laws, turned(position), reply
        )
    middle = 1 << (step.start.bit_length() + step.end.bit_length() - 2) // 2
    path, taken = middle | step.end, position[5] | position[6]
    attacked = path & ~SAFE[side_to_move(position)](position, path, taken)
    if attacked:
        words = "The king may not cross or enter an attacked square."
        return WhyNot(words, laws.clauses.castling, marks=marked(attacked, "threat", "attacked"))
    return None


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
