"""The nouns to compare by voice: easily told apart in every language."""

from __future__ import annotations

import unicodedata
from importlib import import_module
from itertools import combinations

import pytest

from engine.contract.language import LANGUAGES
from engine.remote.identity import CHOICE


def nouns(language: str) -> list[str]:
    """Return the nouns of a language."""
    words = import_module(f"ui.words.{language}.code_words").Words()
    return str(words.nouns).split()


def plain(word: str) -> str:
    """Return a word in small letters without accents."""
    letters = unicodedata.normalize("NFD", word.lower().replace("ß", "ss"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def distance(one: str, other: str) -> int:
    """Return the number of letters to add, drop or replace."""
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        new = [i]
        for j, there in enumerate(other, 1):
            new.append(min(new[-1] + 1, row[j] + 1, row[j - 1] + (letter != there)))
        row = new
    return row[-1]


def rhyme(word: str) -> str:
    """Return a word from its first vowel on."""
    return word[next((place for place, letter in enumerate(word) if letter in "aeiouy"), 0) :]


def vowels(word: str) -> str:
    return "".join(letter for letter in word if letter in "aeiouy")


def are_alike(one: str, other: str) -> bool:
    """Return True if two words might be confused on the phone."""
    if one[:4] == other[:4] or rhyme(one) == rhyme(other):
        return True
    least = min(len(one), len(other))
    far = 3 if least >= 6 or (least == 5 and vowels(one) == vowels(other)) else 2
    return abs(len(one) - len(other)) < far and distance(one, other) < far


def test_words_that_sound_alike_are_found() -> None:
    alike = [("cat", "coat"), ("moon", "spoon"), ("planet", "plane"), ("gabel", "nadel"), ("house", "horse")]
    assert all(are_alike(*pair) for pair in alike) and not are_alike("bear", "book")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_short_words_none_twice_or_alike(language: str) -> None:
    words = nouns(language)
    assert len(words) == len(set(words)) == CHOICE
    assert all(word.isalpha() and 2 < len(word) < 13 for word in words)
    assert all(word.istitle() == (language == "de") for word in words)
    assert [pair for pair in combinations(map(plain, words), 2) if are_alike(*pair)] == []
