"""Rankings of actions by alpha-beta, for games with a kernel."""

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
"""Value of a pawn in a kernel's scores."""
LINE_LENGTH = 6
"""Maximum number of further actions in a line."""
MIN_LINE_LENGTH = 2
"""Minimum number of further actions in a line, unless the game ends earlier."""
SLICE_SECONDS = 0.5
"""Seconds of an uninterruptible search. A slice too short for a deeper result is followed by one of twice its
length: the table lacks its last results, which must be searched again.
"""
FORCED_LINE_LENGTH = 20
"""The same as `LINE_LENGTH` for forced wins."""
VALUE_SCALE = 4 * PAWN
"""Scale from scores to values: it maps to 0.76, an all but won game."""


class Rooted(Protocol):
    """The states of a game with a kernel."""

    @property
    def position(self) -> Hashable:
        """The kernel's position, which determines the legal actions."""

    @property
    def earlier(self) -> tuple[Hashable, ...]:
        """Positions of the game so far that can recur."""


def rank_kernel(
    game: AnyGame,
    state: Rooted,
    plies: int,
    budget: Budget,
    spread: int,
    table: Table[Hashable] | None = None,
) -> Iterator[Ranking]:
    """Yield rankings of the actions at most `spread` below the best, or of the best alone.

    Scores and `spread` are in centipawns. `table` is the transposition table of this game.
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
    requested: Action | None = None,
) -> Iterator[Ranking]:
    """Yield a ranking per completed depth, repeated while the next depth runs.

    It has exact values of the `many` best actions and of `requested`.
    """
    kernel = game.kernel()
    assert kernel, "only for games that have one"
    actions = _by_position(game, state)
    wanted = game.apply(state, requested).position if requested else None
    if requested:
        actions[wanted] = requested
    kids = kernel.children[kernel.side_to_move(state.position)](state.position)

    def begin(some: Budget) -> Iterator[Progress[Hashable]]:
        return search(
            kernel, state.position, some, earlier=state.earlier, max_depth=plies,
            exact=many, requested=wanted, table=table,
        )  # fmt: skip

    ranking = None
    for progress in _in_slices(begin, budget):
        if progress.done and (ranking is None or progress.depth > ranking.depth):
            found = _Found(game, state, [actions[kid] for kid in kids], progress, table)
            best = sorted(progress.exact, key=lambda index: -progress.scores[index])
            shown = [index for place, index in enumerate(best) if place < many or kids[index] == wanted]
            ranking = found.ranking(shown)._replace(bounds=())
        if ranking:
            yield ranking._replace(nodes=progress.nodes)


def judge_kernel(game: AnyGame, state: Rooted, action: Action, plies: int, budget: Budget) -> Iterator[Worth]:
    """Yield the value of an action per completed depth of its own search; the first ignores the budget."""
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
    """Yield the progress of a search that is restarted in slices and continues from its table."""
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
        """Return a ranking of the actions with exact scores, and bounds of the others."""
        actions, scores = self.actions, self.progress.scores or {self.progress.number: self.progress.score}
        rows = tuple((actions[index], value_of(scores[index])) for index in exact)
        capped = self.progress.capped if self.progress.scores else ()
        bounds = tuple((actions[index], value_of(scores[index])) for index in sorted(capped))
        depth, nodes, whole = self.progress.depth, self.progress.nodes, self.progress.done
        return Ranking(rows, depth, nodes, bounds, self.line_after, whole=whole)

    def line_after(self, action: Action) -> tuple[str, ...]:
        """Return the line after an action; after one with only a bound, its refutation."""
        game, state = self.game, self.game.apply(self.state, action)
        index = self.actions.index(action)
        if index not in self.progress.exact:
            answer = best_line(self.table, state.position, ())[:1]
            return _followed(game, state, answer)[0]
        score = self.progress.scores[index] if self.progress.scores else self.progress.score
        return _expected(game, state, self.progress.exact[index], score)


def _by_position(game: AnyGame, state: Rooted) -> dict[Hashable, Action]:
    """Return the legal actions by resulting position, the first of several."""
    actions: dict[Hashable, Action] = {}
    for action in game.legal_actions(state):
        actions.setdefault(game.apply(state, action).position, action)
    return actions


def _expected(game: AnyGame, state: AnyState, positions: Sequence[Hashable], score: int) -> tuple[str, ...]:
    """Return the texts of a line with a score; search again where the table lost it early."""
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
    """Return the texts of the actions between positions, and the last state."""
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
    """Return the indices of the good children with exact scores.

    Forced results count plies: only the quickest win or the slowest loss is good.
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
