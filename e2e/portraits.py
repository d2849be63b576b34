"""Takes the pictures of docs/ and the installer from the built site: `python -m e2e.portraits`."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, TypeAlias

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from e2e.arguments import arguments_here
from e2e.play import position_link, sit_down
from e2e.site import FOLDER, hosted
from engine.registry import INFOS
from tools.browser import find

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs" / "pictures"
WIDE: ViewportSize = {"width": 1280, "height": 800}
NARROW: ViewportSize = {"width": 360, "height": 640}
Scheme: TypeAlias = Literal["light", "dark"]
LIGHT: Scheme = "light"
DARK: Scheme = "dark"
QUALITY = 82
READY = "html[data-state=ready]"


def main() -> int:
    """Take them all. The site in `dist/` must have been built."""
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
    for number, info in enumerate(INFOS.values()):
        scheme = DARK if number % 3 == 1 else LIGHT
        link = position_link(info.id, info.sample) if info.sample else f"#new={info.id}"
        page = _opened(browser, address + link, scheme)
        sit_down(page, "Against the computer")
        yield _shot(page, DOCS / f"{info.id}.jpg")
    alien = INFOS["alien"]
    phone = _opened(browser, address + position_link(alien.id, alien.sample), DARK, NARROW, 2)
    sit_down(phone, "Against the computer")
    yield _shot(phone, ROOT / "install" / "narrow.jpg")


def _opened(
    browser: Browser, address: str, scheme: Scheme, size: ViewportSize = WIDE, scale: int = 1
) -> Page:
    page = browser.new_page(
        viewport=size, color_scheme=scheme, device_scale_factor=scale, reduced_motion="reduce"
    )
    page.goto(address)
    page.wait_for_selector(READY, state="attached")
    return page


def _shot(page: Page, path: Path) -> Path:
    """Wait for what still comes (drawings, news at the head of the page), and take a picture."""
    page.wait_for_load_state("networkidle")
    page.locator(".flash").wait_for(state="detached", timeout=30_000)
    page.screenshot(path=path, type="jpeg", quality=QUALITY)
    page.close()
    return path


if __name__ == "__main__":
    sys.exit(main())
