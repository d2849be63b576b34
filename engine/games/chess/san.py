"""Reader and writer of SAN, the standard notation of chess moves: `Nf3`, `exd5`, `O-O`, `e8=Q+`, `Qxf7#`."""

from __future__ import annotations

import re
from collections.abc import Iterable

from engine.games.chess.moves import KINDS, PAWN, Move, Step, kind_at, rook_toggle, victim_of
from engine.games.chess.pieces import Position
from engine.games.chess.tables import NAMES

_LETTERS = "KQRBNP"
_FIGURINES = dict(zip("♔♕♖♗♘♙♚♛♜♝♞♟", _LETTERS * 2, strict=True))
_PLAIN = str.maketrans({**_FIGURINES, **dict.fromkeys("–—−‐", "-"), "×": "x", "o": "O", "0": "O"})
_PROMOTION = r"(?:=?[QRBNqrbn]|=?\([QRBNqrbn]\)|/[QRBNqrbn])"
_CASTLING = r"[O0o][-–—−‐][O0o](?:[-–—−‐][O0o])?|OOO?"
SAN = rf"(?:{_CASTLING}|[KQRBNP♔-♟]?[a-h]?[1-8]?[x×:–—−-]?(?:[a-h][18]{_PROMOTION}|[a-h][1-8])|--|Z0|@@@@)"
_PARTS = re.compile(r"([KQRBNP]?)([a-h]?)([1-8]?)[x:-]?([a-h][1-8])[=/(]*([QRBNqrbn]?)\)?")


def write_san(position: Position, step: Step, legal: Iterable[Move], sign: str) -> str:
    """Return a legal move as SAN; `sign` is `+` for a check, `#` for mate, or empty."""
    return _core(position, step, legal) + sign


def _core(position: Position, step: Step, legal: Iterable[Move]) -> str:
    if rook_toggle(position, step):
        return "O-O" if step.end > step.start else "O-O-O"
    start, end = NAMES[step.start], NAMES[step.end]
    takes = "x" if victim_of(position, step) else ""
    if kind_at(position, step.start) == PAWN:
        choice = f"={KINDS[step.kind].upper()}" if step.kind > 0 else ""
        return f"{start[0] if takes else ''}{takes}{end}{choice}"
    letter = KINDS[kind_at(position, step.start)].upper()
    return f"{letter}{_origin(position, step, legal)}{takes}{end}"


def _origin(position: Position, step: Step, legal: Iterable[Move]) -> str:
    """Return the file, rank or square that disambiguates pieces of a kind with the same target."""
    kind, start = kind_at(position, step.start), NAMES[step.start]
    rivals = [
        NAMES[move.step.start]
        for move in legal
        if move.step.end == step.end and kind_at(position, move.step.start) == kind
    ]
    others = [name for name in rivals if name != start]
    if not others:
        return ""
    if all(name[0] != start[0] for name in others):
        return start[0]
    return start[1] if all(name[1] != start[1] for name in others) else start


def steps_of(text: str, position: Position, legal: Iterable[Move]) -> list[Step]:
    """Return the legal moves that match a SAN without check and comment signs, or else one in UCI form."""
    text = text.translate(_PLAIN)
    if text[0] == "O":
        longer = text.count("O") > 2
        steps = [move.step for move in legal if rook_toggle(position, move.step)]
        return [step for step in steps if (step.end < step.start) == longer]
    found = _PARTS.fullmatch(text)
    if not found:
        return []
    letter, file, rank, end, choice = found.groups()
    legal = tuple(legal)
    steps = [
        move.step
        for move in legal
        if KINDS[kind_at(position, move.step.start)] == (letter.lower() or "p")
        and _fits(NAMES[move.step.start], file, rank)
        and NAMES[move.step.end] == end
        and (KINDS[move.step.kind] if move.step.kind > 0 else "") == choice.lower()
    ]
    return steps or ([] if letter else _in_uci_form(f"{file}{rank}", end, choice, position, legal))


def _in_uci_form(
    start: str, end: str, choice: str, position: Position, legal: tuple[Move, ...]
) -> list[Step]:
    """Return the legal move between two squares; the rook's square also names castling."""
    text = f"{start}{end}{choice.lower()}"
    by_rook = _BY_ROOK.get(f"{start}{end}", "")
    return [
        move.step
        for move in legal
        if move.step.text == text or (move.step.text == by_rook and rook_toggle(position, move.step))
    ]


_BY_ROOK = {"e1h1": "e1g1", "e1a1": "e1c1", "e8h8": "e8g8", "e8a8": "e8c8"}
"""Castling written as the king capturing its own rook, as Chess960 programs do."""


def _fits(name: str, file: str, rank: str) -> bool:
    return file in ("", name[0]) and rank in ("", name[1])
