"""Translations are complete: no text, and no page of the rules, is missing."""

import re
from collections.abc import Mapping

import pytest

from engine.contract.language import ENGLISH, LANGUAGES
from tools.catalogue import ROOT, differing, missing, others, said_in, word_files


@pytest.mark.parametrize("language", others())
def test_translations_are_complete(language: str) -> None:
    assert not list(missing(language))


def test_the_page_knows_the_languages() -> None:
    listed = re.search(r'data-languages="([^"]+)"', (ROOT / "index.html").read_text("utf-8"))
    assert listed and listed[1].split() == list(LANGUAGES) and next(iter(LANGUAGES)) == ENGLISH


def test_the_files_of_words_are_found() -> None:
    assert {"engine.games.chess.words.en", "engine.games.alien.words.en", "ui.words.en.start"} <= set(
        word_files()
    )


class Words:
    title = "A title"
    number = "7"
    faces: Mapping[str, str] = {"a": "heads of {name}", "b": "tails"}

    def both(self, one: str, other: str) -> str:
        """Return a sentence."""
        return f"{one} and {other}"

    def one(self, kind: str) -> str:
        """Return a sentence part."""
        return self.faces[kind]


def test_attributes_with_letters_are_texts() -> None:
    assert list(said_in(Words)) == ["both", "faces", "title"]


@pytest.mark.parametrize(
    ("other", "fault"),
    [
        ({"a": "Kopf von {name}"}, "keys"),
        ({"a": "Kopf von {name}", "b": "Zahl", "c": ""}, "keys"),
        ({"a": "Kopf", "b": "Zahl"}, "braces"),
        ({"a": "heads of {name}", "b": "Zahl"}, "English"),
        ({"a": "Kopf von {name}", "b": "tails"}, ""),
    ],
)
def test_faulty_translations_are_reported(other: dict[str, str], fault: str) -> None:
    told = " ".join(differing(Words.faces, other))
    assert (fault in told) if fault else not told


def test_a_language_without_any_file_lacks_every_module() -> None:
    assert "ui.words.xx.start: there is no such module" in list(missing("xx"))
