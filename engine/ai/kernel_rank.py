"""The ranking of actions by alpha-beta, for games that have a kernel for it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from math import inf, tanh
from typing import NamedTuple, Protocol

from engine.ai.alphabeta import WON, Progress, Table, search
from engine.ai.table import best_line
from engine.contract.budget import Budget
from engine.contract.game import AnyGame
from engine.contract.search import Ranking, Worth
from engine.contract.values import Action, AnyState

PAWN = 100
"""What a pawn counts in a kernel's scores."""
LINE_LENGTH = 6
"""Of how many actions a line is told, at most, after the first."""
MIN_LINE_LENGTH = 2
"""Minimum number of further actions in a line, unless the game ends earlier."""
SLICE_SECONDS = 0.5
"""Seconds of a search that cannot be interrupted. A slice that was too short to look deeper is followed by
one of twice its length: what is looked at last of all is in no table, and would be looked at once more."""
FORCED_LINE_LENGTH = 20
"""The same as `LINE_LENGTH`, where a win is forced."""
VALUE_SCALE = 4 * PAWN
"""The score at which a game is all but won: a value of 0.76."""


class Rooted(Protocol):
    """What the states of a game with a kernel have."""

    @property
    def position(self) -> Hashable:
        """The kernel's position: two states with the same one have the same legal actions."""

    @property
    def earlier(self) -> tuple[Hashable, ...]:
        """Positions of the game so far that can come again."""


def rank_kernel(
    game: AnyGame,
    state: Rooted,
    plies: int,
    budget: Budget,
    spread: int,
    table: Table[Hashable] | None = None,
) -> Iterator[Ranking]:
    """Yield rankings as the search goes on: of actions at most `spread` below the best, or of the best alone.

    Scores, and so `spread`, are in hundredths of a pawn. `table` is what earlier searches in this game
    remembered, and is added to.
    """
    kernel = game.kernel()
    assert kernel, "only for games that have one"
    actions = _by_position(game, state)
    table = {} if table is None else table
    kids = kernel.children[kernel.side_to_move(state.position)](state.position)
    for progress in search(
        kernel, state.position, budget, earlier=state.earlier, max_depth=plies, spread=spread, table=table
    ):
        found = _Found(game, state, [actions[kid] for kid in kids], progress, table)
        yield found.ranking(_good(progress, spread))


def rank_exactly(
    game: AnyGame,
    state: Rooted,
    plies: int,
    budget: Budget,
    table: Table[Hashable],
    many: int,
    asked: Action | None = None,
) -> Iterator[Ranking]:
    """Yield a ranking for each depth that was looked at wholly; while the next one is, the same again.

    It has the `many` best actions and `asked`, all of them with what they are worth exactly.
    """
    kernel = game.kernel()
    assert kernel, "only for games that have one"
    actions = _by_position(game, state)
    wanted = game.apply(state, asked).position if asked else None
    if asked:
        actions[wanted] = asked
    kids = kernel.children[kernel.side_to_move(state.position)](state.position)

    def begin(some: Budget) -> Iterator[Progress[Hashable]]:
        return search(
            kernel, state.position, some, earlier=state.earlier, max_depth=plies,
            exact=many, asked=wanted, table=table,
        )  # fmt: skip

    ranking = None
    for progress in _in_slices(begin, budget):
        if progress.done and (ranking is None or progress.depth > ranking.depth):
            found = _Found(game, state, [actions[kid] for kid in kids], progress, table)
            best = sorted(progress.exact, key=lambda index: -progress.scores[index])
            told = [index for place, index in enumerate(best) if place < many or kids[index] == wanted]
            ranking = found.ranking(told)._replace(bounds=())
        if ranking:
            yield ranking._replace(nodes=progress.nodes)


def judge_kernel(game: AnyGame, state: Rooted, action: Action, plies: int, budget: Budget) -> Iterator[Worth]:
    """Yield what an action is worth, for each depth that a search of its own looks at wholly."""
    kernel, seat, after = game.kernel(), game.player(state), game.apply(state, action)
    assert kernel, "only for games that have one"
    if end := game.outcome(after):
        yield Worth(end.returns[seat], 1, 1)
        return
    table: Table[Hashable] = {}
    worth = None

    def begin(some: Budget) -> Iterator[Progress[Hashable]]:
        return search(
            kernel, after.position, some, earlier=after.earlier, max_depth=max(1, plies - 1),
            onward=True, table=table,
        )  # fmt: skip

    for progress in _in_slices(begin, budget):
        if progress.done and (worth is None or progress.depth >= worth.depth):
            line = (progress.best, *progress.exact[progress.number])
            texts = _expected(game, after, line, progress.score)
            worth = Worth(value_of(-progress.score), progress.depth + 1, progress.nodes, texts)
        if worth:
            yield worth._replace(nodes=progress.nodes)


