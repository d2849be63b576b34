"""`python3 -m tools.tune_evaluation` finds the numbers of an evaluation, and better ones."""

from __future__ import annotations

import sys
from importlib import import_module
from math import exp

import pytest

from engine.contract.rng import new_rng
from engine.registry import INFOS, find_game
from engine.tools import arena
from tools import tune_evaluation
from tools.evaluations import EVALUATIONS, Evaluation, fresh, numbers_of, replaced
from tools.tune_evaluation import Sample, error, samples

pytestmark = pytest.mark.usefixtures("any_opening")
SOURCE = '''"""A made-up evaluation."""
PAWN = 50
ROOK, BONUS = 100, (0, 1.5, -3)
TABLE = {1: 7, 2: 8}
DERIVED = tuple(n * 9 for n in range(3))
NAMED: tuple[int, ...] = tuple(sorted((4, 6), reverse=True))
small = 5


def evaluate(position):
    return PAWN * position[0] + ROOK * position[1]
'''


@pytest.fixture
def any_opening(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limit the check for decided openings, which other tests cover."""
    monkeypatch.setattr(arena, "NODES", 200)


def test_the_numbers_are_those_of_upper_case_names() -> None:
    assert [number.value for number in numbers_of(SOURCE)] == [50, 100, 1.5, 3, 7, 8, 4, 6]


def test_a_number_is_replaced_where_it_stands() -> None:
    rook = numbers_of(SOURCE)[1]
    assert "ROOK, BONUS = 120, (0, 1.5, -3)" in replaced(SOURCE, rook, 120)
    assert "(0, 1.75, -3)" in replaced(SOURCE, numbers_of(SOURCE)[2], 1.75)


def test_the_numbers_come_to_fit_the_outcomes() -> None:
    """The games were decided as if a rook counted five pawns."""
    rng, known = new_rng(1), []
    for _ in range(3000):
        position = rng.randint(-4, 4), rng.randint(-1, 1)
        chance = 1 / (1 + exp(-0.01 * (50 * position[0] + 250 * position[1])))
        known.append(Sample(position, float(rng.random() < chance)))

    def judge(source: str) -> float:
        return error(fresh({"tests.made_up": source}).evaluate, known, 0.01)

    better = fresh({"tests.made_up": tune_evaluation.tune(SOURCE, judge)})
    assert "tests.made_up" not in sys.modules
    assert 40 <= better.PAWN <= 60 and 210 <= better.ROOK <= 290
    assert better.BONUS == (0, 1.5, -3), "what makes no difference stays"


def test_samples_are_quiet_and_have_the_result_of_their_game() -> None:
    game = find_game("draughts")
    training, held_out = samples(game, "random", 10, 3)
    assert len(training) > len(held_out) > 0
    kernel = game.kernel()
    assert kernel
    for position, result in (*training, *held_out):
        assert result in (0, 0.5, 1)
        kids = kernel.children[kernel.side_to_move(position)](position)
        pieces = {(kid[0] | kid[1]).bit_count() for kid in kids}
        assert pieces == {(position[0] | position[1]).bit_count()}, "nothing can be captured"


def player_of(name: str) -> str:
    """Return an agent that ends a game soon: random players never reach the other side of the star."""
    return "greedy" if EVALUATIONS[name].modules[0].startswith("engine.games.race") else "random"


@pytest.mark.parametrize("name", list(INFOS))
def test_every_game_can_be_tuned(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = ["--games", "2", "--positions", "12", "--numbers", "2", "--agent", player_of(name)]
    monkeypatch.setattr(sys, "argv", ["tune", name, *few])
    before = EVALUATIONS[name].sources()
    tune_evaluation.main()
    assert EVALUATIONS[name].sources() == before, "nothing is written unless that is asked for"
    told = capsys.readouterr().out.splitlines()
    old, new = (float(word) for word in told[1].split() if word[0].isdigit())
    assert new <= old
    assert (new < old) == any(line.startswith("+ ") for line in told)


def moved_by(evaluation: Evaluation, module: str, known: list[Sample]) -> bool:
    """Return true if some number of a module changes the evaluation of some position."""
    sources = evaluation.sources()

    def said(source: str) -> list[float]:
        evaluate = evaluation.evaluate({**sources, module: source})
        return [evaluate(sample.position) for sample in known]

    before, source = said(sources[module]), sources[module]
    changed = (replaced(source, number, 2 * number.value) for number in numbers_of(source))
    return any(said(each) != before for each in changed)


@pytest.mark.parametrize("name", list(INFOS))
def test_the_numbers_affect_play(name: str) -> None:
    evaluation = EVALUATIONS[name]
    options = {"players": "3"} if name == "chinese" else {}
    _, known = samples(find_game(name), player_of(name), 1, 5, options)
    known = known[:: len(known) // 12]
    now = evaluation.evaluator(import_module(evaluation.modules[-1]))
    again = evaluation.evaluate(evaluation.sources())
    assert [now(sample.position) for sample in known] == [again(sample.position) for sample in known]
    for module in evaluation.modules:
        assert moved_by(evaluation, module, known), f"{module} does not count"


def test_a_game_without_numbers_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["tune", "halma"])
    with pytest.raises(SystemExit):
        tune_evaluation.main()
    assert "there is no evaluation of 'halma'" in capsys.readouterr().err


def test_an_unknown_agent_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["tune", "draughts", "--agent", "nobody", "--games", "1"])
    with pytest.raises(ValueError, match="nobody"):
        tune_evaluation.main()
