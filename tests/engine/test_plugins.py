"""Plugin games: found, checked, and left out with a reason if they are broken."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from engine.ai.levels import LEVELS, make_agent
from engine.contract.rng import new_rng
from engine.contract.values import Outcome
from engine.plugins.discovery import find_plugins
from engine.registry import GAMES, INFOS, PLUGINS, REFUSED, RefusedPlugin, find_game
from tests.engine.contract.checks.every import CHECKS
from tests.engine.contract.checks.played import Check
from tests.wheels import ANY_GAME, EXAMPLE, ROOT, build_wheel, installed, spoilt, unpack, write_wheel

Install = Callable[..., None]
OWN = tuple(INFOS)


@pytest.fixture(scope="session")
def example(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel of the example, built once."""
    return build_wheel(EXAMPLE, tmp_path_factory.mktemp("example"))


@pytest.fixture
def install(tmp_path: Path) -> Iterator[Install]:
    """Install wheels and discover them; they are removed after the test."""
    with ExitStack() as stack:
        yield lambda *wheels: stack.enter_context(installed(tmp_path / "installed", *wheels))
    assert tuple(INFOS) == OWN


def test_the_example_is_found_after_the_others(example: Path, install: Install) -> None:
    assert "antidraughts" not in GAMES
    install(example)
    assert tuple(GAMES) == (*OWN, "antidraughts")
    assert (PLUGINS, REFUSED) == ({"antidraughts": "antidraughts"}, [])
    find_plugins()
    assert tuple(GAMES) == (*OWN, "antidraughts"), "a second discovery changes nothing"


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_example_keeps_the_whole_contract(check: Check, example: Path, install: Install) -> None:
    install(example)
    for seed in range(2):
        check(find_game("antidraughts"), {}, seed)


def test_a_player_without_moves_wins(example: Path, install: Install) -> None:
    install(example)
    game, draughts = find_game("antidraughts"), find_game("draughts")
    gone = game.outcome(game.start({}, "W:W:B9"))
    blocked = game.outcome(game.start({}, "B:W9,14:B5"))
    assert gone and (gone.returns, gone.reason.code, gone.reason.clause) == ((-1, 1), "no-pieces", "L2")
    assert blocked and (blocked.returns, blocked.reason.code) == ((1, -1), "no-moves")
    for position in ("W:W:B9", "B:W9,14:B5"):
        lost = draughts.outcome(draughts.start({}, position))
        won = game.outcome(game.start({}, position))
        assert isinstance(lost, Outcome) and isinstance(won, Outcome)
        assert won.returns == lost.returns[::-1]


def test_the_example_does_not_reward_captures(example: Path, install: Install) -> None:
    """Draughts teaches, rewards and praises captures, which lose here."""
    install(example)
    game = find_game("antidraughts")
    assert not game.tutorial and not game.info.achievements and not game.words.achievements
    assert not game.has_puzzles() and not game.puzzles()
    assert "takes all" not in " ".join(game.words.lessons.values())


def test_the_example_is_set_up_with_its_own_drawings(example: Path, install: Install) -> None:
    install(example)
    game = find_game("antidraughts")
    editor, start = game.editor(), game.start({})
    assert editor
    laid = editor.picture(editor.read(game.position(start), {}))
    assert {piece.art for piece in laid.pieces} == {piece.art for piece in game.picture(start).pieces}
    assert all(brush.art.startswith("anti-") for brush in editor.brushes({}))


def test_the_computer_gives_its_last_piece_away(example: Path, install: Install) -> None:
    install(example)
    game = find_game("antidraughts")
    state = game.start({}, "B:W17:B9")
    assert {action.text for action in game.legal_actions(state)} == {"9-13", "9-14"}
    for level in LEVELS[1:]:
        assert make_agent(game, level.id).choose(state, new_rng(0)).text == "9-14"


