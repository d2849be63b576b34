"""The start of the page: from a subfolder, with real progress, and with a remedy for every failure."""

import json
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from e2e.browsers.arguments import arguments_here
from e2e.conftest import NEVER_KEPT, STARTING_MS, NewPage, OpenApp, wait_ready
from e2e.start_ways import CHOSEN, FAR, NEAR
from e2e.started import Started, started
from e2e.watch import Watch
from tools.browser import find

FAILED = "#boot-failed"
SOAK = pytest.mark.soak
WASM = re.compile(r"/pyodide\.asm\.wasm|/start/runtime-")
"""The runtime: as it is, and packed for distant hosts, as a busy machine seems to be."""


def boot_files(page: Page, *besides: str) -> dict[str, int]:
    """Return the files that the page lists for a successful start, with their sizes in bytes.

    The kinds in `besides` are left out.
    """
    listed = json.loads(page.locator("#boot-files").text_content() or "")
    way = page.evaluate(CHOSEN)
    runtime = "near" if page.evaluate("oddBoot.far") else "far"
    unwanted = ("spare", "helper", runtime, "tried" if way == "snapshot" else "snapshot", *besides)
    return {urljoin(page.url, path): size for path, size, _, need, _ in listed if need not in unwanted}


@pytest.fixture(scope="module")
def first_start(browser: Browser, site: str) -> Iterator[Started]:
    """A successful first start, for tests of its result."""
    with started(browser, site, lambda page: page.add_init_script(NEVER_KEPT)) as start:
        yield start


def test_the_page_starts_from_a_subfolder_and_contacts_no_other_host(first_start: Started, site: str) -> None:
    page, requested = first_start.page, first_start.fetched
    assert page.title() == "Odd Checkers"
    expect(page.locator("#boot")).to_be_hidden()
    assert requested
    assert [url for url in requested if not url.startswith((site, "blob:", "data:"))] == []


def test_a_start_fetches_exactly_the_listed_files(first_start: Started) -> None:
    page, requested = first_start.page, set(first_start.fetched)
    listed = set(boot_files(page))
    assert listed <= requested
    afterwards = re.compile(r"/preact/|/think\.py")
    runtime = {
        url
        for url in requested
        if not afterwards.search(url) and re.search(r"/(runtime|wheels|start)/|\.py\b|\.toml|\.mjs", url)
    }
    assert runtime - listed == set()


def test_python_waits_for_the_script_of_the_page(page: Page, site: str) -> None:
    held: list[Route] = []
    page.route("**/assets/page.js*", lambda route: held.append(route))
    page.goto(site, wait_until="commit")
    page.wait_for_function("globalThis.oddStart", timeout=STARTING_MS)
    page.wait_for_timeout(1000)
    assert page.evaluate("document.documentElement.dataset.state") == "loading"
    held[0].continue_()
    wait_ready(page)


def test_progress_shows_real_bytes_before_python_has_started(page: Page, site: str) -> None:
    held: list[Route] = []
    page.add_init_script(NEAR)
    page.route(WASM, lambda route: held.append(route))
    page.goto(site)
    page.wait_for_function("document.getElementById('boot-bar').value > 1.5e6")
    files = boot_files(page, "unpacker")  # fetched by the helper worker, which does not count it
    bar = page.locator("#boot-bar")
    assert bar.evaluate("bar => bar.max") == sum(files.values())
    arrived = sum(files.values()) - next(size for url, size in files.items() if WASM.search(url))
    assert 0 < bar.evaluate("bar => bar.value") <= arrived
    expect(page.locator("#boot-count")).to_have_text(re.compile(r"^\d+\.\d of \d+\.\d MB$"))
    expect(page.locator("#boot-stage")).to_have_text(re.compile("^Loading "))
    page.wait_for_function("document.documentElement.dataset.state === 'loading'")
    held[0].continue_()
    wait_ready(page)
    assert bar.evaluate("bar => bar.value") == sum(files.values())


def test_progress_moves_while_a_single_file_streams_in(page: Page, open_app: OpenApp) -> None:
    page.add_init_script("""
        window.seen = new Set();
        new MutationObserver(() => {
          const bar = document.getElementById('boot-bar');
          if (bar) seen.add(bar.value);
        }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    """)
    slow = {"offline": False, "latency": 0, "downloadThroughput": 1_500_000, "uploadThroughput": -1}
    page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", slow)
    open_app(page)
    whole = {0}
    for size in boot_files(page).values():
        whole |= {size + each for each in whole}
    assert set(page.evaluate("[...seen]")) - whole, "the bar moved only at the end of a file"


SAID = """
    addEventListener('DOMContentLoaded', () => {
      window.said = [];
      const left = document.getElementById('boot-left');
      const note = () => said.push([performance.now(), left.textContent]);
      new MutationObserver(note).observe(left, { childList: true });
    });
"""
WAITING = "Your choice opens as soon as it is ready."


