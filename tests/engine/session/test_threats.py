"""Threats in explanations, found by null moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.contract.game import AnyGame
from engine.registry import find_game
from engine.session.explanations import ExplainedLine, line_from
from engine.session.threats import new_threat, open_reply, stopped_threat

ROOK = ("chess", "6k1/7p/8/3n4/5R2/8/7P/6K1 w - - 0 1")
"""The knight attacks the rook."""
FREE = ("chess", "4k3/7p/8/8/3b4/8/7P/R3K3 w - - 0 1")
"""The bishop attacks the rook."""
HANGING = ("draughts", "B:W22,26,31:B17,5")
"""Light can jump over 17."""
MATED = "with this move: White wins by checkmate: Black is in check, and no legal move ends it"


@pytest.mark.parametrize(
    ("tells", "drawn", "texts", "words"),
    [
        (stopped_threat, ROOK, "f4f3", "if ignored: Nxf4 – wins a rook"),
        (stopped_threat, HANGING, "17-21", "if ignored: 22x13 – wins a pawn"),
        (
            *(
                stopped_threat,
                ("nuclear", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"),
                "g8f6",
            ),
            f"if ignored: Qh5# – {MATED}",
        ),
        (
            *(stopped_threat, ("chesskers", "4c3/8/8/c7/1P6/2P5/8/4K3 c - 0 13"), "a5-b6"),
            "if ignored: b4xa5 – wins a checker",
        ),
        (
            new_threat,
            ("chess", "4k3/8/8/8/6n1/8/7P/4K3 w - - 0 1"),
            "h2h3",
            "threatens hxg4 – wins a knight",
        ),
        (
            new_threat,
            ("chess", "4k3/1P6/8/8/8/8/8/R3K3 b - - 0 1"),
            "e8e7",
            "",
        ),  # it is the opponent's threat
        (new_threat, ("chess", "k7/8/P7/8/8/8/8/4K3 w - - 0 1"), "a6a7", ""),  # the king stands in the way
        (open_reply, FREE, "e1e2 e8e7", "allows Bxa1 – wins a rook"),
    ],
)
def test_stopped_new_and_open_threats_are_named(
    tells: Callable[[AnyGame, ExplainedLine], str], drawn: tuple[str, str], texts: str, words: str
) -> None:
    assert tells(*line(drawn, texts)) == words


@pytest.mark.parametrize(
    ("drawn", "texts"),
    [
        (ROOK, "g1g2"),  # it can still be captured
        (("chess", "6k1/8/5p2/3n4/5P2/6P1/8/6K1 w - - 0 1"), "f4f5"),  # a knight for a protected pawn
        (("chess", "4r1k1/7p/8/3n4/5R2/8/7P/4K3 w - - 0 1"), "e1d1"),  # no null move in check
        (("draughts", "B:W22,26,31:B13,5"), "5-9"),  # nothing can be captured
        (("satan", "4.9,A1/A9,4.0,C1 satan:- 0 0 duel"), "4.9-C2"),  # no seat can pass
        (("chess", "7k/5K2/8/8/8/8/8/6R1 w - - 0 1"), "g1h1"),  # the game is over
    ],
)
def test_without_a_stopped_threat_there_is_no_text(drawn: tuple[str, str], texts: str) -> None:
    game, made = line(drawn, texts)
    assert (stopped_threat(game, made), new_threat(game, made)) == ("", "")


def test_an_expected_reply_is_not_named_as_left_open() -> None:
    assert open_reply(*line(FREE, "e1e2 d4a1")) == ""
    assert open_reply(*line(FREE, "e1e2")) == "allows Bxa1 – wins a rook"


def test_a_forced_capture_leaves_no_time_for_a_threat() -> None:
    game, made = line(("draughts", "W:W24,26,28:B5,19,23"), "24x15 23x30")
    assert new_threat(game, made) == ""


def line(drawn: tuple[str, str], texts: str) -> tuple[AnyGame, ExplainedLine]:
    name, position = drawn
    game = find_game(name)
    found = line_from(game, game.start({}, position), texts.split())
    assert " ".join(action.text for action in found.actions).startswith(texts)
    return game, found
