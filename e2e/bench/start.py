"""`python3 -m e2e.bench.start`: how fast the page starts, compared with a stock PyScript page that draws a
board.

Visits are interleaved, each round in fresh browser contexts; the results are medians. A page is playable when
a piece was chosen and the board has answered. The machine's other work shows in the milliseconds; the ratios
suffer less.
"""

import argparse
import os
import threading
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from e2e.bench.host import add_stock_page, serve
from e2e.bench.play import peer
from e2e.browsers.arguments import arguments_here
from e2e.site import ROOT
from e2e.test_start import ONCE_STARTED, search_workers
from tools.browser import find_whole
from tools.build import build
from tools.runtimes import STEPS, WITHOUT, fetch


class Way(NamedTuple):
    """Conditions of a visit."""

    line: int = 0
    """Megabits per second, with a latency of 40 ms; 0 for this machine's own speed."""
    slower: int = 1
    """Factor by which the page's processor is slowed."""
    first: float = 0
    """Goal for a first visit, as a share of the stock page's time; 0 if there is none."""
    later: float = 0
    """Goal for a later visit; 0 if it is not measured."""


WAYS = {
    "local": Way(first=0.33, later=0.25),
    "10-mbit": Way(10, first=0.51),
    "80-mbit": Way(80),
    "20-mbit-slowed": Way(20, 4, first=0.38),
    "80-mbit-slowed": Way(80, 4, first=0.28, later=0.2),
}
STOCK, OURS, OLD = "stock", "ours", "old"
LATENCY_MS = 40
PATIENCE_MS = 120_000
SETTLE_MS = 1_500
WATCH = """
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
"""
PLAY = """
  addEventListener('DOMContentLoaded', () => {
    const press = (what) => document.querySelector(what).click();
    const play = () => {
      press('[data-do=setup][data-value=draughts]');
      press('[data-do=start]');
      press('[data-spot=c3]');
      const { ariaLabel } = document.querySelector('[data-spot=d4]');
      const answered = / can (move|go) here$/.test(ariaLabel); // older revisions say "go"
      requestAnimationFrame(() => { if (answered) window.playable = performance.now(); });
    };
    new MutationObserver((list, watcher) => {
      if (document.documentElement.dataset.state !== 'ready') return;
      watcher.disconnect();
      setTimeout(play);
    }).observe(document.documentElement, { attributes: true });
  });
"""
MEASURED = """() => {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  return [window.playable, paint, window.longest, window.oddStart ?? 'stock'];
}"""


class Visit(NamedTuple):
    """Measurements of one visit: milliseconds, bytes transferred, and the way of starting Python."""

    playable: float
    paint: float
    longest: float
    bytes: int
    start: str


class Site(NamedTuple):
    """A page to visit, and the folder that is served."""

    address: str
    folder: Path


def measure(page: Page, site: Site, way: Way) -> Visit:
    """Visit a page and wait until it is playable.

    A new window first gets the time to build its own bars and menus: people follow links in open windows.
    """
    page.wait_for_timeout(SETTLE_MS)
    browser = page.context.new_cdp_session(page)
    if way.line:
        rate = way.line * 125_000
        line = {"offline": False, "latency": LATENCY_MS, "downloadThroughput": rate, "uploadThroughput": rate}
        browser.send("Network.emulateNetworkConditions", line)
    browser.send("Emulation.setCPUThrottlingRate", {"rate": way.slower})
    came: list[int] = []
    browser.on("Network.dataReceived", lambda news: came.append(news["encodedDataLength"]))
    browser.send("Network.enable")
    page.goto(site.address, wait_until="commit")
    page.wait_for_function("window.playable", timeout=PATIENCE_MS)
    playable, paint, longest, start = page.evaluate(MEASURED)
    browser.detach()
    return Visit(playable, paint, longest, sum(came), start)


