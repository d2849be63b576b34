"""Sets of pieces: other drawings for some of them, whose sides differ by shape as well as by colour.

A set is a folder in `assets/pieces/`; what it does not have is drawn as usual. Only the page,
which dresses what it shows, knows of sets.
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
"""Which drawings are in a folder."""
SETS: Mapping[str, tuple[str, ...]] = {"usual": (), "cut": ("cut",), "bold": ("bold", "cut")}
"""The sets, and in which folders their drawings are looked for before those that are used else."""
_DRAWING = re.compile(r"assets/pieces/([a-z-]+)\.svg")


def dressed(art: str, pieces: str) -> str:
    """Return the drawing that a set of pieces has for another one."""
    return next((f"{folder}/{art}" for folder in SETS[pieces] if art in FOLDERS[folder]), art)


def dressed_page(text: str, pieces: str) -> str:
    """Return a page's text with the addresses of the drawings that a set of pieces has."""
    if not SETS[pieces]:
        return text
    return _DRAWING.sub(lambda found: f"assets/pieces/{dressed(found[1], pieces)}.svg", text)


def bare_path(art: str, pieces: str) -> str:
    """Return the address of a drawing as a set has it, also where the page is dressed in another one."""
    return f"assets/pieces/./{dressed(art, pieces)}.svg"
