"""Nyarlathotep: C9-C16."""

from __future__ import annotations

import pytest

from tests.engine.games.ctheckers.positions import GAME, at, chances, moves, on, play, result, set_up

REVEAL = """
    . . . . . . . .
    . . . . . . . .
    . . . . . m . .
    . . . . . . . .
    . . . m . . . .
    . . M . . . . .
    . . . . . . . .
    M . . . . . . .
"""
REACHED = """
    . . . . . . . .
    . . M . . . . .
    . . . . . . . .
    . . . . m . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    M . . . . . . .
"""
BISHOP = "-a1 -b2 -c3 -e5 -f6 -g7 -h8 -a7 -b6 -c5 -e3 -f2 -g1"
ROOK = "-a4 -b4 -c4 -e4 -f4 -g4 -h4 -d1 -d2 -d3 -d5 -d6 -d7 -d8"


def star(squares: str, side: int = 1) -> set[str]:
    """Return the destinations of a Nyarlathotep on d4."""
    return {text[2:] for text in moves(set_up(squares, side)) if text.startswith("d4")}


@pytest.mark.rule("C9")
def test_a_captured_nyarlathotep_stays_takes_a_form_and_the_jump_goes_on() -> None:
    state = play(at(REVEAL), "c3xe5", "is-nyarlathotep")
    assert set(chances(state)) == {f"die-{form}" for form in range(1, 7)}
    state = play(state, "die-5")
    assert on(state, "d4") == "n" and on(state, "e5") == "M" and state.piles == ("", "")
    assert state.forms[1] == 5 and state.control[1] == 1
    assert moves(state) == {"e5xg7"}


@pytest.mark.rule("C9")
def test_on_the_far_rank_it_takes_a_form_and_its_owner_controls_it() -> None:
    state = play(at(REACHED), "c7-d8", "is-nyarlathotep", "die-2")
    assert "N2+" in GAME.position(state) and state.turn == 1


@pytest.mark.rule("C10")
@pytest.mark.parametrize(
    ("form", "ends"),
    [
        (1, "-d5"),
        (2, BISHOP),
        (3, "-c3 -c4 -c5 -d3 -d5 -e3 -e4 -e5"),
        (4, "-b3 -b5 -c2 -c6 -e2 -e6 -f3 -f5"),
        (5, f"{BISHOP} {ROOK}"),
        (6, ROOK),
    ],
)
def test_nyarlathotep_moves_as_its_form_on_squares_of_both_colours(form: int, ends: str) -> None:
    assert star(f"d4:N{form}+ h6:m") == set(ends.split())


@pytest.mark.rule("C10")
def test_nyarlathotep_slides_up_to_an_obstacle_and_may_land_on_it() -> None:
    free = set(ROOK.split()) - {"-d6", "-d7", "-d8", "-a4", "-b4"}
    assert star("d4:N6- b4:C d6:c h8:m", side=2) == free | {"xb4", "xd6"}


@pytest.mark.rule("C10")
def test_a_knight_captures_every_piece_on_its_path() -> None:
    state = set_up("d4:N4+ d6:C e6:n2? h8:m a1:M b2:C")
    assert {"d4xc6", "d4xe6", "d4-b5"} <= moves(state), "the way to c6 and e6 passes d6"
    state = play(state, "d4xc6")
    assert on(state, "c6") == "N" and on(state, "d6") == "" and state.piles == ("c", "")


@pytest.mark.rule("C10")
def test_a_knight_passes_two_squares_straight_and_then_goes_to_the_side() -> None:
    after = play(set_up("d4:N4+ d6:c e5:c h8:m"), "d4xe6")
    assert on(after, "d6") == "" and on(after, "e5") == "c", "d5 and d6 are passed, not e4 or e5"
    assert after.piles == ("", "c")


@pytest.mark.rule("C10")
def test_a_knight_reveals_hidden_checkers_in_the_order_of_its_path() -> None:
    state = play(set_up("d4:N4+ d6:m f6:m h8:m"), "d4xc6")
    assert on(state, "d4") == "N", "it stays on its start until all captures are settled"
    assert on(play(state, "is-necronomicon"), "c6") == "N", (
        "a piece that stays on a passed square does not stop it"
    )


@pytest.mark.rule("C10")
def test_a_pawn_moves_ahead_of_its_mover_and_captures_diagonally() -> None:
    assert star("d4:N1+ h6:m") == {"-d5"}
    assert star("d4:N1- h6:m", side=2) == {"-d3"}, "the second player goes down the board"
    assert star("d4:N1+ c5:c e5:c d5:n2?") == {"xc5", "xe5"}
    assert star("d4:N1+ d5:n2? h6:m") == set(), "it does not capture straight ahead"
    assert star("d2:M d4:N1+ h6:m") == {"-d5"}, "no double step"


