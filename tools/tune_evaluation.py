"""Tuning of an evaluation by the outcomes of its own games: `python3 -m tools.tune_evaluation GAME`.

The weights are the numbers in upper-case names of the modules in `tools/evaluations.py`. A logistic curve
turns the evaluation into a winning chance, and each number in turn is changed a little as long as the chances
come nearer to the outcomes (Texel's method: Österlund 2014). In games with a kernel, only quiet positions
count. A fifth of the games is held out: if the error does not fall there too, the numbers are overfitted.
Only a series shows whether they play better.

In Ctheckers, where both may lose, the winning chance of the player to move is fitted, and a loss for both
counts as a loss. Its numbers came from a regression on all three outcomes of games with variance reduction.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import exp, log
from typing import Any, NamedTuple

from engine.ai.levels import make_agent
from engine.contract.game import AnyGame
from engine.contract.rng import new_rng
from engine.contract.values import CHANCE, TERMINAL, Options
from engine.registry import find_game
from engine.session.match import new_match
from engine.tools.arena import Contest
from tools.evaluations import EVALUATIONS, Evaluate, Sources, numbers_of, path_of, replaced

SCALES = [0.0005 * 1.25**n for n in range(20)]
"""Candidates for the steepness of the curve."""
STEPS = (0.2, 0.07)
"""Relative change of a number, at first and at last; a whole number changes by at least 1."""
STRIDES = 4
"""Maximum successive changes of a number: with few games, the evidence would lead it anywhere."""
HOLD_OUT_EVERY = 5
"""One of this many games is held out."""


class Sample(NamedTuple):
    """Something to evaluate, and the result for the player to move: 1 won, 0.5 drawn, 0 lost."""

    position: Any
    """The position of the game's kernel; without a kernel, a state and the seat to move."""
    result: float


def samples(
    game: AnyGame, agent: str, games: int, seed: int, options: Options | None = None
) -> tuple[list[Sample], list[Sample]]:
    """Play games, and return the quiet positions of the training games, and of those held out."""
    start = new_match(game, dict(options or {}))
    contest = Contest(start, dict.fromkeys("ab", lambda: make_agent(game, agent)), opening=4)
    rng = new_rng(seed)
    training: list[Sample] = []
    held_out: list[Sample] = []
    for index in range(games):
        played = contest.game(index, rng.getrandbits(64))
        state = start.state
        for text in played.log:
            state = game.apply(state, game.find(state, text))
            if (seat := game.player(state)) not in (TERMINAL, CHANCE) and _quiet(game, state):
                into = training if index % HOLD_OUT_EVERY else held_out
                position = state.position if game.kernel() else (state, seat)
                into.append(Sample(position, (played.outcome.returns[seat] + 1) / 2))
    return training, held_out


def _quiet(game: AnyGame, state: Any) -> bool:
    """Return True if there is nothing to capture; without a kernel, every position is quiet."""
    kernel = game.kernel()
    if not kernel:
        return True
    rest, noisy = kernel.leaf[kernel.side_to_move(state.position)](state.position, -1 << 30, 1 << 30)
    return rest is not None and not list(noisy)


def error(evaluate: Evaluate, known: list[Sample], scale: float) -> float:
    """Return the mean cross-entropy of the outcomes, in nats."""
    total = 0.0
    for position, result in known:
        chance = 1 / (1 + exp(-max(-30.0, min(30.0, scale * evaluate(position)))))
        total -= result * log(chance) + (1 - result) * log(1 - chance)
    return total / len(known)


def tune(source: str, error_of: Callable[[str], float], limit: int | None = None) -> str:
    """Return the source with better numbers, among the first `limit`; `error_of` returns its error."""
    least = error_of(source)
    for share in STEPS:
        for index in range(len(numbers_of(source)[:limit])):
            for sign in (1, -1):
                for _ in range(STRIDES):
                    number = numbers_of(source)[index]
                    changed = replaced(source, number, _changed(number.value, sign * share))
                    now = error_of(changed)
                    if now >= least:
                        break
                    source, least = changed, now
    return source


def _changed(value: float, share: float) -> float:
    if isinstance(value, float):
        return round(value * (1 + share), 4)
    return max(1, value + (1 if share > 0 else -1) * max(1, round(abs(share * value))))


def tune_all(sources: Sources, error_of: Callable[[Sources], float], limit: int | None = None) -> Sources:
    """Return all the sources with better numbers, one after the other."""
    for name in sources:
        sources = {**sources, name: _tuned(sources, name, error_of, limit)}
    return sources


def _tuned(sources: Sources, name: str, error_of: Callable[[Sources], float], limit: int | None) -> str:
    return tune(sources[name], lambda changed: error_of({**sources, name: changed}), limit)


def main() -> None:
    """Tune one game, and print how the error falls; with `--write` change the files."""
    args = _parse_args()
    evaluation, rng = EVALUATIONS[args.game], new_rng(args.seed)
    sets = samples(find_game(args.game), args.agent, args.games, args.seed, dict(args.option))
    training, held_out = (rng.sample(each, min(len(each), args.positions or len(each))) for each in sets)
    if not training or not held_out:
        raise SystemExit("these are too few games: the training set or the held-out set is empty")
    before = evaluation.sources()
    now = evaluation.evaluate(before)
    scale = min(SCALES, key=lambda each: error(now, training, each))
    print(f"{len(training)} and {len(held_out)} positions, curve {scale:.5f}")

    def error_of(sources: Sources, known: list[Sample]) -> float:
        return error(evaluation.evaluate(sources), known, scale)

    after = tune_all(before, lambda changed: error_of(changed, training), args.numbers)
    for label, known in (("training set", training), ("held-out set", held_out)):
        print(f"{label}: {error_of(before, known):.5f} nats before, {error_of(after, known):.5f} after")
    for name in before:
        _show(before[name], after[name])
        if args.write and before[name] != after[name]:
            path_of(name).write_text(after[name], encoding="utf-8")


def _parse_args() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python3 -m tools.tune_evaluation", description=__doc__)
    parser.add_argument("game", help=", ".join(EVALUATIONS))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--agent", default="level2", help="agent that plays them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--positions", type=int, help="maximum number in each set, drawn at random")
    parser.add_argument("--numbers", type=int, help="tune only the first numbers of each module")
    parser.add_argument("--option", action="append", default=[], type=_pair, metavar="KEY=VALUE")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    if args.game not in EVALUATIONS:
        parser.error(f"there is no evaluation of {args.game!r}, only of {', '.join(EVALUATIONS)}")
    return args


def _pair(text: str) -> tuple[str, str]:
    key, _, value = text.partition("=")
    return key, value


def _show(old: str, new: str) -> None:
    for before, after in zip(old.splitlines(), new.splitlines(), strict=True):
        if before != after:
            print(f"- {before}\n+ {after}")


if __name__ == "__main__":
    main()
