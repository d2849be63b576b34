"""The page in another language: whole games by mouse, without any leftover English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from shutil import copyfile, copytree
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from e2e.conftest import NewPage, wait_ready
from e2e.site import ROOT, served
from e2e.small_screens import lost_content
from e2e.watch import Watch
from engine.contract.language import module_in
from engine.registry import INFOS, find_game
from engine.session.link import write_position_link
from engine.session.match import new_match
from tests.pseudo import left_over
from tests.turning import LEFTWARDS, TURNED, turn
from tools.build_record import FILES
from tools.catalogue import classes

CALM = {"reduced_motion": "reduce"}
SOAK = pytest.mark.soak
FEW, ENOUGH = 3, 6
"""Maximum number of actions of a game, in the gate and in the soak run."""
UNLIKE = ("alien", "satan")
"""Games that differ in panels: `tests/ui/test_language.py` reads all of them without a browser."""
LAST_MOVES = write_position_link(new_match(find_game("draughts"), {}, "B:W30:B21"))
"""Link to a position in which two moves end the game."""
ASIDE = 5
"""Number of clicks between two looks at a dialog."""
ASIDES = ("settings", "share", "resign", "draw")
"""Dialogs to open then."""
COVERS = ("uncover", "show-secret", "hide-secret")
"""Commands of the buttons that continue play."""
LOOK = """() => {
  const all = (wanted) => [...document.querySelectorAll(wanted)];
  const read = [];
  const walker = document.createTreeWalker(document.querySelector('#app'), 1 | 4); // elements and texts
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) read.push(node.data);
    else ['aria-label', 'title', 'placeholder', 'alt'].forEach((name) => read.push(node.getAttribute(name)));
  }
  return {
    read: read.filter((text) => text?.trim()),
    moves: all('.log:not(.sentences) .entry [class^="by-"], .opening').map((one) => one.textContent),
    dialog: all('[role=dialog] button').map((one) => one.dataset.do),
    offered: all('#board .usable, #board .extra, .side button[data-do=pick]')
      .map((one) => one.dataset.spot ?? one.dataset.value),
    done: Number(all('.entry').at(-1)?.dataset.value ?? 0),
  };
}"""
"""Script for the content of the page: all texts to read or hear, moves and openings (in no language), the
commands of the dialog's buttons, clickable elements, and the number of actions.
"""
NEIGHBOUR = """from engine.contract.turning import turned
import {name} as english

"""


def make_pseudo_site(sources: Path) -> None:
    """Lay out the sources of a site whose page is in the pseudo-languages."""
    sources.mkdir()
    for name in ("engine", "ui", "assets", "tools"):
        copytree(ROOT / name, sources / name)
    for name in ("node_modules", "build", "install", *FILES):
        (sources / name).symlink_to(ROOT / name)
    page = (ROOT / "index.html").read_text("utf-8")
    assert '"en de es"' in page
    (sources / "index.html").unlink()
    (sources / "index.html").write_text(page.replace('"en de es"', f'"{TURNED} {LEFTWARDS}"'), "utf-8")
    copyfile(ROOT / "tests" / "turning.py", sources / "engine" / "contract" / "turning.py")
    for path in [*(sources / "engine").rglob("*.py"), *(sources / "ui").rglob("*.py")]:
        if names := classes(path):
            name = ".".join(path.relative_to(sources).with_suffix("").parts)
            for language in (TURNED, LEFTWARDS):
                words = NEIGHBOUR.format(name=name)
                words += "".join(f'{each} = turned(english.{each}, "{language}")\n' for each in names)
                neighbour = sources / f"{module_in(language, name).replace('.', '/')}.py"
                neighbour.parent.mkdir(exist_ok=True)
                (neighbour.parent / "__init__.py").touch()  # no module is found in a zip without it
                neighbour.write_text(words, "utf-8")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site in the pseudo-languages."""
    folder = tmp_path_factory.mktemp("turned")
    make_pseudo_site(folder / "sources")
    with served(folder / "sources", folder / "host") as address:
        yield address


def read_page(page: Page) -> dict[str, Any]:
    """Return the content of the page. Fail if any of it is English."""
    seen: dict[str, Any] = page.evaluate(LOOK)
    names = ("PGN", "PDN", *(move for move in seen["moves"] if len(move) > 1))
    assert not [text for text in seen["read"] if left_over(text, names)]
    return seen


def press(page: Page, do: str, value: str = "") -> None:
    """Click a button by its command."""
    of = f"[data-value='{value}']" if value else ""
    page.locator(f"button[data-do='{do}']{of}").first.click()


def sit_down(page: Page) -> None:
    """Go from the set-up to the table, with a person in each seat."""
    page.wait_for_selector(".setup-screen")
    read_page(page)
    press(page, "seating", "friends")
    press(page, "start")
    page.wait_for_selector("#board")
    read_page(page)


def click_on(page: Page, target: str) -> None:
    """Click an offered element, on the board or beside it."""
    spot = f"#board [data-spot='{target}']"
    page.locator(f"{spot}.usable, {spot}.extra, .side button[data-value='{target}']").first.click()


def read_dialog(page: Page, which: str) -> None:
    """Open a dialog, read it, and close it."""
    button = page.locator(f".table-screen button[data-do=dialog][data-value={which}]:enabled")
    if button.count():
        button.first.click()
        read_page(page)
        press(page, "close")


