"""`python -m e2e.pictures.icons` draws icons and pictures of the installed app."""

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from e2e.browsers.arguments import arguments_here
from e2e.conftest import wait_ready
from e2e.play import start_game
from e2e.site import ROOT, served
from tools.browser import find

TARGET = ROOT / "install"
DRAWING = (ROOT / "assets" / "boot.icon.svg").read_text("utf-8")
ICONS = (("icon-192.png", 192, 1.0), ("icon-512.png", 512, 1.0), ("icon-maskable.png", 512, 0.7))


def draw_icons(browser: Browser) -> None:
    """Draw the icon in its sizes; the maskable one has an edge that systems may cut away."""
    for name, size, scale in ICONS:
        page = browser.new_page(viewport={"width": size, "height": size})
        paper = "#6b4fd8" if scale < 1 else "transparent"
        style = f"<style>body{{margin:0;background:{paper};display:grid;place-items:center;height:100vh}}"
        page.set_content(f"{style}svg{{width:{scale * 100}vw;height:{scale * 100}vh}}</style>{DRAWING}")
        page.screenshot(path=TARGET / name, omit_background=True)
        page.close()


def take_pictures(browser: Browser, address: str) -> None:
    """Take a picture of the home screen on a desktop, and of a game on a phone."""
    wide = browser.new_page(viewport={"width": 1280, "height": 800})
    wide.goto(address)
    wait_ready(wide)
    wide.wait_for_load_state("networkidle")
    wide.screenshot(path=TARGET / "wide.jpg", type="jpeg", quality=70)
    narrow = browser.new_context(
        viewport={"width": 360, "height": 640}, device_scale_factor=2, bypass_csp=True
    ).new_page()
    narrow.goto(address)
    wait_ready(narrow)
    start_game(narrow, "", "")
    narrow.wait_for_load_state("networkidle")
    narrow.screenshot(path=TARGET / "narrow.jpg", type="jpeg", quality=70)


def main() -> None:
    """Draw all of them into `install/`."""
    TARGET.mkdir(exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        served(ROOT, Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        executable = find(playwright.chromium.executable_path)
        with playwright.chromium.launch(executable_path=executable, args=arguments_here()) as browser:
            draw_icons(browser)
            take_pictures(browser, address)


if __name__ == "__main__":
    main()
