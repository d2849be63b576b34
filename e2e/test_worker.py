"""The place where computer players search: a worker, or the page if there is none."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e.bench.cards import CODE, LEARN
from e2e.conftest import NewPage, OpenApp
from e2e.play import pick
from e2e.watch import Watch
from engine.registry import find_game

DRAUGHTS = find_game("draughts")
LEGAL = {action.text for action in DRAUGHTS.legal_actions(DRAUGHTS.start({}))}
THINKING_MS = 60_000
CUT_OFF = "Failed to execute 'send' on 'XMLHttpRequest'|the fatal error|a fatal error"
"""Messages of a worker that is ended while it fetches the cold part of the runtime."""
SPY = """
    window.made = [];
    window.near = [];
    window.news = [];
    window.answers = [];
    window.then = () => {};
    window.tell = (depth) => {
      news.push(depth);
      if (news.length === 1) then();
    };
    window.Worker = class extends Worker {
      constructor(...given) {
        super(...given);
        made.push(this);
        this.addEventListener('message', ({ data }) => { this.up ||= data === 'polyscript:done'; });
      }
    };
"""
DRIVER = """
import gc
import js
from pyodide.ffi import create_proxy
import ui.computer.relay
from engine.registry import find_game
from ui.ports import Job
from ui.run import Runner

gc.unfreeze()  # what the start has made is not among them else
(runner,) = [each for each in gc.get_objects() if isinstance(each, Runner)]
search_service = runner._ports.search_service
game = find_game("draughts")
near, think_near = [], search_service._near.think

def think_there(job, progress, done):
    js.near.push(job.level)
    think_near(job, progress, done)

def think(level):
    job = Job("draughts", game.view(game.start({}), 0), level)
    search_service.think(job, lambda thinking: js.tell(thinking.depth), lambda text, _: js.answers.push(text))

def patience(seconds):
    ui.computer.relay.SILENCE = seconds

search_service._near.think = think_there
for deed in (think, search_service.hurry, search_service.stop, patience):
    setattr(js, deed.__name__, create_proxy(deed))
"""
CARDS = """
def refuse(*_):
    raise AssertionError("the page did it")

worker._near.work = refuse
{"started": started, "shuffled": shuffled, "leave": worker.leave}
"""
Bench = Callable[..., Page]


@pytest.fixture
def bench(new_tab: NewPage, open_app: OpenApp) -> Iterator[Bench]:
    """Open the app, on the given page if any, and access its search service.

    The page then has `think(level)`, `hurry()`, `stop()`, and the lists `news` (depths), `answers` (actions),
    `near` (levels of the jobs done by the page itself) and `made` (workers); `then` is called at the first
    news.
    """

    pages: list[Page] = []

    def sit(given: Page | None = None, wait_for_worker: bool = True) -> Page:
        page = given or new_tab()
        pages.append(page)
        page.add_init_script(SPY)
        open_app(page)
        page.evaluate("code => void oddPyScript.interpreter.runPython(code)", DRIVER)
        if wait_for_worker:
            page.get_by_role("button", name="Play English Draughts", exact=True).click()
            page.wait_for_function("made[0]?.up", timeout=THINKING_MS)
        return page

    yield sit
    for page in pages:
        page.unroute_all()


def answers(page: Page, count: int = 1) -> list[str]:
    """Wait for so many answers, and return them all."""
    page.wait_for_function("count => answers.length >= count", arg=count, timeout=THINKING_MS)
    found: list[str] = page.evaluate("answers")
    return found


def test_the_worker_searches_and_the_page_stays_responsive(bench: Bench) -> None:
    page = bench()
    page.evaluate("""() => {
        window.frames_seen = 0;
        const count = () => { if (!answers.length) { frames_seen += 1; requestAnimationFrame(count); } };
        count();
        think('level4');
    }""")
    (answer,) = answers(page)
    assert answer in LEGAL
    assert page.evaluate("frames_seen") >= 5
    depths = page.evaluate("news")
    assert depths == sorted(depths)
    assert depths[-1] > 1
    assert (page.evaluate("made.length"), page.evaluate("near")) == (1, [])


def test_hurry_returns_the_best_move_so_far_and_stop_leaves_the_job_without_an_answer(bench: Bench) -> None:
    page = bench()
    page.evaluate("then = hurry; think('level4')")
    assert answers(page)[0] in LEGAL
    page.evaluate("think('level3')")
    assert len(answers(page, 2)) == 2
    page.evaluate("news.length = 0; then = () => { stop(); think('random'); }; think('level4')")
    assert len(answers(page, 3)) == 3
    page.evaluate("think('random')")
    assert len(answers(page, 4)) == 4
    assert page.evaluate("news.length") == 1
    assert page.evaluate("near") == []


def test_a_worker_that_says_it_broke_is_replaced(bench: Bench, watch: Watch) -> None:
    watch.expect(f"given up: out of memory|{CUT_OFF}")
    page = bench()
    page.evaluate("""() => {
        then = () => made[0].dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
        think('level4');
    }""")
    assert answers(page)[0] in LEGAL
    assert page.evaluate("made.length") == 2
    page.wait_for_function("made[1].up", timeout=THINKING_MS)
    page.evaluate("near.length = 0; think('level3')")
    answers(page, 2)
    assert page.evaluate("near") == []


@pytest.mark.soak
def test_a_worker_that_died_in_silence_is_replaced(bench: Bench, watch: Watch) -> None:
    watch.expect(f"given up: no answer for|{CUT_OFF}")
    page = bench()
    page.evaluate("then = () => { made[0].terminate(); patience(2); }; think('level4')")
    page.wait_for_function("made.length === 2", timeout=THINKING_MS)
    page.evaluate("patience(60)")
    assert answers(page)[0] in LEGAL


def test_a_player_that_fails_in_the_worker_is_reported_and_a_move_is_played(
    bench: Bench, watch: Watch
) -> None:
    watch.expect("")
    page = bench()
    page.evaluate("think('level99')")
    assert answers(page)[0] in LEGAL
    assert any("UnknownAgent" in fault for fault in watch.faults)
    page.evaluate("think('level3')")
    answers(page, 2)
    assert page.evaluate("near") == ["level99"]
    assert page.evaluate("made.length") == 1


def test_cards_are_shuffled_in_a_worker_of_their_own(bench: Bench) -> None:
    page = bench(wait_for_worker=False)
    page.evaluate(LEARN, CODE.read_text("utf-8") + CARDS)
    page.evaluate("oddBench.get('started')().then(() => {})")
    page.evaluate("oddBench.get('shuffled')(3, true).then(() => {})")
    assert page.evaluate("made.length") == 1
    page.evaluate("made[0].terminate = () => { window.ended = true; }; oddBench.get('leave')()")
    assert page.evaluate("ended")


def script_missing(page: Page) -> None:
    page.route("**/assets/search_worker.py*", lambda route: route.fulfill(status=404, body="404 Not Found"))


def script_lost(page: Page) -> None:
    page.route("**/assets/search_worker.py*", lambda route: route.abort())


def games_lost(page: Page) -> None:
    for part in ("start", "wheels"):
        page.route(f"**/{part}/*", lambda route: route.abort())


WORKERS_FORBIDDEN = """
    window.Worker = class extends EventTarget {
      constructor() {
        super();
        setTimeout(() => this.dispatchEvent(new Event('error')));
      }
      postMessage() {}
      terminate() {}
    };
