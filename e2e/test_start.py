"""The fast start: the home before any Python, each way to start, the next when it fails."""

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, Worker, expect

from e2e.conftest import NEVER_KEPT, STARTING_MS, NewPage, OpenApp, wait_ready
from e2e.started import Started, started
from e2e.test_boot import WASM, altered
from e2e.watch import Watch
from e2e.ways import CHOSEN, FAR, HICCUPS, NEAR, QUICK, SLOW, start_slowly

LIBRARY, PROGRAM, ANNEX, SNAPSHOT = (
    f"**/start/{name}-*.bin" for name in ("library", "program", "annex", "snapshot")
)
UNPACKER = "**/start/unpacker-*.wasm"


ONCE_STARTED = """async () => {
    while (!globalThis.oddStart) await new Promise((go) => setTimeout(go, 20));
    return oddStart;
}"""


def start_of(page: Page) -> str:
    """Which way Python was started on the page."""
    return str(page.evaluate("oddStart"))


def worker_of(page: Page) -> Worker:
    """The worker that thinks, which is there once a computer has a seat: on the home it is given one."""
    play = page.get_by_role("button", name="Play English Draughts", exact=True)
    at_home = not thinkers(page) and play.is_visible()
    if at_home:
        play.click()
    for _ in range(STARTING_MS // 50):  # it may come at any moment: to expect one that has come waits in vain
        if thinkers(page):
            break
        page.wait_for_timeout(50)
    if at_home:
        page.get_by_role("button", name="Back to all games").click()
    return thinkers(page)[0]


def thinkers(page: Page) -> list[Worker]:
    """The workers that PyScript has started: the page's helping hands have an address."""
    return [worker for worker in page.workers if worker.url.startswith("blob:")]


def worker_start(page: Page) -> str:
    """Which way Python was started in the worker that thinks, once it is ready."""
    return str(worker_of(page).evaluate(ONCE_STARTED))


def test_the_home_is_there_before_any_python_and_can_be_scrolled(page: Page, site: str) -> None:
    held: list[Route] = []
    page.route(WASM, lambda route: held.append(route))
    page.set_viewport_size({"width": 360, "height": 300})
    page.goto(site)
    expect(page.get_by_role("heading", name="English Draughts")).to_be_visible()
    expect(page.locator(".games .thumb").first).to_be_visible()
    page.wait_for_function("document.querySelector('.games .thumb').naturalWidth > 0")
    page.mouse.wheel(0, 200)
    page.wait_for_function("scrollY > 0")
    expect(page.locator("#boot-bar")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.state") == "loading"


def test_pictures_out_of_sight_come_when_they_are_scrolled_to_or_the_start_is_over(
    page: Page, site: str
) -> None:
    held: list[Route] = []
    page.route(WASM, lambda route: held.append(route))
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(site)
    pictures = page.locator(".games img.thumb")
    page.wait_for_function("document.querySelector('.games .thumb').naturalWidth > 0")
    assert pictures.last.get_attribute("src") is None
    pictures.last.scroll_into_view_if_needed()
    page.wait_for_function("[...document.querySelectorAll('.games .thumb')].at(-1).naturalWidth > 0")
    held[0].continue_()
    wait_ready(page)
    page.wait_for_function(
        "[...document.querySelectorAll('.games .thumb')].every((each) => each.naturalWidth > 0)"
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
    """A first start where all goes well and the changes to the page are counted, for those who only look."""
    with started(browser, site, lambda page: page.add_init_script(NEVER_KEPT + NEAR + WATCHED)) as start:
        yield start


def test_the_app_takes_the_first_paint_over_as_it_is(first_start: Started) -> None:
    """But for what nobody knew when the site was built: what is in sight, which day it is, and its task."""
    page = first_start.page
    changes = page.evaluate("window.changes")
    assert [text for text in changes if not text.isdigit()] == [] and len(changes) <= 1
    unknown = re.compile(r'<section class="daily".*?</section>| src="assets/games/\w+.svg"', re.DOTALL)
    first, now = page.evaluate("window.first"), page.locator("#app").inner_html()
    assert first.count('class="daily"') == 1 and unknown.sub("", now) == unknown.sub("", first)


def test_a_click_before_python_is_there_is_done_when_it_has_come(page: Page, site: str) -> None:
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
    """On one of its own the whole page crashes at times: docs/boot.md."""
    page = new_tab()
    open_app(page)
    own = "from pyodide.ffi import can_run_sync\nasync def own(): return can_run_sync()\nawait own()"
    assert page.evaluate("code => oddPyScript.interpreter.runPythonAsync(code)", own) is False
    worker = worker_of(page)
    assert worker.evaluate(ONCE_STARTED)
    assert worker.evaluate("'Suspending' in WebAssembly") is False


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_chosen_colours_are_there_before_any_python(
    page: Page, site: str, watch: Watch, theme: str
) -> None:
    watch.expect("")
    page.add_init_script(f"localStorage.setItem('oddcheckers/settings', '{json.dumps({'theme': theme})}')")
    page.route(WASM, lambda route: route.abort())
    page.goto(site, wait_until="commit")
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    expect(page.locator("#boot-failed")).to_be_visible()


def fetched(asked: list[str]) -> set[str]:
    """Which of the large files have been asked for."""
    large = r"pyodide\.asm\.wasm$|python_stdlib|micropip|\.whl|lock\.json|(?<=/start/)[a-z]+"
    return {found[0] for url in asked if (found := re.search(large, url))}


def test_from_near_page_and_worker_start_from_the_snapshot(first_start: Started) -> None:
    assert start_of(first_start.page) == "snapshot"
    assert worker_start(first_start.page) == "snapshot"
    assert fetched(first_start.asked) == {"pyodide.asm.wasm", "unpacker", "snapshot", "annex"}


def test_helping_hands_come_for_a_first_start_and_go_after_it(page: Page, open_app: OpenApp) -> None:
    page.add_init_script(NEAR)
    with page.expect_worker(lambda worker: "boot.unpack" in worker.url) as hands:
        open_app(page)
    assert start_of(page) == "snapshot"
    for _ in range(100):
        if hands.value not in page.workers:
            return
        page.wait_for_timeout(100)
    raise AssertionError("they stay")


def test_where_no_worker_can_be_made_the_page_unpacks_by_itself(page: Page, open_app: OpenApp) -> None:
    page.add_init_script(NEAR + "window.Worker = class { constructor() { throw new DOMException('no'); } };")
    open_app(page)
    assert start_of(page) == "snapshot"


def test_from_afar_over_a_quick_line_they_start_from_the_snapshot_too(page: Page, open_app: OpenApp) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.add_init_script(FAR + QUICK)
    open_app(page)
    assert start_of(page) == "snapshot"
    assert worker_start(page) == "snapshot"
    assert fetched(asked) == {"runtime", "unpacker", "snapshot", "annex"}


def test_over_a_slow_line_they_start_precompiled(page: Page, site: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    start_slowly(page, site)
    assert not any("cold" in url for url in asked), "whoever calls it in a start waits for it"
    assert start_of(page) == "precompiled"
    assert worker_start(page) == "precompiled"
    assert fetched(asked) - {"snapshot"} == {"runtime", "unpacker", "library", "program", "annex"}


def test_a_slow_processor_asks_for_the_snapshot_at_once_and_gives_it_up_on_a_slow_line(
    page: Page, site: str
) -> None:
    """It is slow also if something it does takes no time for once."""
    ended: list[str] = []
    page.on("requestfailed", lambda request: ended.append(request.url))
    page.add_init_script(SLOW + HICCUPS)
    start_slowly(page, site)
    assert start_of(page) == "precompiled"
    assert fetched(ended) == {"snapshot"}


def part_missing(route: Route) -> None:
    route.fulfill(status=404)


def part_cut(route: Route) -> None:
    altered(route, lambda body: body[: len(body) // 2])


def part_tampered(route: Route) -> None:
    altered(route, lambda body: body[:5000] + b"\0" + body[5001:])


CUT = pytest.param(part_cut, marks=pytest.mark.soak)
"""Found in the same way as one that was tampered with: by its hash."""


def test_without_a_compiled_part_it_starts_plainly(page: Page, open_app: OpenApp, watch: Watch) -> None:
    watch.expect("Failed to load resource|integrity")
    page.route(SNAPSHOT, part_missing)
    page.route(LIBRARY, part_missing)
    open_app(page)
    assert start_of(page) == worker_start(page) == "stock"
    expect(page.get_by_role("heading", name="English Draughts")).to_be_visible()


@pytest.mark.parametrize(
    ("part", "fault"), [(PROGRAM, part_tampered), (ANNEX, part_cut), (UNPACKER, part_missing)]
)
def test_nor_is_anything_else_compiled_taken_if_it_or_what_unpacks_it_is_not_there(
    page: Page, site: str, watch: Watch, part: str, fault: Callable[[Route], None]
) -> None:
    """Then it starts as in the test before: the plain start, which takes long, has begun."""
    watch.expect("Failed to load resource|integrity")
    page.route(SNAPSHOT, part_missing)
    page.route(part, fault)
    with (
        page.expect_console_message(lambda said: "Not the fast start (precompiled)" in said.text),
        page.expect_request("**/python_stdlib.zip"),
    ):
        page.goto(site)


@pytest.mark.parametrize("fault", [part_missing, part_tampered, CUT])
def test_without_the_snapshot_it_starts_precompiled(
    page: Page, open_app: OpenApp, watch: Watch, fault: Callable[[Route], None]
) -> None:
    watch.expect("Failed to load resource|integrity")
    page.add_init_script(NEAR)
    page.route(SNAPSHOT, fault)
    open_app(page)
    assert page.evaluate(CHOSEN) == "snapshot"
    assert start_of(page) == "precompiled"
    expect(page.get_by_role("heading", name="English Draughts")).to_be_visible()


@pytest.mark.parametrize("fault", [part_missing, part_tampered, CUT])
def test_from_afar_without_the_packed_runtime_it_starts_with_the_plain_one(
    page: Page, open_app: OpenApp, watch: Watch, fault: Callable[[Route], None]
) -> None:
    watch.expect("Failed to load resource")
    page.route("**/start/runtime-*.bin", fault)
    page.add_init_script(FAR)
    open_app(page)
    assert page.evaluate("oddBoot.far")
    assert start_of(page) != "stock"
    assert fault != part_missing or worker_start(page) == start_of(page)
    expect(page.get_by_role("heading", name="English Draughts")).to_be_visible()
