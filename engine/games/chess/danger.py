"""Check, mate, king safety and refused moves, for chess and Nuclear Chess."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.contract.picture import Ground
from engine.contract.values import Refusal, cited
from engine.games.chess.kernel import null_move, side_to_move
from engine.games.chess.moves import Move, Step, pseudo_moves, rook_toggle, victim_of
from engine.games.chess.piece_kinds import marked, piece_id_at
from engine.games.chess.pieces import KING_MASK, MINE, SAFE, THEIRS, Position
from engine.games.chess.san import write_san
from engine.games.chess.tables import NAMES, around
from engine.games.chess.words.en import say


class Clauses(NamedTuple):
    """Clause numbers of a game's rules; "" for a game whose rules are not numbered."""

    moves: str = ""
    """Movement of the pieces, in turns."""
    check: str = ""
    suicide: str = ""
    """Captures forbidden to a king."""
    castling: str = ""
    draws: str = ""


class Laws(NamedTuple):
    """Functions that chess and Nuclear Chess define differently when a king is in danger."""

    make: Callable[[Position, Step], Position]
    king_captures: Callable[[Position], list[Step]]
    """Return the moves that would remove the opponent's king."""
    blast_of: Callable[[Position, Step], int]
    """Return the squares that a move clears by explosions."""
    clauses: Clauses = Clauses()


def no_blast(_position: Position, _step: Step) -> int:
    """Return 0: nothing explodes in chess."""
    return 0


def capture_text(laws: Laws, position: Position, step: Step) -> str:
    """Return the description of a capture that removes a king."""
    piece, victim = piece_id_at(position, step.start), victim_of(position, step)
    blast = bool(laws.blast_of(position, step))
    return say.deed(piece, NAMES[step.start], piece_id_at(position, victim), NAMES[victim], blast)


def capture_refusal(words: str, clause: str, laws: Laws, position: Position, step: Step) -> Refusal:
    """Return a refusal that marks a capture on the board: its squares and its blast."""
    blast = marked(laws.blast_of(position, step), "blast", say.in_the_blast)
    return Refusal(words, clause, (NAMES[step.start], NAMES[step.end]), blast)


def check_marks(laws: Laws, position: Position) -> tuple[tuple[str, ...], tuple[Ground, ...]]:
    """Return notes and board marks for each capture that would remove the king in check."""
    passed = null_move(position)
    notes, grounds = [], marked(position[KING_MASK] & position[MINE], "check", say.king_in_check)
    for step in laws.king_captures(passed):
        note = say.in_check(side_to_move(position), capture_text(laws, passed, step))
        notes.append(cited(note, laws.clauses.check))
        blast = laws.blast_of(passed, step) & ~step.start
        grounds += marked(step.start, "threat", say.gives_check) + marked(blast, "blast", say.in_the_blast)
    return tuple(notes), tuple(dict.fromkeys(grounds)) if notes else ()


def legality_refusal(laws: Laws, position: Position, step: Step) -> Refusal | None:
    """Return why a pseudo-legal move would lose the king, or None if it would not."""
    child = laws.make(position, step)
    if not child[KING_MASK] & child[THEIRS]:
        king = bool(step.start & position[KING_MASK])
        clause = laws.clauses.suicide if king else laws.clauses.check
        return capture_refusal(say.suicide if king else say.blast_takes_king, clause, laws, position, step)
    if rook_toggle(position, step) and (why := _castling_refusal(laws, position, step)):
        return why
    for reply in laws.king_captures(child):
        words = say.king_lost(capture_text(laws, child, reply))
        return capture_refusal(words, laws.clauses.check, laws, child, reply)
    return None


