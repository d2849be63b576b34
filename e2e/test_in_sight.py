"""What somebody needs is in sight when it is needed: Start, and the cards that are to be chosen from."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.play import click, position_link, sit_down

CALM = {"reduced_motion": "reduce"}
SMALL_PHONE, LAPTOP, ZOOMED = (360, 640), (1280, 800), (640, 400)
"""The last is a laptop at 200 %."""
CARDS = (
    "1m1m1m1m/m1m1m1m1/1m3m1m/4m3/3M4/M3M1M1/1M1M1M1M/M1M1M1M1 1 N -;- 0/0 0/0 0/0 {};- ? - neptune/mars 5"
)
"""A turn that begins with one card face up."""
PILES = (".pile.deck", ".pile.none")
"""The draw pile, and where the used cards will lie."""
IN_SIGHT = """(names) => names.map((name) => document.querySelector(name).getBoundingClientRect())
  .every((box) => box.top >= 0 && box.bottom <= innerHeight)"""
SCROLLED = "it => it.scrollTop"


def seated(new_tab: NewPage, open_app: OpenApp, size: tuple[int, int], card: str) -> Page:
    """Sit down where a checker has been moved, and a card is to be chosen."""
    page = new_tab(viewport={"width": size[0], "height": size[1]}, **CALM)
    open_app(page, position_link("alien", CARDS.format(card)))
    sit_down(page, "Against the computer")
    click(page, "g3")
    click(page, "h4")
    expect(page.locator("button.play-card").first).to_be_visible()
    return page


@pytest.mark.parametrize("size", [SMALL_PHONE, ZOOMED])
@pytest.mark.parametrize("card", ["fortify", "emperor", "antimatter"])
def test_where_there_is_little_room_board_prompt_and_cards_are_seen_together(
    card: str, size: tuple[int, int], new_tab: NewPage, open_app: OpenApp
) -> None:
    page = seated(new_tab, open_app, size, card)
    chosen = f"button.play-card[data-value='card:{card}']"
    assert page.evaluate(IN_SIGHT, ["#board", "#prompt", chosen, *PILES])
    page.locator(chosen).click()
    assert page.evaluate("scrollY") == 0
    assert page.evaluate(IN_SIGHT, ["#board", "#prompt"])


@pytest.mark.parametrize("size", [SMALL_PHONE, LAPTOP])
def test_cards_that_are_put_in_order_come_before_those_on_the_table(
    size: tuple[int, int], new_tab: NewPage, open_app: OpenApp
) -> None:
    page = seated(new_tab, open_app, size, "cheater")
    page.locator("button.play-card[data-value='card:cheater']").click()
    first = page.locator(".cards.small button").first
    expect(first).to_be_visible()
    assert page.evaluate(IN_SIGHT, ["#prompt", ".slot", ".cards.small button"])


@pytest.mark.parametrize(("size", "scrolled"), [((1280, 640), ".extras"), (ZOOMED, ".side")])
def test_cards_are_shown_however_far_what_lies_beside_was_scrolled(
    size: tuple[int, int], scrolled: str, new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(viewport={"width": size[0], "height": size[1]}, **CALM)
    open_app(page, position_link("alien", CARDS.format("fortify")))
    sit_down(page, "Against the computer")
    box = page.locator(scrolled)
    box.evaluate("it => it.scrollTo(0, it.scrollHeight)")
    click(page, "g3")
    assert box.evaluate(SCROLLED) > 0
    click(page, "h4")
    expect(page.locator("button.play-card").first).to_be_visible()
    assert box.evaluate(SCROLLED) == 0


@pytest.mark.parametrize("size", [SMALL_PHONE, LAPTOP, ZOOMED])
@pytest.mark.parametrize("game", ["alien", "satan"])
def test_start_is_in_sight_before_and_after_one_has_chosen_more(
    game: str, size: tuple[int, int], new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(viewport={"width": size[0], "height": size[1]}, **CALM)
    open_app(page, f"#new={game}")
    start = ["[data-do=start]"]
    page.wait_for_selector(start[0])
    assert page.evaluate("scrollY") == 0 and page.evaluate(IN_SIGHT, start)
    page.locator(".form select").last.scroll_into_view_if_needed()
    assert page.evaluate("scrollY") > 0 and page.evaluate(IN_SIGHT, start)


def test_the_log_of_alien_checkers_shows_two_lines(new_tab: NewPage, open_app: OpenApp) -> None:
    page = seated(new_tab, open_app, LAPTOP, "cheater")
    lines = page.locator(".log .entry").evaluate_all(
        """all => { const frame = all[0].closest('.log').getBoundingClientRect();
        return all.map((one) => one.getBoundingClientRect())
          .filter((box) => box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1).length; }"""
    )
    assert lines >= 2


@pytest.mark.parametrize("game", ["chess", "draughts"])
def test_on_a_phone_the_words_below_the_log_are_in_sight_beside_a_lesson(
    game: str, new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(viewport={"width": 390, "height": 844}, **CALM)
    open_app(page, f"#new={game}")
    sit_down(page, "Against the computer")
    expect(page.locator(".lesson")).to_be_visible()
    assert page.evaluate(IN_SIGHT, ["#board", ".lesson", ".steps .labelled small"])
