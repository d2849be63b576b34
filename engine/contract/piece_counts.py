"""Pieces by name and number, as the words of a game call them: "a rook and two pawns"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.contract.words.en import GameWords, say_count


def by_name(words: GameWords, drawings: Mapping[str, int]) -> Counter[str]:
    """Return how many pieces there are of each kind that `words.pieces` lists, and of all others ("")."""
    found = Counter[str]()
    for art, count in drawings.items():
        found[name_of(words, art)] += count
    return found


def name_of(words: GameWords, art: str) -> str:
    """Return the kind of a piece that `words.pieces` lists, by its drawing; "" for any other."""
    return next((name for name in (art, art.partition("-")[2]) if name in words.pieces), "")


def in_words(words: GameWords, counts: Counter[str]) -> str:
    """Return so many pieces of each kind, the most valuable first; "" for none."""
    names = {**words.pieces, "": say_count.piece}
    return say_count.listed([say_count.several(counts[name], *names[name]) for name in names if counts[name]])
