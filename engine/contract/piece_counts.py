"""Counts of pieces in words, such as "a rook and two pawns"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.contract.words.en import GameWords, say_count


def by_name(words: GameWords, drawings: Mapping[str, int]) -> Counter[str]:
    """Return the number of pieces of each kind in `words.pieces`, and of all others ("")."""
    found = Counter[str]()
    for art, count in drawings.items():
        found[name_of(words, art)] += count
    return found


def name_of(words: GameWords, art: str) -> str:
    """Return the key of a piece in `words.pieces`, by its drawing; "" if it has none."""
    return next((name for name in (art, art.partition("-")[2]) if name in words.pieces), "")


def in_words(words: GameWords, counts: Counter[str]) -> str:
    """Return the counts as a phrase, most valuable first; "" for none."""
    names = {**words.pieces, "": say_count.piece}
    return say_count.listed([say_count.several(counts[name], *names[name]) for name in names if counts[name]])
