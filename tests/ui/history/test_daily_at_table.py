"""The daily puzzle at the table: solved, missed, and recorded."""

from __future__ import annotations

from unicodedata import category

import pytest

from engine.contract.language import ENGLISH, LANGUAGES, set_language
from engine.registry import INFOS
from engine.session.daily import TABLE, daily_puzzle, game_of, listed_puzzle
from tests.ui.fakes import FakePage, make_app
from ui.app import App
from ui.panels.dialogs.result import TRIES, daily_result
from ui.storage.history.history import DAYS, PUZZLES, SEEN, SOLVED, DayResult, History
from ui.storage.store import MemoryStore
from ui.tree import find_all

TODAY = "2026-11-23"
WEEK = [f"2026-11-{day:02}" for day in range(1, 1 + len(TABLE))]
"""A date for each game."""


def opened(day: str = TODAY, store: MemoryStore | None = None) -> tuple[App, FakePage, MemoryStore]:
    store = store or MemoryStore()
    app, page, _ = make_app(store)
    app.do("history")
    app.do("day", day)
    return app, page, store


def play_text(app: App, text: str) -> None:
    app.do("type", text)
    if app.table.proposed:
        app.do("type", text)


def wrong_move(app: App, day: str) -> str:
    asked = daily_puzzle(day)
    return next(action.text for action in app.table.actions if action.text not in asked.wanted)


@pytest.mark.parametrize("day", WEEK)
def test_the_right_move_solves_the_daily_puzzle_of_every_game(day: str) -> None:
    app, page, store = opened(day)
    assert app.model.at_table and app.table.kind.run and app.table.persons_turn
    play_text(app, daily_puzzle(day).wanted[0])
    page.wait(5)
    assert app.screen.dialog == "day-over" and "Solved!" in page.text()
    assert History(app.store).data().days == {day}
    assert [key for key in store.texts if not key.startswith("settings")] == [DAYS + day], "nothing else"
    app.do("history")
    assert app.screen.name == "records" and ", solved" in page.text()


@pytest.mark.parametrize("day", WEEK)
def test_a_wrong_move_is_shown_and_undone_in_every_game(day: str) -> None:
    app, page, store = opened(day)
    before = app.table.state
    play_text(app, wrong_move(app, day))
    assert len(app.table.match.log) >= 1 and not app.table.choices
    page.wait(5)
    assert app.table.state == before and not app.table.match.log
    assert app.table.why and app.table.why.words in page.text()
    assert app.table.choices, "one may try again"
    assert not History(app.store).data().days
    play_text(app, daily_puzzle(day).wanted[0])
    page.wait(5)
    assert History(app.store).data().days == {day}
    assert not [key for key in store.texts if key.startswith(("game/", "record/"))]


def test_a_future_day_cannot_be_opened() -> None:
    app, page, _ = opened("2026-11-24")
    assert app.screen.name == "records" and "has not come" in page.text()
    assert not [node for node in page.buttons() if node == "day 2026-11-24"]


def test_a_reload_leads_back_to_the_puzzle() -> None:
    app, page, store = opened()
    again, _, _ = make_app(store, place=page.place())
    assert again.model.at_table and again.table.kind.run
    assert again.table.match.start == app.table.match.start


def test_an_invalid_day_in_the_browser_history_leads_home() -> None:
    app, _, _ = make_app(place="day=rubbish")
    assert app.screen.name == "home"


def test_a_left_puzzle_undoes_nothing_in_other_games() -> None:
    app, page, _ = opened()
    play_text(app, wrong_move(app, TODAY))
    app.do("history")
    page.wait(5)
    assert app.screen.name == "records"


def test_past_months_can_be_viewed() -> None:
    app, page, _ = opened()
    app.do("history")
    assert "November 2026" in page.text()
    app.do("month", "1")
    assert "October 2026" in page.text() and "day 2026-10-31" in page.buttons()
    app.do("month", "10")
    assert "January 2026" in page.text()
    app.do("month", "-1")
    assert "January 2026" in page.text(), "there is nothing to come"


def test_each_day_is_named_by_date_game_and_state() -> None:
    app, page, _ = opened()
    play_text(app, daily_puzzle(TODAY).wanted[0])
    page.wait(5)
    app.do("history")
    game = {day: INFOS[game_of(day)].title for day in (TODAY, "2026-11-01")}
    names = {
        command: str(node.attributes["aria-label"])
        for command, node in page.buttons().items()
        if command.startswith("day ")
    }
    assert names[f"day {TODAY}"] == f"Monday, 23 November: {game[TODAY]}, solved"
    assert names["day 2026-11-01"] == f"Sunday, 1 November: {game['2026-11-01']}, not solved yet"
    (head,) = find_all(page.nodes, tag="thead")
    assert next(find_all([head], tag="th")).attributes["aria-label"] == "Monday"
    current = find_all(page.nodes, aria_current="date")
    assert [node.attributes["data-value"] for node in current] == [TODAY]


