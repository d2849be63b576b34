"""The ladder of seals: derived from the records, shown on the home screen after the start."""

from __future__ import annotations

import pytest

from engine.registry import INFOS
from tests.ui.fakes import FakePage, make_app
from tests.ui.history.test_history import record_of
from ui.app import App
from ui.messages.screens import ShowLadder
from ui.session.storage_effects import RecordGame, StoreTexts
from ui.storage.history.history import History
from ui.storage.history.record import Record
from ui.storage.history.statistics import seals_of
from ui.storage.seats import LEVEL, Computer, Here
from ui.storage.store import MemoryStore, SafeStore
from ui.tree import Node, find_all, texts


def store_with(*records: Record) -> MemoryStore:
    store = MemoryStore()
    history = History(SafeStore(store))
    for record in records:
        history.add(record)
    return store


def begun(*records: Record) -> tuple[App, FakePage]:
    """Return an app with these past games, some time after its start."""
    app, page, _ = make_app(store_with(*records))
    app.dispatch(ShowLadder())
    return app, page


def seals(page: FakePage) -> dict[str, Node]:
    """Return the buttons of the seals by command and value, such as "climb:level1 chess"."""
    return {do: node for do, node in page.buttons().items() if do.startswith("climb:")}


def earned(page: FakePage) -> set[str]:
    return {do for do, node in seals(page).items() if "earned" in str(node.attributes["class"]).split()}


# --- rules -----------------------------------------------------------------------------------------------


def test_a_won_game_earns_the_seal_of_its_opponent() -> None:
    won = [record_of(1, "chess", "level1"), record_of(2, "chess", "level1"), record_of(3, "satan", "level4")]
    assert seals_of(won) == {"chess/level1", "satan/level4"}


@pytest.mark.parametrize(
    "record",
    [
        record_of(1, result=-1),
        record_of(1, result=0),
        record_of(1, level=""),
        record_of(1, level="level9"),
        record_of(1, game="unknown"),
    ],
)
def test_other_games_earn_none(record: Record) -> None:
    assert seals_of([record]) == frozenset()


def test_the_strongest_of_several_opponents_counts() -> None:
    record = Record("r", "chinese", 1, "", ("", "level1", "level3"), (1, -1, -1), "home", 90)
    assert seals_of([record]) == {"chinese/level3"}


# --- the home screen -------------------------------------------------------------------------------------


def test_the_first_screen_has_no_ladder_and_later_it_has_32_seals() -> None:
    app, page, _ = make_app()
    assert not list(find_all(page.nodes, class_="ladder"))
    app.dispatch(ShowLadder())
    assert len(seals(page)) == 32 == len(INFOS) * len(LEVEL)
    assert "0 of 32 seals" in page.text() and not earned(page)


def test_past_wins_count_and_each_seal_has_a_name() -> None:
    _, page = begun(record_of(1, "chess", "level2"), record_of(2, "nuclear", "level4"))
    assert earned(page) == {"climb:level2 chess", "climb:level4 nuclear"} and "2 of 32 seals" in page.text()
    names = {do: node.attributes["aria-label"] for do, node in seals(page).items()}
    assert names["climb:level2 chess"] == "Chess against Curious Fox: seal earned"
    assert names["climb:level1 chess"] == "Chess against Sleepy Kitten: no seal yet"
    assert len(set(names.values())) == 32


def test_the_first_missing_seal_of_each_game_stands_out() -> None:
    _, page = begun(
        *(record_of(n, "chess", level) for n, level in enumerate(LEVEL)), record_of(9, "satan", "level1")
    )
    marked = {do for do, node in seals(page).items() if "next" in str(node.attributes["class"])}
    others = {f"climb:level1 {game}" for game in INFOS} - {"climb:level1 chess", "climb:level1 satan"}
    assert marked == others | {"climb:level2 satan"}


@pytest.mark.parametrize("level", LEVEL)
def test_a_seal_leads_to_a_game_against_its_opponent(level: str) -> None:
    app, _ = begun()
    app.do(f"climb:{level}", "chinese")
    assert app.screen.name == "setup" and app.screen.setup and app.screen.setup.game == "chinese"
    seats = app.screen.setup.seats
    assert seats[0] == Here() and set(seats[1:]) == {Computer(level)}


def test_an_unknown_level_leads_to_the_usual_set_up() -> None:
    app, _ = begun()
    app.do("climb:level9", "chess")
    assert app.screen.setup and app.screen.setup.seats == (Here(), Computer("level2"))


def test_the_rule_is_on_the_page() -> None:
    _, page = begun()
    (shown,) = find_all(page.nodes, class_="ladder")
    assert "Undo and hints are allowed" in " ".join(texts(shown))


# --- at the table ----------------------------------------------------------------------------------------


def test_a_new_seal_is_shown_with_the_result_and_at_home() -> None:
    app, page = begun(record_of(1, "draughts", "level1"))
    app.do("setup", "draughts")
    app.do("seating", "solo")
    app.do("start")
    app.model = app.model.with_dialog("result")
    app.run((RecordGame(record_of(2, "draughts", "level3")),))
    assert "New seal: Curious Fox. You have 2 now." in page.text()
    app.run((RecordGame(record_of(3, "draughts", "level3")),))
    assert "New seal" not in page.text(), "it has been earned before"
    app.do("home")
    assert earned(page) == {"climb:level1 draughts", "climb:level3 draughts"}


def test_a_backup_brings_its_seals() -> None:
    app, page = begun()
    texts = store_with(record_of(1, "chess", "level4")).texts
    app.run((StoreTexts(texts),))
    assert earned(page) == {"climb:level4 chess"}
