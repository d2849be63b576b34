"""The command `arena`: a series between two agents, and its statistics."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable
from functools import partial
from importlib import import_module
from math import inf, nan
from multiprocessing import get_all_start_methods
from time import process_time

from engine.ai.agents import Agent
from engine.ai.levels import AGENTS, UnknownAgent, make_agent
from engine.contract.game import AnyGame
from engine.contract.values import TERMINAL
from engine.session.match import Match
from engine.session.narration import result_words
from engine.tools.arena import Contest, SeriesGame
from engine.tools.reading import BadInput
from engine.tools.statistics import Sprt, Tally, summary, wilson

PERCENT = 100
REFERENCES = {"plain": ("tests.reference.plain", "Plain"), "peer": ("tests.reference.peers", "make_peer")}
"""Agents for series only, in a checkout: a plain search, and other people's engines."""
DEFAULT_SECONDS = 2.0
"""Default seconds per decision of these agents."""


def players_help() -> str:
    """Return the help text on the agents of a series."""
    others = "in a checkout plain (a textbook search) and peer (py-draughts' or sunfish)"
    return f"who plays: {', '.join(AGENTS)}, {others}"


def default_jobs() -> int:
    """Return the default number of processes; 1 on platforms without fork."""
    return (os.cpu_count() or 1) if "fork" in get_all_start_methods() else 1


def make_player(game: AnyGame, name: str, seconds: float | None) -> Agent:
    """Return an agent whose clock counts its own processor time, however busy the machine is.

    Its name may end with its own time: `level4@0.5`. Raises `BadInput`, and `UnknownAgent`, also for a
    reference agent without the tests installed.
    """
    name, at, own = name.partition("@")
    if at:
        seconds = read_seconds(own)
    if name not in REFERENCES:
        return make_agent(game, name, seconds, process_time)
    module, make = REFERENCES[name]
    try:
        reference: Agent = getattr(import_module(module), make)(
            game, seconds or DEFAULT_SECONDS, process_time
        )
    except ImportError as fault:
        raise UnknownAgent(f"{name!r} plays only where the tests are: {fault}") from fault
    return reference


def read_seconds(text: str) -> float:
    """Return a time as a number. Raises `BadInput`."""
    try:
        number = float(text)
    except ValueError:
        number = nan
    if not 0 < number < inf:
        raise BadInput(f"{text!r} is not a number of seconds")
    return number


def contest(args: Namespace, start: Match) -> None:
    """Print each game of a series, then the statistics; a sequential test may end it early.

    Raises `BadInput`, `UnknownAgent`.
    """
    make = _makers(args, start)
    print(f"{start.game.info.title}, A {args.a} against B {args.b}, {args.games} games, seed {args.seed}")
    tally, number = Tally(), 0
    sprt = Sprt(*args.sprt) if args.sprt else None
    series = Contest(start, make, args.alone, args.opening, args.steady)
    pairs = series.play(args.games, args.seed, args.jobs)
    shares: list[tuple[float, float]] = []
    for pair in pairs:
        for played in pair:
            number += 1
            tally = tally.plus(played.mine, played.others)
            print(f"{number}. {_round_line(played, start)}", flush=True)
        if args.steady:
            shares.append(_mean_shares(pair))
            print(summary(shares), flush=True)
        if sprt:
            sprt.add([(played.mine, played.others) for played in pair])
            if sprt.verdict is not None:
                pairs.close()
                break
    print("\n".join(_report(tally, sprt, args, start)) if not args.steady else summary(shares))


def _makers(args: Namespace, start: Match) -> dict[str, Callable[[], Agent]]:
    """Return the constructors of both agents. Raises `BadInput`, `UnknownAgent`."""
    if start.player == TERMINAL:
        raise BadInput("the game is over in this position")
    if args.steady and args.sprt:
        raise BadInput("--sprt needs games as they are, without --steady")
    names = {"a": args.a, "b": args.b}
    make: dict[str, Callable[[], Agent]] = {
        side: partial(make_player, start.game, name, args.seconds) for side, name in names.items()
    }
    for maker in make.values():
        maker()
    return make


def _mean_shares(pair: list[SeriesGame]) -> tuple[float, float]:
    mine, theirs = zip(*(played.shares for played in pair), strict=True)
    return sum(mine) / len(pair), sum(theirs) / len(pair)


def _round_line(played: SeriesGame, start: Match) -> str:
    mine = " and ".join(start.seats[seat] for seat in played.seats)
    result = result_words(played.outcome, start.seats, start.game.words)
    return f"A is {mine}: {result} {len(played.log)} actions."


def _report(tally: Tally, sprt: Sprt | None, args: Namespace, start: Match) -> list[str]:
    """Return the statistics of a series as a row of a table, and in words."""
    counts = f"{tally.wins} won, {tally.draws} drawn, {tally.losses} lost; {tally.both_lost} lost by both"
    score = f"{_percent(tally.score)}, 95 % interval {_between(*tally.interval())} (Wilson)"
    lines = [*_row(tally, args, start), *([_sprt_line(sprt)] if sprt else [])]
    if tally.both_lost:
        low, high = wilson(tally.share, tally.decided)
        part = f"{_percent(tally.share)}, 95 % interval {_between(low, high)} (Wilson)"
        lines.append(f"Of {tally.decided} games with a winner A won {part}")
    return [*lines, f"A: {counts}", f"A scores {score}"]


def _row(tally: Tally, args: Namespace, start: Match) -> list[str]:
    each = "usual" if args.seconds is None else f"{args.seconds:g} s"
    game = " ".join([start.game.info.title, *(f"{key}={value}" for key, value in args.option)])
    counts = f"{tally.games} | {tally.wins} | {tally.draws} | {tally.losses} | {tally.both_lost}"
    score = f"{_percent(tally.score)} | {_between(*tally.interval())}"
    return [
        "| game | A | B | time a move | games | won | drawn | lost | by both | A scores | 95 % |",
        f"| {game} | {args.a} | {args.b} | {each} | {counts} | {score} |",
    ]


def _sprt_line(sprt: Sprt) -> str:
    hypotheses = f"{_percent(sprt.low)} or {_percent(sprt.high)}"
    verdict = "nothing is sure" if sprt.verdict is None else f"A scores about {_percent(sprt.verdict)}"
    return f"Of {hypotheses}: {verdict} (log-likelihood ratio {sprt.ratio:.2f})"


def _percent(share: float) -> str:
    return f"{PERCENT * share:.1f} %"


def _between(low: float, high: float) -> str:
    return f"{PERCENT * low:.1f} to {PERCENT * high:.1f} %"
