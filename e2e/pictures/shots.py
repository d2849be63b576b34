"""Pictures of the main screens, and their comparison.

`python -m e2e.pictures.shots` renews those in `e2e/stored/`, from the built site, after an intended change of
appearance.
"""

from __future__ import annotations

import shutil
import sys
from base64 import b64decode, b64encode
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Page, ViewportSize, sync_playwright

from e2e.browsers.arguments import arguments_here
from e2e.pictures.screens import READY, go, leave
from e2e.site import FOLDER, ROOT, hosted
from engine.registry import INFOS
from tools.browser import find

STORED = ROOT / "e2e" / "stored"
Scheme = Literal["light", "dark"]
SIZES: dict[str, ViewportSize] = {
    "laptop": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
}
LOCALES = {"en": "en-GB", "de": "de-DE", "es": "es-ES"}
SMALL = 4
"""Scale of stored pictures relative to the screen."""
GRID = 4
"""Number of pixels of a stored picture per compared one: letters become grey, whatever renders them."""
FAR = 40
"""Minimum difference of two pixels that counts, of 255 in any channel."""
ALL_DRAWN = """async () => {
    const inSight = ({ top, bottom }) => bottom > 0 && top < innerHeight;
    const late = (each) => !each.naturalWidth && inSight(each.getBoundingClientRect());
    const all = [...document.querySelectorAll('img[data-src]')];
    while (all.some(late)) await new Promise(requestAnimationFrame);
}"""
"""Script that waits until the visible pictures are loaded."""
QUIET = ".flash, .messages, #boot, .code path { visibility: hidden !important; }"
"""Style that hides changing content."""
DAY = "2026-11-23T12:00:00"
"""Time at which the pictures are taken: one screen shows the days of the month."""
TO_SMALL = """async ([picture, small]) => {
  const image = await createImageBitmap(await (await fetch(picture)).blob());
  const canvas = new OffscreenCanvas(image.width / small, image.height / small);
  const ink = canvas.getContext('2d');
  ink.imageSmoothingQuality = 'high';
  ink.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
  return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
}"""
DIFFERENCE = """async ([one, other, grid, far]) => {
  const pixels = async (picture) => {
    const image = await createImageBitmap(await (await fetch(picture)).blob());
    const [width, height] = [Math.round(image.width / grid), Math.round(image.height / grid)];
    const ink = new OffscreenCanvas(width, height).getContext('2d');
    ink.imageSmoothingQuality = 'high';
    ink.drawImage(image, 0, 0, width, height);
    return ink.getImageData(0, 0, width, height).data;
  };
  const [a, b] = [await pixels(one), await pixels(other)];
  if (a.length !== b.length) return 1;
  let differing = 0;
  for (let at = 0; at < a.length; at += 4) {
    if ([0, 1, 2].some((channel) => Math.abs(a[at + channel] - b[at + channel]) > far)) differing += 1;
  }
  return differing / (a.length / 4);
}"""


class Shot(NamedTuple):
    """A picture of a screen."""

    screen: str
    size: str = "laptop"
    scheme: Scheme = "light"
    language: str = "en"

    @property
    def path(self) -> Path:
        """Path of the stored picture."""
        return STORED / f"{'-'.join(self)}.jpg"

    @property
    def options(self) -> dict[str, Any]:
        """Options of the browser; it must bypass the page's policy, for `QUIET`."""
        return {
            "viewport": SIZES[self.size],
            "color_scheme": self.scheme,
            "locale": LOCALES[self.language],
            "reduced_motion": "reduce",
        }


SCREENS = ("home", "settings", "record", "set-up", *INFOS, "editor", "challenges", "rules")
ON_PHONES = ("draughts", "alien", "ctheckers", "satan")
"""Games whose tables on a phone differ in board or panels."""
SHOTS = (
    *(Shot(screen) for screen in SCREENS),
    *(Shot(screen, "phone", "dark") for screen in ("home", "settings", "set-up", *ON_PHONES)),
    *(
        Shot("home", "laptop", "dark"),
        Shot("home", "phone"),
        Shot("alien", "laptop", "dark"),
    ),
    *(Shot("home", "laptop", "light", "de"), Shot("alien", "phone", "dark", "de")),
    *(Shot("home", "phone", "dark", "es"), Shot("ctheckers", "laptop", "light", "es")),
    *(Shot(screen, "phone", "dark") for screen in ("editor", "challenge")),
    *(Shot("challenge", "laptop", "light", "de"), Shot("editor", "phone", "dark", "es")),
    *(Shot("invitation"), Shot("answer", "phone", "dark")),
    *(Shot(screen) for screen in ("eye", "secret", "share", "end-of-the-world")),
    *(Shot(screen, "phone", "dark") for screen in ("first-game", "glimpse", "end", "elsewhere")),
    *(Shot(screen, "phone", "dark") for screen in ("record", "challenges", "rules", "end-of-the-world")),
    *(Shot(screen, "laptop", "dark") for screen in ("review", "end")),
    *(Shot("glimpse"), Shot("review", "phone")),
    *(Shot(screen, "laptop", "light", "de") for screen in ("elsewhere", "share")),
    *(Shot("post", "phone", "dark", "es"), Shot("elsewhere", "laptop", "light", "es")),
    *(Shot("clock"), Shot("clock", "phone", "dark")),  # at last: a set-up remembers its clock
)


def shots_by_look() -> dict[tuple[str, Scheme, str], list[Shot]]:
    """Return the pictures by look: size, colour scheme and language."""
    found: dict[tuple[str, Scheme, str], list[Shot]] = {}
    for shot in SHOTS:
        found.setdefault((shot.size, shot.scheme, shot.language), []).append(shot)
    return found


def walk_screens(page: Page, site: str, shots: list[Shot]) -> Iterator[Shot]:
    """Go from screen to screen of one look; yield each when it is on the page."""
    page.clock.set_fixed_time(DAY)
    page.goto(site)
    page.wait_for_selector(READY, state="attached")
    for shot in shots:
        go(page, site, shot.screen)
        page.wait_for_load_state("networkidle")
        page.evaluate(ALL_DRAWN)
        yield shot
        leave(page, shot.screen)


def take_picture(page: Page, ink: Page) -> bytes:
    """Return a small picture of the page (JPEG); `ink` is a blank page without the site's policy."""
    picture = page.screenshot(type="png", style=QUIET, animations="disabled")
    return b64decode(ink.evaluate(TO_SMALL, [_url(picture, "png"), SMALL]))


def difference(ink: Page, one: bytes, other: bytes) -> float:
    """Return the share of a picture that differs from another picture, from 0 to 1."""
    return float(ink.evaluate(DIFFERENCE, [_url(one, "jpeg"), _url(other, "jpeg"), GRID, FAR]))


def _url(data: bytes, kind: str) -> str:
    return f"data:image/{kind};base64,{b64encode(data).decode()}"


def main() -> int:
    """Renew all pictures. The site in `dist/` must have been built."""
    shutil.rmtree(STORED, ignore_errors=True)
    STORED.mkdir()
    with TemporaryDirectory() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find(playwright.chromium.executable_path), args=arguments_here()
        )
        shutil.copytree(ROOT / "dist", Path(base) / FOLDER)
        with hosted(Path(base)) as site:
            ink = browser.new_page()
            for shots in shots_by_look().values():
                page = browser.new_page(**shots[0].options, bypass_csp=True)
                for shot in walk_screens(page, site, shots):
                    shot.path.write_bytes(take_picture(page, ink))
                    print(shot.path.relative_to(ROOT))
                page.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
