"""Another language, chosen in the settings: it takes effect at once, and after a reload."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.contract.language import ENGLISH, current_language, set_language
from tests.pseudo import left_over, speak
from tests.turning import TURNED, turn
from tests.ui.fakes import change, make_app, new_game
from ui.messages.answers import SettingsRead
from ui.session.effects import UseLanguage
from ui.session.settings import Settings
from ui.storage.store import MemoryStore


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    speak()  # makes the texts of the pseudo-language
    set_language(ENGLISH)
    yield
    set_language(ENGLISH)


def test_the_language_is_saved() -> None:
    store = MemoryStore()
    app, *_ = make_app(store)
    app.do("set:language", "de")
    assert current_language() == "de"
    set_language(ENGLISH)
    make_app(store)
    assert current_language() == "de"


def test_an_unknown_language_is_refused() -> None:
    store = MemoryStore()
    app, *_ = make_app(store)
    with pytest.raises(ValueError, match="language"):
        app.do("set:language", "xx")
    assert app.screen.settings.language == "system"


def test_a_game_in_progress_follows_a_change_of_language() -> None:
    app, page, _ = make_app()
    new_game(app, "friends", "draughts")
    for spot in ("c3", "d4", "b6", "a5", "e3"):
        app.do("pick", spot)
    app.do("pick", "c5")
    assert app.table.why and "Moves so far" in page.text()
    change(app, (app.model, (UseLanguage(Settings(language=TURNED)),)))
    assert current_language() == TURNED and app.table.why is None
    assert turn("Moves so far") in page.text()
    assert not left_over(app.table.picture.prompt)
    assert not [logged for logged in app.table.log.logged_actions if left_over(logged.words)]
    change(app, (app.model, (UseLanguage(Settings(language=ENGLISH)),)))
    assert "Moves so far" in page.text()


def test_settings_that_arrive_late_set_the_language() -> None:
    app, *_ = make_app()
    app.dispatch(SettingsRead(Settings(language="de")))
    assert current_language() == "de" and app.screen.settings.language == "de"