BROKEN = {
    "its import fails": ("1 / 0", "sick.rules:GAME cannot be imported (ZeroDivisionError: division by zero)"),
    "its import ends Python": ("raise SystemExit('bye')", "cannot be imported (SystemExit: bye)"),
    "its import ends a generator": ("raise GeneratorExit", "cannot be imported (GeneratorExit)"),
    "its import raises what is no Exception": (
        "class Fault(BaseException): pass\nraise Fault('bye')",
        "cannot be imported (Fault: bye)",
    ),
    "its picture ends a generator": (
        spoilt("def picture(self, _view): raise GeneratorExit", id="sick"),
        "its picture cannot be drawn (GeneratorExit)",
    ),
    "it is no Python": ("def", "cannot be imported (SyntaxError"),
    "it needs what is not here": ("import numpy_of_others", "No module named 'numpy_of_others'"),
    "it has no game": ("", "cannot be imported (AttributeError"),
    "its game is none": ("GAME = 7", "names an object of type int, not a game"),
    "its game is a class": ("from engine.contract.game import Game as GAME", "not a game"),
    "it says nothing of itself": (
        spoilt("").replace("GAME.info = ", "GAME.info = 1 or "),
        "it has no Info",
    ),
    "its version is no number": (
        spoilt("", id="sick", rules_version="one"),
        "it fails when it is inspected (TypeError",
    ),
    "its picture ends Python": (
        spoilt("def picture(self, _view): raise SystemExit('bye')", id="sick"),
        "its picture cannot be drawn (SystemExit: bye)",
    ),
    "its id is taken": (spoilt("", id="draughts"), "there is already a game with the id 'draughts'"),
    "its id is no id": (spoilt("", id="../Sick"), "'../Sick' is not a valid id"),
    "it has no title": (spoilt("", id="sick", title=" "), "its Info has no title"),
    "its letter is taken": (spoilt("", id="sick", clauses="D"), "another game's clauses use the letter D"),
    "its version is too high": (spoilt("", id="sick", rules_version=256), "not from 1 to 255"),
    "it has no page": (spoilt("", id="sicker"), "the page of its rules is missing: sick/docs/sicker.md"),
    "its ends are another's": (
        spoilt("reasons = Draughts.reasons", id="sick"),
        "an ending cites a clause of another game",
    ),
    "it does not start": (
        spoilt("def initial(self, _options): return [][0]", id="sick"),
        "its starting position cannot be made (IndexError: list index out of range)",
    ),
    "nothing can be done": (
        spoilt("def legal_actions(self, _state): return ()", id="sick"),
        "there is no legal action at the start",
    ),
    "its actions are in disorder": (
        spoilt("def legal_actions(self, s): return super().legal_actions(s)[::-1]", id="sick"),
        "its first actions are not sorted",
    ),
    "nobody begins": (
        spoilt("def player(self, _state): return 5", id="sick"),
        "seat 5, which is to move first, does not exist",
    ),
    "its guess is too high": (
        spoilt("def evaluate(self, _state): return (2.0, -2.0)", id="sick"),
        "its estimate at the start is not",
    ),
    "it has no picture": (
        spoilt("def picture(self, _view): raise RuntimeError('no paint')", id="sick"),
        "its picture cannot be drawn (RuntimeError: no paint)",
    ),
    "its sample is no position": (spoilt("", id="sick", sample="?"), "its picture cannot be drawn"),
    "it starts otherwise each time": (
        spoilt(
            "turn = 0\n"
            "def initial(self, options):\n"
            "    self.turn += 1\n"
            "    return super().initial(options)._replace(quiet=self.turn, earlier=(self.turn,))\n"
            "def apply(self, state, action): return super().apply(state, action)._replace(quiet=state.quiet)",
            id="sick",
        ),
        "a saved game does not reload as the same game",
    ),
}
"""The fault in a wheel, its module, and the expected reason."""


@pytest.mark.parametrize(("rules", "why"), BROKEN.values(), ids=BROKEN)
def test_a_broken_wheel_is_left_out_with_the_reason(
    rules: str, why: str, example: Path, install: Install, tmp_path: Path
) -> None:
    install(example, write_wheel(tmp_path, "sick", rules))
    assert tuple(GAMES) == (*OWN, "antidraughts"), "other games stay registered"
    ((name, reason),) = REFUSED
    assert name == "sick"
    assert why in reason


@pytest.mark.parametrize(
    "points", ["[oddcheckers.games]\nsick\n", "[oddcheckers.games]\nsick = ?!\n"], ids=["no value", "no name"]
)
def test_unreadable_entry_points_are_reported(points: str, install: Install, tmp_path: Path) -> None:
    install(write_wheel(tmp_path, "sick", ANY_GAME, entry=points))
    assert tuple(GAMES) == OWN
    assert [name for name, _ in REFUSED] == ["sick"]


def test_an_undecodable_list_of_games_is_reported(install: Install, tmp_path: Path) -> None:
    wheel = write_wheel(tmp_path, "sick", ANY_GAME, entry=b"\xff[oddcheckers.games]")
    install(wheel)
    assert [name for name, _ in REFUSED] == ["sick"]


def test_the_intact_base_of_the_broken_games_is_accepted(install: Install, tmp_path: Path) -> None:
    install(write_wheel(tmp_path, "other", ANY_GAME))
    assert PLUGINS == {"other": "other"}


def test_the_first_of_two_games_with_one_id_is_registered(install: Install, tmp_path: Path) -> None:
    page = {"sick/docs/other.md": "# Other\n"}
    install(write_wheel(tmp_path, "other", ANY_GAME), write_wheel(tmp_path, "sick", ANY_GAME, **page))
    assert PLUGINS == {"other": "other"}
    assert [RefusedPlugin("sick", "there is already a game with the id 'other'")] == REFUSED


def test_a_known_broken_wheel_is_not_imported(install: Install, tmp_path: Path) -> None:
    install(write_wheel(tmp_path, "other", ANY_GAME))
    del sys.modules["other.rules"]
    find_plugins({"other": "it is damaged", "gone": "it is not there"})
    assert [*REFUSED] == [RefusedPlugin("gone", "it is not there"), RefusedPlugin("other", "it is damaged")]
    assert tuple(GAMES) == OWN
    assert "other.rules" not in sys.modules


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the main folder, with the wheels of `folder` installed."""
    env = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run([sys.executable, *words], cwd=ROOT, env=env, capture_output=True, text=True)


def test_the_command_line_has_the_games_of_wheels(example: Path, tmp_path: Path) -> None:
    unpack(tmp_path / "installed", example, write_wheel(tmp_path, "sick", "1 / 0"))
    done = run(tmp_path / "installed", "-m", "engine", "perft", "antidraughts", "4")
    assert (done.returncode, done.stdout.split()[-1]) == (0, "1469")
    assert done.stderr.splitlines() == [
        "python3 -m engine: sick is left out: "
        "sick.rules:GAME cannot be imported (ZeroDivisionError: division by zero)"
    ]


def test_discovery_does_not_run_without_plugins(tmp_path: Path) -> None:
    """Discovery takes time, and its imports are not in the libraries of the fast starts."""
    code = "import sys, ui.app, ui.main, ui.panels.page as f; f.first_page(); print(*sys.modules)"
    done = run(tmp_path, "-c", code)
    assert done.returncode == 0
    assert not {"importlib.metadata", "engine.plugins.discovery"} & set(done.stdout.split())
