"""The command line. Bad input: one line on stderr, exit status 2."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from typing import Any, NoReturn

from engine.ai.levels import UnknownAgent
from engine.contract.values import BadOption, BadPosition
from engine.plugins.discovery import find_plugins
from engine.registry import REFUSED, UnknownGame
from engine.tools import analyse as analysing
from engine.tools import commands, contests, reading
from engine.tools.accuracy import POSITIONS
from engine.tools.reading import BadInput
from engine.tools.statistics import Sprt

MOST_PLIES = 99
"""Maximum depth of a count; even the smallest game would take years."""
MOST_DECISIONS = 99
"""Maximum number of random decisions before a game of a series."""
LINE = 200
"""Maximum length of a displayed message, in characters."""
BAD_INPUT, INTERRUPTED, PIPE_CLOSED = 2, 130, 141
"""Exit statuses; the last two are those a shell reports for the signals."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command, and return its exit status."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        args = _parser().parse_args(argv)
        _find_wheels()
        status: int = args.run(args) or 0
        sys.stdout.flush()
    except (BadInput, UnknownGame, UnknownAgent, BadOption, BadPosition) as fault:
        print(f"{_Parser.NAME}: {_one_line(str(fault))}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return status


def _find_wheels() -> None:
    """Register the plugin games; report refused ones, which affect no command."""
    find_plugins()
    for name, why in REFUSED:
        print(f"{_Parser.NAME}: {_one_line(f'{name} is left out: {why}')}", file=sys.stderr)


def _one_line(words: str) -> str:
    """Return a message on one line, with the middle of a very long one cut out."""
    line = " ".join(words.split())
    return line if len(line) <= LINE else f"{line[: LINE // 2]} ... {line[-LINE // 2 :]}"


class _Parser(argparse.ArgumentParser):
    """A parser that reports errors in one line, and leaves the exit to `main`."""

    NAME = "python3 -m engine"

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message} (see {self.NAME} --help)")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog=_Parser.NAME, description="Odd Checkers without the page.", allow_abbrev=False)
    commands_ = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(
        name: str,
        run: Callable[[Any], int | None],
        help_text: str,
        game: bool = True,
        before: Sequence[str] = (),
    ) -> Any:
        sub = commands_.add_parser(name, help=help_text, description=help_text, allow_abbrev=False)
        sub.set_defaults(run=run)
        if before:
            sub.add_argument("what", nargs="?", choices=before, metavar=f"[{'|'.join(before)}]")
        if game:
            sub.add_argument("game", metavar="GAME")
            sub.add_argument("--option", action="append", default=[], type=_pair, metavar="KEY=VALUE")
            sub.add_argument("--position", type=_text, metavar="TEXT")
        return sub

    command("games", commands.games, "list the games", game=False)
    perft = command("perft", commands.perft, "count the ways to play DEPTH decisions")
    perft.add_argument("depth", type=_depth, metavar="DEPTH")
    perft.add_argument("--divide", action="store_true", help="also print the count after each first decision")
    command("moves", commands.moves, "list the legal moves")
    _add_play(command("play", commands.play, "let agents play a game"))
    _add_arena(command("arena", commands.arena, "let two agents play a series"))
    _add_calibrate(command("calibrate", commands.find_slips, "find how often a level must slip"))
    bench_help = "measure the speed of a game, or the accuracy of its analysis"
    _add_bench(command("bench", commands.bench, bench_help, before=["analysis"]))
    analyse = command("analyse", analysing.analyse, "show the best actions, with chances and lines")
    analyse.add_argument("--seconds", type=_seconds, default=2.0, metavar="T", help="seconds to search")
    review_help = "review a game: its turning points, and better actions"
    _add_review(command("review", analysing.review, review_help, game=False))
    read_help = "list the games in a file, and the parts that cannot be read"
    _add_read(command("read", reading.read, read_help, game=False))
    verify_help = "verify the transcript of a remote game"
    command("verify", commands.verify_file, verify_help, game=False).add_argument(
        "file", metavar="FILE", help="a saved game"
    )
    return parser


