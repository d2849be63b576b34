"""Measure how hard puzzles are: `python -m tools.find_puzzles.measuring [GAME …]`.

It rewrites `measures.txt`, and the grades in the games' tables, which follow from it (`grade_of`).
docs/puzzles.md states the rule.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from engine.ai.agents import mean_value
from engine.ai.levels import Level, LevelAgent
from engine.contract.game import AnyGame
from engine.contract.learning import GRADES, LASTING, Goal, Place
from engine.contract.rng import new_rng
from engine.contract.skill import BEST_SKILL
from engine.contract.steps import Steps
from engine.contract.values import CHANCE, TERMINAL, Action, AnyState
from engine.registry import GAMES
from engine.session.daily import TABLE, puzzle_of_entry, read_entry
from engine.session.match import Match
from engine.session.puzzles.attempt import DONE, RIGHT, Attempt, new_attempt, proof_of
from engine.session.puzzles.proof import Progress, Proof, SearchSpace, actions_of, search_space
from engine.session.puzzles.table import Puzzle, puzzles_of, state_of, write_puzzle
from engine.session.tutorial import TutorialRun, step_match
from tools.find_puzzles.tables import write_table

FILE = Path(__file__).with_name("measures.txt")
HEAD = (
    "# puzzle, solved by a one-ply player, positions searched (- if not solved), needs memory of used cards"
)
LIMITS: Mapping[str, tuple[int, int]] = {
    "draughts": (30, 200),
    "satan": (15, 100),
    "nuclear": (30, 400),
    "alien": (350, 1_000),
    "ctheckers": (80, 200),
    "chesskers": (30, 300),
    "chinese": (70, 360),
    "chess": (30, 100),
}
"""Most positions of an easy and of a medium puzzle; each search counts in its own way."""
NODES = 40_000
"""Maximum number of positions that the fourth level searches."""
CARDS: Mapping[str, str] = {"alien": "turn:", "ctheckers": "is-"}
"""Start of the chance outcomes that draw a card from a pile, by game."""
PROVED = 0.95
"""Minimum value of a win that the search has found."""
CLOSE = 1e-9
"""Maximum difference of equal evaluations."""
_ROW = re.compile(r"(\S+) (yes|no) (\d+|-) (yes|no)")
YES = {True: "yes", False: "no"}


class Measure(NamedTuple):
    """The measured difficulty of a puzzle."""

    one_ply: bool
    """True if a player who looks one action ahead solves it."""
    nodes: int | None
    """Number of positions searched before the key is found; None if it is not found."""
    memory: bool
    """True if the solver has to work out from the used cards which ones are left."""


# --- grades ----------------------------------------------------------------------------------------------


def grade_of(game: str, measured: Measure) -> str:
    """Return the grade of a puzzle: by positions searched, then a step easier or harder."""
    easy, medium = LIMITS[game]
    nodes = measured.nodes
    step = 2 if nodes is None else (nodes > easy) + (nodes > medium)
    step = max(0, step - measured.one_ply)
    return GRADES[min(2, step + measured.memory)]


def difficulty(measured: Measure) -> tuple[bool, float]:
    """Return a key that sorts puzzles by difficulty: those that a one-ply player solves come first."""
    return not measured.one_ply, float("inf") if measured.nodes is None else measured.nodes


# --- the measures ----------------------------------------------------------------------------------------


def measure(puzzle: Puzzle) -> Measure:
    """Return the measures of a puzzle in a game's table."""
    one_ply, memory = _one_ply_solves(puzzle), _needs_memory(puzzle)
    game = GAMES[puzzle.game].for_puzzles()
    found, state = game.puzzles(), state_of(game, puzzle)
    assert found, "the game has puzzles"
    goal, right = found.goals[puzzle.goal], {puzzle.key}
    if goal.reached is None and goal.result == 1 and goal.until != LASTING:
        return Measure(one_ply, search_nodes(game, state, _same(game, state, right)), memory)
    return Measure(one_ply, proof_nodes(game, puzzle, goal, state), memory)


