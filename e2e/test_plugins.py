"""A site with plugin games: the example, and broken ones."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import NewPage, OpenApp, wait_ready
from e2e.contract import run_checks
from e2e.hosts import Host, wait_until_stored
from e2e.play import DONE, cells, click, open_library, sit_down, start_game
from e2e.site import FOLDER
from e2e.started import Started, started, watched_start
from e2e.test_start import way_of_start, worker_start
from e2e.watch import Watch
from tests.engine.contract.checks.every import CHECKS
from tests.wheels import EXAMPLE, ROOT, build_wheel, sources_with, write_wheel
from tools.build import build
from tools.runtimes import fetch

WHEEL = "wheels/*/antidraughts-*.whl"
THINKING_MS = 60_000
THE_END = """
from engine.registry import find_game
from engine.session.link import write_position_link
from engine.session.match import new_match
"#" + write_position_link(new_match(find_game("antidraughts"), {}, "B:W17:B9"))
"""
"""Link to a position in which dark can give away its last pawn."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site with the wheels, built once."""
    folder = tmp_path_factory.mktemp("wheels")
    wheels = [build_wheel(EXAMPLE, folder / "example"), write_wheel(folder, "sick", "1 / 0")]
    sources = sources_with(folder / "sources", wheels, ("./wheels/gone-1.0-py3-none-any.whl",))
    fetch(ROOT)
    build(sources, folder / "host" / FOLDER)
    return folder / "host" / FOLDER


