"""How the computer finds a move in a race: Satan's fire and flames alike, by the paranoid search."""

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

TWO, MORE = Widths(20, 14, 3), Widths(16, 2, 3)
"""How many moves are looked at, with two players and with more: found by playing."""
RIVALS = Widths(24, 24, 3)
"""How many are looked at to tell whether another wins alone."""
LINE = 6
"""Of how many actions a line is told, at most, or one more, after the first."""
STEP = 0.03
"""How many steps ahead are like a hundredth of a pawn."""
UNSURE = 0.99
"""Highest value shown for a win that a search of likely moves only has found."""
USUAL = 60
"""How many turns a seat has in a long game that nobody holds up."""
IMPATIENCE = 0.05
"""How many steps it costs more with each turn of a seat after those, if its move gains not one."""


class RaceSearcher:
    """`engine.ai.levels.Searcher` for races."""

    def rank(self, state: State, plies: int, budget: Budget, spread: int) -> Iterator[Ranking]:
        """Yield rankings; a decision about Satan's fire is one more ply, before the flame of that turn."""
        racers = Racers(state)
        after = {action: apply_known(state, action) for action in legal(state) if action.text != RESIGN}
        roots = [(action, racers.node(then)) for action, then in after.items()]
        two = len(state.flames) == 2
        looker = ParanoidSearch(racers, state.seat, TWO if two else MORE, budget)
        others = (
            [] if two else [seat for seat, mask in enumerate(state.flames) if mask and seat != state.seat]
        )
        rivals = [ParanoidSearch(racers, seat, RIVALS, budget) for seat in others]
        line = partial(_line, racers, looker, state)
        dues = _dues(state, after)
        for ranking in rank(looker, roots, plies + state.deciding, STEP * spread, dues, rivals):
            yield ranking._replace(line_after=line)

    def judge(self, state: State, action: Action, plies: int, budget: Budget) -> Iterator[Worth]:
        """Yield what an action is worth: in the middle between a depth and the one before."""
        budget.start()
        racers, after = Racers(state), apply_known(state, action)
        node, seat = racers.node(after), state.seat
        looker = ParanoidSearch(racers, seat, TWO if len(state.flames) == 2 else MORE, budget)
        due = _dues(state, {action: after}).get(action, 0.0)
        before: float | None = None
        for depth in range(plies + state.deciding):
            try:
                score = racers.score(node, seat) if depth == 0 else looker.search(node, depth, -inf, inf)
            except BudgetExhausted:
                return
            if score < -DECIDED and depth > 1 and len(state.flames) > 2:
                return  # all others together can stop it, but each plays for itself
            value = value_of(score if abs(score) > DECIDED else score - due)
            if abs(score) > DECIDED:
                proved = depth == 0 or (depth == 1 and score < 0)
                yield Worth(
                    value if proved else UNSURE * value,
                    depth + 1,
                    looker.nodes,
                    _line(racers, looker, state, action),
                )
                return
            middle = value if before is None else (before + value) / 2
            yield Worth(middle, depth + 1, looker.nodes, _line(racers, looker, state, action))
            before = value


def _dues(state: State, after: dict[Action, State]) -> dict[Action, float]:
    """Return what is due for the actions that gain nothing: who wait for each other would wait for ever."""
    due = IMPATIENCE * (state.turns / len(state.flames) - USUAL)
    return {action: due * _idle(state, then) for action, then in after.items()} if due > 0 else {}


def _idle(state: State, then: State) -> int:
    """Return 0 for a move that gains a step, 1 for others, 2 for those of a piece that is in the goal."""
    seat = state.seat
    if steps_left(then, seat) < steps_left(state, seat):
        return 0
    left = state.flames[seat] & ~then.flames[seat]
    return 2 if left & state.field.goals[seat] else 1


def _line(
    racers: Racers, looker: ParanoidSearch[Node, Step], state: State, action: Action
) -> tuple[str, ...]:
    """Return what the search holds to be best after an action, as far as it remembers; fire stays (S12)."""
    found: list[str] = []
    state = apply_known(state, action)
    while len(found) < LINE and (step := looker.best(racers.node(state))):
        names = state.field.board.names
        move = Action(f"{names[step[1]]}-{names[step[2]]}", (names[step[1]], names[step[2]]))
        for after in (LEFT, move) if state.deciding else (move,):
            if after not in legal(state):
                return tuple(found)
            found.append(after.text)
            state = apply_known(state, after)
    return tuple(found)
