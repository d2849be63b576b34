"""Lessons for newcomers: at the right time, with texts, and all of them sooner or later."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.contract.game import AnyGame
from engine.contract.rng import new_rng
from engine.contract.values import CHANCE, TERMINAL
from engine.registry import GAMES, find_game
from tests.engine.games.alien.positions import card as carry_out

ALIEN = find_game("alien")
GAMES_EACH, LENGTH = 12, 150


def taught(game: AnyGame) -> Iterator[tuple[str, ...]]:
    """Yield the lessons of random games, decision by decision."""
    for seed in range(GAMES_EACH):
        rng, state = new_rng(seed), game.start(game.settle_options({}))
        for _ in range(LENGTH):
            player = game.player(state)
            if player == TERMINAL:
                break
            if player != CHANCE:
                actions = game.legal_actions(state)
                yield game.lessons(game.view(state, player), actions)
            state = game.apply(
                state, game.sample_outcome(state, rng) if player == CHANCE else rng.choice(actions)
            )


@pytest.mark.parametrize("name", GAMES)
def test_every_lesson_appears_in_some_game(name: str) -> None:
    game = find_game(name)
    taught_lessons = list(taught(game))
    assert taught_lessons[0][0] == "start"
    assert set(game.words.lessons) <= {lesson for lessons in taught_lessons for lesson in lessons}
    assert all(len(words) < 260 for words in game.words.lessons.values()), (
        "longer texts stay unread in a game"
    )


def test_the_three_steps_of_a_turn_have_lessons_of_their_own() -> None:
    rng = new_rng(3)
    state = ALIEN.start(ALIEN.settle_options({}))
    seen: list[tuple[str, ...]] = []
    while len(seen) < 3:
        player = ALIEN.player(state)
        if player == CHANCE:
            state = ALIEN.apply(state, ALIEN.sample_outcome(state, rng))
            continue
        actions = ALIEN.legal_actions(state)
        seen.append(ALIEN.lessons(ALIEN.view(state, player), actions))
        state = ALIEN.apply(state, actions[0])
    assert seen[0] == ("start",) and seen[1] == ("card",)


def test_the_hatched_rows_of_chesskers_are_explained_to_both_sides() -> None:
    """Each side gets the lesson from its first move on."""
    game = find_game("chesskers")
    state = game.start(game.settle_options({}))
    for _ in range(2):
        actions = game.legal_actions(state)
        assert game.lessons(game.view(state, game.player(state)), actions) == ("start", "rows")
        state = game.apply(state, actions[0])


@pytest.mark.parametrize(("card", "lessons"), [("fire", ("fill",)), ("flood", ("fill",)), ("ring", ())])
def test_filling_a_square_brings_the_lesson_that_it_may_help_the_opponent(
    card: str, lessons: tuple[str, ...]
) -> None:
    state = carry_out(card)
    assert ALIEN.lessons(ALIEN.view(state, 0), ALIEN.legal_actions(state)) == lessons
