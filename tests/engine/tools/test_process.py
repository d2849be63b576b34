"""`python3 -m engine` as a process: exit status, reproducible games, pipes and interrupts."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.usefixtures("with_toys")

ROOT = Path(__file__).parents[3]


def process(*args: str, **env: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "engine", *args]
    return subprocess.run(command, cwd=ROOT, capture_output=True, env={**os.environ, **env}, timeout=60)


def test_the_process_has_the_status_and_the_line() -> None:
    done = process("perft", "draughts", "-1")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1 and b"Traceback" not in done.stderr
    assert b"draughts" in process("games").stdout.split()


def test_the_same_seed_is_the_same_game_byte_for_byte_in_fresh_processes() -> None:
    args = ["play", "draughts", "--seed", "9", "--agents", "random,greedy", "--show"]
    one, two = process(*args, PYTHONHASHSEED="1"), process(*args, PYTHONHASHSEED="2")
    assert one.returncode == 0 and len(one.stdout) > 1000
    assert one.stdout == two.stdout


LEVELS_WITHOUT_A_CLOCK = """
from engine.ai.levels import make_agent
from engine.registry import find_game
from engine.session.match import new_match
from engine.tools.arena import play_out

game = find_game("draughts")
agents = [make_agent(game, name, clock=lambda: 0.0) for name in ("level1", "level2")]
*_, match = play_out(new_match(game), agents, 9)
print(*match.log)
"""


def test_levels_play_the_same_game_in_fresh_processes_however_slow_they_are() -> None:
    def output(seed: str) -> bytes:
        command = [sys.executable, "-c", LEVELS_WITHOUT_A_CLOCK]
        env = {**os.environ, "PYTHONHASHSEED": seed}
        return subprocess.run(command, cwd=ROOT, capture_output=True, env=env, timeout=60, check=True).stdout

    one = output("1")
    assert one.count(b" ") > 20 and one == output("2")


def test_a_closed_pipe_is_no_error() -> None:
    shell = f"{sys.executable} -m engine play draughts --seed 1 --show | head -n 1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", shell], cwd=ROOT, capture_output=True, timeout=60)
    assert done.stdout.startswith(b"English Draughts") and done.stderr == b""
    assert done.returncode in (0, 141)


def test_a_terminal_without_unicode_is_no_error() -> None:
    done = process("moves", "draughts", "--position", "é", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 2 and done.stderr.count(b"\n") == 1
    assert process("play", "--help", PYTHONIOENCODING="ascii", PYTHONUTF8="0").returncode == 0


@pytest.fixture
def interrupts() -> Iterator[None]:
    """Let children receive interrupts, even if a shell has started the tests in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interrupts")
def test_an_interrupt_ends_it_quietly() -> None:
    command = [sys.executable, "-m", "engine", "arena", "draughts", "--a", "greedy", "--b", "random"]
    command += ["--games", "5000"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout and child.stderr
        child.stdout.readline()
        child.stdout.readline()
        child.send_signal(signal.SIGINT)
        child.stdout.read()
        assert child.stderr.read() == b""
    assert child.returncode == 130
