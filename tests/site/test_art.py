"""Drawings: plain, small and self-contained; and all that the games' pictures name exist."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from engine.contract.events import Drawn, Event, Looked, Revealed, Rolled
from engine.contract.game import AnyGame
from engine.contract.picture import Picture
from engine.registry import GAMES
from tests.engine.contract.checks.every import covering
from tests.engine.contract.checks.played import play_out
from ui.board.pieces import FOLDERS as SETS

ASSETS = Path(__file__).parents[2] / "assets"
SQUARE, PORTRAIT, COVER, ENDING = "0 0 100 100", "0 0 96 96", "0 0 240 150", "0 0 160 120"
FOLDERS = {
    **dict.fromkeys(("pieces", "pieces/cut", "pieces/bold", "cards", "icons", "ends"), SQUARE),
    "portraits": PORTRAIT,
    "covers": COVER,
    "endings": ENDING,
}
"""View box of the drawings in each folder."""
FILES = [path for folder in FOLDERS for path in sorted((ASSETS / folder).glob("*.svg"))]
SEEDS = range(3)
LARGEST = {SQUARE: 4096, PORTRAIT: 3072, COVER: 6144, ENDING: 5120}
"""Maximum size in bytes, by view box."""
SPACE = "{http://www.w3.org/2000/svg}"
SHAPES = {"svg", "g", "path", "circle", "ellipse", "rect"}
"""Elements and attributes of a drawing: no text, no scripts, nothing external, no links."""


def names_of(picture: Picture) -> set[str]:
    """Return the files that a picture needs, below `assets/`."""
    pieces = {art for piece in picture.pieces for art in (piece.art, *piece.badges, *piece.under)}
    pieces |= {ground.art for ground in picture.grounds if ground.art} | {
        overlay.art for overlay in picture.overlays
    }
    pieces |= {art for tray in picture.trays for art, _, _ in tray.items}
    return {f"pieces/{art}" for art in pieces} | {f"cards/{card.art}" for card in picture.cards}


def names_in(events: tuple[Event, ...]) -> set[str]:
    """Return the files that events need."""
    names: set[str] = set()
    for event in events:
        match event:
            case Revealed() | Looked():
                names.add(f"pieces/{event.art}")
            case Rolled():
                names |= {f"pieces/{face}" for face in event.faces}
            case Drawn():
                names.add(f"cards/{event.art}")
    return names - {"pieces/", "cards/"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_drawing_is_plain_and_small(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    box = FOLDERS[str(path.parent.relative_to(ASSETS))]
    assert root.get("viewBox") == box
    assert len(text) < LARGEST[box]
    assert {element.tag.removeprefix(SPACE) for element in root.iter()} <= SHAPES
    attributes = {name for element in root.iter() for name in element.attrib}
    assert not [name for name in attributes if name.startswith("on") or name.endswith(("href", "style"))]
    assert not re.search(r"url\(|<\?|<!(?!--)", text)


def test_names_are_plain() -> None:
    assert FILES
    assert not [path.name for path in FILES if not re.fullmatch(r"[a-z]+(-[a-z]+)*\.svg", path.name)]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_drawing_that_a_game_names_exists(game: AnyGame, seed: int) -> None:
    missing = set()
    for options in covering(game):
        match = play_out(game, options, seed)
        for state in match.states:
            for view in {game.view(state, seat) for seat in (None, *range(len(match.seats)))}:
                missing |= names_of(game.picture(view))
        for state, action in zip(match.states, match.log, strict=False):
            for seat in (None, *range(len(match.seats))):
                missing |= names_in(game.events(state, action, seat))
        if match.outcome and match.outcome.reason.art:
            missing.add(f"ends/{match.outcome.reason.art}")
    assert not {name for name in missing if not (ASSETS / f"{name}.svg").is_file()}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_drawing_of_a_palette_exists(game: AnyGame) -> None:
    editor = game.editor()
    brushes = {brush for options in game.all_options() for brush in editor.brushes(options)} if editor else ()
    names = {brush.alone or brush.art for brush in brushes} | {brush.art for brush in brushes}
    assert not {name for name in names if not (ASSETS / "pieces" / f"{name}.svg").is_file()}


@pytest.mark.parametrize("folder", SETS)
def test_a_set_of_pieces_has_the_drawings_that_it_says(folder: str) -> None:
    there = {path.stem for path in (ASSETS / "pieces" / folder).glob("*.svg")}
    assert there == SETS[folder]
    assert all((ASSETS / "pieces" / f"{name}.svg").is_file() for name in there), "another one of a piece"


PAGES = sorted((ASSETS.parent / "docs").glob("*.md"))
PICTURE = re.compile(r"^!\[(?P<alt>[^]]*)\]\(\.\./assets/rules/(?P<name>[^)]+)\)$", re.MULTILINE)
ANY_PICTURE = re.compile(r"!\[[^]]*\]\(([^)]+)\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_picture_of_a_page_is_there_and_a_board_is_described(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert all((page.parent / address).is_file() for address in ANY_PICTURE.findall(text))
    for found in PICTURE.finditer(text):
        assert len(found["alt"].split()) > 5, found["name"]


def test_every_rules_picture_is_shown_on_a_page_and_is_self_contained() -> None:
    shown = {found["name"] for page in PAGES for found in PICTURE.finditer(page.read_text(encoding="utf-8"))}
    files = sorted((ASSETS / "rules").glob("*.svg"))
    assert {path.name for path in files} == shown
    for path in files:
        root = ElementTree.fromstring(path.read_text(encoding="utf-8"))
        assert all(use.get("href", "").startswith("#") for use in root.iter(f"{SPACE}use"))
