"""Implementations of the simpler commands, each with its parsed arguments."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from math import exp, log
from pathlib import Path
from time import perf_counter, process_time

from engine.ai.levels import AGENTS, LEVELS, Level, LevelAgent, make_agent, skill_of
from engine.contract.rng import new_rng
from engine.contract.skill import Skill
from engine.contract.steps import finish
from engine.contract.values import CHANCE, TERMINAL, AnyView
from engine.registry import GAMES, find_game
from engine.session.link import choices
from engine.session.match import Match, new_match
from engine.session.narration import describe_action, ending
from engine.tools.accuracy import bench_analysis
from engine.tools.arena import Contest, play_out
from engine.tools.contests import contest
from engine.tools.reading import BadInput
from engine.tools.text_board import TextBoard
from engine.verifying.report import (
    FAIR,
    LIMIT,
    NO_TRANSCRIPT,
    UNPROVEN,
    WRONG,
    Found,
    lines_of,
    read_file,
    verify,
)
from engine.verifying.transcript import Unreadable

AIM = 0.82
"""Share of decided games that the level above should win: noticeable, but not hopeless."""
STEP = 1.2
"""Step of the slip rate after the first game, in log-odds."""
LEAST = 0.002
"""Minimum slip rate; the maximum is 1 minus that."""


def calibrate(args: Namespace, start: Match) -> None:
    """Print the slip rate after each decided game, and finally the result.

    At the result, the level above wins as often as it should. After each decided game the slip rate is
    corrected by the distance of the result from the aim, in shrinking steps (stochastic approximation:
    Robbins, Monro 1951); the result is the average over the second half (Polyak, Juditsky 1992). It goes
    into the game's `skills`.
    """
    lower, upper = LEVELS[args.level - 1], LEVELS[args.level]
    skill, above = (skill_of(start.game, level.id, start.state) for level in (lower, upper))
    print(f"{start.game.info.title}, {lower.id} {skill} against {upper.id} {above}")
    tried_log_odds = [_log_odds(skill.slips)]
    for number, mine in enumerate(_decided(args, start, upper, lower, above, tried_log_odds), 1):
        step = STEP / number**0.5
        corrected = tried_log_odds[-1] + step * (AIM - mine)
        tried_log_odds.append(min(-_log_odds(LEAST), max(_log_odds(LEAST), corrected)))
        print(f"{number}. {mine:.0f} {_share(tried_log_odds[-1]):.3f}", flush=True)
    late = tried_log_odds[len(tried_log_odds) // 2 :]
    print(f"{lower.id}: slips={_share(sum(late) / len(late)):.3f}")


def _decided(
    args: Namespace, start: Match, upper: Level, lower: Level, above: Skill, tried_log_odds: list[float]
) -> Iterator[float]:
    """Yield 1.0 for each game that the upper level wins, 0.0 for each that it loses; skip draws."""
    seconds = args.seconds if above.nodes is None else None
    make = {
        "a": lambda: LevelAgent(start.game, upper, seconds, process_time, above),
        "b": lambda: _slipping(start, lower, _share(tried_log_odds[-1])),
    }
    source = new_rng(args.seed)
    contest = Contest(start, make, opening=args.opening)
    seeds = [source.getrandbits(64) for _ in range(args.games)]
    for index in range(args.games):
        played = contest.game(index, seeds[index // 2])
        if played.mine != played.others:
            yield float(played.mine > played.others)


def _slipping(start: Match, level: Level, slips: float) -> LevelAgent:
    skill = skill_of(start.game, level.id, start.state)._replace(slips=slips)
    return LevelAgent(start.game, level, None, process_time, skill)


def _log_odds(share: float) -> float:
    share = min(1 - LEAST, max(LEAST, share))
    return log(share / (1 - share))


def _share(log_odds: float) -> float:
    return 1 / (1 + exp(-log_odds))


def agents_help() -> str:
    """Return the help text on the agents."""
    return f"who plays: {', '.join(AGENTS)}"


def games(_args: Namespace) -> None:
    """Print the id of each game."""
    print("\n".join(GAMES))


def perft(args: Namespace) -> None:
    """Print the number of ways to play `depth` decisions; with `divide`, first those after each action."""
    match = _start(args)
    game, state = match.game, match.state
    if args.divide and args.depth:
        for action in game.merged_actions(state):
            print(action.text, game.perft(game.apply(state, action), args.depth - 1))
    print(game.perft(state, args.depth))


def moves(args: Namespace) -> None:
    """Print the legal actions or chance outcomes, one a line."""
    match = _start(args)
    for action in choices(match.game, match.state):
        print(action.text)


def play(args: Namespace) -> None:
    """Print a whole game: a line for each action, then the result. Raises `BadInput`."""
    match = _start(args)
    names = args.agents or ["random"] * len(match.seats)
    if len(names) != len(match.seats):
        raise BadInput(f"{match.game.info.title} needs {len(match.seats)} agents here, not {len(names)}")
    agents = [make_agent(match.game, name) for name in names]
    seed = new_rng().getrandbits(32) if args.seed is None else args.seed
    sides = ", ".join(f"{seat} {name}" for seat, name in zip(match.seats, names, strict=True))
    print(f"{match.game.info.title}, seed {seed}: {sides}")
    canvas = TextBoard(match.game.board(match.options), match.seats)
    last = match
    for last in play_out(match, agents, seed):
        print(_log_line(last))
        if args.show:
            print(_drawn(last, canvas))
    _print_result(last)


def arena(args: Namespace) -> None:
    """Print each game of a series, then the statistics."""
    contest(args, _start(args))


def find_slips(args: Namespace) -> None:
    """Print the slip rate at which the level above wins as often as it should."""
    calibrate(args, _start(args))


def bench(args: Namespace) -> None:
    """Print the speed of the game, by its own benchmark if it has one; or the errors of its analysis."""
    match = _start(args)
    if args.what == "analysis":
        bench_analysis(match, args.positions, args.seed)
        return
    package = type(match.game).__module__.rpartition(".")[0]
    own = f"{package}.bench"
    if find_spec(own):
        import_module(own).main()
    else:
        bench_any(match)


def _start(args: Namespace) -> Match:
    return new_match(find_game(args.game), dict(args.option), args.position or "")


def _log_line(match: Match) -> str:
    index = match.cursor - 1
    decider = match.decider(index)
    who = "chance" if decider == CHANCE else match.seats[decider]
    view = match.game.view(match.states[index], decider if decider >= 0 else None)
    called = match.game.written(view, match.log[index])
    words = f"{match.cursor}. {who} {called}: {describe_action(match, index)}"
    return words.strip().rstrip(":")


def _drawn(match: Match, canvas: TextBoard) -> str:
    """Return the board in public view, between empty lines."""
    view: AnyView = match.game.view(match.state, None)
    return f"\n{canvas.draw(match.game.picture(view))}\n"


def _print_result(match: Match) -> None:
    if outcome := match.outcome:
        returns = zip(match.seats, outcome.returns, strict=True)
        print(f"Result: {ending(match, match.seats)}")
        print(f"Returns: {', '.join(f'{seat} {value:+g}' for seat, value in returns)}")


SECONDS = 1.0


def bench_any(start: Match, seconds: float = SECONDS) -> float:
    """Play random games for about `seconds`, print the rate, and return it in actions a second.

    An action is one listing of the legal actions and one `Game.apply`. 0 if the game is over at the start.
    """
    game, rng = start.game, new_rng(0)
    actions, began = 0, perf_counter()
    elapsed = 0.0
    while elapsed < seconds and start.player != TERMINAL:
        state = start.state
        while game.player(state) != TERMINAL:
            state = game.apply(state, rng.choice(choices(game, state)))
            actions += 1
        elapsed = perf_counter() - began
    rate = actions / elapsed if elapsed else 0.0
    print(f"{game.info.title}: {rate:,.0f} actions a second in {actions:,} random actions")
    return rate


def verify_file(args: Namespace) -> int:
    """Verify the remote games of a save or a backup; return the exit status.

    0: all is as it should be; 1: something is wrong; 3: something is not proven. Raises `BadInput` (2) for a
    file that cannot be read.
    """
    file = Path(args.file)
    try:
        with file.open(encoding="utf-8") as opened:
            found = list(read_file(opened.read(LIMIT + 1)))
        verdicts = [_verify_game(each) for each in found]
        if not verdicts:
            raise Unreadable(NO_TRANSCRIPT)
    except (OSError, ValueError) as fault:
        raise BadInput(f"{file}: {fault}") from fault
    return next(verdict for verdict in (WRONG, UNPROVEN, FAIR) if verdict in verdicts)


def _verify_game(found: Found | Unreadable) -> int:
    """Verify one game of a file, print the report, and return the verdict. Raises `Unreadable`."""
    if isinstance(found, Unreadable):
        print(f"Wrong: {found}")
        return WRONG
    if found.name:
        print(f"--- {found.name}")
    report = finish(verify(found.entries, found.shown, found.doubles))
    print("\n".join(lines_of(report)))
    return report.verdict