@pytest.mark.parametrize(
    ("games", "enough"), [(UNLIKE, FEW), pytest.param(tuple(INFOS), ENOUGH, marks=SOAK)], ids=["few", "all"]
)
def test_games_by_mouse_in_another_language_show_no_english(
    games: tuple[str, ...], enough: int, new_page: NewPage, address: str, watch: Watch
) -> None:
    watch.host = re.split("/+", address)[1]
    page = new_page(**CALM)
    page.goto(address)
    wait_ready(page)
    assert turn("Choose a game") in read_page(page)["read"]
    for number, game in enumerate(games):
        press(page, "setup", game)
        sit_down(page)
        play(page, Random(number), enough)
        press(page, "home")
    page.evaluate("fragment => { location.hash = fragment; }", LAST_MOVES)
    sit_down(page)
    play(page, Random(0), enough)
    assert page.locator(".entry").count() == 2


def play(page: Page, rng: Random, enough: int) -> None:
    """Play at random, reading the page after each click, until no dialog is open at the end."""
    clicks, seen = 0, read_page(page)
    while seen["done"] < enough or seen["dialog"]:
        if cover := set(COVERS) & set(seen["dialog"]):
            press(page, cover.pop())
        elif seen["dialog"]:
            press(page, "close")
            return
        else:
            clicks += 1
            if clicks % ASIDE == 0:
                read_dialog(page, ASIDES[clicks // ASIDE % len(ASIDES)])
            click_on(page, rng.choice(sorted(set(seen["offered"]))))
        seen = read_page(page)


# --- from right to left ----------------------------------------------------------------------------------

PLACES = """() => {
  const box = (wanted) => document.querySelector(wanted).getBoundingClientRect();
  return {
    square: box('[data-spot=a1]').x, other: box('[data-spot=h1]').x,
    board: box('.board-room').x, side: box('.middle').x,
    number: box('.entry .number').x, move: box('.entry [class^="by-"]').x,
  };
}"""
"""Script for the distances of some elements from the left."""
SIZES: tuple[ViewportSize, ...] = ({"width": 390, "height": 844}, {"width": 1280, "height": 800})


def test_from_right_to_left_everything_but_the_board_is_mirrored(
    new_page: NewPage, address: str, watch: Watch
) -> None:
    watch.host = re.split("/+", address)[1]
    page = new_page(locale="he-IL", viewport=SIZES[1], **CALM)
    page.goto(address)
    wait_ready(page)
    assert page.locator("html").get_attribute("dir") == "rtl"
    wrong = [*lost_content(page, "home", SIZES)]
    press(page, "dialog", "settings")
    wrong += lost_content(page, "settings", SIZES)
    press(page, "close")
    press(page, "setup", "draughts")
    wrong += lost_content(page, "set-up", SIZES)
    press(page, "seating", "friends")
    press(page, "start")
    for spot in ("c3", "d4"):
        page.locator(f"#board [data-spot={spot}]").click()
    at = page.evaluate(PLACES)
    assert at["square"] < at["other"] and at["side"] < at["board"] and at["move"] < at["number"], at
    wrong += lost_content(page, "table", SIZES)
    press(page, "home")
    press(page, "history")
    assert [*wrong, *lost_content(page, "record", SIZES)] == []


# --- the languages that there are ------------------------------------------------------------------------

HOME = {
    "en-GB": "Choose a game",
    "de-AT": "Wähle ein Spiel",
    "es-MX": "Elige un juego",
    "fr-FR": "Choose a game",
}
FIRST = """(words) => new Promise((done) => new MutationObserver(() => {
  const title = document.querySelector('#app h2')?.textContent;
  if (title && !('foreign' in document.documentElement.dataset)) done(title);
}).observe(document, { childList: true, subtree: true, attributes: true }))"""


@pytest.mark.parametrize(
    "locale", ["de-AT", "fr-FR", *(pytest.param(locale, marks=SOAK) for locale in ("en-GB", "es-MX"))]
)
def test_the_page_opens_in_the_language_of_the_browser(locale: str, new_page: NewPage, site: str) -> None:
    page = new_page(locale=locale)
    page.add_init_script(f"window.first = ({FIRST})()")
    page.goto(site)
    assert page.evaluate("window.first") == HOME[locale], "before any Python is there"
    wait_ready(page)
    assert page.locator("#app h2").first.inner_text() == HOME[locale]
    assert page.locator("html").get_attribute("lang") == {"de-AT": "de", "es-MX": "es"}.get(locale, "en")


def test_a_language_chosen_in_the_settings_applies_at_once_and_after_a_reload(
    new_tab: NewPage, site: str
) -> None:
    page = new_tab(**CALM)
    page.goto(site + "#new=draughts")
    wait_ready(page)
    press(page, "seating", "friends")
    press(page, "start")
    for spot in ("c3", "d4"):
        page.locator(f"#board [data-spot={spot}]").click()
    page.locator("[data-do=dialog][data-value=settings]").click()
    page.get_by_label("Language").select_option("Deutsch")
    assert page.get_by_role("dialog").locator("h2").inner_text() == "Einstellungen"
    page.keyboard.press("Escape")
    assert page.locator("[data-spot=d4]").get_attribute("aria-label", timeout=1000) != ""
    page.get_by_role("button", name="Regeln").click()
    frame = page.frame_locator("iframe.rules-page")
    assert frame.locator("html").get_attribute("lang") == "de"
    page.keyboard.press("Escape")
    press(page, "home")
    page.reload()
    wait_ready(page)
    assert page.locator("#app h2").nth(1).inner_text() == "Wähle ein Spiel"
