"""Search for puzzles: `python -m tools.find_puzzles GAME --seed N --count K` extends the game's table.

It plays and composes from one seed after the other, tries the recipes on every position, and keeps the best
results. `--goal` and `--seconds` narrow the search; `--dry` only prints the results.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from time import perf_counter

from engine.contract.game import AnyGame
from engine.contract.learning import Goal
from engine.contract.rng import Rng, new_rng
from engine.registry import GAMES, find_game
from engine.session.puzzles.table import Puzzle, write
from tools.find_puzzles.composing import COMPOSED
from tools.find_puzzles.grading import GradedPuzzle, grade
from tools.find_puzzles.recipes import OPTIONS, RECIPES, Recipe
from tools.find_puzzles.sources import PLAYED, Candidate, begun, self_play

ROOT = Path(__file__).parents[2]
SPARE = 2
"""Ratio of puzzles searched for to puzzles kept."""
STREWN = 60
"""Number of positions composed per seed."""
WIDE = 98
"""Maximum length of a line of text in a table."""
TABLE = "TABLE: tuple[str, ...] = (\n"
"""First line of the table in a game's `learning.py`."""
Hit = tuple[GradedPuzzle, Puzzle]


def main(arguments: list[str]) -> int:
    """Search as the arguments say; return 0."""
    parser = argparse.ArgumentParser(prog="tools.find_puzzles", description=__doc__)
    parser.add_argument("game", choices=list(RECIPES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=2, help="how many of each recipe")
    parser.add_argument("--level", default="level3", help="who plays the games")
    parser.add_argument("--seconds", type=float, default=600.0, help="how long it may look")
    parser.add_argument("--goal", default="", help="look for this goal only, or for goal/turns")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    given = parser.parse_args(arguments)
    game = find_game(given.game)
    wanted = [r for r in RECIPES[given.game] if given.goal in ("", r.goal, f"{r.goal}/{r.turns}")]
    hits = _search(game, wanted, given)
    kept = [hit for recipe in wanted for hit in _best(hits[recipe], given.count)]
    for found, puzzle in kept:
        print(found.tries, found.near, found.quiet, found.expanded, write(puzzle), flush=True)
    if not given.dry:
        _add(given.game, [write(puzzle) for _, puzzle in kept])
    return 0


def _search(game: AnyGame, wanted: list[Recipe], given: argparse.Namespace) -> dict[Recipe, list[Hit]]:
    """Return the results for each recipe, at most one per seed."""
    hits: dict[Recipe, list[Hit]] = {recipe: [] for recipe in wanted}
    end = perf_counter() + given.seconds
    for seed in count(given.seed):
        open_ = [recipe for recipe in wanted if len(hits[recipe]) < SPARE * given.count]
        if not open_ or perf_counter() > end:
            return hits
        for recipe, hit in _of_seed(game, seed, open_, given.level, end):
            hits[recipe].append(hit)
            print(f"seed {seed}: {recipe.goal} in {recipe.turns}", file=sys.stderr, flush=True)
    return hits


def _of_seed(
    game: AnyGame, seed: int, wanted: list[Recipe], level: str, end: float
) -> Iterator[tuple[Recipe, Hit]]:
    """Yield the results of one seed, at most one per recipe."""
    left, rng = set(wanted), new_rng(seed)
    for found in _positions(game, seed, level, rng, {recipe.source for recipe in wanted}):
        state = begun(game, found)
        for recipe in [r for r in wanted if r in left and r.source == found.kind and state is not None]:
            judgement = grade(game, _goal(game, recipe), state, recipe.turns, recipe.most)
            if judgement:
                left.remove(recipe)
                yield recipe, (judgement, _puzzle(game, recipe, found, judgement))
        if not left or perf_counter() > end:
            return


def _positions(game: AnyGame, seed: int, level: str, rng: Rng, kinds: set[str]) -> Iterator[Candidate]:
    """Yield the positions of a seed: composed ones, then those of a game."""
    if kinds - {PLAYED}:
        for _ in range(STREWN):
            yield from COMPOSED[game.info.id](rng)
    if PLAYED in kinds:
        choice = OPTIONS.get(game.info.id, ({},))
        yield from self_play(game, game.settle_options(choice[seed % len(choice)]), level, rng)


def _goal(game: AnyGame, recipe: Recipe) -> Goal:
    found = game.puzzles()
    assert found, "the game has challenges"
    return found.goals[recipe.goal]


def _puzzle(game: AnyGame, recipe: Recipe, found: Candidate, judgement: GradedPuzzle) -> Puzzle:
    usual = game.settle_at(found.position, {})
    options = tuple((name, value) for name, value in found.options.items() if usual[name] != value)
    return Puzzle(
        game.info.id, 0, recipe.grade, recipe.goal, recipe.turns, options, found.position, judgement.key
    )  # fmt: skip


def _best(hits: list[Hit], most: int) -> list[Hit]:
    """Return the best results: with quiet keys, and wrong first actions that fail to one answer only."""
    return sorted(hits, key=lambda hit: (hit[0].quiet, hit[0].near, hit[0].tries), reverse=True)[:most]


def _add(game: str, texts: list[str]) -> None:
    """Append puzzles to a game's table: the numbers of the others stay."""
    path = ROOT / "engine" / "games" / game / "learning.py"
    found = GAMES[game].puzzles()
    whole = (*(found.table if found else ()), *texts)
    before, _, after = path.read_text(encoding="utf-8").partition(TABLE)
    _, _, after = after.partition("\n)\n")
    path.write_text(f"{before}{TABLE}{''.join(map(_row, whole))})\n{after}", encoding="utf-8")


def _row(text: str) -> str:
    """Return a text as source code, wrapped after commas and blanks."""
    parts, rest = [], text
    while len(rest) > WIDE:
        cut = max(rest.rfind(mark, 0, WIDE) for mark in ", /") + 1 or WIDE
        parts.append(rest[:cut])
        rest = rest[cut:]
    parts.append(rest)
    if len(parts) == 1:
        return f'    "{text}",\n'
    return "    (\n" + "".join(f'        "{part}"\n' for part in parts) + "    ),\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
