"""Alien Checkers at the table: no player sees the secrets of another."""

from __future__ import annotations

import pytest

from tests.ui.fakes import make_app, new_game
from tests.ui.features.alien import ALIEN, STEP, at, click, offered, play_card
from ui.features.share import links
from ui.session.log import Log
from ui.tree import find_all


def test_a_cover_asks_for_each_of_two_people_before_showing_a_planet() -> None:
    app, page, _ = at("", "ring", "friends")
    assert app.screen.dialog == "cover" and "For Dark only" in page.text()
    assert "Earth" not in page.text() and "Mars" not in page.text()
    app.do("uncover")
    assert "Dark: Earth" in page.text() and "Mars" not in page.text()
    play_card(app, page, "ring", "b2")
    assert app.screen.dialog == "cover" and "For Light only" in page.text()
    assert "Earth" not in page.text() and "Mars" not in page.text()
    app.do("stay-covered")
    assert "Mars" not in page.text()
    app.do("secrets")
    app.do("uncover")
    assert "Light: Mars" in page.text() and "Earth" not in page.text()


def test_the_cards_that_cheater_puts_in_order_stay_hidden_from_the_other_player() -> None:
    app, page, _ = at("", "cheater", "friends")
    app.do("stay-covered")
    click(app, page, *STEP, "card:cheater")
    assert app.screen.dialog == "cover" and not offered(page) & {"put:doom"}
    app.do("uncover")
    click(app, page, "put:doom")
    slots = [node.children for node in find_all(page.nodes, data_drop="yes")]
    assert slots == [("2. Drag the next card here, or choose it",)]
    assert [n.attributes["data-value"] for n in find_all(page.nodes, data_drag="yes")].count("put:ring") == 1
    click(app, page, "put:ring")
    assert "1. Doom" in page.text() and "2. Ring" in page.text()
    assert "The next cards, in order: Doom, Ring." in page.text()
    click(app, page, "leave")
    for secret in ("1. Doom", "first Doom", "then Ring", "put:doom"):
        assert secret not in page.text() + page.whole()
    assert "Dark knows the order of the draw pile." in page.text()


CHEATED = ("card:cheater", "put:doom", "put:ring", "leave")


@pytest.mark.rule("A64")
def test_a_pile_put_in_order_is_one_entry_and_one_short_message() -> None:
    app, page, _ = at("", "cheater")
    click(app, page, *STEP, *CHEATED)
    actions, lines = app.table.match.log, app.table.log.entries
    (entry,) = [line for line in lines if "in order" in line.logged.words]
    assert entry.logged.words.startswith("The next cards, in order: Doom, Ring, ")
    assert entry.stop - entry.first == len(actions) - 3 > 10, "two put in place, and all that was left"
    assert [entry.stop for entry in lines][-1] == len(actions)
    assert app.screen.notice.words.count("The next cards") == 1
    assert app.screen.notice.words.endswith(" more.") and app.screen.notice.words.count(",") == 4
    assert app.screen.announcement.count("The next cards") == 1


@pytest.mark.rule("A58")
def test_the_log_gives_the_number_of_sorted_cards_but_not_their_names() -> None:
    app, page, _ = at("", "cheater")
    click(app, page, *STEP, *CHEATED)
    for reader in (1, None):
        lines = Log().follow(app.table.match, reader).entries
        assert lines[-1].logged.words == (
            "Dark has put 2 cards of the draw pile in order, and knows the order of the rest."
        )
        assert [line[:2] for line in lines] == [line[:2] for line in app.table.log.entries]


def test_stepping_through_the_log_leads_from_entry_to_entry() -> None:
    app, page, _ = at("", "cheater")
    click(app, page, *STEP, *CHEATED)
    stops = [line.stop for line in app.table.log.entries]
    shown = [str(node.attributes["data-value"]) for node in find_all(page.nodes, class_="entry")]
    assert shown == [str(stop) for stop in stops]
    end = len(app.table.match.log)
    assert "1 of 1" in page.text(), "all of it is one turn"
    for stop in reversed([0, *stops[:-1]]):
        app.do("step-back")
        assert app.table.at == stop
        assert ("1… of 1" if stop else "0 of 1") in page.text()
    for stop in stops:
        app.do("step-on")
        assert app.table.at == stop
    assert app.table.at == end and app.table.viewing is None
    app.do("view", str(end - 4))
    (current,) = find_all(page.nodes, aria_current="step")
    assert current.attributes["data-value"] == shown[-1], "in the midst of an entry it is that entry"
    app.do("step-back")
    assert app.table.at == stops[-2]


def game_seen(planet: str, way: str) -> list[str]:
    """Return the contents of a page that must hide Light's planet, through a whole turn."""
    app, page, _ = at("", "ring", way, planets=f"earth/{planet}")
    seen = [page.whole()]
    app.do("uncover")
    for target in (*STEP, "card:ring", "b2"):
        click(app, page, target)
        seen.append(page.whole())
    app.do("stay-covered")
    app.do("dialog", "share")
    seen.append(page.whole())
    keys = "\n".join(app.store.keys())
    return [*seen, keys]


@pytest.mark.parametrize("way", ["solo", "friends"])
def test_the_page_does_not_depend_on_the_opponents_planet(way: str) -> None:
    assert game_seen("mars", way) == game_seen("pluto", way)


def test_no_link_reveals_a_secret_before_the_end() -> None:
    app, page, _ = make_app()
    new_game(app, "solo", ALIEN)
    click(app, page, "c3", "d4")
    shared = links(app.table)
    assert shared.game == "" and shared.position
    assert shared.text.split()[10] == "?/?"
    app.do("resign")
    assert links(app.table).game


def test_the_computer_searches_with_its_own_view() -> None:
    app, page, search_service = at("", "ring", planets="earth/mars")
    play_card(app, page, "ring", "b2")
    page.wait(5)
    assert search_service.job
    assert search_service.job.view == app.table.game.view(app.table.state, 1)
    assert search_service.job.view.state.planets != app.table.state.planets
