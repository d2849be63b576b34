"""Offline use: the service worker stores the whole site, and updates it when the player agrees."""

import re
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from e2e.browsers.visitors import Visit, look_in
from e2e.conftest import STARTING_MS, NewPage, OpenApp, wait_ready
from e2e.hosts import Host, stored_files, wait_until_intact, wait_until_stored
from e2e.play import click, start_game
from e2e.site import FOLDER
from e2e.start_ways import FAR, NEAR, QUICK
from e2e.test_cold import NAME, call
from e2e.test_start import way_of_start, worker_start
from e2e.watch import Watch
from tools.server import Handler

UPDATE = "A new version is ready."
NO_OFFLINE = "This browser cannot store the games"

FATE_OF_UPDATE = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const worker = await new Promise((found) => {
      registration.addEventListener('updatefound', () => found(registration.installing), { once: true });
      registration.update().catch(() => {});
    });
    const ended = () => worker.state === 'installed' || worker.state === 'redundant';
    while (!ended()) await new Promise((go) => worker.addEventListener('statechange', go, { once: true }));
    return worker.state;
}"""


def caches_of(page: Page) -> list[str]:
    """Return the names of the stored versions."""
    names: list[str] = page.evaluate(
        "async () => (await caches.keys()).map((name) => name.split(' ').at(-1))"
    )
    return names


def wait_until(page: Page, condition: str) -> None:
    """Wait for a condition that takes time to evaluate (`wait_for_function` takes promises for true)."""
    page.evaluate(
        f"async () => {{ while (!({condition})) await new Promise((done) => setTimeout(done, 20)); }}"
    )


def build_of(site: Path) -> str:
    """Return the name of the version in a folder."""
    found = re.search("const BUILD = '(.*)';", (site / "sw.js").read_text())
    assert found
    return found[1]


def look_for_update(page: Page) -> None:
    """Let the browser look for a new version, as it does by itself at times."""
    page.evaluate("navigator.serviceWorker.getRegistration().then((it) => it.update()).catch(() => {})")


def test_after_one_visit_everything_works_offline(host: Host, visit: Visit, open_app: OpenApp) -> None:
    page = visit().new_page()
    open_app(page, address=host.address)
    wait_until_stored(page)
    host.cut()
    page = visit().new_page()
    open_app(page, address=host.address)
    start_game(page, "", "level1")
    click(page, "c3")
    click(page, "d4")
    expect(page.locator(".entry")).to_have_count(2)
    assert worker_start(page) == way_of_start(page) != "plain"
    page.get_by_role("button", name="Rules").first.click()
    expect(page.frame_locator("iframe.rules-page").get_by_role("heading").first).to_be_visible()
    page.reload()
    wait_ready(page)
    assert call(page) == NAME, "what no start calls is kept, too, and had at once"
    expect(page.locator(".entry")).to_have_count(2)
    host.back()


SLOW_CACHES = """
  const { match } = globalThis.CacheStorage?.prototype ?? {};
  if (match) CacheStorage.prototype.match = async function (...wanted) {
    await new Promise((done) => setTimeout(done, 2500));
    return match.apply(this, wanted);
  };