def measure_daily(game: AnyGame, word: str) -> Measure:
    """Return the measures of a daily puzzle of one move, a word of the table."""
    entry = read_entry(word)
    puzzle = puzzle_of_entry(game, entry)
    state = game.start(puzzle.options, puzzle.position)
    right = set(puzzle.wanted)
    one_ply = {action.text for action in best_one_ply(game, state)} <= right
    nodes = search_nodes(game, state, right) if entry.goal == "win" else len(actions_of(game, state))
    return Measure(one_ply, nodes, False)


def best_one_ply(game: AnyGame, state: AnyState) -> list[Action]:
    """Return the best actions by the evaluation after each, averaged over chance."""
    rows = one_ply_values(game, state)
    best = max(rows.values())
    return [action for action, value in rows.items() if value >= best - CLOSE]


def one_ply_values(game: AnyGame, state: AnyState) -> dict[Action, float]:
    """Return the evaluation after each action, one for each effect."""
    seat = game.player(state)
    return {action: mean_value(game, game.apply(state, action))[seat] for action in actions_of(game, state)}


def _one_ply_solves(puzzle: Puzzle) -> bool:
    """Play the solution against the best defence; return whether each of its actions looks best."""
    game, attempt = GAMES[puzzle.game].for_puzzles(), new_attempt(puzzle)
    match = step_match(game, TutorialRun(puzzle.tutorial, attempt=attempt))
    while attempt.verdict != DONE:
        right = attempt.solutions(match.state)
        keys = {game.same_effect_key(match.state, action) for action in right}
        if {game.same_effect_key(match.state, a) for a in best_one_ply(game, match.state)} - keys:
            return False
        match, attempt = _after(match, attempt, right[0].text)
        if attempt.verdict == RIGHT:
            attempt = attempt.next_decision(match.cursor)
    return True


def _after(match: Match, attempt: Attempt, text: str) -> tuple[Match, Attempt]:
    """Return the match and the attempt after an action and what follows it."""
    match = match.play(match.game.find(match.state, text))
    attempt = attempt.judged(match)
    for follows in attempt.line:
        match = match.play(match.game.find(match.state, follows))
    return match, attempt


def _needs_memory(puzzle: Puzzle) -> bool:
    """Return True if a card may be drawn on the way from a pile whose order is not shown."""
    draws = CARDS.get(puzzle.game)
    if draws is None:
        return False
    game, proof = GAMES[puzzle.game].for_puzzles(), proof_of(puzzle)

    def may_draw(state: AnyState, progress: Progress) -> bool:
        begun = proof.begun(progress._replace(place=proof.space.place(state)))
        if begun is None or game.player(state) == TERMINAL:
            return False
        player, hidden = game.player(state), not getattr(state, "order", ())
        for action in actions_of(game, state):
            child = game.apply(state, action)
            place = proof.space.place(child)
            if player == proof.seat and not proof.keeps_goal(begun, place):
                continue
            if player == CHANCE and hidden and action.text.startswith(draws):
                return True
            if not proof.reaches_goal(begun.place, place) and may_draw(child, begun):
                return True
        return False

    state = state_of(game, puzzle)
    return may_draw(state, Progress(proof.space.place(state), puzzle.turns))


def _same(game: AnyGame, state: AnyState, texts: Iterable[str]) -> set[str]:
    """Return the texts of all actions with the effect of these."""
    keys = {game.same_effect_key(state, game.find(state, text)) for text in texts}
    return {a.text for a in game.legal_actions(state) if game.same_effect_key(state, a) in keys}


def search_nodes(game: AnyGame, state: AnyState, right: set[str], nodes: int = NODES) -> int | None:
    """Return how many positions the fourth level searches until it settles on a right action, or None."""
    agent = LevelAgent(game, Level("level4", None, patient=True), skill=BEST_SKILL._replace(nodes=nodes))
    since: int | None = None
    last = 0
    for thought in agent.think(game.view(state, game.player(state)), new_rng(1)):
        if thought.action.text not in right or thought.value < PROVED:
            since = None
        elif since is None:
            since = max(thought.nodes, last)
        last = thought.nodes
    return since


