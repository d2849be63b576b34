"""Explanations of checkmates, for chess and Nuclear Chess."""

from __future__ import annotations

from engine.games.chess.danger import Laws
from engine.games.chess.kernel import null_move, side_to_move
from engine.games.chess.moves import Move, Step, pseudo_moves, rook_flip, victim_of
from engine.games.chess.notation.san import write_san
from engine.games.chess.piece_kinds import piece_id_at
from engine.games.chess.pieces import KING_MASK, MINE, THEIRS, Position
from engine.games.chess.tables import NAMES, around
from engine.games.chess.words.en import say

MOST_NAMED = 2
"""Maximum number of captures of a kind that an explanation names."""


def explain_mate(laws: Laws, position: Position) -> str:
    """Return the threats to the king of the mated player to move, and why nothing helps."""
    threats = laws.king_captures(null_move(position))
    return f"{_threat(laws, position, threats)} {_no_escape(laws, position, threats)}"


def _threat(laws: Laws, position: Position, threats: list[Step]) -> str:
    view, king, side = null_move(position), position[KING_MASK] & position[MINE], side_to_move(position)
    plain = [step for step in threats if not laws.blast_of(view, step)]
    if plain:
        giving = [(piece_id_at(view, bit), NAMES[bit]) for bit in _starts(plain)]
        return say.attackers(giving, side)
    near = [_san(view, step) for step in threats if around(victim_of(view, step)) & king]
    far = [_san(view, step) for step in threats if not around(victim_of(view, step)) & king]
    return say.threats(1 - side, near[:MOST_NAMED], far[:MOST_NAMED])


def _no_escape(laws: Laws, position: Position, threats: list[Step]) -> str:
    king, attackers = position[KING_MASK] & position[MINE], _starts(threats)
    steps = [step for step in pseudo_moves(position) if not rook_flip(position, step)]
    away = any(step.start == king for step in steps)
    fails = [say.wherever if away else say.cannot_step]
    steps = [step for step in steps if step.start != king]
    takes = [step for step in steps if victim_of(position, step) in attackers]
    if len(attackers) > 1:
        fails.append(say.no_move_stops)
    else:
        fails.append(_taking(laws, position, attackers[0], takes))
        if len(steps) > len(takes):
            fails.append(say.no_move_saves)
    return say.fails(fails)


def _taking(laws: Laws, position: Position, attacker: int, takes: list[Step]) -> str:
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
