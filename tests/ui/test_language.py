"""No English is left over: every shown or spoken text can be translated."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path

import pytest

import ui
from engine.contract.game import AnyGame
from engine.contract.language import set_language
from engine.contract.rng import Rng, new_rng
from engine.contract.search import Considered
from engine.contract.values import TERMINAL
from engine.games.draughts.openings import TABLE as DRAUGHTS_OPENINGS
from engine.registry import GAMES, INFOS
from engine.session.link import write_position_link
from engine.session.match import new_match
from engine.session.puzzles.table import find_puzzle, puzzles_of
from tests.literals import SENTENCE, literals
from tests.pseudo import left_over, upside_down
from tests.turning import turn
from tests.ui.fakes import FakePage, FakeSearch, change, make_app, new_game, set_up
from tests.ui.storage.faulty import FaultyStore
from ui.app import App
from ui.messages.answers import Copied
from ui.panels.variations import beginning
from ui.session.analysis.state import SearchInfo
from ui.session.screen import OPENING
from ui.storage.store import PREFIX, MemoryStore, Store
from ui.tree import Child, Kept

READ = ("aria-label", "title", "placeholder", "alt")
"""Attributes that are shown or spoken."""
SUFFIXES = ("PGN", "PDN", ".pgn", ".pdn")
ACTIONS = (25, pytest.param(60, marks=pytest.mark.soak))
"""Maximum number of random actions per game."""
ASIDE = 6
"""Number of actions between other commands."""
UI = Path(ui.__file__).parent
TOLD_TO_NOBODY = ("computer", "platform", "commands.py", "board", "tree.py")
"""Places of sentences for developers alone."""
SILENT = [
    path
    for path in sorted(UI.rglob("*.py"))
    if "words" not in path.parts and path.relative_to(UI).parts[0] not in TOLD_TO_NOBODY
]
"""Files without texts for players."""


class Dated(FakePage):
    """A page that writes dates in digits."""

    def date(self, seconds: float) -> str:
        return f"{seconds:.0f}"


def open_app(store: Store | None = None, fragment: str = "") -> tuple[App, FakePage, FakeSearch]:
    return make_app(store, page=Dated(fragment))


def readable(node: Child) -> Iterator[str]:
    """Yield all visible and spoken texts of an element."""
    if isinstance(node, str):
        yield node
        return
    node = node.node if isinstance(node, Kept) else node
    yield from (str(node.attributes[name]) for name in READ if node.attributes.get(name))
    for child in node.children:
        yield from readable(child)


def shown(page: FakePage) -> list[str]:
    return [text for node in page.nodes for text in readable(node)]


def written(app: App) -> Iterable[str]:
    """Return the moves in the game's notation, which is the same in all languages."""
    if not app.model.at_table or not app.table.game.notations:
        return ()
    session = app.table
    actions = session.game.legal_actions(session.state) if session.match.player >= 0 else ()
    names = (session.game.written(session.view, action) for action in actions)
    match = session.main.match
    beside = (
        beginning(match.game, match.states[branch.at], branch.actions[0], "")
        for branch in match.lines.branches
        if not branch.parent
    )
    return (*(logged.name for logged in session.log.logged_actions), *names, *beside)


OPENING_NAMES = [row.split(" | ")[1] for row in DRAUGHTS_OPENINGS]
"""Names that are the same in every language."""


def expect_no_english(app: App, page: FakePage) -> None:
    """Fail if anything on the page is English."""
    names = (*SUFFIXES, *written(app), *OPENING_NAMES)
    assert not [text for text in shown(page) if left_over(text, names)]


def press(app: App, page: FakePage, *commands: tuple[str, str] | str) -> None:
    """Run commands one after the other, and check the page after each."""
    for command in commands:
        app.do(*((command,) if isinstance(command, str) else command))
        expect_no_english(app, page)


@pytest.fixture(autouse=True)
def turned() -> Iterator[None]:
    with upside_down():
        yield


# --- before a game ---------------------------------------------------------------------------------------


