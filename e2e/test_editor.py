"""Setting up positions on the built page: with a mouse, with a finger, with keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.test_touch import PHONE

LAPTOP = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
TEXT = "textarea"


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def square(page: Page, spot: str) -> Locator:
    return page.locator(f"#board [data-spot={spot}]")


def drag(page: Page, start: Locator, end: tuple[float, float]) -> None:
    page.mouse.move(*middle(start))
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()


def test_by_mouse_from_the_set_up_to_a_game_and_back_by_a_link(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**LAPTOP)
    open_app(page, "#new=chess")
    page.get_by_role("button", name="Set up a position").click()
    page.get_by_role("button", name="Empty the board").click()
    drag(page, page.get_by_role("button", name="white king"), middle(square(page, "e1")))
    drag(page, page.get_by_role("button", name="black king"), middle(square(page, "e3")))
    page.get_by_role("button", name="white pawn").click()
    drag(page, square(page, "a2"), middle(square(page, "c2")))
    square(page, "b2").click()
    page.get_by_role("button", name="Move pieces").click()
    drag(page, square(page, "e3"), middle(square(page, "e8")))
    drag(page, square(page, "c2"), (900, 780))
    expect(page.locator(TEXT)).to_have_value("4k3/8/8/8/8/8/P7/4K3 w - - 0 1")
    page.reload()
    page.wait_for_selector(TEXT)
    page.locator(TEXT).fill("4k3/8/8/8/8/8/P7/4K3 b - - 0 1")
    expect(page.get_by_label("To move")).to_have_value("1")
    page.get_by_role("button", name="Share").first.click()
    saved = {}
    for kind in ("PNG", "SVG"):
        with page.expect_download() as file:
            page.get_by_role("button", name=f"Save as {kind}").click()
        saved[kind] = file.value.path().read_bytes()
    assert saved["PNG"].startswith(b"\x89PNG") and len(saved["PNG"]) > 50_000
    assert saved["SVG"].count(b"data:image/svg+xml,") == 3 and b"assets/" not in saved["SVG"]
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play from here").click()
    expect(page.get_by_text("The game starts from this position.")).to_be_visible()
    page.go_back()
    expect(page.locator(TEXT)).to_have_value("4k3/8/8/8/8/8/P7/4K3 b - - 0 1")


@pytest.mark.soak
def test_by_finger_on_a_phone_faults_are_shown_and_corrected(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**PHONE)
    open_app(page, "#draughts/B:W21,22:B1,2,99")
    expect(page.locator("mark")).to_have_text("99")
    finger = page.context.new_cdp_session(page)
    king = page.get_by_role("button", name="dark king")
    (x, y), (to_x, to_y) = middle(king), middle(square(page, "a3"))
    for kind, at in (
        ("touchStart", (x, y)),
        ("touchMove", (x, y - 30)),
        ("touchMove", (to_x, to_y)),
        ("touchEnd", None),
    ):
        points = [{"x": at[0], "y": at[1]}] if at else []
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(square(page, "a3")).to_have_attribute("aria-label", "12, dark king")
    eraser = page.get_by_role("button", name="Erase pieces")
    x, y = middle(eraser)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(700)  # browsers make no click of so long a press
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(eraser).to_have_attribute("aria-pressed", "true")
    square(page, "e1").tap()
    expect(page.locator(TEXT)).to_have_value("B:W21,22:B1,K12")
    assert page.evaluate("scrollX") == 0 and page.evaluate("document.body.scrollWidth") <= 390
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("button", name="Start").click()
    expect(square(page, "a3")).to_be_visible()


def test_by_keys_alone(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**LAPTOP)
    open_app(page, "#chess/8/8/8/8/8/8/8/8_w_-_-_0_1")
    square(page, "e4").focus()
    for key in (
        "1",
        "Enter",
        "ArrowUp",
        "ArrowUp",
        "ArrowUp",
        "7",
        " ",
        "ArrowLeft",
        "2",
        "Enter",
        "Delete",
        "u",
    ):
        page.keyboard.press(key)
    expect(page.locator(TEXT)).to_have_value("8/3Qk3/8/8/4K3/8/8/8 w - - 0 1")
    expect(page.locator("#voice")).to_contain_text("d7: white queen.")
    expect(page.locator(".faults")).to_contain_text("Black is in check but not to move.")