def test_the_hint_shows_the_solution() -> None:
    app, page, _ = opened()
    app.do("hint")
    page.wait(1)
    assert app.table.hint


def test_the_button_for_all_puzzles_opens_the_puzzles() -> None:
    app, page, _ = make_app()
    app.do("day", TODAY)
    play_text(app, daily_puzzle(TODAY).wanted[0])
    page.wait(30)
    ways = [node for node in page.every() if node.children == ("All puzzles",)]
    assert ways and {node.attributes["data-do"] for node in ways} == {"puzzles"}
    app.do(str(ways[0].attributes["data-do"]))
    assert app.screen.name == "challenges" and "Puzzles" in page.text()


# --- at weekends, when the puzzle is one of the game's own ------------------------------------------------

SATURDAY, SUNDAY = "2026-12-05", "2026-12-06"


def at_weekend(day: str) -> tuple[App, FakePage, MemoryStore]:
    """Open the puzzle of a weekend from a link, on that day."""
    page, store = FakePage(f"day={day}"), MemoryStore()
    page.today = day
    app, _, _ = make_app(store, page=page)
    return app, page, store


def solve(app: App, page: FakePage) -> None:
    """Play right actions until the dialog opens."""
    for _ in range(20):
        if app.screen.dialog:
            return
        assert app.table.kind.run and app.table.kind.run.attempt
        play_text(app, app.table.kind.run.attempt.solutions(app.table.state)[0].text)
        page.wait(8)


@pytest.mark.parametrize("day", [SATURDAY, SUNDAY])
def test_the_puzzle_of_a_weekend_is_judged_and_recorded_twice(day: str) -> None:
    app, page, store = at_weekend(day)
    assert app.table.game.info.id == game_of(day) and "Daily puzzle" in page.text()
    assert page.place() == f"day={day}"
    solve(app, page)
    assert app.screen.dialog == "day-over" and "Solved!" in page.text()
    name = listed_puzzle(day)
    stored = {key: text for key, text in store.texts.items() if not key.startswith("settings")}
    assert stored == {DAYS + day: "solved 1", PUZZLES + name: SOLVED}


def test_a_shown_solution_counts_for_the_day_but_not_for_the_puzzle() -> None:
    app, page, store = at_weekend(SATURDAY)
    app.do("hint")
    page.wait(8)
    solve(app, page)
    assert store.texts[PUZZLES + listed_puzzle(SATURDAY)] == SEEN
    assert store.texts[DAYS + SATURDAY] == "solved 1 helped"


# --- the result to share ------------------------------------------------------------------------------------


def result(page: FakePage) -> list[str]:
    """Return the lines that the button copies."""
    (copy,) = [node for node in page.every() if node.attributes.get("data-do") == "copy"]
    return str(copy.attributes["data-value"]).split("\n")


def test_the_result_has_five_lines() -> None:
    app, page, _ = opened()
    play_text(app, daily_puzzle(TODAY).wanted[0])
    page.wait(5)
    assert result(page) == [
        "Odd Checkers · Daily puzzle",
        "Monday, 23 November · Chess",
        "One position, one move to find.",
        "🟩 Solved on the first try",
        page.address(f"day={TODAY}"),
    ]
    shown = next(find_all(page.nodes, class_="pasted"))
    assert [child.children[0] for child in find_all([shown], tag="p")] == result(page)


def test_the_result_counts_attempts_and_days_and_names_the_difficulty() -> None:
    store = MemoryStore()
    for day in ("2026-12-03", "2026-12-04"):
        store.set(DAYS + day, SOLVED)
    page = FakePage(f"day={SATURDAY}")
    page.today = SATURDAY
    app, _, _ = make_app(store, page=page)
    for _ in range(2):
        assert app.table.kind.run and app.table.kind.run.attempt
        right = {a.text for a in app.table.kind.run.attempt.solutions(app.table.state)}
        play_text(app, next(action.text for action in app.table.actions if action.text not in right))
        page.wait(15)
    app.do("hint")
    page.wait(8)
    solve(app, page)
    assert result(page) == [
        "Odd Checkers · Daily puzzle",
        "Saturday, 5 December · Ctheckers",
        "★★★★★★☆ hard",
        "🟥🟥💡🟩 Solved in 3 tries, with a hint",
        f"🔥 3 days in a row · {page.address(f'day={SATURDAY}')}",
    ]


