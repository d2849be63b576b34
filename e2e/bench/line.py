"""`python3 -m e2e.bench.line`: how fast two browsers connect, and how fast a move reaches the other one.

Two processes of Chromium visit the built site (`SITE` names its folder, else it is built) with real clicks.
Each number stands beside that of the same browsers without the app: two pages with nothing but a connection
and a channel. Carrying the links takes no time here. Then follows joint chance: in the page and its worker
(`e2e.bench.cards`), and beside the textbook method (`e2e.bench.fair`). Nothing is asserted.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from e2e.bench import fair
from e2e.bench.cards import WATCH, print_cards, print_tables
from e2e.browsers.arguments import arguments_here
from e2e.conftest import wait_ready
from e2e.joining import LINE_MS, invitation, reply, set_up_table
from e2e.play import click
from e2e.site import FOLDER, ROOT, hosted
from e2e.spy import TEXT, spy_on
from engine.remote.invitation import read_invitation, read_reply
from tools.browser import find_whole
from tools.build import build
from tools.runtimes import fetch

FAR_MS = 100
"""Delay of frames each way, in the row with a delay."""
MOVES = (("a3", "b4"), ("b6", "a5"), ("g3", "h4"), ("d6", "e5"))
"""Moves of draughts in turn: of the inviting and of the invited player."""
TIMES = """
  const { setLocalDescription } = RTCPeerConnection.prototype;
  RTCPeerConnection.prototype.setLocalDescription = function (...given) {
    oddLine.began = Date.now();
    return setLocalDescription.apply(this, given);
  };
  oddLine.until = (is) => new Promise((done) => {
    const look = () => (is() ? done(Date.now()) : setTimeout(look, 1));
    look();
  });
"""
BARE = """async () => {
  const connection = new RTCPeerConnection({ iceServers: [] });
  const channel = connection.createDataChannel('', { negotiated: true, id: 0 });
  channel.onmessage = ({ data }) => {
    if (data === 'ping') channel.send('pong');
    else globalThis.heard = performance.now();
  };
  Object.assign(globalThis, { connection, channel });
  globalThis.described = async () => {
    await connection.setLocalDescription();
    while (connection.iceGatheringState !== 'complete') await new Promise((done) => setTimeout(done, 1));
    return connection.localDescription.sdp;
  };
}"""
SEEN = """spot => {
  const cell = document.querySelector(`[data-spot=${spot}]`);
  oddLine.seen = oddLine.until(() => !cell.ariaLabel.includes('empty'));
}"""
PRESSED = """() => {
  const note = () => { oddLine.done = Date.now(); };
  addEventListener('pointerup', note, { once: true, capture: true });
}"""
ANSWER = """async sdp => {
  await connection.setRemoteDescription({ type: 'offer', sdp });
  return described();
}"""
OPENED = (
    "async () => { while (channel.readyState !== 'open') await new Promise((done) => setTimeout(done, 1)); }"
)
PING = """async () => {
  const began = performance.now();
  globalThis.heard = 0;
  channel.send('ping');
  while (!heard) await new Promise((done) => setTimeout(done, 0));
  return (heard - began) / 2;
}"""


class Row(NamedTuple):
    """A measurement, its unit, and the peer's value."""

    what: str
    ours: float
    peer: float


def measured(site: str, near: Page, far: Page, rounds: int) -> list[Row]:
    """Return the measurements of two browsers that connect and play, and of the peer in the same ones."""
    met = [_met(site, near, far) for _ in range(rounds)]
    letters = [count for each in met for count in each.letters]
    quick, sent = _moves(near, far, MOVES[:2])
    for page in (near, far):
        page.evaluate("slow => { oddLine.slow = slow; }", FAR_MS)
    slow, _ = _moves(near, far, MOVES[2:])
    bare = _peer(site, near, far, rounds)
    return [
        Row("invitation made, ms", median(each.invited for each in met), bare["offer"]),
        Row("answer made, ms", median(each.answered for each in met), bare["answer"]),
        Row("answer taken to table seen, ms", median(each.joined for each in met), bare["open"]),
        Row("letters of a description", median(letters), bare["letters"]),
        Row("bytes of a move", sent, len("e2e4")),
        Row("move to seen move, ms", quick, bare["way"]),
        Row(f"the same, {FAR_MS} ms each way", slow, bare["way"] + FAR_MS),
    ]


class Met(NamedTuple):
    """Milliseconds of each step until two browsers are connected, and the lengths of both descriptions."""

    invited: float
    answered: float
    joined: float
    letters: tuple[int, int]


