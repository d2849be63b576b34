"""The way of a first start: near or distant host, fast or slow connection."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.conftest import STARTING_MS, wait_ready

TOOK = "performance.getEntriesByType = () => [{ requestStart: 0, responseEnd: %d, transferSize: 1 }];"
"""Script that sets the transfer time of the page."""
NEAR, FAR = TOOK % 1, TOOK % 100
CLOCK = "{ const real = performance.now.bind(performance); performance.now = () => real() * %s; }"
SILENT_MS = 3000
PATIENT = f"""{{
  const real = setTimeout;
  window.setTimeout = (action, ms, ...rest) => real(action, ms === {SILENT_MS} ? 60_000 : ms, ...rest);
}}"""
"""Script that makes the page accept a long silence."""
HELPER_BY_CLOCK = """
  window.Worker = class extends Worker {
    constructor(script, options) {
      super(script, options);
      const now = () => performance.timeOrigin + performance.now();
      const hear = (done) => ({ data }) => done({ data: { ...data, at: now() } });
      if (options?.name?.startsWith('odd-helper'))
        Object.defineProperty(this, 'onmessage', { set: (done) => { super.onmessage = hear(done); } });
    }
  };
"""
"""Script that gives the helper worker's reports the page's own clock."""
QUICK, SLOW = CLOCK % 0.001 + PATIENT + HELPER_BY_CLOCK, CLOCK % 20
"""Scripts with clocks to which the connection and the processor of any machine seem fast, or slow."""
HICCUPS = """{
  const real = performance.now.bind(performance);
  let told = 0, last = 0;
  performance.now = () => { told += 1; return last = told % 3 ? real() : last; };
}"""
"""A clock that repeats the previous time at every third reading, so that one of three intervals is empty."""
CHOSEN = "globalThis.oddBoot?.chosen"
TRICKLE = 250_000
"""Bytes per second at which the snapshot's additional bytes take seven seconds."""


def start_slowly(page: Page, address: str) -> None:
    """Start from a distant host over a connection that is slow until the way is chosen: that of the
    libraries.
    """
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
