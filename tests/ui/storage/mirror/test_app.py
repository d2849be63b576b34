"""The app and the mirror: a start with the mirror's content, and a late answer."""

from __future__ import annotations

from tests.ui.fakes import make_app, new_game
from tests.ui.storage.mirror.browsers import Browser, FakeMirror
from ui.storage.entries import write_tombstone
from ui.words.en.notices import Words


def played(browser: Browser) -> tuple[str, FakeMirror]:
    """Play two moves, then kill the browser when it has written only the first one."""
    mirror = FakeMirror(browser)
    app, page, _ = make_app(browser.area, mirror=mirror)
    app.do("set:theme", "dark")
    new_game(app)
    app.do("type", "c3-d4")
    browser.flush()
    app.do("type", "b6-a5")
    app.do("set:theme", "light")
    mirror.arrive()
    browser.kill()
    return page.here, FakeMirror(browser)


def test_the_app_starts_with_the_mirrors_later_content() -> None:
    browser = Browser()
    place, mirror = played(browser)
    app, page, _ = make_app(browser.area, place=place, mirror=mirror, found=mirror.found())
    assert len(app.table.match.log) == 2
    assert page.colours == "light"


def test_a_late_answer_of_the_mirror_acts_like_another_tab() -> None:
    browser = Browser()
    place, mirror = played(browser)
    app, page, _ = make_app(browser.area, place=place, mirror=mirror)
    assert (len(app.table.match.log), page.colours) == (1, "dark")
    app.do("mirror", mirror.found())
    assert page.colours == "light"
    assert Words.other_tab in page.text()
    app.do("take-theirs")
    assert len(app.table.match.log) == 2


def test_a_late_answer_of_the_mirror_overwrites_no_later_move() -> None:
    browser = Browser()
    place, mirror = played(browser)
    app, _, _ = make_app(browser.area, place=place, mirror=mirror)
    app.do("mirror", mirror.found())
    app.do("type", "b6-c5")
    assert app.screen.dialog == "clash"
    app.do("keep-both")
    assert sorted(entry.revision for entry in app.library.list()) == [1, 2]


def test_a_game_found_deleted_in_the_mirror_leads_home() -> None:
    browser = Browser()
    place, mirror = played(browser)
    app, page, _ = make_app(browser.area, place=place, mirror=mirror)
    key = place.removeprefix("game=")
    browser.mirrored[f"game/{key}"] = (
        write_tombstone(browser.mirrored[f"game/{key}"][0] or ""),
        browser.tick(),
    )
    app.do("mirror", mirror.found())
    app.do("take-theirs")
    assert "no longer stored here" in page.text()
    assert app.screen.name == "home"