def _castling_refusal(laws: Laws, position: Position, step: Step) -> Refusal | None:
    for reply in laws.king_captures(null_move(position)):
        return capture_refusal(
            say.no_castling_in_check, laws.clauses.castling, laws, null_move(position), reply
        )
    middle = 1 << (step.start.bit_length() + step.end.bit_length() - 2) // 2
    path, occupied = middle | step.end, position[MINE] | position[THEIRS]
    attacked = path & ~SAFE[side_to_move(position)](position, path, occupied)
    if attacked:
        marks = marked(attacked, "threat", say.attacked)
        return Refusal(say.no_castling_through, laws.clauses.castling, marks=marks)
    return None


def piece_refusal(laws: Laws, position: Position, bit: int) -> Refusal:
    """Return why a piece cannot move: not its turn, blocked, or the king would be lost."""
    kind = piece_id_at(position, bit)
    if bit & position[THEIRS]:
        return Refusal(say.others_turn(side_to_move(position), kind), laws.clauses.moves)
    for step in pseudo_moves(position):
        if step.start == bit and (why := legality_refusal(laws, position, step)):
            return why
    return Refusal(say.blocked(kind), laws.clauses.moves)


def square_refusal(laws: Laws, position: Position, start: int, end: int, spot: str) -> Refusal | None:
    """Return why a piece of the player to move cannot go to this square."""
    for step in pseudo_moves(position):
        if (step.start, step.end) == (start, end):
            return legality_refusal(laws, position, step)
    return Refusal(say.off_its_way(piece_id_at(position, start), NAMES[start], spot), laws.clauses.moves)


MOST_NAMED = 2
"""Maximum number of captures of a kind that an explanation names."""


def explain_mate(laws: Laws, position: Position) -> str:
    """Return the threats to the king of the mated player to move, and why nothing helps."""
    threats = laws.king_captures(null_move(position))
    return f"{_threat(laws, position, threats)} {_no_escape(laws, position, threats)}"


def _threat(laws: Laws, position: Position, threats: list[Step]) -> str:
    passed, king, side = null_move(position), position[KING_MASK] & position[MINE], side_to_move(position)
    plain = [step for step in threats if not laws.blast_of(passed, step)]
    if plain:
        giving = [(piece_id_at(passed, bit), NAMES[bit]) for bit in _starts(plain)]
        return say.attackers(giving, side)
    near = [_san(passed, step) for step in threats if around(victim_of(passed, step)) & king]
    far = [_san(passed, step) for step in threats if not around(victim_of(passed, step)) & king]
    return say.threats(1 - side, near[:MOST_NAMED], far[:MOST_NAMED])


def _no_escape(laws: Laws, position: Position, threats: list[Step]) -> str:
    king, attackers = position[KING_MASK] & position[MINE], _starts(threats)
    steps = [step for step in pseudo_moves(position) if not rook_toggle(position, step)]
    away = any(step.start == king for step in steps)
    fails = [say.wherever if away else say.cannot_step]
    steps = [step for step in steps if step.start != king]
    takes = [step for step in steps if victim_of(position, step) in attackers]
    if len(attackers) > 1:
        fails.append(say.no_move_stops)
    else:
        fails.append(_no_capture(laws, position, attackers[0], takes))
        if len(steps) > len(takes):
            fails.append(say.no_move_saves)
    return say.fails(fails)


def _no_capture(laws: Laws, position: Position, attacker: int, takes: list[Step]) -> str:
    """Return why no piece but the king can capture the attacker."""
    if not takes:
        return say.nobody_takes(piece_id_at(position, attacker), NAMES[attacker])
    child = laws.make(position, takes[0])
    if not child[KING_MASK] & child[THEIRS]:
        return say.would_burn(_san(position, takes[0]))
    return say.would_allow(_san(position, takes[0]), _san(child, laws.king_captures(child)[0]))


def _starts(threats: list[Step]) -> list[int]:
    return list(dict.fromkeys(step.start for step in threats))


def _san(position: Position, step: Step) -> str:
    rivals = [Move(other, position) for other in pseudo_moves(position)]
    return write_san(position, step, rivals, "")
