"""Editors of every game: what is written is what is read; what they call sound is what the game accepts."""

from __future__ import annotations

from random import Random

import pytest

from engine.contract.editing.draft import Knob, Sketch
from engine.contract.editing.editor import MOST_FAULTS, Editor
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


def accepts(game: AnyGame, sketch: Sketch, text: str) -> bool:
    try:
        game.start(sketch.options, text)
    except (BadOption, BadPosition):
        return False
    return True


def some_value(rng: Random, knob: Knob) -> str:
    if knob.choices:
        return rng.choice(knob.choices)[0]
    return str(rng.randint(knob.least, min(knob.most, knob.least + 12)))


def edited(editor: Editor, sketch: Sketch, rng: Random) -> Sketch:
    """Do one thing, as a person might."""
    stamps = [stamp.id for stamp in editor.stamps(sketch.options)]
    kind = rng.random()
    if kind < 0.5:
        stamp = rng.choice(stamps)
        return editor.put(sketch, stamp, rng.choice(sorted(editor.places(sketch, stamp)) or [""]))
    if kind < 0.65 and sketch.things:
        return editor.clear(sketch, rng.choice(sorted(sketch.things)))
    if kind < 0.75 and sketch.things:
        ends = sorted(editor.places(sketch, rng.choice(stamps)))
        return editor.carry(sketch, rng.choice(sorted(sketch.things)), rng.choice(["", *ends]))
    if kind < 0.95:
        knob = rng.choice(editor.knobs(sketch))
        return editor.set(sketch, knob.id, some_value(rng, knob))
    return editor.flipped(sketch, rng.choice(editor.flips)) if editor.flips else sketch


def beginning(game: AnyGame, editor: Editor, rng: Random) -> Sketch:
    options = rng.choice(list(game.all_options()))
    return rng.choice((editor.start, editor.empty))(game.settle_options(options))


@pytest.mark.parametrize("game_id", EDITED)
def test_what_is_edited_at_random_is_written_read_and_judged_as_the_game_does(game_id: str) -> None:
    game, rng = GAMES[game_id], Random(game_id)
    editor = editor_of(game)
    judged = set()
    for _ in range(SERIES):
        sketch = beginning(game, editor, rng)
        for _ in range(EDITS):
            sketch = edited(editor, sketch, rng)
            text, faults = editor.text(sketch), editor.faults(sketch)
            again = editor.read(text, sketch.options)
            assert not again.misread and editor.text(again) == text
            assert [fault[:2] for fault in editor.faults(again)] == [fault[:2] for fault in faults]
            assert accepts(game, sketch, text) == (not faults), (text, faults)
            assert say_editing.refused not in [fault.words for fault in faults], text
            judged.add(bool(faults))
            board = game.board(sketch.options)
            places = {spot.id for spot in (*board.spots, *board.extras)}
            assert {spot for fault in faults for spot in fault.spots} <= places
            editor.picture(sketch)
    assert judged == {False, True}


@pytest.mark.parametrize("game_id", EDITED)
def test_the_usual_start_is_sound_and_the_start(game_id: str) -> None:
    game = GAMES[game_id]
    editor = editor_of(game)
    for options in game.all_options():
        settled = game.settle_options(options)
        sketch = editor.start(settled)
        view = game.view(game.initial(settled), None)
        assert not editor.faults(sketch)
        assert editor.text(sketch) == game.position(view)
        shown, usual = editor.picture(sketch), game.picture(view)
        assert {(piece.spot, piece.art) for piece in shown.pieces} == {(p.spot, p.art) for p in usual.pieces}


@pytest.mark.parametrize("game_id", EDITED)
def test_turned_over_twice_everything_lies_where_it_lay(game_id: str) -> None:
    game = GAMES[game_id]
    editor = editor_of(game)
    sketch = editor.start(game.settle_options({}))
    for how in editor.flips:
        assert editor.flipped(editor.flipped(sketch, how), how).things == sketch.things
        assert not editor.faults(editor.flipped(sketch, how))


@pytest.mark.parametrize("game_id", EDITED)
def test_a_text_that_was_tampered_with_is_read_as_far_as_it_goes(game_id: str) -> None:
    """Nothing throws; what the game accepts is sound, and the same; all places are within the text."""
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
        sketch = editor.read(text, options)
        faults = editor.faults(sketch)
        assert all(0 <= fault.at <= len(text) for fault in faults if fault.at >= 0)
        if not game.info.hidden and accepts(game, Sketch(options), text):
            assert not faults, text
            assert game.position(game.start(options, text)) == game.position(
                game.start(sketch.options, editor.text(sketch))
            )


@pytest.mark.parametrize("game_id", EDITED)
@pytest.mark.parametrize(
    "text", ["", " ", "/" * 9_000, ":" * 9_000, "8" * 9_000, "[" * 5_000, "\0\n\t💥", "," * 9_000]
)
def test_hostile_texts_are_bounded(game_id: str, text: str) -> None:
    game = GAMES[game_id]
    editor = editor_of(game)
    sketch = editor.read(text, game.settle_options({}))
    assert len(sketch.misread) <= MOST_FAULTS and len(editor.text(sketch)) <= POSITION_LIMIT
    assert editor.faults(sketch)


@pytest.mark.parametrize("game_id", EDITED)
def test_a_stamp_lies_nowhere_but_on_its_places(game_id: str) -> None:
    game = GAMES[game_id]
    editor = editor_of(game)
    sketch = editor.start(game.settle_options({}))
    board = game.board(sketch.options)
    every = {spot.id for spot in (*board.spots, *board.extras)}
    for stamp in editor.stamps(sketch.options):
        places = set(editor.places(sketch, stamp.id))
        assert places and places <= every and stamp.name and stamp.group
        for spot in every - places:
            assert editor.put(sketch, stamp.id, spot) == sketch
