"""Games of several players on a star: half a game of five, elimination, a tournament, links, a phone."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp, wait_ready
from e2e.play import TURN_MS, choose_players, pick
from engine.games.race.moves import holes_of
from engine.games.race.setups import SATAN
from engine.games.race.text import read_position
from engine.games.race.turns import State, flame_ends
from engine.games.satan.info import INFO
from engine.registry import find_game
from engine.session.link import write_position_link
from engine.session.match import new_match

CALM = {"reduced_motion": "reduce"}
SOAK = pytest.mark.soak
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FIVE, FIRE = ("red", "yellow", "blue", "green", "white"), "Satan's fire"
MANY_TURNS = 500
"""More turns than any game has."""
FULL_HOME = "A1,A2,A3,A4,A5,A6,A7,1.0/A8,A9/D1 satan:- 0 0 three"
"""A position in which Red is out after any move."""
HALFWAY = (
    "2.1,4.3,4.6,4.12,A8,A9,C1,C5,C9/1.2,3.4,3.6,4.10,B3,D1,D5,D7,D8/1.0,3.8,3.11,3.12,4.13,4.15,C7,C8,E5/"
    "3.3,4.5,A1,A2,A3,A5,A6,A7,D3/2.9,3.2,4.4,A4,B8,E2,E3,E4,E9 satan:3.7 0 0 five"
)
"""A game of five, in which each has played fourteen turns."""


def link(position: str) -> str:
    return "#" + write_position_link(new_match(find_game("satan"), {}, position))


def choose(page: Page, *spots: str) -> None:
    for spot in spots:
        page.locator(f'[data-spot="{spot}"]').click()


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def resign(page: Page, dialogs: int) -> None:
    """Resign, with the flag and its question; then so many dialogs are open."""
    press(page, "Resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(dialogs)


def start_three(page: Page, games: str = "single") -> None:
    """Sit three people down."""
    press(page, "Play Satan's Checkers")
    pick(page, "option:setup", "three")
    pick(page, "option:games", games)
    press(page, "Friends on this device")
    press(page, "Start")
    page.wait_for_selector("#board")


def go_on(page: Page) -> None:
    """Begin the next game of a tournament."""
    page.get_by_role("dialog").get_by_role("button", name="Play game").click()


def announcement(page: Page) -> str:
    return page.locator("#voice").inner_text()


def table(page: Page) -> list[str]:
    """Return the lines of a tournament's table, best first, beside the board."""
    rows = page.locator(".side .standings tbody tr").all_inner_texts()
    return [" ".join(row.split()) for row in rows]


def as_seen(page: Page) -> State:
    """Return the names of the cells in a game of five, when Red must move a flame."""
    names = page.locator("[role=gridcell]").evaluate_all("all => all.map((cell) => cell.ariaLabel)")
    found: dict[str, list[str]] = defaultdict(list)
    for spot, piece in (str(name).split(", ")[:2] for name in names):
        found[piece].append(spot)
    lists = "/".join(",".join(found[f"{colour} flame"]) for colour in FIVE)
    return read_position(f"{lists} satan:{found[FIRE][0]} 0 1 five", SATAN, INFO.rules_version)


def furthest(state: State) -> str:
    """Return Red's move that gets furthest; a pass if nothing can move."""
    far, names = state.field.far[0], state.field.board.names
    moves = [
        (far[end] - far[start], start, end) for start, ends in flame_ends(state) for end in holes_of(ends)
    ]
    return "-".join(names[hole] for hole in min(moves)[1:]) if moves else "pass"


def enter(page: Page, text: str) -> None:
    """Type a move."""
    before = page.locator("#log").inner_text()
    page.locator("#typed").fill(text)
    page.locator("#typed").press("Enter")
    page.wait_for_function("before => document.getElementById('log').innerText !== before", arg=before)


def play_red(page: Page, turns: int) -> bool:
    """Type moves for Red in a game of five, for a maximum number of turns; return True if it has ended."""
    over = page.get_by_role("dialog")
    stay = page.get_by_role("button", name="Let Satan's fire stay")
    for _ in range(turns):
        expect(over.or_(stay)).to_be_visible(timeout=5 * TURN_MS)
        if over.count():
            return True
        enter(page, "stay")
        enter(page, furthest(as_seen(page)))
    expect(over.or_(stay)).to_be_visible(timeout=5 * TURN_MS)
    return over.count() > 0


