"""The search for puzzles: its criteria, and its composed positions."""

from __future__ import annotations

import pytest

from engine.contract.rng import new_rng
from engine.registry import GAMES
from engine.session.daily import TABLE
from engine.session.puzzles.table import puzzles_of
from tools import find_daily_puzzles
from tools.find_puzzles.__main__ import main
from tools.find_puzzles.composing import COMPOSERS
from tools.find_puzzles.grading import grade
from tools.find_puzzles.recipes import RECIPES
from tools.find_puzzles.sources import start_state

BACK_RANK = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"
TWO_WAYS = "6k1/5ppp/8/8/8/8/4RPPP/3R2K1 w - - 0 1"
ESCAPE = "6k1/5pp1/7p/8/8/8/5PPP/3R2K1 w - - 0 1"


def search(position: str, turns: int, most: int) -> str | None:
    """Return the key of a mate puzzle, if the position is one."""
    chess = GAMES["chess"]
    found = chess.puzzles()
    assert found
    judgement = grade(chess, found.goals["mate"], chess.start({}, position), turns, most)
    return judgement.key if judgement else None


@pytest.mark.parametrize(("position", "key"), [(BACK_RANK, "d1d8"), (TWO_WAYS, None), (ESCAPE, None)])
def test_a_position_is_a_puzzle_if_there_is_one_way(position: str, key: str | None) -> None:
    assert search(position, 1, 2_000) == key


def test_a_puzzle_needs_all_its_turns_and_a_short_proof() -> None:
    assert search(BACK_RANK, 2, 9_000) is None, "it can be done sooner"
    asked = next(a for a in puzzles_of("chess") if (a.goal, a.turns) == ("mate", 2))
    assert search(asked.position, 2, 9_000) == asked.key
    assert search(asked.position, 2, 5) is None


@pytest.mark.parametrize("game_id", COMPOSERS)
def test_composed_positions_can_be_played(game_id: str) -> None:
    rng = new_rng(1)
    found = [each for _ in range(20) for each in COMPOSERS[game_id](rng)]
    assert any(start_state(GAMES[game_id], each) is not None for each in found)


def test_every_game_with_puzzles_has_recipes() -> None:
    assert set(RECIPES) == {game for game in GAMES if puzzles_of(game)}


def test_the_search_shows_what_it_has_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chess", "--dry", "--goal", "stalemate/1", "--count", "1", "--seconds", "20"]) == 0
    assert " stalemate 1 | " in capsys.readouterr().out


def test_the_table_of_daily_puzzles_is_rewritten_in_place() -> None:
    source = find_daily_puzzles.SOURCE.read_text(encoding="utf-8")
    assert find_daily_puzzles.with_table(source, TABLE) == source
    fewer = find_daily_puzzles.with_table(source, {"chess": "w1.48"})
    assert len(fewer) < len(source) and "def daily_puzzle" in fewer


@pytest.mark.parametrize(("asked", "message"), [("--help", "chinese"), ("go", "no game is called 'go'")])
def test_the_search_for_daily_puzzles_lists_its_games(
    asked: str, message: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["daily", asked])
    with pytest.raises(SystemExit):
        find_daily_puzzles.main()
    assert message in "".join(capsys.readouterr())
