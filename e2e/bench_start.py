"""`python -m e2e.bench_start`: how fast the page starts, beside a stock PyScript page that draws a board.

Interleaved, each round in fresh browser contexts; medians. Playable is when a piece was chosen and the board
has answered. The machine's other work shows in the milliseconds; the ratios suffer less.
"""

import argparse
import threading
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from e2e.arguments import arguments_here
from e2e.bench_host import add_stock_page, packed, serve
from e2e.site import ROOT
from e2e.test_start import ONCE_STARTED
from tools.browser import find
from tools.build import build
from tools.runtimes import fetch

SLOW = {"offline": False, "latency": 40, "downloadThroughput": 1_250_000, "uploadThroughput": 1_250_000}
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
      const answered = document.querySelector('[data-spot=d4]').ariaLabel.endsWith('can go here');
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
  const files = performance.getEntriesByType('resource').filter((each) => each.responseEnd <= playable);
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  return [window.playable, paint, window.longest, [location.href, ...files.map((each) => each.name)]];
}"""


class Visit(NamedTuple):
    """What was measured of one visit: milliseconds and bytes."""

    playable: float
    paint: float
    longest: float
    bytes: int


def measure(page: Page, address: str, site: Path, slow: bool = False) -> Visit:
    """Go to a page and wait until it is playable.

    A new window is given the time to build its own bars and menus first: a person follows a link in one that
    is there.
    """
    page.wait_for_timeout(SETTLE_MS)
    if slow:
        page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", SLOW)
    page.goto(address, wait_until="commit")
    page.wait_for_function("window.playable", timeout=PATIENCE_MS)
    playable, paint, longest, names = page.evaluate(MEASURED)
    return Visit(playable, paint, longest, sum(size_of(site, name) for name in set(names)))


def size_of(site: Path, address: str) -> int:
    """How many bytes an address is on the network; what never went over it is nothing."""
    if not address.startswith("http"):
        return 0
    path = site / unquote(urlsplit(address).path).lstrip("/")
    path = path / "index.html" if path.is_dir() else path
    return len(packed(path)) if path.is_file() else 0


class Bench:
    """Rounds of visits, and what was measured in them."""

    def __init__(self, browser: Browser, address: str, site: Path) -> None:
        self._browser = browser
        self._site = site
        self._addresses = {"stock": f"{address}stock/", "ours": address}
        self.visits: dict[str, list[Visit]] = {}
        self.workers: list[float] = []

    def round(self) -> None:
        """Visit both pages: for the first time, the second time, and for the first time over a slow line."""
        for name in ("stock", "ours"):
            context = self._context()
            page = context.new_page()
            self._note(f"{name} first", measure(page, self._addresses[name], self._site))
            if name == "ours":
                page.evaluate("async () => { await navigator.serviceWorker.ready; }")
                context.set_offline(True)
            page.goto("about:blank")
            self._note(f"{name} later", measure(page, self._addresses[name], self._site))
            if name == "ours":
                self._worker(page)
            context.close()
        for name in ("stock", "ours"):
            context = self._context()
            visit = measure(context.new_page(), self._addresses[name], self._site, slow=True)
            self._note(f"{name} slow", visit)
            context.close()

    def _worker(self, page: Page) -> None:
        worker = page.workers[0] if page.workers else page.wait_for_event("worker")
        worker.evaluate(ONCE_STARTED)
        self.workers.append(float(worker.evaluate("performance.now()")))

    def _context(self) -> BrowserContext:
        context = self._browser.new_context(bypass_csp=True)
        context.add_init_script(WATCH + PLAY)
        return context

    def _note(self, name: str, visit: Visit) -> None:
        self.visits.setdefault(name, []).append(visit)

    def report(self) -> str:
        """Return the medians and the ratios as text."""
        lines = [f"{'':14}{'playable':>10}{'paint':>8}{'longest task':>14}{'kB':>8}"]
        mid = {name: Visit(*map(median, zip(*all_, strict=True))) for name, all_ in self.visits.items()}
        for name, (playable, paint, longest, size) in mid.items():
            lines.append(f"{name:14}{playable:7.0f} ms{paint:5.0f} ms{longest:11.0f} ms{size / 1000:8.0f}")
        for kind, goal in (("first", 0.5), ("slow", 0.6), ("later", 0.33)):
            ratio = mid[f"ours {kind}"].playable / mid[f"stock {kind}"].playable
            lines.append(f"{kind} visit, ours : stock = {ratio:.2f} (goal {goal})")
        bytes_ratio = mid["ours first"].bytes / mid["stock first"].bytes
        lines.append(f"bytes before playable = {bytes_ratio:.2f} (goal 0.85)")
        worker = median(self.workers)
        share = worker / mid["ours first"].playable
        lines.append(f"worker ready after {worker:.0f} ms = {share:.2f} of the page's first visit (goal 0.5)")
        return "\n".join(lines)


def main() -> None:
    """Measure, and print the report."""
    parser = argparse.ArgumentParser(prog="e2e.bench_start", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how many rounds (default: 7)")
    rounds = parser.parse_args().rounds
    fetch(ROOT)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(folder) / "site"
        build(ROOT, site)
        add_stock_page(site)
        server = serve(site)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        executable = find(playwright.chromium.executable_path)
        with playwright.chromium.launch(executable_path=executable, args=arguments_here()) as browser:
            bench = Bench(browser, f"http://localhost:{server.server_port}/", site)
            for _ in range(rounds):
                bench.round()
                print(".", end="", flush=True)
        server.shutdown()
        print(f"\n{rounds} rounds, medians\n{bench.report()}")


if __name__ == "__main__":
    main()
