"""Ids of pieces and forms, used in events, chance outcomes and drawings."""

from __future__ import annotations

from engine.games.ctheckers.state import SIDE

COLOURS = ("dark", "light")
TOKENS = {
    "t": "cthecker",
    "c": "cultist",
    "n": "nyarlathotep",
    "r": "carter",
    "b": "necronomicon",
}
"""The names of identities in chance outcomes."""
KINDS = {"m": "checker", **TOKENS}
FORMS = ("", "pawn", "bishop", "king", "knight", "queen", "rook")
PIPS = ("", "one", "two", "three", "four", "five", "six")


def kind_of(letter: str) -> str:
    """Return the kind of a letter on the board, such as "dark cultist"."""
    return f"{COLOURS[SIDE[letter]]} {KINDS[letter.lower()]}"


def art(letter: str) -> str:
    """Return the drawing of a letter on the board; a face-down checker looks like a pawn."""
    kind = letter.lower()
    return f"{COLOURS[SIDE[letter]]}-{'pawn' if kind == 'm' else TOKENS[kind]}"