@pytest.fixture(scope="module")
def host(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """The site with plugins on its own host, which can be cut off."""
    host = Host(built, tmp_path_factory.mktemp("host"))
    yield host
    host.cut()


@pytest.fixture(scope="module")
def site(host: Host) -> str:
    """The address of that site."""
    return host.address


@pytest.fixture(scope="module")
def first_start(browser: Browser, site: str) -> Iterator[Started]:
    """A first start of that site: without precompilation it takes longer than most tests."""
    with started(browser, site, lambda _: None) as start:
        yield start


@pytest.fixture
def home(first_start: Started, watch: Watch) -> Iterator[Page]:
    """The page of that start; a test leaves it on the home screen, as it found it."""
    with watched_start(first_start, watch) as page:
        expect(page.locator("main.home")).to_be_visible()
        yield page


def delete_latest(page: Page) -> None:
    """Delete the latest game in the library, and go back to the home screen."""
    open_library(page)
    page.get_by_role("button", name=re.compile("^Delete ")).first.click()
    page.get_by_role("button", name="Back to all games").click()


def wait_for_answer(page: Page) -> None:
    """Wait until the computer has answered the first move."""
    page.wait_for_function(f"{DONE} >= 2", timeout=THINKING_MS)


def test_the_game_is_on_the_home_screen_with_its_picture_and_its_rules(home: Page) -> None:
    card = home.get_by_role("listitem").filter(has=home.get_by_role("heading", name="Antidraughts"))
    expect(card).to_contain_text("Lose all!")
    picture = card.locator("img")
    picture.scroll_into_view_if_needed()
    expect(picture).to_have_attribute("src", "assets/games/antidraughts.svg")
    home.wait_for_function("document.querySelector('[src*=antidraughts]').naturalWidth > 0")
    card.get_by_role("button", name="Rules").click()
    rules = home.frame_locator("iframe.rules-page")
    expect(rules.get_by_role("heading", name="Antidraughts")).to_be_visible()
    rules.get_by_role("link", name="English draughts").first.click()
    expect(rules.get_by_role("heading", name="English Draughts")).to_be_visible()
    home.get_by_role("button", name="Close").click()


@pytest.mark.parametrize("offline", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_the_game_is_played_saved_and_linked_and_continues_offline(
    home: Page, host: Host, offline: bool
) -> None:
    page = home
    drawing = "assets/pieces/anti-dark-pawn.svg"
    with page.expect_response(lambda response: response.url.endswith(drawing)) as found:
        start_game(page, "", "level3", game="Antidraughts")
    assert found.value.ok
    assert worker_start(page) == way_of_start(page) == "plain"
    click(page, "c3")
    click(page, "d4")
    wait_for_answer(page)
    page.get_by_role("button", name="Share").click()
    link = page.get_by_role("textbox", name="The whole game", exact=True).input_value()
    page.get_by_role("button", name="Close").click()
    if offline:
        wait_until_stored(page)
        host.cut()
        try:
            continues_offline(page)
        finally:
            host.back()
    else:
        page.get_by_role("button", name="All games").click()
    delete_latest(page)
    page.evaluate("link => { location.hash = link; }", link.partition("#")[2])
    expect(page.locator(".entry")).to_have_count(2)
    page.get_by_role("button", name="All games").click()


def continues_offline(page: Page) -> None:
    """Restart from the stored content: the game and its rules are there, and the computer plays on."""
    page.reload()
    wait_ready(page)
    expect(page.locator(".entry")).to_have_count(2)
    page.get_by_role("button", name="All games").click()
    expect(page.get_by_role("region", name="Games left out").get_by_role("listitem")).to_have_count(2)
    page.get_by_role("button", name="Continue ").click()
    expect(page.locator(".entry")).to_have_count(2)
    page.get_by_role("button", name="All games").click()
    start_game(page, "", "level3", game="Antidraughts")
    click(page, "c3")
    click(page, "d4")
    wait_for_answer(page)
    assert worker_start(page) == way_of_start(page) == "plain"
    page.get_by_role("button", name="Rules").first.click()
    rules = page.frame_locator("iframe.rules-page")
    expect(rules.get_by_role("heading").first).to_have_text("Antidraughts")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="All games").click()
    delete_latest(page)


def test_broken_wheels_are_named_and_the_other_games_work(home: Page) -> None:
    listed = home.get_by_role("region", name="Games left out").get_by_role("listitem")
    expect(listed).to_have_count(2)
    expect(listed.nth(0)).to_have_text("gone: there is no such file")
    expect(listed.nth(1)).to_contain_text("sick: sick.rules:GAME cannot be imported (ZeroDivisionError")
    start_game(home, "", "level1")
    click(home, "c3")
    click(home, "d4")
    wait_for_answer(home)
    home.get_by_role("button", name="All games").click()


def check_left_out(page: Page) -> None:
    """Check that a game whose wheel has not arrived is named, and that any other can be played."""
    listed = page.get_by_role("region", name="Games left out")
    expect(listed).to_contain_text("antidraughts: its file did not arrive")
    expect(page.get_by_role("heading", name="Antidraughts")).to_have_count(0)
    start_game(page)
    assert cells(page, "can move")


@pytest.mark.soak
def test_a_wheel_that_arrives_damaged_is_named_and_stops_nothing(
    page: Page, open_app: OpenApp, watch: Watch
) -> None:
    watch.expect("antidraughts|integrity")
    page.route("**/antidraughts-*.whl", lambda route: route.fulfill(body="damaged"))
    open_app(page)
    check_left_out(page)


@pytest.mark.soak
def test_a_wheel_missing_on_the_host_is_named_and_the_rest_is_stored(
    built: Path, new_page: NewPage, open_app: OpenApp, watch: Watch, tmp_path: Path
) -> None:
    watch.expect("404|integrity|Failed to load")
    page = new_page(kept=True)
    host = Host(built, tmp_path)
    watch.host = urlsplit(host.address).netloc
    (wheel,) = host.site.glob(WHEEL)
    wheel.unlink()
    open_app(page, address=host.address)
    check_left_out(page)
    wait_until_stored(page)
    host.cut()
    assert page.evaluate("fetch('rules/antidraughts.html').then((answer) => answer.ok)")


def test_the_game_keeps_the_whole_contract_in_pyodide(home: Page) -> None:
    find = "from engine.registry import find_game\ngame = find_game('antidraughts')\n"
    run = "for check in CHECKS:\n    check(game, {}, 0)\nlen(CHECKS)"
    assert run_checks(home, find + run) == len(CHECKS)


def test_every_named_file_exists(built: Path) -> None:
    (wheel,) = built.glob(WHEEL)
    worker = (built / "sw.js").read_text(encoding="utf-8")
    assert wheel.relative_to(built).as_posix() in worker
    shortcuts = json.loads((built / "manifest.webmanifest").read_text(encoding="utf-8"))["shortcuts"]
    assert {"name": "Antidraughts", "url": "./#new=antidraughts"} in shortcuts


def test_losing_every_piece_wins_by_the_clause_of_the_game(home: Page) -> None:
    page = home
    link = home.evaluate("code => oddPyScript.interpreter.runPython(code)", THE_END)
    page.evaluate("link => { location.hash = link; }", link)
    sit_down(page)
    for spot in ("g3", "f4", "g5", "e3"):
        click(page, spot)
    result = page.get_by_role("dialog")
    expect(result).to_contain_text("wins: no piece is left (rule L2)")
    result.get_by_role("button", name="rule L2").click()
    rules = page.locator("iframe.rules-page")
    expect(rules).to_have_attribute("src", "rules/antidraughts.html#L2")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="All games").click()
