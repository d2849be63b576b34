"""Visibility of the things that a player needs now: Start, and the cards to choose from."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import expect

from e2e.conftest import NewPage, OpenApp
from e2e.play import click, position_link, sit_down, unfold_options
from e2e.visibility import (
    CALM,
    CARDS,
    IN_FRAME,
    IN_SIGHT,
    LAPTOP,
    PHONE,
    PILES,
    SMALL_PHONE,
    ZOOMED,
    begin,
    check_visible,
    choose_language,
    decline_secrets,
    resize,
    sit_at_cards,
)
from engine.contract.language import LANGUAGES

SOAK = pytest.mark.soak
SCROLLED = "it => it.scrollTop"
HIDDEN = """() => {
  const cards = document.querySelector('.extras');
  return cards.scrollHeight - cards.clientHeight; }"""
"""Script for the height of the part of the cards that must be scrolled to."""
COVERED = """() => {
  const news = document.querySelector('.flash')?.getBoundingClientRect();
  if (!news) return null;
  const end = (it) => {
    const frame = it.closest('.middle');
    const ends = frame && getComputedStyle(frame).overflowY !== 'visible';
    return ends ? frame.getBoundingClientRect().bottom : Infinity;
  };
  const under = ({ left, right, top, bottom }, end) =>
    left < news.right && right > news.left && top < news.bottom && Math.min(bottom, end) > news.top;
  const all = [...document.querySelectorAll('.top, #board, #prompt, .hand, .buttons, .log-box')];
  const names = all.filter((it) => under(it.getBoundingClientRect(), end(it))).map((it) => it.className);
  return [...names, ...(news.top < 0 || news.bottom > innerHeight ? ['out of sight'] : [])]; }"""
"""Script for the elements that a notice covers."""
TOUCHED = """(words) => {
  const news = document.querySelector('.flash');
  const before = document.createRange();
  before.selectNodeContents(document.querySelector('.top h1'));
  news.lastElementChild.textContent = words;
  const it = news.getBoundingClientRect();
  const boxes = [before, ...document.querySelectorAll('.top button, #board')];
  return boxes.filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < it.right && box.right > it.left && box.top < it.bottom && box.bottom > it.top;
  }).length; }"""
"""Script for the number of squares and controls that a notice with some text would cover."""
LONGEST = (
    "Dunkel, dein Planet heißt Pluto. Damit gewinnst du: eigene Steine in zwei gegenüberliegenden "
    "Ecken des Bretts. Hell zieht einen Planeten."
)
GAPS = """() => {
  const frame = document.querySelector('.games').getBoundingClientRect();
  const ends = new Map();
  for (const box of document.querySelectorAll('.games > *')) {
    const { top, right } = box.getBoundingClientRect();
    ends.set(top, Math.max(ends.get(top) ?? 0, right));
  }
  return [...ends.values()].map((right) => Math.round(frame.right - right)).filter(Boolean); }"""
"""Script for the space left at the end of the rows of covers."""


def test_in_small_windows_board_prompt_and_cards_are_visible_together(
    same_tab: NewPage, open_app: OpenApp
) -> None:
    page = same_tab(**CALM)
    for card in ("fortify", "antimatter"):
        sit_at_cards(page, open_app, ZOOMED, card)
        chosen = f"button.play-card[data-value='card:{card}']"
        check_visible(page, [ZOOMED, SMALL_PHONE], ["#board", "#prompt", chosen, *PILES])
        page.locator(chosen).click()
        assert page.evaluate("scrollY") == 0, card
        check_visible(page, [SMALL_PHONE, ZOOMED], ["#board", "#prompt"])


@pytest.mark.parametrize("way", [pytest.param("Against the computer", marks=SOAK), "Friends on this device"])
def test_the_button_for_all_cards_and_the_piles_are_visible_beside_a_tip(
    way: str, same_tab: NewPage, open_app: OpenApp
) -> None:
    page = same_tab(viewport={"width": LAPTOP[0], "height": LAPTOP[1]}, **CALM)
    open_app(page, position_link("alien", CARDS.format("fortify")))
    sit_down(page, way)
    decline_secrets(page)
    shown = ["[data-do=about].icon-button", *PILES]
    assert page.evaluate(IN_FRAME, shown)
    click(page, "g3")
    click(page, "h4")
    expect(page.locator("button.play-card").first).to_be_visible()
    expect(page.locator(".lesson")).to_be_visible()
    assert page.evaluate(IN_FRAME, shown)


def test_on_a_phone_a_notice_covers_only_the_players_and_moves_nothing(
    same_tab: NewPage, open_app: OpenApp
) -> None:
    page = same_tab(**CALM)
    news, prompt = page.locator(".flash", has_text="is turned over"), page.locator("#prompt")
    for size in (SMALL_PHONE, ZOOMED):
        resize(page, size)
        open_app(page, position_link("alien", CARDS.format("antimatter")))
        sit_down(page, "Against the computer")
        assert page.wait_for_function(COVERED).json_value() == [], size
        click(page, "g3")
        click(page, "h4")
        expect(news).to_be_visible()
        place, covered = prompt.bounding_box(), page.evaluate(COVERED)
        assert covered == [], size
        expect(news).to_have_count(0)
        assert prompt.bounding_box() == place, size


def test_cards_show_their_whole_texts_on_a_laptop(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**CALM)
    sit_at_cards(page, open_app, LAPTOP, "emperor")
    for size in ((1366, 768), LAPTOP, (1440, 900)):
        resize(page, size)
        assert page.evaluate(HIDDEN) == 0, size


def test_cards_to_be_ordered_come_before_those_on_the_table(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**CALM)
    for size in (SMALL_PHONE, LAPTOP):
        sit_at_cards(page, open_app, size, "cheater")
        page.locator("button.play-card[data-value='card:cheater']").click()
        first = page.locator(".cards.small button").first
        expect(first).to_be_visible()
        assert page.evaluate(IN_SIGHT, ["#prompt", ".slot", ".cards.small button"]), size


def test_cards_are_visible_however_far_the_panel_was_scrolled(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**CALM)
    side = page.locator(".middle")
    for size in ((1280, 500), ZOOMED):
        resize(page, size)
        open_app(page, position_link("alien", CARDS.format("fortify")))
        sit_down(page, "Against the computer")
        side.evaluate("it => it.scrollTo(0, it.scrollHeight)")
        click(page, "g3")
        assert side.evaluate(SCROLLED) > 0
        click(page, "h4")
        expect(page.locator("button.play-card").first).to_be_visible()
        assert side.evaluate(SCROLLED) == 0


def test_start_is_visible_before_and_after_further_choices(same_tab: NewPage, open_app: OpenApp) -> None:
    page, start = same_tab(**CALM), ["[data-do=start]"]
    for game, size in product(("alien", "satan"), (SMALL_PHONE, LAPTOP, ZOOMED)):
        open_app(page, f"#new={game}")
        page.wait_for_selector(start[0])
        page.evaluate("scrollTo(0, 0)")
        check_visible(page, [size], start)
        unfold_options(page)
        page.locator(".form input").last.scroll_into_view_if_needed()
        assert page.evaluate("scrollY") > 0 and page.evaluate(IN_SIGHT, start), (game, size)


def test_in_a_tutorial_on_a_small_phone_the_own_card_is_visible(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(viewport={"width": SMALL_PHONE[0], "height": SMALL_PHONE[1]}, **CALM)
    open_app(page)
    page.locator("[data-do=tutorial][data-value=alien]").click()
    page.locator(".guide").wait_for()
    assert page.evaluate(IN_SIGHT, ["#board", "#prompt", ".hand .own"])


def test_covers_of_games_fill_their_rows_however_many_there_are(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page)
    for _ in range(5):
        for width in (390, 700, 800, 1024, 1280, 1600):
            resize(page, (width, 800))
            assert page.evaluate(GAPS) == [], (width, page.locator(".games > *").count())
        page.locator(".games > *").last.evaluate("it => it.after(it.cloneNode(true))")


@pytest.mark.parametrize("languages", [["de"], pytest.param([*LANGUAGES], marks=SOAK)], ids=["one", "all"])
def test_in_alien_checkers_the_longest_notice_and_the_own_card_fit(
    languages: list[str], new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(**CALM)
    open_app(page)
    for language in languages:
        choose_language(page, language)
        resize(page, LAPTOP)
        open_app(page, position_link("alien", CARDS.format("antimatter")))
        begin(page)
        page.wait_for_selector(".flash")
        assert page.evaluate(TOUCHED, LONGEST) == 0, language
        expect(page.locator(".lesson")).to_be_visible()
        check_visible(page, [SMALL_PHONE, PHONE, ZOOMED], ["#board", "#prompt", ".lesson", ".hand .own"])
        page.locator("[data-do=home]").click()