def test_the_first_screen_with_saved_games() -> None:
    store = MemoryStore()
    app, page, _ = open_app(store)
    expect_no_english(app, page)
    for way in ("friends", "solo"):
        new_game(app, way)
        app.do("pick", "a3" if "a3" in app.table.geometry.spots else "11")
        press(app, page, "resign", "home")
    texts = dict(store.texts)
    key, text = next((key, text) for key, text in texts.items() if key.startswith("game/"))
    store.texts["game/bad"] = text[:-20]
    store.texts["game/new"] = text.replace("oddcheckers-game 1.", "oddcheckers-game 9.")
    app, page, _ = open_app(store)
    press(app, page, "library")
    assert turn("A damaged game") in page.text() and turn("A newer game") in page.text()
    name = key.removeprefix("game/")
    press(app, page, ("rename", name), ("renamed", ""), ("renamed", "7" * 99), ("renamed", "7"))
    press(app, page, ("filter:text", "7"), ("filter:text", ""), (f"mark:{name}", "on"), ("mark:new", "on"))
    press(app, page, "delete-marked", "restore")
    press(app, page, ("delete", name), "restore", ("delete", "new"), ("resume", "bad"), ("resume", "gone"))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_set_up(game: AnyGame) -> None:
    app, page, _ = open_app()
    press(app, page, ("setup", game.info.id), ("first", "chance"), ("rules", game.info.id), "close")
    for way in ("friends", "watch", "solo"):
        press(app, page, ("seating", way))
    for option in game.info.options:
        for value in option.choices:
            press(app, page, (f"option:{option.id}", value))
    match = new_match(game, {})
    set_up(app, game.info.id, game.position(game.view(match.state, None)))
    expect_no_english(app, page)
    app, page, _ = open_app(fragment=write_position_link(match))
    expect_no_english(app, page)


@pytest.mark.parametrize("game", [game for game in GAMES if puzzles_of(game)])
def test_puzzles(game: str) -> None:
    app, page, _ = open_app()
    press(app, page, "puzzles", ("puzzles", game), ("puzzle", "none"), ("puzzle", f"{game}/1"))
    for text in (wrong_try(app), find_puzzle(f"{game}/1").key):
        app.do("type", text)
        for _ in range(30):
            expect_no_english(app, page)
            page.wait(0.5)
    press(app, page, "hint", ("next-puzzle", f"{game}/1"), "home")


def wrong_try(app: App) -> str:
    key = app.table.kind.run and app.table.kind.run.step.wanted[0]
    return next(action.text for action in app.table.choices if action.text not in (key, "resign"))


# --- a game ----------------------------------------------------------------------------------------------

ASIDES: tuple[tuple[tuple[str, str] | str, ...], ...] = (
    (("dialog", "settings"), ("set:odds", "on"), ("sit:0", "level1"), ("sit:0", ""), "close"),
    (("dialog", "share"), ("copy", "x"), "dismiss", "close"),
    (("dialog", "resign"), "close"),
    (("dialog", "draw"), "close"),
    (("rules", ""), "close"),
    ("undo", "undo", "redo", "redo", "flip-board", "zoom"),
    ("step-back", "step-back", "step-on", ("type", "99"), ("view", "")),
    (("type", "99"), "no-offline", "acknowledge", "dismiss", "undo"),
    ("secrets", "stay-covered", "pause", "resume-thinking"),
)
"""Commands beside the play."""


def go_through(app: App, page: FakePage) -> None:
    """Close the covers and dialogs that open by themselves."""
    answers = {"cover": "uncover", "secret-cover": "show-secret", "secret": "hide-secret"}
    while app.screen.dialog in answers:
        press(app, page, answers[app.screen.dialog])


def next_pick(app: App, rng: Rng) -> str:
    """Return a choice that continues an action."""
    session = app.table
    at, picked = len(session.picked), session.picked
    paths = [a.path for a in session.choices if a.path[:at] == picked and len(a.path) > at]
    return rng.choice(sorted({path[at] for path in paths if path[at] != "resign"} or {paths[0][at]}))


def one_pick(app: App, page: FakePage, rng: Rng) -> None:
    go_through(app, page)
    if app.table.choices:
        before = app.table
        app.do("pick", next_pick(app, rng))
        if app.table.why and app.table.to_confirm:
            app.do("pick", app.table.to_confirm)
        assert app.table is not before


def hint(app: App, page: FakePage, search_service: FakeSearch, rng: Rng) -> None:
    """Ask for a hint; the answer is any legal action."""
    app.do("hint")
    expect_no_english(app, page)
    if search_service.job:
        game, state = app.table.game, app.table.state
        search_service.done(rng.choice(game.legal_actions(state)).text)
        expect_no_english(app, page)


def refusals(app: App, page: FakePage, rng: Rng) -> None:
    """Click on any spots."""
    for spot in rng.sample(sorted(app.table.geometry.spots), 5):
        app.do("pick", spot)
        expect_no_english(app, page)
        app.key("Escape", "", False)


def is_over(app: App) -> bool:
    return app.table.match.player == TERMINAL


@pytest.mark.parametrize("most", ACTIONS)
@pytest.mark.parametrize("game", list(INFOS))
def test_a_game(game: str, most: int) -> None:
    app, page, search_service = open_app()
    rng, asides = new_rng(5), count()
    new_game(app, "friends", game)
    while not is_over(app) and app.table.match.cursor < most:
        before = app.table.match.cursor
        while not is_over(app) and app.table.match.cursor == before:
            one_pick(app, page, rng)
        if app.table.match.cursor % ASIDE == 0 and not is_over(app):
            go_through(app, page)
            expect_no_english(app, page)
            refusals(app, page, rng)
            hint(app, page, search_service, rng)
            press(app, page, *ASIDES[next(asides) % len(ASIDES)])
            go_through(app, page)
    if not is_over(app):
        press(app, page, "agree" if len(app.table.seats) == 2 else "resign")
    expect_no_english(app, page)
    press(app, page, "close", ("view", "0"), "branch", ("view", ""), "rematch", "setup-again", "home")


