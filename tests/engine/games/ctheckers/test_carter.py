"""Randolph Carter: C17-C19."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.contract.events import Looked
from engine.contract.values import CHANCE, Action, IllegalAction
from engine.games.ctheckers.grid import AT
from tests.engine.games.ctheckers.positions import GAME, at, chances, moves, on, play, set_up

CAUGHT = """
    . . . . . . . m
    . . . . . . . .
    . . . . . m . .
    . . . . . . . .
    . . . m . . . .
    . . M . . . . .
    . . . . . . . .
    M . . . . . . .
"""


@pytest.mark.rule("C17")
def test_a_captured_carter_is_flipped_like_a_coin() -> None:
    state = play(at(CAUGHT), "c3xe5", "is-carter")
    assert chances(state) == {"heads": 1, "tails": 1}


@pytest.mark.rule("C17")
def test_heads_promotes_carter_on_his_square() -> None:
    state = play(at(CAUGHT), "c3xe5", "is-carter", "heads", "no-look")
    assert on(state, "d4") == "r" and state.piles == ("", "")


@pytest.mark.rule("C17")
def test_tails_replaces_carter_by_a_captured_cultist_of_the_other_side() -> None:
    state = play(at(CAUGHT, piles="C2/c2"), "c3xe5", "is-carter", "tails")
    assert on(state, "d4") == "C" and state.piles == ("c", "ccr")
    assert moves(state) == {"e5xg7"}, "the jump goes on"


@pytest.mark.rule("C17")
def test_tails_without_a_captured_cultist_empties_carters_square() -> None:
    state = play(at(CAUGHT, piles="-/c2"), "c3xe5", "is-carter", "tails")
    assert on(state, "d4") == "" and state.piles == ("", "ccr")


@pytest.mark.rule("C17", "C18")
def test_on_the_far_rank_carter_is_promoted_without_a_coin_and_may_look() -> None:
    state = play(set_up("c7:M e5:m h8:m"), "c7-d8", "is-carter")
    assert on(state, "d8") == "R" and GAME.player(state) == 0
    assert moves(state) == {"look-e5", "look-h8", "no-look"}


@pytest.mark.rule("C18")
def test_carter_moves_and_jumps_as_a_king() -> None:
    assert moves(set_up("d4:R h8:m")) == {"d4-c3", "d4-c5", "d4-e3", "d4-e5"}
    assert moves(set_up("d4:R c3:m h8:m")) == {"d4xb2"}


@pytest.mark.rule("C18")
def test_carters_owner_looks_at_once_even_in_the_opponents_turn() -> None:
    state = play(at(CAUGHT), "c3xe5", "is-carter", "heads")
    assert GAME.player(state) == 1, "light decides in dark's turn"
    assert moves(state) == {"look-a1", "look-e5", "no-look"}
    state = play(state, "look-e5")
    assert GAME.player(state) == CHANCE
    state = play(state, "light-sees-cthecker")
    assert GAME.player(state) == 0 and moves(state) == {"e5xg7"}, "then the jump goes on"


@pytest.mark.rule("C18")
def test_a_look_is_known_to_its_seat_only_and_is_no_reveal() -> None:
    before = play(at(CAUGHT), "c3xe5", "is-carter", "heads", "look-e5")
    state = play(before, "light-sees-cthecker")
    assert on(state, "e5") == "M"
    texts = [GAME.position(GAME.view(state, seat)) for seat in (0, 1, None)]
    assert [text.split()[4] for text in texts] == ["e5=?2", "e5=T2", "e5=?2"]
    action = GAME.find(before, "light-sees-cthecker")
    assert GAME.events(before, action, 1) == (Looked(1, "e5", "dark cthecker", "dark-cthecker"),)
    assert GAME.events(before, action, 0) == GAME.events(before, action) == (Looked(1, "e5"),)
    assert GAME.redact([action], 1) == (action,)
    assert GAME.redact([action], 0) == GAME.redact([action], None) == (Action("light-sees-?"),)


@pytest.mark.rule("C18")
def test_a_look_follows_the_checker_until_its_reveal() -> None:
    state = set_up("c3:M h8:m", looks="c3=C2")
    state = play(state, "c3-d4")
    assert GAME.position(GAME.view(state, 1)).split()[4] == "d4=C2"
    state = play(set_up("c3:M d4:m h8:m", looks="d4=c1"), "c3xe5", "is-cultist")
    assert state.looks == ()


@pytest.mark.rule("C18")
def test_without_a_face_down_checker_there_is_no_look() -> None:
    state = play(set_up("c7:M e5:c"), "c7-d8", "is-carter")
    assert state.turn == 1 and not state.todo


@pytest.mark.rule("C18")
def test_carter_may_spend_a_later_turn_on_a_look_and_goes_mad() -> None:
    state = set_up("d4:R a1:M h8:m", piles="-/c1")
    assert "d4?a1" in moves(state) and "d4?h8" not in moves(state)
    state = play(state, "d4?a1", "dark-sees-nyarlathotep")
    assert on(state, "d4") == "c" and state.piles == ("r", "") and state.turn == 1
    assert GAME.position(GAME.view(state, 0)).split()[4] == "a1=N1"
    assert GAME.position(GAME.view(state, 1)).split()[4] == "a1=?1"


@pytest.mark.rule("C18")
def test_both_seats_may_have_looked_under_one_checker() -> None:
    state = play(set_up("d4:R a1:M h8:m", looks="a1=C2"), "d4?a1")
    assert chances(state) == {"dark-sees-cultist": 1}
    state = play(state, "dark-sees-cultist")
    assert GAME.position(GAME.view(state, 0)).split()[4] == "a1=C1,a1=C2"
    assert GAME.position(GAME.view(state, None)).split()[4] == "a1=?1,a1=?2"


@pytest.mark.rule("C19")
def test_a_face_up_carter_that_is_captured_is_simply_captured() -> None:
    state = play(set_up("c3:M d4:r h8:m"), "c3xe5")
    assert on(state, "d4") == "" and state.piles == ("", "r") and state.turn == 1


@pytest.mark.rule("C19")
def test_looking_is_a_turn_only_when_no_capture_is_compulsory() -> None:
    assert moves(set_up("d4:R a1:M e5:m h8:m")) == {"d4xf6"}
    assert "d4?a1" not in moves(set_up("d4:R a1:M c5:B h8:m")), "nor when its own Necronomicon must be taken"


@pytest.mark.rule("C18")
def test_a_device_follows_a_foreign_look_without_the_identity() -> None:
    before = play(set_up("d4:R a1:M h8:m c1:M"), "d4?a1")
    seen = GAME.find(before, "dark-sees-cultist")
    mine, theirs = (
        GAME.follow(GAME.partial_state(before, seat), GAME.redact([seen], seat)[0], seat) for seat in (0, 1)
    )
    assert [look.letter for look in (*mine.looks, *theirs.looks)] == ["c", "*"]
    for seat, action in ((0, Action("dark-sees-?")), (1, seen), (1, Action("light-sees-?"))):
        with pytest.raises(IllegalAction):
            GAME.follow(GAME.partial_state(before, seat), action, seat)
        with pytest.raises(IllegalAction):
            GAME.find_redacted(GAME.partial_state(before, seat), action.text, seat)
    with pytest.raises(IllegalAction):
        GAME.apply(before, Action("dark-sees-?"))


@pytest.mark.rule("C18")
def test_each_device_keeps_its_own_seats_looks() -> None:
    state = play(set_up("d4:R a1:M h8:m", looks="a1=C2"), "d4?a1")
    seen = GAME.find(state, "dark-sees-cultist")
    for seat in (0, 1, None):
        (redacted,) = GAME.redact([seen], seat)
        after = GAME.follow(GAME.partial_state(state, seat), redacted, seat)
        assert after == GAME.partial_state(GAME.apply(state, seen), seat)


@pytest.mark.rule("C1", "C18")
def test_the_card_of_a_look_goes_with_its_checker() -> None:
    state = play(set_up("d4:R a1:M h8:m e7:m c1:M", looks="c1=?2"), "d4?a1")
    seen = GAME.deck_draw(state)
    assert seen and (seen.deck, seen.knower, seen.face("dark-sees-cultist")) == ("dark", 0, "cultist")
    assert Counter(seen.faces) == {"cultist": 8, "cthecker": 1, "nyarlathotep": 1, "necronomicon": 1}
    state = play(
        state, "dark-sees-cultist", "e7-d6", "a1-b2", "d6-e5", "b2-c3", "e5-d4", "c3xe5", "is-cultist"
    )
    assert GAME.deck_draw(state) is None
    assert [look.card for look in state.looks if look.square == AT["e5"]] == [int(seen.card)]


@pytest.mark.rule("C1")
def test_a_remote_game_needs_a_start_without_looks() -> None:
    assert GAME.can_play_remotely(set_up("d4:M h8:m", looks="d4=?1"))
    assert not GAME.can_play_remotely(set_up("d4:M h8:m", looks="d4=C1"))
