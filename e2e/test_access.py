"""Accessibility: axe on every screen, the focus, forced colours, sizes, and line breaks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e.conftest import NewPage, OpenApp, wait_ready
from e2e.play import click, open_library, start_game, start_here
from e2e.site import ROOT
from engine.registry import INFOS

CALM: dict[str, Any] = {"reduced_motion": "reduce"}
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
Look = tuple[ViewportSize, Literal["light", "dark"]]
LOOKS: tuple[Look, ...] = ((LAPTOP, "light"), (LAPTOP, "dark"), (PHONE, "dark"), (PHONE, "light"))
USUAL = (LOOKS[0], LOOKS[2])
"""Looks for most screens: colours do not depend on size, so a laptop by day and a phone by night suffice."""
IN_TURN = tuple((look,) for look in (LOOKS[0], LOOKS[2], LOOKS[1]))
"""One look for each screen: `test_themes.py` computes the contrasts of all colours. The soak run has more."""
each_look = pytest.mark.parametrize(
    "looks", [IN_TURN, pytest.param((USUAL,), marks=pytest.mark.soak)], ids=["in turn", "all"]
)
VARIED = ("draughts", "alien", "ctheckers", "satan")
"""Games that differ in options and panels; set-ups and tables of the others are parts of theirs."""
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]
"""Rules of axe whose results may depend on the colours."""
RUN = """async (wanted) => {
  const bar = document.querySelector('.still .buttons');
  bar?.style.setProperty('position', 'static'); // what scrolls behind it is within reach: see `lost_content`
  const found = await axe.run({ runOnly: wanted, resultTypes: ['violations'] });
  bar?.style.removeProperty('position');
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}"""
FOCUSED = """() => {
  const { tagName, innerText, ariaLabel, dataset } = document.activeElement;
  return dataset.spot ? 'board' : tagName === 'BODY' ? 'nothing' : ariaLabel ?? innerText;
}"""


def violations(page: Page, wanted: Sequence[str] = TAGS) -> list[str]:
    """Return axe's findings on the page as it is, by tags or by rules."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found: list[str] = page.evaluate(RUN, wanted)
    return found


def faults(page: Page, screen: str, looks: tuple[Look, ...]) -> Iterator[str]:
    """Yield axe's findings on the page as it is, in several looks."""
    before = None
    for size, scheme in looks:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        for found in violations(page, COLOURS if size == before else TAGS):
            yield f"{screen}, {size['width']} px, {scheme}: {found}"
        before = size
    page.set_viewport_size(LAPTOP)


def dialog_faults(page: Page, button: str, looks: tuple[Look, ...]) -> Iterator[str]:
    """Yield axe's findings in the dialog that a button opens."""
    page.get_by_role("button", name=button, exact=True).click()
    page.get_by_role("dialog").wait_for()
    yield from faults(page, button, looks)
    page.keyboard.press("Escape")


def faults_on_screens(page: Page, games: Sequence[str], looks: Iterator[tuple[Look, ...]]) -> Iterator[str]:
    """Yield axe's findings on the screens, one after the other."""
    yield from faults(page, "home", USUAL)
    yield from dialog_faults(page, "Settings", next(looks))
    yield from dialog_faults(page, "Rules of Satan's Checkers", next(looks))
    for game in games:
        page.get_by_role("button", name=f"Play {INFOS[game].title}", exact=True).click()
        yield from faults(page, f"set-up of {game}", next(looks))
        page.get_by_role("button", name="Start").click()
        page.wait_for_selector("#board")
        yield from faults(page, f"table of {game}", next(looks))
        if game == "draughts":
            click(page, "c3")
            click(page, "d4")
            page.wait_for_function("document.querySelectorAll('.entry').length > 1")
            for button in ("Share this game", "Settings", "Resign"):
                yield from dialog_faults(page, button, next(looks))
        page.get_by_role("button", name="All games").click()
    yield from faults(page, "home with a saved game", next(looks))
    page.get_by_role("button", name="Your record").click()
    yield from faults(page, "record", next(looks))
    page.get_by_role("button", name="Back to all games").click()
    open_library(page)
    name = page.locator(".saved h3").inner_text()
    yield from dialog_faults(page, f"Rename {name}", next(looks))
    page.get_by_label("Select all").check()
    yield from faults(page, "library with a selection", next(looks))
    page.get_by_role("button", name=f"Delete {name}").click()
    yield from faults(page, "library with a message", next(looks))


