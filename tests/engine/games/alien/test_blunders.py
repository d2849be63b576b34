"""The computer never misses a certain win, nor walks into an avoidable certain loss.

Positions from near the end of random games are searched exhaustively over all states that the active seat's
view allows; wins and losses that depend on luck do not count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import count, islice

import pytest

from engine.ai.agents import Thought
from engine.contract.rng import new_rng
from engine.contract.values import CHANCE, TERMINAL, Action
from engine.games.alien.hidden import View
from engine.games.alien.planets import candidates
from engine.games.alien.state import CARD, MOVE, TARGET, State
from tests.engine.forks import dragon
from tests.engine.games.alien.positions import ALIEN

NODES = 3000
EACH = pytest.mark.parametrize("each", [12, pytest.param(40, marks=pytest.mark.soak)])
"""Number of positions of each kind, in the gate and in the soak run."""
LAST = 4
"""Number of decisions before the end of a game that are examined."""
HOPELESS = -0.99
"""At or below this value every action soon loses, so any action will do."""
MANY = 60
"""Positions with more actions than this are skipped, to save time."""


def worlds(view: View) -> list[State]:
    """Return all states that the view allows: the opponent can have any planet."""
    seat = view.state.seat
    planets = [(p, view.state.planets[seat])[:: 1 if seat else -1] for p in candidates(view.state, 1 - seat)]
    return [view.state._replace(planets=(a, b)) for a, b in planets]


def is_won(state: State, seat: int) -> bool:
    """Return True if a seat has won after every chance outcome."""
    outcome = ALIEN.outcome(state)
    if outcome:
        return outcome.returns[seat] > 0
    rows = ALIEN.chance_outcomes(state)
    return bool(rows) and all(is_won(ALIEN.apply(state, action), seat) for action, _ in rows)


def wins(state: State, action: Action, seat: int, plies: int = 1) -> bool:
    """Return True if an action certainly wins within a number of actions by the same seat."""
    after = ALIEN.apply(state, action)
    if plies == 1 or ALIEN.player(after) != seat:
        return is_won(after, seat)
    return any(wins(after, answer, seat, plies - 1) for answer in ALIEN.legal_actions(after))


def loses(state: State, action: Action, seat: int) -> bool:
    """Return True if the opponent has won after an action, or can win with the next one."""
    after = ALIEN.apply(state, action)
    if ALIEN.player(after) == seat:
        return all(loses(after, more, seat) for more in ALIEN.legal_actions(after))
    if ALIEN.player(after) != 1 - seat:
        return is_won(after, 1 - seat)
    return any(wins(after, answer, 1 - seat) for answer in ALIEN.legal_actions(after))


def certain(view: View, judge: Callable[[State, Action, int], bool]) -> set[str]:
    """Return the actions that pass a test in every state that the view allows."""
    all_worlds, seat = worlds(view), view.state.seat
    legal = ALIEN.legal_actions(all_worlds[0])
    return {action.text for action in legal if all(judge(world, action, seat) for world in all_worlds)}


def winning(view: View) -> set[str]:
    """Return the actions that win at once."""
    return certain(view, wins)


def winning_soon(view: View) -> set[str]:
    """Return the actions that win with the next one, if no action wins at once."""
    return certain(view, partial(wins, plies=2)) if not winning(view) else set()


def losing(view: View) -> set[str]:
    """Return the actions that the opponent can answer with a win."""
    return certain(view, loses) if view.state.phase in (CARD, TARGET) else set()


@cache
def last_decisions(seed: int) -> list[View]:
    """Return the views of the last decisions of a random game."""
    rng, state, views = new_rng(seed), ALIEN.initial({"open_cards": "1"}), []
    while (player := ALIEN.player(state)) != TERMINAL:
        if player == CHANCE:
            action = ALIEN.sample_outcome(state, rng)
        else:
            if state.phase in (MOVE, CARD, TARGET):
                views.append(ALIEN.view(state, player))
            action = rng.choice(ALIEN.legal_actions(state))
        state = ALIEN.apply(state, action)
    return [view for view in views[-LAST:] if len(ALIEN.legal_actions(worlds(view)[0])) <= MANY]


def decisive(find: Callable[[View], set[str]]) -> Iterator[tuple[View, set[str]]]:
    """Yield positions where the choice matters, each with the actions in question."""
    for seed in count():
        for view in last_decisions(seed):
            found = find(view)
            if 0 < len(found) < len(ALIEN.legal_actions(worlds(view)[0])):
                yield view, found


def avoidable(view: View) -> set[str]:
    """Return the losing actions, if another one is safe in most states that the view allows."""
    lost, all_worlds = losing(view), worlds(view)
    for action in ALIEN.legal_actions(all_worlds[0]) if lost else ():
        if sum(loses(world, action, view.state.seat) for world in all_worlds) * 2 <= len(all_worlds):
            return lost
    return set()


def thought(view: View, number: int) -> Thought:
    """Return the strongest level's action and its expectation."""
    *_, last = dragon(ALIEN, NODES).think(view, new_rng(number))
    return last


def strongest_action(view: View, number: int) -> str:
    """Return the strongest level's action."""
    return thought(view, number).action.text


@EACH
def test_the_computer_never_misses_a_certain_win_in_one_action(each: int) -> None:
    for number, (view, found) in enumerate(islice(decisive(winning), each)):
        assert strongest_action(view, number) in found, ALIEN.position(view)


@EACH
def test_the_computer_never_misses_a_winning_card_and_target(each: int) -> None:
    for number, (view, found) in enumerate(islice(decisive(winning_soon), each)):
        assert strongest_action(view, number) in found, ALIEN.position(view)


@EACH
def test_the_computer_never_walks_into_an_avoidable_certain_loss(each: int) -> None:
    for number, (view, found) in enumerate(islice(decisive(avoidable), each)):
        last = thought(view, number)
        assert last.action.text not in found or last.value < HOPELESS, ALIEN.position(view)
