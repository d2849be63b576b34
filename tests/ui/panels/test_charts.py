"""Winning chances in the colours of the pieces: bars, sentences and the graph."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.registry import GAMES
from tests.ui.fakes import make_app, new_game
from ui.board.pieces import COLOURS
from ui.panels.charts import bars, one_number, side_classes
from ui.session.session import Session
from ui.tree import find_all, texts

STYLES = (Path(__file__).parents[3] / "assets" / "app.log.css").read_text(encoding="utf-8")


def table(game: str) -> Session:
    app, _, _ = make_app()
    new_game(app, game=game)
    return app.table


def sentences(session: Session, *chances: float) -> list[str]:
    return list(texts(bars(session, chances)))


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_has_the_colour_of_its_pieces(game: str) -> None:
    classes = side_classes(table(game))
    assert len(set(classes)) == len(classes)
    assert all(re.fullmatch(r"of-(\w+)", each) for each in classes)


@pytest.mark.parametrize("colour", COLOURS)
def test_the_style_sheet_has_every_colour(colour: str) -> None:
    assert f".of-{colour}" in STYLES


def test_one_sentence_names_the_player_who_is_ahead() -> None:
    session = table("chess")
    assert sentences(session, 0.54, 0.46) == ["White wins 54%"]
    assert sentences(session, 0.3, 0.7) == ["Black wins 70%"]
    assert sentences(session, 0.5, 0.5) == ["Even chances"]


def test_only_certain_results_are_shown_as_100_percent() -> None:
    session = table("chess")
    assert sentences(session, 0.997, 0.003) == ["White wins 99%"]
    assert sentences(session, 0.0, 1.0) == ["Black wins 100%"]
    assert sentences(table("ctheckers"), 0.003, 0.4) == ["Dark wins 1%", "Light wins 40%"]


def test_several_players_have_a_sentence_each() -> None:
    assert len(sentences(table("satan"), *[0.2] * 5)) == 5


def test_where_both_can_lose_each_player_has_a_sentence() -> None:
    assert not one_number([(0.3, 0.4)])
    assert sentences(table("ctheckers"), 0.3, 0.4) == ["Dark wins 30%", "Light wins 40%"]


def test_the_bar_has_the_colours_of_the_pieces() -> None:
    bar = bars(table("chesskers"), (0.5, 0.5))
    assert [part.attributes["class"] for part in find_all([bar], tag="span")] == ["of-red", "of-white"]
