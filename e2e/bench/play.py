"""`python3 -m e2e.bench.play`: the cost of playing in longer and longer games, compared with an older site.

Both sites play the same random games, alternating, each time in a tab of its own; medians of all rounds.
"busy" is how long the main thread worked, "painted" how long it took from the click until the first paint.
The machine's other work shows in the milliseconds; the ratios suffer less. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from shutil import copytree
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from e2e.bench.games import Position, positions
from e2e.bench.page import Cost, Probe
from e2e.browsers.arguments import arguments_here
from e2e.browsers.profiles import Profiles
from e2e.site import FOLDER, ROOT, hosted, served
from engine.registry import GAMES, find_game
from tools.browser import find_whole
from tools.runtimes import WHEELS

REVISION = "0105cea"
"""The revision before the house was rebuilt."""
NEW, OLD = "new", "old"
Found = dict[str, list[float]]
"""Measurements of one position on one site, by name."""


def peer(revision: str, folder: Path) -> Path:
    """Build the site of a revision with its own tools below `folder`, and return its folder.

    Raises CalledProcessError if there is no such revision, or if it cannot be built.
    """
    sources = folder / "sources"
    sources.mkdir()
    archive = subprocess.run(["git", "archive", revision], cwd=ROOT, check=True, stdout=subprocess.PIPE)
    subprocess.run(["tar", "x"], cwd=sources, check=True, input=archive.stdout)
    for own in ("node_modules", WHEELS):  # no links: if its pins are others, it fetches into these folders
        copytree(ROOT / own, sources / own, symlinks=True)
    command = [sys.executable, "serve.py", "build"]
    subprocess.run(command, cwd=sources, check=True, stdout=subprocess.DEVNULL)
    site = folder / FOLDER
    site.parent.mkdir()
    return (sources / "dist").rename(site)


class Bench:
    """Rounds of play on both sites, and their measurements."""

    def __init__(self, browser: Browser, sites: dict[str, str], games: Sequence[str]) -> None:
        self._sites = sites
        self._profiles = {name: Profiles(browser, address) for name, address in sites.items()}
        self._games = games
        self._found: dict[tuple[str, int, str], Found] = {}

    def round(self, number: int) -> None:
        """Play every position on both sites, alternating which goes first."""
        names = sorted(self._sites, reverse=bool(number % 2))
        for game in self._games:
            for place in positions(game):
                for name in names:
                    self._visit(game, place, name, first=number == 0)
            print(".", end="", flush=True)

    def _visit(self, game: str, place: Position, name: str, first: bool) -> None:
        found = self._found.setdefault((game, place.behind, name), {})
        for what, cost in self._play(name, place):
            found.setdefault(what, []).append(cost)
        if first:
            probe = self._probe(name)
            found["longest task while a computer thinks"] = [probe.longest_while_thinking(place)]

    def _probe(self, name: str, place: Position | None = None) -> Probe:
        """Start a page, and open the link of a position, if one is given."""
        probe = Probe(self._profiles[name].lend(reduced_motion="reduce"), self._sites[name])
        if place:
            probe.open(place.link, place.behind)
            probe.uncover()
        return probe

    def _play(self, name: str, place: Position) -> Iterator[tuple[str, float]]:
        """Open a link; pick a piece, move it and undo, measuring the second time; then move it animated."""
        probe = self._probe(name)
        yield from named_parts("opening the link", probe.open(place.link, place.behind))
        probe.uncover()
        if place.sure:
            probe.rehearse(place)
        yield from named_parts("a pick", probe.pick(place))
        yield from named_parts("a move", probe.move(place))
        if place.sure and (undone := probe.undo()):
            yield from named_parts("undo", undone)
        if frame := self._probe(name, place).frame_of(place):
            yield "a frame of motion, ms", frame

    def report(self) -> str:
        """Return the medians and the ratios as text."""
        return "\n\n".join("\n".join(self._lines(game)) for game in self._games)

    def _lines(self, game: str) -> Iterator[str]:
        behinds = [place.behind for place in positions(game)]
        sites = {b: (self._found[game, b, NEW], self._found[game, b, OLD]) for b in behinds}
        yield f"{find_game(game).info.title}, with {', '.join(map(str, behinds))} actions behind it"
        yield f"{'':46}" + "".join(f"{b:>16} behind" for b in behinds) + f"{'last : first':>14}"
        yield f"{'':46}" + f"{NEW:>8}{OLD:>8}{'ratio':>7}" * len(behinds) + f"{NEW:>7}{OLD:>7}"
        for what in sites[behinds[0]][0]:
            pairs = [tuple(middle(each.get(what)) for each in sites[b]) for b in behinds]
            cells = "".join(f"{shown(new)}{shown(old)}{ratio(new, old)}" for new, old in pairs)
            growth = "".join(ratio(pairs[-1][site], pairs[0][site]) for site in (0, 1))
            yield f"  {what:44}{cells}{growth}"


def named_parts(what: str, cost: Cost) -> Iterator[tuple[str, float]]:
    """Yield the parts of a cost, each with a name."""
    yield f"{what}: busy, ms", cost.busy
    yield f"{what}: painted, ms", cost.painted
    yield f"{what}: tree draws", cost.trees
    yield f"{what}: canvas paints", cost.paints


def middle(values: list[float] | None) -> float | None:
    """Return the median, if there is anything."""
    return median(values) if values else None


def shown(value: float | None) -> str:
    return f"{'–':>8}" if value is None else f"{value:8.1f}"


def ratio(over: float | None, under: float | None) -> str:
    return f"{over / under:7.2f}" if over and under else f"{'–':>7}"


def main() -> None:
    """Measure, and print the report."""
    parser = argparse.ArgumentParser(prog="e2e.bench.play", description=__doc__)
    parser.add_argument(
        "--games", nargs="+", choices=list(GAMES), default=list(GAMES), help="which (default: all)"
    )
    parser.add_argument("--rounds", type=int, default=3, help="how many rounds (default: 3)")
    parser.add_argument("--revision", default=REVISION, help=f"the old site (default: {REVISION})")
    given = parser.parse_args()
    with ExitStack() as stack:
        ours, theirs = (Path(stack.enter_context(TemporaryDirectory())) for _ in range(2))
        sites = {NEW: stack.enter_context(served(ROOT, ours))}
        peer(given.revision, theirs)
        sites[OLD] = stack.enter_context(hosted(theirs))
        chromium = stack.enter_context(sync_playwright()).chromium
        browser = chromium.launch(executable_path=find_whole(chromium.executable_path), args=arguments_here())
        bench = Bench(stack.enter_context(browser), sites, given.games)
        for number in range(given.rounds):
            bench.round(number)
    print(f"\n{given.rounds} rounds, medians; old is {given.revision}\n\n{bench.report()}")


if __name__ == "__main__":
    main()
