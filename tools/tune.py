"""Tunes a game's evaluation by the outcomes of games of its own: `python3 -m tools.tune GAME`.

The numbers are those of names in capitals in `engine/games/GAME/evaluate.py`. A logistic curve turns what the
evaluation says into a chance to win, and each number in turn is changed a little as long as the chances come
nearer to what became of the games (Texel's method: Österlund 2014). Only quiet positions are looked at. A
fifth of the games is kept aside: if the error does not fall there too, the numbers have learnt by heart.
Whether they play better, a series tells.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from math import exp, log
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from engine.ai.levels import make_agent
from engine.contract.game import AnyGame
from engine.contract.rng import new_rng
from engine.contract.values import TERMINAL
from engine.registry import find_game
from engine.session.match import new_match
from engine.tools.arena import Contest

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
    result: float


class Number(NamedTuple):
    """A number in a source: its line, from 0, where it begins and ends there, and what it is."""

    line: int
    start: int
    stop: int
    value: float


def numbers_of(source: str) -> list[Number]:
    """Return the numbers in what is assigned to names in capitals at the top level, but for 0."""
    found = []
    for statement in ast.parse(source).body:
        if isinstance(statement, ast.Assign) and all(
            ast.unparse(name).isupper() for name in statement.targets
        ):
            for part in _values(statement.value):
                if isinstance(part.value, int | float) and part.value and part.lineno == part.end_lineno:
                    stop = part.end_col_offset or 0
                    found.append(Number(part.lineno - 1, part.col_offset, stop, part.value))
    return found


def _values(node: ast.expr) -> Iterator[ast.Constant]:
    """Yield the literals; nothing of what is computed, and no keys."""
    match node:
        case ast.Constant():
            yield node
        case ast.UnaryOp(op=ast.USub(), operand=inner):
            yield from _values(inner)
        case ast.Tuple(elts=parts) | ast.Dict(values=parts):
            for part in parts:
                yield from _values(part)


def replaced(source: str, number: Number, value: float) -> str:
    """Return the source with another number in its place."""
    lines = source.splitlines(keepends=True)
    line = lines[number.line]
    lines[number.line] = f"{line[: number.start]}{value:g}{line[number.stop :]}"
    return "".join(lines)


def module_of(name: str, source: str) -> ModuleType:
    """Return a module made anew from a source."""
    module = ModuleType(name)
    sys.modules[name] = module
    exec(compile(source, name, "exec"), module.__dict__)
    return module


def samples(game: AnyGame, agent: str, games: int, seed: int) -> tuple[list[Sample], list[Sample]]:
    """Play games, and return their quiet positions: of most of them, and of those kept aside."""
    start = new_match(game)
    contest = Contest(start, dict.fromkeys("ab", lambda: make_agent(game, agent)), opening=4)
    luck = new_rng(seed)
    learnt: list[Sample] = []
    aside: list[Sample] = []
    for index in range(games):
        played = contest.game(index, luck.getrandbits(64))
        state = start.state
        for text in played.log:
            state = game.apply(state, game.find(state, text))
            if (seat := game.player(state)) != TERMINAL and _quiet(game, state):
                into = learnt if index % ASIDE else aside
                into.append(Sample(state.position, (played.outcome.returns[seat] + 1) / 2))
    return learnt, aside


def _quiet(game: AnyGame, state: Any) -> bool:
    kernel = game.kernel()
    assert kernel, "only for games that have one"
    rest, noisy = kernel.leaf[kernel.side_to_move(state.position)](state.position, -1 << 30, 1 << 30)
    return rest is not None and not list(noisy)


def error(evaluate: Callable[[Any], float], known: list[Sample], scale: float) -> float:
    """Return the mean of how surprising the outcomes are, in nats."""
    total = 0.0
    for position, result in known:
        chance = 1 / (1 + exp(-max(-30.0, min(30.0, scale * evaluate(position)))))
        total -= result * log(chance) + (1 - result) * log(1 - chance)
    return total / len(known)


def tune(source: str, judge: Callable[[str], float]) -> str:
    """Return the source with better numbers; `judge` tells the error of one."""
    least = judge(source)
    for share in STEPS:
        for index in range(len(numbers_of(source))):
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


def main() -> None:
    """Tune one game, and print how the error falls; with `--write` the file is changed."""
    parser = argparse.ArgumentParser(prog="python3 -m tools.tune", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--agent", default="level2", help="who plays them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    name = f"engine.games.{args.game}.evaluate"
    path = Path(import_module(name).__file__ or "")
    source = path.read_text(encoding="utf-8")
    learnt, aside = samples(find_game(args.game), args.agent, args.games, args.seed)
    evaluate = module_of(name, source).evaluate
    scale = min(SCALES, key=lambda each: error(evaluate, learnt, each))
    print(f"{len(learnt)} and {len(aside)} positions, curve {scale:.5f}")

    def told(source: str, known: list[Sample]) -> float:
        return error(module_of(name, source).evaluate, known, scale)

    better = tune(source, lambda changed: told(changed, learnt))
    for what, known in (("learnt from", learnt), ("kept aside", aside)):
        print(f"{what}: {told(source, known):.5f} nats before, {told(better, known):.5f} after")
    for old, new in zip(source.splitlines(), better.splitlines(), strict=True):
        if old != new:
            print(f"- {old}\n+ {new}")
    if args.write:
        path.write_text(better, encoding="utf-8")


if __name__ == "__main__":
    main()
