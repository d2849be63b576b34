"""`python3 -m engine`: the output of each command."""

from __future__ import annotations

import re

import pytest

from engine.registry import GAMES
from engine.session.match import new_match
from engine.tools.cli import main
from tests.engine.tools.running import Capture, run

pytestmark = pytest.mark.usefixtures("with_toys")

START = "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"


def test_games_are_listed_by_id(capsys: Capture) -> None:
    assert run(capsys, "games") == list(GAMES)


@pytest.mark.parametrize(("depth", "count"), [(0, 1), (1, 7), (2, 49), (3, 302), (5, 7361), (6, 36768)])
def test_perft_prints_the_published_counts(capsys: Capture, depth: int, count: int) -> None:
    assert run(capsys, "perft", "draughts", str(depth)) == [str(count)]


def test_perft_from_a_position_and_with_an_option(capsys: Capture) -> None:
    assert run(capsys, "perft", "draughts", "1", "--position", START.replace("B:W", "W:W")) == ["7"]
    assert run(capsys, "perft", "sticks", "2") == ["9"]
    assert run(capsys, "perft", "sticks", "5") != run(capsys, "perft", "sticks", "5", "--option", "heap=5")
    assert run(capsys, "perft", "race", "2", "--position", "0,0,0 0 die -") == ["6"]


def test_divided_perft_sums_to_the_total(capsys: Capture) -> None:
    lines = run(capsys, "perft", "draughts", "3", "--divide")
    parts = [line.split() for line in lines[:-1]]
    moves = [move for move, _ in parts]
    assert lines[-1] == "302" and len(parts) == 7
    assert moves == run(capsys, "moves", "draughts")
    assert sum(int(count) for _, count in parts) == 302
    assert run(capsys, "perft", "draughts", "0", "--divide") == ["1"]


def test_perft_merges_routes_to_the_same_position(capsys: Capture) -> None:
    ring = "B:W6,7,14,15:BK2"
    routes = run(capsys, "moves", "draughts", "--position", ring)
    count = int(run(capsys, "perft", "draughts", "1", "--position", ring)[-1])
    divided = run(capsys, "perft", "draughts", "1", "--divide", "--position", ring)
    assert len(routes) > count == len(divided) - 1


def test_moves_are_sorted_one_a_line(capsys: Capture) -> None:
    lines = run(capsys, "moves", "draughts")
    assert lines == ["10-14", "10-15", "11-15", "11-16", "12-16", "9-13", "9-14"] == sorted(lines)
    assert run(capsys, "moves", "draughts", "--position", "W:W22:B18,10") == ["22x15x6"]
    assert run(capsys, "moves", "draughts", "--position", "W:W:B18") == []
    assert run(capsys, "moves", "sticks", "--position", "2 1") == ["take-1", "take-2"]


def test_moves_at_a_chance_node_are_its_outcomes(capsys: Capture) -> None:
    assert run(capsys, "moves", "race", "--position", "0,0,0 0 die -") == ["die-0", "die-1", "die-2"]


def test_play_prints_a_numbered_log_and_the_result(capsys: Capture) -> None:
    lines = run(capsys, "play", "sticks", "--seed", "3", "--agents", "level3,greedy")
    assert lines[0] == "Sticks, seed 3: First level3, Second greedy"
    assert re.fullmatch(r"1\. First take-3: Heap moves from p7 to p4\.", lines[1])
    assert [line.split(".")[0] for line in lines[1:-2]] == [str(i) for i in range(1, len(lines) - 2)]
    assert lines[-2:] == [
        "Result: First wins: Second has nothing left to take (T1).",
        "Returns: First +1, Second -1",
    ]


def test_play_names_chance(capsys: Capture) -> None:
    lines = run(capsys, "play", "race", "--seed", "1", "--agents", "greedy,greedy,greedy")
    assert any(re.fullmatch(r"\d+\. chance die-[012](: .*)?", line) for line in lines)
    assert lines[-1].startswith("Returns: Red ")


def test_play_uses_random_agents_by_default(capsys: Capture) -> None:
    lines = run(capsys, "play", "draughts", "--seed", "4")
    assert lines[0] == "English Draughts, seed 4: Dark random, Light random"
    again = run(capsys, "play", "draughts", "--seed", "4", "--agents", "random,random")
    assert lines == again
    assert lines != run(capsys, "play", "draughts", "--seed", "5")


def test_play_without_a_seed_prints_its_seed(capsys: Capture) -> None:
    lines = run(capsys, "play", "sticks")
    seed = re.search(r"seed (\d+)", lines[0])
    assert seed and run(capsys, "play", "sticks", "--seed", seed[1]) == lines


def test_play_shows_the_board_after_each_action(capsys: Capture) -> None:
    lines = run(capsys, "play", "draughts", "--seed", "1", "--show", "--position", "B:W18,K32:B14,15")
    assert lines[1].startswith("1. Dark 1")
    assert lines[3].startswith("8     k")
    assert "   a  b  c  d  e  f  g  h" in lines
    assert sum(line.startswith("8  ") for line in lines) == sum(bool(re.match(r"\d+\. ", x)) for x in lines)


def test_play_of_a_finished_position_is_its_result(capsys: Capture) -> None:
    lines = run(capsys, "play", "draughts", "--seed", "1", "--position", "W:W:B1")
    assert lines[1:] == ["Result: Dark wins: Light has no pieces left (D7).", "Returns: Dark +1, Light -1"]


