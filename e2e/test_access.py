"""Access: axe over every screen, where the focus goes, colours that the system forces, sizes, and lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from playwright.sync_api import Page, ViewportSize, expect

from e2e.conftest import NewPage, OpenApp, wait_ready
from e2e.play import click, start_game
from e2e.site import ROOT
from engine.registry import INFOS

CALM: dict[str, Any] = {"reduced_motion": "reduce"}
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
Look = tuple[ViewportSize, Literal["light", "dark"]]
LOOKS: tuple[Look, ...] = ((LAPTOP, "light"), (LAPTOP, "dark"), (PHONE, "dark"), (PHONE, "light"))
USUAL = (LOOKS[0], LOOKS[2])
"""Colours do not hang on the size: a laptop by day and a phone by night show them all."""
VARIED = ("alien", "satan")
"""Games with the most options and panels; set-ups and tables of the others are parts of theirs."""
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules of axe that may find something else by night than by day."""
RUN = """async (wanted) => {
  const found = await axe.run({ runOnly: wanted, resultTypes: ['violations'] });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}"""
FOCUSED = """() => {
  const { tagName, innerText, ariaLabel, dataset } = document.activeElement;
  return dataset.spot ? 'board' : tagName === 'BODY' ? 'nothing' : ariaLabel ?? innerText;
}"""


