"""The ends of a game: C23-C26."""

from __future__ import annotations

import pytest

from engine.contract.events import Captured, Remark
from engine.games.ctheckers.ends import QUIET_LIMIT
from engine.games.ctheckers.state import State, key
from engine.session.match import new_match
from engine.session.narration import ending
from tests.engine.games.ctheckers.positions import GAME, moves, play, result, set_up


@pytest.mark.rule("C23")
def test_a_player_without_cultists_in_play_loses() -> None:
    captured = play(set_up("c3:M d4:c h8:m", piles="-/c7"), "c3xe5")
    assert result(captured) == ("cultists", (1.0, -1.0))
    mixed = play(set_up("c3:M d4:m h8:m", piles="-/c3", out="-/c4"), "c3xe5", "is-cultist")
    assert result(mixed) == ("cultists", (1.0, -1.0))


@pytest.mark.rule("C23")
def test_cultists_in_stacks_and_hidden_ones_are_on_the_board() -> None:
    state = play(set_up("c3:M d4:c h8:[Cc] a1:M b8:m", piles="-/c6"), "c3xe5")
    assert state.end is None
    state = play(set_up("c3:M d4:c h8:m a1:M", piles="-/c6", looks="h8=c1"), "c3xe5")
    assert state.end is None


@pytest.mark.rule("C24")
def test_a_player_without_a_move_loses() -> None:
    assert result(play(set_up("c3:M d4:c a1:M"), "c3xe5")) == ("no-moves", (1.0, -1.0))
    blocked = play(set_up("h4:m g3:M f2:M a1:M"), "a1-b2")
    assert result(blocked) == ("no-moves", (1.0, -1.0))


@pytest.mark.rule("C24")
@pytest.mark.parametrize(
    ("squares", "only"),
    [
        ("h4:r h8:m g7:C f6:C g5:C g3:C f2:C e7:C", {"h4?h8"}),
        ("a1:c b2:C c3:C h4:b", {"a1*h4-g3", "a1*h4-g5"}),
        ("h4:N1- a1:M", {"h4-h3"}),
    ],
)
def test_a_look_a_sacrifice_or_moving_a_nyarlathotep_is_a_move(squares: str, only: set[str]) -> None:
    state = set_up(squares, side=2)
    assert state.end is None and moves(state) == only


@pytest.mark.rule("C25")
def test_the_active_players_loss_comes_first() -> None:
    state = set_up("b3:N6+ b8:[cC] a1:M h6:m", piles="C7/c7")
    assert result(play(state, "b3xb8")) == ("cultists", (-1.0, 1.0))
    state = set_up("b3:N6- b8:[cC] a1:M h6:m", side=2, piles="C7/c7")
    assert result(play(state, "b3xb8")) == ("cultists", (1.0, -1.0))


@pytest.mark.rule("C25")
def test_the_cthecker_comes_before_all_other_ends() -> None:
    """The last enemy checker is the Cthecker: no piece is left to move, and yet both lose."""
    assert result(play(set_up("c3:M d4:m"), "c3xe5", "is-cthecker")) == ("cthecker", (-1.0, -1.0))


def shuffle(state: State, times: int) -> State:
    """Move a king of each side to and fro."""
    there_and_back = ("a1-b2", "h8-g7", "b2-a1", "g7-h8")
    for i in range(times):
        state = play(state, there_and_back[i % 4])
    return state


@pytest.mark.rule("C26")
def test_the_same_position_for_the_third_time_is_a_draw() -> None:
    start = set_up("a1:C h8:c a7:m h2:M")
    assert shuffle(start, 7).end is None
    assert result(shuffle(start, 8)) == ("repetition", (0.0, 0.0))


@pytest.mark.rule("C26")
def test_a_repetition_ignores_hidden_identities() -> None:
    start = set_up("a1:C h8:c a7:m h2:M", looks="a7=c1")
    assert result(shuffle(start, 8)) == ("repetition", (0.0, 0.0))


@pytest.mark.rule("C26")
def test_a_repetition_needs_the_same_forms() -> None:
    start = set_up("d4:N6+ a7:m h2:M", piles="-/c1")
    round_trip = ("d4-d5", "die-6", "d5-d4", "die-6")
    assert result(play(start, *round_trip, *round_trip)) == ("repetition", (0.0, 0.0))
    assert play(start, *round_trip, *round_trip[:3], "die-5").end is None