def test_arena_prints_each_game_and_the_score(capsys: Capture) -> None:
    args = ["arena", "sticks", "--a", "level3", "--b", "random", "--games", "6", "--seed", "2"]
    lines = run(capsys, *args)
    assert lines[0] == "Sticks, A level3 against B random, 6 games, seed 2"
    assert [line.split(":")[0] for line in lines[1:3]] == ["1. A is First", "2. A is Second"]
    won, drawn, lost, both = map(int, re.findall(r"\d+", lines[-2]))
    assert (won + drawn + lost + both, drawn, both) == (6, 0, 0)
    score = f"{100 * won / 6:.1f}"
    assert re.fullmatch(rf"A scores {score} %, 95 % interval [\d.]+ to [\d.]+ % \(Wilson\)", lines[-1])
    assert lines == run(capsys, *args)


def test_arena_for_three_seats(capsys: Capture) -> None:
    lines = run(capsys, "arena", "race", "--a", "random", "--b", "greedy", "--games", "2")
    assert lines[1].startswith("1. A is Red and Blue: ") and lines[2].startswith("2. A is Green: ")


def test_arena_with_less_luck_says_what_each_pair_adds(capsys: Capture) -> None:
    args = ["--option", "players=2", "--a", "greedy", "--b", "random", "--games", "4", "--steady"]
    lines = run(capsys, "arena", "race", *args)
    pair_lines = [line for line in lines if line.startswith("With less luck A won ")]
    assert len(pair_lines) == 3 and pair_lines[-1] == pair_lines[-2] == lines[-1]


def test_arena_limits_the_seconds_per_decision(capsys: Capture) -> None:
    args = ["--a", "level4", "--b", "random", "--games", "2", "--seconds", "0.001"]
    assert len(run(capsys, "arena", "sticks", *args)) == 7


def test_arena_stops_once_the_sequential_test_is_sure(capsys: Capture) -> None:
    args = ["--a", "level3", "--b", "random", "--games", "500", "--sprt", "0.2:0.6", "--jobs", "2"]
    lines = run(capsys, "arena", "sticks", *args)
    assert re.fullmatch(
        r"Of 20.0 % or 60.0 %: A scores about 60.0 % \(log-likelihood ratio [3-9]\.\d\d\)", lines[-3]
    )
    assert len(lines) < 100


def test_arena_says_when_the_games_did_not_suffice(capsys: Capture) -> None:
    args = ["--a", "random", "--b", "random", "--games", "2", "--sprt", "0.2:0.6", "--jobs", "1"]
    assert run(capsys, "arena", "sticks", *args)[-3].startswith("Of 20.0 % or 60.0 %: nothing is sure")


def test_arena_prints_a_row_for_a_table(capsys: Capture) -> None:
    args = ["--option", "players=2", "--a", "greedy", "--b", "greedy", "--games", "12", "--opening", "2"]
    lines = run(capsys, "arena", "race", *args, "--seconds", "1")
    head, row = (line.strip("| ").split(" | ") for line in lines[13:15])
    cells = dict(zip(head, row, strict=True))
    assert cells["game"] == "Dice Race players=2" and cells["time a move"] == "1 s"
    counts = [int(cells[name]) for name in ("won", "drawn", "lost", "by both")]
    assert sum(counts) == int(cells["games"]) == 12


def test_the_plain_search_plays_in_series(capsys: Capture) -> None:
    args = ["--a", "plain", "--b", "random", "--games", "8", "--seconds", "0.005"]
    assert run(capsys, "arena", "sticks", *args)[-2].startswith("A: ")


def test_an_agent_of_a_series_may_have_its_own_time(capsys: Capture) -> None:
    args = ["--a", "plain@0.005", "--b", "level1@0.01", "--games", "2", "--jobs", "1"]
    lines = run(capsys, "arena", "sticks", *args)
    assert lines[0] == "Sticks, A plain@0.005 against B level1@0.01, 2 games, seed 0"


def test_calibrating_lets_a_level_slip_less_when_it_loses_and_more_when_it_wins(capsys: Capture) -> None:
    args = ["--level", "2", "--games", "30", "--opening", "0"]
    first, *lines, last = run(capsys, "calibrate", "sticks", *args)
    assert first.startswith("Sticks, level2 Skill(")
    shares = [float(line.split()[2]) for line in lines]
    lost = [line.split()[1] == "1" for line in lines]
    assert True in lost and False in lost
    assert all(
        (after < before) == fell for before, after, fell in zip(shares, shares[1:], lost[1:], strict=False)
    )
    assert last.startswith("level2: slips=0.")


def test_bench_of_a_game_without_its_own(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.tools.commands.SECONDS", 0.0)
    from engine.tools.commands import bench_any

    assert bench_any(new_match(GAMES["sticks"]), seconds=0.001) > 0
    assert re.fullmatch(
        r"Sticks: [\d,]+ actions a second in [\d,]+ random actions\n", capsys.readouterr().out
    )
    assert bench_any(new_match(GAMES["sticks"], start="0 1"), seconds=0.001) == 0


def test_help_prints_the_usage(capsys: Capture) -> None:
    for args in (["--help"], ["perft", "--help"], ["arena", "--help"]):
        with pytest.raises(SystemExit) as leaving:
            main(args)
        assert leaving.value.code == 0
        assert "usage: python3 -m engine" in re.sub("\x1b[^m]*m", "", capsys.readouterr().out)
