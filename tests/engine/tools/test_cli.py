"""`python3 -m engine`: what it prints, and that bad input is one line and status 2."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.contract.picture import Board, Label, Picture, Piece, Spot
from engine.registry import GAMES
from engine.session.match import Match, new_match
from engine.session.save import write_save
from engine.tools.cli import main
from engine.tools.text_board import TextBoard
from tests.toy import DiceRace, TakeSticks, enlist

ROOT = Path(__file__).parents[3]
START = "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"


@pytest.fixture(autouse=True)
def with_toys(monkeypatch: pytest.MonkeyPatch) -> None:
    enlist(monkeypatch, TakeSticks(), DiceRace())


def run(capsys: pytest.CaptureFixture[str], *args: str) -> list[str]:
    """Run a command that must work, and return the lines it printed."""
    status = main(args)
    out, err = capsys.readouterr()
    assert (status, err) == (0, "")
    return out.splitlines()


def process(*args: str, **env: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "engine", *args]
    return subprocess.run(command, cwd=ROOT, capture_output=True, env={**os.environ, **env}, timeout=60)


Capture = pytest.CaptureFixture[str]


# --- each command ----------------------------------------------------------------------------------------


def test_games_are_listed_by_id(capsys: Capture) -> None:
    assert run(capsys, "games") == list(GAMES)


@pytest.mark.parametrize(("depth", "count"), [(0, 1), (1, 7), (2, 49), (3, 302), (5, 7361), (6, 36768)])
def test_perft_counts(capsys: Capture, depth: int, count: int) -> None:
    assert run(capsys, "perft", "draughts", str(depth)) == [str(count)]


def test_perft_from_a_position_and_with_an_option(capsys: Capture) -> None:
    assert run(capsys, "perft", "draughts", "1", "--position", START.replace("B:W", "W:W")) == ["7"]
    assert run(capsys, "perft", "sticks", "2") == ["9"]
    assert run(capsys, "perft", "sticks", "5") != run(capsys, "perft", "sticks", "5", "--option", "heap=5")
    assert run(capsys, "perft", "race", "2", "--position", "0,0,0 0 die -") == ["6"]


def test_perft_divided(capsys: Capture) -> None:
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


def test_moves_at_a_chance_node_are_what_may_happen(capsys: Capture) -> None:
    assert run(capsys, "moves", "race", "--position", "0,0,0 0 die -") == ["die-0", "die-1", "die-2"]


def test_play_prints_a_numbered_log_and_the_result(capsys: Capture) -> None:
    lines = run(capsys, "play", "sticks", "--seed", "3", "--agents", "level3,greedy")
    assert lines[0] == "Sticks, seed 3: First level3, Second greedy"
    assert re.fullmatch(r"1\. First take-3: Heap goes from p7 to p4\.", lines[1])
    assert [line.split(".")[0] for line in lines[1:-2]] == [str(i) for i in range(1, len(lines) - 2)]
    assert lines[-2:] == [
        "Result: First wins: Second has nothing left to take (T1).",
        "Returns: First +1, Second -1",
    ]


def test_play_names_chance(capsys: Capture) -> None:
    lines = run(capsys, "play", "race", "--seed", "1", "--agents", "greedy,greedy,greedy")
    assert any(re.fullmatch(r"\d+\. chance die-[012](: .*)?", line) for line in lines)
    assert lines[-1].startswith("Returns: Red ")


def test_play_is_random_against_random_unless_told(capsys: Capture) -> None:
    lines = run(capsys, "play", "draughts", "--seed", "4")
    assert lines[0] == "English Draughts, seed 4: Dark random, Light random"
    again = run(capsys, "play", "draughts", "--seed", "4", "--agents", "random,random")
    assert lines == again
    assert lines != run(capsys, "play", "draughts", "--seed", "5")


def test_play_without_a_seed_tells_the_seed_it_took(capsys: Capture) -> None:
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
    told = [line for line in lines if line.startswith("With less luck A won ")]
    assert len(told) == 3 and told[-1] == told[-2] == lines[-1]


def test_arena_takes_seconds(capsys: Capture) -> None:
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
    monkeypatch.setattr("engine.tools.bench.SECONDS", 0.0)
    from engine.session.match import new_match
    from engine.tools.bench import bench_any

    assert bench_any(new_match(GAMES["sticks"]), seconds=0.001) > 0
    assert re.fullmatch(
        r"Sticks: [\d,]+ actions a second in [\d,]+ random actions\n", capsys.readouterr().out
    )
    assert bench_any(new_match(GAMES["sticks"], start="0 1"), seconds=0.001) == 0


def test_help_is_there(capsys: Capture) -> None:
    for args in (["--help"], ["perft", "--help"], ["arena", "--help"]):
        with pytest.raises(SystemExit) as leaving:
            main(args)
        assert leaving.value.code == 0
        assert "usage: python3 -m engine" in re.sub("\x1b[^m]*m", "", capsys.readouterr().out)


# --- bad input -------------------------------------------------------------------------------------------

ARENA = ["arena", "sticks", "--a", "random", "--b", "random"]
BAD = [
    ([], "COMMAND"),
    (["halma"], "'halma'"),
    (["gam"], "'gam'"),
    (["games", "draughts"], "draughts"),
    (["perft"], "GAME"),
    (["perft", "draughts"], "DEPTH"),
    (["perft", "halma", "1"], "'halma'"),
    (["perft", "", "1"], "''"),
    (["perft", "draughts", "-1"], "-1"),
    (["perft", "draughts", "-0.5"], "-0.5"),
    (["perft", "draughts", "three"], "'three'"),
    (["perft", "draughts", ""], "''"),
    (["perft", "draughts", "1.0"], "'1.0'"),
    (["perft", "draughts", "1e3"], "'1e3'"),
    (["perft", "draughts", "1_0"], "'1_0'"),
    (["perft", "draughts", "٣"], "whole number"),
    (["perft", "draughts", "100"], "99"),
    (["perft", "draughts", "9" * 5000], "whole number"),
    (["perft", "draughts", "1", "2"], "2"),
    (["perft", "draughts", "1", "--div"], "--div"),
    (["perft", "draughts", "1", "--position"], "--position"),
    (["moves", "draughts", "--position", ""], "empty"),
    (["moves", "draughts", "--position", "   "], "empty"),
    (["moves", "draughts", "--position", "nonsense"], "'nonsense'"),
    (["moves", "draughts", "--position", "B:W33:B1"], "33"),
    (["moves", "draughts", "--position", "B:W1:B1"], "1"),
    (["moves", "draughts", "--position", "two\nlines"], "two"),
    (["moves", "draughts", "--position", "\udcff"], "udcff"),
    (["moves", "draughts", "--position", "B:W" + "9" * 9000 + ":B1"], "too long for a position"),
    (["moves", "draughts", "--option", "size=10"], "'size'"),
    (["moves", "draughts", "--option", "size"], "'size'"),
    (["moves", "draughts", "--option", "=10"], "'=10'"),
    (["moves", "draughts", "--option", ""], "''"),
    (["moves", "sticks", "--option", "heap=6"], "'6'"),
    (["moves", "sticks", "--option", "heap="], "''"),
    (["play", "draughts", "--seed", "x"], "'x'"),
    (["play", "draughts", "--seed", "1.5"], "'1.5'"),
    (["play", "draughts", "--seed"], "--seed"),
    (["play", "draughts", "--agents", "random"], "2 agents"),
    (["play", "draughts", "--agents", "random,random,random"], "2 agents"),
    (["play", "race", "--agents", "random,random"], "3 agents"),
    (["play", "draughts", "--agents", "random,nobody"], "'nobody'"),
    (["play", "draughts", "--agents", "random,"], "''"),
    (["play", "draughts", "--agents", ""], "2 agents"),
    (["arena", "sticks"], "--a"),
    (["arena", "sticks", "--a", "random"], "--b"),
    (["arena", "sticks", "--a", "nobody", "--b", "random"], "'nobody'"),
    (["arena", "sticks", "--a", "level1@", "--b", "random"], "''"),
    ([*ARENA, "--steady", "--sprt", "0.2:0.6"], "--steady"),
    (["arena", "sticks", "--a", "level1@soon", "--b", "random"], "'soon'"),
    (["calibrate", "sticks"], "--level"),
    (["calibrate", "sticks", "--level", "4"], "4"),
    ([*ARENA, "--sprt", "0.7"], "'0.7' is not LOW:HIGH"),
    ([*ARENA, "--sprt", "0.7:0.6"], "'0.7:0.6' is not LOW:HIGH"),
    ([*ARENA, "--opening", "100"], "from 0 to 99, not 100"),
    ([*ARENA, "--jobs", "0"], "at least 1"),
    ([*ARENA, "--games", "0"], "0"),
    ([*ARENA, "--games", "-2"], "-2"),
    ([*ARENA, "--games", "many"], "'many'"),
    ([*ARENA, "--seconds", "0"], "'0'"),
    ([*ARENA, "--seconds", "-1"], "'-1'"),
    ([*ARENA, "--seconds", "nan"], "'nan'"),
    ([*ARENA, "--seconds", "inf"], "'inf'"),
    ([*ARENA, "--seconds", "soon"], "'soon'"),
    ([*ARENA, "--position", "0 1"], "over"),
    (["bench"], "GAME"),
    (["bench", "halma"], "'halma'"),
]


@pytest.mark.parametrize(("args", "words"), BAD, ids=lambda value: ascii(value)[:60])
def test_bad_input_is_one_line_and_status_2(capsys: Capture, args: list[str], words: str) -> None:
    status = main(args)
    out, err = capsys.readouterr()
    assert (status, out) == (2, "")
    assert err.startswith("python3 -m engine: ") and err.count("\n") == 1 and err.endswith("\n")
    assert words in err
    assert len(err) < 400


# --- as a process ----------------------------------------------------------------------------------------


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
    def told(seed: str) -> bytes:
        command = [sys.executable, "-c", LEVELS_WITHOUT_A_CLOCK]
        env = {**os.environ, "PYTHONHASHSEED": seed}
        return subprocess.run(command, cwd=ROOT, capture_output=True, env=env, timeout=60, check=True).stdout

    one = told("1")
    assert one.count(b" ") > 20 and one == told("2")


def test_output_that_nobody_reads_on_is_no_error() -> None:
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
    """Children can be interrupted, even if a shell has started the tests in the background."""
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


# --- the board as text -----------------------------------------------------------------------------------


def picture(*pieces: tuple[str, int, str]) -> Picture:
    return Picture(tuple(Piece(spot, "art", owner, name) for spot, owner, name in pieces), "")


def test_a_board_is_drawn_with_its_labels_and_a_key() -> None:
    game = GAMES["draughts"]
    canvas = TextBoard(game.board({}))
    text = canvas.draw(game.picture(game.parse("B:W5,K32:BK1,12", {})))
    assert text.splitlines() == [
        "8     k     .     .     .",
        "7  .     .     .     .",
        "6     .     .     .     .",
        "5  .     .     .     .",
        "4     .     .     .     .",
        "3  P     .     .     .",
        "2     .     .     .     p",
        "1  .     .     .     K",
        "   a  b  c  d  e  f  g  h",
        "K dark king, P dark pawn, k light king, p light pawn",
    ]


def test_kinds_with_the_same_first_letter_differ_and_keep_their_letters() -> None:
    board = Board(3, 1, tuple(Spot(name, i, 0, 0, i, "hole") for i, name in enumerate("abc")))
    canvas = TextBoard(board)
    first = canvas.draw(picture(("a", 0, "white king"), ("b", 1, "black knight"), ("c", 0, "white pawn")))
    assert first == "   K  n  P\nK white king, P white pawn, n black knight"
    second = canvas.draw(picture(("c", 1, "black knight"), ("a", 1, "black king")))
    assert second == "   k  .  n\nk black king, n black knight"


def test_more_than_two_owners_are_told_apart_by_number() -> None:
    board = Board(4, 1, tuple(Spot(name, i, 0, 0, i, "hole") for i, name in enumerate("abcd")))
    text = TextBoard(board).draw(picture(("a", 0, "peg"), ("b", 2, "peg"), ("c", -1, "peg")))
    assert text == "   P  p2 p* .\nP peg, p* peg, p2 peg"


def test_rows_and_columns_may_start_anywhere_and_have_gaps() -> None:
    spots = (Spot("x", 5, 2, 3, 4, "hole"), Spot("y", 7, 2, 3, 6, "light"), Spot("z", 6, 4, 9, 5, "dark"))
    board = Board(9, 9, spots, (Label("top", 1, 2), Label("col", 6, 8), Label("else", 2, 3)))
    text = TextBoard(board).draw(picture(("y", 0, "")))
    assert text.splitlines() == ["top.     A", "      .", "      col", "A "]


def test_what_fills_spots_stands_between_them_and_lies_beside_them_is_drawn() -> None:
    game = GAMES["alien"]
    position = (
        "4k[so]3/8/8/3##3/3##3/1~6/8/M6^ 1 N a1-b1,a1-a2;c3-d3,g7-g8 11/10 0/0 0/0 ring;doom ? - mars/venus 9"
    )
    state = game.parse(position, {"open_cards": "1"})
    text = TextBoard(game.board({}), game.seats({})).draw(game.picture(game.view(state, None)))
    assert text.splitlines() == [
        "8     .     .  k' .     .",
        "                     ==",
        "7  .     .     .     .",
        "6     .     .     .     .",
        "5  .     .  #  #     .",
        "4     .     #  #  .     .",
        "3  .  ~  . !   .     .",
        "2     .     .     .     .",
        "   --",
        "1  P |   .     .     .  ^",
        "   a  b  c  d  e  f  g  h",
        "# monolith, P dark pawn, ^ fire, ~ water",
        "e8' snookle and ring on light king",
        "dark wall on a1|a2, dark wall on a1|b1, light wall on c3|d3, light wall on g7|g8",
        "Face up: Ring",
        "Used: Doom",
        "Reserve (Dark): 11 pieces",
        "Reserve (Light): 10 pieces",
        "Draw pile: 18 cards",
        "Dark moves north, Light moves south.",
    ]


def test_every_game_of_the_registry_can_be_drawn(capsys: Capture) -> None:
    for game_id, game in GAMES.items():
        match = Match(game, game.settle_options({}), "", (), (game.initial(game.settle_options({})),), 0)
        text = TextBoard(game.board(match.options)).draw(game.picture(game.view(match.state, None)))
        assert len(text.splitlines()) >= 2, game_id
    assert capsys.readouterr().out == ""


# --- looking on ------------------------------------------------------------------------------------------


def test_a_position_is_analysed_with_what_follows(capsys: Capture) -> None:
    mate = "7k/8/5K2/8/8/8/8/6R1 w - - 0 1"
    lines = run(capsys, "analyse", "chess", "--position", mate, "--seconds", "0.3")
    assert lines[0] == "Chess, White to decide: White 100%, Black 0%"
    assert re.fullmatch(r"Looked \d+ moves ahead, at [\d,]+ positions\.", lines[1])
    assert lines[2].startswith("1. Kf7 wins by force, then Kh7 Rh1#") and len(lines) == 5


def test_of_several_players_each_has_a_chance(capsys: Capture) -> None:
    lines = run(capsys, "analyse", "satan", "--option", "setup=three", "--seconds", "0.1")
    shares = re.findall(r"(\w+) (\d+)%", lines[0])
    assert [name for name, _ in shares] == ["Red", "Yellow", "Blue"]
    assert 98 <= sum(int(share) for _, share in shares) <= 102


def test_a_game_that_is_over_cannot_be_analysed(capsys: Capture) -> None:
    mated = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"
    assert main(["analyse", "chess", "--position", mated]) == 2
    assert "over in this position" in capsys.readouterr().err


def test_a_file_is_reviewed(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "fools.pgn"
    path.write_text("1. f3 e5 2. g4 Qh4# 0-1", "utf-8")
    lines = run(capsys, "review", str(path))
    assert lines[0] == "Chess, 4 actions" and [line.split(".")[0] for line in lines[1:5]] == list("1234")
    assert lines[-1].startswith("3. White g4: walks into a sure loss. loses by force, then Qh4#. Better: ")


def test_a_save_is_reviewed_to_its_end(capsys: Capture, tmp_path: Path) -> None:
    match = new_match(GAMES["draughts"])
    for text in ("11-15", "22-17", "15-19"):
        match = match.play(match.game.find(match.state, text))
    path = tmp_path / "game.json"
    path.write_text(write_save(match.goto(1)), "utf-8")
    assert run(capsys, "review", str(path))[0] == "English Draughts, 3 actions"


@pytest.mark.parametrize("text", ["", "nothing", "1. e4 e9", '{"oddcheckers": 1}'])
def test_what_cannot_be_reviewed_is_refused(capsys: Capture, tmp_path: Path, text: str) -> None:
    path = tmp_path / "file"
    path.write_text(text, "utf-8")
    assert main(["review", str(path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert main(["review", str(tmp_path / "none")]) == 2
