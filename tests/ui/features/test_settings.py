"""What the settings change, one after the other."""

from __future__ import annotations

import pytest

from tests.ui.fakes import FakePage, make_app, new_game
from ui.app import App
from ui.panels.words.settings import say


def table(game: str = "draughts", motor: bool = True, **settings: str) -> tuple[App, FakePage]:
    """A new game that friends play, with some settings, on a device that trembles if it has a `motor`."""
    page = FakePage()
    page.motor = motor
    app, page, _ = make_app(page=page)
    for name, value in settings.items():
        app.do(f"set:{name}", value)
    new_game(app, game=game)
    return app, page


def click(app: App, *spots: str) -> None:
    for spot in spots:
        app.do("pick", spot)


# --- motion and sound ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("speed", "seconds"), [("slow", 0.48), ("usual", 0.24), ("fast", 0.12)])
def test_pieces_move_as_fast_as_is_wanted(speed: str, seconds: float) -> None:
    app, page = table(motion="on", speed=speed)
    click(app, "c3", "d4")
    page.wait(seconds - 0.03)
    assert app.table.step is not None, "still on its way"
    page.wait(0.06)
    assert app.table.step is None


@pytest.mark.parametrize(("place", "loud"), [("1", 0.25), ("4", 1.0)])
def test_sounds_are_as_loud_as_is_wanted(place: str, loud: float) -> None:
    app, page = table(volume=place)
    click(app, "c3", "d4")
    assert (page.heard, page.loud) == (["step"], loud)


def test_no_sound_is_heard_when_they_are_off() -> None:
    app, page = table(volume="0")
    click(app, "c3", "d4")
    assert page.heard == [] and app.table.match.log


def test_what_is_done_can_be_felt() -> None:
    app, page = table()
    click(app, "e5")
    assert page.felt == ["no"]
    click(app, "c3", "d4")
    assert page.felt == ["no", "pick", "step"]
    click(app, "f6", "e5", "d4", "f6")
    assert page.felt[3:] == ["pick", "step", "pick", "capture"]


def test_the_end_is_felt() -> None:
    app, page = table("chess")
    for move in ("f2f3", "e7e5", "g2g4", "d8h4"):
        click(app, move[:2], move[2:])
    assert app.screen.dialog == "result" and page.felt[-2:] == ["step", "end"]


@pytest.mark.parametrize("can", [True, False])
def test_nothing_trembles_where_it_cannot_or_must_not(can: bool) -> None:
    app, page = table(motor=can, tremble="off" if can else "on")
    click(app, "c3", "d4")
    assert page.felt == []
    app.do("dialog", "settings")
    assert (say.tremble in page.text()) == can
