"""The evaluation: of a state, and by a search that does not know the opponent's planet."""

from __future__ import annotations

import pytest

from engine.ai.agents import mean_value
from engine.games.alien.ai.foresight import CONTEMPT
from engine.games.alien.rules import ORDERED_CARDS
from engine.games.alien.state import NOBODY, OVER, Result, State
from tests.engine.games.alien.positions import ALIEN, FRAME, at, card, play


def test_the_evaluation_values_pieces_kings_and_the_planet() -> None:
    def value(pieces: str, planets: str = "earth/mars") -> float:
        return ALIEN.evaluate(at(f"{FRAME} {pieces}", planets=planets))[0]

    assert value("c3:M") > value("") > value("c7:m")
    assert value("c3:K") > value("c3:M")
    assert value("c3:M[h]") < value("c3:M")
    assert value("d4:~ d6:~", "neptune/mars") > value("", "neptune/mars")
    assert value("d4:~ d6:~", "earth/neptune") < value("")
    assert ALIEN.evaluate(at("h8:m")) == (-1.0, 1.0)


def test_a_card_that_completes_a_planet_counts_for_the_next_chooser() -> None:
    def value(cards: str, player: int, pieces: str = "d4:^ d6:^") -> float:
        planets = "mercury/mars" if "^" in pieces else "jupiter/mars"
        men = f"{FRAME} c1:M e1:M g1:M b8:m d8:m f8:m"
        return ALIEN.evaluate(at(f"{men} {pieces}", cards=cards, planets=planets, player=player))[0]

    assert value("fire;-", 1) > 0.9 > value("ring;-", 1)
    assert value("fire;-", 2) == pytest.approx(value("ring;-", 2))
    assert value("monolith;-", 1, "c3:M c7:m") > 0.9 > value("monolith;-", 1, "d4:M c7:m")
    assert value("doom;-", 1, "c3:# d3:# c4:# d4:#") > 0.9 > value("doom;-", 1, "d3:# e3:# d4:# e4:#")


@pytest.mark.rule("A19")
def test_an_open_corner_counts_for_the_next_mover() -> None:
    def value(pieces: str, player: int = 1) -> float:
        men = f"a1:M c1:M e1:M g1:M b8:m d8:m f8:m a7:m {pieces}"
        return ALIEN.evaluate(at(men, planets="pluto/mars", player=player))[0]

    step, jump = "g7:M h6:m", "f6:M g7:m"
    assert min(value(step), value(jump)) > 0.9 > value("g5:M h6:m")
    assert value(step, player=2) < 0.9
    assert value("g7:M[h] h6:m") < 0.9


def searched(state: State, seat: int) -> tuple[float, ...]:
    """Return a search's evaluation of a state for each seat, started by a seat."""
    return ALIEN.search_evaluation(state, seat)(state)


@pytest.mark.rule("A11")
def test_an_opponents_completed_planet_loses_with_its_probability() -> None:
    """The planet drawn for the search does not matter: otherwise another one would be overlooked."""
    men = f"{FRAME} c1:M e1:M g1:M b8:m d8:m f8:m c3:^ d4:^ e5:~"
    drawn = {name: at(men, planets=f"earth/{name}", cards="fire;-") for name in ("mercury", "mars")}
    weigh = ALIEN.search_evaluation(drawn["mars"], 0)
    after = [play(state, "c1-b2", "turn:ring", "card:fire", "fire:h5") for state in drawn.values()]
    assert [state.result is None for state in after] == [False, True]
    values = [weigh(state)[0] for state in after]
    assert values[0] == pytest.approx(values[1])
    safe = play(drawn["mars"], "c1-b2", "turn:ring", "card:fire", "fire:e5")
    assert -1 < values[0] < weigh(safe)[0]


def test_unknown_planets_are_averaged() -> None:
    men = "a1:M c1:M e1:M g1:M a3:M h2:M h8:m b8:m d8:m f8:m h6:m a7:m"
    some = {name: at(f"{men} d4:~ d6:~", planets=f"earth/{name}") for name in ("neptune", "mars")}
    known = {name: ALIEN.evaluate(state)[0] for name, state in some.items()}
    expected = {ALIEN.search_evaluation(some["mars"], 0)(state) for state in some.values()}
    assert len(expected) == 1
    assert known["neptune"] < expected.pop()[0] < known["mars"]


@pytest.mark.rule("A9")
def test_a_weaker_side_without_moves_lowers_the_evaluation() -> None:
    """It would be a draw on their turn."""
    free, stuck = (ALIEN.evaluate(at(f"a1:K c1:K e1:K h2:{pawn}"))[0] for pawn in ("m", "m[h]"))
    assert 0 < stuck < free / 2


@pytest.mark.rule("A29")
def test_a_checker_behind_walls_counts_as_stuck() -> None:
    men = "a1:M c1:M e1:M g1:M a3:M h2:M h8:k b8:m d8:m"
    free, behind = (searched(at(men, walls=walls), 0)[0] for walls in ("-;-", "g8|h8,h7|h8;-"))
    assert behind < free


@pytest.mark.rule("A9")
def test_a_draw_counts_less_than_even_unless_behind() -> None:
    ahead = at("a1:K c1:K e1:K h2:m h4:m")
    drawn = ahead._replace(phase=OVER, result=Result(NOBODY, "no-move"))
    assert ALIEN.evaluate(drawn) == (0.0, 0.0)
    found = [ALIEN.search_evaluation(ahead, seat)(drawn) for seat in (0, 1)]
    assert found == [(-CONTEMPT, 0.0), (0.0, 0.0)]
    assert searched(drawn._replace(result=Result(1, "kings")), 0) == (-1.0, 1.0)
    near = at("a1:K c1:K e1:K h2:m[h]")
    assert searched(near, 0)[0] < 0 < ALIEN.evaluate(near)[0]


def test_a_mean_over_a_long_row_of_chance_nodes_is_cut_short() -> None:
    leave = play(card("cheater"), "leave")
    assert -1 <= mean_value(ALIEN, leave)[0] <= 1


def test_forced_jumps_count_in_the_evaluation() -> None:
    safe, taken, traded = (
        ALIEN.evaluate(at(f"a1:M e1:M g1:M d4:M {pieces} b8:m d8:m f8:m", player=2))[0]
        for pieces in ("c1:M h6:m", "c1:M e5:m", "b2:M e5:m")
    )
    assert taken < traded < safe


def test_a_pawn_near_the_edge_counts_towards_five_kings_with_a_piece_for_it() -> None:
    back, near = (
        ALIEN.evaluate(at(f"a1:K c1:K e1:K {pawn}:M b8:m d8:k f8:k h8:m"))[0] for pawn in ("g3", "g7")
    )
    assert near > back + 0.05


def test_a_computer_orders_a_few_cards_and_leaves_the_rest() -> None:
    state = card("cheater")
    assert len(ALIEN.candidates(state)) == len(ALIEN.legal_actions(state))
    for _ in range(ORDERED_CARDS):
        state = ALIEN.apply(state, next(a for a in ALIEN.legal_actions(state) if a.text.startswith("put")))
    assert [action.text for action in ALIEN.candidates(state)] == ["leave"]
    assert len(ALIEN.legal_actions(state)) > 2