@SOAK
@pytest.mark.parametrize("turns", [2, MANY_TURNS])
def test_one_person_plays_with_four_computers(turns: int, new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page, link(HALFWAY))
    expect(page.locator(".seat-row")).to_have_count(5)
    choose_players(page, "", *["level1"] * 4)
    press(page, "Start")
    expect(page.locator(".players li.on")).to_contain_text("Red")
    over = play_red(page, turns)
    assert page.locator(".entry").count() >= 5 * min(turns, 4), "the five move in turn"
    if over:
        expect(page.get_by_role("dialog")).to_contain_text(
            re.compile("wins: the goal is filled|everyone else is out")
        )
    assert over or turns < MANY_TURNS


def test_a_player_is_snuffed_out_and_another_resigns(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**CALM)
    open_app(page, link(FULL_HOME))
    press(page, "Friends on this device")
    press(page, "Start")
    choose(page, "1.0", "2.0")
    expect(page.locator(".flash")).to_contain_text("Red is snuffed out: the home is full (rule S8).")
    assert "Red is out of the game. Yellow to move a flame." in announcement(page)
    expect(page.locator(".players li.out")).to_contain_text("Red")
    expect(page.locator('[data-spot="A1"]')).to_have_attribute("aria-label", "A1, empty, in Red's home")
    resign(page, dialogs=1)
    expect(page.get_by_role("dialog")).to_contain_text("Blue wins: everyone else is out (rules S8 and S10).")


@SOAK
def test_a_tournament_is_played_on_the_screen(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page)
    start_three(page, "tournament")
    assert table(page) == [f"1. Player {n} – – – 0 0" for n in (1, 2, 3)]
    resign(page, dialogs=0)
    page.reload()
    wait_ready(page)
    resign(page, dialogs=1)
    go_on(page)
    assert table(page)[0] == "1. Player 3 0 ★ – – 1 0"
    expect(page.locator(".near .players li")).to_contain_text("Player 2 (Red)")
    for game in (2, 3):
        resign(page, dialogs=0)
        resign(page, dialogs=1)
        if game == 2:
            go_on(page)
    expect(page.get_by_role("dialog")).to_contain_text("share the tournament")
    page.keyboard.press("Escape")
    assert [row[:2] for row in table(page)] == ["1."] * 3


@SOAK
def test_a_link_of_a_game_of_three_opens_in_a_clean_profile(
    new_tab: NewPage, new_page: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(**CALM)
    open_app(page)
    start_three(page)
    choose(page, "A1", "4.0")
    expect(page.locator("#log")).to_contain_text("Red flame moves from A1 to 4.0.")
    expect(page.locator(".entry")).to_have_count(1)
    press(page, "Share this game")
    address = page.get_by_role("textbox", name="The whole game", exact=True).input_value()
    other = new_page(**CALM)
    open_app(other, "", address)
    expect(other.locator(".players li")).to_have_count(3)
    expect(other.locator(".players li.on")).to_contain_text("Yellow")
    expect(other.locator('[data-spot="4.0"]')).to_have_attribute("aria-label", "4.0, red flame")
    choose(other, "c", "1.0")
    expect(other.locator(".entry")).to_have_count(2)


def test_touches_on_an_enlarged_board_reach_the_visible_place(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**PHONE, **CALM)
    open_app(page)
    start_three(page)
    press(page, "Let Satan's fire stay")
    plain = page.locator("#board").bounding_box()
    assert plain and plain["width"] > 370, "the board fills the width"
    press(page, "Zoom (Z)")
    page.wait_for_function(f"document.getElementById('board').clientWidth > {1.5 * plain['width']}")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, "only the board's frame scrolls"
    page.wait_for_function("document.querySelector('.board-room').scrollLeft > 50")
    for spot in ("A1", "4.0"):
        page.locator(f'[data-spot="{spot}"]').tap()
    expect(page.locator('[data-spot="4.0"]')).to_have_attribute("aria-label", "4.0, red flame")


def test_flames_flicker(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab()
    open_app(page)
    start_three(page)
    picture = "document.getElementById('board-live').toDataURL()"
    page.wait_for_function(f"(window.seen ??= {picture}) !== {picture}")
