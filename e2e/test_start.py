"""The fast start: the home screen before Python, each way to start, and the next if it fails."""

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, Worker, expect

from e2e.conftest import NEVER_KEPT, STARTING_MS, NewPage, OpenApp, wait_ready
from e2e.start_ways import CHOSEN, FAR, HICCUPS, NEAR, QUICK, SLOW, start_slowly
from e2e.started import Started, started
from e2e.test_boot import WASM, altered
from e2e.watch import Watch

LIBRARY, PROGRAM, ANNEX, SNAPSHOT = (
    f"**/start/{name}-*.bin" for name in ("library", "program", "annex", "snapshot")
)
UNPACKER = "**/start/unpacker-*.wasm"
SOAK = pytest.mark.soak


ONCE_STARTED = """async () => {
    while (!globalThis.oddStart) await new Promise((go) => setTimeout(go, 20));
    return oddStart;
}"""


def way_of_start(page: Page) -> str:
    """Return the way in which Python was started on the page."""
    return str(page.evaluate("oddStart"))


def search_worker(page: Page) -> Worker:
    """Return the search worker, which exists once a computer has a seat; on the home screen, start a game."""
    play = page.get_by_role("button", name="Play English Draughts", exact=True)
    at_home = not search_workers(page) and play.is_visible()
    if at_home:
        play.click()
    for _ in range(STARTING_MS // 50):  # it may already exist, and then `expect_worker` would time out
        if search_workers(page):
            break
        page.wait_for_timeout(50)
    if at_home:
        page.get_by_role("button", name="Back to all games").click()
    return search_workers(page)[0]


def search_workers(page: Page) -> list[Worker]:
    """Return the workers that PyScript has started; the page's helper has an address."""
    return [worker for worker in page.workers if worker.url.startswith("blob:")]


def worker_start(page: Page) -> str:
    """Return the way in which Python was started in the search worker, once it is ready."""
    return str(search_worker(page).evaluate(ONCE_STARTED))


def test_the_home_screen_appears_before_python_and_can_be_scrolled(page: Page, site: str) -> None:
    held: list[Route] = []
    page.route(WASM, lambda route: held.append(route))
    page.set_viewport_size({"width": 360, "height": 300})
    page.goto(site)
    expect(page.get_by_role("heading", name="English Draughts")).to_be_visible()
    expect(page.locator(".games img").first).to_be_visible()
    page.wait_for_function("document.querySelector('.games img').naturalWidth > 0")
    page.mouse.wheel(0, 200)
    page.wait_for_function("scrollY > 0")
    expect(page.locator("#boot-bar")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.state") == "loading"


def test_invisible_pictures_load_when_scrolled_to_or_after_the_start(page: Page, site: str) -> None:
    held: list[Route] = []
    page.route(WASM, lambda route: held.append(route))
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(site)
    pictures = page.locator(".games img")
    page.wait_for_function("document.querySelector('.games img').naturalWidth > 0")
    assert pictures.last.get_attribute("src") is None
    pictures.last.scroll_into_view_if_needed()
    page.wait_for_function("[...document.querySelectorAll('.games img')].at(-1).naturalWidth > 0")
    held[0].continue_()
    wait_ready(page)
    page.wait_for_function(
        "[...document.querySelectorAll('.games img')].every((each) => each.naturalWidth > 0)"
    )


WATCHED = """
    addEventListener('DOMContentLoaded', () => {
      window.first = document.getElementById('app').innerHTML;
      window.changes = [];
      const nodes = (list) => list.flatMap((each) => [...each.addedNodes, ...each.removedNodes]);
      const told = (node) => node.outerHTML ?? node.data; // an empty text is nothing
      new MutationObserver((list) => changes.push(...nodes(list).map(told).filter(Boolean)))
        .observe(document.getElementById('app'), { subtree: true, childList: true });
    });
"""


@pytest.fixture(scope="module")
def first_start(browser: Browser, site: str) -> Iterator[Started]:
    """A successful first start that counts the changes of the page, for tests that only look."""
    with started(browser, site, lambda page: page.add_init_script(NEVER_KEPT + NEAR + WATCHED)) as start:
        yield start


def test_the_app_takes_over_the_first_paint_unchanged(first_start: Started) -> None:
    """Except for facts unknown at build time: visibility, the date, and its puzzle."""
    page = first_start.page
    changes = page.evaluate("window.changes")
    assert [text for text in changes if not text.isdigit()] == [] and len(changes) <= 1
    unknown = re.compile(r'<section class="daily".*?</section>| src="assets/covers/\w+.svg"', re.DOTALL)
    first, now = page.evaluate("window.first"), page.locator("#app").inner_html()
    assert first.count('class="daily"') == 1 and unknown.sub("", now) == unknown.sub("", first)


def test_a_click_before_python_has_started_is_handled_afterwards(page: Page, site: str) -> None:
    held: list[Route] = []
    page.route(WASM, lambda route: held.append(route))
    page.goto(site)
    play = page.get_by_role("button", name="Play English Draughts")
    play.click()
    expect(play).to_have_attribute("data-waiting", "")
    held[0].continue_()
    wait_ready(page)
    expect(page.locator(".setup-screen")).to_be_visible()
    expect(page.locator("[data-waiting]")).to_have_count(0)


def test_python_runs_on_the_stack_that_the_browser_watches(new_tab: NewPage, open_app: OpenApp) -> None:
    """On a stack of its own the whole page crashes at times: docs/boot.md."""
    page = new_tab()
    open_app(page)
    own = "from pyodide.ffi import can_run_sync\nasync def own(): return can_run_sync()\nawait own()"
    assert page.evaluate("code => oddPyScript.interpreter.runPythonAsync(code)", own) is False
    worker = search_worker(page)
    assert worker.evaluate(ONCE_STARTED)
    assert worker.evaluate("'Suspending' in WebAssembly") is False


@pytest.mark.parametrize(
    "theme", [pytest.param("light", marks=SOAK), "dark", pytest.param("contrast", marks=SOAK)]
)
def test_the_chosen_colours_apply_before_python_has_started(
    page: Page, site: str, watch: Watch, theme: str
) -> None:
    watch.expect("")
    page.add_init_script(f"localStorage.setItem('oddcheckers/settings', '{json.dumps({'theme': theme})}')")
    page.route(WASM, lambda route: route.abort())
    page.goto(site, wait_until="commit")
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    expect(page.locator("#boot-failed")).to_be_visible()


def fetched(requested: list[str]) -> set[str]:
    """Return the large files that have been requested."""
    large = r"pyodide\.asm\.wasm$|python_stdlib|micropip|\.whl|lock\.json|(?<=/start/)[a-z]+"
    return {found[0] for url in requested if (found := re.search(large, url))}


def test_near_the_host_page_and_worker_start_from_the_snapshot(first_start: Started) -> None:
    assert way_of_start(first_start.page) == "snapshot"
    assert worker_start(first_start.page) == "snapshot"
    assert fetched(first_start.requested) == {"pyodide.asm.wasm", "unpacker", "snapshot", "annex"}


def test_the_helper_worker_exists_during_a_first_start_only(page: Page, open_app: OpenApp) -> None:
    page.add_init_script(NEAR)
    with page.expect_worker(lambda worker: "boot.unpack" in worker.url) as helper:
        open_app(page)
    assert way_of_start(page) == "snapshot"
    for _ in range(100):
        if helper.value not in page.workers:
            return
        page.wait_for_timeout(100)
    raise AssertionError("the helper worker still runs")


@SOAK
def test_without_workers_the_page_unpacks_by_itself(page: Page, open_app: OpenApp) -> None:
    page.add_init_script(NEAR + "window.Worker = class { constructor() { throw new DOMException('no'); } };")
    open_app(page)
    assert way_of_start(page) == "snapshot"


def test_from_a_distant_host_over_a_fast_connection_they_start_from_the_snapshot_too(
    page: Page, open_app: OpenApp
) -> None:
    requested: list[str] = []
    page.on("request", lambda request: requested.append(request.url))
    page.add_init_script(FAR + QUICK)
    open_app(page)
    assert way_of_start(page) == "snapshot"
    assert worker_start(page) == "snapshot"
    assert fetched(requested) == {"runtime", "unpacker", "snapshot", "annex"}


def test_over_a_slow_connection_they_start_precompiled(page: Page, site: str) -> None:
    requested: list[str] = []
    page.on("request", lambda request: requested.append(request.url))
    start_slowly(page, site)
    assert not any("cold" in url for url in requested), "a start that calls it must wait for it"
    assert way_of_start(page) == "precompiled"
    assert worker_start(page) == "precompiled"
    assert fetched(requested) - {"snapshot"} == {"runtime", "unpacker", "library", "program", "annex"}


def test_a_slow_processor_requests_the_snapshot_at_once_and_drops_it_on_a_slow_connection(
    page: Page, site: str
) -> None:
    """It also counts as slow if one of its measurements takes no time."""
    ended: list[str] = []
    page.on("requestfailed", lambda request: ended.append(request.url))
    page.add_init_script(SLOW + HICCUPS)
    start_slowly(page, site)
    assert way_of_start(page) == "precompiled"
    assert fetched(ended) == {"snapshot"}


def part_missing(route: Route) -> None:
    route.fulfill(status=404)


def part_cut(route: Route) -> None:
    altered(route, lambda body: body[: len(body) // 2])


def part_tampered(route: Route) -> None:
    altered(route, lambda body: body[:5000] + b"\0" + body[5001:])


MISSING, CUT = (pytest.param(fault, marks=SOAK) for fault in (part_missing, part_cut))
"""A missing file ends the same request, and a cut one is detected by its hash like a changed one."""


@SOAK
def test_without_a_compiled_part_the_plain_start_is_used(page: Page, open_app: OpenApp, watch: Watch) -> None:
    watch.expect("Failed to load resource|integrity")
    page.route(SNAPSHOT, part_missing)
    page.route(LIBRARY, part_missing)
    open_app(page)
    assert way_of_start(page) == worker_start(page) == "plain"
    expect(page.get_by_role("heading", name="English Draughts")).to_be_visible()


@pytest.mark.parametrize(
    ("part", "fault"),
    [(PROGRAM, part_tampered), pytest.param(ANNEX, part_cut, marks=SOAK), (UNPACKER, part_missing)],
)
def test_without_another_compiled_part_or_its_decoder_the_plain_start_is_used(
    page: Page, site: str, watch: Watch, part: str, fault: Callable[[Route], None]
) -> None:
    """It suffices that the plain start, which takes long, has begun: `test_plugins.py` waits for its end."""
    watch.expect("Failed to load resource|integrity")
    page.route(SNAPSHOT, part_missing)
    page.route(part, fault)
    with (
        page.expect_console_message(lambda said: "Not the fast start (precompiled)" in said.text),
        page.expect_request("**/python_stdlib.zip"),
    ):
        page.goto(site)


@pytest.mark.parametrize("fault", [MISSING, part_tampered, CUT])
def test_without_the_snapshot_the_precompiled_start_is_used(
    page: Page, open_app: OpenApp, watch: Watch, fault: Callable[[Route], None]
) -> None:
    watch.expect("Failed to load resource|integrity")
    page.add_init_script(NEAR)
    page.route(SNAPSHOT, fault)
    open_app(page)
    assert page.evaluate(CHOSEN) == "snapshot"
    assert way_of_start(page) == "precompiled"
    expect(page.get_by_role("heading", name="English Draughts")).to_be_visible()


@pytest.mark.parametrize("fault", [part_missing, pytest.param(part_tampered, marks=SOAK), CUT])
def test_from_a_distant_host_without_the_packed_runtime_the_uncompressed_one_is_used(
    page: Page, open_app: OpenApp, watch: Watch, fault: Callable[[Route], None]
) -> None:
    watch.expect("Failed to load resource")
    page.route("**/start/runtime-*.bin", fault)
    page.add_init_script(FAR)
    open_app(page)
    assert page.evaluate("oddBoot.far")
    assert way_of_start(page) != "plain"
    assert fault != part_missing or worker_start(page) == way_of_start(page)
    expect(page.get_by_role("heading", name="English Draughts")).to_be_visible()
