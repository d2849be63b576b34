"""Puzzles at the table: solved, refuted, shown, shared, and recorded."""

from __future__ import annotations

import pytest

from engine.registry import GAMES, PLUGINS
from engine.session.puzzles.attempt import JUDGING, Attempt, proof_of
from engine.session.puzzles.proof import actions_of
from engine.session.puzzles.table import Puzzle, find_puzzle, puzzles_of
from tests.ui.fakes import FakePage, make_app
from ui.app import App
from ui.storage.history.history import PUZZLES, SEEN, SOLVED, History
from ui.storage.store import MemoryStore
from ui.tree import find_all

OURS = [game for game in GAMES if game not in PLUGINS]
LONG = [next(asked.name for asked in puzzles_of(game) if asked.turns == 2) for game in ("chess", "draughts")]
"""A puzzle of several turns."""


def opened(name: str, store: MemoryStore | None = None) -> tuple[App, FakePage, MemoryStore]:
    store = store or MemoryStore()
    app, page, _ = make_app(store)
    app.do("puzzle", name)
    return app, page, store


def play_text(app: App, text: str) -> None:
    app.do("type", text)
    if app.table.proposed:
        app.do("type", text)


def attempt(app: App) -> Attempt:
    assert app.table.kind.run and app.table.kind.run.attempt
    return app.table.kind.run.attempt


def wrong_move(app: App) -> str:
    right = [action.text for action in attempt(app).solutions(app.table.state)]
    return next(a.text for a in actions_of(app.table.game, app.table.state) if a.text not in right)


def solve(app: App, page: FakePage) -> None:
    """Play right actions until the puzzle is solved."""
    for _ in range(20):
        if app.screen.dialog:
            return
        play_text(app, attempt(app).solutions(app.table.state)[0].text)
        page.wait(8)


@pytest.mark.parametrize("name", [*(f"{game}/1" for game in OURS), *LONG])
def test_right_moves_solve_a_puzzle_of_every_game(name: str) -> None:
    app, page, store = opened(name)
    asked = find_puzzle(name)
    assert app.table.persons_turn and app.table.game.info.id == asked.game
    assert goal(asked) in page.text() and f"Puzzle {asked.number}" in page.text()
    solve(app, page)
    assert app.screen.dialog == "challenge-over" and "Solved" in page.text()
    assert History(app.store).data().puzzles == {name: SOLVED}
    stored = [key for key in store.texts if not key.startswith("settings")]
    assert stored == [PUZZLES + name], "no game is stored, and nothing is counted"


def goal(asked: Puzzle) -> str:
    found = GAMES[asked.game].puzzles()
    assert found
    return found.words.goals[asked.goal]


@pytest.mark.parametrize("name", [*(f"{game}/1" for game in OURS), *LONG])
def test_a_wrong_attempt_is_answered_and_undone_in_every_game(name: str) -> None:
    app, page, _ = opened(name)
    before = app.table.state
    play_text(app, wrong_move(app))
    assert app.table.match.log and not app.table.choices
    page.wait(15)
    assert app.table.state == before and app.table.choices, "one may try again"
    assert app.table.why and app.table.why.words in page.text()
    assert "does not work" in app.table.why.words
    assert not History(app.store).data().puzzles
    solve(app, page)
    assert History(app.store).data().puzzles == {name: SOLVED}


def test_a_wrong_second_turn_is_undone_and_the_first_stays() -> None:
    name = LONG[0]
    app, page, _ = opened(name)
    play_text(app, attempt(app).solutions(app.table.state)[0].text)
    page.wait(8)
    assert "Right." in page.text() and "You have one turn." in page.text()
    after = app.table.state
    play_text(app, wrong_move(app))
    page.wait(15)
    assert app.table.state == after and app.table.choices
    solve(app, page)
    assert History(app.store).data().puzzles == {name: SOLVED}


class SlowPage(FakePage):
    """A page on a slow machine: each reading of the clock takes five milliseconds."""

    def now(self) -> float:
        self.time += 0.005
        return self.time


def test_an_attempt_is_judged_in_slices_and_slow_ones_are_announced() -> None:
    name, page = LONG[0], SlowPage()
    app, _, _ = make_app(page=page)
    app.do("puzzle", name)
    action = wrong_move(app)
    proof_of.cache_clear()
    play_text(app, action)
    assert app.table.match.log and attempt(app).verdict == JUDGING and not app.table.choices
    for _ in range(500):
        before = page.time
        _, then = page.waiting.pop(0)
        then()
        assert page.time - before < 0.05
        if "Checking your move" in page.text():
            assert list(find_all(page.nodes, tag="progress"))
            break
    else:
        pytest.fail("nobody is told")
    app.do("view", "0")
    app.do("view", "")
    page.wait(15)
    assert app.table.choices and "does not work" in page.text() and "Checking your move" not in page.text()


def test_a_move_with_an_unknown_outcome_stays_hidden_while_it_is_judged() -> None:
    app, page, _ = opened("ctheckers/3")
    app.do("pick", "f4")
    app.do("pick", "h6")
    assert attempt(app).verdict == JUDGING and app.table.pending and app.table.match.cursor == 1
    for command in (("pause", ""), ("view", "0"), ("view", "")):
        app.do(*command)
        assert app.table.at == 0
    page.wait(15)
    assert attempt(app).verdict != JUDGING and app.table.pending is None and app.table.showing is None