class Bench:
    """Rounds of visits, and their measurements."""

    def __init__(self, browser: Browser, sites: dict[str, Site], ways: dict[str, Way]) -> None:
        self._browser = browser
        self._order = list(sites.items())
        self._ways = ways
        self.visits: dict[tuple[str, str, str], list[Visit]] = {}
        self.workers: list[float] = []

    def round(self) -> None:
        """Visit each page under all conditions, for the first time, and if that has a goal once more.

        The order alternates: right after the stock page the same site took 624 instead of 606 ms.
        """
        for name, way in self._ways.items():
            for page, site in self._order:
                self._visit(name, way, page, site)
        self._order.reverse()
        print(".", end="", flush=True)

    def _visit(self, name: str, way: Way, which: str, site: Site) -> None:
        context = self._context()
        page = context.new_page()
        self._note(("first", name, which), measure(page, site, way))
        if way.later:
            if which != STOCK:
                page.evaluate("async () => { await navigator.serviceWorker.ready; }")
                context.set_offline(True)
            page.goto("about:blank")
            self._note(("later", name, which), measure(page, site, Way(slower=way.slower)))
            if which == OURS and way.slower == 1:
                self._worker(page)
        context.close()

    def _worker(self, page: Page) -> None:
        there = search_workers(page)
        worker = there[0] if there else page.wait_for_event("worker")
        worker.evaluate(ONCE_STARTED)
        self.workers.append(float(worker.evaluate("performance.now()")))

    def _context(self) -> BrowserContext:
        context = self._browser.new_context(bypass_csp=True)
        context.add_init_script(WATCH + PLAY)
        return context

    def _note(self, what: tuple[str, str, str], visit: Visit) -> None:
        self.visits.setdefault(what, []).append(visit)

    def report(self) -> str:
        """Return the medians and the ratios as text."""
        lines = [f"{'':28}{'playable':>11}{'stock':>7}{'goal':>6}{'paint':>9}{'longest':>10}{'kB':>7}  start"]
        for (visit, name, which), all_ in self.visits.items():
            mid = middle(all_)
            share = mid.playable / middle(self.visits[visit, name, STOCK]).playable
            goal = getattr(self._ways[name], visit) if which == OURS else 0
            lines.append(
                f"{visit} {name:16}{which:6}{mid.playable:8.0f} ms{share:7.2f}{goal or '':>6}"
                f"{mid.paint:6.0f} ms{mid.longest:7.0f} ms{mid.bytes / 1000:7.0f}  {mid.start}"
            )
        if self.workers:
            lines.append(f"a worker is ready after {median(self.workers):.0f} ms")
        return "\n".join(lines)


def middle(visits: list[Visit]) -> Visit:
    """Return the medians of visits, each measurement by itself, and all ways in which they started."""
    playable, paint, longest, size = (
        median(each) for each in zip(*(visit[:4] for visit in visits), strict=True)
    )
    return Visit(playable, paint, longest, int(size), " ".join(sorted({visit.start for visit in visits})))


def main() -> None:
    """Measure, and print the report."""
    parser = argparse.ArgumentParser(prog="e2e.bench.start", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how many rounds (default: 7)")
    parser.add_argument(
        "--ways", nargs="+", choices=list(WAYS), default=list(WAYS), help="which (default: all)"
    )
    other = parser.add_mutually_exclusive_group()
    other.add_argument("--revision", help="the site of another revision is visited beside them")
    other.add_argument("--without", choices=STEPS, help="so is the site without one step of the build")
    given = parser.parse_args()
    fetch(ROOT)
    with ExitStack() as stack:
        ours, theirs = (Path(stack.enter_context(TemporaryDirectory())) for _ in range(2))
        build(ROOT, ours / "site")
        add_stock_page(ours / "site")
        folders = {OURS: ours / "site"}
        if given.revision:
            folders[OLD] = peer(given.revision, theirs)
        elif given.without:
            folders[OLD] = built_without(given.without, theirs / "site")
        sites = {name: Site(hosted_in(stack, folder), folder) for name, folder in folders.items()}
        sites = {STOCK: Site(f"{sites[OURS].address}stock/", ours / "site"), **sites}
        chromium = stack.enter_context(sync_playwright()).chromium
        browser = chromium.launch(executable_path=find_whole(chromium.executable_path), args=arguments_here())
        bench = Bench(stack.enter_context(browser), sites, {name: WAYS[name] for name in given.ways})
        for _ in range(given.rounds):
            bench.round()
    print(f"\n{given.rounds} rounds, medians\n{bench.report()}")


def built_without(step: str, folder: Path) -> Path:
    """Build the site without one optional step, and return its folder."""
    os.environ[WITHOUT] = step
    try:
        build(ROOT, folder)
    finally:
        del os.environ[WITHOUT]
    return folder


def hosted_in(stack: ExitStack, folder: Path) -> str:
    """Serve a folder as long as the stack is open; return its address."""
    server = serve(folder)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    stack.callback(server.shutdown)
    return f"http://localhost:{server.server_port}/"


if __name__ == "__main__":
    main()
