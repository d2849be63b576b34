"""Long links, saves and files: read in slices with a progress bar; lists of games with a filter."""

from __future__ import annotations

import json

import pytest

from engine.contract.game import Game
from engine.contract.rng import new_rng
from engine.contract.steps import Steps
from engine.contract.values import Action
from engine.registry import GAMES
from engine.session.link import LINK_ACTIONS, write_link
from engine.session.match import Match, new_match
from engine.session.save import SAVE_VERSION, _sum, write_save
from tests.ui.fakes import FakePage, act, make_app, new_game
from ui.app import App
from ui.features.share import links
from ui.panels.dialogs.files import MOST
from ui.storage.store import MemoryStore
from ui.tree import find_all, texts

SLOW = 0.02
"""Seconds that each reading of the clock takes here: after five, the progress is shown."""


class SlowPage(FakePage):
    """A page on which time passes with every reading of the clock."""

    def now(self) -> float:
        self.time += SLOW
        return self.time


def shuffled(plies: int) -> Match:
    """Return a game of chess with random moves."""
    match, rng = new_match(GAMES["chess"]), new_rng(3)
    for _ in range(plies):
        match = match.play(rng.choice(match.game.legal_actions(match.state)))
    return match


MATCH = shuffled(200)
LINK = write_link(MATCH)


def slow_app(fragment: str = "") -> tuple[App, FakePage]:
    app, page, _ = make_app(page=SlowPage(fragment))
    return app, page


def progress(page: FakePage) -> int:
    return next(int(str(n.attributes["value"])) for n in page.every() if n.tag == "progress")


def test_a_long_link_shows_its_progress_and_then_opens() -> None:
    app, page = slow_app(LINK)
    assert app.screen.name == "home" and "Opening the game" in page.text()
    seen = set()
    for _ in range(100):
        if app.screen.dialog:
            seen.add(progress(page))
        page.wait(5 * SLOW)
    assert len(seen) > 2 and app.table.match.log == MATCH.log
    assert not app.screen.dialog


@pytest.mark.parametrize("how", ["stop-opening", "escape", "home", "setup"])
def test_a_cancelled_reading_does_not_continue(how: str) -> None:
    app, page = slow_app(LINK)
    if how == "escape":
        app.key("Escape", "", typing=False)
    else:
        app.do(how, "chess")
    page.wait(100)
    assert app.screen.name == ("setup" if how == "setup" else "home")
    assert not app.screen.dialog and page.fragment() == "" and not page.waiting


def test_a_second_link_replaces_the_first() -> None:
    app, page = slow_app(LINK)
    app.do("link", write_link(shuffled(30)))
    page.wait(100)
    assert len(app.table.match.log) == 30


def test_a_save_with_a_late_fault_is_refused_and_not_stored() -> None:
    app, page = slow_app()
    content = json.loads(write_save(MATCH))["content"]
    content["log"][-1] = "a1a1"
    app.do("import", json.dumps({"oddcheckers": SAVE_VERSION, "check": _sum(content), "content": content}))
    assert app.screen.dialog == "opening"
    page.wait(100)
    assert "does not follow the rules" in page.text() and app.library.list() == ()


def test_the_computer_waits_during_reading_and_continues_after_it_is_stopped() -> None:
    page = SlowPage()
    app, _, search_service = make_app(page=page)
    new_game(app, "solo")
    act(app, app.table.choices[0])
    page.later(0, lambda: None)
    page.wait(1)
    assert search_service.job
    app.do("link", LINK)
    assert search_service.job is None and app.screen.dialog == "opening"
    app.do("stop-opening")
    page.wait(1)
    assert search_service.job and app.screen.name == "table"


def test_the_part_shared_with_a_stored_game_is_not_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    app, page, _ = make_app(fragment=LINK)
    applied: list[str] = []
    rules: type[Game[object, object]] = type(GAMES["chess"])
    apply = rules.apply

    def counted(self: Game[object, object], state: object, action: Action) -> object:
        applied.append(action.text)
        return apply(self, state, action)

    monkeypatch.setattr(rules, "apply", counted)
    app.do("link", LINK)
    assert len(applied) == len(MATCH.log)
    app.do("home")
    applied.clear()
    app.do("resume", app.library.list()[0].id)
    assert len(applied) == len(MATCH.log) and page.here.startswith("game=")


def test_a_game_too_long_for_a_link_is_shared_as_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    app, page, _ = make_app(fragment=LINK)
    monkeypatch.setattr("ui.features.share.LINK_ACTIONS", len(MATCH.log) - 1)
    app.do("dialog", "share")
    assert "too long for a link" in page.text() and not links(app.table).game
    assert LINK_ACTIONS == 3_000  # links of other devices rely on it


