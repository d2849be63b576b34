"""Alerts about the app: a new version, no offline play; and shortcuts to a game's set-up."""

from tests.ui.fakes import make_app
from tests.ui.storage.faulty import FaultyStore
from ui.words.en.notices import say
from ui.words.en.storage import say as storage


def test_a_new_version_is_announced_between_games_and_used_when_the_player_agrees() -> None:
    app, page, _ = make_app()
    app.do("setup", "draughts")
    app.do("start")
    app.do("update")
    assert "A new version" not in page.text()
    app.do("home")
    assert "A new version is ready." in page.text()
    assert page.renewed == 0
    app.do(str(page.buttons()["renew"].attributes["data-do"]))
    assert page.renewed == 1


def test_a_dismissed_new_version_is_not_announced_again() -> None:
    app, page, _ = make_app()
    app.do("update")
    app.do("acknowledge")
    app.do("setup", "draughts")
    app.do("home")
    assert "A new version" not in page.text()


def test_the_new_version_is_announced_after_another_message_is_dismissed() -> None:
    app, page, _ = make_app()
    app.model = app.model.with_screen(app.screen.with_message("Something else.", lasting=True))
    app.do("update")
    assert "A new version" not in page.text()
    app.do("dismiss")
    assert "A new version" in page.text()


def test_an_alert_says_that_offline_play_is_not_available() -> None:
    app, page, _ = make_app()
    app.do("no-offline")
    assert "cannot store the games for offline play" in page.text()


def test_alerts_are_shown_one_by_one_and_the_most_serious_first() -> None:
    store = FaultyStore()
    store.shut = True
    app, page, _ = make_app(store)
    lost, offline, new = (storage.forbidden, say.no_offline, say.update)
    for news in ("update", "no-offline", "no-offline"):
        app.do(news)
    assert [lost in page.text(), offline in page.text(), new in page.text()] == [True, False, False]
    app.do("setup", "draughts")
    app.do("start")
    app.do("type", "99")
    assert lost in page.text(), "a message beside it takes nothing away"
    app.do("home")
    app.do("acknowledge")
    assert [lost in page.text(), offline in page.text(), new in page.text()] == [False, True, False]
    app.do("acknowledge")
    assert [lost in page.text(), offline in page.text(), new in page.text()] == [False, False, True]
    app.do("acknowledge")
    assert not app.screen.alerts


def test_a_shortcut_opens_the_set_up_of_its_game() -> None:
    app, page, _ = make_app(fragment="new=draughts")
    assert app.screen.name == "setup"
    assert "English Draughts" in page.text()


def test_a_shortcut_to_an_unknown_game_shows_an_error() -> None:
    app, _, _ = make_app(fragment="new=whist")
    assert app.screen.name == "home"
    assert app.screen.message
