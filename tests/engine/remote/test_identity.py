"""Four words that friends compare: numbers from all that their devices have published."""

from __future__ import annotations

from collections import Counter

from engine.remote.crypto.hashing import digest
from engine.remote.crypto.randomness import previous_link
from engine.remote.identity import CHOICE, WORDS, words_number

TABLE, OTHER = "0123456789ab", "ba9876543210"
KEYS = ("A" * 43, "B" * 43, "C" * 43)
OPENINGS = tuple(bytes([number]) * 32 for number in range(3))
HEADS = tuple(map(previous_link, OPENINGS))


def test_there_are_four_numbers_of_one_byte() -> None:
    found = words_number(TABLE, KEYS, HEADS, OPENINGS)
    assert found == tuple(digest("words", TABLE, *KEYS, *HEADS, *OPENINGS)[:4])
    assert len(found) == WORDS == 4 and all(number in range(CHOICE) for number in found) and CHOICE == 256


def test_everything_matters_and_so_does_its_order() -> None:
    found = [
        words_number(TABLE, KEYS[:2], HEADS[:2], OPENINGS[:2]),
        words_number(OTHER, KEYS[:2], HEADS[:2], OPENINGS[:2]),
        words_number(TABLE, KEYS[1::-1], HEADS[:2], OPENINGS[:2]),
        words_number(TABLE, (KEYS[0], KEYS[2]), HEADS[:2], OPENINGS[:2]),
        words_number(TABLE, KEYS[:2], (HEADS[0], HEADS[2]), OPENINGS[:2]),
        words_number(TABLE, KEYS[:2], HEADS[:2], (OPENINGS[0], OPENINGS[2])),
        words_number(TABLE, KEYS[:2], HEADS[:2], OPENINGS[1::-1]),
        words_number(TABLE, KEYS, HEADS, OPENINGS),
    ]
    assert len(set(found)) == len(found)


def test_all_words_are_about_equally_likely() -> None:
    counts = Counter[int]()
    for number in range(1_000):
        counts.update(words_number(f"{number:012x}", KEYS[:2], HEADS[:2], OPENINGS[:2]))
    assert len(counts) == CHOICE and max(counts.values()) < 45  # 16 on average