def test_a_game_of_another_tab_that_cannot_be_opened_leaves_this_tabs_game_at_the_table() -> None:
    store = MemoryStore()
    app, page, _ = make_app(store)
    new_game(app, game="chess")
    for spot in ("d2", "d4"):
        app.do("pick", spot)
    store.set(f"game/{app.table.key}", "oddcheckers-game 1.1 damaged")
    app.do("take-theirs")
    assert app.screen.name == "table" and len(app.table.match.log) == 1
    assert "damaged" in page.text()


def test_a_damaged_game_shows_no_date() -> None:
    store = MemoryStore()
    store.set("game/x", "oddcheckers-game 1.1 damaged")
    _, page, _ = make_app(store)
    (item,) = find_all(page.nodes, tag="li", key="x")
    name, problem = texts(item)  # and nothing else
    assert name == "A damaged game" and "cannot be opened" in problem


# --- files of several games -------------------------------------------------------------------------------


def game(white: str, moves: str = "1. e4 e5 2. Nf3 *") -> str:
    return f'[Event "Cup"]\n[White "{white}"]\n[Black "Zoë"]\n[Result "*"]\n\n{moves}\n\n'


def buttons(page: FakePage) -> list[str]:
    return [str(node.attributes["data-value"]) for do, node in page.buttons().items() if "choose-game" in do]


def test_a_file_of_several_games_offers_them_by_number_and_name() -> None:
    app, page, _ = make_app()
    app.do("import", game("Ann") + game("Bob", '1. d4 {not [Event "a tag"]} *') + game("Cy"))
    assert "3 games in this file" in page.text() and "2. Bob – Zoë, Cup" in page.text()
    app.do("find-game", "cy cup")
    assert buttons(page) == ["2"]
    app.do("find-game", "2")
    assert buttons(page) == ["1"]
    app.do("find-game", "nobody")
    assert buttons(page) == [] and "No matching game." in page.text()
    app.do("choose-game", "1")
    assert [action.text for action in app.table.match.log] == ["d2d4"]


def pictures(page: FakePage) -> list[int]:
    """Return the number of pieces in the picture of each listed game; 0 without a picture."""
    rows = [node for do, node in page.buttons().items() if "choose-game" in do]
    return [len(list(find_all([row], tag="image"))) for row in rows]


def test_each_listed_game_gets_a_picture_of_its_final_position() -> None:
    app, page, _ = make_app()
    games = game("Ann"), game("Bob", "1. e4 d5 2. exd5 Qxd5 *"), game("Cy", "1. e5 *"), game("Di")
    app.do("import", "".join(games))
    assert pictures(page) == [0, 0, 0, 0]
    page.wait(1)
    assert pictures(page) == [32, 30, 32, 32] and not page.waiting


def test_found_games_get_pictures_until_the_list_is_closed() -> None:
    app, page, _ = make_app()
    app.do("import", "".join(game(f"Player{n}", f"1. {'abcdefgh'[n % 8]}3 *") for n in range(MOST + 7)))
    app.do("find-game", str(MOST + 7))
    page.wait(1)
    assert pictures(page) == [32]
    app.do("close")
    page.wait(1)
    assert not page.waiting


def test_a_slow_game_has_no_picture_but_the_next_one_does() -> None:
    app, page = slow_app()
    moves = " ".join(f"{n}. Nf3 Nf6 {n + 1}. Ng1 Ng8" for n in range(1, 300, 2))
    app.do("import", game("Ann", f"{moves} *") + game("Bob", "1. e4 *"))
    page.wait(200)
    assert pictures(page) == [0, 32] and app.screen.dialog == "collection"


def test_a_long_list_is_cut_and_says_so() -> None:
    app, page, _ = make_app()
    app.do("import", "".join(game(f"Player{n}") for n in range(MOST + 7)))
    assert len(buttons(page)) == MOST and "7 more games are not listed" in page.text()
    app.do("find-game", str(MOST + 7))
    assert buttons(page) == [str(MOST + 6)]


def test_a_fault_in_the_chosen_game_is_reported_and_the_rest_opens() -> None:
    app, page, _ = make_app()
    app.do("import", game("Ann") + game("Bob", "1. e5 *"))
    app.do("choose-game", "1")
    assert "Line 13: move 1. e5 is not legal" in page.text()
    assert app.table.names == ("Bob (White)", "Zoë (Black)") and not app.table.match.log


def test_a_file_of_one_game_opens_at_once() -> None:
    app, _, _ = make_app()
    app.do("import", game("Ann"))
    assert len(app.table.match.log) == 3


def test_an_internal_error_is_not_shown_to_players(monkeypatch: pytest.MonkeyPatch) -> None:
    def importing(*_: object) -> Steps[None]:
        yield 0.0
        raise ValueError("too many values to unpack (expected 8)")

    app, page, _ = make_app()
    monkeypatch.setattr(app.library, "import_steps", importing)
    app.do("import", "a file")
    assert "too many values" not in page.text() and "part of it makes no sense" in page.text()
