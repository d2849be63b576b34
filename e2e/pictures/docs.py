"""Screenshots of the built site for docs/ and the installer: `python -m e2e.pictures.docs` takes them."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, TypeAlias

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from e2e.browsers.arguments import arguments_here
from e2e.play import click, position_link, sit_down
from e2e.site import FOLDER, ROOT, hosted
from engine.registry import INFOS
from tools.browser import find

DOCS = ROOT / "docs" / "pictures"
WIDE: ViewportSize = {"width": 1280, "height": 800}
NARROW: ViewportSize = {"width": 360, "height": 640}
Scheme: TypeAlias = Literal["light", "dark"]
LIGHT: Scheme = "light"
DARK: Scheme = "dark"
QUALITY = 82
READY = "html[data-state=ready]"
POSITIONS = {
    "satan": "1.1,3.5,3.6,4.12,A6,C1,C3,C4,C6/2.1,4.11,B4,D1,D2,D3,D5,D6,D7/3.10,4.16,E2,E3,E4,E6,E7,E8,E9/"
    "1.4,2.9,3.14,4.0,4.2,4.19,A5,A8,D8/4.7,4.10,B1,B2,B3,B5,B6,B7,B8 satan:4.3 4 0 five",
    "chesskers": "8/c1c2c2/1c3c1c/4P3/1P1N3s/P1P2PP1/R1B1K2R/8 c - 0 14",
    "draughts": "B:W10,11,18,19,27,26,21,K29:BK32,1,3,4,12,K5",
    "chess": "4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 0 16",
    "chinese": "2.10,3.7,4.2,4.5,4.7,4.8,4.21,D1,D3,D8/2.2,2.11,4.10,4.23,B9,E1,E3,E6,E8,E10/"
    "2.4,2.6,2.7,3.12,4.12,B5,F1,F2,F3,F9/2.0,4.3,A1,A3,A4,A6,A8,A9,A10,D5/"
    "c,3.4,3.14,A5,B1,B2,B6,B8,E2,E9/2.3,3.6,3.9,4.13,4.14,4.16,4.18,A7,C4,C6 satan:- 4 0 chinese6",
    "nuclear": "r1bq1rk1/ppp1bppp/2np1n2/4p3/4P3/2NP1N2/PPP1BPPP/R1BQ1RK1 w - - 0 8",
}
"""Positions for games without a sample, or whose sample begins with nothing to see."""
BLAST = ("f3", "e5")
"""Clicks in Nuclear Chess, whose picture is taken during the move."""
BLAST_MS = 250


def main() -> int:
    """Take all screenshots. The site in `dist/` must have been built."""
    DOCS.mkdir(exist_ok=True)
    with TemporaryDirectory() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find(playwright.chromium.executable_path), args=arguments_here()
        )
        shutil.copytree(ROOT / "dist", Path(base) / FOLDER)
        with hosted(Path(base)) as address:
            for path in _taken(browser, address):
                print(path.relative_to(ROOT))
        browser.close()
    return 0


def _taken(browser: Browser, address: str) -> Iterator[Path]:
    for scheme in (LIGHT, DARK):
        page = _opened(browser, address, scheme)
        yield _shot(page, DOCS / f"home-{scheme}.jpg")
    yield _shot(_opened(browser, address, LIGHT), ROOT / "install" / "wide.jpg")
    for number, id_ in enumerate(INFOS):
        scheme = DARK if number % 3 == 1 else LIGHT
        yield _table(browser, address, id_, scheme)
    alien = INFOS["alien"]
    phone = _opened(browser, address + position_link(alien.id, alien.sample), DARK, NARROW, 2)
    sit_down(phone, "Against the computer")
    yield _shot(phone, ROOT / "install" / "narrow.jpg")


def _table(browser: Browser, address: str, game: str, scheme: Scheme) -> Path:
    """Screenshot a game in a typical position; return the file."""
    link, path = position_link(game, POSITIONS.get(game, INFOS[game].sample)), DOCS / f"{game}.jpg"
    if game != "nuclear":
        page = _opened(browser, address + link, scheme)
        sit_down(page, "Friends on this device" if game in POSITIONS else "Against the computer")
        return _shot(page, path)
    page = _opened(browser, address + link, scheme, moving=True)
    sit_down(page)
    page.locator(".flash").wait_for(state="detached", timeout=30_000)
    for spot in BLAST:
        click(page, spot)
    page.wait_for_timeout(BLAST_MS)
    page.screenshot(path=path, type="jpeg", quality=QUALITY)
    page.close()
    return path


def _opened(
    browser: Browser,
    address: str,
    scheme: Scheme,
    size: ViewportSize = WIDE,
    scale: int = 1,
    moving: bool = False,
) -> Page:
    page = browser.new_page(
        viewport=size,
        color_scheme=scheme,
        device_scale_factor=scale,
        reduced_motion="no-preference" if moving else "reduce",
    )
    page.goto(address)
    page.wait_for_selector(READY, state="attached")
    return page


def _shot(page: Page, path: Path) -> Path:
    """Wait for pending drawings and notices, and take a screenshot; return the file."""
    page.wait_for_load_state("networkidle")
    page.locator(".flash").wait_for(state="detached", timeout=30_000)
    page.screenshot(path=path, type="jpeg", quality=QUALITY)
    page.close()
    return path


if __name__ == "__main__":
    sys.exit(main())
