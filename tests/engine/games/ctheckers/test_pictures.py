"""Pictures, prompts, marks and reasons."""

from __future__ import annotations

import pytest

from engine.contract.events import Captured, Crowned, Moved, Placed, Revealed, Rolled
from engine.contract.picture import Picture, Piece, without_odds
from engine.contract.values import Refusal
from engine.games.ctheckers.learning import TUTORIAL
from engine.games.ctheckers.state import State, hidden_squares
from engine.session.narration import describe
from tests.engine.games.ctheckers.positions import GAME, play, set_up


def shown(state: State, seat: int | None = None) -> Picture:
    return GAME.picture(GAME.view(state, seat))


def piece(state: State, square: str, seat: int | None = None) -> Piece:
    return next(piece for piece in shown(state, seat).pieces if piece.spot == square)


def why(state: State, square: str) -> Refusal:
    found = GAME.refusal(GAME.view(state, 0), square)
    assert found
    return found


def test_pieces_show_their_kind_stack_form_and_control() -> None:
    state = set_up("h8:[Cc] d4:N5- a5:n1? b2:R c3:b e5:m")
    assert piece(state, "h8") == Piece(
        "h8",
        "dark-cultist",
        0,
        "dark cultist on a stack, over a light cultist",
        ("under-light-cultist",),
        ("light-pawn",),
    )
    assert piece(state, "d4") == Piece(
        "d4",
        "dark-nyarlathotep",
        0,
        "dark Nyarlathotep as a queen, controlled by Light",
        ("form-queen", "control-light"),
    )
    assert piece(state, "a5").badges == ("form-pawn", "control-waiting")
    assert (piece(state, "b2").art, piece(state, "c3").art) == ("dark-carter", "light-necronomicon")
    assert (piece(state, "e5").art, piece(state, "e5").name) == ("light-pawn", "light checker")


@pytest.mark.rule("C18")
def test_a_viewers_looks_are_shown_to_the_viewer_only() -> None:
    state = set_up("a1:M h8:m", looks="h8=t1")
    assert piece(state, "h8", 0).badges == ("looked-dark", "seen-cthecker")
    assert piece(state, "h8", 1).badges == piece(state, "h8").badges == ("looked-dark",)
    assert "You know: the light checker on h8 is the Cthecker." in shown(state, 0).notes
    assert not any("You know" in note for note in shown(state, 1).notes)


@pytest.mark.rule("C2")
def test_unaccounted_identities_and_the_odds_of_a_cthecker_are_shown() -> None:
    state = set_up("a1:M c1:M h8:m", piles="C6R1B1/c2", out="-/c1")
    trays = {(tray.owner, tray.title): [item[1:] for item in tray.items] for tray in shown(state).trays}
    assert trays[0, "Lost"] == [("cultists", 6), ("Carter", 1), ("Necronomicon", 1)]
    assert trays[1, "Out of the game"] == [("cultist", 1)] and (0, "Out of the game") not in trays
    assert trays[0, "May be face down"] == [("Cthecker", 1), ("cultists", 2), ("Nyarlathotep", 1)]
    assert "1 in 4 for a dark one" in shown(state).odds[0]
    assert [piece(state, square).odds for square in ("a1", "c1", "h8")] == ["25 %", "25 %", "11 %"]


@pytest.mark.rule("C2")
def test_the_face_down_tray_matches_the_face_down_checkers() -> None:
    positions = [TUTORIAL.position, *(step.position for step in TUTORIAL.steps)]
    guided = [GAME.parse(text, {}) for text in positions if text]
    assert len(guided) == 5
    for state in [*guided, GAME.initial({}), set_up("a1:M c1:M h8:m", looks="h8=t1")]:
        for tray in shown(state).trays:
            if tray.title == "Still face down":
                count = sum(many for *_, many in tray.items)
                assert count == len(hidden_squares(state.board, tray.owner))
    assert {tray.title for state in guided for tray in shown(state).trays} == {"Lost", "Still face down"}


