"""Tunes a game's evaluation by the outcomes of games of its own: `python3 -m tools.tune_evaluation GAME`.

The numbers are those of names in capitals in the modules that `tools/evaluations.py` tells. A logistic curve
turns what the evaluation says into a chance to win, and each number in turn is changed a little as long as
the chances come nearer to what became of the games (Texel's method: Österlund 2014). Where a game has a
kernel, only quiet positions are looked at. A fifth of the games is kept aside: if the error does not fall
there too, the numbers have learnt by heart. Whether they play better, a series tells.

In Ctheckers, where both may lose, the chance of the player to move to win is fitted, a loss for both being a
loss. Its numbers were found by a regression that knows the three outcomes, and with less luck in the games.
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
"""How steep the curve may be."""
STEPS = (0.2, 0.07)
"""By what share of itself a number is changed, at first and at last; a whole number by 1 at least."""
STRIDES = 4
"""So many times in a row a number is changed at most: what few games say of it would lead it anywhere."""
ASIDE = 5
"""Every so many-th game is kept aside."""


class Sample(NamedTuple):
    """Something to evaluate, and how its game ended for the player to move: 1 won, 0.5 drawn, 0 lost."""

    position: Any
    """What a game's kernel calls so; where there is none, a state and the seat to move."""
    result: float


def samples(
    game: AnyGame, agent: str, games: int, seed: int, options: Options | None = None
) -> tuple[list[Sample], list[Sample]]:
    """Play games, and return their quiet positions: of most of them, and of those kept aside."""
    start = new_match(game, dict(options or {}))
    contest = Contest(start, dict.fromkeys("ab", lambda: make_agent(game, agent)), opening=4)
    luck = new_rng(seed)
    learnt: list[Sample] = []
    aside: list[Sample] = []
    for index in range(games):
        played = contest.game(index, luck.getrandbits(64))
        state = start.state
        for text in played.log:
            state = game.apply(state, game.find(state, text))
            if (seat := game.player(state)) not in (TERMINAL, CHANCE) and _quiet(game, state):
                into = learnt if index % ASIDE else aside
                position = state.position if game.kernel() else (state, seat)
                into.append(Sample(position, (played.outcome.returns[seat] + 1) / 2))
    return learnt, aside


def _quiet(game: AnyGame, state: Any) -> bool:
    """Whether nothing is to be captured; all is quiet that no kernel looks at."""
    kernel = game.kernel()
    if not kernel:
        return True
    rest, noisy = kernel.leaf[kernel.side_to_move(state.position)](state.position, -1 << 30, 1 << 30)
    return rest is not None and not list(noisy)


def error(evaluate: Evaluate, known: list[Sample], scale: float) -> float:
    """Return the mean of how surprising the outcomes are, in nats."""
    total = 0.0
    for position, result in known:
        chance = 1 / (1 + exp(-max(-30.0, min(30.0, scale * evaluate(position)))))
        total -= result * log(chance) + (1 - result) * log(1 - chance)
    return total / len(known)


def tune(source: str, judge: Callable[[str], float], most: int | None = None) -> str:
    """Return the source with better numbers, the first `most` of them; `judge` tells the error of one."""
    least = judge(source)
    for share in STEPS:
        for index in range(len(numbers_of(source)[:most])):
            for sign in (1, -1):
                for _ in range(STRIDES):
                    number = numbers_of(source)[index]
                    changed = replaced(source, number, _changed(number.value, sign * share))
                    now = judge(changed)
                    if now >= least:
                        break
                    source, least = changed, now
    return source


def _changed(value: float, share: float) -> float:
    if isinstance(value, float):
        return round(value * (1 + share), 4)
    return max(1, value + (1 if share > 0 else -1) * max(1, round(abs(share * value))))


def tune_all(sources: Sources, judge: Callable[[Sources], float], most: int | None = None) -> Sources:
    """Return all the sources with better numbers, one after the other."""
    for name in sources:
        sources = {**sources, name: _tuned(sources, name, judge, most)}
    return sources


def _tuned(sources: Sources, name: str, judge: Callable[[Sources], float], most: int | None) -> str:
    return tune(sources[name], lambda changed: judge({**sources, name: changed}), most)


def main() -> None:
    """Tune one game, and print how the error falls; with `--write` the files are changed."""
    args = _asked()
    evaluation, luck = EVALUATIONS[args.game], new_rng(args.seed)
    sides = samples(find_game(args.game), args.agent, args.games, args.seed, dict(args.option))
    learnt, aside = (luck.sample(side, min(len(side), args.positions or len(side))) for side in sides)
    if not learnt or not aside:
        raise SystemExit("these are too few games: none is left to learn from, or none to keep aside")
    before = evaluation.sources()
    now = evaluation.evaluate(before)
    scale = min(SCALES, key=lambda each: error(now, learnt, each))
    print(f"{len(learnt)} and {len(aside)} positions, curve {scale:.5f}")

    def told(sources: Sources, known: list[Sample]) -> float:
        return error(evaluation.evaluate(sources), known, scale)

    after = tune_all(before, lambda changed: told(changed, learnt), args.numbers)
    for what, known in (("learnt from", learnt), ("kept aside", aside)):
        print(f"{what}: {told(before, known):.5f} nats before, {told(after, known):.5f} after")
    for name in before:
        _show(before[name], after[name])
        if args.write and before[name] != after[name]:
            path_of(name).write_text(after[name], encoding="utf-8")


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python3 -m tools.tune_evaluation", description=__doc__)
    parser.add_argument("game", help=", ".join(EVALUATIONS))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--agent", default="level2", help="who plays them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--positions", type=int, help="so many of each side at most, drawn by lot")
    parser.add_argument("--numbers", type=int, help="only the first ones of each module")
    parser.add_argument("--option", action="append", default=[], type=_pair, metavar="KEY=VALUE")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    if args.game not in EVALUATIONS:
        parser.error(f"no numbers are known of {args.game!r}, only of {', '.join(EVALUATIONS)}")
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
