"""The computer never misses a win in one action, nor walks into an avoidable loss in one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, islice

from engine.contract.rng import Rng, new_rng
from engine.contract.values import CHANCE, TERMINAL, Action
from engine.games.ctheckers.search_tree import CERTAIN, Node, preference
from engine.games.ctheckers.state import State
from tests.engine.forks import dragon
from tests.engine.games.ctheckers.positions import GAME, play, set_up

NODES = 400
"""Enough for two actions ahead."""
EACH = 50
"""Number of positions of each kind."""
LAST = 6
"""Number of decisions before the end of a game that are examined."""
CTHECKER = "is-cthecker"


def is_won(state: State, seat: int) -> bool:
    """Return True if a seat has won after every chance outcome."""
    outcome = GAME.outcome(state)
    if outcome:
        return outcome.returns[seat] > 0
    rows = GAME.chance_outcomes(state)
    return bool(rows) and all(is_won(GAME.apply(state, action), seat) for action, _ in rows)


def winning(state: State) -> set[str]:
    """Return the actions that certainly win at once."""
    seat = GAME.player(state)
    return {a.text for a in GAME.legal_actions(state) if is_won(GAME.apply(state, a), seat)}


def losing(state: State) -> set[str]:
    """Return the actions after which the opponent has certainly won or can win at once."""
    seat = GAME.player(state)
    found = set()
    for action in GAME.legal_actions(state):
        after = GAME.apply(state, action)
        answered = GAME.player(after) == 1 - seat and bool(winning(after))
        if answered or is_won(after, 1 - seat):
            found.add(action.text)
    return found


def last_decisions(seed: int) -> list[State]:
    """Return the last decisions of a random game, in which the Cthecker is turned over last."""
    rng, state, views = new_rng(seed), GAME.initial({}), []
    while (player := GAME.player(state)) != TERMINAL:
        if player == CHANCE:
            action = drawn(state, rng)
        else:
            views.append(GAME.view(state, player))
            action = rng.choice(GAME.legal_actions(state))
        state = GAME.apply(state, action)
    return views[-LAST:]


def drawn(state: State, rng: Rng) -> Action:
    """Return a chance outcome: the Cthecker only if nothing else is left."""
    rows = GAME.chance_outcomes(state)
    rows = tuple(row for row in rows if row[0].text != CTHECKER) or rows
    return rng.choices([action for action, _ in rows], [weight for _, weight in rows])[0]


def decisive(find: Callable[[State], set[str]]) -> Iterator[State]:
    """Yield positions where the choice matters."""
    for seed in count():
        for view in last_decisions(seed):
            if 0 < len(find(view)) < len(GAME.legal_actions(view)):
                yield view


def strongest_action(view: State, number: int) -> str:
    """Return the strongest level's action."""
    return dragon(GAME, NODES).choose(view, new_rng(number)).text


def test_the_computer_never_misses_a_win_in_one_action() -> None:
    for number, view in enumerate(islice(decisive(winning), EACH)):
        assert strongest_action(view, number) in winning(view), GAME.position(view)


def test_the_computer_never_walks_into_an_avoidable_loss_in_one() -> None:
    for number, view in enumerate(islice(decisive(losing), EACH)):
        assert strongest_action(view, number) not in losing(view), GAME.position(view)


def test_earlier_wins_and_later_losses_are_preferred() -> None:
    won = play(set_up("c3:C d4:m h8:b a1:M", piles="-/c7", looks="d4=c1"), "c3xe5", "is-cultist")
    sooner, later = Node(won, None, 1), Node(won, None, 3)
    assert sooner.values[0] > later.values[0] > CERTAIN
    assert preference(later.values, 1) > preference(sooner.values, 1)
