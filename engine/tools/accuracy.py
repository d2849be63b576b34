"""Compare the values that an analysis shows with independent searches after each move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from engine.ai.agents import weighted_mean
from engine.ai.alphabeta import search
from engine.ai.analysis import Analyst, Limits, careful
from engine.ai.kernel_rank import value_of
from engine.ai.levels import make_agent
from engine.ai.sampled_rank import judge_sampled
from engine.contract.budget import Budget
from engine.contract.game import AnyGame
from engine.contract.rng import Rng, new_rng
from engine.contract.search import ActionSearcher, Considered, Ranking, Searcher
from engine.contract.skill import BEST_SKILL
from engine.contract.values import CHANCE, RESIGN, TERMINAL, Action, AnyState
from engine.session.match import Match

POSITIONS = 40
"""Default number of positions."""
WEAK = "level1", "level2"
"""Players of the games that the positions come from."""
RANDOM = 0.12
"""Share of random decisions, for variety."""
APART = 3, 9
"""Number of decisions between two positions of a game."""
LONGEST = 300
"""Maximum number of decisions in a game."""
WIDE = 150
"""Maximum distance from the best of an action that a searcher ranks, in centipawns."""
NEAR, FAR = 0.10, 0.25
"""Maximum error of a chance in most rows, and in all rows."""


DECIDED, CHECK = 0.98, 16
"""The value from which a win or a loss is displayed, and the factor of the budget that checks it."""
LEAST = 30
"""Minimum number of positions per chance outcome."""
DEEPER = 4
"""Factor of the larger budget, which shows what the shown search misses."""


class Row(NamedTuple):
    """A displayed action, with its chance and that of an independent search."""

    text: str
    shown: float
    again: float
    error: float
    """The displayed error; 0 if nothing is sampled."""

    @property
    def off(self) -> float:
        """The distance between the two chances."""
        return abs(self.shown - self.again)


class Summary(NamedTuple):
    """Statistics of the errors of shown values."""

    rows: int
    near: float
    """Share of the rows without a displayed error that lie within `NEAR`; 1 if there are none."""
    far: float
    """Share of those rows within `FAR`."""
    worst: float
    covered: float | None
    """Share of the rows with a displayed error that lie within twice it; None if there are none."""


def summary(rows: Sequence[Row]) -> Summary:
    """Return the statistics of some rows."""
    exact, sampled = [row for row in rows if not row.error], [row for row in rows if row.error]
    near, far = (_share([row.off <= most for row in exact]) for most in (NEAR, FAR))
    covered = _share([row.off <= 2 * row.error for row in sampled]) if sampled else None
    return Summary(len(rows), near, far, max(row.off for row in rows), covered)


def _share(flags: Sequence[bool]) -> float:
    return sum(flags) / len(flags) if flags else 1.0


def bench_analysis(start: Match, count: int = POSITIONS, seed: int = 0) -> Summary:
    """Analyse positions as a review does, and print the errors of the displayed values.

    A second comparison, with `DEEPER` times the budget, measures what no search of this size could see.
    """
    game, found, deeper = start.game, list[Row](), list[Row]()
    for number, state in enumerate(islice(positions(start, seed), count)):
        limits = careful(game, state)
        rows = measured(game, state, limits, number)
        more = limits._replace(nodes=DEEPER * (limits.nodes or 0), plies=BEST_SKILL.plies)
        again = (independent(game, state, row.text, more, number) for row in rows)
        deeper += [row._replace(again=chance) for row, chance in zip(rows, again, strict=True)]
        found += rows
    print(f"{game.info.title}: {count} positions, {len(found)} values shown")
    print(f"beside a search of its own with the same budget: {_summary_text(summary(found))}")
    print(f"with {DEEPER} times the budget: {_summary_text(summary(deeper))}")
    return summary(found)


def _summary_text(found: Summary) -> str:
    """Return the statistics as text."""
    covered = "" if found.covered is None else f", within twice the stated error {found.covered:.1%}"
    near, far, worst = f"within 10 of 100 {found.near:.1%}", f"25 {found.far:.1%}", round(100 * found.worst)
    return f"{near}, {far}, worst {worst}{covered}"


def positions(start: Match, seed: int) -> Iterator[AnyState]:
    """Yield positions with a choice, from games by weak players with some random moves."""
    game, rng = start.game, new_rng(seed)
    while True:
        agent, state, gap = make_agent(game, rng.choice(WEAK)), start.states[0], rng.randint(0, APART[0])
        for _ in range(LONGEST):
            while game.player(state) == CHANCE:
                state = game.apply(state, game.sample_outcome(state, rng))
            if game.player(state) == TERMINAL:
                break
            played = [action for action in game.legal_actions(state) if action.text != RESIGN]
            gap -= 1
            if gap < 0 and len(played) > 1:
                yield state
                gap = rng.randint(*APART)
            view = game.view(state, game.player(state))
            action = rng.choice(played) if rng.random() < RANDOM else agent.choose(view, rng)
            state = game.apply(state, action)


def measured(game: AnyGame, state: AnyState, limits: Limits, seed: int) -> list[Row]:
    """Analyse a position; return each displayed value with an independent one.

    A win or loss that the analysis found is checked with `CHECK` times the budget, since it may lie deeper
    than the independent search gets. Alpha-beta's values of 1 and -1 alone are such: a smaller one is an
    evaluation, and a deeper search may know better.
    """
    seat, rows = game.player(state), []
    *_, last = Analyst(game, limits).analyse(game.view(state, seat), new_rng(seed))
    for each in last.best:
        if not each.at_most:
            decided = abs(each.value) == 1 if game.kernel() else abs(each.value) > DECIDED
            more = CHECK if decided else 1
            allowed = limits._replace(nodes=more * (limits.nodes or 0))
            again = independent(game, state, each.text, allowed, ~seed)
            rows.append(Row(each.text, chance_of(each, seat), again, each.error))
    return rows


def chance_of(each: Considered, seat: int) -> float:
    """Return the chance of a seat; with more than two seats, from its value alone."""
    return each.chances[seat] if len(each.chances) == 2 else (1 + each.value) / 2


def independent(game: AnyGame, state: AnyState, text: str, limits: Limits, seed: int) -> float:
    """Return the chance after an action, by a separate search with the same budget."""
    seat, action = game.player(state), game.find(state, text)
    after, budget = game.apply(state, action), Budget(nodes=limits.nodes)
    if end := game.outcome(after):
        return (1 + end.returns[seat]) / 2
    if searcher := game.searcher():
        value = _searched(game, searcher, state, action, limits, seed)
    elif kernel := game.kernel():
        value = 0.0
        plies = max(1, limits.plies - 1)
        for progress in search(
            kernel, after.position, budget, earlier=after.earlier, max_depth=plies, onward=True
        ):
            value = value_of(-progress.score) if progress.done else value
    else:
        *_, worth = judge_sampled(game, game.view(state, seat), new_rng(seed), action, budget)
        value = worth.value
    return (1 + value) / 2


def _searched(
    game: AnyGame, searcher: Searcher, state: AnyState, action: Action, limits: Limits, seed: int
) -> float:
    """Return the value after an action, by the search of the seat that decides next.

    With more than two seats each values the future differently, so the same seat searches again.
    """
    seat, after = game.player(state), game.apply(state, action)
    if len(game.evaluate(state)) > 2 or game.player(after) == seat:
        assert isinstance(searcher, ActionSearcher)
        *_, worth = searcher.judge(state, action, limits.plies, Budget(nodes=limits.nodes))
        return worth.returns[seat] if worth.returns else worth.value
    return _returns(game, searcher, after, limits.plies - 1, limits.nodes or 0, new_rng(seed))[seat]


def _returns(
    game: AnyGame, searcher: Searcher, state: AnyState, plies: int, nodes: int, rng: Rng
) -> tuple[float, ...]:
    """Return the value for each of two seats; at a chance node the mean, sharing the budget."""
    if end := game.outcome(state):
        return end.returns
    if outcomes := game.chance_outcomes(state):
        total = sum(weight for _, weight in outcomes)
        after = [(game.apply(state, action), weight) for action, weight in outcomes]
        rows = [
            _returns(game, searcher, each, plies, int(nodes * weight / total), rng) for each, weight in after
        ]
        return weighted_mean(rows, [weight for _, weight in outcomes])
    played = [action for action in game.legal_actions(state) if action.text != RESIGN]
    if len(played) == 1:
        return _returns(game, searcher, game.apply(state, played[0]), plies - 1, nodes, rng)
    previous = deepest = ranking = Ranking((), 0, 0)
    for ranking in searcher.rank(state, max(1, plies), Budget(nodes=max(LEAST, nodes)), WIDE):
        if ranking.returns:
            deepest = ranking
        elif ranking.whole and ranking.depth > deepest.depth:
            previous, deepest = deepest, ranking
    action, value = deepest.best
    if deepest.returns:
        return deepest.returns(action)
    if previous.rows and abs(value) < 1:
        value = (value + previous.best[1]) / 2
    left = nodes - ranking.nodes
    if not ranking.whole and left > 0 and isinstance(searcher, ActionSearcher):
        # All actions lose if the search ended before its budget, but a shallower search ranks them.
        *_, worth = searcher.judge(state, ranking.best[0], plies, Budget(nodes=left))
        value = worth.value if abs(worth.value) > DECIDED else value
    return (value, -value) if game.player(state) == 0 else (-value, value)
