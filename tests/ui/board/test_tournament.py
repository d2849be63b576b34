"""The tournament of three at the table."""

from __future__ import annotations

import pytest

from tests.ui.board.stars import joined_texts, resign, tournament
from tests.ui.fakes import FakePage, make_app, setup_of
from ui.features.share import links
from ui.session.series import results
from ui.storage.store import MemoryStore
from ui.tree import find_all


def rows(page: FakePage) -> list[str]:
    """Return the rows of the standings, as screen readers read them."""
    table = next(find_all(page.nodes, class_="standings"))
    return [joined_texts(row) for row in find_all([table], tag="tr")][1:]


@pytest.mark.rule("S18")
def test_a_tournament_is_three_games_and_each_player_is_alone_once() -> None:
    app, page = tournament()
    alone = []
    for game in range(3):
        alone.append(app.table.names[0])
        assert f"Tournament, game {game + 1} of 3" in page.text()
        resign(app)
        resign(app)
        assert ("next-game" in page.buttons()) == (game < 2)
        app.do("next-game")
    assert alone == ["Ada (Red)", "Player 2 (Red)", "Player 3 (Red)"]
    assert len(app.library.list()) == 3, "every game is kept"


@pytest.mark.rule("S18")
def test_the_table_of_a_tournament_grows_game_by_game() -> None:
    app, page = tournament()
    assert rows(page) == ["1. Ada – – – 0 0", "1. Player 2 – – – 0 0", "1. Player 3 – – – 0 0"]
    resign(app)
    resign(app)
    assert rows(page)[0] == "1. Player 3 0  won ★ – – 1 0"
    assert "wins the tournament" not in page.text()
    app.do("next-game")
    assert rows(page)[1:] == ["2. Ada 0 – – 0 0", "2. Player 2 0 – – 0 0"]
    resign(app)
    resign(app)
    assert [row[:11] for row in rows(page)] == ["1. Ada 0 0 ", "1. Player 3", "3. Player 2"]


@pytest.mark.rule("S18")
@pytest.mark.parametrize(
    ("goals", "end"),
    [
        (("B1,B2", "B1", "B1,B2,B3"), "Player 2 wins the tournament."),
        (("B1,B2", "B1", "B3,B4"), "Player 2 and Player 3 share the tournament."),
        (("B1", "B1", "B1"), "Ada, Player 2 and Player 3 share the tournament."),
    ],
)
def test_flames_brought_home_break_a_tie_in_games_won(goals: tuple[str, ...], end: str) -> None:
    app, page = tournament()
    for blue in goals:
        state = app.table.game.parse(f"A1/C1/{blue} satan:- 0 0 three", app.table.match.options)
        match = app.table.match._replace(states=(state,))
        app.model = app.model.with_session(app.table._replace(match=match)).updated()
        resign(app)
        resign(app)
        app.do("next-game")
    assert [result.winner for result in results(app.table)] == [2, 0, 1]
    assert end in page.text() and app.screen.announcement.endswith(end)


@pytest.mark.rule("S18")
def test_a_tournament_resumes_after_the_tab_was_closed() -> None:
    store = MemoryStore()
    app, _ = tournament(store)
    resign(app)
    resign(app)
    app.do("next-game")
    resign(app)
    again, page, _ = make_app(store)
    newest = next(entry for entry in again.library.list() if "game 2 of 3" in entry.name)
    again.do("resume", newest.id)
    assert rows(page)[0].startswith("1. Player 3 0  won ★") and again.table.names[0] == "Player 2 (Red)"
    resign(again)
    again.do("next-game")
    assert "game 3 of 3" in page.text() and again.table.names[0] == "Player 3 (Red)"


@pytest.mark.rule("S18")
def test_the_next_game_can_start_after_a_reload() -> None:
    store = MemoryStore()
    app, _ = tournament(store)
    resign(app)
    resign(app)
    again, page, _ = make_app(store)
    again.do("resume", again.library.list()[0].id)
    assert "next-game" in page.buttons()
    again.do("next-game")
    assert len(again.table.past) == 1 and len(results(again.table)) == 1


def test_a_link_contains_the_earlier_results() -> None:
    app, _ = tournament()
    resign(app)
    resign(app)
    app.do("next-game")
    resign(app)
    fragment = links(app.table).game
    other, page, _ = make_app(fragment=fragment)
    assert len(other.table.past) == 1 and results(other.table) == results(app.table)
    assert "game 2 of 3" in page.text()


def test_a_rematch_after_a_tournament_starts_a_new_tournament() -> None:
    app, _ = tournament()
    for _game in range(3):
        resign(app)
        resign(app)
        app.do("next-game")
    app.do("rematch")
    assert len(app.table.past) == 0 and app.table.names[0] == "Ada (Red)"
    app.do("setup-again")
    assert setup_of(app).options["games"] == "tournament"
