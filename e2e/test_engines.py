"""Other engines than Chromium's: Firefox and WebKit play, save, open links and work offline.

These engines are slow: one test has a game by mouse that continues offline; the soak run has the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from e2e.conftest import PASSED
from e2e.engines.driver import Driver
from e2e.engines.firefox import Firefox
from e2e.engines.lender import Lender
from e2e.engines.webkit import WebKit
from e2e.hosts import Host
from e2e.play import READY, position_link
from tools.browser import ENGINES, Program, demanded

DRIVERS: dict[str, Callable[[Any, Path], Driver]] = {"Firefox": Firefox, "WebKit": WebKit}
pytestmark = pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")
TRIED_BY_PYODIDE = "require-trusted-types-for"
"""Name in a console message: Pyodide tries `importScripts` to recognise the kind of worker, which is logged
as an error.
"""
SOAK = pytest.mark.soak
FEW = position_link("draughts", "B:W21,22,23,24,25,26:B9,10,11,12")
"""A game close to its end."""
LAST = position_link("draughts", "B:W15:B11")
"""A game that the next move wins."""
NewDriver = Callable[[], Driver]
Choose = Callable[[Driver, str], None]


@pytest.fixture(scope="module", params=ENGINES, ids=lambda engine: engine.name)
def lender(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lender]:
    """Starts and lends the browsers of an engine."""
    engine: Program = request.param
    found = engine.find()
    if not found:
        (pytest.fail if demanded() else pytest.skip)(engine.missing)
    lender = Lender(lambda: DRIVERS[engine.name](found, tmp_path_factory.mktemp("browser")))
    yield lender
    lender.end()


@pytest.fixture
def lent(lender: Lender, request: pytest.FixtureRequest) -> Iterator[Lender]:
    """The same for one test, which returns all browsers."""
    yield lender
    lender.take_back(sound=request.node.stash.get(PASSED, False))


@pytest.fixture
def new_driver(lent: Lender) -> NewDriver:
    """Start the engine with a clean profile at each call."""
    return lent.clean


@pytest.fixture
def used_driver(lent: Lender, site: str) -> NewDriver:
    """Lend an engine that may have visited the site before; storage is empty."""
    return lambda: lent.used(site)


@pytest.fixture
def host(built: Path, tmp_path: Path) -> Iterator[Host]:
    """The site on its own host, which can be cut off."""
    host = Host(built, tmp_path / "host")
    yield host
    host.cut()


def wait_ready(driver: Driver) -> None:
    """Wait until the app is ready; report a failed start with the text of the page."""
    state = driver.wait_for("['ready', 'failed'].find((it) => it === document.documentElement.dataset.state)")
    assert state == "ready", driver.evaluate("document.getElementById('boot-failed').textContent")


def open_app(driver: Driver, address: str) -> None:
    driver.open(address)
    wait_ready(driver)


def named(name: str) -> str:
    """Return the button with an accessible name that begins with `name`."""
    label = "(it.getAttribute('aria-label') ?? it.innerText).trim()"
    return f"[...document.querySelectorAll('button')].find((it) => {label}.startsWith({name!r}))"


def faults(driver: Driver) -> list[str]:
    """Return the console errors, except the one that Pyodide causes in every worker."""
    return [fault for fault in driver.faults() if TRIED_BY_PYODIDE not in fault]


def cell(spot: str) -> str:
    return f"document.querySelector('[data-spot={spot}]')"


def cells(driver: Driver, state: str) -> list[str]:
    """Return the squares whose names end with `state`, such as "can move"."""
    found = f"""document.querySelectorAll('[role=gridcell][aria-label$="{state}"]')"""
    return [str(spot) for spot in driver.evaluate(f"[...{found}].map((it) => it.dataset.spot)")]


def entries(driver: Driver) -> list[str]:
    """Return the entries of the log."""
    return list(driver.evaluate("[...document.querySelectorAll('.entry')].map((it) => it.textContent)"))


def click(driver: Driver, spot: str) -> None:
    """Choose a cell with the mouse."""
    driver.click(cell(spot))


def walk(driver: Driver, spot: str) -> None:
    """Choose a cell with the arrow keys and Enter, from the focused one, with rank 1 at the bottom."""
    here = driver.evaluate("document.activeElement.dataset.spot")
    across, up = ord(spot[0]) - ord(here[0]), int(spot[1]) - int(here[1])
    for key, times in (("ArrowRight", across), ("ArrowLeft", -across), ("ArrowUp", up), ("ArrowDown", -up)):
        driver.press(key, max(times, 0))
    driver.wait_for(f"document.activeElement.dataset.spot === {spot!r}")
    driver.press("Enter")


def tab_to(driver: Driver, element: str) -> None:
    """Press Tab until `element` has the focus."""
    for _ in range(60):
        driver.press("Tab")
        if driver.evaluate(f"document.activeElement === {element}"):
            return
    raise AssertionError(f"no way to {element} by Tab")


def play_on(driver: Driver, choose: Choose, rng: Random, moves: int = 1_000) -> int:
    """Play random moves for a person until the game is over or `moves` are made; return their number."""
    for made in range(moves):
        driver.wait_for(f"Boolean(({READY})())")
        if driver.evaluate("Boolean(document.querySelector('[role=dialog]'))"):
            return made
        before = len(entries(driver))
        choose(driver, rng.choice(cells(driver, "can move")))
        while len(entries(driver)) == before and (targets := cells(driver, "can move here")):
            choose(driver, rng.choice(targets))
        driver.wait_for(f"document.querySelectorAll('.entry').length > {before}")
    return moves


def sit_down(driver: Driver) -> None:
    """Go from the home screen to a game of draughts against the computer, by mouse."""
    driver.click(named("Play English Draughts"))
    start(driver)


def start(driver: Driver) -> None:
    """Go from the set-up to the table."""
    driver.click(named("Start"))
    driver.wait_for("Boolean(document.getElementById('board'))")


def ended(driver: Driver) -> bool:
    """Return True if the page shows the result of the game."""
    result = str(driver.evaluate("document.querySelector('[role=dialog]')?.innerText"))
    return any(word in result for word in ("wins:", "Draw"))


def answered(driver: Driver) -> list[str]:
    """Return the log once it is the person's turn."""
    driver.wait_for("""Boolean(document.querySelector('[aria-label$="can move"]'))""")
    return entries(driver)


