"""The memory snapshot: fetched once, stored unpacked, used by the worker too, ignored if damaged."""

import json
from http import HTTPStatus

import pytest
from playwright.sync_api import Page, expect

from e2e.browsers.visitors import Visit, look_in
from e2e.conftest import NewPage, OpenApp, wait_ready
from e2e.hosts import Host, wait_until_intact, wait_until_stored
from e2e.play import click, start_game
from e2e.start_ways import FAR, NEAR, QUICK, start_slowly
from e2e.test_start import way_of_start, worker_start
from tools.server import Handler

SOAK = pytest.mark.soak
CHANGE = """async (change) => {
    const [name] = await caches.keys();
    const cache = await caches.open(name);
    const place = (await cache.keys()).find(({ url }) => url.includes('/start/snapshot-'));
    const bytes = new Uint8Array(await (await cache.match(place)).arrayBuffer());
    if (change === 'missing') return cache.delete(place);
    if (change === 'tampered') bytes[bytes.length - 1000] ^= 1;
    if (change === 'foreign') { // a part of the runtime's build id, and sums that are right
      bytes[4 + new DataView(bytes.buffer).getUint32(0, true) + 20] ^= 1;
      const words = new Int32Array(bytes.buffer);
      const end = words.length - 4;
      const sums = [0, 0, 0, 0];
      for (let at = 0; at < end; at += 1) sums[at % 4] = Math.imul(sums[at % 4] ^ words[at], 0x01000193);
      words.set(sums, end);
    }
    const body = change === 'cut' ? bytes.subarray(0, bytes.length / 2) : bytes;
    await cache.put(place, new Response(body, { headers: { 'Content-Type': 'application/wasm' } }));
}"""
FACTS = """
import json, random, secrets, time, os
chance = [random.random(), secrets.token_hex(8), os.urandom(8).hex()]
json.dumps([*chance, time.time(), time.perf_counter()])
"""


def facts(page: Page) -> list[float | str]:
    """Return Python's random numbers, clocks and environment."""
    found: list[float | str] = json.loads(
        page.evaluate("code => oddPyScript.interpreter.runPython(code)", FACTS)
    )
    return found


def test_from_the_second_start_on_page_and_worker_start_from_the_snapshot(
    new_page: NewPage, open_app: OpenApp, site: str
) -> None:
    page = new_page(kept=True)
    start_slowly(page, site)
    assert way_of_start(page) == "precompiled"
    wait_until_stored(page)
    open_app(page)
    assert way_of_start(page) == "snapshot"
    assert worker_start(page) == "snapshot"
    start_game(page, "", "level2")
    click(page, "c3")
    click(page, "d4")
    expect(page.locator(".entry")).to_have_count(2)


@pytest.mark.parametrize("place", [NEAR, pytest.param(FAR + QUICK, marks=SOAK)], ids=["near", "far"])
def test_the_snapshot_is_fetched_once_for_page_worker_and_storage(
    host: Host, visit: Visit, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    answers: list[tuple[str, int]] = []

    def note(handler: Handler, code: int, *_: object) -> None:
        answers.append((handler.path, int(code)))

    monkeypatch.setattr(Handler, "log_request", note)
    page = visit(bypass_csp=True).new_page()
    page.add_init_script(place)
    page.goto(host.address)
    wait_ready(page)
    assert worker_start(page) == way_of_start(page) == "snapshot"
    wait_until_intact(page, host)
    assert [code for path, code in answers if "/start/snapshot-" in path and code == HTTPStatus.OK] == [200]


@SOAK
@pytest.mark.parametrize("change", ["missing", "tampered", "cut"])
def test_a_changed_snapshot_is_ignored(
    host: Host, visit_again: Visit, open_app: OpenApp, change: str
) -> None:
    page = visit_again().new_page()
    look_in(page, host)
    page.evaluate(CHANGE, change)
    open_app(page, address=host.address)
    assert way_of_start(page) == "precompiled"
    start_game(page, "", "level1")
    click(page, "c3")
    click(page, "d4")
    expect(page.locator(".entry")).to_have_count(2)


def test_a_snapshot_of_another_runtime_is_ignored(host: Host, visit_again: Visit, open_app: OpenApp) -> None:
    page = visit_again().new_page()
    warnings: list[str] = []
    page.on("console", lambda message: warnings.append(message.text))
    look_in(page, host)
    page.evaluate(CHANGE, "foreign")
    open_app(page, address=host.address)
    assert way_of_start(page) == "precompiled"
    assert not any("damaged" in each for each in warnings)


def test_the_snapshot_freezes_no_chance_and_no_time(
    host: Host, visit_again: Visit, open_app: OpenApp
) -> None:
    page = visit_again().new_page()
    seen = []
    for _ in range(2):
        open_app(page, address=host.address)
        assert way_of_start(page) == "snapshot"
        seen.append(facts(page))
    first, second = seen
    assert not set(first) & set(second)
    assert float(second[3]) > float(first[3]) > page.evaluate("Date.now()") / 1000 - 3600
