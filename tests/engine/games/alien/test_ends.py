"""A8-A19: wins, draws, and the moments when they are checked."""

from __future__ import annotations

import pytest

from engine.contract.values import TERMINAL
from engine.games.alien.state import Result
from tests.engine.games.alien.positions import (
    ALIEN,
    FRAME,
    MOVE,
    at,
    card,
    ending,
    field,
    on,
    play,
    texts,
    to_move,
)

WON, LOST, DRAWN = (1.0, -1.0), (-1.0, 1.0), (0.0, 0.0)


@pytest.mark.rule("A8")
def test_capturing_all_checkers_wins_at_once() -> None:
    state = play(at("c3:M d4:m"), "c3xe5")
    assert ending(state) == ("captured", WON)
    assert texts(state) == []


@pytest.mark.rule("A8")
def test_five_kings_and_emperors_win() -> None:
    four = f"{FRAME} b8:K d8:K f8:E a5:K"
    assert to_move(play(at(four, cards="doom;-"), MOVE, "turn:ring", "card:doom")) == 1
    state = play(at("g7:M a7:m a5:K c5:K e5:E g5:K"), "g7-h8")
    assert on(state, "h8") == "K"
    assert ending(state) == ("kings", WON)


@pytest.mark.rule("A8", "A21")
def test_five_kings_win_on_the_opponents_turn_too() -> None:
    crowded = at("c8:M e8:K g8:K e2:K g2:K b2:M d2:M f2:M a3:m h4:m", player=2)
    assert field(crowded, 5) == "0/10"
    after = play(crowded, "a3xc1")
    assert on(after, "c8") == "K"
    assert ending(after) == ("kings", WON)


@pytest.mark.rule("A9")
def test_no_legal_move_in_step_1_is_a_draw() -> None:
    assert ending(at("a3:M h8:m b4:m c5:m")) == ("no-move", DRAWN)
    assert ending(at("a1:M[h] h8:m")) == ("no-move", DRAWN)
    stuck = card("hippo", "", "hippo:h8")
    assert ending(stuck) == ("no-move", DRAWN)
    assert ALIEN.explain_end(stuck) == "It was Light's turn.", "the text names the player without a move"
    assert ALIEN.explain_end(at("g7:M a7:m")) == ""


@pytest.mark.rule("A10")
def test_ends_are_checked_after_the_move_and_after_the_card() -> None:
    assert ending(play(at("g7:M a7:m a1:K", planets="pluto/mars"), "g7-h8")) == ("pluto", WON)
    assert ending(card("fire", "d4:^ e4:^", "fire:a8", planets="mercury/mars")) == ("mercury", WON)


@pytest.mark.rule("A10", "A61")
@pytest.mark.parametrize(("player", "move", "returns"), [(1, "f2-g3", WON), (2, "c7-b6", LOST)])
def test_if_both_win_at_one_settlement_the_active_player_wins(
    player: int, move: str, returns: tuple[float, ...]
) -> None:
    """Rotate crowns a fifth king on each side at once."""
    kings = "b2:K b4:K d2:K d4:K f6:k f8:k d8:k d6:k"
    state = at(f"{kings} h2:M a7:m f2:M c7:m", player=player, cards="rotate;-")
    state = play(state, move, "turn:ring", "card:rotate", "rotate:east")
    assert on(state, "h2") == "K"
    assert on(state, "a7") == "k"
    assert ending(state) == ("kings", returns)


@pytest.mark.rule("A10")
def test_a_player_without_checkers_loses_even_with_a_planet_met() -> None:
    pieces = "c4:# c5:# d4:# d5:# e4:M f4:M g4:M h4:m"
    state = card("monolith", pieces, "shift:east", frame="a1:M", planets="earth/jupiter")
    assert field(state, 1).split("/")[4] == "3##MMM"
    assert ending(state) == ("captured", WON)


@pytest.mark.rule("A10", "A57")
def test_if_both_lose_their_last_checker_it_is_a_draw() -> None:
    state = card("antimatter", "b3:m", "antimatter:b2+c3", frame="a1:M")
    assert ending(state) == ("both-gone", DRAWN)


@pytest.mark.rule("A10", "A45")
def test_nothing_is_won_between_the_moves_of_doom() -> None:
    half = card("doom", "c4:# c5:# d4:# d5:#", "shift:east", planets="jupiter/mars")
    assert ALIEN.player(half) == 0
    assert to_move(play(half, "shift:north")) == 1
    two = card("doom", "b4:# b5:# c4:# c5:#", "shift:east", "shift:east", planets="jupiter/mars")
    assert ending(two) == ("jupiter", WON)


@pytest.mark.rule("A10")
def test_400_turns_are_a_draw() -> None:
    assert to_move(play(at(FRAME, turn=399, cards="doom;-"), MOVE, "turn:ring", "card:doom")) == 1
    state = play(at(FRAME, turn=400, cards="doom;-"), MOVE, "turn:ring", "card:doom")
    assert ending(state) == ("turns", DRAWN)


@pytest.mark.rule("A11", "A17")
@pytest.mark.parametrize(("planet", "name", "mark"), [("mercury", "fire", "^"), ("neptune", "flood", "~")])
def test_mercury_and_neptune_count_fillings_of_both_players(planet: str, name: str, mark: str) -> None:
    one, two = f"d4:{mark}", f"d4:{mark} e4:{mark}"
    assert to_move(card(name, one, f"{name}:a8", planets=f"{planet}/earth")) == 1
    assert ending(card(name, two, f"{name}:a8", planets=f"{planet}/earth")) == (planet, WON)
    assert ending(card(name, two, f"{name}:a8", planets=f"earth/{planet}")) == (planet, LOST)