def cut_off(driver: Driver, host: Host) -> None:
    """Wait until everything is stored, and cut the host off."""
    driver.evaluate("navigator.serviceWorker.ready.then(() => true)")
    host.cut()
    assert driver.evaluate("fetch('nobody').then(() => 'answered', () => 'cut off')") == "cut off"


def test_a_game_by_mouse_continues_offline_after_a_reload_and_a_restart_and_ends(
    new_driver: NewDriver, host: Host
) -> None:
    driver = new_driver()
    open_app(driver, host.address + FEW)
    assert driver.evaluate("oddStart") in ("snapshot", "precompiled")
    start(driver)
    assert play_on(driver, click, Random(1), moves=2) == 2
    log = answered(driver)
    assert len(log) == 4
    assert faults(driver) == []
    cut_off(driver, host)
    driver.reload()
    wait_ready(driver)
    assert driver.evaluate("oddStart") == "snapshot"
    assert answered(driver) == log
    driver.restart()
    open_app(driver, host.address)
    driver.click(named("Continue "))
    assert answered(driver) == log
    driver.open(host.address + LAST)
    driver.wait_for("document.querySelector('.setup-screen')?.innerText.includes('position') === true")
    start(driver)
    assert play_on(driver, click, Random(2)) == 1
    assert ended(driver)
    host.back()


@SOAK
def test_a_game_by_the_keyboard_alone(used_driver: NewDriver, site: str) -> None:
    driver = used_driver()
    open_app(driver, site)
    tab_to(driver, named("Play English Draughts"))
    driver.press("Enter")
    driver.wait_for("Boolean(document.querySelector('.setup'))")
    driver.open(site + LAST)
    driver.wait_for("document.querySelector('.setup-screen').innerText.includes('position')")
    tab_to(driver, named("Start"))
    driver.press("Enter")
    driver.wait_for("Boolean(document.getElementById('board'))")
    tab_to(driver, "document.querySelector('[role=gridcell][tabindex=\"0\"]')")
    assert play_on(driver, walk, Random(3)) == 1
    assert ended(driver)
    assert faults(driver) == []


@SOAK
def test_a_link_opens_in_a_clean_profile(used_driver: NewDriver, new_driver: NewDriver, site: str) -> None:
    driver = used_driver()
    open_app(driver, site)
    sit_down(driver)
    play_on(driver, click, Random(4), moves=1)
    log = answered(driver)
    driver.click(named("Share this game"))
    link = driver.wait_for("document.querySelector('[aria-label=\"The whole game\"]')?.value")
    other = new_driver()
    open_app(other, link)
    assert answered(other) == log
    assert play_on(other, click, Random(5), moves=1) == 1
    assert "#" not in other.evaluate("location.href")
    assert faults(driver) == faults(other) == []


@SOAK
def test_a_clip_of_a_game_is_made(used_driver: NewDriver, site: str) -> None:
    driver = used_driver()
    open_app(driver, site + FEW)
    start(driver)
    play_on(driver, click, Random(8), moves=1)
    answered(driver)
    driver.click(named("Share this game"))
    driver.evaluate("(oddPage.download = (name, file) => { globalThis.made = file; }) && 0")
    driver.click(named("Whole game"))
    driver.wait_for("globalThis.made?.size > 20_000")
    size = driver.evaluate("createImageBitmap(globalThis.made).then((it) => [it.width, it.height])")
    assert size == [580, 618]
    assert faults(driver) == []


@SOAK
def test_offline_the_page_starts_again_and_the_game_continues(used_driver: NewDriver, host: Host) -> None:
    driver = used_driver()
    open_app(driver, host.address)
    sit_down(driver)
    play_on(driver, click, Random(6), moves=1)
    log = answered(driver)
    cut_off(driver, host)
    driver.reload()
    wait_ready(driver)
    assert driver.evaluate("oddStart") == "snapshot"
    assert answered(driver) == log
    driver.restart()
    open_app(driver, host.address)
    driver.click(named("Continue "))
    assert answered(driver) == log
    assert play_on(driver, click, Random(7), moves=1) == 1
    assert len(answered(driver)) == len(log) + 2
    host.back()