def test_a_variation() -> None:
    app, page, _ = open_app()
    rng = new_rng(5)
    new_game(app, "friends", "satan")
    for _ in range(6):
        one_pick(app, page, rng)
    press(app, page, "unpick", ("view", "0"), "variation")
    while app.table.at < 2:
        one_pick(app, page, rng)
        expect_no_english(app, page)
    press(app, page, ("dialog", "comment"), ("comment", "1"), ("line", "1"), ("name-line", "2"), "undo")
    press(app, page, "leave-line", ("unfold", "1"), ("unfold", "1"), ("line", "1"), ("promote", "1"))
    press(app, page, ("dialog", "share"), "close", ("delete-line", "1"), "restore-line", "home")


# --- what happens beside it --------------------------------------------------------------------------------


def test_a_series_with_computers_that_think() -> None:
    app, page, search_service = open_app()
    rng = new_rng(1)
    press(app, page, ("setup", "satan"), *(("option:" + o.id, o.choices[-1]) for o in INFOS["satan"].options))
    press(app, page, ("seating", "watch"), "start")
    for _ in range(8):
        page.wait(2)
        expect_no_english(app, page)
        if search_service.job:
            search_service.progress(SearchInfo(3, 12_345))
            expect_no_english(app, page)
            game, state = app.table.game, app.table.state
            legal = game.legal_actions(state)
            chosen, *others = rng.sample(legal, k=min(2, len(legal)))
            line = Considered(chosen.text, 0.2, line=tuple(other.text for other in others))
            best = (line, *(Considered(other.text, 0.1, at_most=True) for other in others))
            search_service.done(chosen.text, SearchInfo(3, 12_345, best))
            expect_no_english(app, page)
            press(app, page, ("dialog", "why"))
            expect_no_english(app, page)
            press(app, page, "close")
    page.wait(2)
    press(app, page, "pause", ("sit:0", ""), "resume-thinking", ("sit:1", ""), "resign", "next-game", "home")


def test_two_tabs() -> None:
    store = MemoryStore()
    app, page, _ = open_app(store)
    new_game(app)
    rng = new_rng(2)
    one_pick(app, page, rng)
    one_pick(app, page, rng)
    key = app.table.key
    other, other_page, _ = open_app(store)
    press(other, other_page, ("resume", key))
    while other.table.match.cursor < 3:
        one_pick(other, other_page, rng)
    press(app, page, ("storage", f"{PREFIX}game/{key}"))
    assert turn("Show it") in page.text()
    while not app.screen.dialog:
        one_pick(app, page, rng)
    assert app.screen.dialog == "clash"
    press(app, page, "keep-both", "home", ("resume", key), "take-theirs")


@pytest.mark.parametrize("fault", ["full", "drop"])
def test_a_store_that_keeps_nothing(fault: str) -> None:
    store = FaultyStore()
    store.faults = [fault] * 99
    app, page, _ = open_app(store)
    new_game(app)
    while not app.screen.alerts:
        one_pick(app, page, new_rng(3))
    expect_no_english(app, page)


def test_imported_content() -> None:
    app, page, _ = open_app()
    rounds = "".join(f'[White "{i}"]\n[Result "*"]\n\n1. e4 *\n\n' for i in range(1, 70))
    press(app, page, ("import", rounds), ("find-game", "3"), ("find-game", "?"), ("choose-game", "2"))
    press(app, page, ("dialog", "share"), "close", ("import", "{"), "dismiss", ("import", "1. e9"))
    press(app, page, "dismiss", ("unread", "large"), ("unread", ""), "home", ("link", "7.7.7"), "dismiss")
    change(app, (app.model.with_dialog(OPENING), ()))
    expect_no_english(app, page)
    press(app, page, "stop-opening", "update", "acknowledge")
    app.dispatch(Copied(False))
    expect_no_english(app, page)


def test_kept_elements_are_redrawn_in_another_language() -> None:
    app, page, _ = open_app()
    new_game(app)
    one_pick(app, page, new_rng(1))
    set_language("en")
    app.do("flip-board")
    assert "light square h1, empty" in page.text()


@pytest.mark.parametrize("path", SILENT, ids=lambda path: str(path.relative_to(UI)))
def test_only_words_modules_contain_sentences(path: Path) -> None:
    assert not [text for text in literals(path) if SENTENCE.search(text)]
