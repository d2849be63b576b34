"""Measurements on a page for `e2e.bench.play`: the injected script, and actions with a real mouse."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Page

from e2e.bench.games import Position
from e2e.conftest import wait_ready

PATIENCE_MS = 60_000
QUIET_MS = 1_000
"""Rest for a page that has just started: it still makes a worker, and checks its cache."""
SETTLE_MS = 150
MOTION_MS = 1_500
"""Duration of watching an animated move."""
THINKING_MS = 3_000
"""Time for a computer to think."""
UNDO = ".icon-button[data-do=undo]"
ACTIONS = "Number([...document.querySelectorAll('.entry')].at(-1)?.dataset.value ?? 0)"
PROBE = """
  const bench = (globalThis.oddBench = { trees: 0, paints: 0, frames: [], tasks: [], input: 0, changed: 0 });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) bench.tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });

  let page; // a tree that Python sends
  Object.defineProperty(globalThis, 'oddPage', {
    get: () => page,
    set(real) {
      const draw = (json) => { bench.trees += 1; real.draw(json); };
      page = { ...real, draw };
    },
  });

  const { clearRect } = CanvasRenderingContext2D.prototype; // each layer of the board, each time
  CanvasRenderingContext2D.prototype.clearRect = function (...box) {
    if (this.canvas.id.startsWith('board-')) bench.paints += 1;
    clearRect.apply(this, box);
  };

  const ask = requestAnimationFrame; // those in which the board was painted
  globalThis.requestAnimationFrame = (then) => ask((time) => {
    const [began, paints] = [performance.now(), bench.paints];
    then(time);
    if (bench.paints > paints) bench.frames.push(performance.now() - began);
  });

  // When a button of the mouse went down or up, whichever it was that did something.
  addEventListener('pointerdown', ({ timeStamp }) => { bench.input = timeStamp; }, true);
  addEventListener('pointerup', ({ timeStamp }) => {
    if (bench.changed < bench.input) bench.input = timeStamp;
  }, true);
  new MutationObserver(() => { bench.changed = performance.now(); })
    .observe(document, { subtree: true, childList: true, attributes: true });

  // The time when something can be seen: a message that is sent in a frame comes after its paint.
  bench.seen = (is) => new Promise((done, fail) => {
    const until = performance.now() + 60_000;
    const look = () => {
      if (performance.now() > until) return fail(new Error(`never seen: ${is}`));
      if (!is()) return void ask(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now());
      port2.postMessage(0);
    };
    ask(look);
  });
  bench.open = (link) => {
    bench.input = performance.now();
    location.hash = link;
  };
"""


class Cost(NamedTuple):
    """Cost of an action: milliseconds of the main thread and until painted; draws and paints."""

    busy: float
    painted: float
    trees: int
    paints: int


class Probe:
    """A page at one of the sites, with its measurements."""

    def __init__(self, page: Page, address: str) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._session.send("Performance.enable", {"timeDomain": "timeTicks"})
        page.add_init_script(PROBE)
        page.goto(address)
        wait_ready(page)
        page.wait_for_timeout(QUIET_MS)

    def open(self, link: str, behind: int) -> Cost:
        """Open a link from the home screen."""
        there = f"document.querySelector('#board') && {ACTIONS} === {behind}"
        return self._cost(there, lambda: self._page.evaluate("link => oddBench.open(link)", link))

    def uncover(self) -> None:
        """Confirm a cover screen, if there is one."""
        button = self._page.get_by_role("dialog").get_by_role("button", name="show it")
        if button.count():
            button.click()

    def click(self, selector: str, seen: str = "true") -> Cost:
        """Move the mouse to an element and press, until the page has changed and `seen` is true."""
        place = self._page.locator(selector)
        place.scroll_into_view_if_needed()
        box = place.bounding_box()
        assert box, selector
        mouse = self._page.mouse
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self._page.wait_for_timeout(SETTLE_MS)

        def press() -> None:
            mouse.down()
            mouse.up()

        return self._cost(f"oddBench.changed > oddBench.input && {seen}", press)

    def pick(self, place: Position) -> Cost:
        """Pick the piece that moves."""
        return self.click(cell(place.path[0]))

    def move(self, place: Position) -> Cost:
        """Click the destination."""
        return self.click(cell(place.path[1]), f"{ACTIONS} > {place.behind}")

    def undo(self) -> Cost | None:
        """Undo the move; return None if that is impossible."""
        can = self._page.locator(f"{UNDO}:enabled").count()
        return self.click(UNDO) if can else None

    def rehearse(self, place: Position) -> None:
        """Make the move and undo it: the first actions on a page include compilation."""
        self.pick(place)
        self.move(place)
        self.undo()
        self._page.wait_for_timeout(SETTLE_MS)

    def frame_of(self, place: Position) -> float | None:
        """Make an animated move, and return the median milliseconds of its frames."""
        self._page.emulate_media(reduced_motion="no-preference")
        self.pick(place)
        self._page.evaluate("oddBench.frames.length = 0")
        self.click(cell(place.path[1]))
        self._page.wait_for_timeout(MOTION_MS)
        frames: list[float] = self._page.evaluate("oddBench.frames")
        return sorted(frames)[len(frames) // 2] if frames else None

    def longest_while_thinking(self, place: Position) -> float:
        """Let a computer think for a while; return the longest task meanwhile, 0 if none took 50 ms."""
        self.open(place.to_think, place.behind)
        since = self._page.evaluate("performance.now()")
        thinking = f"() => {ACTIONS} > {place.behind} || performance.now() > oddBench.input + {THINKING_MS}"
        self._page.wait_for_function(thinking, timeout=PATIENCE_MS)
        tasks: list[list[float]] = self._page.evaluate("oddBench.tasks")
        return max((duration for began, duration in tasks if began >= since), default=0.0)

    def _cost(self, seen: str, act: Any) -> Cost:
        """Do something, and return its cost once `seen` is true, painted, and the page is quiet."""
        before, busy = self._counts(), self._busy()
        act()
        painted = self._page.evaluate(f"oddBench.seen(() => {seen}).then((at) => at - oddBench.input)")
        self._page.wait_for_timeout(SETTLE_MS)
        busy, after = self._busy() - busy, self._counts()
        return Cost(busy, painted, after[0] - before[0], after[1] - before[1])

    def _counts(self) -> list[int]:
        counts: list[int] = self._page.evaluate("[oddBench.trees, oddBench.paints]")
        return counts

    def _busy(self) -> float:
        """Return how many milliseconds the main thread has worked."""
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))


def cell(spot: str) -> str:
    """Return the selector of a cell of the board."""
    return f"#board [role=gridcell][data-spot='{spot}']"