def test_after_an_early_click_the_page_announces_the_wait_and_its_length(page: Page, site: str) -> None:
    page.add_init_script(FAR + SAID)
    browser = page.context.new_cdp_session(page)
    line = {"offline": False, "latency": 0, "downloadThroughput": 400_000, "uploadThroughput": -1}
    browser.send("Network.emulateNetworkConditions", line)
    page.goto(site, wait_until="commit")
    left = page.locator("#boot-left")
    expect(left).to_have_text(re.compile(r"^About \d+ more seconds\.$"), timeout=STARTING_MS)
    expect(left).to_have_attribute("aria-live", "off")
    page.get_by_role("button", name="Play English Draughts").click()
    expect(left).to_have_text(re.compile(rf"^{re.escape(WAITING)} About \d+ more seconds\.$"))
    expect(left).to_have_attribute("aria-live", "polite")
    browser.send("Network.emulateNetworkConditions", {**line, "downloadThroughput": -1})
    wait_ready(page)
    expect(page.locator(".setup-screen")).to_be_visible()
    announced = page.evaluate("said")
    seconds = [
        int(found[1]) for _, text in announced if (found := re.search(r"About (\d+) more seconds", text))
    ]
    assert seconds
    assert all(count % 5 == 0 for count in seconds)
    unprompted = [time for time, text in announced if not text.startswith(WAITING)]
    assert all(later - sooner >= 1000 for sooner, later in pairwise(unprompted))


def test_the_start_restores_the_browser_functions_that_it_replaced(first_start: Started) -> None:
    page = first_start.page
    assert page.evaluate("fetch.toString()").endswith("[native code] }")
    assert page.evaluate("indexedDB instanceof IDBFactory")


def fast_start_missing(page: Page) -> None:
    page.route("**/start/*", lambda route: route.fulfill(status=404))


def wheel_missing(page: Page) -> None:
    fast_start_missing(page)
    page.route("**/wheels/*.whl", lambda route: route.fulfill(status=404))


def wasm_missing(page: Page) -> None:
    page.route(WASM, lambda route: route.fulfill(status=404))


