"""The weights in each game's evaluation, and evaluation with changed weights."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from math import atanh
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, TypeAlias

Evaluate: TypeAlias = Callable[[Any], float]
"""A function that evaluates something for the player to move, roughly in centipawns."""
Sources: TypeAlias = dict[str, str]
"""The text of modules by name, in import order."""
PER_LOG_ODDS, PER_STEP = 100, 10
"""Centipawns for a log-odds of one, and for a step in a race."""
MAX_RETURN = 0.9999
"""Maximum absolute return of an evaluation: a certain result would have infinite log-odds."""


def by_position(module: ModuleType) -> Evaluate:
    """Return the evaluation of kernel positions."""
    evaluate: Evaluate = module.evaluate
    return evaluate


def by_returns(module: ModuleType) -> Evaluate:
    """Return the evaluation of a state for a seat, with the estimated return converted to log-odds."""

    def evaluate(at: tuple[Any, int]) -> float:
        state, seat = at
        guess = module.evaluate(state)[seat]
        return PER_LOG_ODDS * 2 * atanh(max(-MAX_RETURN, min(MAX_RETURN, guess)))

    return evaluate


def by_steps(module: ModuleType) -> Evaluate:
    """Return the evaluation of a state for a seat by its lead in a race: a tenth of a pawn per step."""

    def evaluate(at: tuple[Any, int]) -> float:
        state, seat = at
        racers = module.Racers(state)
        return PER_STEP * float(racers.score(racers.node(state), seat))

    return evaluate


class Evaluation(NamedTuple):
    """The modules in `engine.games` with the weights, and the function that calls the last of them."""

    modules: tuple[str, ...]
    evaluator: Callable[[ModuleType], Evaluate] = by_position

    def sources(self) -> Sources:
        """Return the current sources."""
        return {name: path_of(name).read_text(encoding="utf-8") for name in self.modules}

    def evaluate(self, sources: Sources) -> Evaluate:
        """Return the evaluation by other sources."""
        return self.evaluator(fresh(sources))


def _in_games(*names: str) -> tuple[str, ...]:
    return tuple(f"engine.games.{name}" for name in names)


RACE = Evaluation(_in_games("race.kernel"), by_steps)
EVALUATIONS = {
    "alien": Evaluation(_in_games("alien.ai.planet_value", "alien.ai.evaluate"), by_returns),
    "chess": Evaluation(_in_games("chess.ai.evaluate")),
    "chesskers": Evaluation(_in_games("chesskers.evaluate")),
    "chinese": RACE,
    "ctheckers": Evaluation(_in_games("ctheckers.evaluate"), by_returns),
    "draughts": Evaluation(_in_games("draughts.evaluate")),
    "nuclear": Evaluation(_in_games("nuclear.evaluate")),
    "satan": RACE,
}


def path_of(name: str) -> Path:
    """Return the file of a module."""
    spec = find_spec(name)
    assert spec and spec.origin, f"{name} has no file"
    return Path(spec.origin)


def fresh(sources: Sources) -> ModuleType:
    """Return the last of some modules, all loaded anew from source; the loaded modules stay as they are."""
    kept = {name: sys.modules.get(name) for name in sources}
    try:
        for name, source in sources.items():
            module = sys.modules[name] = ModuleType(name)
            exec(compile(source, name, "exec"), module.__dict__)
        return module
    finally:
        for name, before in kept.items():
            del sys.modules[name]
            if before:
                sys.modules[name] = before


class Number(NamedTuple):
    """A number in a source: its line, from 0, its start and end there, and its value."""

    line: int
    start: int
    stop: int
    value: float


def numbers_of(source: str) -> list[Number]:
    """Return the numbers, except 0, assigned to upper-case names at the top level."""
    found = []
    for statement in ast.parse(source).body:
        for part in _values(_assigned(statement)):
            value = part.value
            if isinstance(value, int | float) and value and not isinstance(value, bool):
                found.append(Number(part.lineno - 1, part.col_offset, part.end_col_offset or 0, value))
    return found


def _assigned(statement: ast.stmt) -> ast.expr | None:
    """Return the value that a statement assigns to upper-case names."""
    match statement:
        case ast.Assign(targets=names, value=value) if all(ast.unparse(name).isupper() for name in names):
            return value
        case ast.AnnAssign(target=name, value=value) if ast.unparse(name).isupper():
            return value
    return None


def _values(node: ast.expr | None) -> Iterator[ast.Constant]:
    """Yield the literals, including arguments of calls, but no keys and nothing else that is computed."""
    match node:
        case ast.Constant():
            yield node
        case ast.UnaryOp(op=ast.USub(), operand=inner):
            yield from _values(inner)
        case ast.Tuple(elts=parts) | ast.Dict(values=parts):
            for part in parts:
                yield from _values(part)
        case ast.Call(args=parts, keywords=named):
            for part in (*parts, *(each.value for each in named)):
                yield from _values(part)


def replaced(source: str, number: Number, value: float) -> str:
    """Return the source with a number replaced."""
    lines = source.splitlines(keepends=True)
    line = lines[number.line]
    lines[number.line] = f"{line[: number.start]}{value}{line[number.stop :]}"
    return "".join(lines)
