"""Why a mate is one, in a few words worked out from the position, for chess and Nuclear Chess."""

from __future__ import annotations

from engine.boards.blast import around
from engine.boards.chess import side_to_move, turned
from engine.boards.chess_moves import Move, Step, pseudo_moves, rook_flip, victim_of
from engine.boards.chess_pieces import Position
from engine.boards.chess_tables import NAMES
from engine.games.chess.danger import Laws
from engine.games.chess.san import write_san
from engine.games.chess.words import SEATS, name_at

NAMED = 2
"""How many captures of a kind are named at most."""


def explain_mate(laws: Laws, position: Position) -> str:
    """Return what would remove the king, and why nothing helps; the player to move has been mated."""
    threats = laws.killers(turned(position))
    return f"{_threat(laws, position, threats)} {_no_escape(laws, position, threats)}"


def _threat(laws: Laws, position: Position, threats: list[Step]) -> str:
    view, king, side = turned(position), position[4] & position[5], side_to_move(position)
    plain = [step for step in threats if not laws.burnt(view, step)]
    if plain:
        giving = [f"{name_at(view, bit)} on {NAMES[bit]}" for bit in _starts(plain)]
        verb = "attacks" if len(giving) == 1 else "attack"
        return f"The {' and the '.join(giving)} {verb} {SEATS[side]}'s king."
    near = [_san(view, step) for step in threats if around(victim_of(view, step)) & king]
    far = [_san(view, step) for step in threats if not around(victim_of(view, step)) & king]
    ways = [f"{' or '.join(near[:NAMED])}, which would blow up {SEATS[side]}'s king"] if near else []
    if far:
        whom = "it" if near else f"{SEATS[side]}'s king"
        ways.append(f"{' or '.join(far[:NAMED])}, which would burn through the pawns to {whom}")
    return f"{SEATS[1 - side]} could play {', or '.join(ways)}."


def _no_escape(laws: Laws, position: Position, threats: list[Step]) -> str:
    king, attackers = position[4] & position[5], _starts(threats)
    steps = [step for step in pseudo_moves(position) if not rook_flip(position, step)]
    away = any(step.start == king for step in steps)
    fails = ["the king would be lost wherever it goes" if away else "the king cannot step away"]
    steps = [step for step in steps if step.start != king]
    takes = [step for step in steps if victim_of(position, step) in attackers]
    if len(attackers) > 1:
        fails.append("no move stops every threat")
    else:
        fails.append(_taking(laws, position, attackers[0], takes))
        if len(steps) > len(takes):
            fails.append("no other move saves the king")
    *first, last = fails
    return _capital(f"{', '.join(first)}, and {last}.")


def _taking(laws: Laws, position: Position, attacker: int, takes: list[Step]) -> str:
    """Why what threatens the king cannot be taken, but by the king."""
    if not takes:
        return f"no other piece can take the {name_at(position, attacker)} on {NAMES[attacker]}"
    child = laws.make(position, takes[0])
    if not child[4] & child[6]:
        return f"{_san(position, takes[0])} would burn it as well"
    return f"{_san(position, takes[0])} would allow {_san(child, laws.killers(child)[0])}"


def _starts(threats: list[Step]) -> list[int]:
    return list(dict.fromkeys(step.start for step in threats))


def _san(position: Position, step: Step) -> str:
    rivals = [Move(other, position) for other in pseudo_moves(position)]
    return write_san(position, step, rivals, "")


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
