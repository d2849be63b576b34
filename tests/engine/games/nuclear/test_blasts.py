"""Explosions in Nuclear Chess and the pieces they destroy (N2 to N5)."""

from __future__ import annotations

import pytest

from engine.contract.events import Captured, Exploded, Moved
from engine.games.chess.rules import CHECKMATE
from engine.games.nuclear import kernel as kernel
from engine.games.nuclear.rules import REASONS
from engine.session.narration import describe
from tests.engine.games.nuclear.positions import GAME, at, play, standing

BLAST = """
    k . . . . . . .
    . . . . . . . .
    . . n . . . r .
    . . . p . . . .
    . . . . B . . .
    . . . . . . . .
    . . . . . . . .
    . . . Q . . . K
"""


@pytest.mark.rule("N2")
def test_a_captured_pawn_takes_its_captor_and_its_neighbours_of_both_colours() -> None:
    state = at(BLAST)
    after = play(state, "d1d5")
    assert standing(after) == {"a8": "black king", "h1": "white king", "g6": "black rook"}
    events = GAME.events(state, GAME.find(state, "d1d5"))
    assert events[:3] == (
        Moved("white queen", ("d1", "d5")),
        Captured("black pawn", "d5"),
        Exploded("black pawn", "d5", 0),
    )
    swept = {event.spot: event.piece for event in events[3:] if isinstance(event, Captured)}
    assert swept == {"d5": "white queen", "e4": "white bishop", "c6": "black knight"}
    assert describe(events, GAME.words).startswith(
        "White queen moves from d1 to d5. The black pawn on d5 explodes, destroying the "
    )
    assert all(f"{piece} on {spot}" in describe(events, GAME.words) for spot, piece in swept.items())


@pytest.mark.rule("N2")
def test_the_blast_is_previewed_before_the_capture() -> None:
    state = at(BLAST)
    marks = GAME.preview(state, GAME.find(state, "d1d5"))
    around = {file + rank for file in "cde" for rank in "456"}
    assert {mark.spot for mark in marks} == around
    words = {mark.spot: mark.name for mark in marks}
    assert words["c6"] == "black knight would burn, step 1" and words["d5"].startswith("white queen")
    assert words["c4"] == "blast"
    assert GAME.preview(state, GAME.find(state, "d1d4")) == ()


CHAIN = """
    k . . . . . . .
    . . . . . r . .
    . . . . P . . .
    . . . p . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . Q . . . K
"""


@pytest.mark.rule("N3")
def test_pawns_in_a_blast_explode_in_turn() -> None:
    state = at(CHAIN)
    assert standing(play(state, "d1d5")) == {"a8": "black king", "h1": "white king"}
    events = GAME.events(state, GAME.find(state, "d1d5"))
    assert [e for e in events if isinstance(e, Exploded)] == [
        Exploded("black pawn", "d5", 0),
        Exploded("white pawn", "e6", 1),
    ]
    steps = {event.spot: event.step for event in events if isinstance(event, Captured)}
    assert steps["e6"] == 1 and steps["f7"] == 2
    marks = {mark.spot: mark.name for mark in GAME.preview(state, GAME.find(state, "d1d5"))}
    assert marks["f7"] == "black rook would burn, step 2"


@pytest.mark.rule("N4")
def test_a_pawn_explodes_when_it_captures_a_pawn_and_not_when_it_captures_a_piece() -> None:
    drawing = """
        k . . . . . . .
        . . . . . . . .
        . . R . . . . .
        . . . n . . . .
        . . . . P . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . K
    """
    piece = play(at(drawing), "e4d5")
    assert standing(piece) == {
        "a8": "black king",
        "h1": "white king",
        "c6": "white rook",
        "d5": "white pawn",
    }
    pawn = play(at(drawing.replace("n", "p")), "e4d5")
    assert standing(pawn) == {"a8": "black king", "h1": "white king"}


@pytest.mark.rule("N4")
def test_en_passant_explodes_around_both_squares() -> None:
    state = at("""
        k . . . . . . .
        . . n . . . . .
        . . . . . . . .
        . . . p P . . .
        . . B . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . K
    """, "w", "- d6 0 1")  # fmt: skip
    assert standing(play(state, "e5d6")) == {"a8": "black king", "h1": "white king"}
    events = GAME.events(state, GAME.find(state, "e5d6"))
    assert [e for e in events if isinstance(e, Exploded)] == [
        Exploded("black pawn", "d5", 0),
        Exploded("white pawn", "d6", 1),
    ]
    captured = [event.spot for event in events if isinstance(event, Captured)]
    assert sorted(captured) == ["c4", "c7", "d5", "d6"]


@pytest.mark.rule("N5")
def test_a_chain_reaction_runs_along_a_row_of_pawns() -> None:
    state = play(GAME.initial({}), "e2e4", "e7e5", "d1h5")
    outcome = GAME.outcome(state)
    assert outcome and outcome.reason == REASONS[CHECKMATE.code] and outcome.returns == (1.0, -1.0)
    picture = GAME.picture(state)
    assert any("queen on h5 captures the black pawn on h7" in note for note in picture.notes)
    threats = {ground.spot for ground in picture.grounds if ground.art == "threat"}
    blasts = {ground.spot for ground in picture.grounds if ground.art == "blast"}
    assert threats == {"h5"} and blasts == {file + rank for file in "efgh" for rank in "678"}


@pytest.mark.rule("N3")
def test_each_destroyed_piece_names_the_nearest_bomb_that_reached_it() -> None:
    events = GAME.events(at(CHAIN), GAME.find(at(CHAIN), "d1d5"))
    causes = {event.spot: event.cause for event in events[2:] if isinstance(event, Captured)}
    assert causes == {"d5": "d5", "e6": "d5", "f7": "e6"}
