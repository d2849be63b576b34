"""The computer player of star games: a paranoid search over Satan's fire and flames."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from math import inf

from engine.ai.deepening import rank, value_of
from engine.ai.paranoid import DECIDED, ParanoidSearch, Widths
from engine.contract.budget import Budget, BudgetExhausted
from engine.contract.search import Ranking, Worth
from engine.contract.values import RESIGN, Action
from engine.games.race.actions import LEFT, apply_known, legal
from engine.games.race.gains import Step
from engine.games.race.kernel import Node, Racers
from engine.games.race.turns import State, steps_left

TWO_PLAYER_WIDTHS, MULTIPLAYER_WIDTHS = Widths(20, 14, 3), Widths(16, 2, 3)
"""Widths of the search with two players and with more. Found by playing."""
RIVAL_WIDTHS = Widths(24, 24, 3)
"""Widths of the search for a rival who wins against all others."""
LINE_LENGTH = 6
"""Maximum number of further actions in a line; one more with Satan's fire."""
STEPS_PER_CENTIPAWN = 0.03
"""Steps per centipawn."""
UNPROVED_LIMIT = 0.99
"""Maximum value of a win that only a search of likely moves has found."""
USUAL_TURNS = 60
"""Number of turns of a seat in a long game without obstruction."""
IMPATIENCE = 0.05
"""Penalty per further turn of a seat whose move gains no step."""


class RaceSearcher:
    """`engine.contract.search.Searcher` for star games."""

    def rank(self, state: State, plies: int, budget: Budget, spread: int) -> Iterator[Ranking]:
        """Yield rankings; a decision about Satan's fire is one more ply before the flame's move."""
        racers = Racers(state)
        after = {action: apply_known(state, action) for action in legal(state) if action.text != RESIGN}
        roots = [(action, racers.node(child)) for action, child in after.items()]
        searcher = ParanoidSearch(racers, state.seat, _widths(state), budget)
        others = [seat for seat, mask in enumerate(state.flames) if mask and seat != state.seat]
        others = others if len(state.flames) > 2 else []
        rivals = [ParanoidSearch(racers, seat, RIVAL_WIDTHS, budget) for seat in others]
        line = partial(_line, racers, searcher, state)
        penalties = _penalties(state, after)
        for ranking in rank(
            searcher, roots, plies + state.deciding, STEPS_PER_CENTIPAWN * spread, penalties, rivals
        ):
            yield ranking._replace(line_after=line)

    def judge(self, state: State, action: Action, plies: int, budget: Budget) -> Iterator[Worth]:
        """Yield the value of an action: the mean of a depth and the one before."""
        budget.start()
        racers, after = Racers(state), apply_known(state, action)
        node, seat = racers.node(after), state.seat
        searcher = ParanoidSearch(racers, seat, _widths(state), budget)
        penalty = _penalties(state, {action: after}).get(action, 0.0)
        before: float | None = None
        for depth in range(plies + state.deciding):
            try:
                score = racers.score(node, seat) if depth == 0 else searcher.search(node, depth, -inf, inf)
            except BudgetExhausted:
                return
            if score < -DECIDED and depth > 1 and len(state.flames) > 2:
                return  # all others together can stop it, but each plays for itself
            value = value_of(score if abs(score) > DECIDED else score - penalty)
            if abs(score) > DECIDED:
                proved = depth == 0 or (depth == 1 and score < 0)
                yield Worth(
                    value if proved else UNPROVED_LIMIT * value,
                    depth + 1,
                    searcher.nodes,
                    _line(racers, searcher, state, action),
                )
                return
            middle = value if before is None else (before + value) / 2
            yield Worth(middle, depth + 1, searcher.nodes, _line(racers, searcher, state, action))
            before = value


def _widths(state: State) -> Widths:
    """Return the widths of the search for the number of players."""
    return TWO_PLAYER_WIDTHS if len(state.flames) == 2 else MULTIPLAYER_WIDTHS


def _penalties(state: State, after: dict[Action, State]) -> dict[Action, float]:
    """Return penalties for actions without gain: otherwise two sides may wait for each other for ever."""
    penalty = IMPATIENCE * (state.turns / len(state.flames) - USUAL_TURNS)
    return {action: penalty * _idle(state, child) for action, child in after.items()} if penalty > 0 else {}


def _idle(state: State, child: State) -> int:
    """Return 0 for a move that gains a step, 1 for others, 2 for those of a piece in the goal."""
    seat = state.seat
    if steps_left(child, seat) < steps_left(state, seat):
        return 0
    left = state.flames[seat] & ~child.flames[seat]
    return 2 if left & state.field.goals[seat] else 1


def _line(
    racers: Racers, searcher: ParanoidSearch[Node, Step], state: State, action: Action
) -> tuple[str, ...]:
    """Return the principal variation after an action from the table; the fire stays (S12)."""
    found: list[str] = []
    state = apply_known(state, action)
    while len(found) < LINE_LENGTH and (step := searcher.best(racers.node(state))):
        names = state.field.board.names
        move = Action(f"{names[step[1]]}-{names[step[2]]}", (names[step[1]], names[step[2]]))
        for after in (LEFT, move) if state.deciding else (move,):
            if after not in legal(state):
                return tuple(found)
            found.append(after.text)
            state = apply_known(state, after)
    return tuple(found)
