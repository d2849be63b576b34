"""Position texts, written and read."""

from __future__ import annotations

import pytest

from engine.contract.values import BadPosition
from tests.engine.games.ctheckers.positions import GAME, play, set_up

START = "1m1m1m1m/m1m1m1m1/1m1m1m1m/8/8/M1M1M1M1/1M1M1M1M/M1M1M1M1 1 -/- -/- - 0"
WITHIN = "8/8/8/4M3/3m4/8/8/8 1 -/- -/- - - uncover.d4,crown.e5,more.e5,next d4 -"


@pytest.mark.parametrize(
    "text",
    [
        START,
        "7[cCc]/2m5/1m1r4/N6-7/3n5-4/B3M3/1b1R4/4C1M1 2 C3/c2 C1/- e3=T2,b6=c1,c7=?1 17",
        "8/8/8/N1-7/7m/8/8/8 2 -/c1 -/- - 0",
        WITHIN,
        "8/8/8/4M3/3r4/8/8/8 1 -/- -/- - - coin.d4,crown.e5,more.e5,next d4 -",
        "8/8/8/4M3/3r4/8/8/6M1 1 -/- -/- - - look.d4.2,crown.e5,more.e5,next d4 -",
        "8/8/8/4M3/3m4/8/8/N0+7 1 -/c1 -/- - - uncover.d4,arrive.a1.d4,roll.1,next - took",
        "8/8/8/4T3/3m4/8/8/8 1 -/- -/- - 0",
    ],
)
def test_a_position_survives_a_round_trip(text: str) -> None:
    assert GAME.position(GAME.parse(text, {})) == text


def test_the_start_is_read_as_the_initial_state() -> None:
    assert GAME.parse(START, {}) == GAME.initial({})


def test_a_position_inside_a_turn_continues() -> None:
    before = play(set_up("c3:M d4:m h8:m"), "c3xe5")
    again = GAME.parse(GAME.position(before), {})
    assert GAME.position(play(again, "is-cultist")) == GAME.position(play(before, "is-cultist"))


def test_an_unknown_look_is_drawn_again() -> None:
    state = GAME.parse("7m/8/8/8/3m4/2M5/8/8 1 -/- -/- d4=?1 0", {})
    assert len(GAME.chance_outcomes(play(state, "c3xe5"))) == 5
    assert GAME.position(GAME.view(state, 0)) == GAME.position(state)


def test_waiting_control_passes_when_a_position_is_read() -> None:
    assert "N5-" in GAME.position(GAME.parse("8/8/8/N5?7/7m/8/8/8 2 -/c1 -/- - 0", {}))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        START[:-2],
        START.replace(" 1 ", " 3 "),
        START.replace(" 0", " x"),
        START.replace(" 0", " -"),
        START.replace("8/8", "8/9"),
        START.replace("8/8", "8"),
        START.replace("8/8", "8/7"),
        START.replace("8/8", "8/8/8"),
        START.replace("8/8", "8/M7"),
        START.replace("8/8", "8/1M6"),
        START.replace("8/8", "8/1C6"),
        START.replace("8/8", "8/1[CC]6"),
        START.replace("8/8", "8/1Q6"),
        "8/8/8/N0+7/7m/8/8/8 2 -/- -/- - 0",
        "8/8/8/N5+7/7N5+/8/8/8 2 -/- -/- - 0",
        "8/8/8/8/1m6/M7/8/8 1 C9/- -/- - 0",
        "8/8/8/8/1m6/M7/8/8 1 c1/- -/- - 0",
        "8/8/8/8/1m6/M7/8/8 1 - -/- - 0",
        "8/8/8/8/1m6/M7/8/8 1 C8/- C1/- - 0",
        "8/8/8/8/1m6/M7/8/8 1 R1/- R1/- - 0",
        "8/8/8/8/1m6/M7/8/8 1 -/- -/- c3=c1 0",
        "8/8/8/8/1m6/M7/8/8 1 -/- -/- b4=C1 0",
        "8/8/8/8/1m6/M7/8/8 1 -/- -/- b4=c1,b4=r1 0",
        "8/8/8/8/1m6/M7/8/8 1 -/- -/- b4=c1,b4=r2 0",
        "8/8/8/8/1m1m4/M7/8/8 1 -/- -/- b4=r1,d4=r1 0",
        WITHIN.replace("uncover", "unknown"),
        WITHIN.replace("uncover.d4", "uncover.d9"),
        WITHIN.replace("uncover.d4", "uncover"),
        WITHIN.replace(",next", ""),
        WITHIN.replace(" d4 -", " d9 -"),
        WITHIN.replace(" d4 -", " d4 maybe"),
        WITHIN.replace("uncover.d4", "look.d4.3"),
        WITHIN.replace("uncover.d4", "arrive.d4.d4"),
        WITHIN.replace("uncover.d4", "roll.1"),
        WITHIN.replace("uncover.d4", ",".join(["crown.d4"] * 12)),
    ],
)
def test_invalid_positions_are_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        GAME.parse(text, {})