class Counting(Proof):
    """A proof that counts the places it looks at."""

    def __init__(self, space: SearchSpace, goal: Goal, start: Place, seat: int) -> None:
        super().__init__(space, goal, start, seat)
        self.places = 0

    def keeps_goal_steps(self, progress: Progress, after: Place) -> Steps[bool]:
        """Count a place, then search it."""
        self.places += 1
        return (yield from super().keeps_goal_steps(progress, after))


def proof_nodes(game: AnyGame, puzzle: Puzzle, goal: Goal, state: AnyState) -> int:
    """Return how many positions a search for the goal looks at, with the best-looking action first.

    Computer players do not aim at such a goal. The search deepens turn by turn, as theirs does.
    """
    found, values = game.puzzles(), one_ply_values(game, state)
    assert found, "the game has puzzles"
    space = search_space(game, found.turn)
    order = sorted(values, key=lambda action: -values[action])
    total = 0
    for turns in range(1, puzzle.turns + 1):
        proof = Counting(space, goal, space.place(state), game.player(state))
        begun = Progress(space.place(state), turns - 1, True)
        for action in order:
            forced = proof.keeps_goal(begun, space.place(game.apply(state, action)))
            if forced:
                return total + proof.places
        total += proof.places
    raise LookupError("the puzzle has no solution")


# --- files -----------------------------------------------------------------------------------------------


def read_measures(text: str) -> dict[str, Measure]:
    """Return the measures by puzzle ("chess/7") or daily puzzle ("chess/w15.42"). Raises `ValueError`."""
    found = {}
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        row = _ROW.fullmatch(line)
        if not row:
            raise ValueError(f"not a measure: {line!r}")
        found[row[1]] = Measure(row[2] == "yes", None if row[3] == "-" else int(row[3]), row[4] == "yes")
    return found


def write_measures(measures: Mapping[str, Measure]) -> str:
    """Return the text that `read_measures` reads."""
    rows = (
        f"{name} {YES[m.one_ply]} {'-' if m.nodes is None else m.nodes} {YES[m.memory]}"
        for name, m in measures.items()
    )
    return "\n".join((HEAD, *rows, ""))


def measure_game(game_id: str) -> dict[str, Measure]:
    """Return the measures of all puzzles of a game, those of its table first."""
    game = GAMES[game_id].for_puzzles()
    listed = {puzzle.name: measure(puzzle) for puzzle in puzzles_of(game_id)}
    daily = {f"{game_id}/{word}": measure_daily(game, word) for word in TABLE[game_id].split()}
    return listed | daily


def regrade(game_id: str, measures: Mapping[str, Measure]) -> None:
    """Write the grades that follow from the measures into a game's table."""
    graded = (p._replace(grade=grade_of(game_id, measures[p.name])) for p in puzzles_of(game_id))
    write_table(game_id, [write_puzzle(puzzle) for puzzle in graded])


def main() -> None:
    """Measure the puzzles of the named games, or of all."""
    parser = argparse.ArgumentParser(prog="python -m tools.find_puzzles.measuring", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"all if none is named: {', '.join(TABLE)}")
    games = parser.parse_args().games or list(TABLE)
    old = read_measures(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    new = {game_id: measure_game(game_id) for game_id in games}
    kept = {name: m for name, m in old.items() if name.partition("/")[0] not in new}
    rows = kept | {name: m for found in new.values() for name, m in found.items()}
    ordered = {n: rows[n] for game_id in TABLE for n in rows if n.startswith(f"{game_id}/")}
    FILE.write_text(write_measures(ordered), encoding="utf-8")
    for game_id, found in new.items():
        regrade(game_id, found)
        print(f"{game_id}: {len(found)}", flush=True)


if __name__ == "__main__":
    main()