def _in_slices(
    begin: Callable[[Budget], Iterator[Progress[Hashable]]], budget: Budget
) -> Iterator[Progress[Hashable]]:
    """Yield what a search finds that is stopped again and again, and goes on from what its table holds."""
    budget.start()
    length, known, before = SLICE_SECONDS, 0, 0
    while True:
        left = budget.seconds - budget.elapsed()
        some, deepest = budget.left(length) if left < inf else budget, known
        for progress in begin(some):
            deepest = max(deepest, progress.depth if progress.done else 0)
            yield progress._replace(nodes=before + progress.nodes)
        before += progress.nodes
        if left == inf or left <= length or some.elapsed() < length:
            return
        if deepest == known:
            length *= 2
        known = deepest


class _Found(NamedTuple):
    """Search results for the actions of a state, in the order of the kernel's children."""

    game: AnyGame
    state: Rooted
    actions: Sequence[Action]
    progress: Progress[Hashable]
    table: Table[Hashable]

    def ranking(self, exact: Collection[int]) -> Ranking:
        """Return a ranking of some actions whose score is exact, and what others are worth at most."""
        actions, scores = self.actions, self.progress.scores or {self.progress.number: self.progress.score}
        rows = tuple((actions[index], value_of(scores[index])) for index in exact)
        capped = self.progress.capped if self.progress.scores else ()
        bounds = tuple((actions[index], value_of(scores[index])) for index in sorted(capped))
        depth, nodes, whole = self.progress.depth, self.progress.nodes, self.progress.done
        return Ranking(rows, depth, nodes, bounds, self.line_after, whole=whole)

    def line_after(self, action: Action) -> tuple[str, ...]:
        """Return what is expected after an action; after one with a bound the answer that was found."""
        game, state = self.game, self.game.apply(self.state, action)
        index = self.actions.index(action)
        if index not in self.progress.exact:
            answer = best_line(self.table, state.position, ())[:1]
            return _followed(game, state, answer)[0]
        score = self.progress.scores[index] if self.progress.scores else self.progress.score
        return _expected(game, state, self.progress.exact[index], score)


def _by_position(game: AnyGame, state: Rooted) -> dict[Hashable, Action]:
    """Return the legal actions by where they lead, the first of several."""
    actions: dict[Hashable, Action] = {}
    for action in game.legal_actions(state):
        actions.setdefault(game.apply(state, action).position, action)
    return actions


def _expected(game: AnyGame, state: AnyState, positions: Sequence[Hashable], score: int) -> tuple[str, ...]:
    """Return the texts of a line with a score; one that the table has lost early is looked for again."""
    texts, state = _followed(
        game, state, positions[: FORCED_LINE_LENGTH if abs(score) >= WON else LINE_LENGTH]
    )
    kernel = game.kernel()
    while len(texts) < MIN_LINE_LENGTH and kernel and not game.outcome(state):
        *_, last = search(kernel, state.position, Budget(), earlier=state.earlier, max_depth=1)
        more, state = _followed(game, state, (last.best,))
        texts = *texts, *more
    return texts


def _followed(
    game: AnyGame, state: AnyState, positions: Sequence[Hashable]
) -> tuple[tuple[str, ...], AnyState]:
    """Return the texts of the actions that lead from position to position, and where they end."""
    texts: list[str] = []
    for position in positions:
        legal = ((action, game.apply(state, action)) for action in game.legal_actions(state))
        step = next((pair for pair in legal if pair[1].position == position), None)
        if step is None:
            break  # a rule outside the kernel ended the game
        action, state = step
        texts.append(action.text)
    return tuple(texts), state


def _good(progress: Progress[Hashable], spread: int) -> tuple[int, ...]:
    """Return the children whose score is exact and good enough, by index.

    Where a win or a loss is forced, scores count plies: only the quickest win or the slowest loss will do.
    """
    if not (spread and progress.scores):
        return (progress.number,)
    best = max(progress.scores)
    least = best if abs(best) >= WON else best - spread
    return tuple(index for index in sorted(progress.exact) if progress.scores[index] >= least)


def value_of(score: int) -> float:
    """Return a kernel's score as a value from -1 to 1; only a forced win is 1."""
    if abs(score) >= WON:
        return 1.0 if score > 0 else -1.0
    return tanh(score / VALUE_SCALE)
