"""What a position is worth to each seat, and what is best there: for who looks at a game.

An `Eye` looks as the players do, by the same searches, and is given a view like them: what a seat cannot know
is drawn again and again, or averaged. It tells of the best actions what each is worth exactly, and of an
action that it is asked about. See docs/analysis.md.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from math import sqrt
from time import perf_counter
from typing import NamedTuple

from engine.ai import lookahead
from engine.ai.agents import Agent, Thought
from engine.ai.kernel_rank import rank_exactly
from engine.ai.levels import TOLD, skill_of
from engine.ai.sampled_rank import rank_sampled
from engine.ai.table import Table
from engine.contract.budget import Budget, Clock
from engine.contract.game import AnyGame
from engine.contract.rng import Rng
from engine.contract.search import Considered, Ranking
from engine.contract.skill import BEST
from engine.contract.values import RESIGN, Action, AnyState, AnyView

SLICE = 0.5
"""Seconds of a search that cannot be interrupted. The next slice goes on from what was found: it is in the
table of positions. A slice that was too short to look deeper is followed by one of twice its length: what is
looked at last of all is in no table, and would be looked at again and again."""
LARGEST = 200_000
"""Positions that a search may look at that keeps its tree, for want of room."""
WIDE = 150
"""How much less than the best an action of a race may be worth to be looked at exactly, in hundredths."""
UNSURE = 0.99
"""What is at most said of a game that is not decided."""
FAR, KNOWN = 14, 0.8
"""How far a review looks at most, and the part of the third level's positions with which it sees as far as
that, on average: measured in draughts (docs/analysis.md)."""
SHALLOW = 3
"""How far a game is looked at that has no search of its own."""


class Limits(NamedTuple):
    """How far an eye looks."""

    seconds: float | None = None
    plies: int = BEST.plies
    nodes: int | None = None


def careful(game: AnyGame, state: AnyState, times: int = 1) -> Limits:
    """Return limits with which one sees as far as the third level; with `times` of so many times as much.

    Where a table of positions is kept, fewer are enough: decision after decision half of them are known.
    """
    skill = skill_of(game, "level3", state)
    nodes = (skill.nodes or LARGEST) * times
    if times > 1:
        return Limits(None, BEST.plies, nodes)
    return (
        Limits(None, min(skill.plies, FAR), int(KNOWN * nodes))
        if game.kernel()
        else Limits(None, skill.plies, nodes)
    )


class Eye(Agent):
    """Tells what a position is worth, better and better."""

    def __init__(self, game: AnyGame, limits: Limits | None, times: int = 1, clock: Clock = perf_counter):
        """Look within some limits; without any, as carefully as the third level, or `times` as much."""
        super().__init__(game)
        self.limits = limits
        self.times = times
        self.clock = clock
        self.table: Table[Hashable] = {}
        """What alpha-beta remembers from position to position."""

    def think(self, view: AnyView, rng: Rng) -> Iterator[Thought]:
        """Yield what is best so far."""
        return self.look(view, rng)

    def look(self, view: AnyView, rng: Rng, asked: str = "") -> Iterator[Thought]:
        """Yield the best actions so far with the chances of each seat; the last thought is `done`.

        With the text of an action, `asked`, the best one and that one alone are told, and compared.
        """
        began = self.clock()
        state, _ = self.guess(view, rng)
        limits = self.limits or careful(self.game, state, self.times)
        sight = _Sight(self, limits, view, state, rng, _named(self.game, state, asked))
        last = Ranking((), 0, 0)
        best: tuple[Considered, ...] = ()
        for ranking in sight.rankings():
            if ranking.rows != last.rows and ranking.nodes:
                best = sight.told(ranking)
            last = ranking
            action, value = ranking.best
            seconds = self.clock() - began
            yield Thought(action, ranking.depth, ranking.nodes, value, seconds, best=best)
        best = sight.told(last)
        yield Thought(last.best[0], last.depth, last.nodes, last.best[1], self.clock() - began, True, best)


class _Sight:
    """One look at one position."""

    def __init__(
        self, eye: Eye, limits: Limits, view: AnyView, state: AnyState, rng: Rng, asked: Action | None
    ) -> None:
        self.eye, self.limits, self.view, self.state, self.rng = eye, limits, view, state, rng
        self.game = eye.game
        self.seat = eye.game.player(state)
        self.asked = asked

    def rankings(self) -> Iterator[Ranking]:
        """Yield rankings, each surer than the last, by the search that the players of the game use."""
        game, (seconds, plies, nodes) = self.game, self.limits
        most = LARGEST if game.info.hidden or game.info.chance else nodes
        budget = Budget(seconds, min(nodes or most, most) if most else None, self.eye.clock)
        if searcher := game.searcher():
            if len([action for action in game.legal_actions(self.state) if action.text != RESIGN]) == 1:
                return lookahead.rank(game, self.view, self.rng, 1, budget)
            return _evened(searcher.rank(self.state, plies, budget, WIDE))
        if game.info.chance or game.info.hidden:
            return self._sampled(budget)
        if game.kernel():
            return self._in_slices()
        return lookahead.rank(game, self.view, self.rng, min(plies, SHALLOW), budget)

    def _sampled(self, budget: Budget) -> Iterator[Ranking]:
        """Sample; where two actions are to be compared, only these in the second half."""
        game, view, rng, state = self.game, self.view, self.rng, self.state
        candidates = game.candidates(state)
        if not self.asked:
            yield from rank_sampled(game, view, rng, budget, candidates)
            return
        half = Budget(budget.seconds / 2, budget.nodes and budget.nodes // 2, self.eye.clock)
        ranking = Ranking((), 0, 0)
        for ranking in rank_sampled(game, view, rng, half, candidates):
            yield ranking
        key = game.same_effect_key(state, self.asked)
        self.asked = next(each for each in candidates if game.same_effect_key(state, each) == key)
        if (best := ranking.best[0]) != self.asked:
            yield from rank_sampled(game, view, rng, half, (best, self.asked))

    def _in_slices(self) -> Iterator[Ranking]:
        """Search as deep as the limits allow, and stop for a moment between the slices."""
        seconds, plies, nodes = self.limits
        clock, began, before, length = self.eye.clock, self.eye.clock(), 0, SLICE
        many = 1 if self.asked else TOLD
        deepest = Ranking((), 0, 0)
        while True:
            left = seconds and seconds - (clock() - began)
            budget, known = Budget(left and min(length, left), nodes, clock), deepest.depth
            for ranking in rank_exactly(
                self.game, self.state, plies, budget, self.eye.table, many, self.asked
            ):
                if ranking.depth > deepest.depth:
                    deepest = ranking
                yield deepest._replace(nodes=before + ranking.nodes)
            before += ranking.nodes
            if left is None or left <= length or budget.elapsed() < length:
                return
            if deepest.depth == known:
                length *= 2

    # --- what is told --------------------------------------------------------------------------------

    def told(self, ranking: Ranking) -> tuple[Considered, ...]:
        """Return the best actions, or the best one and the one that was asked about, with the chances.

        Of several that are as good, the one that was asked about counts as the best.
        """
        exact = sorted(ranking.rows, key=lambda row: (-row[1], row[0] != self.asked))
        bounds = sorted(ranking.bounds, key=lambda row: -row[1])
        known = [(row, False) for row in exact] + [(row, True) for row in bounds]
        if self.asked:
            others = [row for row in known[1:] if row[0][0] == self.asked]
            known = [*known[:1], *others]
        return tuple(self._row(ranking, *row, at_most) for row, at_most in known[:TOLD])

    def _row(self, ranking: Ranking, action: Action, value: float, at_most: bool) -> Considered:
        line = ranking.follow(action)
        returns = ranking.returns(action) if ranking.returns else self._returns(action, value, line)
        return Considered(action.text, value, at_most, line, shares(returns))

    def _returns(self, action: Action, value: float, line: Sequence[str]) -> tuple[float, ...]:
        """Return what each seat can expect, from what the seat to decide can: of two, the other the rest.

        Of several, what the others can expect is told by how things stand at the end of the line.
        """
        game, state = self.game, game_after(self.game, self.state, (action.text, *line))
        values = list(game.evaluate(state))
        if len(values) == 2:
            values[1 - self.seat] = -value
        values[self.seat] = value
        return tuple(values)


def _evened(rankings: Iterator[Ranking]) -> Iterator[Ranking]:
    """Yield rankings of whole depths, each action in the middle between it and the depth before.

    Whoever moves last in a look-ahead seems to be better off. Searches that weigh all that may come, which
    tell what each seat can expect, have nothing to be evened.
    """
    deepest = before = Ranking((), 0, 0)
    for ranking in rankings:
        if ranking.returns or not deepest.rows:
            deepest = before = ranking
        elif ranking.whole and ranking.depth > before.depth:
            deepest, before = _between(before, ranking) or deepest, ranking
        yield deepest._replace(nodes=ranking.nodes)


def _between(before: Ranking, now: Ranking) -> Ranking | None:
    """Return the mean of two rankings, exact where both are, else an upper bound as both are at least that.

    None if nothing is known exactly of the best action. What is sure needs no mean.
    """
    exact, worth = dict(before.rows), dict((*before.bounds, *before.rows))
    rows: list[tuple[Action, float]] = []
    bounds: list[tuple[Action, float]] = []
    for action, value in now.rows:
        sure = abs(value) >= lookahead.WON
        mean = value if sure else max(-UNSURE, min(UNSURE, (value + worth.get(action, value)) / 2))
        (rows if sure or action in exact else bounds).append((action, mean))
    bounds += [(action, (value + worth[action]) / 2) for action, value in now.bounds if action in worth]
    known = now.best[0] in dict(rows)
    return now._replace(rows=tuple(rows), bounds=tuple(bounds)) if known else None


def _named(game: AnyGame, state: AnyState, text: str) -> Action | None:
    return game.find(state, text) if text else None


def game_after(game: AnyGame, state: AnyState, texts: Sequence[str]) -> AnyState:
    """Return where actions lead, as far as they can be done and chance has no say."""
    for text in texts:
        action = next((each for each in game.legal_actions(state) if each.text == text), None)
        if action is None:
            break
        state = game.apply(state, action)
    return state


def shares(returns: Sequence[float]) -> tuple[float, ...]:
    """Return the chance of each seat to win, from what each can expect to get, from -1 to 1.

    Of two seats each has its own: a draw is half a win, and where both can lose, the two are less than 1. Of
    more, one wins: together they have 1.
    """
    if len(returns) <= 2:
        return tuple((1 + value) / 2 for value in returns)
    if max(returns) >= lookahead.WON:
        return tuple(float(value >= lookahead.WON) for value in returns)
    weights = [sqrt((1 + value) / (1 - value)) for value in returns]
    return tuple(weight / (sum(weights) or 1.0) for weight in weights)
