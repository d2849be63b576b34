"""The fast start: the home before any Python, each way to start, the next when it fails, the policy."""

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, Worker, expect

from e2e.conftest import NEVER_KEPT, NewPage, OpenApp, wait_ready
from e2e.play import click, start_game
from e2e.started import Started, looked_at, started
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
    if not thinkers(page):
        at_home = play.is_visible()
        with page.expect_worker():
            if at_home:
                play.click()
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


@pytest.mark.parametrize(
    ("part", "fault", "both"),
    [
        (LIBRARY, part_missing, True),
        (PROGRAM, part_tampered, False),
        (ANNEX, part_cut, False),
        (UNPACKER, part_missing, False),
    ],
)
def test_without_a_compiled_part_or_what_unpacks_it_it_starts_plainly(
    page: Page, open_app: OpenApp, watch: Watch, part: str, fault: Callable[[Route], None], both: bool
) -> None:
    """Page and worker by the same script, so `both` are looked at once."""
    watch.expect("Failed to load resource|integrity")
    page.route(SNAPSHOT, part_missing)
    page.route(part, fault)
    open_app(page)
    assert start_of(page) == "stock"
    assert not both or worker_start(page) == "stock"
    expect(page.get_by_role("heading", name="English Draughts")).to_be_visible()


@pytest.mark.parametrize("fault", [part_missing, part_cut, part_tampered])
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


@pytest.mark.parametrize("fault", [part_missing, part_cut, part_tampered])
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


def test_the_policy_allows_no_inline_script_no_eval_and_no_other_host(
    new_page: NewPage, open_app: OpenApp, watch: Watch
) -> None:
    watch.expect("Content Security Policy|TrustedScript|127.0.0.1:1/")
    page = new_page(bypass_csp=False)
    page.add_init_script(ATTEMPTS)
    open_app(page)
    policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content") or ""
    assert "unsafe-inline" not in policy
    assert "'unsafe-eval'" not in policy
    assert not re.search(r"https?:|\*", policy)
    expect(page.locator("html")).to_have_attribute("data-refused", "connect-src eval inline")


ATTEMPTS = """
    addEventListener('DOMContentLoaded', async () => {
      const refused = [];
      const note = ({ effectiveDirective }) => refused.push(effectiveDirective);
      addEventListener('securitypolicyviolation', note);
      const button = document.createElement('button');
      const attempts = [
        () => setTimeout("window.evaluated = true"),
        () => button.setAttribute('onclick', 'window.inline = true'),
        () => button.click(),
      ];
      for (const attempt of attempts) try { attempt(); } catch {}
      await fetch('http://127.0.0.1:1/').catch(() => {});
      await new Promise((go) => setTimeout(go));
      if (!window.evaluated) refused.push('eval');
      if (!window.inline) refused.push('inline');
      const told = refused.filter((each) => /eval|inline|connect/.test(each));
      document.documentElement.dataset.refused = told.sort().join(' ');
    });
"""


TRIES = {
    "a picture that runs a script": "document.body.innerHTML = '<img src=x onerror=alert(1)>'",
    "an attribute that runs a script": "document.body.setAttribute('onclick', 'alert(1)')",
    "a script of another host": "document.createElement('script').src = 'https://example.com/x.js'",
    "a script of this host": "document.createElement('script').src = 'assets/page.js'",
    "a script in words": "document.createElement('script').text = 'alert(1)'",
    "a worker of another host": "new Worker('https://example.com/x.js')",
    "a worker of this host": "new Worker('assets/page.js')",
    "a worker in words": "new Worker('data:text/javascript,1')",
    "another service worker": "navigator.serviceWorker.register('assets/page.js')",
    "a policy of its own": "trustedTypes.createPolicy('x', { createHTML: (text) => text })",
    "the policy anew": "trustedTypes.createPolicy('default', { createHTML: (text) => text })",
}


@pytest.fixture(scope="module")
def guarded_start(browser: Browser, site: str) -> Iterator[Started]:
    """A first start with the page's policy in force."""
    with started(browser, site, lambda _: None, bypass_csp=False) as start:
        yield start


@pytest.fixture
def guarded(guarded_start: Started, watch: Watch) -> Iterator[Page]:
    """The page of that start."""
    with looked_at(guarded_start, watch) as page:
        yield page


def test_no_text_becomes_a_script_on_the_page(guarded: Page, watch: Watch) -> None:
    watch.expect("TrustedHTML|TrustedScript|TrustedTypePolicy")
    caught = "async () => { try { await (%s); } catch (error) { return error.name; } }"
    assert {name: guarded.evaluate(caught % words) for name, words in TRIES.items()} == dict.fromkeys(
        TRIES, "TypeError"
    )


@pytest.mark.parametrize("place", ["", "rules/alien.html"])
def test_every_page_has_the_policy_and_tells_nobody_where_one_comes_from(
    new_page: NewPage, site: str, place: str
) -> None:
    page = new_page()
    page.goto(site + place, wait_until="domcontentloaded")
    policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content") or ""
    assert "default-src 'none'" in policy
    assert "require-trusted-types-for 'script'; trusted-types " in policy
    expect(page.locator("meta[name=referrer]")).to_have_attribute("content", "no-referrer")


def test_a_game_and_its_rules_are_there_under_the_policy(guarded: Page) -> None:
    page = guarded
    start_game(page, "", "level1")
    click(page, "c3")
    click(page, "d4")
    expect(page.locator(".entry")).to_have_count(2)
    assert worker_start(page) == start_of(page) != "stock"
    page.get_by_role("button", name="Rules").first.click()
    inside = page.frame_locator("iframe.rules-page")
    expect(inside.get_by_role("heading").first).to_be_visible()