@pytest.mark.rule("C26")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        (set_up("a1:C h8:c d4:N5+"), set_up("a1:C h8:c d4:N5?")),
        (set_up("a1:C h8:[cC]"), set_up("a1:C h8:[cc]")),
        (set_up("a1:C h8:c", piles="C1/-"), set_up("a1:C h8:c", piles="C2/-")),
    ],
    ids=["controller", "stack", "piles"],
)
def test_a_repetition_needs_the_same_controllers_stacks_and_piles(one: State, other: State) -> None:
    assert key(one) != key(other)


@pytest.mark.rule("C26")
def test_forty_moves_each_without_capture_reveal_or_pawn_move_are_a_draw() -> None:
    near = GAME.parse(set_up_text("a1:C h8:c", QUIET_LIMIT - 1), {})
    assert result(play(near, "a1-b2")) == ("forty-moves", (0.0, 0.0))


def set_up_text(squares: str, quiet: int) -> str:
    """Return the text of a position with a count of quiet plies."""
    return GAME.position(set_up(squares))[:-1] + str(quiet)


@pytest.mark.rule("C26")
@pytest.mark.parametrize(
    ("squares", "actions"),
    [
        ("a1:M h8:c", ("a1-b2",)),
        ("c3:C d4:c h8:c", ("c3xe5",)),
        ("c3:C d4:m h8:c", ("c3xe5", "is-necronomicon")),
        ("c3:R a1:M h8:c", ("c3?a1", "dark-sees-cultist")),
        ("a1:C d4:B h8:c h4:M", ("a1*d4-c5",)),
        ("a1:R d4:B h8:c h4:M", ("a1*d4",)),
    ],
    ids=["pawn", "capture", "reveal", "look", "cultist", "carter"],
)
def test_progress_restarts_the_count_of_quiet_moves(squares: str, actions: tuple[str, ...]) -> None:
    state = play(GAME.parse(set_up_text(squares, 50), {}), *actions)
    assert GAME.position(state).split()[5] == "0" and len(state.earlier) == 1


@pytest.mark.rule("C26")
@pytest.mark.parametrize(
    ("squares", "actions"),
    [("a1:C h8:c", ("a1-b2",)), ("d4:N1+ h8:c", ("d4-d5", "die-3"))],
    ids=["king", "nyarlathotep-as-a-pawn"],
)
def test_actions_without_progress_do_not_restart_the_count(squares: str, actions: tuple[str, ...]) -> None:
    state = play(GAME.parse(set_up_text(squares, 50), {}), *actions)
    assert GAME.position(state).split()[5] == "51"


@pytest.mark.rule("C26", "C24")
def test_a_move_that_leaves_no_move_wins_even_if_it_completes_a_draw() -> None:
    state = play(GAME.parse(set_up_text("h4:m g3:C f2:C a1:C", QUIET_LIMIT - 1), {}), "a1-b2")
    assert result(state) == ("no-moves", (1.0, -1.0))


@pytest.mark.rule("C2")
@pytest.mark.rule("C6")
def test_the_cthecker_is_explained_by_its_clause_and_its_odds() -> None:
    match = new_match(GAME)
    for text in ("c3-d4", "b6-c5", "d4xb6", "is-cthecker"):
        match = match.play(GAME.find(match.state, text))
    assert ending(match, match.seats) == (
        "Both players lose: the Cthecker is turned over, and the world ends (C6). "
        "The checker on c5 was one of 12 that could have been it, a 1 in 12 chance (C2)."
    )
    later = play(set_up("c3:M d4:m f6:m h8:m", looks="f6=c1"), "c3xe5", "is-cthecker")
    assert "a 1 in 11 chance (C2)" in GAME.explain_end(later), "the one that was looked at is none"


@pytest.mark.rule("C18")
def test_a_known_cthecker_is_explained_without_odds() -> None:
    assert GAME.explain_end(play(set_up("c3:M d4:m h8:m", looks="d4=t2"), "c3xe5", "is-cthecker")) == ""


@pytest.mark.parametrize("kind", ["m", "C"])
def test_an_attack_on_a_face_down_checker_is_announced_before_the_reveal(kind: str) -> None:
    state = set_up(f"d4:N6+ d6:{kind} h8:m a1:M")
    (event, *_) = GAME.events(state, GAME.find(state, "d4xd6"))
    attack = Remark("attacks", ("dark nyarlathotep", "d4", "d6"))
    assert event == (attack if kind == "m" else Captured("dark cultist", "d6"))
