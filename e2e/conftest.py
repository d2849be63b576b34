"""Fixtures of all end-to-end tests: the served site, a browser, pages watched for errors, the opened app."""

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from e2e.browsers.arguments import DELAY_TIERING, SHARED_PROCESS, arguments_here
from e2e.browsers.profiles import Profiles
from e2e.browsers.visitors import host, visit, visit_again, visited
from e2e.site import FOLDER, ROOT, hosted
from e2e.spy import spy_on
from e2e.started import STARTING_MS
from e2e.watch import Watch
from tools.browser import find
from tools.build import build
from tools.runtimes import fetch

NEVER_KEPT = "navigator.serviceWorker && (navigator.serviceWorker.register = () => new Promise(() => {}));"
"""Script that disables the service worker: storing the whole site takes as long as the start."""
BUILDERS = ("test_language", "test_plugins")
"""Test modules that build a site."""
EXPECTED_MS = 20_000
"""Timeout of expectations, long enough for a busy machine."""
PASSED = pytest.StashKey[bool]()
NewPage = Callable[..., Page]
OpenApp = Callable[..., None]
Lend = Callable[[Profiles, Callable[..., Page]], NewPage]
expect.set_options(timeout=EXPECTED_MS)
__all__ = ["STARTING_MS", "host", "visit", "visit_again", "visited"]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site: a copy of the one that `SITE` in the environment names, or a fresh build."""
    folder = tmp_path_factory.mktemp("host") / FOLDER
    if given := os.environ.get("SITE"):
        return copytree(ROOT / given, folder)
    fetch(ROOT)
    build(ROOT, folder)
    return folder


@pytest.fixture(scope="session")
def site(built: Path) -> Iterator[str]:
    """The address of the site, served from a subfolder."""
    with hosted(Path(str(built).removesuffix(FOLDER))) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium for all tests."""
    with sync_playwright() as playwright:
        executable = find(playwright.chromium.executable_path)
        args = [*arguments_here(), DELAY_TIERING, SHARED_PROCESS]
        browser = playwright.chromium.launch(executable_path=executable, args=args)
        yield browser
        browser.close()


@pytest.fixture
def watch(site: str) -> Watch:
    """The faults of the test's pages; `watch.expect(pattern)` permits a kind of fault."""
    return Watch(site)


@pytest.fixture
def new_page(browser: Browser, watch: Watch) -> Iterator[NewPage]:
    """Make pages with clean profiles: `new_page(viewport=…, has_touch=True, color_scheme="dark")`.

    The site is not stored for later, which takes three times as long as the start, except with `kept=True`.
    Playwright's `wait_for_function` needs `eval`; `bypass_csp=False` leaves the page's policy in force.
    """
    contexts: list[BrowserContext] = []

    def make(*, kept: bool = False, **options: Any) -> Page:
        context = browser.new_context(**{"bypass_csp": True, **options})
        contexts.append(context)
        watch.over(context)
        if not kept:
            context.add_init_script(NEVER_KEPT)
        return context.new_page()

    yield make
    for context in contexts:
        context.close()
    watch.check()


@pytest.fixture(scope="session")
def far_browser(browser: Browser) -> Iterator[Browser]:
    """A second Chromium with nothing in common, and a process for each of its tabs."""
    kind = browser.browser_type
    other = kind.launch(executable_path=find(kind.executable_path), args=[*arguments_here(), DELAY_TIERING])
    yield other
    other.close()


@pytest.fixture
def new_far(far_browser: Browser, watch: Watch) -> Iterator[NewPage]:
    """Make pages of the second browser, with a clean profile each."""
    contexts: list[BrowserContext] = []

    def make(**options: Any) -> Page:
        context = far_browser.new_context(**{"bypass_csp": True, "reduced_motion": "reduce", **options})
        contexts.append(context)
        watch.over(context)
        context.add_init_script(NEVER_KEPT)
        return context.new_page()

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def far(new_far: NewPage) -> Page:
    """A page of the second browser, with the page's policy in force."""
    return new_far(bypass_csp=False)


@pytest.fixture(scope="session")
def profiles(browser: Browser, site: str) -> Profiles:
    """Profiles that have visited the site before."""
    return Profiles(browser, site)


@pytest.fixture(scope="session")
def far_profiles(far_browser: Browser, site: str) -> Profiles:
    """The same for the second browser."""
    return Profiles(far_browser, site)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the tests that build a site, so that one worker runs them all and builds each site once."""
    items.sort(key=lambda item: item.path.stem not in BUILDERS)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note whether a test has passed, for the fate of its tab."""
    report = yield
    item.stash[PASSED] = report.when == "call" and report.passed
    return report


@pytest.fixture
def lend(request: pytest.FixtureRequest, watch: Watch) -> Iterator[Lend]:
    """Lend tabs of profiles in one way or the other, and take them back."""
    lent: list[tuple[Profiles, Page]] = []

    def by(profiles: Profiles, way: Callable[..., Page]) -> NewPage:
        def make(**options: Any) -> Page:
            page = way(**options)
            lent.append((profiles, page))
            watch.over(page.context)
            return page

        return make

    yield by
    watch.end()
    passed = request.node.stash.get(PASSED, False)
    for profiles, page in lent:
        profiles.give_back(page, sound=passed and not watch.unexpected())
    watch.check()


@pytest.fixture
def new_tab(profiles: Profiles, lend: Lend) -> NewPage:
    """Make pages in turn like `new_page`, for tests that are not about the start.

    They start in half the time, in a profile that has visited the site before; but storage is empty.
    Tests that set the clock use `new_page`: a clock stays with its profile.
    """
    return lend(profiles, profiles.lend)


@pytest.fixture
def same_tab(profiles: Profiles, lend: Lend) -> NewPage:
    """Give a page to a test that only follows links: the page of the test before, if that was such a test."""
    return lend(profiles, profiles.lend_open)


@pytest.fixture
def far_tab(far_profiles: Profiles, lend: Lend) -> Page:
    """A page of the second browser like those of `new_tab`: a friend who has visited before."""
    return lend(far_profiles, far_profiles.lend)(reduced_motion="reduce")


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A page with a clean profile, not yet at the site, which will not be stored."""
    return new_page()


@pytest.fixture
def open_app(site: str) -> OpenApp:
    """Open the site with a page and wait until it is ready: `open_app(page)`, `open_app(page, "#…")`."""

    def go(page: Page, fragment: str = "", address: str = site) -> None:
        page.goto(address + fragment)
        wait_ready(page)

    return go


@pytest.fixture
def two_pages(new_tab: NewPage, far_tab: Page, open_app: OpenApp) -> tuple[Page, Page]:
    """A page in each of two browsers; the first has opened the app, and both are watched."""
    near, far = new_tab(reduced_motion="reduce"), far_tab
    for page in (near, far):
        spy_on(page)
    open_app(near)
    return near, far


def wait_ready(page: Page) -> None:
    """Wait until the app is ready; report a failed start with the text of the page."""
    ended = "html[data-state=ready], html[data-state=failed]"
    page.wait_for_selector(ended, state="attached", timeout=STARTING_MS)
    error_text = page.locator("#boot-failed").text_content()
    assert page.locator("html").get_attribute("data-state") == "ready", error_text
