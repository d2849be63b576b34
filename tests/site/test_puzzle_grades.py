"""The grades of puzzles follow from what was measured."""

from __future__ import annotations

import pytest

from engine.registry import GAMES, PLUGINS
from engine.session.daily import TABLE
from engine.session.puzzles.table import Puzzle, find_puzzle, puzzles_of
from tools.find_puzzles.measuring import (
    FILE,
    LIMITS,
    Measure,
    grade_of,
    measure,
    measure_daily,
    read_measures,
    write_measures,
)

OURS = [game for game in GAMES if game not in PLUGINS]
PUZZLES = [puzzle for game in OURS for puzzle in puzzles_of(game)]
STORED = read_measures(FILE.read_text(encoding="utf-8"))
AGAIN = 5
"""Number of puzzles of each game that are measured again."""
SOME = [puzzle for game in OURS for puzzle in puzzles_of(game)[:AGAIN]]


def test_every_puzzle_is_measured() -> None:
    names = {puzzle.name for puzzle in PUZZLES}
    daily = {f"{game}/{word}" for game, words in TABLE.items() for word in words.split()}
    assert set(STORED) == names | daily, "run python -m tools.find_puzzles.measuring"
    assert set(LIMITS) == set(OURS)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_the_grade_follows_from_the_measures(puzzle: Puzzle) -> None:
    measured = STORED[puzzle.name]
    assert puzzle.grade == grade_of(puzzle.game, measured)
    assert not (measured.memory and puzzle.grade == "easy"), "it hangs on memory of used cards"
    assert not (measured.one_ply and puzzle.grade == "hard"), "a player who looks one action ahead solves it"


@pytest.mark.parametrize(
    ("measured", "grade"),
    [
        (Measure(False, 30, False), "easy"),
        (Measure(False, 31, False), "middling"),
        (Measure(False, 101, False), "hard"),
        (Measure(False, None, False), "hard"),
        (Measure(True, 31, False), "easy"),
        (Measure(True, None, False), "middling"),
        (Measure(True, 1, True), "middling"),
        (Measure(False, 31, True), "hard"),
    ],
)
def test_the_rule(measured: Measure, grade: str) -> None:
    assert LIMITS["chess"] == (30, 100)
    assert grade_of("chess", measured) == grade


@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: puzzle.name)
def test_measuring_again_gives_the_same(puzzle: Puzzle) -> None:
    assert measure(puzzle) == STORED[puzzle.name]


@pytest.mark.parametrize("game", TABLE)
def test_measuring_a_daily_puzzle_again_gives_the_same(game: str) -> None:
    word = TABLE[game].split()[0]
    assert measure_daily(GAMES[game].for_puzzles(), word) == STORED[f"{game}/{word}"]


def test_puzzles_with_cards_that_have_to_be_remembered() -> None:
    """The draw pile of the first is open; that of the second has to be worked out from the used cards."""
    assert "? -" not in find_puzzle("alien/2").position and not STORED["alien/2"].memory
    assert "? -" in find_puzzle("alien/13").position and STORED["alien/13"].memory
    assert not STORED["alien/12"].memory, "its first move wins before a card is turned over"


def test_measures_are_written_as_they_are_read() -> None:
    assert read_measures(write_measures(STORED)) == STORED
    with pytest.raises(ValueError, match="not a measure"):
        read_measures("chess/1 maybe 3 no")
