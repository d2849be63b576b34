"""The commands `analyse` and `review`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.contract.rng import new_rng
from engine.registry import GAMES
from engine.session.match import new_match
from engine.session.save import write_save
from engine.tools.cli import main
from tests.engine.tools.running import Capture, run

pytestmark = pytest.mark.usefixtures("with_toys")


def test_analyse_prints_chances_values_and_lines(capsys: Capture) -> None:
    mate = "7k/8/5K2/8/8/8/8/6R1 w - - 0 1"
    lines = run(capsys, "analyse", "chess", "--position", mate, "--seconds", "0.3")
    assert lines[0] == "Chess, White to decide: White 100%, Black 0%"
    assert re.fullmatch(r"Looked \d+ moves ahead, at [\d,]+ positions\.", lines[1])
    assert lines[2].startswith("1. Kf7 wins by force, then Kh7 Rh1#") and len(lines) == 5


def test_analyse_prints_the_chances_of_several_players(capsys: Capture) -> None:
    lines = run(capsys, "analyse", "satan", "--option", "setup=three", "--seconds", "0.1")
    shares = re.findall(r"(\w+) (\d+)%", lines[0])
    assert [name for name, _ in shares] == ["Red", "Yellow", "Blue"]
    assert 98 <= sum(int(share) for _, share in shares) <= 102


def test_a_game_that_is_over_cannot_be_analysed(capsys: Capture) -> None:
    mated = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"
    assert main(["analyse", "chess", "--position", mated]) == 2
    assert "over in this position" in capsys.readouterr().err


def test_a_file_is_reviewed(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "fools.pgn"
    path.write_text("1. f3 e5 2. g4 Qh4# 0-1", "utf-8")
    lines = run(capsys, "review", str(path))
    assert lines[0] == "Chess, 4 actions" and [line.split(".")[0] for line in lines[1:5]] == list("1234")
    mated = "with the reply: Black wins by checkmate: White is in check, and no legal move ends it"
    expected = f"3. White g4: walks into a forced loss. loses by force, then Qh4#: {mated}. Better: "
    assert lines[-1].startswith(expected)


def test_several_processes_find_the_same(capsys: Capture, tmp_path: Path) -> None:
    match, rng = new_match(GAMES["draughts"]), new_rng(1)
    while len(match.log) < 10:
        match = match.play(rng.choice(match.game.legal_actions(match.state)))
    path = tmp_path / "game.json"
    path.write_text(write_save(match), "utf-8")
    alone = run(capsys, "review", str(path))
    assert "Turning points: 0" not in alone
    assert run(capsys, "review", str(path), "--jobs", "2") == alone


def test_a_save_is_reviewed_to_its_end(capsys: Capture, tmp_path: Path) -> None:
    match = new_match(GAMES["draughts"])
    for text in ("11-15", "22-17", "15-19"):
        match = match.play(match.game.find(match.state, text))
    path = tmp_path / "game.json"
    path.write_text(write_save(match.goto(1)), "utf-8")
    assert run(capsys, "review", str(path))[0] == "English Draughts, 3 actions"


@pytest.mark.parametrize("text", ["", "nothing", "1. e4 e9", '{"oddcheckers": 1}'])
def test_a_file_without_a_game_cannot_be_reviewed(capsys: Capture, tmp_path: Path, text: str) -> None:
    path = tmp_path / "file"
    path.write_text(text, "utf-8")
    assert main(["review", str(path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert main(["review", str(tmp_path / "none")]) == 2
