"""The tutorial at the table: wanted moves are played, others are refused, and nothing is saved."""

from __future__ import annotations

import pytest

from engine.registry import GAMES, INFOS, find_game
from tests.ui.fakes import FakePage, make_app
from ui.app import App
from ui.messages.table import AgreeDraw, Branch, Redo, Resign, Undo
from ui.session.session import Session
from ui.storage.seats import people
from ui.storage.store import MemoryStore

DRAUGHTS = find_game("draughts").words
OTHER = "That is legal, but not what this step asks for."


def begun(game: str = "draughts") -> tuple[App, FakePage]:
    app, page, _ = make_app()
    app.do("tutorial", game)
    return app, page


def do_step(app: App, page: FakePage, way: int = 0) -> None:
    """Play the wanted move by picks, and confirm it where a second click is needed."""
    session = app.table
    assert session.kind.run
    text = session.kind.run.step.wanted[way]
    action = next(action for action in session.choices if action.text == text)
    for target in action.path:
        app.do("pick", target)
        if app.table.to_confirm == target and app.table.why:
            app.do("pick", target)
        if app.table.match is not session.match:
            break
    page.wait(30)


def next_step(app: App, page: FakePage) -> None:
    do_step(app, page)
    app.do("next-step")


def words_of(session: Session, seen: bool = False) -> str:
    assert session.kind.run
    words = session.game.words
    return (words.tutorial_done if seen else words.tutorial)[session.kind.run.step.id]


# --- the steps ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("calm", [True, False], ids=["still", "moving"])
def test_a_newcomer_can_finish_every_tutorial(game: str, calm: bool) -> None:
    store = MemoryStore()
    app, page, search_service = make_app(store)
    page.calm = calm
    app.do("tutorial", game)
    assert app.table.kind.run
    steps = app.table.kind.run.tutorial.steps
    for number in range(1, len(steps) + 1):
        assert f"Step {number} of {len(steps)}" in page.text()
        assert words_of(app.table) in page.text() and words_of(app.table) in app.screen.announcement
        assert people(app.table.seats) == {app.table.match.player}
        do_step(app, page)
        assert app.table.between_steps and not app.table.choices
        assert words_of(app.table, seen=True) in page.text()
        assert words_of(app.table, seen=True) in app.screen.announcement
        app.do("next-step")
    assert app.screen.dialog == "guide-over"
    assert "Tutorial complete" in page.text()
    assert search_service.job is None, "no computer was asked"
    assert store.texts.keys() == {"settings"}


def test_the_animation_precedes_the_text_about_it() -> None:
    app, page = begun("ctheckers")
    page.calm = False
    app.do("dismiss")
    app.do("pick", "d4")
    app.do("pick", "b6")
    assert app.table.match.cursor == 2, "chance has decided, as the guide says"
    assert words_of(app.table) in page.text()
    page.wait(30)
    assert words_of(app.table, seen=True) in page.text()


def test_the_opponents_scripted_reply_follows_the_move() -> None:
    app, page = begun("chesskers")
    for _ in range(3):
        next_step(app, page)
    do_step(app, page)
    assert [action.text for action in app.table.match.log] == ["d4-d5", "e6xc4"]


def test_satans_fire_passes_without_a_click() -> None:
    app, page = begun("satan")
    for _ in range(4):
        next_step(app, page)
    do_step(app, page)
    assert [action.text for action in app.table.match.log][-4:] == ["stay", "4.1-3.1", "stay", "4.5-4.4"]


def test_the_dialog_at_the_end_offers_the_game_and_the_tutorial_again() -> None:
    app, page = begun("chinese")
    for _ in range(4):
        next_step(app, page)
    assert {"setup chinese", "tutorial chinese", "home"} <= page.buttons().keys()
    app.do("tutorial", "chinese")
    assert not app.screen.dialog and app.table.kind.run and app.table.kind.run.at == 0


# --- wrong moves -------------------------------------------------------------------------------------------


def test_another_legal_move_is_refused_with_an_explanation() -> None:
    app, page = begun("chess")
    match = app.table.match
    app.do("pick", "e3")
    app.do("pick", "f5")
    assert app.table.match is match and not app.table.picked
    assert OTHER in page.text() and OTHER in app.screen.announcement
    assert words_of(app.table) in page.text(), "what is asked for stays in sight"
    do_step(app, page)
    assert app.table.between_steps and OTHER not in page.text()


def test_a_typed_move_completes_a_step() -> None:
    app, page = begun("chess")
    app.do("type", "Nf5")
    assert OTHER in page.text()
    app.do("type", "Nxd5")
    assert app.table.between_steps


def test_an_illegal_move_is_refused_with_the_rules_reason() -> None:
    app, page = begun()
    app.do("pick", "a7")
    assert OTHER not in page.text()
    why = app.table.game.refusal(app.table.view, "a7")
    assert why and why.words[:-1] in page.text()


def test_the_step_stays_visible_while_a_move_awaits_confirmation() -> None:
    app, page = begun("chess")
    app.do("set:confirm", "on")
    for spot in ("e3", "f5"):
        app.do("pick", spot)
    assert app.table.proposed and words_of(app.table) in page.text()
    app.do("confirm")
    assert OTHER in page.text() and not app.table.match.log
    for spot in ("e3", "d5"):
        app.do("pick", spot)
    app.do("confirm")
    assert app.table.between_steps