@pytest.mark.rule("A12", "A16")
@pytest.mark.parametrize(("planet", "name", "token"), [("venus", "snookle", "s"), ("saturn", "ring", "o")])
def test_venus_and_saturn_count_tokens_on_their_own_checkers(planet: str, name: str, token: str) -> None:
    three = f"c1:M[{token}] e1:K[{token}] g1:M[{token}] a7:m[{token}]"
    won = card(name, three, f"{name}:b2", planets=f"{planet}/earth")
    assert ending(won) == (planet, WON)
    other = three.replace(f"g1:M[{token}]", "g1:M")
    assert to_move(card(name, other, f"{name}:b2", planets=f"{planet}/earth")) == 1


@pytest.mark.rule("A12", "A24")
@pytest.mark.parametrize(
    ("carriers", "last", "won"),
    [
        ("c1:M[sss]", "c1", True),
        ("c1:M[sss]", "b2", True),
        ("c1:M[ss] e1:K[s]", "e1", True),
        ("c1:M[ss]", "c1", False),
        ("c1:M[s] a7:m[ssss]", "c1", False),
    ],
)
def test_venus_counts_each_snookle_on_its_own_checkers(carriers: str, last: str, won: bool) -> None:
    end = card("snookle", carriers, f"snookle:{last}", planets="venus/earth")
    assert end.result == (Result(0, "venus") if won else None)


@pytest.mark.rule("A13")
def test_earth_counts_revived_pieces_alive_or_not() -> None:
    assert ending(card("revive", "", "revive:a1", counts="5/0 0/0")) == ("earth", WON)
    fifth = card("revive", "", "revive:a1", counts="4/0 0/0")
    assert to_move(fifth) == 1
    assert field(fifth, 6) == "5/0"


@pytest.mark.rule("A14")
def test_mars_counts_jumps_by_emperors() -> None:
    state = play(at("c3:E d4:m f6:m h8:m", planets="mars/earth", counts="0/0 1/0"), "c3xe5xg7")
    assert ending(state) == ("mars", WON)
    king = play(at("c3:K d4:m f6:m a7:m", planets="mars/earth", counts="0/0 2/0"), "c3xe5xg7")
    assert king.conquests == (2, 0)
    light = play(at("c3:M d4:e a7:m", player=2, planets="earth/mars", counts="0/0 0/2"), "d4xb2")
    assert ending(light) == ("captured", LOST)


@pytest.mark.rule("A14", "A36", "A49")
def test_mars_counts_translation_but_no_captures_by_cards() -> None:
    jumped = card("translation", "e5:E e6:m", "jump:e5-e7", planets="mars/earth", counts="0/0 2/0")
    assert ending(jumped) == ("mars", WON)
    wiped = card("antimatter", "e5:E e6:m", "antimatter:e5+f6", planets="mars/earth", counts="0/0 2/0")
    assert to_move(wiped) == 1
    assert wiped.conquests == (2, 0)
    pushed = card("monolith", "f4:# f5:# g4:# g5:# h4:m e8:E", "shift:east", planets="mars/earth")
    assert on(pushed, "h4") == "#"
    assert pushed.conquests == (0, 0)


@pytest.mark.rule("A14", "A48", "A55")
@pytest.mark.parametrize(("name", "first"), [("reshuffle", ()), ("agent", ("lift:h8",))])
def test_mars_counts_second_moves(name: str, first: tuple[str, ...]) -> None:
    pieces = "e5:E d6:m e7:M a5:M b6:m" if name == "agent" else "e5:E d6:m"
    state = at(f"{FRAME} {pieces}", cards=f"{name};-", duty="fate:a1", planets="mars/earth")
    state = play(state, MOVE, "turn:ring", f"card:{name}", *first, "e5xc7")
    assert state.conquests == (1, 0)


@pytest.mark.rule("A15")
def test_jupiter_needs_the_monolith_in_the_middle() -> None:
    pieces = "d5:# d6:# e5:# e6:#"
    assert ending(card("monolith", pieces, "shift:south", planets="jupiter/earth")) == ("jupiter", WON)
    assert to_move(card("monolith", pieces, "shift:east", planets="jupiter/earth")) == 1


@pytest.mark.rule("A18")
def test_uranus_needs_four_checkers_on_light_squares() -> None:
    pieces = "c2:M e2:M g2:M a8:m"
    won = card("translation", pieces, "step:b2-b3", planets="uranus/earth")
    assert ending(won) == ("uranus", WON)
    assert to_move(card("translation", pieces, "step:c2-c3", planets="uranus/earth")) == 1


@pytest.mark.rule("A19")
@pytest.mark.parametrize(
    ("pieces", "move", "wins"),
    [
        ("a1:K g7:K", "g7-h8", True),
        ("a8:K g2:K", "g2-h1", True),
        ("a8:K g7:K", "g7-h8", False),
        ("a1:K g2:K", "g2-h1", False),
    ],
)
def test_pluto_needs_two_opposite_corners(pieces: str, move: str, wins: bool) -> None:
    state = play(at(f"{pieces} d8:m", planets="pluto/earth"), move)
    assert (ALIEN.outcome(state) is not None) == wins
    if wins:
        assert ending(state) == ("pluto", WON)


@pytest.mark.rule("A19")
def test_pluto_does_not_count_corners_of_both_players() -> None:
    state = play(at("a1:K h8:k c3:M e7:m", planets="pluto/uranus"), "c3-d4")
    assert ALIEN.player(state) != TERMINAL
