"""Events shown where they happened: replays, arrows for directions, counts at the players, blasts."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.play import click, last_announcement, position_link, sit_down, start_here
from e2e.test_access import violations
from e2e.test_alien import choose, link, start
from e2e.visibility import LAPTOP, PHONE, resize
from tests.engine.games.alien.positions import MIDDLE, text_of
from tests.ui.features.alien import STEP

CALM = {"reduced_motion": "reduce"}
SIZES = (PHONE, (844, 390), (820, 1180), LAPTOP)
APART = """() => {
  const warning = document.querySelector('.near .progress.warning'), pieces = warning.previousElementSibling;
  const apart = warning.getBoundingClientRect().top >= pieces.getBoundingClientRect().bottom - 1;
  return getComputedStyle(warning).boxShadow === 'none' && (apart || !pieces.checkVisibility()); }"""
"""Script: true if the ground of a warning leaves the line above it free."""
CHAIN = "k7/5r2/4P1p1/3p4/8/8/8/3Q2K1 w - - 0 1"
"""The queen can take a pawn whose blast reaches a second pawn, whose blast reaches a rook."""
ALMOST = "4.9,3.6/B1,B2,C4 satan:- 0 1 crossing"
"""Red brings the last flame but one into the goal."""


def answered(page: Page, open_app: OpenApp) -> Locator:
    """Play until the computer has answered, and return the list of the last turn's events."""
    open_app(page, "#new=draughts")
    start_here(page, "", "level1")
    click(page, "c3")
    click(page, "d4")
    expect(page.locator("[data-do=replay]")).to_be_visible(timeout=60_000)
    return page.locator(".recap li")


@pytest.mark.parametrize(("way", "sizes"), [("tap", SIZES), ("key", SIZES[:1])], ids=["tap", "key"])
def test_the_last_turn_is_replayed_and_read_with_axe_finding_nothing(
    way: str, sizes: Sequence[tuple[int, int]], same_tab: NewPage, open_app: OpenApp
) -> None:
    page = same_tab(has_touch=True, is_mobile=True, **CALM)
    rows = answered(page, open_app)
    if way == "key":
        page.locator("[data-spot=d4]").focus()
        page.keyboard.press("l")
    else:
        page.locator("[data-do=replay]").tap()
    expect(rows).to_have_count(1)
    expect(rows).to_have_text(re.compile(r"Light pawn (moves|jumps) from \d+ to "))
    assert rows.inner_text() in last_announcement(page)
    for size in sizes:
        resize(page, size)
        assert violations(page) == [], size
    page.locator(".recap [data-do=close-recap]").click()
    expect(rows).to_have_count(0)
    assert page.evaluate("document.activeElement !== document.body"), "the focus is not lost"


def test_a_replay_moves_the_piece_and_can_be_skipped(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(reduced_motion="no-preference")
    rows = answered(page, open_app)
    page.locator("[data-do=replay]").click()
    expect(page.locator(".recap li[aria-current]")).to_have_count(1)
    expect(page.locator(".recap li[aria-current]")).to_have_count(0)
    expect(rows).to_have_count(1)
    expect(page.locator('[aria-label$="can move"]').first).to_be_attached()


@pytest.mark.parametrize("way", ["click", "tap", "key"])
def test_the_arrow_of_a_direction_turns_the_board(way: str, same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(has_touch=True, is_mobile=True, **CALM)
    open_app(page, link("", "rotate"))
    start(page)
    for spot in STEP:
        choose(page, spot)
    choose(page, "card:rotate")
    arrow = page.get_by_role("button", name="Dark moves east, towards h").first
    expect(arrow).to_have_class("extra arrow")
    assert violations(page) == []
    if way == "key":
        arrow.focus()
        page.keyboard.press("Enter")
    else:
        arrow.tap() if way == "tap" else arrow.click()
    expect(page.locator(".extra.arrow")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("The board turns: Dark now moves east.")


def test_the_pushes_of_the_monolith_can_be_chosen_at_the_arrows(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**CALM)
    open_app(page, link(MIDDLE, "monolith"))
    start(page)
    for spot in STEP:
        choose(page, spot)
    choose(page, "card:monolith")
    places = page.locator("#board .extra")
    expect(places).to_have_count(4)
    page.get_by_role("button", name="east, to the four squares from e4 to f5").click()
    expect(page.locator(".log")).to_contain_text("The monolith moves east.")


def test_the_last_one_missing_is_warned_of_at_the_player(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**CALM)
    open_app(page, position_link("satan", ALMOST))
    sit_down(page)
    click(page, "4.9")
    click(page, "C1")
    warning = "Red needs only one more flame in the goal to win."
    expect(page.locator(".progress.warning")).to_have_text(re.compile(rf"1 of 9 home\s+{warning}"))
    expect(page.locator(".flash")).to_contain_text(warning)
    assert last_announcement(page).count(warning) == 1
    for size in SIZES:
        resize(page, size)
        assert violations(page) == [], size


def test_kings_are_counted_at_both_players_in_every_window(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**CALM)
    open_app(page, position_link("alien", text_of("a1:K c1:K e1:E g1:K h8:m", cards="ring;-")))
    sit_down(page)
    for size in SIZES:
        resize(page, size)
        for player, words in ((".near", "4 of 5 kings"), (".far", "0 of 5 kings")):
            count = page.locator(f"{player} .progress .count")
            expect(count).to_have_text(words)
            box, line = count.bounding_box(), page.locator(f"{player} li").bounding_box()
            assert box and line and box["width"] > 0, size
            assert line["y"] <= box["y"] and box["y"] + box["height"] <= line["y"] + line["height"], size
            assert box["x"] + box["width"] <= line["x"] + line["width"], size
        assert page.evaluate(APART), size


def test_a_chain_of_blasts_is_listed_bomb_by_bomb(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**CALM)
    open_app(page, position_link("nuclear", CHAIN))
    sit_down(page)
    click(page, "d1")
    click(page, "d5")
    expect(page.locator(".entry")).to_have_count(1)
    page.locator("[data-do=replay]").click()
    expect(page.locator(".recap li")).to_contain_text(
        "The white pawn on e6 explodes too, destroying the black rook on f7."
    )
