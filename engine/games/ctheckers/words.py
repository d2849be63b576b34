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
PIPS = ("", "one", "two", "three", "four", "five", "six")

# What it means that something comes to light, for those who do not know the rules by heart.

CAPTURED = {
    "t": "The world ends: both players lose.",
    "n": "It is not captured. It stays, and takes a form by the die.",
    "r": "A coin decides what becomes of him.",
    "b": "It stays. The other player cannot capture it, and its owner loses by doing so.",
}
"""Kinds revealed by a capture."""
RISEN = CAPTURED | {
    "c": "It moves as a king, and captured cultists go under it.",
    "n": "It takes a form by the die.",
    "r": "He moves as a king, and may look under a checker of the other side.",
}
"""Kinds revealed on the far rank."""
GAITS = {
    "pawn": "It goes one square ahead, and captures diagonally ahead.",
    "bishop": "It goes diagonally, as far as it likes.",
    "king": "It goes one square in any direction, and can be jumped.",
    "knight": "It goes two squares straight and one aside, and captures what it passes too.",
    "queen": "It goes in any direction, as far as it likes.",
    "rook": "It goes straight, as far as it likes.",
}
"""How the forms of Nyarlathotep move."""
COIN = {
    "heads": "His owner may look under a checker of the other side.",
    "tails": "He is out; a captured cultist of the other side, if there is one, takes his place.",
}


def name(letter: str) -> str:
    """What a letter of the board is called: "dark cultist"."""
    return f"{COLOURS[SIDE[letter]]} {KINDS[letter.lower()]}"


def art(letter: str) -> str:
    """The drawing of a letter of the board; a face-down checker looks like a pawn."""
    kind = letter.lower()
    return f"{COLOURS[SIDE[letter]]}-{'pawn' if kind == 'm' else TOKENS[kind]}"