def test_leaving_stops_the_judging() -> None:
    app, _, _ = make_app(page=(page := SlowPage()))
    app.do("puzzle", LONG[0])
    action = wrong_move(app)
    proof_of.cache_clear()
    play_text(app, action)
    app.do("home")
    page.wait(9)
    assert app.screen.name == "home" and not page.waiting


def test_the_solution_of_a_second_turn_is_found_in_slices() -> None:
    app, page, _ = opened(LONG[0])
    play_text(app, attempt(app).solutions(app.table.state)[0].text)
    page.wait(8)
    right = attempt(app).solutions(app.table.state)[0]
    app.do("hint")
    page.wait(1)
    assert app.table.hint == right.path and attempt(app).shown


def test_an_implied_decision_is_undone_as_well() -> None:
    """In Satan's Checkers, moving a flame at once implies leaving the fire."""
    name = next(a.name for a in puzzles_of("satan") if a.key.startswith("satan-"))
    app, page, _ = opened(name)
    before = app.table.state
    flame = next(action.text for action in app.table.choices if action.text[0] not in "rs")
    play_text(app, flame)
    assert len(app.table.match.log) >= 2 and not app.table.choices
    page.wait(15)
    assert app.table.state == before and app.table.choices
    solve(app, page)
    assert History(app.store).data().puzzles == {name: SOLVED}


def test_a_shown_puzzle_counts_as_seen_until_solved() -> None:
    app, page, store = opened("chess/1")
    app.do("hint")
    page.wait(1)
    assert app.table.hint and History(app.store).data().puzzles == {"chess/1": SEEN}
    solve(app, page)
    assert "Solution" in page.text()
    assert History(app.store).data().puzzles == {"chess/1": SEEN}
    app, page, _ = opened("chess/1", store)
    solve(app, page)
    assert History(app.store).data().puzzles == {"chess/1": SOLVED}
    app.do("puzzle", "chess/1")
    app.do("hint")
    assert History(app.store).data().puzzles == {"chess/1": SOLVED}, "what was solved stays so"


def test_a_solved_puzzle_offers_its_link_and_the_next_puzzle() -> None:
    app, page, _ = opened("chess/1")
    solve(app, page)
    link = next(node for node in page.buttons() if node.startswith("copy "))
    assert link.endswith("#challenge=chess/1")
    app.do("next-puzzle", "chess/1")
    assert attempt(app).puzzle.name == "chess/2"
    app.do("puzzles", "chess")
    assert app.screen.name == "challenges" and "1 of" in page.text()
    assert "Puzzle 1, solved" in page.whole()


def test_the_puzzle_screen_shows_all_games_or_one() -> None:
    app, page, _ = make_app()
    app.do("puzzles")
    assert all(GAMES[game].info.title in page.text() for game in OURS)
    assert f"puzzle {OURS[0]}/1" in page.buttons()
    app.do("puzzles", "draughts")
    assert "English Draughts" in page.text() and "Chesskers" not in page.text()
    app.do("next-puzzle", "draughts")
    assert attempt(app).puzzle.name == "draughts/1"


def test_the_puzzles_are_reached_from_home_and_set_up() -> None:
    app, page, _ = make_app()
    assert "puzzles" in page.buttons()
    app.do("setup", "satan")
    assert "puzzles satan" in page.buttons()


@pytest.mark.parametrize("fragment", ["challenge=chess/3", "challenge=ctheckers/2"])
def test_a_link_opens_its_puzzle_on_any_device(fragment: str) -> None:
    app, page, _ = make_app(fragment=fragment)
    assert attempt(app).puzzle.name == fragment.partition("=")[2]
    again, _, _ = make_app(place=page.place())
    assert attempt(again).puzzle == attempt(app).puzzle, "and so does a reload"


@pytest.mark.parametrize("name", ["chess/0", "chess/999", "go/1", "", "chess/1/2", "%00", "x" * 5000])
def test_a_link_to_a_missing_puzzle_is_refused_with_the_list(name: str) -> None:
    app, page, _ = make_app(fragment=f"challenge={name}")
    assert app.screen.name == "challenges" and "no such puzzle" in page.text()


def test_a_fully_solved_game_is_announced() -> None:
    store = MemoryStore()
    app, page, _ = make_app(store)
    for game in OURS:
        for asked in puzzles_of(game):
            History(app.store).set_state(asked.name, SOLVED)
    app.do("puzzles")
    assert "You have solved them all" in page.text()
    app.do("next-puzzle")
    assert "You have solved all the puzzles" in page.text()


def test_invalid_stored_states_are_skipped() -> None:
    store = MemoryStore()
    for key, text in (("chess/1", "cheated"), ("../x", SOLVED), ("chess/2", SEEN), ("gone/77", SOLVED)):
        store.set(PUZZLES + key, text)
    app, page, _ = make_app(store)
    assert History(app.store).data().puzzles == {"chess/2": SEEN, "gone/77": SOLVED}
    app.do("puzzles")
    assert "0 of" in page.text() and "1 seen" in page.text()


def test_leaving_undoes_nothing_in_other_games() -> None:
    app, page, _ = opened("chess/1")
    play_text(app, wrong_move(app))
    app.do("puzzles")
    page.wait(10)
    assert app.screen.name == "challenges" and app.model.session is None
