"""`python3 -m e2e.bench.review`: the duration of a game's review in the page, with one worker and more.

The same game of draughts (the beginning of the longest in tests/archive/saves.txt) is reviewed in a new tab
each time, alternating the numbers of workers; the browser claims to have the cores. Medians of all rounds,
and ratios to one worker. "Seconds" are from the click to the end; "of the processor" is the processor time of
the page and its workers; "busiest thread" is the part of it that one worker, or the page, had to do alone:
with enough cores the review takes little longer than that, however busy this machine is. Both are read from
/proc. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from shutil import copytree
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, Page, expect, sync_playwright

from e2e.browsers.arguments import arguments_here
from e2e.browsers.profiles import Profiles
from e2e.conftest import wait_ready
from e2e.site import FOLDER, ROOT, hosted, served
from engine.session.link import write_link
from engine.session.match import Match, Replay, new_match
from engine.session.save import read_save
from tools.browser import find_whole

LOOKING_MS = 600_000
CORES = "for (const [name, value] of {}) Object.defineProperty(navigator, name, {{ value }});"
"""Script that makes the browser claim a device, before the page starts."""
LINGER = """
  const { terminate } = Worker.prototype;
  Worker.prototype.terminate = function () { setTimeout(() => terminate.call(this), 5_000); };
"""
"""Script that keeps terminated workers for a moment, so that their processor time can be read."""
DONE = """() => new Promise((done) => {
  const began = performance.now();
  document.querySelector('[data-do=review]').click();
  const look = () => {
    const { length } = document.querySelectorAll('.review progress');
    length ? setTimeout(look, 5) : done((performance.now() - began) / 1000);
  };
  setTimeout(look, 100);
})"""


class Cost(NamedTuple):
    """Cost of a review, in seconds."""

    waited: float
    processor: float
    busiest: float


def with_workers(page: Page, count: int) -> None:
    """Make the browser claim the cores and the memory for so many workers."""
    page.add_init_script(CORES.format([["hardwareConcurrency", 2 * count], ["deviceMemory", 8]]))


def longest_game(actions: int) -> Match:
    """Return the longest game of draughts in the archive, cut after so many actions: before its end."""
    lines = (ROOT / "tests" / "archive" / "saves.txt").read_text("utf-8").splitlines()
    games = (read_save(line).match for line in lines if '"game": "draughts"' in line)
    match = max(games, key=lambda each: len(each.log))
    replay = Replay(new_match(match.game))
    for action in match.log[:actions]:
        replay.play(action)
    return replay.match


class Bench:
    """Reviews of a game at a site."""

    def __init__(self, browser: Browser, site: str, link: str) -> None:
        self._profiles = Profiles(browser, site)
        self._processes = browser.new_browser_cdp_session()
        self._address = f"{site}#{link}"

    def review(self, workers: int) -> Cost:
        """Review the game, once analysis has begun: then one worker is ready."""
        page = self._profiles.lend(reduced_motion="reduce")
        with_workers(page, workers)
        page.add_init_script(LINGER)
        page.goto(self._address)
        wait_ready(page)
        expect(page.locator(".best button").first).to_be_visible(timeout=LOOKING_MS)
        page.set_default_timeout(LOOKING_MS)
        before = self._threads()
        waited = page.evaluate(DONE)
        used = self._threads() - before
        return Cost(waited, sum(used.values()), max(used.values()))

    def _threads(self) -> Counter[tuple[int, int]]:
        """Return the seconds of processor time that each thread of the pages has used so far."""
        processes = self._processes.send("SystemInfo.getProcessInfo")["processInfo"]
        pages = [each["id"] for each in processes if each["type"] == "renderer"]
        return Counter({key: spent for process in pages for key, spent in _spent(process).items()})


def _spent(process: int) -> dict[tuple[int, int], float]:
    ticks = os.sysconf("SC_CLK_TCK")
    found = {}
    for task in Path(f"/proc/{process}/task").iterdir():
        fields = (task / "stat").read_text().rpartition(")")[2].split()
        found[process, int(task.name)] = (int(fields[11]) + int(fields[12])) / ticks
    return found


def report(costs: dict[int, list[Cost]]) -> str:
    """Return the medians, and the speed-up over the first number of workers."""
    middle = {count: Cost(*map(median, zip(*found, strict=True))) for count, found in costs.items()}
    first = next(iter(middle.values()))
    lines = [
        f"{'workers':>8}"
        + "".join(f"{name:>24}" for name in ("seconds", "of the processor", "busiest thread"))
    ]
    for count, cost in middle.items():
        cells = (f"{value:14.2f}  ({one / value:4.2f} x)" for one, value in zip(first, cost, strict=True))
        lines.append(f"{count:8}" + "".join(f"{cell:>24}" for cell in cells))
    return "\n".join(lines)


def measure(site: str, workers: Sequence[int], rounds: int, link: str) -> str:
    """Review the game with each number in turn, and return the report."""
    costs: dict[int, list[Cost]] = {count: [] for count in workers}
    with sync_playwright() as playwright:
        chromium = playwright.chromium
        executable = find_whole(chromium.executable_path)
        with chromium.launch(executable_path=executable, args=arguments_here()) as browser:
            bench = Bench(browser, site, link)
            for number in range(rounds):
                for count in workers if number % 2 == 0 else reversed(workers):
                    costs[count].append(bench.review(count))
                    print(f"{count}: {costs[count][-1]}", flush=True)
    return report(costs)


def main() -> None:
    """Measure, and print the report."""
    parser = argparse.ArgumentParser(prog="e2e.bench.review", description=__doc__)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2], help="how many (default: 1 2)")
    parser.add_argument("--rounds", type=int, default=3, help="how many rounds (default: 3)")
    parser.add_argument("--actions", type=int, default=100, help="how much of the game (default: 100)")
    given = parser.parse_args()
    match = longest_game(given.actions)
    with ExitStack() as stack:
        base = Path(stack.enter_context(TemporaryDirectory()))
        if folder := os.environ.get("SITE"):
            copytree(ROOT / folder, base / FOLDER)
            site = stack.enter_context(hosted(base))
        else:
            site = stack.enter_context(served(ROOT, base))
        print(measure(site, given.workers, given.rounds, write_link(match)))
        print(f"{len(match.log)} actions, {given.rounds} rounds, load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