"""
"""Chromium's behaviour under a policy that forbids workers; the tests' pages have no policy."""


def check_page_searches(page: Page, watch: Watch, reason: str) -> None:
    """Check that the page searches, and reports the reason on the console."""
    page.evaluate("think('level4')")
    assert answers(page)[0] in LEGAL
    assert page.evaluate("near") == ["level4"]
    while not any(re.search(reason, fault) for fault in watch.faults):  # the page did not wait for that
        page.wait_for_event("console", timeout=THINKING_MS)


@pytest.mark.parametrize(
    ("break_it", "reason"),
    [
        (script_missing, r"given up: .*search_worker\.py.*: the server answered 404"),
        pytest.param(script_lost, "given up: TypeError: Failed to fetch", marks=pytest.mark.soak),
        pytest.param(games_lost, "given up: Error: Traceback", marks=pytest.mark.soak),
    ],
)
def test_without_the_files_of_a_worker_the_page_searches(
    page: Page, bench: Bench, watch: Watch, break_it: Callable[[Page], None], reason: str
) -> None:
    watch.expect("")
    page.add_init_script("delete Navigator.prototype.serviceWorker")  # it would have the files
    bench(page, wait_for_worker=False)
    break_it(page)
    check_page_searches(page, watch, reason)


def test_without_permission_for_workers_the_page_searches(page: Page, bench: Bench, watch: Watch) -> None:
    watch.expect("")
    page.add_init_script(WORKERS_FORBIDDEN)
    bench(page, wait_for_worker=False)
    check_page_searches(page, watch, "given up: the browser .* does not allow it")


def test_a_game_against_the_strongest_player_told_to_move_now(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab()
    open_app(page)
    page.locator("[data-do=setup][data-value=draughts]").click()
    pick(page, "opponent", "level4")
    page.locator("[data-do=start]").click()
    page.evaluate("""() => new MutationObserver(() => {
        const button = document.querySelector('[data-do=hurry]');
        if (button && !document.querySelector("#board [aria-label*='can move']")) window.moved_now = true;
        button?.click();
    }).observe(document.body, { subtree: true, childList: true, attributes: true })""")
    page.locator("#board [data-spot=c3]").click()
    page.locator("#board [data-spot=d4]").click()
    page.wait_for_function("window.moved_now", timeout=THINKING_MS)
    expect(page.locator("#board [aria-label*='can move']")).not_to_have_count(0, timeout=THINKING_MS)
    expect(page.locator("#board [aria-label*='light pawn']")).to_have_count(12)
    assert page.locator("#board [data-spot=d4]").get_attribute("aria-label") != "15, empty"