@pytest.mark.parametrize(
    ("games", "looks"),
    [(VARIED, IN_TURN), pytest.param([*INFOS], (LOOKS,), marks=pytest.mark.soak)],
    ids=["few", "all"],
)
def test_axe_finds_nothing_on_any_screen(
    games: Sequence[str], looks: tuple[tuple[Look, ...], ...], new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(viewport=LAPTOP, **CALM)
    open_app(page)
    assert list(faults_on_screens(page, games, cycle(looks))) == []


@pytest.mark.parametrize(
    "names",
    [
        ("alien", "about"),
        pytest.param((*INFOS, "about", "third-party"), marks=pytest.mark.soak),
    ],
    ids=["few", "all"],
)
def test_axe_finds_nothing_on_the_rules_pages(names: Sequence[str], new_tab: NewPage, site: str) -> None:
    """The pages of games differ in their texts only."""
    page = new_tab(viewport=LAPTOP, **CALM)
    found: list[str] = []
    for number, name in enumerate(names):
        page.goto(f"{site}rules/{name}.html")
        found += faults(page, f"rules/{name}.html", IN_TURN[number % 2])
    assert found == []


# --- the focus -------------------------------------------------------------------------------------------


def expect_focus(page: Page, name: str) -> None:
    """Wait until the element with a name has the focus."""
    page.wait_for_function(f"(name) => ({FOCUSED})() === name", arg=name)


def press(page: Page, name: str) -> None:
    """Press a button with the keyboard."""
    page.get_by_role("button", name=name, exact=True).focus()
    page.keyboard.press("Enter")


def test_the_focus_moves_to_the_heading_of_a_new_screen(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page)
    assert page.evaluate(FOCUSED) == "nothing", "a page that has just come leaves the focus alone"
    press(page, "Play English Draughts")
    expect_focus(page, "English Draughts")
    assert page.evaluate("document.activeElement.tagName") == "H1"
    press(page, "Start")
    page.wait_for_selector("#board")
    expect_focus(page, "English Draughts")
    page.reload()
    wait_ready(page)
    assert page.evaluate(FOCUSED) == "nothing"
    press(page, "All games" if page.locator("#board").count() else "Back to all games")
    expect_focus(page, "Odd Checkers")


def test_the_about_page_opens_and_closes_by_keyboard(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(locale="de", **CALM)
    open_app(page)
    press(page, "Über Odd Checkers")
    expect(page.get_by_role("dialog")).to_have_accessible_name("Über Odd Checkers")
    inside = page.frame_locator("iframe.rules-page")
    expect(inside.get_by_role("heading", name="Über Odd Checkers")).to_be_visible()
    parts = inside.get_by_role("link", name="Alle Teile und ihre Lizenzen")
    parts.focus()
    parts.press("Enter")
    expect(inside.get_by_role("heading", name="Third-party software")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect_focus(page, "Über Odd Checkers")


def test_back_keeps_the_focus_on_an_element(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page)
    press(page, "Play Chess")
    expect_focus(page, "Chess")
    page.go_back()
    expect_focus(page, "Odd Checkers")


def save_games(page: Page, *names: str) -> None:
    """Begin games, and name them."""
    for name in names:
        start_game(page, "", "")
        click(page, "c3")
        click(page, "d4")
        page.get_by_role("button", name="All games").click()
        open_library(page)
        page.get_by_role("button", name="Rename English Draughts").first.click()
        page.keyboard.type(name)
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Back to all games").click()


@pytest.mark.soak
def test_after_a_delete_the_focus_is_on_the_next_saved_game(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page)
    save_games(page, "One", "Two", "Three")
    open_library(page)
    first, second, third = page.locator(".saved h3").all_inner_texts()
    press(page, f"Delete {second}")
    expect_focus(page, f"Continue {third}")
    press(page, f"Delete {third}")
    expect_focus(page, f"Continue {first}")
    press(page, f"Delete {first}")
    expect_focus(page, "Saved games")


def test_the_home_screen_shows_three_saved_games_and_leads_to_all(
    new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(viewport=LAPTOP, **CALM)
    open_app(page)
    save_games(page, "One", "Two", "Three", "Four")
    assert page.locator(".recent h3").all_inner_texts() == ["Four", "Three", "Two"]
    assert list(faults(page, "home with saved games", LOOKS[2:3])) == []
    press(page, "All 4 games")
    expect_focus(page, "Saved games")
    assert page.locator(".saved h3").all_inner_texts() == ["Four", "Three", "Two", "One"]
    assert list(faults(page, "library", LOOKS[:1])) == []
    expect(page.get_by_role("heading", name="4 games")).to_be_visible()
    page.get_by_label("Status").select_option("Finished")
    expect(page.locator(".saved h3")).to_have_count(0)
    page.get_by_label("Status").select_option("Unfinished")
    press(page, "Delete One")
    expect_focus(page, "Continue Two")
    press(page, "Continue Two")
    page.wait_for_selector("#board")
    page.go_back()
    expect(page.locator(".saved h3")).to_have_count(3)
    page.reload()
    expect(page.get_by_role("heading", name="Saved games")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Choose a game")).to_be_in_viewport()


def test_at_the_table_the_focus_moves_on_when_its_button_disappears(
    same_tab: NewPage, open_app: OpenApp
) -> None:
    page = same_tab(**CALM)
    open_app(page, "#new=draughts")
    start_here(page, "", "")
    click(page, "c3")
    click(page, "d4")
    press(page, "First position")
    expect_focus(page, "First position. This is the start.")
    press(page, "Back to game")
    expect_focus(page, "board")
    press(page, "Resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).press("Enter")
    expect(page.locator(".result").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate(FOCUSED) not in ("nothing", "Resign")


# --- colours, sizes, lines -------------------------------------------------------------------------------


def styles_of(page: Page, selector: str) -> list[str]:
    """Return the fills, text colours and borders of elements."""
    look = """(all) => all.map((it) => {
      const { backgroundColor, color, borderTopWidth } = getComputedStyle(it);
      return [backgroundColor, color, borderTopWidth].join();
    })"""
    return [str(each) for each in page.locator(selector).evaluate_all(look)]


def test_forced_colours_show_chosen_and_current_elements(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(forced_colors="active", **CALM)
    open_app(page)
    page.get_by_role("button", name="Play English Draughts").click()
    (chosen,) = styles_of(page, ".segment[aria-pressed=true]")
    assert chosen not in styles_of(page, ".segment[aria-pressed=false]")
    page.get_by_role("button", name="Friends on this device").click()
    page.get_by_role("button", name="Start").click()
    for spot in ("c3", "d4", "b6", "a5"):
        click(page, spot)
    expect(page.locator(".entry")).to_have_count(2)
    (current,) = styles_of(page, ".entry[aria-current]")
    assert current not in styles_of(page, ".entry:not([aria-current])")
    (mover,) = styles_of(page, ".players li[aria-current]")
    assert mover not in styles_of(page, ".players li:not([aria-current])")


def test_checkboxes_are_as_large_on_a_phone(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(viewport={"width": 320, "height": 640}, **CALM)
    open_app(page)
    page.get_by_role("button", name="Settings").click()
    sizes = page.locator(".switch input").evaluate_all(
        "(all) => all.map((box) => [box.offsetWidth, box.offsetHeight])"
    )
    assert sizes and all(size == sizes[0] and min(size) >= 24 for size in sizes)


def test_lines_do_not_break_between_a_bracket_and_its_rule(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**CALM)
    open_app(page, "#new=satan")
    start_here(page)
    click(page, "A8")
    cited = page.locator(".cited")
    expect(cited.first).to_be_visible()
    lines = cited.evaluate_all(
        """(all) => Array.from({ length: 60 }, (_, i) => 160 + 4 * i).flatMap((width) => {
          document.querySelector('#prompt').style.width = `${width}px`;
          return all.map((it) => {
            const bracket = document.createRange();
            bracket.selectNodeContents(it.firstChild);
            const rule = it.querySelector('button').getBoundingClientRect();
            return Math.abs(bracket.getBoundingClientRect().bottom - rule.bottom) < 8;
          });
        })"""
    )
    assert len(lines) >= 60 and all(lines)


def test_a_name_that_is_too_long_is_reported_and_stays_in_the_field(
    new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(**CALM)
    open_app(page)
    save_games(page, "One")
    open_library(page)
    press(page, "Rename One")
    long = "A long evening with " + "x" * 60
    page.keyboard.press("Control+A")
    page.keyboard.type(long)
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("alert")).to_contain_text("Use at most 60 characters.")
    expect(dialog.get_by_role("textbox")).to_have_value(long)
    page.keyboard.press("End")
    for _ in range(len(long) - 60):
        page.keyboard.press("Backspace")
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    expect(page.locator(".saved h3")).to_have_text(long[:60])