"""
"""Script of a browser whose caches take long to answer, as after a restart."""


def test_offline_a_function_that_no_start_calls_works_where_the_caches_are_slow(
    host: Host, visit_again: Visit, open_app: OpenApp
) -> None:
    host.cut()
    context = visit_again()
    context.add_init_script(SLOW_CACHES)
    page = context.new_page()
    open_app(page, address=host.address)
    assert call(page) == NAME
    host.back()


WHO_ANSWERED = "performance.getEntriesByType('navigation')[0].workerFinalSourceType"


def test_a_later_start_does_not_wait_for_the_service_worker(
    host: Host, visit_again: Visit, open_app: OpenApp
) -> None:
    page = visit_again().new_page()
    host.cut()
    open_app(page, address=host.address)
    assert page.evaluate(WHO_ANSWERED) == "cache", "the browser takes the page from there by itself"
    open_app(page, address=f"{host.address}?from=somewhere")
    assert page.evaluate(WHO_ANSWERED) != "cache", (
        "the worker answers, since it knows that it is the same page"
    )
    host.back()


LOSSES = {
    "the whole cache": "for (const name of await caches.keys()) await caches.delete(name);",
    "a file of the start": "await cache.delete(the('/assets/page.js'));",
    "a file that no start asks for": "await cache.delete(the('/rules/draughts.html'));",
    "the snapshot": "await cache.delete(the('/start/snapshot-'));",
    "the list": "await cache.delete(the('?files'));",
    "the snapshot's bytes": "await cache.put(the('/start/snapshot-'), new Response('damaged'));",
    "one byte of the snapshot": """
        const bytes = new Uint8Array(await (await cache.match(the('/start/snapshot-'))).arrayBuffer());
        bytes[bytes.length >> 1] += 1;
        await cache.put(the('/start/snapshot-'), new Response(bytes));
    """,
}
FEW_LOSSES = ("a file of the start", "one byte of the snapshot")
LOSE = """async () => {
    const cache = await caches.open((await caches.keys())[0]);
    const there = (await cache.keys()).map(({ url }) => url);
    const the = (part) => there.find((url) => url.includes(part));
    %s
}"""


def lose(page: Page, host: Host, loss: str) -> None:
    """Lose some stored content, as one of `LOSSES` says."""
    look_in(page, host)
    page.evaluate(LOSE % loss)


def play_offline(host: Host, page: Page, open_app: OpenApp) -> None:
    """Cut the site off, start it from the stored content, play, and bring the site back."""
    host.cut()
    open_app(page, address=host.address)
    start_game(page, "", "level1")
    click(page, "c3")
    click(page, "d4")
    expect(page.locator(".entry")).to_have_count(2)
    assert worker_start(page) == way_of_start(page) == "snapshot"
    host.back()


@pytest.mark.parametrize(
    "names", [FEW_LOSSES, pytest.param([*LOSSES], marks=pytest.mark.soak)], ids=["few", "all"]
)
def test_lost_parts_of_a_cache_return_with_the_next_visit(
    names: Sequence[str], host: Host, visit_again: Visit, open_app: OpenApp
) -> None:
    page = visit_again().new_page()
    for name in names:
        print(name)
        lose(page, host, LOSSES[name])
        open_app(page, address=host.address)
        wait_until_intact(page, host)
    play_offline(host, visit_again().new_page(), open_app)


def test_a_start_that_fails_with_a_damaged_file_succeeds_on_retry(
    host: Host, visit_again: Visit, open_app: OpenApp, watch: Watch
) -> None:
    watch.expect("integrity|digest")
    page = visit_again().new_page()
    lose(page, host, "await cache.put(the('/assets/page.js'), new Response('damaged'));")
    page.goto(host.address)
    expect(page.locator("#boot-failed")).to_be_visible()
    with page.expect_navigation():
        page.get_by_role("button", name="Try again").click()
    wait_ready(page)
    play_offline(host, visit_again().new_page(), open_app)


def test_without_readable_caches_the_server_is_asked(
    host: Host, visit_again: Visit, open_app: OpenApp
) -> None:
    page = visit_again().new_page()
    open_app(page, address=host.address)
    (worker,) = page.context.service_workers
    worker.evaluate("() => { caches.match = () => Promise.reject(new Error('the disk is ill')); }")
    page.reload()
    wait_ready(page)


def test_a_new_version_takes_over_nothing_that_is_damaged(
    host: Host, visit_again: Visit, open_app: OpenApp
) -> None:
    page = visit_again(bypass_csp=True).new_page()
    lose(page, host, "await cache.put(the('/rules/draughts.html'), new Response('damaged'));")
    open_app(page, address=host.address)
    host.publish("second")
    look_for_update(page)
    with page.expect_navigation():
        page.get_by_role("button", name="Update now").click(timeout=STARTING_MS)
    wait_ready(page)
    wait_until(page, "(await caches.keys()).length === 1")
    assert caches_of(page) == ["second"]
    wait_until_intact(page, host)


def test_only_lost_files_are_fetched_again_and_only_once(
    host: Host, visit_again: Visit, open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = visit_again().new_page()
    lose(page, host, LOSSES["a file that no start asks for"])
    requested: list[str] = []
    monkeypatch.setattr(Handler, "log_request", lambda handler, *_: requested.append(handler.path))
    other = page.context.new_page()
    open_app(page, address=host.address)
    open_app(other, address=host.address)
    wait_until_intact(other, host)
    assert [path for path in requested if not path.endswith("/sw.js")] == [f"/{FOLDER}/rules/draughts.html"]


@pytest.mark.parametrize(
    ("place", "only_once"),
    [(NEAR, ["snapshot"]), pytest.param(FAR + QUICK, ["runtime", "snapshot"], marks=pytest.mark.soak)],
    ids=["near", "far"],
)
def test_the_stored_files_are_those_that_the_site_requests(
    host: Host,
    visit: Visit,
    open_app: OpenApp,
    place: str,
    only_once: list[str],
) -> None:
    context = visit()
    context.add_init_script(place)
    requested: set[str] = set()
    context.on("request", lambda request: requested.add(request.url.partition("#")[0]))
    page = context.new_page()
    for _ in range(2):
        open_app(page, address=host.address)
        start_game(page, "", "level1")
        worker_start(page)
        page.get_by_role("button", name="Rules").first.click()
        expect(page.frame_locator("iframe.rules-page").get_by_role("heading").first).to_be_visible()
        wait_until_stored(page)
        page.goto("about:blank")
    to_keep = {urljoin(host.address, path) for path, _ in stored_files(host)}
    wanted = {url for url in requested if url.startswith(host.address) and not url.endswith("/sw.js")}
    packed = [path.relative_to(host.site) for each in only_once for path in host.site.glob(f"start/{each}-*")]
    assert wanted - to_keep == {urljoin(host.address, str(path)) for path in packed}
    others = re.compile(
        r"/assets/(pieces|rules)/|/rules/\w+\.html$|/install/icon|/manifest|/start/(library|program|snapshot)-"
    )
    assert {url for url in to_keep - requested if not others.search(url)} == set()


def test_an_update_waits_for_the_end_of_the_game_and_for_the_player(
    host: Host, visit_again: Visit, open_app: OpenApp
) -> None:
    page = visit_again(bypass_csp=True).new_page()
    open_app(page, address=host.address)
    old = build_of(host.site)
    start_game(page, "", "")
    click(page, "c3")
    click(page, "d4")
    host.publish("second")
    look_for_update(page)
    wait_until(page, "(await navigator.serviceWorker.getRegistration()).waiting")
    expect(page.get_by_text(UPDATE)).to_have_count(0)
    click(page, "d6")
    click(page, "c5")
    expect(page.locator(".entry")).to_have_count(2)
    page.get_by_role("button", name="All games").click()
    expect(page.get_by_text(UPDATE)).to_be_visible()
    assert set(caches_of(page)) == {old, "second"}
    with page.expect_navigation():
        page.get_by_role("button", name="Update now").click()
    wait_ready(page)
    assert page.title() == "second"
    wait_until(page, "(await caches.keys()).length === 1")
    assert caches_of(page) == ["second"]
    page.get_by_role("button", name="Continue ").click()
    expect(page.locator(".entry")).to_have_count(2)


def test_a_declined_update_comes_with_the_next_visit_and_the_old_version_works_until_then(
    host: Host, visit_again: Visit, open_app: OpenApp
) -> None:
    page = visit_again().new_page()
    open_app(page, address=host.address)
    host.publish("second")
    look_for_update(page)
    expect(page.get_by_text(UPDATE)).to_be_visible(timeout=STARTING_MS)
    host.cut()
    open_app(page, address=host.address)
    assert page.title() == "Odd Checkers"
    page = visit_again().new_page()
    open_app(page, address=host.address)
    assert page.title() == "second"
    host.back()


def test_a_page_of_the_old_version_continues_beside_the_new_one(
    host: Host, new_page: NewPage, open_app: OpenApp
) -> None:
    """The update arrives while the page of the very first visit is open."""
    page = new_page(kept=True)
    open_app(page, address=host.address)
    wait_until_stored(page)
    other = page.context.new_page()
    open_app(other, address=host.address)
    old = build_of(host.site)
    host.publish("second")
    look_for_update(page)
    with page.expect_navigation():
        page.get_by_role("button", name="Update now").click(timeout=STARTING_MS)
    wait_ready(page)
    assert page.title() == "second"
    assert set(caches_of(page)) == {old, "second"}
    host.cut()
    start_game(other, "", "level1")
    click(other, "c3")
    click(other, "d4")
    expect(other.locator(".entry")).to_have_count(2)
    host.back()


def test_an_update_fetched_by_half_is_never_used(
    host: Host, visit_again: Visit, open_app: OpenApp, watch: Watch
) -> None:
    watch.expect("404|Failed to load")
    page = visit_again().new_page()
    open_app(page, address=host.address)
    old = build_of(host.site)
    host.publish("second")
    worker = host.site / "sw.js"
    worker.write_text(
        worker.read_text().replace("const FILES = [", 'const FILES = [["gone.js", "sha256-0"], ')
    )
    assert page.evaluate(FATE_OF_UPDATE) == "redundant"
    assert caches_of(page) == [old]
    open_app(page, address=host.address)
    assert page.title() == "Odd Checkers"
    expect(page.get_by_text(UPDATE)).to_have_count(0)


def test_without_storage_space_the_page_works_and_says_so(
    host: Host, new_page: NewPage, open_app: OpenApp, watch: Watch
) -> None:
    watch.expect("404|Failed to load")
    worker = host.site / "sw.js"
    full = "Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));\n"
    worker.write_text(full + worker.read_text())
    page = new_page(kept=True)
    open_app(page, address=host.address)
    expect(page.get_by_text(NO_OFFLINE)).to_be_visible(timeout=STARTING_MS)
