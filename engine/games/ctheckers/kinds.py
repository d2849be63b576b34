"""The ids of what there is in Ctheckers: in events, in the texts of chance outcomes, and of drawings."""

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
"""Identities as chance outcomes name them."""
KINDS = {"m": "checker", **TOKENS}
FORMS = ("", "pawn", "bishop", "king", "knight", "queen", "rook")
PIPS = ("", "one", "two", "three", "four", "five", "six")


def kind_of(letter: str) -> str:
    """The kind of a letter of the board: "dark cultist"."""
    return f"{COLOURS[SIDE[letter]]} {KINDS[letter.lower()]}"


def art(letter: str) -> str:
    """The drawing of a letter of the board; a face-down checker looks like a pawn."""
    kind = letter.lower()
    return f"{COLOURS[SIDE[letter]]}-{'pawn' if kind == 'm' else TOKENS[kind]}"
