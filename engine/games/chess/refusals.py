"""Why a piece cannot be moved, or not where somebody wants it, for chess and Nuclear Chess."""

from __future__ import annotations

from engine.contract.values import WhyNot
from engine.games.chess.danger import Laws, refusal
from engine.games.chess.kernel import side_to_move
from engine.games.chess.moves import pseudo_moves
from engine.games.chess.piece_kinds import man_at
from engine.games.chess.pieces import Position
from engine.games.chess.tables import NAMES
from engine.games.chess.words.en import say


def stuck(laws: Laws, position: Position, bit: int) -> WhyNot:
    """Turns, blocked pieces, and kings in danger."""
    kind = man_at(position, bit)
    if bit & position[6]:
        return WhyNot(say.others_turn(side_to_move(position), kind), laws.clauses.moves)
    for step in pseudo_moves(position):
        if step.start == bit and (why := refusal(laws, position, step)):
            return why
    return WhyNot(say.blocked(kind), laws.clauses.moves)


def off_its_way(laws: Laws, position: Position, start: int, end: int, spot: str) -> WhyNot | None:
    """Why a piece of the player to move cannot go to a spot that is no end of a legal move."""
    for step in pseudo_moves(position):
        if (step.start, step.end) == (start, end):
            return refusal(laws, position, step)
    return WhyNot(say.off_its_way(man_at(position, start), NAMES[start], spot), laws.clauses.moves)
