"""Piece sets: alternative drawings whose sides differ by shape as well as by colour.

A set is a folder in `assets/pieces/`; missing drawings fall back on the usual ones. Only the page, which
substitutes drawings, knows of sets.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

_MEN = ("pawn", "king", "emperor")
_TENTACLES = ("carter", "cthecker", "cultist", "necronomicon", "nyarlathotep")
_CHESS = frozenset(
    f"{side}-{kind}"
    for side in ("white", "black")
    for kind in ("king", "queen", "rook", "bishop", "knight", "pawn")
)
FOLDERS: Mapping[str, frozenset[str]] = {
    "cut": _CHESS | {f"dark-{kind}" for kind in (*_MEN, *_TENTACLES)},
    "bold": _CHESS | {f"{side}-{kind}" for side in ("dark", "light") for kind in _MEN},
}
"""Drawings of each folder."""
SETS: Mapping[str, tuple[str, ...]] = {"usual": (), "cut": ("cut",), "bold": ("bold", "cut")}
"""The sets, with the folders to search before the usual drawings."""
COLOURS = ("white", "black", "light", "dark", "red", "blue", "green", "yellow", "purple")
"""Colours of pieces in the names of their drawings; the style sheets have a rule for each."""
_DRAWING = re.compile(r"assets/pieces/([a-z-]+)\.svg")


def colour_of(art: str) -> str:
    """Return the colour of a piece by its drawing; "" if the name has none."""
    return next((word for word in art.split("-") if word in COLOURS), "")


def set_art(art: str, pieces: str) -> str:
    """Return the drawing that a piece set substitutes for another."""
    return next((f"{folder}/{art}" for folder in SETS[pieces] if art in FOLDERS[folder]), art)


def page_with_set(text: str, pieces: str) -> str:
    """Return a page's text with the addresses of a piece set's drawings."""
    if not SETS[pieces]:
        return text
    return _DRAWING.sub(lambda found: f"assets/pieces/{set_art(found[1], pieces)}.svg", text)


def set_art_path(art: str, pieces: str) -> str:
    """Return the address of a drawing in a set, on a page shown in any set."""
    return f"assets/pieces/./{set_art(art, pieces)}.svg"
