"""What an action is good for, in words."""

from __future__ import annotations

import pytest

from engine.games.alien.state import State
from engine.registry import find_game
from engine.session.gains import gained
from tests.engine.games.alien.drawn import ALIEN, text_of


@pytest.mark.parametrize(
    ("position", "texts", "words"),
    [
        ("B:W17,26:B14,5", ("14x21",), "takes 1"),
        ("B:W17,26,31:B13,5", ("13x22", "26x17"), "takes 1 and loses 1"),
        ("B:W22,31:B14,5", ("14-17", "22x13"), "gives 1 away"),
        ("B:W30:B5,13", ("5-9",), ""),
    ],
)
def test_what_is_taken_is_counted(position: str, texts: tuple[str, ...], words: str) -> None:
    game = find_game("draughts")
    before = after = game.start({}, position)
    for text in texts:
        after = game.apply(after, game.find(after, text))
    assert gained(game, before, after, game.player(before)) == words


@pytest.mark.parametrize(
    ("name", "position", "texts", "words"),
    [
        ("draughts", "B:W17:B26,5", ("26-31",), "gets: dark king"),
        ("draughts", "B:W6:B13,22", ("22-25", "6-1"), "lets others get: light king"),
        ("chess", "3n3k/4P3/8/8/8/8/8/4K3 w - - 0 1", ("e7d8q",), "takes 1; gets: white queen"),
        ("chesskers", "8/8/8/8/8/8/2c5/7K c - 0 30", ("c2-b1",), "gets: super king"),
        ("chess", "k7/8/8/8/8/8/8/4K2R w K - 0 1", ("e1g1",), ""),
    ],
)
def test_what_is_crowned_or_promoted_is_told(
    name: str, position: str, texts: tuple[str, ...], words: str
) -> None:
    game = find_game(name)
    before = after = game.start({}, position)
    for text in texts:
        after = game.apply(after, game.find(after, text))
    assert gained(game, before, after, game.player(before)) == words


def test_in_a_race_the_way_is_counted() -> None:
    game = find_game("chinese")
    before = game.initial(game.settle_options({"first": "0"}))
    gains = {gained(game, before, game.apply(before, a), 0) for a in game.legal_actions(before)}
    assert {"1 step nearer to the goal", "2 steps nearer to the goal"} <= gains


def planned(planets: tuple[int, int], conquests: tuple[int, int]) -> State:
    return ALIEN.parse(text_of("a1:M h8:m"), {"open_cards": "1"})._replace(
        planets=planets, conquests=conquests
    )


def test_in_alien_checkers_the_planets_count() -> None:
    """Mars, the fourth planet, wants three captures by emperors."""
    before, after = planned((3, 0), (0, 0)), planned((3, 0), (1, 0))
    mars = "for Mars, 1 of 3: three captures by your emperors in the whole game"
    assert gained(ALIEN, before, after, 0) == mars
    assert gained(ALIEN, after, before, 1) == "against the other's Mars, now 0 of 3"
    assert gained(ALIEN, before, after, 1) == gained(ALIEN, before, before, 0) == ""
