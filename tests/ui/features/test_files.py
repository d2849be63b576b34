"""Files and links opened through the page: messages, questions, and saved data."""

from __future__ import annotations

import pytest

from engine.registry import GAMES
from engine.session.link import write_link
from engine.session.match import new_match
from tests.ui.fakes import FakePage, make_app
from ui.app import App

NOTHING = '[White "Ann"]\n[Black "Ben"]\n[Result "1-0"]\n\n1-0\n'
TAGS = (
    '[Event "Candidates \\"Final\\""]\n[Site "Curaçao"]\n[Date "1962.05.02"]\n[Round "1"]\n'
    f'[White "{"A very long name, of somebody with many titles"}"]\n[Black "Ben"]\n[Result "1-0"]\n'
    '[ECO "B90"]\n[WhiteElo "2700"]\n[White-Team "X"]\n[PlyCount "2"]\n[Termination "adjudication"]\n'
    '[TimeControl "40/7200:3600"]\n\n1. e4 $1 {[%clk 1:59:00] best} 1... e5 1-0\n'
)
MATCH = new_match(GAMES["chess"])
for text in ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"]:
    MATCH = MATCH.play(MATCH.game.find(MATCH.state, text))
LINK = write_link(MATCH)
POSITION = "chess/4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1"


def opened(text: str, suffix: str = "") -> tuple[App, FakePage]:
    app, page, _ = make_app()
    app.do(f"import:{suffix}" if suffix else "import", text)
    return app, page


def exported(app: App, page: FakePage, suffix: str = ".pgn") -> str:
    app.do("export-as", suffix)
    return page.files[-1][1]


def test_the_suffix_of_a_file_decides_its_game() -> None:
    assert opened(NOTHING, ".pgn")[0].table.game.info.id == "chess"
    app, _ = opened(NOTHING, ".pdn")
    assert app.table.game.info.id == "draughts" and app.table.match.outcome
    assert app.table.match.outcome.returns == (1.0, -1.0) and app.table.seats[0].name == "Ben"


@pytest.mark.parametrize("game", ["chess", "draughts"])
def test_an_ambiguous_file_asks_for_its_game(game: str) -> None:
    app, page = opened(NOTHING, ".txt")
    assert "Which game is this?" in page.text() and app.screen.name == "home"
    app.do("choose-kind", "satan")
    assert app.screen.name == "home", "only what was asked can be chosen"
    app.do("choose-kind", game)
    assert app.table.game.info.id == game and not app.screen.dialog


def test_a_dialog_lists_the_parts_left_out() -> None:
    app, page = opened("1. e4 $1000 e5 $2000\n2. hello Nf3 *")
    assert "“$1000” is not understood" in page.text() and "“hello”" not in page.text()
    app.do("left-out")
    assert "Line 2: “hello” is not understood. The rest of the game is left out." in page.text()


def test_tags_comments_and_the_result_survive_import_and_export() -> None:
    app, page = opened(TAGS)
    for _ in range(2):
        text = exported(app, page)
        assert set(TAGS.split("\n\n")[0].split("\n")) <= set(text.split("\n"))
        assert "1. e4 $1 {[%clk 1:59:00] best} 1... e5 1-0" in text
        app.do("home")
        app.do("resume", app.library.list()[0].id)


def test_an_outdated_tag_is_not_exported() -> None:
    app, page = opened(TAGS.replace("1-0", "*").replace("adjudication", "unterminated"))
    for move in ("Qh5", "Ke7", "Qxe5"):
        app.do("type", move)
    text = exported(app, page)
    assert '[Result "1-0"]' in text and "Termination" not in text
    assert '[PlyCount "5"]' in text and '[ECO "B90"]' in text


@pytest.mark.parametrize(
    "tail", [".", ")", ",", ">", "%20", "\u200b", "%E2%80%8B", "&fbclid=1", "%3E.", " ", "\n"]
)
def test_characters_after_a_link_are_ignored(tail: str) -> None:
    app, _, _ = make_app()
    app.do("link", LINK + tail)
    assert app.table.match.log == MATCH.log
    app, _, _ = make_app()
    app.do("link", POSITION + tail)
    assert app.screen.setup and app.screen.setup.start.startswith("4k3/8/8/8/8/8/8/4K2R w K")


@pytest.mark.parametrize("wrap", ["\n", "=\n", "\r\n", "%0A", "=\r\n"])
def test_a_link_in_pieces_is_joined(wrap: str) -> None:
    app, _, _ = make_app()
    app.do("link", wrap.join((LINK[:12], LINK[12:20], LINK[20:])))
    assert app.table.match.log == MATCH.log


def test_a_file_that_contains_a_link_opens_the_link() -> None:
    whole = f"https://example.org/#{LINK}"
    assert opened(f"Look:\n{whole[:40]}\n{whole[40:]}\nAnn")[0].table.match.log == MATCH.log
    assert opened(f"Look: https://example.org/#{POSITION}.")[0].screen.setup


@pytest.mark.parametrize("text", ["\ud800", "4k3/\ud800/8/8", "8/8 \udfff"])
def test_a_position_with_a_lone_surrogate_is_refused(text: str) -> None:
    app, page, _ = make_app()
    app.do("edit", "chess")
    app.do("position", text)
    app.do("link", f"chess/{text}")
    assert page.text()


def test_a_game_played_past_a_repetition_is_shown_to_its_end() -> None:
    app, page = opened("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 1-0")
    assert len(app.table.match.log) == 10 and app.table.match.recorded
    app.do("home")
    app.do("resume", app.library.list()[0].id)
    assert len(app.table.match.log) == 10 and app.table.match.recorded
    assert "5. Nf3 Nf6 1-0" in exported(app, page)
