"""The command `read`, and games on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.registry import GAMES
from engine.tools.cli import main

CORPUS = Path(__file__).parents[2] / "corpus"


def test_a_file_is_reported_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["read", str(CORPUS / "termination-0.pgn"), "--json"]) == 0
    (game,) = json.loads(capsys.readouterr().out)
    assert game == {
        "game": "chess",
        "players": ["ann", "ben"],
        "result": "1-0",
        "end": "White wins, according to the file. It says: “ann won on time”.",
        "plies": 2,
        "start": "",
        "notes": 0,
        "left_out": [],
    }


def test_a_file_is_reported_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["read", str(CORPUS / "unknown-word.pgn")]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "1. chess: ? – ?: 1-0, 2 plies, 0 notes",
        "   White wins, according to the file.",
        "   Line 2: “hello” is not understood. The rest of the game is left out.",
    ]


@pytest.mark.parametrize(
    "name", ["nothing-prose.txt", "variant-atomic.pgn", "empty-unknown.txt", "no-such-file"]
)
def test_an_unreadable_file_gives_one_line(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["read", str(CORPUS / name)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("name", ["latin-1.pgn", "utf-16-le.pgn"])
def test_review_opens_what_read_opens(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(CORPUS / name)]) == 0
    assert capsys.readouterr().out.startswith("Chess, 1 actions")


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_is_played_from_the_command_line(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", game, "--seed", "90000"]) == 0
    assert "Result: " in capsys.readouterr().out
