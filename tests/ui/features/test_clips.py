"""Clips of the game at the table, made in the share dialog."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from random import Random

import pytest

from engine.registry import GAMES
from tests.ui.fakes import FakePage, act, make_app, new_game, play
from tests.ui.features.alien import STEP, at, click
from ui.app import App
from ui.board.drawing import Mark, Sprite, Tag, Thing, Trail, Veil
from ui.panels.clips.frames import FIRST, LAST, REST, wrapped
from ui.tree import find_all

OPENING = ("e2e4", "e7e5", "g1f3", "b8c6")
Frames = list[tuple[list[Thing], float, str]]


def chess(*moves: str, calm: bool = False) -> tuple[App, FakePage]:
    """Play some moves of chess and open the share dialog; if `calm`, the device wants less motion."""
    app, page, _ = make_app()
    page.calm = calm
    new_game(app, game="chess")
    for move in moves:
        play(app, move)
        page.wait(5)
    app.do("dialog", "share")
    return app, page


def make(app: App, page: FakePage, what: str = "all") -> Frames:
    """Make a clip and return its frames."""
    app.do("clip", what)
    page.wait(5)
    return page.clips.frames


def at_rest(frames: Frames) -> list[str]:
    """Return the words of the frames that show a position at rest."""
    return [words for _, seconds, words in frames if seconds >= REST]


def rank_of_pawn(things: Sequence[Thing]) -> float:
    """Return the height of the white pawn on the e file."""
    return min(each.y for each in things if isinstance(each, Sprite) and each.art == "white-pawn")


def test_a_clip_shows_every_position_and_the_motions_between() -> None:
    frames = make(*chess(*OPENING))
    assert at_rest(frames) == ["", "1. e4", "1… e5", "2. Nf3", "2… Nc6"]
    assert (frames[0][1], frames[-1][1]) == (FIRST, LAST)
    heights = [rank_of_pawn(things) for things, _, words in frames if words in ("", "1. e4")]
    assert len(heights) > 4 and heights == sorted(heights, reverse=True) and heights[0] - heights[-1] == 2


def test_a_clip_of_the_last_moves_begins_before_the_first_of_them() -> None:
    app, page = chess(*OPENING)
    assert at_rest(make(app, page, "2")) == ["", "2. Nf3", "2… Nc6"]
    assert at_rest(make(app, page, "40")) == ["", "1. e4", "1… e5", "2. Nf3", "2… Nc6"]


def test_a_clip_ends_with_the_shown_position() -> None:
    app, page = chess(*OPENING)
    app.do("close")
    app.do("view", "1")
    app.do("dialog", "share")
    assert at_rest(make(app, page)) == ["", "1. e4"]


def test_with_reduced_motion_a_clip_has_one_frame_per_position() -> None:
    frames = make(*chess(*OPENING, calm=True))
    assert [words for _, _, words in frames] == at_rest(frames) and len(frames) == 5


def test_the_last_frame_names_the_winner_and_the_colours_come_from_samples() -> None:
    app, page = chess("f2f3", "e7e5", "g2g4", "d8h4")
    app.do("close")
    app.do("dialog", "share")
    frames = make(app, page)
    assert frames[-1][2].startswith("Black wins by checkmate") and page.clips.title == "Chess"
    assert page.clips.samples > 3 and {"white-king", "black-queen"} <= page.clips.drawings


def test_lengths_are_offered_if_the_game_is_longer() -> None:
    app, page = chess()
    assert "clip all" not in page.buttons()
    app, page = chess(*OPENING)
    assert "clip all" in page.buttons() and "clip 10" not in page.buttons()
    app.do("close")
    for move in ("f1b5", "a7a6", "b5a4", "g8f6", "e1g1", "f8e7", "f1e1"):
        play(app, move)
        page.wait(5)
    app.do("dialog", "share")
    assert "clip 10" in page.buttons() and "clip 40" not in page.buttons()


def test_a_finished_clip_is_saved_and_can_be_saved_again() -> None:
    app, page = chess(*OPENING)
    make(app, page)
    assert page.clips.ways == ["either"] and page.clips.name == "chess.gif"
    assert "The clip is ready (640 kB)." in page.text() and app.screen.message == "Clip saved."
    assert "clip save" in page.buttons() and "clip share" not in page.buttons()
    app.do("clip", "save")
    assert page.clips.ways == ["either", "save"]


def test_a_finished_clip_goes_to_the_share_sheet_where_there_is_one() -> None:
    app, page = chess(*OPENING)
    page.clips.shares = True
    make(app, page)
    assert page.clips.ways == ["either"] and not app.screen.message
    app.do("clip", "share")
    assert (
        page.clips.ways == ["either", "share"]
        and page.buttons()["clip share"].attributes["class"] == "primary"
    )


def test_a_clip_that_cannot_be_shared_is_reported() -> None:
    app, page = chess(*OPENING)
    make(app, page)
    page.clips.broken_sheet = True
    app.do("clip", "share")
    assert app.screen.message == "The clip could not be shared. Save it instead."


def begun() -> tuple[App, FakePage]:
    """Begin a clip, of which a part is made."""
    app, page = chess(*OPENING)
    app.do("clip", "all")
    for _ in range(3):
        page.wait(0)
    assert 0 < app.screen.clip.part < 1
    return app, page


def test_progress_is_shown_and_a_clip_can_be_cancelled() -> None:
    app, page = begun()
    (bar,) = find_all(page.nodes, tag="progress")
    assert bar.attributes["aria-label"] == "Making the clip" and "clip all" not in page.buttons()
    made = len(page.clips.frames)
    app.do("clip", "cancel")
    page.wait(5)
    assert len(page.clips.frames) == made and not page.clips.name and "clip all" in page.buttons()
    assert app.screen.announcement == "Clip cancelled."


def test_closing_the_dialog_cancels_the_clip() -> None:
    app, page = begun()
    app.key("Escape", "", False)
    page.wait(5)
    assert not page.clips.name and not page.clips.ways
    app.do("dialog", "share")
    assert "clip all" in page.buttons() and not list(find_all(page.nodes, tag="progress"))


def test_a_new_clip_replaces_the_one_being_made() -> None:
    app, page = begun()
    app.do("clip", "cancel")
    assert at_rest(make(app, page, "1")) == ["", "2… Nc6"] and page.clips.ways == ["either"]


@pytest.mark.parametrize("breaks", ["the script", "the first frame", "a later frame"])
def test_a_clip_that_cannot_be_made_is_reported(breaks: str) -> None:
    app, page = chess(*OPENING)
    page.clips.works = breaks != "the script"
    page.clips.breaks_at = 0 if breaks == "the first frame" else 7
    make(app, page)
    assert "The clip could not be made." in page.text() and "clip all" in page.buttons()
    page.clips.works, page.clips.breaks_at = True, 1_000_000
    make(app, page)
    assert "The clip is ready" in page.text() and "could not" not in page.text()


def test_unknown_commands_and_other_screens_make_no_clip() -> None:
    app, page, _ = make_app()
    app.do("clip", "all")
    new_game(app, game="chess")
    for what in ("all", "share", "save", "cancel", "0", "-1", "x", ""):
        app.do("clip", what)
        page.wait(5)
    play(app, "e2e4")
    app.do("clip", "all")
    page.wait(5)
    assert not page.clips.ways and not page.clips.frames


def test_a_long_sentence_takes_two_lines_of_similar_length() -> None:
    width = lambda line: len(line) / 20  # noqa: E731
    assert wrapped("Black wins.", width) == ["Black wins."]
    assert wrapped("Black wins by checkmate: no move.", width) == ["Black wins by", "checkmate: no move."]
    assert wrapped("A" * 30, width) == ["A" * 30]


def standing(things: Sequence[Thing]) -> list[Thing]:
    """Return the things without signs."""
    return [each for each in things if not isinstance(each, Mark | Trail)]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_each_position_in_a_clip_is_the_one_that_the_board_shows(game: str) -> None:
    """The board shows a player only what that player may know."""
    app, page, _ = make_app()
    new_game(app, game=game)
    rng = Random(5)
    for _ in range(12):
        while app.screen.dialog:
            app.do("show-secret" if app.screen.dialog == "secret-cover" else "close")
        if app.table.actions:
            act(app, rng.choice(app.table.actions))
        page.wait(5)
    shown = []
    stops = [0, *(entry.stop for entry in app.table.log.entries)]
    for stop in stops:
        app.do("view", str(stop))
        shown.append(standing(page.painted["board-live"]))
    app.do("view", "")
    app.do("dialog", "share")
    frames = make(app, page)
    clip = [standing(things) for things, seconds, _ in frames if seconds >= REST]
    assert [scene for scene, _ in groupby(clip)] == [scene for scene, _ in groupby(shown)]
    assert not [each for things, _, _ in frames for each in things if isinstance(each, Veil | Tag)]


def test_the_words_of_a_clip_name_no_card_that_only_the_other_player_knows() -> None:
    app, page, _ = at("", "cheater", "friends")
    app.do("stay-covered")
    click(app, page, *STEP, "card:cheater")
    app.do("uncover")
    click(app, page, "put:doom", "put:ring", "leave")
    app.do("stay-covered")
    app.do("dialog", "share")
    words = " ".join(words for _, _, words in make(app, page)).casefold()
    assert "cheater" in words and "doom" not in words and "ring" not in words
    assert "including the secrets you know" in page.text()
