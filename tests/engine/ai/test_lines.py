"""Lines of the computer players: expected replies, and bounds."""

from __future__ import annotations

import pytest

from engine.ai.levels import SHOWN_ACTIONS
from engine.contract.game import AnyGame
from engine.contract.rng import new_rng
from engine.contract.search import Considered
from engine.contract.values import CHANCE, AnyState
from engine.registry import find_game
from tests.engine.forks import dragon


def thought_of(game: AnyGame, state: AnyState, nodes: int = 4_000) -> tuple[Considered, ...]:
    """Return the final thought of the strongest level."""
    agent = dragon(game, nodes)
    *_, last = agent.think(game.view(state, game.player(state)), new_rng(1))
    assert last.best[0].text == last.action.text
    return last.best


@pytest.mark.parametrize("name", ["draughts", "chess", "nuclear", "chesskers"])
def test_lines_can_be_played_and_the_others_are_bounded(name: str) -> None:
    game = find_game(name)
    start = game.initial({})
    best = thought_of(game, start)
    assert len(best) == SHOWN_ACTIONS == len({each.text for each in best})
    assert len(best[0].line) > 1
    for each in best:
        state = start
        for text in (each.text, *each.line):
            state = game.apply(state, game.find(state, text))
        assert each.value <= best[0].value + 0.02
    assert not best[0].at_most and best[-1].at_most


@pytest.mark.parametrize(("name", "options"), [("chinese", {}), ("satan", {"fire": "on"})])
def test_lines_of_a_race_can_be_played(name: str, options: dict[str, str]) -> None:
    game = find_game(name)
    start = game.initial(game.settle_options({**options, "first": "0"}))
    best = thought_of(game, start)
    assert len(best[0].line) > 1
    for each in best:
        assert each.value <= best[0].value + 0.02, "no shown value comes from a shallower search"
        state = start
        for text in (each.text, *each.line):
            state = game.apply(state, game.find(state, text))


def test_a_line_shows_a_forced_mate_to_its_end() -> None:
    game = find_game("chess")
    state = game.start({}, "7k/8/5K2/8/8/8/8/6R1 w - - 0 1")
    best = thought_of(game, state, nodes=40_000)[0]
    assert best.value == 1
    for text in (best.text, *best.line):
        state = game.apply(state, game.find(state, text))
    assert len(best.line) == 6 or game.outcome(state)


def test_a_line_of_alien_checkers_is_legal() -> None:
    game = find_game("alien")
    state = game.initial(game.settle_options({}))
    while game.player(state) == CHANCE:
        state = game.apply(state, game.chance_outcomes(state)[0][0])
    first = thought_of(game, state)[0]
    after = game.apply(state, game.find(state, first.text))
    following = (*game.legal_actions(after), *(action for action, _ in game.chance_outcomes(after)))
    assert first.line and first.line[0] in {action.text for action in following}


def test_a_line_of_ctheckers_ends_before_a_chance_node() -> None:
    game = find_game("ctheckers")
    state = game.initial({})
    while game.player(state) == CHANCE:
        state = game.apply(state, game.chance_outcomes(state)[0][0])
    for each in thought_of(game, state):
        after = state
        for text in (each.text, *each.line):
            assert game.player(after) != CHANCE
            after = game.apply(after, game.find(after, text))
