"""Search for puzzles: `python -m tools.find_puzzles GAME --seed N --count K` extends the game's table.

It plays and composes from one seed after the other, tries the recipes on every position, and keeps the best
results. `--goal` and `--seconds` narrow the search; `--dry` only prints the results.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import count
from time import perf_counter

from engine.contract.game import AnyGame
from engine.contract.learning import Goal
from engine.contract.rng import Rng, new_rng
from engine.registry import GAMES, find_game
from engine.session.puzzles.table import Puzzle, write_puzzle
from tools.find_puzzles.composing import COMPOSERS
from tools.find_puzzles.grading import GradedPuzzle, grade
from tools.find_puzzles.measuring import grade_of, measure
from tools.find_puzzles.recipes import OPTIONS, RECIPES, Recipe
from tools.find_puzzles.sources import PLAYED, Candidate, self_play, start_state
from tools.find_puzzles.tables import write_table

SPARE = 2
"""Ratio of puzzles searched for to puzzles kept."""
COMPOSED_PER_SEED = 60
"""Number of positions composed per seed."""
Hit = tuple[GradedPuzzle, Puzzle]


def main(arguments: list[str]) -> int:
    """Search as the arguments say; return 0."""
    parser = argparse.ArgumentParser(prog="tools.find_puzzles", description=__doc__)
    parser.add_argument("game", choices=list(RECIPES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=2, help="number of puzzles per recipe")
    parser.add_argument("--level", default="level3", help="level of the players")
    parser.add_argument("--seconds", type=float, default=600.0, help="time limit of the search")
    parser.add_argument("--goal", default="", help="search for this goal only, or for goal/turns")
    parser.add_argument("--dry", action="store_true", help="only print the results")
    given = parser.parse_args(arguments)
    game = find_game(given.game).for_puzzles()
    wanted = [r for r in RECIPES[given.game] if given.goal in ("", r.goal, f"{r.goal}/{r.turns}")]
    hits = _search(game, wanted, given)
    kept = [hit for recipe in wanted for hit in _best(hits[recipe], given.count)]
    for found, puzzle in kept:
        print(write_puzzle(puzzle), flush=True)
        print(f"  {found.tries} wrong first moves, {found.near} of them fail to one answer only;", end=" ")
        print(
            f"{'quiet' if found.quiet else 'capturing'} key; cost of the proof {found.expanded}", flush=True
        )
    if not given.dry:
        known = GAMES[given.game].puzzles()
        texts = [write_puzzle(puzzle) for _, puzzle in kept]
        write_table(given.game, (*(known.table if known else ()), *texts))
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
        state = start_state(game, found)
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
        for _ in range(COMPOSED_PER_SEED):
            yield from COMPOSERS[game.info.id](rng)
    if PLAYED in kinds:
        choice = OPTIONS.get(game.info.id, ({},))
        yield from self_play(game, game.settle_options(choice[seed % len(choice)]), level, rng)


def _goal(game: AnyGame, recipe: Recipe) -> Goal:
    found = game.puzzles()
    assert found, "the game has puzzles"
    return found.goals[recipe.goal]


def _puzzle(game: AnyGame, recipe: Recipe, found: Candidate, judgement: GradedPuzzle) -> Puzzle:
    usual = game.settle_at(found.position, {})
    options = tuple((name, value) for name, value in found.options.items() if usual[name] != value)
    puzzle = Puzzle(
        game.info.id, 0, "", recipe.goal, recipe.turns, options, found.position, judgement.key
    )  # fmt: skip
    return puzzle._replace(grade=grade_of(game.info.id, measure(puzzle)))


def _best(hits: list[Hit], most: int) -> list[Hit]:
    """Return the best results: with quiet keys, and wrong first actions that fail to one answer only."""
    return sorted(hits, key=lambda hit: (hit[0].quiet, hit[0].near, hit[0].tries), reverse=True)[:most]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
