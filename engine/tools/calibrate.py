"""The command `calibrate`: the slip rate at which the level above wins as often as it should.

After each decided game the slip rate is corrected by the distance of the result from the aim, in shrinking
steps (stochastic approximation: Robbins, Monro 1951); the result is the average over the second half (Polyak,
Juditsky 1992). It goes into the game's `skills`.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from math import exp, log
from time import process_time

from engine.ai.levels import LEVELS, Level, LevelAgent, skill_of
from engine.contract.rng import new_rng
from engine.contract.skill import Skill
from engine.session.match import Match
from engine.tools.arena import Contest

AIM = 0.82
"""Share of decided games that the level above should win: noticeable, but not hopeless."""
STEP = 1.2
"""Step of the slip rate after the first game, in log-odds."""
LEAST = 0.002
"""Minimum slip rate; the maximum is 1 minus that."""


def calibrate(args: Namespace, start: Match) -> None:
    """Print the slip rate after each decided game, and finally the result."""
    lower, upper = LEVELS[args.level - 1], LEVELS[args.level]
    skill, above = (skill_of(start.game, level.id, start.state) for level in (lower, upper))
    print(f"{start.game.info.title}, {lower.id} {skill} against {upper.id} {above}")
    tried = [_odds(skill.slips)]
    for number, mine in enumerate(_decided(args, start, upper, lower, above, tried), 1):
        step = STEP / number**0.5
        tried.append(min(-_odds(LEAST), max(_odds(LEAST), tried[-1] + step * (AIM - mine))))
        print(f"{number}. {mine:.0f} {_share(tried[-1]):.3f}", flush=True)
    late = tried[len(tried) // 2 :]
    print(f"{lower.id}: slips={_share(sum(late) / len(late)):.3f}")


def _decided(
    args: Namespace, start: Match, upper: Level, lower: Level, above: Skill, tried: list[float]
) -> Iterator[float]:
    """Yield 1.0 for each game that the upper level wins, 0.0 for each that it loses; skip draws."""
    seconds = args.seconds if above.nodes is None else None
    make = {
        "a": lambda: LevelAgent(start.game, upper, seconds, process_time, above),
        "b": lambda: _slipping(start, lower, _share(tried[-1])),
    }
    source = new_rng(args.seed)
    contest = Contest(start, make, opening=args.opening)
    lucks = [source.getrandbits(64) for _ in range(args.games)]
    for index in range(args.games):
        played = contest.game(index, lucks[index // 2])
        if played.mine != played.others:
            yield float(played.mine > played.others)


def _slipping(start: Match, level: Level, slips: float) -> LevelAgent:
    skill = skill_of(start.game, level.id, start.state)._replace(slips=slips)
    return LevelAgent(start.game, level, None, process_time, skill)


def _odds(share: float) -> float:
    share = min(1 - LEAST, max(LEAST, share))
    return log(share / (1 - share))


def _share(odds: float) -> float:
    return 1 / (1 + exp(-odds))
