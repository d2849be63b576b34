"""Visibility of the log and of everything below it: its buttons with their results, the field for typing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.play import click, play_on, position_link, sit_down
from e2e.visibility import (
    CALM,
    CARDS,
    IN_FRAME,
    IN_SIGHT,
    LAPTOP,
    PHONE,
    PILES,
    SMALL_PHONE,
    THINKING_MS,
    ZOOMED,
    choose_language,
    decline_secrets,
    resize,
    sit_at_cards,
)
from engine.contract.language import LANGUAGES
from engine.registry import GAMES, find_game
from engine.session.link import choices, write_link
from engine.session.match import Match, new_match

SOAK = pytest.mark.soak
FEW = ("draughts", "alien", "ctheckers", "satan")
"""Games that differ in panels."""
ANSWERS = {
    "[data-value=why]": "",
    "[data-do=review]": ".review",
    "[data-do=analysis]": ".analysis:has(.best)",
    "[data-do=variation]": ".trying",
}
"""The buttons below the log, with their results; one that is off (the first, among people) says why."""
WHOLE = """(name) => {
  const it = document.querySelector(name);
  const side = it?.closest('.middle')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  const [top, bottom] = [Math.max(0, side.top), Math.min(innerHeight, side.bottom)];
  const box = it?.getBoundingClientRect();
  const begins = box?.height > bottom - top && box.top < (top + bottom) / 2;
  return box?.top >= top && (box.bottom <= bottom || begins); }"""
"""Script: true if something is visible, or begins in the upper half if it is taller than the window."""


def lines_of_the_log(page: Page) -> int:
    """Return the number of completely visible lines of the log."""
    found = page.locator(".log .entry").evaluate_all(
        """all => { const frame = all[0].closest('.log').getBoundingClientRect();
        return all.map((one) => one.getBoundingClientRect())
          .filter((box) => box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1).length; }"""
    )
    return int(found)


CLEAR = """() => {
  const [log, entry] = ['.log', '.log [aria-current=step]'].map((name) => document.querySelector(name));
  const edge = log.getBoundingClientRect().bottom;
  const fade = log.hasAttribute('data-more') ? parseFloat(getComputedStyle(log, '::after').height) : 0;
  return entry.getBoundingClientRect().bottom <= edge - fade + 1; }"""
"""Script: true if the entry of the shown position lies above the sign that the list continues."""


def long_game(rng: Random) -> Match:
    """Return the match of 60 random moves of chess."""
    match = new_match(find_game("chess"))
    while len(match.log) < 60:
        match = match.play(rng.choice(choices(match.game, match.state)))
    return match


def beside_a_long_game(page: Page, open_app: OpenApp, moves: int) -> Iterator[int]:
    """Try so many moves of a variation in the middle of a long game, one after the other."""
    rng = Random(4)
    match = long_game(rng)
    open_app(page, "#" + write_link(match))
    page.locator(".log .entry").nth(20).click()
    page.get_by_role("button", name="Try a variation from here").click()
    state = match.states[21]
    for made in range(1, moves + 1):
        action = rng.choice(choices(match.game, state))
        state = match.game.apply(state, action)
        page.locator("#typed").press_sequentially(action.text)
        page.keyboard.press("Enter")
        expect(page.locator(".log .inner")).to_have_count(made)
        yield made


def test_beside_a_long_game_each_move_of_a_variation_is_visible(same_tab: NewPage, open_app: OpenApp) -> None:
    """Above the sign that the log continues, with a rule along its side only."""
    page = same_tab(viewport={"width": LAPTOP[0], "height": LAPTOP[1]}, **CALM)
    for _ in beside_a_long_game(page, open_app, 5):
        page.wait_for_function(CLEAR)
        expect(page.locator(".log")).to_have_attribute("data-more", "")
    rule = "it => getComputedStyle(it).borderInlineStartWidth"
    assert page.locator(".inner.reply").first.evaluate(rule) == "0px"
    assert page.locator(".inner:not(.reply)").first.evaluate(rule) == "2px"


def test_the_place_in_the_log_keeps_clear_of_the_buttons_beside_it(
    same_tab: NewPage, open_app: OpenApp
) -> None:
    page = same_tab(viewport={"width": LAPTOP[0], "height": LAPTOP[1]}, **CALM)
    open_app(page, "#" + write_link(long_game(Random(4))))
    page.locator(".log .entry").nth(20).click()
    gaps = page.evaluate("""() => {
      const [back, at, on] = ['[data-do=step-back]', '.at', '[data-do=step-on]']
        .map((name) => document.querySelector(`.steps ${name}`).getBoundingClientRect());
      return [at.left - back.right, on.left - at.right]; }""")
    assert min(gaps) >= 4
    resize(page, SMALL_PHONE)
    rows = """() => new Set(['[data-do=step-back]', '[data-do=step-on] + button']
      .map((name) => document.querySelector(`.steps ${name}`).offsetTop)).size"""
    assert page.evaluate(rows) == 1, "on a phone all ways through the log share a row"


def test_the_log_of_alien_checkers_shows_two_lines(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**CALM)
    sit_at_cards(page, open_app, LAPTOP, "cheater")
    assert lines_of_the_log(page) >= 2


def test_beside_analysis_cards_and_two_lines_of_the_log_are_visible(
    same_tab: NewPage, open_app: OpenApp
) -> None:
    page = same_tab(viewport={"width": LAPTOP[0], "height": LAPTOP[1]}, **CALM)
    open_app(page, position_link("alien", CARDS.format("fortify")))
    page.locator("button[data-do=edit]").first.click()
    page.locator("[data-do=open-position][data-value=study]").click()
    page.locator(".best button").first.wait_for(timeout=THINKING_MS)
    assert page.evaluate(IN_FRAME, [*PILES, ".play-card"]) and lines_of_the_log(page) >= 2
    assert page.evaluate(IN_SIGHT, [".typing"])


def test_on_a_phone_the_texts_below_the_log_are_visible_beside_a_tip(
    same_tab: NewPage, open_app: OpenApp
) -> None:
    page = same_tab(viewport={"width": PHONE[0], "height": PHONE[1]}, **CALM)
    for game in ("chess", "draughts", "nuclear", "chesskers"):
        open_app(page, f"#new={game}")
        sit_down(page, "Against the computer")
        expect(page.locator(".lesson")).to_be_visible()
        assert page.evaluate(IN_SIGHT, ["#board", ".lesson", ".steps .labelled small"]), game


@pytest.mark.parametrize(
    ("size", "games"),
    [
        (SMALL_PHONE, list(GAMES)[::4]),
        (ZOOMED, list(GAMES)[2::4]),
        *(pytest.param(size, list(GAMES), marks=SOAK) for size in (SMALL_PHONE, PHONE, ZOOMED)),
    ],
)
def test_the_results_of_the_buttons_below_the_log_become_visible(
    size: tuple[int, int], games: list[str], same_tab: NewPage, open_app: OpenApp
) -> None:
    page = same_tab(**CALM)
    resize(page, size)
    for game in games:
        open_app(page, f"#new={game}")
        sit_down(page)
        decline_secrets(page)
        play_on(page, click, Random(1), 1)
        for name, answer in ANSWERS.items():
            ask_below_the_log(page, name, answer)


def ask_below_the_log(page: Page, name: str, answer: str) -> None:
    """Press a button below the log with the keyboard, scrolled down, and wait until its result is visible."""
    button = page.locator(f".steps {name}")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    button.focus()
    page.keyboard.press("Enter")
    off = button.get_attribute("aria-disabled")
    page.wait_for_function(WHOLE, arg=".message" if off else answer)
    expect(button).to_be_focused()


def test_with_five_players_and_a_tip_lines_of_the_log_are_visible(
    same_tab: NewPage, open_app: OpenApp
) -> None:
    page = same_tab(viewport={"width": LAPTOP[0], "height": LAPTOP[1]}, **CALM)
    open_app(page, "#new=satan")
    sit_down(page)
    play_on(page, click, Random(3), 4)
    expect(page.locator(".lesson")).to_be_visible()
    assert page.locator(".players li").count() == 5 and lines_of_the_log(page) >= 4
    assert page.evaluate(IN_SIGHT, [".steps", ".typing"])


@pytest.mark.parametrize("languages", [["de"], pytest.param([*LANGUAGES], marks=SOAK)], ids=["one", "all"])
def test_with_five_players_the_field_for_typing_is_visible(
    languages: list[str], new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(viewport={"width": LAPTOP[0], "height": LAPTOP[1]}, **CALM)
    open_app(page)
    for language in languages:
        choose_language(page, language)
        open_app(page, "#new=satan")
        page.locator("[data-do=seating][data-value=friends]").click()
        page.locator("[data-do=start]").click()
        expect(page.locator(".lesson")).to_be_visible()
        assert page.evaluate(IN_SIGHT, [".typing"]), language
        page.locator(".steps [data-do=analysis]").click()
        page.locator(".best button").first.wait_for(timeout=THINKING_MS)
        assert page.evaluate(IN_SIGHT, [".players", "#prompt", ".analysis", ".steps", ".typing"]), language
        page.locator(".steps [data-do=analysis]").click()
        expect(page.locator(".lesson")).to_be_visible()
        page.locator("[data-do=home]").click()


def test_on_a_laptop_at_200_percent_a_line_of_the_log_is_whole(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(viewport={"width": ZOOMED[0], "height": ZOOMED[1]}, **CALM)
    for game in ("chess", "draughts", "chesskers"):
        open_app(page, f"#new={game}")
        sit_down(page)
        frame, line = (page.locator(name).bounding_box() for name in (".log", ".log > .by"))
        assert frame and line and line["height"] <= frame["height"], game
        play_on(page, click, Random(1), 1)
        assert lines_of_the_log(page) == 1, game


@pytest.mark.parametrize("games", [FEW, pytest.param(list(GAMES), marks=SOAK)], ids=["few", "all"])
def test_on_a_phone_the_field_for_typing_waits_until_the_tip_was_read(
    games: Sequence[str], new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(viewport={"width": PHONE[0], "height": PHONE[1]}, **CALM)
    for game in games:
        open_app(page, f"#new={game}")
        sit_down(page, "Against the computer")
        expect(page.locator(".lesson")).to_be_visible()
        while page.locator(".lesson").count():
            expect(page.locator(".typing")).to_be_hidden()
            page.locator(".lesson button").click()
        expect(page.locator(".typing")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), game


def test_the_field_for_typing_stays_while_it_has_the_focus(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(viewport={"width": LAPTOP[0], "height": LAPTOP[1]}, **CALM)
    open_app(page, "#new=chess")
    sit_down(page, "Against the computer")
    page.locator("#typed").fill("e")
    resize(page, PHONE)
    expect(page.locator(".lesson")).to_be_visible()
    expect(page.locator("#typed")).to_be_focused()
    expect(page.locator(".typing")).to_be_visible()
    page.locator(".lesson button").focus()
    expect(page.locator(".typing")).to_be_hidden()


def test_texts_for_screen_readers_do_not_lengthen_the_page(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(viewport={"width": ZOOMED[0], "height": ZOOMED[1]}, **CALM)
    open_app(page, "#new=chess")
    sit_down(page)
    play_on(page, click, Random(1), 2)
    assert page.locator(".side .visually-hidden").count()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
