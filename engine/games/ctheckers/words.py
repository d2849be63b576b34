"""What things are called, in events, pictures and the texts of chance outcomes."""

from __future__ import annotations

from engine.games.ctheckers.state import SIDE

SEATS = ("Dark", "Light")
COLOURS = ("dark", "light")
KINDS = {
    "m": "checker",
    "t": "Cthecker",
    "c": "cultist",
    "n": "Nyarlathotep",
    "r": "Carter",
    "b": "Necronomicon",
}
TOKENS = {kind: words.lower() for kind, words in KINDS.items() if kind != "m"}
"""Identities as chance outcomes name them."""
FORMS = ("", "pawn", "bishop", "king", "knight", "queen", "rook")


def name(letter: str) -> str:
    """What a letter of the board is called: "dark cultist"."""
    return f"{COLOURS[SIDE[letter]]} {KINDS[letter.lower()]}"


def art(letter: str) -> str:
    """The drawing of a letter of the board; a face-down checker looks like a pawn."""
    kind = letter.lower()
    return f"{COLOURS[SIDE[letter]]}-{'pawn' if kind == 'm' else TOKENS[kind]}"
