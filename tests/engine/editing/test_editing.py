"""Editors of every game: texts survive a round trip, and faultless drafts are accepted by the game."""

from __future__ import annotations

from random import Random

import pytest

from engine.contract.editing import MOST_FAULTS, Control, Draft, Editor
from engine.contract.game import AnyGame
from engine.contract.values import POSITION_LIMIT, BadOption, BadPosition
from engine.contract.words.en import say_editing
from engine.registry import GAMES

EDITED = [game for game in GAMES if GAMES[game].editor()]
SERIES, EDITS = 25, 24
SIGNS = "8/KQkqwb-PpnNrRcCsSmMeE[]?~^#ohs:;,=01239 ACsatan.:+tT"


def editor_of(game: AnyGame) -> Editor:
    editor = game.editor()
    assert editor
    return editor


def accepts(game: AnyGame, draft: Draft, text: str) -> bool:
    try:
        game.start(draft.options, text)
    except (BadOption, BadPosition):
        return False
    return True


def some_value(rng: Random, control: Control) -> str:
    if control.choices:
        return rng.choice(control.choices)[0]
    return str(rng.randint(control.least, min(control.most, control.least + 12)))


def edited(editor: Editor, draft: Draft, rng: Random) -> Draft:
    """Return the draft after one random edit."""
    brushes = [brush.id for brush in editor.brushes(draft.options)]
    kind = rng.random()
    if kind < 0.5:
        brush = rng.choice(brushes)
        return editor.put(draft, brush, rng.choice(sorted(editor.places(draft, brush)) or [""]))
    if kind < 0.65 and draft.contents:
        return editor.clear(draft, rng.choice(sorted(draft.contents)))
    if kind < 0.75 and draft.contents:
        ends = sorted(editor.places(draft, rng.choice(brushes)))
        return editor.move(draft, rng.choice(sorted(draft.contents)), rng.choice(["", *ends]))
    if kind < 0.95:
        control = rng.choice(editor.controls(draft))
        return editor.set(draft, control.id, some_value(rng, control))
    return editor.flipped(draft, rng.choice(editor.flips)) if editor.flips else draft


def beginning(game: AnyGame, editor: Editor, rng: Random) -> Draft:
    options = rng.choice(list(game.all_options()))
    return rng.choice((editor.start, editor.empty))(game.settle_options(options))


@pytest.mark.parametrize("game_id", EDITED)
def test_random_edits_survive_a_round_trip_and_agree_with_the_game(game_id: str) -> None:
    game, rng = GAMES[game_id], Random(game_id)
    editor = editor_of(game)
    judged = set()
    for _ in range(SERIES):
        draft = beginning(game, editor, rng)
        for _ in range(EDITS):
            draft = edited(editor, draft, rng)
            text, faults = editor.text(draft), editor.faults(draft)
            again = editor.read(text, draft.options)
            assert not again.misread and editor.text(again) == text
            assert [fault[:2] for fault in editor.faults(again)] == [fault[:2] for fault in faults]
            assert accepts(game, draft, text) == (not faults), (text, faults)
            assert say_editing.refused not in [fault.words for fault in faults], text
            judged.add(bool(faults))
            board = game.board(draft.options)
            places = {spot.id for spot in (*board.spots, *board.extras)}
            assert {spot for fault in faults for spot in fault.spots} <= places
            editor.picture(draft)
    assert judged == {False, True}


@pytest.mark.parametrize("game_id", EDITED)
def test_the_editor_starts_from_the_faultless_initial_position(game_id: str) -> None:
    game = GAMES[game_id]
    editor = editor_of(game)
    for options in game.all_options():
        settled = game.settle_options(options)
        draft = editor.start(settled)
        view = game.view(game.initial(settled), None)
        assert not editor.faults(draft)
        assert editor.text(draft) == game.position(view)
        shown, usual = editor.picture(draft), game.picture(view)
        assert {(piece.spot, piece.art) for piece in shown.pieces} == {(p.spot, p.art) for p in usual.pieces}


@pytest.mark.parametrize("game_id", EDITED)
def test_flipping_twice_restores_the_position(game_id: str) -> None:
    game = GAMES[game_id]
    editor = editor_of(game)
    draft = editor.start(game.settle_options({}))
    for how in editor.flips:
        assert editor.flipped(editor.flipped(draft, how), how).contents == draft.contents
        assert not editor.faults(editor.flipped(draft, how))


@pytest.mark.parametrize("game_id", EDITED)
def test_a_damaged_text_is_read_as_far_as_possible(game_id: str) -> None:
    """Nothing raises; accepted texts are faultless, and read the same; all offsets lie within the text."""
    game, rng = GAMES[game_id], Random(game_id)
    editor = editor_of(game)
    options = game.settle_options({})
    usual = editor.text(editor.start(options))
    for _ in range(300):
        signs = list(usual)
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(signs))
            signs[at : at + rng.randint(0, 2)] = rng.choice(["", rng.choice(SIGNS), rng.choice(SIGNS) * 2])
        text = "".join(signs)
        draft = editor.read(text, options)
        faults = editor.faults(draft)
        assert all(0 <= fault.at <= len(text) for fault in faults if fault.at >= 0)
        if not game.info.hidden and accepts(game, Draft(options), text):
            assert not faults, text
            assert game.position(game.start(options, text)) == game.position(
                game.start(draft.options, editor.text(draft))
            )


@pytest.mark.parametrize("game_id", EDITED)
@pytest.mark.parametrize(
    "text", ["", " ", "/" * 9_000, ":" * 9_000, "8" * 9_000, "[" * 5_000, "\0\n\t💥", "," * 9_000]
)
def test_hostile_texts_are_bounded(game_id: str, text: str) -> None:
    game = GAMES[game_id]
    editor = editor_of(game)
    draft = editor.read(text, game.settle_options({}))
    assert len(draft.misread) <= MOST_FAULTS and len(editor.text(draft)) <= POSITION_LIMIT
    assert editor.faults(draft)


@pytest.mark.parametrize("game_id", EDITED)
def test_a_brush_paints_only_its_places(game_id: str) -> None:
    game = GAMES[game_id]
    editor = editor_of(game)
    draft = editor.start(game.settle_options({}))
    board = game.board(draft.options)
    every = {spot.id for spot in (*board.spots, *board.extras)}
    for brush in editor.brushes(draft.options):
        places = set(editor.places(draft, brush.id))
        assert places and places <= every and brush.name and brush.group
        for spot in every - places:
            assert editor.put(draft, brush.id, spot) == draft