@pytest.mark.rule("C10")
def test_no_pawn_is_rolled_on_its_next_movers_last_rank() -> None:
    whole, short = ({f"die-{form}" for form in range(low, 7)} for low in (1, 2))
    assert set(chances(play(at(REACHED), "c7-d8", "is-nyarlathotep"))) == short, "its owner goes up"
    rook = set_up("d4:N6+ h6:m", piles="-/c1")
    assert set(chances(play(rook, "d4-d8"))) == whole
    assert set(chances(play(rook, "d4-d1"))) == short
    assert set(chances(play(set_up("d4:N6+ h6:m"), "d4-d1"))) == short, "also while it waits"


@pytest.mark.rule("C11")
def test_after_its_move_the_form_changes_and_control_passes_and_comes_back() -> None:
    state = play(set_up("d4:N6+ h8:m a1:M", piles="-/c1"), "d4-d5", "die-3")
    assert "N3-" in GAME.position(state)
    assert {"d5-d6", "h8-g7"} <= moves(state), "the other may move it, or another piece"
    state = play(state, "d5-d6", "die-4")
    assert "N4+" in GAME.position(state)


@pytest.mark.rule("C11")
def test_only_its_controller_can_move_nyarlathotep() -> None:
    assert star("a1:M d4:N6- h6:m") == set()
    assert star("a1:M d4:N6- h6:m", side=2) == set(ROOK.split())


@pytest.mark.rule("C11")
def test_nyarlathotep_still_belongs_to_its_owner() -> None:
    state = play(set_up("d4:N3- e5:m a1:M", side=2), "e5xc3")
    assert result(state) == ("taken", (-1.0, 1.0)), "light jumps a piece that light controls, and dark loses"


@pytest.mark.rule("C12")
def test_control_waits_for_a_captured_piece_of_the_other_player() -> None:
    state = play(set_up("d4:N6+ h8:m a1:M"), "d4-d5", "die-5")
    assert "N5?" in GAME.position(state)
    assert moves(state) == {"h8-g7"}
    assert moves(play(state, "h8-g7")) == {"a1-b2"}, "its owner cannot move it either"


@pytest.mark.rule("C12")
def test_waiting_control_passes_at_the_first_suitable_capture() -> None:
    waiting = set_up("c3:M d4:m h8:m a7:N5?")
    assert "N5-" in GAME.position(play(waiting, "c3xe5", "is-cultist"))
    assert "N5-" in GAME.position(play(waiting, "c3xe5", "is-carter", "tails")), "a mad Carter counts"
    assert "N5?" in GAME.position(play(waiting, "c3xe5", "is-necronomicon"))
    assert play(set_up("d4:N6+ d8:c h8:m a1:M"), "d4xd8").control[0] == 1, "with its own capture, too"


@pytest.mark.rule("C12")
def test_control_stays_after_it_has_passed() -> None:
    state = play(set_up("c7:M a5:N5- h8:m", piles="-/c1"), "c7-d8", "is-cultist")
    assert state.piles == ("", "") and state.control[0] == 1
    state = play(set_up("d4:N6+ h8:m", piles="-/c1"), "d4-d5", "die-3")
    assert state.piles == ("", "c")


@pytest.mark.rule("C13")
def test_the_owner_must_capture_enemies_but_not_own_pieces() -> None:
    assert moves(set_up("d4:N6+ h4:c b4:C a1:M h8:m")) == {"d4xh4"}


@pytest.mark.rule("C13")
def test_capturing_own_pieces_is_optional() -> None:
    assert {"d4xb4", "d4-d5", "a1-b2"} <= moves(set_up("d4:N6+ b4:C a1:M h6:m"))


@pytest.mark.rule("C13")
def test_a_knights_capture_of_both_sides_is_optional() -> None:
    assert {"d4xc6", "a1-b2"} <= moves(set_up("d4:N4+ d6:C c6:n2? a1:M h8:m"))
    assert moves(set_up("d4:N4+ d6:m b2:C a1:M h8:m")) == {"d4xc6", "d4xe6"}


@pytest.mark.rule("C13")
def test_the_other_controller_is_never_bound() -> None:
    assert {"d4xh4", "d4-d5", "h8-g7"} <= moves(set_up("d4:N6- h4:C h8:m a1:M", side=2))


@pytest.mark.rule("C13", "C24")
def test_the_other_controller_must_move_it_when_nothing_else_is_legal() -> None:
    assert moves(set_up("d4:N1- a1:M", side=2)) == {"d4-d3"}