@pytest.mark.parametrize("day", [*WEEK, SATURDAY, SUNDAY])
def test_the_result_spoils_nothing(day: str) -> None:
    """It has neither the goal nor the position nor any square."""
    app, page, _ = at_weekend(day)
    step = app.table.kind.run and app.table.kind.run.step.id
    goal = app.table.kind.words(app.table)
    if listed_puzzle(day):
        solve(app, page)
    else:
        play_text(app, daily_puzzle(day).wanted[0])
        page.wait(5)
    text = "\n".join(result(page))
    spots = {spot.id for spot in app.table.game.board(app.table.match.options).spots}
    assert step and goal and goal not in text and app.table.match.start not in text
    assert not {word for line in result(page)[:4] for word in line.split()} & spots


def test_the_first_result_of_a_date_counts() -> None:
    app, page, store = opened()
    play_text(app, wrong_move(app, TODAY))
    page.wait(5)
    play_text(app, daily_puzzle(TODAY).wanted[0])
    page.wait(5)
    assert "🟥🟩 Solved in 2 tries" in result(page) and app.screen.day_result == DayResult(2)
    app.do("day", TODAY)
    play_text(app, daily_puzzle(TODAY).wanted[0])
    page.wait(5)
    assert "🟥🟩 Solved in 2 tries" in result(page) and store.texts[DAYS + TODAY] == "solved 2"


def test_a_date_that_an_older_version_recorded_has_no_number_of_tries() -> None:
    store = MemoryStore()
    store.set(DAYS + TODAY, SOLVED)
    app, page, _ = opened(store=store)
    play_text(app, daily_puzzle(TODAY).wanted[0])
    page.wait(5)
    assert "🟩 Solved" in result(page)


def test_a_phone_offers_its_share_sheet_first() -> None:
    page = FakePage(f"day={TODAY}")
    page.sheet = True
    app, _, _ = make_app(page=page)
    play_text(app, daily_puzzle(TODAY).wanted[0])
    page.wait(5)
    (share,) = [node for node in page.every() if node.attributes.get("data-do") == "send"]
    assert "primary" in str(share.attributes["class"])
    app.do("send", str(share.attributes["data-value"]))
    assert page.sent.split("\n") == result(page)


@pytest.mark.parametrize("fragment", ["day=2026-11-24", "day=rubbish"])
def test_a_link_to_no_open_date_leads_home(fragment: str) -> None:
    app, page, _ = make_app(fragment=fragment)
    assert app.screen.name == "home" and not app.model.at_table and "has not come" in page.text()


def test_a_link_without_a_date_opens_todays_puzzle() -> None:
    app, page, _ = make_app(fragment="day=")
    assert app.table.kind.run and app.table.kind.run.day == page.today


def test_the_record_offers_todays_result_again() -> None:
    app, page, _ = opened()
    assert "Copy result" not in page.text()
    play_text(app, daily_puzzle(TODAY).wanted[0])
    page.wait(5)
    lines = result(page)
    app.do("history")
    assert result(page) == lines


SIGNS = {"🟥", "💡", "🟩", "🔥", "★", "☆", "·"}
"""The only signs in the result; each is one code point, so no device shows two or an empty box."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tries", [0, 1, 2, 9])
@pytest.mark.parametrize("helped", [False, True])
def test_the_result_has_five_plain_lines_in_every_language(language: str, tries: int, helped: bool) -> None:
    set_language(language)
    try:
        for day in (*WEEK, SATURDAY, SUNDAY):
            for streak in (0, 1, 2, 400):
                lines = daily_result(day, DayResult(tries, helped), streak, "https://x.example/#{}".format)
                assert len(lines) == 5 and all(line.strip() == line and line for line in lines)
                assert INFOS[game_of(day)].title in lines[1] and lines[4].endswith(f"/#day={day}")
                assert max(map(len, lines[:4])) <= 64 and len(lines[3].split()[0]) <= TRIES + 1
                assert lines[3].startswith("🟥" * (min(tries, TRIES) - 1) + "💡" * helped + "🟩 ")
                assert ("🔥" in lines[4]) == (streak > 1)
                signs = {
                    c for c in "".join(lines).replace("=", "") if category(c)[0] == "S" or ord(c) > 0x2FF
                }
                assert signs <= SIGNS, "no joined sequences, no variation selectors"
    finally:
        set_language(ENGLISH)
    assert daily_result(TODAY, DayResult(1), 0, str)[0] == "Odd Checkers · Daily puzzle"
