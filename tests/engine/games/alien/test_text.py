"""Position texts: written, read again, and refused."""

from __future__ import annotations

import pytest

from engine.contract.values import CHANCE, BadPosition
from tests.engine.games.alien.positions import (
    ALIEN,
    FRAME,
    MOVE,
    at,
    card,
    field,
    on,
    play,
    text_of,
    texts,
    to_move,
)

ONE = {"open_cards": "1"}
RICH = (
    "1m1k[so]1e1m[h]/8/2~1^3/3##3/3##3/8/1K[s]6/M[h]1E3K1 2 E a5-a6;d3-e3,g7-g8 4/5 2/1 0/3 "
    "snookle;flood,fire ? fate:b8 mars/pluto 17"
)


@pytest.mark.rule("A20")
def test_a_position_survives_a_round_trip() -> None:
    state = ALIEN.parse(RICH, ONE)
    assert ALIEN.player(state) == 1
    assert on(state, "d8") == "k[so]"
    assert (state.forward, state.turn, state.revived, state.conquests) == (1, 17, (2, 1), (0, 3))
    assert [field(state, 11, seat) for seat in (0, 1, None)] == ["mars/?", "?/pluto", "?/?"]
    again = ALIEN.position(ALIEN.view(state, None))
    assert again == RICH.replace("mars/pluto", "?/?")


def test_the_start_is_a_position() -> None:
    start = ALIEN.initial(ALIEN.settle_options({}))
    assert ALIEN.parse(ALIEN.position(ALIEN.view(start, None)), ONE) == start


def test_the_text_inside_a_turn_describes_its_start() -> None:
    start = at(FRAME, cards="doom;-")
    text = ALIEN.position(ALIEN.view(start, 0))
    state = start
    for step in (MOVE, "turn:fire", "card:fire"):
        state = play(state, step)
        assert ALIEN.position(ALIEN.view(state, 0)) == text
    assert ALIEN.position(ALIEN.view(play(state, "fire:a8"), 0)) != text


@pytest.mark.rule("A1", "A64")
def test_values_left_open_by_the_text_are_drawn_first() -> None:
    state = at(FRAME, planets="?/mars", cards="-;doom")
    assert ALIEN.player(state) == CHANCE
    assert "planet1:mars" not in texts(state)
    state = play(state, "planet1:venus")
    assert "turn:doom" not in texts(state)
    assert to_move(play(state, "turn:fire")) == 0


def test_a_planet_that_is_already_met_is_not_drawn() -> None:
    state = at(f"{FRAME} d4:~ d6:~ d8:~", planets="?/?")
    assert "planet1:neptune" not in texts(state)
    assert "planet1:mercury" in texts(state)


def test_the_order_is_known_to_the_reader() -> None:
    names = "flood,fire,emperor,revive,monolith,doom,hippo,snookle,reshuffle,translation,wormhole,wanderlust"
    rest = "queen,fortify,fate,agent,antimatter,cheater,rotate"
    order = f"{rest},{names}"
    for planets, reader in (("earth/?", 0), ("?/mars", 1), ("earth/mars", 0)):
        state = at(FRAME, order=order, planets=planets)
        assert state.knower == reader
        assert field(state, 9, reader) == order
        assert field(state, 9, 1 - reader) == "?"


def test_a_won_position_is_over() -> None:
    assert ALIEN.outcome(at(f"{FRAME} b8:K d8:K f8:K c7:K e7:K")) is not None
    assert ALIEN.outcome(at("h8:m")) is not None
    assert ALIEN.outcome(at(FRAME, turn=401)) is not None
    assert ALIEN.outcome(at(FRAME, turn=400)) is None


def spoilt(old: str, new: str) -> str:
    text = text_of(f"{FRAME} c3:K[s] d4:# d5:# e4:# e5:#")
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (" 1 N ", " 1 "),
        (" 1 N ", " 3 N "),
        (" 1 N ", " 1 Q "),
        ("7m/", "7m/8/"),
        ("7m/", "6m/"),
        ("7m/", "7x/"),
        ("7m/", "7m[hs]/"),
        ("7m/", "7m[sh]/"),
        ("K[s]", "K[h]1M[h]M[h]M[h]"),
        ("K[s]5", "K[h]M[h]M[h]M[h]2"),
        ("3##3", "3#4"),
        ("-;-", "-"),
        ("-;-", "a1-a3;-"),
        ("-;-", "a1-a2;a1-a2"),
        ("-;-", "a1-a2,a1-a2;-"),
        ("-;-", "d4-e4;-"),
        ("9/11", "9/10"),
        ("9/11", "9"),
        ("9/11", "9/x"),
        ("0/0", "0/-1"),
        ("ring;-", "ring"),
        ("ring;-", "rings;-"),
        ("ring;-", "ring;ring"),
        ("ring;-", "ring,fire;-"),
        ("ring;- ?", "ring;- fire"),
        (" - earth", " fate:h8 earth"),
        (" - earth", " fate:z9 earth"),
        (" - earth", " hurry earth"),
        ("earth/mars", "earth/earth"),
        ("earth/mars", "earth/moon"),
        ("mars 1", "mars 0"),
        ("mars 1", "mars 402"),
        ("mars 1", "mars one"),
    ],
)
def test_nonsense_is_refused_with_a_reason(old: str, new: str) -> None:
    with pytest.raises(BadPosition) as fault:
        ALIEN.parse(spoilt(old, new), ONE)
    assert str(fault.value)


def test_twelve_walls_are_too_many() -> None:
    walls = ",".join(f"{file}{rank}-{file}{rank + 1}" for file in "abcdef" for rank in (1, 2))
    with pytest.raises(BadPosition):
        at(FRAME, walls=f"{walls};-")


def test_two_cards_may_lie_face_up_if_the_option_says_so() -> None:
    state = ALIEN.parse(text_of(FRAME, cards="ring,fire;-"), {"open_cards": "2"})
    assert to_move(state) == 0
    assert card("ring").used