@pytest.mark.rule("C13")
def test_the_other_controllers_duty_allows_a_capture_by_nyarlathotep() -> None:
    state = set_up("c5:c b4:C d4:N6- h4:C d8:c", side=2)
    assert moves(state) == {"c5xa3", "d4xb4", "d4xh4"}, "and d8, their own, would not serve it"


@pytest.mark.rule("C14")
@pytest.mark.parametrize("form", range(1, 7))
def test_nyarlathotep_can_be_jumped_in_king_form_only(form: int) -> None:
    found = moves(set_up(f"c3:M d4:n{form}+ h8:m"))
    assert ("c3xe5" in found) == (form == 3)
    assert "c3-d4" not in found, "it blocks"


@pytest.mark.rule("C14", "C15")
def test_the_owner_of_a_jumped_nyarlathotep_loses() -> None:
    assert result(play(set_up("c3:M d4:n3+ h8:m"), "c3xe5")) == ("taken", (1.0, -1.0))


@pytest.mark.rule("C14")
def test_its_own_sides_checkers_cannot_jump_nyarlathotep() -> None:
    assert "c3xe5" not in moves(set_up("c3:M d4:N3- h8:m"))


@pytest.mark.rule("C14", "C15")
@pytest.mark.parametrize(
    ("squares", "move"),
    [("d4:N6+ d8:n5+ a1:M", "d4xd8"), ("d4:N4+ e6:n5+ a1:M", "d4xe6"), ("d4:N4+ d6:n1+ a1:M", "d4xe6")],
    ids=["landing", "leaping", "passing"],
)
def test_another_nyarlathotep_captures_it_in_any_form(squares: str, move: str) -> None:
    assert result(play(set_up(squares), move)) == ("taken", (1.0, -1.0))


@pytest.mark.rule("C15")
def test_the_owner_of_a_captured_one_loses_in_either_turn() -> None:
    """Light moves dark's Nyarlathotep onto light's own."""
    state = set_up("d4:N6- d8:n2+ h8:m a1:M", side=2)
    assert result(play(state, "d4xd8")) == ("taken", (1.0, -1.0))


@pytest.mark.rule("C16")
@pytest.mark.parametrize(
    ("revealed", "end", "cell"),
    [
        (("is-cultist",), "d6", "N"),
        (("is-nyarlathotep", "die-2"), "d5", "n"),
        (("is-carter", "heads", "no-look"), "d5", "r"),
        (("is-carter", "tails"), "d6", "N"),
        (("is-necronomicon",), "d5", "b"),
    ],
)
def test_nyarlathotep_stops_before_a_piece_that_stays(revealed: tuple[str, ...], end: str, cell: str) -> None:
    state = play(set_up("d4:N6+ d6:m h8:m a1:M"), "d4xd6", *revealed)
    assert on(state, end) == "N" and on(state, "d6") == cell
    assert "die-4" in chances(state), "a new form is rolled"
    assert play(state, "die-4").turn == 1, "and the turn counts as used"


@pytest.mark.rule("C16")
def test_a_cthecker_on_nyarlathoteps_path_ends_the_game() -> None:
    assert result(play(set_up("d4:N6+ d6:m a1:M"), "d4xd6", "is-cthecker"))[0] == "cthecker"


@pytest.mark.rule("C16", "C17")
def test_a_cultist_that_replaces_carter_blocks_nyarlathotep_too() -> None:
    state = play(set_up("d4:N6+ d6:m h8:m a1:M", piles="C1/-"), "d4xd6", "is-carter", "tails")
    assert on(state, "d6") == "C" and on(state, "d5") == "N"


@pytest.mark.rule("C16")
@pytest.mark.parametrize(("squares", "move"), [("e4:N3+ d4:m", "e4xd4"), ("e4:N4+ g3:m", "e4xg3")])
def test_a_step_or_a_leap_ends_on_its_own_start(squares: str, move: str) -> None:
    state = play(set_up(f"{squares} h8:m a1:M"), move, "is-necronomicon")
    assert on(state, "e4") == "N" and "die-1" in chances(state)


@pytest.mark.rule("C16")
def test_nyarlathotep_reveals_own_checkers_like_any_capture() -> None:
    state = play(set_up("d4:N6+ d6:M h8:m a1:M"), "d4xd6")
    assert "is-nyarlathotep" not in chances(state), "their own Nyarlathotep is accounted for"
    assert play(state, "is-cultist").piles == ("c", "")
    assert play(state, "is-necronomicon").end is None, "a hidden Necronomicon is merely revealed"
