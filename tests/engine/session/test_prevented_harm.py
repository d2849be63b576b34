"""Harm that an action has prevented, judged by the known answers to it and to others."""

from __future__ import annotations

import pytest

from engine.registry import find_game
from engine.session.explanations import line_from, prevented_harm

DRAUGHTS = ("draughts", "B:W18,22,30:BK15,8,5,4")
"""Light can jump over the king on 15, unless 11 behind it is filled."""
BACK_ROW = ("chess", "6k1/8/8/8/2P5/8/r4PPP/6K1 w - - 0 1")
"""Black mates on a1, unless the white king gets an escape square."""
QUEEN = ("chess", "6k1/8/6p1/7Q/8/8/6P1/6K1 w - - 0 1")
TAKEN = "otherwise, for example after 5-9: 18x11 – wins a king for a pawn; forces 8x15"
MATED = "with this move: Black wins by checkmate: White is in check, and no legal move ends it"


@pytest.mark.parametrize(
    ("drawn", "made", "others", "words"),
    [
        (DRAUGHTS, "8-11 22-17", ["5-9 18x11"], TAKEN),
        (DRAUGHTS, "8-11 22-17", ["15-10 22-17", "5-9 18x11"], TAKEN),
        (BACK_ROW, "h2h3 a2b2", ["c4c5 a2a1"], f"otherwise, for example after c5: Ra1# – {MATED}"),
        (QUEEN, "h5d5 g8g7", ["g2g3 g6h5"], "otherwise, for example after g3: gxh5 – wins a queen"),
    ],
)
def test_a_capture_after_another_action_is_named(
    drawn: tuple[str, str], made: str, others: list[str], words: str
) -> None:
    assert harm_of(drawn, made, others) == words


@pytest.mark.parametrize(
    ("drawn", "made", "others"),
    [
        (DRAUGHTS, "8-11", ["5-9 18x11"]),  # no answer to the action played is known
        (QUEEN, "h5d5 g8g7", ["g2g3"]),  # no answer to the alternative is known
        (DRAUGHTS, "5-9 18x11", ["8-11 22-17"]),  # the piece is captured anyway
        (QUEEN, "h5d5 g8g7", ["h5h6 g8f7"]),  # the answer captures nothing
        (
            BACK_ROW,
            "g2g3 a2c2",
            ["c4c5 a2a1", "h2h3 a2b2"],
        ),  # one alternative allows mate, but not all of them
        (
            ("chess", "6k1/8/6p1/8/8/8/6P1/3Q2K1 w - - 0 1"),
            "d1d2 g8g7",
            ["d1h5 g6h5"],
        ),  # not threatened before
    ],
)
def test_unknown_or_harmless_answers_give_no_text(
    drawn: tuple[str, str], made: str, others: list[str]
) -> None:
    assert harm_of(drawn, made, others) == ""


def harm_of(drawn: tuple[str, str], made: str, others: list[str]) -> str:
    name, position = drawn
    game = find_game(name)
    state = game.start({}, position)
    lines = [line_from(game, state, texts.split()) for texts in (made, *others)]
    for line, texts in zip(lines, (made, *others), strict=True):
        assert " ".join(action.text for action in line.actions).startswith(texts)
    return prevented_harm(game, lines[0], lines[1:])


def test_an_action_that_loses_as_well_prevents_nothing() -> None:
    """All moves let Black mate."""
    assert harm_of(BACK_ROW, "c4c5 a2a1", ["g2g4 a2a1"]) == ""