def _met(site: str, near: Page, far: Page) -> Met:
    """Set up a table, and bring the other browser to it."""
    for page in (near, far):
        page.goto("about:blank")
    near.goto(site)
    wait_ready(near)
    set_up_table(near)
    link = invitation(near)
    invited = _described(near)
    back = reply(far, link)
    answered = _described(far)
    near.get_by_label("The reply").fill(back)
    began = near.evaluate("Date.now()")
    near.get_by_role("button", name="Connect").click()
    far.locator("#board").wait_for(timeout=LINE_MS)
    joined = far.evaluate("Date.now()") - began
    return Met(invited, answered, joined, (len(read_invitation(link).line), len(read_reply(back).line)))


def _described(page: Page) -> float:
    """Return how many milliseconds ago the browser began to describe its end of the connection."""
    took: float = page.evaluate("Date.now() - oddLine.began")
    return took


def _moves(near: Page, far: Page, moves: tuple[tuple[str, str], ...]) -> tuple[float, float]:
    """Return the time until a move is visible in the other browser, and its size in bytes."""
    times, sizes = [], []
    for (start, end), (mover, other) in zip(moves, ((near, far), (far, near)), strict=True):
        mover.bring_to_front()
        click(mover, start)
        mover.evaluate("oddLine.said.length = 0")
        other.evaluate(SEEN, end)
        mover.evaluate(PRESSED)
        click(mover, end)
        times.append(other.evaluate("oddLine.seen") - mover.evaluate("oddLine.done"))
        sizes.append(max(len(f"{TEXT}{text}".encode()) for text in mover.evaluate("oddLine.said")))
    return median(times), median(sizes)


def _peer(site: str, near: Page, far: Page, rounds: int) -> dict[str, float]:
    """Measure two bare pages."""
    found: dict[str, list[float]] = {name: [] for name in ("offer", "answer", "open", "letters", "way")}
    for _ in range(rounds):
        for page in (near, far):
            page.goto(f"{site}rules/draughts.html")
            page.evaluate(BARE)
        clock = near.evaluate("Date.now()")
        offer = near.evaluate("described()")
        found["offer"].append(near.evaluate("Date.now()") - clock)
        clock = far.evaluate("Date.now()")
        answered = far.evaluate(ANSWER, offer)
        found["answer"].append(far.evaluate("Date.now()") - clock)
        clock = near.evaluate("Date.now()")
        near.evaluate("sdp => connection.setRemoteDescription({ type: 'answer', sdp })", answered)
        far.evaluate(OPENED)
        found["open"].append(far.evaluate("Date.now()") - clock)
        found["letters"] += [len(offer), len(answered)]
        near.evaluate(OPENED)
        found["way"] += [near.evaluate(PING) for _ in range(5)]
    return {name: median(times) for name, times in found.items()}


@contextmanager
def two_pages() -> Iterator[tuple[Page, Page]]:
    """Yield one page in each of two browser processes."""
    with sync_playwright() as playwright:
        kind = playwright.chromium
        path = find_whole(kind.executable_path)
        browsers = [kind.launch(executable_path=path, args=arguments_here()) for _ in range(2)]
        pages = [browser.new_page(bypass_csp=True) for browser in browsers]
        for page in pages:
            spy_on(page)
            page.add_init_script(TIMES)
            page.add_init_script(WATCH)
        yield pages[0], pages[1]
        for browser in browsers:
            browser.close()


@contextmanager
def _site() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as base:
        if given := os.environ.get("SITE"):
            copytree(ROOT / given, Path(base) / FOLDER)
        else:
            fetch(ROOT)
            build(ROOT, Path(base) / FOLDER)
        with hosted(Path(base)) as address:
            yield address


def print_rows(rows: list[Row]) -> None:
    """Print the measurements."""
    print(f"{'':34}{'ours':>9}{'bare':>9}{'ratio':>8}")
    for what, ours, peer in rows:
        print(f"{what:34}{ours:9.1f}{peer:9.1f}{ours / max(peer, 0.1):8.2f}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--rounds", type=int, default=3, help="how often they meet")
    rounds = parser.parse_args().rounds
    with _site() as site, two_pages() as (near, far):
        print_rows(measured(site, near, far, rounds))
        near.goto(site)
        wait_ready(near)
        print_cards(near, rounds)
        print_tables(site, near, far)
    fair.print_rows(fair.measured())


if __name__ == "__main__":
    main()
