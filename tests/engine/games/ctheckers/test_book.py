"""The Necronomicon: C20-C22."""

from __future__ import annotations

import pytest

from tests.engine.games.ctheckers.positions import moves, on, play, result, set_up


@pytest.mark.rule("C20")
def test_a_revealed_necronomicon_stays_and_harms_no_player() -> None:
    state = play(set_up("c3:M d4:m h8:m"), "c3xe5", "is-necronomicon")
    assert on(state, "d4") == "b" and state.end is None
    state = play(set_up("c7:M h6:m"), "c7-d8", "is-necronomicon")
    assert on(state, "d8") == "B" and state.turn == 1


@pytest.mark.rule("C20")
def test_a_necronomicon_cannot_be_moved_by_its_owner_or_captured_by_the_opponent() -> None:
    assert moves(set_up("d4:B a1:M h8:m")) == {"a1-b2"}
    assert moves(set_up("d4:B e5:r h8:m", side=2)) == {"e5-d6", "e5-f4", "e5-f6", "e5?h8", "h8-g7"}


@pytest.mark.rule("C20")
def test_a_necronomicon_blocks_the_opponents_pieces() -> None:
    found = moves(set_up("d4:n6+ d6:B h8:m", side=2))
    assert "d4-d5" in found and not {"d4xd6", "d4-d6", "d4-d7"} & found


@pytest.mark.rule("C20")
def test_a_knight_passes_over_a_necronomicon_and_cannot_land_on_it() -> None:
    state = set_up("d4:n4+ d6:B h8:m a1:M", side=2)
    after = play(state, "d4-e6", "die-2")
    assert on(after, "d6") == "B" and after.end is None
    assert not {"b5-d4", "b5xd4"} & moves(set_up("b5:n4+ d4:B h8:m", side=2))


@pytest.mark.rule("C20")
def test_a_player_captures_their_own_necronomicon_even_with_the_opponents_piece() -> None:
    """Dark's Nyarlathotep, moved by light: light's Necronomicon can be taken, dark's not."""
    found = moves(set_up("d4:N6- d6:b b4:B h8:m a1:M", side=2))
    assert "d4xd6" in found and "d4xb4" not in found
    lost = play(set_up("d4:N6- d6:b h8:m", side=2), "d4xd6")
    assert result(lost) == ("torn", (1.0, -1.0))


@pytest.mark.rule("C21")
def test_a_player_who_can_capture_their_own_necronomicon_must_and_loses() -> None:
    state = set_up("c3:M d4:B a5:M h8:m")
    assert moves(state) == {"c3xe5"}
    assert result(play(state, "c3xe5")) == ("torn", (-1.0, 1.0))


@pytest.mark.rule("C21")
def test_another_capture_lifts_the_duty() -> None:
    assert moves(set_up("c3:M d4:B a5:M b6:m h8:m")) == {"a5xc7", "c3xe5"}
    others = moves(set_up("c3:M d4:B g5:N6- g1:m"))
    assert others == {"c3xe5"}, "a Nyarlathotep that the opponent controls is no way out"


@pytest.mark.rule("C21", "C13")
def test_an_optional_capture_by_nyarlathotep_lifts_the_duty_too() -> None:
    """Light may take dark's cultist with dark's Nyarlathotep, and need not."""
    state = set_up("f6:c e5:b a3:N6- a7:C h8:m", side=2)
    assert {"f6xd4", "a3xa7", "h8-g7"} <= moves(state)
    assert "h8-g7" not in moves(set_up("f6:c e5:b a3:N6- h8:m", side=2))


@pytest.mark.rule("C21")
def test_the_duty_applies_to_jumps_only() -> None:
    assert {"d4xd6", "d4-d5", "a1-b2"} <= moves(set_up("d4:N6+ d6:B a1:M h8:m"))


@pytest.mark.rule("C21")
def test_after_a_capture_the_jump_over_the_own_necronomicon_is_optional() -> None:
    state = play(set_up("c3:C d4:m f6:B h2:m"), "c3xe5", "is-cultist")
    assert moves(state) == {"e5xg7", "stop"}
    assert play(state, "stop").turn == 1
    assert result(play(state, "e5xg7")) == ("torn", (-1.0, 1.0))


@pytest.mark.rule("C21")
def test_without_a_capture_the_jump_over_the_own_necronomicon_is_compulsory() -> None:
    state = play(set_up("c3:C d4:m f6:B h2:m"), "c3xe5", "is-necronomicon")
    assert moves(state) == {"e5xg7"}


@pytest.mark.rule("C22")
def test_a_face_up_cultist_is_sacrificed_to_move_any_revealed_necronomicon() -> None:
    state = set_up("a1:C d4:B g5:b h4:M b8:m")
    found = {text for text in moves(state) if "*" in text}
    assert found == {
        *("a1*d4-c3", "a1*d4-c5", "a1*d4-e3", "a1*d4-e5"),
        *("a1*g5-f4", "a1*g5-f6", "a1*g5-h6"),
    }
    state = play(state, "a1*g5-h6")
    assert on(state, "a1") == "" and on(state, "h6") == "b" and state.out == ("c", "") and state.turn == 1


@pytest.mark.rule("C22")
def test_a_sacrifice_empties_the_cultists_square() -> None:
    assert "c3*d4-c3" in moves(set_up("c3:C d4:b h8:m"))
    assert "a1*b2-a1" not in moves(set_up("a1:[Cc] b2:b h8:m")), "but not that of a stack's top"


@pytest.mark.rule("C22")
def test_a_sacrificed_top_of_a_stack_uncovers_the_next() -> None:
    state = play(set_up("h8:[Cc] d4:B a5:m"), "h8*d4-c3")
    assert on(state, "h8") == "c"


@pytest.mark.rule("C22")
def test_carter_is_sacrificed_to_remove_ones_own_necronomicon() -> None:
    state = set_up("a1:R d4:B g5:b h2:m")
    assert "a1*d4" in moves(state) and "a1*g5" not in moves(state)
    state = play(state, "a1*d4")
    assert state.out == ("br", "") and on(state, "a1") == on(state, "d4") == ""


@pytest.mark.rule("C22")
def test_sacrifices_avoid_the_capture_of_ones_own_necronomicon() -> None:
    found = moves(set_up("c3:C d4:B h2:m"))
    assert "c3xe5" in found and "c3*d4-c5" in found
    assert all("x" in text or "*" in text for text in found)


@pytest.mark.rule("C22")
def test_no_sacrifice_when_another_capture_is_compulsory() -> None:
    assert moves(set_up("c3:C d4:m h6:B h2:m")) == {"c3xe5"}


@pytest.mark.rule("C22", "C23")
def test_sacrificing_the_last_cultist_loses() -> None:
    state = play(set_up("a1:C d4:B h2:m", piles="C7/-"), "a1*d4-c5")
    assert result(state) == ("cultists", (-1.0, 1.0))