@pytest.mark.rule("C18")
def test_the_odds_of_a_cthecker_use_the_viewers_knowledge() -> None:
    state = set_up("a1:M c1:M e1:C h8:m f8:m", piles="C6R1/c6", looks="a1=N2,h8=t1")
    chances = [[piece(state, square, seat).odds for square in ("a1", "c1", "h8", "f8")] for seat in (0, 1)]
    assert chances == [["25 %", "25 %", "100 %", "0 %"], ["0 %", "33 %", "17 %", "17 %"]]
    assert "for a light one" not in shown(state, 0).odds[0]
    assert piece(state, "e1").odds == "" and shown(set_up("a1:C h8:c")).odds == ()


@pytest.mark.rule("C2", "C18")
def test_prospects_use_the_viewers_knowledge() -> None:
    state = set_up("a1:M c1:M e1:C h8:m f8:m", piles="C6R1/c6", looks="a1=N2,h8=t1")
    one, two = ({each.about: each.chances for each in shown(state, seat).prospects} for seat in (0, 1))
    assert sorted(one) == ["a1", "c1", "f8"], "h8 was looked under"
    assert one["f8"] == (("cultist", 0.4), ("Nyarlathotep", 0.2), ("Carter", 0.2), ("Necronomicon", 0.2))
    assert sorted(two) == ["c1", "f8", "h8"] and dict(two["h8"])["Cthecker"] == pytest.approx(1 / 6)
    assert shown(state, 0).prospects[0].title == "What may be face down on a1"
    assert without_odds(shown(state, 0)).prospects == ()


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (set_up("a1:M h8:m"), "Dark to move."),
        (set_up("c3:M d4:m"), "Dark must capture (D4, C5)."),
        (set_up("d4:N6+ h4:c"), "Dark must capture with Nyarlathotep (C13)."),
        (set_up("c3:M d4:B h8:m"), "Dark must capture their own Necronomicon (C21, C22)."),
        (
            set_up("c3:C d4:B h8:m"),
            "Dark must capture their own Necronomicon, or make a sacrifice (C21, C22).",
        ),
        (play(set_up("c3:M d4:m f6:c"), "c3xe5", "is-cultist"), "Dark must keep jumping (D5)."),
        (play(set_up("c3:M d4:m"), "c3xe5"), "The captured checker on d4 is turned over (C3)."),
        (
            play(set_up("c3:C d4:m f6:B h8:m"), "c3xe5", "is-cultist"),
            "Dark may jump their own Necronomicon, or stop (C21).",
        ),
        (
            play(set_up("c3:M d4:m h8:m"), "c3xe5", "is-carter", "heads"),
            "Light: Carter may look under one of Dark's checkers (C18).",
        ),
        (play(set_up("c3:M d4:m"), "c3xe5", "is-cthecker"), "The game is over."),
    ],
)
def test_the_prompt_names_the_pending_decision(state: State, words: str) -> None:
    assert shown(state).prompt == words


def test_buttons_have_words() -> None:
    state = set_up("a1:M h8:m")
    assert [GAME.label(state, target) for target in ("decline", "stop")] == ["Do not look", "Stop here"]


@pytest.mark.parametrize(
    ("squares", "square", "clause"),
    [
        ("a1:M h8:m", "h8", "D1"),
        ("a1:M b2:M c3:M d4:M h8:m", "a1", "D2"),
        ("c3:M d4:m a1:M", "a1", "C5"),
        ("d4:B a1:M h8:m", "d4", "C20, C22"),
        ("d4:N5? a1:M h8:m", "d4", "C12"),
        ("d4:N5- a1:M h8:m", "d4", "C11"),
        ("d4:N1+ d5:n2? a1:M h8:m", "d4", "C10"),
    ],
)
def test_a_piece_that_cannot_move_shows_the_reason(squares: str, square: str, clause: str) -> None:
    assert why(set_up(squares), square).clause == clause


def test_pieces_are_refused_inside_a_turn_and_after_the_end() -> None:
    jumping = play(set_up("c3:M d4:m f6:c a1:M"), "c3xe5", "is-cultist")
    assert why(jumping, "a1").clause == "C4"
    over = play(set_up("c3:M d4:m"), "c3xe5", "is-cthecker")
    assert why(over, "e5").words == "The game is over."
    assert GAME.refusal(jumping, "h2") is None and GAME.refusal(jumping, "e5") is None