def violations(page: Page, wanted: Sequence[str] = TAGS) -> list[str]:
    """Tell what axe finds on the page as it is, by tags or by rules."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found: list[str] = page.evaluate(RUN, wanted)
    return found


def faults(page: Page, screen: str, looks: tuple[Look, ...] = USUAL) -> Iterator[str]:
    """Tell what axe finds on the page as it is now, in several looks."""
    before = None
    for size, scheme in looks:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        for found in violations(page, COLOURS if size == before else TAGS):
            yield f"{screen}, {size['width']} px, {scheme}: {found}"
        before = size
    page.set_viewport_size(LAPTOP)


def opened(page: Page, button: str) -> Iterator[str]:
    """Tell what axe finds in the dialog that a button opens."""
    page.get_by_role("button", name=button, exact=True).click()
    page.get_by_role("dialog").wait_for()
    yield from faults(page, button)
    page.keyboard.press("Escape")


def walked(page: Page) -> Iterator[str]:
    """Tell what axe finds on the screens, from one to the next."""
    yield from faults(page, "home", LOOKS)
    yield from opened(page, "Settings")
    yield from opened(page, "Rules of Satan's Checkers")
    for game, info in INFOS.items():
        page.get_by_role("button", name=f"Play {info.title}", exact=True).click()
        yield from faults(page, f"set-up of {game}", LOOKS if game in VARIED else LOOKS[3:])
        page.get_by_role("button", name="Start").click()
        page.wait_for_selector("#board")
        yield from faults(page, f"table of {game}", LOOKS if game in VARIED else USUAL)
        if game == "draughts":
            click(page, "c3")
            click(page, "d4")
            page.wait_for_function("document.querySelectorAll('.entry').length > 1")
            for button in ("Share this game", "Settings", "Resign"):
                yield from opened(page, button)
        page.get_by_role("button", name="All games").click()
    yield from faults(page, "home with a saved game")
    name = page.locator(".saved h3").inner_text()
    yield from opened(page, f"Rename {name}")
    page.get_by_role("button", name="Your record").click()
    yield from faults(page, "record")
    page.get_by_role("button", name="Back to all games").click()
    page.get_by_role("button", name=f"Delete {name}").click()
    yield from faults(page, "home with a message")


def test_axe_finds_nothing_on_any_screen(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(viewport=LAPTOP, **CALM)
    open_app(page)
    assert list(walked(page)) == []


def test_axe_finds_nothing_on_the_rules_pages(new_tab: NewPage, site: str) -> None:
    page = new_tab(viewport=LAPTOP, **CALM)
    found: list[str] = []
    for number, name in enumerate((*INFOS, "about", "third-party")):
        page.goto(f"{site}rules/{name}.html")
        looks = USUAL if name in VARIED else USUAL[number % 2 :][:1]  # these pages differ in their texts only
        found += faults(page, f"rules/{name}.html", looks)
    assert found == []


# --- the focus -------------------------------------------------------------------------------------------


def expect_focus(page: Page, name: str) -> None:
    """Wait until what is called so has the focus."""
    page.wait_for_function(f"(name) => ({FOCUSED})() === name", arg=name)


def press(page: Page, name: str) -> None:
    """Press a button with the keyboard."""
    page.get_by_role("button", name=name, exact=True).focus()
    page.keyboard.press("Enter")


def test_the_focus_goes_to_the_heading_of_a_new_screen(new_tab: NewPage, open_app: OpenApp) -> None:
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


def test_back_does_not_leave_the_focus_nowhere(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page)
    press(page, "Play Chess")
    expect_focus(page, "Chess")
    page.go_back()
    expect_focus(page, "Odd Checkers")


def save_games(page: Page, *names: str) -> None:
    """Begin games, and give them names."""
    for name in names:
        start_game(page, "", "")
        click(page, "c3")
        click(page, "d4")
        page.get_by_role("button", name="All games").click()
        page.get_by_role("button", name="Rename English Draughts").first.click()
        page.keyboard.type(name)
        page.keyboard.press("Enter")


def test_after_a_delete_the_focus_is_on_the_next_saved_game(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page)
    save_games(page, "One", "Two", "Three")
    first, second, third = page.locator(".saved h3").all_inner_texts()
    press(page, f"Delete {second}")
    expect_focus(page, f"Continue {third}")
    press(page, f"Delete {third}")
    expect_focus(page, f"Continue {first}")
    press(page, f"Delete {first}")
    expect_focus(page, "Odd Checkers")


def test_the_first_screen_shows_three_saved_games_and_leads_to_all(
    new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(viewport=LAPTOP, **CALM)
    open_app(page)
    save_games(page, "One", "Two", "Three", "Four")
    assert page.locator(".saved h3").all_inner_texts() == ["Four", "Three", "Two"]
    assert list(faults(page, "home with saved games")) == []
    press(page, "All 4 games")
    expect_focus(page, "Saved games")
    assert page.locator(".saved h3").all_inner_texts() == ["Four", "Three", "Two", "One"]
    assert list(faults(page, "library")) == []
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


def test_at_the_table_the_focus_goes_on_when_a_button_goes(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page)
    start_game(page, "", "")
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


def looks(page: Page, selector: str) -> list[str]:
    """How elements are filled, written and bordered."""
    look = """(all) => all.map((it) => {
      const { backgroundColor, color, borderTopWidth } = getComputedStyle(it);
      return [backgroundColor, color, borderTopWidth].join();
    })"""
    return [str(each) for each in page.locator(selector).evaluate_all(look)]


def test_forced_colours_keep_what_is_chosen_and_what_is_current(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(forced_colors="active", **CALM)
    open_app(page)
    page.get_by_role("button", name="Play English Draughts").click()
    (chosen,) = looks(page, ".segment[aria-pressed=true]")
    assert chosen not in looks(page, ".segment[aria-pressed=false]")
    page.get_by_role("button", name="Friends on this device").click()
    page.get_by_role("button", name="Start").click()
    for spot in ("c3", "d4", "b6", "a5"):
        click(page, spot)
    expect(page.locator(".entry")).to_have_count(2)
    (current,) = looks(page, ".entry[aria-current]")
    assert current not in looks(page, ".entry:not([aria-current])")
    (mover,) = looks(page, ".players li[aria-current]")
    assert mover not in looks(page, ".players li:not([aria-current])")


def test_checkboxes_are_as_large_on_a_phone(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(viewport={"width": 320, "height": 640}, **CALM)
    open_app(page)
    page.get_by_role("button", name="Settings").click()
    sizes = page.locator(".switch input").evaluate_all(
        "(all) => all.map((box) => [box.offsetWidth, box.offsetHeight])"
    )
    assert sizes and all(size == sizes[0] and min(size) >= 24 for size in sizes)


def test_no_line_breaks_between_a_bracket_and_its_rule(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page)
    start_game(page, game="Satan's Checkers")
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


def test_a_name_that_is_too_long_is_told_of_and_stays(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page)
    save_games(page, "One")
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
