"""The code that shows the game at the table on another page, made in the share dialog."""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64decode
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.registry import GAMES
from engine.session.link import read_link
from tests.ui.fakes import FakePage, act, make_app, new_game, play
from tests.ui.features.alien import STEP, at, click
from tests.ui.features.variations.branches import chess
from ui.app import App
from ui.panels.clips import embed
from ui.panels.clips.embed import embed_code, embed_plan
from ui.tree import Node, find_all

ROOT = Path(__file__).parents[3]
OPENING = ("e2e4", "e7e5", "g1f3", "b8c6")


class Frames(HTMLParser):
    """Collects the attributes of the frames in a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[dict[str, str | None]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag == "iframe"
        self.found.append(dict(attrs))


def copied(app: App, page: FakePage) -> dict[str, str | None]:
    """Copy the code in the share dialog, and return the attributes of its frame."""
    app.do("dialog", "share")
    app.do("embed")
    (frame,) = Frames(page.copied).found
    return frame


def data_of(frame: dict[str, str | None]) -> Any:
    """Return the data in the address of a frame."""
    text = str(frame["src"]).partition("#embed=")[2]
    return json.loads(zlib.decompress(urlsafe_b64decode(text + "=" * (-len(text) % 4)), -15))


def fields(page: FakePage) -> list[Node]:
    """Return the field with the code, if it is shown."""
    return list(find_all(page.nodes, tag="input", id="share-embed"))


def test_the_code_is_a_frame_with_every_position_and_a_link_to_the_game() -> None:
    app, page = chess(*OPENING)
    frame = copied(app, page)
    assert str(frame["src"]).startswith("https://example.test/odd/embed.html#embed=")
    assert (frame["title"], frame["loading"]) == ("Chess: White – Black", "lazy")
    assert (frame["width"], frame["height"]) == ("400", "598") and "sandbox" not in frame
    data = data_of(frame)
    assert [name for name, _, _, _ in data["frames"]] == ["", "1. e4", "1… e5", "2. Nf3", "2… Nc6"]
    assert (
        data["frames"][1][1] == "White pawn moves from e2 to e4." and "e4, white pawn" in data["frames"][1][3]
    )
    assert [len(things) for _, _, things, _ in data["frames"]] == [32, 35, 35, 35, 35], (
        "with marks and a trail"
    )
    assert read_link(data["link"]).match.texts == OPENING and data["language"] == "en"
    assert app.screen.message == "Copied."


def test_the_code_can_be_selected_once_it_was_made() -> None:
    app, page = chess(*OPENING)
    app.do("dialog", "share")
    assert not fields(page)
    app.do("embed")
    assert [each.attributes["value"] for each in fields(page)] == [page.copied]
    app.do("close")
    app.do("dialog", "share")
    assert not fields(page)


def test_an_earlier_position_ends_the_board_and_its_link() -> None:
    app, page = chess(*OPENING)
    app.do("view", "2")
    data = data_of(copied(app, page))
    assert [name for name, _, _, _ in data["frames"]] == ["", "1. e4", "1… e5"] and not data["result"]
    assert read_link(data["link"]).match.texts == OPENING[:2]


def test_a_finished_game_has_its_result() -> None:
    app, page = chess("f2f3", "e7e5", "g2g4", "d8h4")
    app.do("close")
    assert data_of(copied(app, page))["result"].startswith("Black wins by checkmate")


def test_a_variation_is_shown_with_a_link_to_its_position() -> None:
    app, page = chess(*OPENING)
    app.do("view", "2")
    app.do("variation")
    play(app, "b1c3")
    data = data_of(copied(app, page))
    match = read_link(data["link"]).match
    assert data["frames"][-1][0] == "2. Nc3" and match.start and not match.texts


def test_a_game_with_secrets_shows_only_the_position_as_all_know_it() -> None:
    app, page, _ = at("", "cheater", "friends")
    app.do("stay-covered")
    click(app, page, *STEP, "card:cheater")
    app.do("uncover")
    click(app, page, "put:doom", "put:ring", "leave")
    app.do("stay-covered")
    data = data_of(copied(app, page))
    (only,) = data["frames"]
    assert only[:2] == ["", ""] and "A board with this position" in page.text()
    public = json.dumps(data).casefold()
    assert not [name for name in ("cheater", "doom", "earth", "mars") if name in public]
    assert data["link"] == app.screen.links.position


def test_a_very_long_game_shows_only_its_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(embed, "MOST_MOVES", 3)
    app, page = chess(*OPENING)
    data = data_of(copied(app, page))
    assert len(data["frames"]) == 1 and data["link"] == app.screen.links.position


def test_names_cannot_leave_their_attribute() -> None:
    app, _ = chess(*OPENING)
    app.do("dialog", "share")
    hostile = app.table._replace(seats=tuple(each._replace(name='"><b onx="') for each in app.table.seats))
    plan = embed_plan(app.model)._replace(session=hostile)
    (frame,) = Frames(embed_code(plan, "x", "https://a.test/b/index.html?q#r")).found
    assert '"><b onx="' in str(frame["title"]) and str(frame["src"]).startswith(
        "https://a.test/b/embed.html#"
    )


def test_outside_the_share_dialog_nothing_is_copied() -> None:
    app, page = chess(*OPENING)
    app.do("embed")
    assert not page.copied


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_page_knows_every_shape_and_drawing(game: str) -> None:
    script = (ROOT / "assets" / "embed.js").read_text("utf-8")
    (known,) = re.findall(r"KINDS = /(.*)/;", script)
    app, page, _ = make_app()
    new_game(app, game=game)
    rng = Random(5)
    for _ in range(12):
        while app.screen.dialog:
            app.do("show-secret" if app.screen.dialog == "secret-cover" else "close")
        if app.table.actions:
            act(app, rng.choice(app.table.actions))
        page.wait(5)
    app.do("dialog", "share")
    plan = embed_plan(app.model)
    whole = plan if plan.moves else plan._replace(moves=app.table.log.entries)
    data = embed.embed_data(whole, "x")
    kinds = {shape[0] for _, _, things, _ in data["frames"] for shape in things}
    kinds |= {kind for kind, *_ in data["board"]}
    assert not [kind for kind in kinds if isinstance(kind, str) and not re.fullmatch(known, kind)]
    assert {kind for kind in kinds if isinstance(kind, int)} == {*range(len(data["drawings"]))}
    missing = [
        name for name in data["drawings"] if not (ROOT / "assets" / "pieces" / f"{name}.svg").is_file()
    ]
    assert not missing and len(data["frames"]) > 4
