"""The ranking of actions by alpha-beta, for games that have a kernel for it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from math import tanh
from typing import Protocol

from engine.ai.alphabeta import MATE, WON, Progress, Table, search
from engine.ai.table import AT_MOST
from engine.contract.budget import Budget
from engine.contract.game import AnyGame
from engine.contract.search import Ranking
from engine.contract.values import Action

PAWN = 100
"""What a pawn counts in a kernel's scores."""
LINE = 6
"""Of how many actions a line is told, at most, after the first."""
FORCED = 20
"""The same, where a win is forced."""
EVEN = 4 * PAWN
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

    def follow(action: Action) -> tuple[str, ...]:
        return _line(game, state, action, table)

    kids = kernel.children[kernel.side_to_move(state.position)](state.position)
    for progress in search(
        kernel, state.position, budget, earlier=state.earlier, max_depth=plies, spread=spread, table=table
    ):
        scores = _scores(progress, kids, spread)
        rows = tuple((actions[kid], value_of(score)) for kid, score in scores.items())
        rest = zip(kids, progress.scores, strict=False)
        bounds = {actions[kid]: value_of(score) for kid, score in rest if kid not in scores and score > -MATE}
        yield Ranking(rows, progress.depth, progress.nodes, tuple(bounds.items()), follow)


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
    found = search(
        kernel, state.position, budget, earlier=state.earlier, max_depth=plies,
        exact=many, asked=wanted, table=table,
    )  # fmt: skip
    rows: tuple[tuple[Action, float], ...] = ()
    depth = 0
    for progress in found:
        if progress.done:
            depth = progress.depth
            best = sorted(zip(progress.scores, kids, strict=True), key=lambda row: -row[0])
            told = [row for place, row in enumerate(best) if place < many or row[1] == wanted]
            rows = tuple((actions[kid], value_of(score)) for score, kid in told)
        if rows:
            yield Ranking(rows, depth, progress.nodes, (), lambda action: _line(game, state, action, table))


def _by_position(game: AnyGame, state: Rooted) -> dict[Hashable, Action]:
    """Return the legal actions by where they lead, the first of several."""
    actions: dict[Hashable, Action] = {}
    for action in game.legal_actions(state):
        actions.setdefault(game.apply(state, action).position, action)
    return actions


def _line(game: AnyGame, state: Rooted, action: Action, table: Table[Hashable]) -> tuple[str, ...]:
    """Return what the table holds to be best after an action, for both players in turn.

    It ends where nothing good was found for who is next, for then one move is like another. A line that is
    known to win is told to its end.
    """
    found: list[str] = []
    state = game.apply(state, action)
    while (known := table.get(state.position)) and known[3] is not None and known[1] != AT_MOST:
        if len(found) >= (FORCED if abs(known[2]) >= WON else LINE):
            break
        legal = ((action, game.apply(state, action)) for action in game.legal_actions(state))
        step = next((pair for pair in legal if pair[1].position == known[3]), None)
        if step is None:
            break  # the game is over here, by what the table knows nothing of
        action, state = step
        found.append(action.text)
    return tuple(found)


def _scores(progress: Progress[Hashable], kids: list[Hashable], spread: int) -> dict[Hashable, int]:
    """Return children with their scores, those whose score is known well enough and is good enough.

    Where a win or a loss is forced, scores count plies: only the quickest win or the slowest loss will do.
    """
    if not (spread and progress.scores):
        return {progress.best: progress.score}
    best = max(progress.scores)
    least = best if abs(best) >= WON else best - spread
    return {kid: score for kid, score in zip(kids, progress.scores, strict=True) if score >= least}


def value_of(score: int) -> float:
    """Return a kernel's score as a value from -1 to 1; only a forced win is 1."""
    if abs(score) >= WON:
        return 1.0 if score > 0 else -1.0
    return tanh(score / EVEN)