def test_show_me_marks_the_wanted_move() -> None:
    app, page = begun("chess")
    app.key("h", "", False)
    page.wait(1)
    assert app.table.hint == ("e3", "d5") and not app.table.thinking
    do_step(app, page)
    assert page.buttons().get("hint") is None, "it is done"


def test_show_me_names_a_choice_that_is_not_on_the_board() -> None:
    app, page = begun("alien")
    next_step(app, page)
    app.do("hint")
    page.wait(1)
    assert "Galactic Hippo" in app.screen.message


def test_nothing_can_be_picked_between_steps() -> None:
    app, page = begun()
    do_step(app, page)
    app.do("pick", "a3")
    assert not app.table.picked and "This step is done." in page.text()
    app.key("Enter", "a3", False)
    assert app.table.kind.run and app.table.kind.run.at == 1 and "This step is done." not in page.text()


def test_the_next_step_waits_until_this_one_is_done() -> None:
    app, _ = begun()
    app.do("next-step")
    assert app.table.kind.run and app.table.kind.run.at == 0
    app.do("home")
    app.do("next-step")
    assert not app.model.session


# --- not offered in a tutorial -----------------------------------------------------------------------------


def test_buttons_without_use_in_a_tutorial_are_hidden() -> None:
    app, page = begun()
    offered = page.buttons().keys()
    assert {"home", "rules", "dialog settings", "flip-board", "zoom", "hint"} <= offered
    barred = {
        "undo",
        "redo",
        "setup-again",
        "branch",
        "hurry",
        "dialog share",
        "dialog resign",
        "dialog draw",
    }
    assert not barred & offered
    app.do("dialog", "settings")
    assert "Who plays" not in page.text()


def test_a_tutorial_ignores_undo_redo_resignation_and_draws() -> None:
    app, page = begun()
    do_step(app, page)
    match = app.table.match
    for message in (Undo(), Redo(), Branch(), Resign(), AgreeDraw()):
        app.dispatch_from_player(message)
    assert app.table.match is match and not app.screen.dialog


def test_a_step_in_mid_turn_offers_unpick_but_no_undo() -> None:
    app, page = begun("alien")
    for _ in range(3):
        next_step(app, page)
    assert "undo" not in page.buttons()
    app.do("pick", "d4|d5")
    assert "unpick" in page.buttons()


def test_earlier_positions_can_be_viewed_in_a_tutorial() -> None:
    app, page = begun()
    do_step(app, page)
    app.do("view", "0")
    assert "Step 1" not in page.text() and "Back to game" in page.text()
    assert "Continue from here" not in page.text()
    app.do("view")
    assert words_of(app.table, seen=True) in page.text()


def test_a_tutorial_shows_no_tips() -> None:
    _, page = begun()
    assert DRAUGHTS.lessons["start"] not in page.text()


# --- leaving it, and coming back ---------------------------------------------------------------------------


def test_a_tutorial_is_not_saved() -> None:
    store = MemoryStore()
    app, page, _ = make_app(store)
    app.do("tutorial", "draughts")
    next_step(app, page)
    app.do("home")
    assert not store.texts and "Continue" not in page.text()


def test_a_reload_restarts_the_tutorial() -> None:
    app, page = begun()
    next_step(app, page)
    assert page.here == "guide=draughts"
    again, page, _ = make_app(place=page.here)
    assert again.table.kind.run and again.table.kind.run.at == 0 and "Step 1 of 5" in page.text()


def test_an_unknown_tutorial_in_the_history_opens_the_home_screen() -> None:
    app, _, _ = make_app(place="guide=whist")
    assert app.screen.name == "home"


def test_leaving_cancels_the_scripted_reply() -> None:
    app, page = begun("chesskers")
    for _ in range(3):
        next_step(app, page)
    app.do("pick", "d4")
    app.do("pick", "d5")
    app.do("home")
    page.wait(30)
    assert app.screen.name == "home" and app.model.session is None


# --- where it is offered -----------------------------------------------------------------------------------


def test_every_cover_offers_the_tutorial_with_a_tick_once_it_is_done() -> None:
    app, page, _ = make_app()
    buttons = page.buttons()
    assert all(f"tutorial {game}" in buttons for game in INFOS)
    assert "✓" not in page.text()
    app.do("tutorial", "chinese")
    for _ in range(4):
        next_step(app, page)
    app.do("home")
    assert page.text().count("✓") == 1
    assert (
        page.buttons()["tutorial chinese"].attributes["aria-label"]
        == "Learn in 2 minutes: Chinese Checkers, done"
    )
    assert "chinese/guide" in (app.store.get("settings") or "")


def test_the_set_up_offers_the_tutorial_until_it_is_done() -> None:
    app, page, _ = make_app()
    app.do("setup", "chinese")
    assert "New here?" in page.text()
    app.do("lesson-seen", "chinese/guide")
    assert "New here?" not in page.text()


def test_a_game_without_a_tutorial_offers_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find_game("chinese")), "tutorial", None)
    app, page, _ = make_app()
    app.do("setup", "chinese")
    assert "New here?" not in page.text()
    app.do("tutorial", "chinese")
    assert app.screen.name == "setup" and not app.model.session