def _add_read(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "file", metavar="FILE", help="PGN, PDN, FEN, a saved game, a backup, or a text with a link"
    )
    sub.add_argument("--json", action="store_true", help="print it as JSON")


def _add_bench(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--positions", type=_count, default=POSITIONS, metavar="N", help="to analyse")
    sub.add_argument("--seed", type=_integer, default=0, metavar="S", help="of the games they are from")


def _add_review(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("file", metavar="FILE", help="a saved game, or one in a notation such as PDN")
    sub.add_argument("--jobs", type=_count, default=1, metavar="N", help="processes (default: 1)")


def _add_play(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--seed", type=_integer, metavar="N", help="the same seed gives the same game")
    sub.add_argument("--agents", type=_names, metavar="A,B,…", help=commands.agents_help())
    sub.add_argument("--show", action="store_true", help="draw the board after each action")


def _add_arena(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--a", required=True, metavar="AGENT", help=contests.players_help())
    sub.add_argument("--b", required=True, metavar="AGENT")
    sub.add_argument("--games", type=_count, default=20, metavar="N")
    sub.add_argument("--alone", action="store_true", help="A has one seat only, B all others")
    sub.add_argument("--seed", type=_integer, default=0, metavar="S")
    sub.add_argument(
        "--seconds", type=_seconds, metavar="T", help="processor time per decision, instead of the default"
    )
    sub.add_argument(
        "--opening", type=_natural, default=0, metavar="N", help="decisions made at random first"
    )
    sub.add_argument(
        "--steady",
        action="store_true",
        help="reduce luck: avoid outcomes that all lose, weight by likelihood, subtract luck",
    )
    sub.add_argument("--jobs", type=_count, default=contests.default_jobs(), metavar="N", help="processes")
    sub.add_argument(
        "--sprt",
        type=_hypotheses,
        metavar="LOW:HIGH",
        help="stop once A's score is known to be either",
    )


def _add_calibrate(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--level", type=int, choices=(1, 2, 3), required=True, help="the one that slips")
    sub.add_argument("--games", type=_count, default=60, metavar="N")
    sub.add_argument("--seed", type=_integer, default=0, metavar="S")
    sub.add_argument(
        "--seconds", type=_seconds, default=0.5, metavar="T", help="of the processor, for the strongest level"
    )
    sub.add_argument(
        "--opening", type=_natural, default=2, metavar="N", help="decisions made at random first"
    )


def _integer(text: str) -> int:
    if not re.fullmatch(r"[+-]?\d{1,18}", text, re.ASCII):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def _depth(text: str) -> int:
    number = _integer(text)
    if not 0 <= number <= MOST_PLIES:
        raise argparse.ArgumentTypeError(f"it is from 0 to {MOST_PLIES}, not {number}")
    return number


def _count(text: str) -> int:
    number = _integer(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"it is at least 1, not {number}")
    return number


def _natural(text: str) -> int:
    number = _integer(text)
    if not 0 <= number <= MOST_DECISIONS:
        raise argparse.ArgumentTypeError(f"it is from 0 to {MOST_DECISIONS}, not {number}")
    return number


def _hypotheses(text: str) -> tuple[float, float]:
    low, _, high = text.partition(":")
    try:
        hypotheses = float(low), float(high)
        Sprt(*hypotheses)
    except ValueError as fault:
        raise argparse.ArgumentTypeError(f"{text!r} is not LOW:HIGH, such as 0.5:0.75") from fault
    return hypotheses


def _seconds(text: str) -> float:
    try:
        return contests.read_seconds(text)
    except BadInput as fault:
        raise argparse.ArgumentTypeError(str(fault)) from fault


def _pair(text: str) -> tuple[str, str]:
    key, sign, value = text.partition("=")
    if not (key and sign):
        raise argparse.ArgumentTypeError(f"{text!r} is not KEY=VALUE")
    return key, value


def _text(text: str) -> str:
    if not text.strip():
        raise argparse.ArgumentTypeError("the position is empty")
    return text


def _names(text: str) -> list[str]:
    return text.split(",")
