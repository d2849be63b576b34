"""The commands `analyse` and `review`: the analysis and review of the page, without the page."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from engine.ai.analysis import Analyst, Limits
from engine.contract.rng import new_rng
from engine.contract.search import Considered
from engine.contract.values import TERMINAL
from engine.registry import find_game
from engine.session.explanations import ExplainedLine, line_of
from engine.session.match import Match, new_match
from engine.session.review import (
    Review,
    Task,
    TurningPoint,
    begin_review,
    is_choice,
    points_of,
    value_text,
    whole_percent,
)
from engine.tools.arena import run_parallel
from engine.tools.reading import BadInput, first_game

SEED = 0
"""Seed of searches with dice, so that they always fall the same way."""


def analyse(args: Namespace) -> None:
    """Print the chances of each seat, and the best actions with values and expected lines.

    Raises `BadInput` if the game is over in the position.
    """
    match = new_match(find_game(args.game), dict(args.option), args.position or "").settle(new_rng(SEED))
    game, state, seat = match.game, match.state, match.player
    if seat == TERMINAL:
        raise BadInput("the game is over in this position")
    analyst = Analyst(game, Limits(args.seconds))
    *_, last = analyst.analyse(game.view(state, seat), new_rng(SEED))
    print(f"{game.info.title}, {match.seats[seat]} to decide: {_shares(match, last.best[0].chances)}")
    ahead = "1 move" if last.depth == 1 else f"{last.depth} moves"
    print(f"Looked {ahead} ahead, at {last.nodes:,} positions.")
    for number, each in enumerate(last.best, 1):
        line = line_of(game, state, each)
        print(f"{number}. {line.written[0]} {_value_of(match, each, seat)}{_following(line)}")


def review(args: Namespace) -> None:
    """Print the chances after each decision as they are found, then the turning points."""
    match = first_game(Path(args.file))
    print(f"{match.game.info.title}, {len(match.log)} actions")
    done = begin_review(match)
    for task, done in _steps(match, args.jobs):
        if task.times == 1:
            print(f"{task.at + 1}. {_shares(match, done.judged[-1].best.chances)}", flush=True)
    points = points_of(done)
    print(f"Turning points: {len(points)}")
    for point in points:
        print(_point_line(match, point))


def _steps(match: Match, jobs: int) -> Iterator[tuple[Task, Review]]:
    """Yield each finished task with the review after it; `jobs` run in parallel."""
    done = begin_review(match)
    while done.tasks:
        parts = [[Task(at) for at in share if is_choice(match, at)] for share in done.left]
        parts = parts or [[task] for task in done.tasks]
        for found in run_parallel([partial(_search_part, match, part) for part in parts], jobs):
            for task, best, depth in found:
                done = done.with_result(task, best, depth)
                yield task, done


def _search_part(match: Match, part: Sequence[Task]) -> list[tuple[Task, tuple[Considered, ...], int]]:
    """Search one decision after the other, keeping the search's memory."""
    analyst, found = Analyst(match.game, None, part[0].times), []
    for task in part:
        state = match.states[task.at]
        view = match.game.view(state, match.game.player(state))
        *_, last = analyst.analyse(view, new_rng(SEED), match.log[task.at].text)
        found.append((task, last.best, last.depth))
    return found


def _point_line(match: Match, point: TurningPoint) -> str:
    return (
        f"{point.at + 1}. {match.seats[point.seat]} {point.played.written[0]}: {point.title}. "
        f"{point.after}{_following(point.played)}. "
        f"Better: {point.better.written[0]} {point.before}{_following(point.better)}."
    )


def _following(line: ExplainedLine) -> str:
    """Return the expected line after the first action, and its benefit."""
    then = f", {line.rest}" if line.rest else ""
    return f"{then}{f': {line.gain}' if line.gain else ''}"


def _value_of(match: Match, each: Considered, seat: int) -> str:
    return value_text(match.game, each, each.chances[seat])


def _shares(match: Match, chances: Sequence[float]) -> str:
    return ", ".join(
        f"{seat} {whole_percent(chance)}%" for seat, chance in zip(match.seats, chances, strict=True)
    )
