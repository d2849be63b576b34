"""Which way a first start takes: from near or from afar, over a quick line or a slow one."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.conftest import STARTING_MS, wait_ready

TOOK = "performance.getEntriesByType = () => [{ requestStart: 0, responseEnd: %d, transferSize: 1 }];"
"""What the page says of how many milliseconds it took to come."""
NEAR, FAR = TOOK % 1, TOOK % 100
CLOCK = "{ const real = performance.now.bind(performance); performance.now = () => real() * %s; }"
SILENT_MS = 3000
PATIENT = f"""{{
  const real = setTimeout;
  window.setTimeout = (action, ms, ...rest) => real(action, ms === {SILENT_MS} ? 60_000 : ms, ...rest);
}}"""
"""The page minds no long silence."""
HANDS_BY_CLOCK = """
  window.Worker = class extends Worker {
    constructor(script, options) {
      super(script, options);
      const now = () => performance.timeOrigin + performance.now();
      const hear = (done) => ({ data }) => done({ data: { ...data, at: now() } });
      if (options?.name?.startsWith('odd-hands'))
        Object.defineProperty(this, 'onmessage', { set: (done) => { super.onmessage = hear(done); } });
    }
  };
"""
"""What the helping hands tell of came when the page hears of it, by its own clock."""
QUICK, SLOW = CLOCK % 0.001 + PATIENT + HANDS_BY_CLOCK, CLOCK % 20
"""Clocks to which the line and the processor of any machine are quick, or slow."""
HICCUPS = """{
  const real = performance.now.bind(performance);
  let told = 0, last = 0;
  performance.now = () => { told += 1; return last = told % 3 ? real() : last; };
}"""
"""A clock that each third time tells the time before: one of three times, nothing takes any time."""
CHOSEN = "globalThis.oddBoot?.chosen"
TRICKLE = 250_000
"""Bytes a second: what the snapshot has more than the libraries takes seven seconds then."""


def start_slowly(page: Page, address: str) -> None:
    """Start from afar over a line that is slow until the way is chosen: that of the libraries."""
    page.add_init_script(FAR)
    browser = page.context.new_cdp_session(page)
    line = {"offline": False, "latency": 0, "downloadThroughput": TRICKLE, "uploadThroughput": TRICKLE}
    browser.send("Network.emulateNetworkConditions", line)
    page.goto(address, wait_until="commit")
    page.wait_for_function(CHOSEN, timeout=STARTING_MS)
    browser.send(
        "Network.emulateNetworkConditions", {**line, "downloadThroughput": -1, "uploadThroughput": -1}
    )
    browser.detach()
    wait_ready(page)
