"""Cards: questions by mouse, keys and long touch, and their animations."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.test_access import LOOKS, faults
from e2e.test_alien import link, start
from e2e.test_touch import PHONE
from e2e.watch import Watch
from tests.ui.features.alien import STEP

RING = ".side button[data-value='card:ring']"
NOTE = """() => {
  const animate = Element.prototype.animate;
  window.moved = [];
  Element.prototype.animate = function (frames, timing) {
    const flight = animate.call(this, frames, { ...timing, duration: 1e6 });
    moved.push(`${this.closest('.pile') ? 'onto the pile' : 'in the row'}: ${this.dataset.card}`);
    return flight;
  };
}"""
"""Script that records which cards move, and makes that take a quarter of an hour."""
FLYING = "document.getAnimations().filter((each) => each.effect.target.dataset.card).length"


def sit_at_cards(page: Page, open_app: OpenApp) -> None:
    """Sit down at a position and move: now a card must be chosen."""
    open_app(page, link("", "ring"))
    start(page)
    for spot in STEP:
        page.locator(f"#board [data-spot={spot}]").tap()
    expect(page.locator(RING)).to_be_visible()


def hold(page: Page, thing: Locator) -> None:
    """Lay a finger on something until it reacts, and lift it."""
    finger = page.context.new_cdp_session(page)
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.get_by_role("dialog").wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_card_can_be_enlarged_by_touch_keys_and_mouse(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**PHONE)
    sit_at_cards(page, open_app)
    dialog, large = page.get_by_role("dialog"), page.locator(".large-card")
    hold(page, page.locator(RING))
    expect(large).to_contain_text("One of your checkers gets a ring, which Saturn counts.")
    page.keyboard.press("Escape")
    expect(page.locator(RING)).to_be_visible()  # the finger has not chosen it
    page.locator(".aside .pile", has_text="2").tap()
    expect(large).to_contain_text("Fate")
    dialog.get_by_role("button", name="Queen").tap()
    expect(large).to_contain_text("glide like a chess queen")
    page.keyboard.press("Escape")
    page.locator(".own").tap()
    expect(large).to_contain_text("Dark: Earth")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Dark: Earth: about this card")).to_be_focused()
    page.keyboard.press("ContextMenu")
    expect(large).to_contain_text("Dark: Earth")
    page.keyboard.press("Escape")
    page.locator(".own").click(button="right")
    expect(large).to_contain_text("Dark: Earth")
    assert list(faults(page, "a card", LOOKS[2:])) == []
    page.keyboard.press("Escape")
    page.locator(RING).focus()
    page.keyboard.press("?")
    expect(large).to_contain_text("Ring")
    expect(dialog.get_by_role("button", name="Choose this card")).to_be_focused()
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    expect(page.locator(".hand [aria-current]")).to_have_text(re.compile("^Ring"))
    assert list(faults(page, "a card that is being carried out", LOOKS[:1])) == []


def test_a_card_moves_from_the_draw_pile_and_to_the_used_cards(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**PHONE)
    open_app(page, link("", "wanderlust"))
    start(page)
    expect(page.locator(".hand")).to_be_visible()
    page.evaluate(NOTE)
    page.emulate_media(reduced_motion="no-preference")
    page.locator("#board [data-spot=a1]").tap()
    page.locator("#board [data-spot=b2]").tap()
    new = page.locator(".turning")
    expect(new).to_be_visible()
    card = new.get_attribute("data-card")
    assert f"in the row: {card}" in page.evaluate("moved")
    page.keyboard.press("Shift")
    expect(new).to_have_count(0)
    page.keyboard.press("Shift")  # on a busy machine others begin to fly after the first key
    page.wait_for_function(f"{FLYING} === 0")  # a player who continues does not wait for the animation
    page.locator(".side button[data-value='card:wanderlust']").click()
    page.wait_for_function("moved.includes('onto the pile: wanderlust')")
    page.emulate_media(reduced_motion="reduce")
    page.keyboard.press("Shift")
    page.evaluate("moved.length = 0")
    page.get_by_role("button", name="First position").click()  # the computer may have answered already
    expect(page.locator(".lying [data-card=wanderlust]")).to_be_visible()
    assert page.evaluate("moved") == []


def test_play_goes_on_if_the_script_of_the_motion_does_not_arrive(
    new_page: NewPage, open_app: OpenApp, watch: Watch
) -> None:
    page = new_page(**PHONE)
    page.route("**/assets/cards.js*", lambda route: route.abort())
    watch.expect("^console: Failed to load resource")
    with page.expect_event("requestfailed", lambda request: "cards.js" in request.url):
        sit_at_cards(page, open_app)
    page.locator(RING).tap()
    expect(page.locator(RING)).to_have_count(0)
