"""Rulings that settle a gap in a designer's text are marked on the page of the game, in every language.

A mark such as **[ruling A22]** stands right behind its sentence. Further rulings stand in the page's last
list, whose heading says so. Statements of a designer's text have no mark.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
WORDS = {"": "ruling", "de": "Festlegung", "es": "decisión"}
HEADINGS = re.compile(r"^## (?:Rulings|Eigene Festlegungen|Festlegungen|Decisiones).*$", re.MULTILINE)
RULINGS: dict[str, dict[str, tuple[str, ...]]] = {
    "alien": {
        "A5": ("become the new one",),
        "A6": ("if you like",),
        "A10": (
            "400 turns",
            "Twice in a turn",
            "nothing is won",
            "at the same moment",
            "If both win at once",
        ),
        "A21": ("does not matter how it got to the edge",),
        "A22": ("Crowning is automatic",),
        "A24": ("at most one ring and one hippo",),
        "A25": ("It can still be jumped",),
        "A26": ("come to a light square",),
        "A27": ("Only empty squares can be filled",),
        "A30": ("at most one on an edge",),
        "A31": ("no wall between",),
        "A32": ("not diagonally",),
        "A34": ("Water and fire stop a",),
        "A35": ("barred if a checker with a hippo",),
        "A36": ("not by monolith or Antimatter",),
        "A49": ("comes to its far edge stops",),
        "A55": ("left out first",),
        "A57": ("so do walls",),
        "A60": ("what cannot be met is void",),
        "A63": ("A second move follows the rules",),
        "A64": ("they see its order",),
    },
    "satan": {
        "S2": ("96 holes", "tip of each point"),
        "S3": ("lines are the paths",),
        "S5": ("lots are drawn",),
        "S6": ("not end where it began",),
        "S8": ("last player left",),
        "S9": (),
        "S11": ("you pass", "1,000 turns"),
        "S12": ("somebody's home or not",),
        "S14": ("five",),
        "S15": ("four",),
        "S16": ("two, crossing", "two, duel"),
        "S17": ("three", "no extra turn"),
        "S18": ("nothing if you are out", "drawn game is won by nobody"),
    },
    "chinese": {"S6": (), "S11": ("you pass", "1,000 turns"), "S20": ()},
    "ctheckers": {
        "C2": ("drawn by chance at the moment",),
        "C4": ("jump by jump",),
        "C8": ("Every face-up cultist is a king",),
        "C10": ("two squares it passes", "rolled again"),
        "C12": ("their own captured pile",),
        "C13": ("must capture with it",),
        "C15": ("one that is taken loses",),
        "C16": ("turned over like any other capture",),
        "C18": ("middle of the opponent's turn",),
        "C19": ("only when nothing must be captured", "face up is captured like any piece"),
        "C20": ("a knight passes over it",),
        "C21": ("may stop before it",),
        "C22": ("one square diagonally", "only your own Necronomicon"),
        "C23": ("captured or sacrificed",),
        "C25": ("several ends come together",),
        "C26": ("third time",),
    },
    "chesskers": {
        "K4": ("takes the king",),
        "K8": (),
        "K9": ("rank 1 or rank 8",),
        "K11": ("it must be promoted",),
        "K13": ("no legal move loses",),
        "K14": ("third time",),
    },
    "nuclear": {
        "N4": ("two explosions",),
        "N5": ("were it their turn", "leave it in check", "linked to them is check"),
        "N6": ("never captures a pawn",),
        "N7": ("not out of check",),
    },
    "draughts": {"D8": ("third time", "40 moves")},
}
"""The clauses of each game that are rulings, in whole or in part, with the text before each mark."""
pages = pytest.mark.parametrize("game", RULINGS)
languages = pytest.mark.parametrize("language", WORDS)


def parts_of(game: str, language: str) -> tuple[str, list[str]]:
    """Return a page up to the list of further rulings, in single lines, and the items of that list."""
    text = (DOCS / language / f"{game}.md").read_text("utf-8")
    (heading,) = HEADINGS.finditer(text)
    section = re.split(r"^## ", text[heading.end() :], flags=re.MULTILINE)[0]
    items = [" ".join(item.split()) for item in re.findall(r"^- (.+(?:\n  .+)*)", section, re.MULTILINE)]
    return " ".join(text[: heading.start()].split()), items


def marked(text: str, language: str) -> list[tuple[str, str]]:
    """Return each clause that is marked as a ruling, with the text since the mark before."""
    parts = re.split(rf"\*\*\[{WORDS[language]} ([A-Z0-9, ]+)\]\*\*", text)
    return [
        (clause, told)
        for told, clauses in zip(parts[::2], parts[1::2], strict=False)
        for clause in clauses.split(", ")
    ]


def counted(game: str, language: str) -> Counter[str]:
    return Counter(clause for clause, _ in marked(parts_of(game, language)[0], language))


@pages
def test_every_ruling_is_marked_and_nothing_else_is(game: str) -> None:
    text, items = parts_of(game, "")
    left = [(clause, told) for clause, told in marked(text, "")]
    for clause, wanted in RULINGS[game].items():
        found = [told[-400:].lower() for marked_as, told in left if marked_as == clause]
        assert len(found) == len(wanted), clause
        assert all(words.lower() in told for words, told in zip(wanted, found, strict=True)), (clause, found)
        listed = any(re.search(rf"\b{clause}\b", item) for item in items)
        assert wanted or listed, f"{clause} is neither marked nor listed"
    assert {clause for clause, _ in left} <= RULINGS[game].keys()


@pages
@languages
def test_each_language_marks_the_same_and_lists_the_same(game: str, language: str) -> None:
    assert counted(game, language) == counted(game, "")
    cited = [
        [re.findall(r"\b[A-Z]\d+\b", item) for item in parts_of(game, each)[1]] for each in ("", language)
    ]
    assert cited[0] == cited[1] and cited[0]


@pages
@languages
def test_there_is_one_kind_of_mark(game: str, language: str) -> None:
    """A mark without a clause stands only where the page explains the marks."""
    text, _ = parts_of(game, language)
    word = WORDS[language]
    others = set(WORDS.values()) - {word}
    assert not re.search(rf"\[(?:{'|'.join(others)})", text)
    assert len(re.findall(rf"\[{word}", text)) == len(
        re.findall(rf"\*\*\[{word} [A-Z]\d+(?:, [A-Z]\d+)*\]\*\*", text)
    )