def test_events_come_in_order() -> None:
    state = set_up("c7:M e5:m h8:m", piles="C1/c1")
    state, events = play(state, "c7-d8"), GAME.events(state, GAME.find(state, "c7-d8"))
    assert events == (Moved("dark checker", ("c7", "d8")),)
    events = GAME.events(state, GAME.find(state, "is-cultist"))
    assert events == (
        Revealed("dark cultist", "d8", "dark-cultist", "risen-c"),
        Crowned("king", "d8"),
        Placed("under dark cultist", "d8"),
        Placed("under light cultist", "d8"),
    )
    jumped = play(set_up("c3:M d4:m h8:m"), "c3xe5")
    events = GAME.events(jumped, GAME.find(jumped, "is-cultist"))
    assert events == (
        Revealed("light cultist", "d4", "light-cultist"),
        Captured("light cultist", "d4", how="at-once"),
    )
    assert describe(events, GAME.words) == "Light cultist is revealed on d4. It is captured.", "named once"
    star = play(jumped, "is-nyarlathotep")
    faces = ("die-five", "die-six", "die-one", "die-two", "die-three", "die-four")
    events = GAME.events(star, GAME.find(star, "die-5"))
    assert events == (Rolled("die", "5", "d4", faces, "queen"),)


@pytest.mark.parametrize(
    ("squares", "text", "marks"),
    [
        ("b2:R a5:M h8:m", "b2?a5", [("a5", "looked-dark", "Carter looks under it, and goes mad")]),
        (
            "b2:C d4:b h8:m",
            "b2*d4-e5",
            [("b2", "threat", "this cultist leaves the game to push the Necronomicon")],
        ),
        (
            "b2:R d4:B h8:m",
            "b2*d4",
            [(at, "threat", "Carter and this Necronomicon leave the game") for at in ("b2", "d4")],
        ),
        ("c3:M d4:B h8:m", "c3xe5", [("d4", "threat", "capturing it loses the game")]),
        ("a1:n6- a5:N5? g7:M h8:m", "a1xa5", [("a5", "threat", "capturing it loses the game")]),
        ("a1:N6+ a5:M h8:m", "a1xa5", [("a5", "threat", "it would be captured, though it is your own")]),
        ("a1:N6+ a5:c h8:m", "a1xa5", []),
        ("c3:M d4:m h8:m", "c3xe5", []),
        ("c3:M h8:m", "c3-d4", []),
    ],
)
def test_hidden_effects_are_marked_before_the_action(
    squares: str, text: str, marks: list[tuple[str, str, str]]
) -> None:
    state = set_up(squares)
    found = GAME.preview(GAME.view(state, 0), GAME.find(state, text))
    assert [(mark.spot, mark.art, mark.name) for mark in found] == marks


def test_choices_inside_a_turn_have_no_marks() -> None:
    state = play(set_up("c7:M a1:M h8:m f8:m", looks="c7=R1"), "c7-d8", "is-carter")
    assert not any(GAME.preview(GAME.view(state, 0), action) for action in GAME.legal_actions(state))


@pytest.mark.parametrize(
    ("squares", "picked", "spot", "clause"),
    [
        ("c3:M h8:m", "c3", "c4", "D2"),
        ("c3:M h8:m", "c3", "b2", "D2"),
        ("c3:C h8:m", "c3", "e5", "D3"),
        ("c3:M d4:b h8:m", "c3", "e5", "C20"),
        ("c3:M d4:n5- h8:m", "c3", "e5", "C14"),
        ("c3:M d4:m h8:m", "c3", "b4", "C5"),
        ("c3:N6+ a1:M h8:m", "c3", "d4", "C10"),
    ],
)
def test_unreachable_squares_name_a_clause(squares: str, picked: str, spot: str, clause: str) -> None:
    found = GAME.path_refusal(GAME.view(set_up(squares), 0), (picked,), spot)
    assert found and found.clause == clause and found.words.endswith(".")


@pytest.mark.rule("C23")
def test_each_side_shows_the_cultists_it_has_captured_with_a_warning_before_the_last() -> None:
    first, second = shown(set_up("a1:M h8:m", piles="C2/c7")).progress
    assert (first.words, first.warning) == ("7 of 8 cultists", "Dark needs only one more cultist to win.")
    assert (second.words, second.warning) == ("2 of 8 cultists", "")
