"""What an action has averted, as far as the answers to it and to others were found."""

from __future__ import annotations

import pytest

from engine.registry import find_game
from engine.session.explanations import line_from, prevented_harm

DRAUGHTS = ("draughts", "B:W18,22,30:BK15,8,5,4")
"""Light can jump over the king on 15, unless 11 behind it is filled."""
BACK_ROW = ("chess", "6k1/8/8/8/2P5/8/r4PPP/6K1 w - - 0 1")
"""Black mates on a1, unless the white king gets a way out."""
QUEEN = ("chess", "6k1/8/6p1/7Q/8/8/6P1/6K1 w - - 0 1")
TAKEN = "otherwise, as after 5-9: 18x11 – takes a king for a pawn; forces 8x15"
MATED = "with this move: Black wins by checkmate: White is in check, and no legal move ends it"


@pytest.mark.parametrize(
    ("drawn", "made", "others", "words"),
    [
        (DRAUGHTS, "8-11 22-17", ["5-9 18x11"], TAKEN),
        (DRAUGHTS, "8-11 22-17", ["15-10 22-17", "5-9 18x11"], TAKEN),
        (BACK_ROW, "h2h3 a2b2", ["c4c5 a2a1"], f"otherwise, as after c5: Ra1# – {MATED}"),
        (QUEEN, "h5d5 g8g7", ["g2g3 g6h5"], "otherwise, as after g3: gxh5 – takes a queen"),
    ],
)
def test_what_the_answer_to_another_takes_is_told(
    drawn: tuple[str, str], made: str, others: list[str], words: str
) -> None:
    assert told(drawn, made, others) == words


@pytest.mark.parametrize(
    ("drawn", "made", "others"),
    [
        (DRAUGHTS, "8-11", ["5-9 18x11"]),  # no answer to what was made was found
        (QUEEN, "h5d5 g8g7", ["g2g3"]),  # nor one to the other
        (DRAUGHTS, "5-9 18x11", ["8-11 22-17"]),  # it was taken
        (QUEEN, "h5d5 g8g7", ["h5h6 g8f7"]),  # nobody takes it
        (BACK_ROW, "g2g3 a2c2", ["c4c5 a2a1", "h2h3 a2b2"]),  # one of the others mates, but not all of them
        (
            ("chess", "6k1/8/6p1/8/8/8/6P1/3Q2K1 w - - 0 1"),
            "d1d2 g8g7",
            ["d1h5 g6h5"],
        ),  # not threatened before
    ],
)
def test_nothing_is_told_that_was_not_found_or_not_threatened(
    drawn: tuple[str, str], made: str, others: list[str]
) -> None:
    assert told(drawn, made, others) == ""


def told(drawn: tuple[str, str], made: str, others: list[str]) -> str:
    name, position = drawn
    game = find_game(name)
    state = game.start({}, position)
    lines = [line_from(game, state, texts.split()) for texts in (made, *others)]
    for line, texts in zip(lines, (made, *others), strict=True):
        assert " ".join(action.text for action in line.actions).startswith(texts)
    return prevented_harm(game, lines[0], lines[1:])


def test_nothing_is_averted_by_what_loses_as_well() -> None:
    """All moves let Black mate."""
    assert told(BACK_ROW, "c4c5 a2a1", ["g2g4 a2a1"]) == ""
