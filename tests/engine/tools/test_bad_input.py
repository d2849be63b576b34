"""`python3 -m engine`: bad input is one line and status 2."""

from __future__ import annotations

import pytest

from engine.tools.cli import main
from tests.engine.tools.running import Capture

pytestmark = pytest.mark.usefixtures("with_toys")

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
    (["moves", "draughts", "--position", "nonsense"], "“nonsense”"),
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