def wasm_cut(page: Page) -> None:
    page.route(WASM, lambda route: altered(route, lambda body: body[: len(body) // 2]))


def library_corrupt(page: Page) -> None:
    fast_start_missing(page)
    page.route("**/python_stdlib.zip", lambda route: altered(route, lambda body: body[:-100] + bytes(100)))


def module_missing(page: Page) -> None:
    page.route("**/pyodide.asm.mjs", lambda route: route.abort())


def core_missing(page: Page) -> None:
    page.route("**/pyscript/core.js", lambda route: route.fulfill(status=404))


def config_missing(page: Page) -> None:
    page.route("**/pyscript.toml*", lambda route: route.fulfill(status=404))


def micropip_missing(page: Page) -> None:
    fast_start_missing(page)
    page.route("**/micropip-*.whl", lambda route: route.abort())


def altered(route: Route, change: Callable[[bytes], bytes]) -> None:
    """Answer with the real file, changed."""
    response = route.fetch()
    route.fulfill(response=response, body=change(response.body()))


@pytest.mark.parametrize(
    ("break_it", "title", "detail"),
    [
        (wheel_missing, "A file did not arrive", "wheels/oddcheckers-"),
        pytest.param(wasm_missing, "A file did not arrive", "pyodide.asm.wasm", marks=SOAK),
        (wasm_cut, "A file arrived damaged", "pyodide.asm.wasm"),
        pytest.param(library_corrupt, "A file arrived damaged", "python_stdlib.zip", marks=SOAK),
        pytest.param(module_missing, "A file did not arrive", "pyodide.asm.mjs", marks=SOAK),
        (core_missing, "A file did not arrive", "pyscript/core.js"),
        pytest.param(config_missing, "A file did not arrive", "pyscript.toml", marks=SOAK),
        pytest.param(micropip_missing, "A file did not arrive", "micropip-", marks=SOAK),
    ],
)
def test_a_file_that_fails_is_named_and_retry_starts_over(
    page: Page, site: str, watch: Watch, break_it: Callable[[Page], None], title: str, detail: str
) -> None:
    """Retry always leads to the same start: it is awaited once."""
    watch.expect("")
    break_it(page)
    page.goto(site + "#kept")
    expect(page.locator(FAILED)).to_be_visible(timeout=STARTING_MS)
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.locator("#boot-detail")).to_contain_text(detail)
    expect(page.locator(".py-error")).to_be_hidden()
    page.unroute_all(behavior="wait")  # open requests are not let through
    loads: list[str] = []
    page.on("framenavigated", lambda frame: loads.append(frame.url))
    with page.expect_navigation(wait_until="commit"):
        page.get_by_role("button", name="Try again").click()
    if break_it == core_missing:
        wait_ready(page)
    assert loads[0] == site + "#kept"


@pytest.mark.parametrize(
    ("break_it", "detail"),
    [
        pytest.param(wasm_missing, "El servidor respondió 404.", marks=SOAK),
        (wasm_cut, "bytes en vez de"),
        (library_corrupt, "Su contenido no es correcto."),
    ],
)
def test_the_details_of_an_error_are_in_the_language_of_the_page(
    new_page: NewPage, site: str, watch: Watch, break_it: Callable[[Page], None], detail: str
) -> None:
    page = new_page(locale="es-ES")
    watch.expect("")
    break_it(page)
    page.goto(site)
    expect(page.locator("#boot-detail")).to_contain_text(detail, timeout=STARTING_MS)
    page.unroute_all(behavior="wait")  # open requests are answered before the page goes


FAILS_ONCE = """
    if (!sessionStorage.getItem('sat')) {
      sessionStorage.setItem('sat', 'yes');
      window.matchMedia = () => { throw new Error('the cat sat on the board'); };
    }
"""
"""Break a query that Python makes at its first drawing: whether motion is wanted."""


def test_an_exception_in_python_is_shown_and_retry_starts_over(page: Page, site: str) -> None:
    page.add_init_script(FAILS_ONCE)
    page.goto(site)
    expect(page.get_by_role("heading", name="The program could not start")).to_be_visible(timeout=STARTING_MS)
    page.get_by_text("Details", exact=True).click()
    expect(page.locator("#boot-detail")).to_contain_text("Traceback")
    expect(page.locator("#boot-detail")).to_contain_text("the cat sat on the board")
    expect(page.locator(".py-error")).to_be_hidden()
    with page.expect_navigation(wait_until="commit"):
        page.get_by_role("button", name="Try again").click()
    wait_ready(page)


def test_a_stall_is_reported_and_the_start_continues_by_itself(page: Page, site: str) -> None:
    held: list[Route] = []
    page.route(WASM, lambda route: held.append(route))
    page.route(
        site,
        lambda route: altered(route, lambda body: body.replace(b'data-patience="30"', b'data-patience="2"')),
    )
    page.goto(site)
    expect(page.get_by_role("heading", name="Nothing has arrived for a while")).to_be_visible(
        timeout=STARTING_MS
    )
    held[0].continue_()
    page.wait_for_selector("html[data-state=ready]", state="attached")
    expect(page.locator("#boot")).to_be_hidden()


def test_without_javascript_the_page_says_what_it_needs(browser: Browser, site: str) -> None:
    arguments = [*arguments_here(), "--blink-settings=scriptEnabled=false"]
    executable = find(browser.browser_type.executable_path)
    with browser.browser_type.launch(executable_path=executable, args=arguments) as scriptless:
        page = scriptless.new_page()
        page.goto(site)
        assert "These games need JavaScript" in page.locator("#boot").inner_text()
        expect(page.locator("#boot-bar")).to_be_hidden()


def test_without_its_script_the_page_still_says_what_to_do(
    new_page: NewPage, site: str, watch: Watch
) -> None:
    watch.expect("")
    page = new_page(locale="de-AT")
    page.route("**/assets/boot.look.js*", lambda route: route.abort())
    page.route("**/assets/boot.js*", lambda route: route.abort())
    page.goto(site, wait_until="commit")
    expect(page.get_by_role("heading", name="Eine Datei kam nicht an")).to_be_visible()
    expect(page.locator("#app")).to_be_hidden()
    page.unroute_all(behavior="wait")
    page.get_by_role("button", name="Noch einmal versuchen").click()
    wait_ready(page)


def test_while_its_script_does_not_arrive_the_page_says_what_to_do(page: Page, site: str) -> None:
    page.route("**/assets/boot.js*", lambda _: None)
    page.goto(site, wait_until="commit")
    late = page.locator(".boot-late")
    expect(late).to_contain_text(["Still loading?", "Lädt die Seite noch?", "¿Sigue cargando?"])
    page.evaluate("document.getAnimations().forEach((each) => each.finish())")
    for each in late.all():
        expect(each).to_be_visible()
        expect(each).to_have_css("opacity", "1")


@pytest.mark.parametrize("scheme", [pytest.param("light", marks=SOAK), "dark"])
def test_the_boot_screen_fits_a_phone(new_page: NewPage, site: str, watch: Watch, scheme: str) -> None:
    watch.expect("")
    page = new_page(viewport={"width": 360, "height": 640}, color_scheme=scheme)
    page.route(WASM, lambda route: route.abort())
    page.goto(site)
    expect(page.locator(FAILED)).to_be_visible(timeout=STARTING_MS)
    assert page.evaluate("document.getElementById('boot').scrollWidth") <= 360
