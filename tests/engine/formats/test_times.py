"""Clock times in PGN and PDN: exported after each move, imported for finished games."""

from __future__ import annotations

import pytest

from engine.contract.variations import readable, split_commands
from engine.session.clock import GAME, HOURGLASS, MOVE, TimeControl
from engine.session.clock_notation import read_tag
from engine.session.match import Agreed, FileResult
from tests.ui.clocks.timed_games import timed_game
from tests.ui.fakes import FakePage, make_app
from ui.app import App

HOUR_GLASS = {"kind": "hourglass", "seconds": "120"}
EACH = {"kind": "move", "seconds": "30"}
WHOLE = {"kind": "game", "seconds": "60", "increment": "2"}
MATE = ("f3", "e5", "g4", "Qh4#")
FOREIGN = """[Event "x"]
[Result "0-1"]
[TimeControl "180+2"]
[Termination "Normal"]

1. f3 { [%eval 0.0] [%clk 0:03:00] } 1... e5 {[%clk 0:02:59.5] solid}
2. g4 $4 {[%clk 0:02:00]} (2. e4 {[%clk 0:01:00] better}) 2... Qh4# {[%clk 0:02:58]} 0-1
"""


def played(game: str, chosen: dict[str, str], *moves: str) -> tuple[App, FakePage]:
    """Return a game with clocks in which each move but the first took a little over five seconds."""
    app, page, _ = timed_game(chosen, game=game)
    for move in moves:
        app.do("type", move)
        page.wait(5.3)
    return app, page


def exported(app: App, page: FakePage, suffix: str) -> str:
    app.do("export-as", suffix)
    return page.files[-1][1]


def opened(text: str) -> tuple[App, FakePage]:
    app, page, _ = make_app()
    app.do("import", text)
    return app, page


def test_clock_times_with_increment_survive_export() -> None:
    app, page = played("chess", WHOLE, *MATE)
    text = exported(app, page, ".pgn")
    assert '[TimeControl "60+2"]' in text and '[Termination "normal"]' in text
    assert "1. f3 {[%clk 0:01:02]} 1... e5 {[%clk 0:00:57]} 2. g4 {[%clk 0:00:59]}" in text
    again, page = opened(text)
    clock, old = again.table.clock, app.table.clock
    assert clock and old and clock.control == old.control
    assert [state.left for state in clock.states] == [
        tuple(-(-left // 1000) * 1000 for left in state.left) for state in old.states
    ]
    assert exported(again, page, ".pgn") == text, "a second export gives the same text"


@pytest.mark.parametrize(
    ("chosen", "tag", "command"), [(HOUR_GLASS, "*120", "clk 0:01:55"), (EACH, "1/30", "emt 0:00:06")]
)
def test_move_clocks_and_hourglasses_survive_export(chosen: dict[str, str], tag: str, command: str) -> None:
    app, page = played("chess", chosen, *MATE)
    text = exported(app, page, ".pgn")
    assert f'[TimeControl "{tag}"]' in text and f"e5 {{[%{command}]}}" in text
    again, page = opened(text)
    assert again.table.clock and app.table.clock and again.table.clock.control == app.table.clock.control
    assert exported(again, page, ".pgn") == text


def test_a_loss_on_time_survives_export() -> None:
    app, page = played("draughts", WHOLE, "11-15", "22-17")
    page.wait(90)
    assert app.table.match.agreed
    text = exported(app, page, ".pdn")
    assert '[Termination "time forfeit"]' in text and "1. 11-15 {[%clk 0:01:02]}" in text
    again, page = opened(text)
    assert again.table.match.agreed == app.table.match.agreed
    assert again.table.match.outcome == app.table.match.outcome
    assert exported(again, page, ".pdn") == text


def test_clock_times_of_other_programs_are_read_without_loss() -> None:
    app, page = opened(FOREIGN)
    clock = app.table.clock
    assert clock and clock.control == TimeControl(GAME, 180, 2)
    assert [state.left for state in clock.states[1:3]] == [(180_000, 180_000), (180_000, 179_500)]
    assert "solid" in page.text() and "[%" not in page.text()
    text = exported(app, page, ".pgn")
    assert "[%clk 0:03:00] [%eval 0.0]" in text and "solid" in text and "{[%clk 0:01:00] better}" in text
    assert "2. g4 $4 {[%clk 0:02:00]}" in " ".join(text.split()) and text.count("%clk") == 5


def test_a_game_that_goes_on_has_no_clocks_but_its_comments() -> None:
    app, page = opened(FOREIGN.replace("2... Qh4# {[%clk 0:02:58]} 0-1", "*").replace('"0-1"', '"*"'))
    assert app.table.clock is None and app.table.match.outcome is None
    assert exported(app, page, ".pgn").count("%clk") == 4


@pytest.mark.parametrize("tag", ["", "-", "?", "40/7200:3600", "*1/30", "1/7", "99999+99", "180+", "１80"])
def test_a_time_control_that_cannot_be_chosen_here_is_none(tag: str) -> None:
    assert read_tag(tag) is None
    app, _ = opened(FOREIGN.replace("180+2", tag))
    assert app.table.clock is None and app.table.match.outcome


def test_time_controls_are_read_from_tags() -> None:
    assert read_tag("300") == TimeControl(GAME, 300) and read_tag("*120") == TimeControl(HOURGLASS, 120)
    assert read_tag("1/30") == TimeControl(MOVE, 30)


@pytest.mark.parametrize("result", ["1-0", "1/2-1/2"])
def test_an_impossible_end_on_time_is_recorded_as_filed(result: str) -> None:
    """White is to move, so White has lost if time ran out."""
    text = f'[Result "{result}"]\n[Termination "time forfeit"]\n\n1. e4 e5 {result}\n'
    loser = None if result == "1/2-1/2" else 1
    assert opened(text)[0].table.match.agreed == FileResult(loser, "time forfeit")
    lost = opened(text.replace(result, "0-1"))[0].table.match
    assert lost.agreed and lost.agreed == Agreed(0, True)


def test_an_edited_comment_keeps_its_clock_time() -> None:
    assert split_commands("$1 [%clk 0:01:00] good [%eval 1]") == ("$1 good", "[%clk 0:01:00] [%eval 1]")
    assert readable("[%clk 0:01:00]") == ""
    app, _ = opened(FOREIGN)
    app.do("view", "2")
    app.do("dialog", "comment")
    app.do("comment", "$1 firm")
    assert app.table.match.lines.notes_of(0)[2] == "$1 [%clk 0:02:59.5] firm"
