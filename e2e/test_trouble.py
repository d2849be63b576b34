"""Trouble between two browsers: connections break at any time, pages are closed, friends cheat."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import OpenApp
from e2e.distance import choose, play_blindly
from e2e.joining import LINE_MS, connect, invitation, join_table, reply, set_up_table
from e2e.play import DONE, done
from e2e.spy import CUT, change_frames, cut_after, forge, replayed_game
from engine.games.alien.planets import ALL_PLANETS
from engine.remote.own_entries import OwnDevice
from tests.ui.remote.test_hostile import OWN, TO_GUEST, TO_HUB, WRONG, Lie

CUTS = (0, 1, 1, 2, 3, 5, 9)
"""Numbers of frames from the guest after which the connection breaks: together they cover every phase."""
DUEL = {"Set-up": "duel", "Who moves first?": "chance"}
MOVES = ("c3", "d4"), ("b6", "a5"), ("d4", "e5")
ENDS = "This game cannot continue: "
ENDED = f"() => document.body.innerText.includes('{ENDS.strip()}')"
CHANGED = f"{ENDS}Ben passed on a message that was changed on the way"
FLOOD = f"{ENDS}Ben sent far more messages than any game needs."
SOAK = pytest.mark.soak
LIES = (
    ("no frame", "too many at once", "no legal move", "chance when none is due", "joining twice"),
    ("out of turn", "what was said before", "turned round", "a commitment changed"),
)
"""Forgeries sent to the hub and to a guest, with signatures of other keys than theirs.

`test_hostile.py` sends all of them with good signatures, without a browser.
"""
OTHER_CHANCE = f"""(text) => text.replace(/"open","([0-9]+)","[^"]*"/, '"open","$1","{WRONG}"')"""
OTHER_KEY = """(text) => text.replace(
  /("key",.*)([\\w-])(.{9}")/, (_, before, sign, after) => before + (sign === 'A' ? 'B' : 'A') + after)"""


def reopen(page: Page, open_app: OpenApp) -> Page:
    """Close a page, and continue in another one of the same browser with the stored game."""
    again = page.context.new_page()
    page.close()
    open_app(again)
    again.get_by_role("button", name="Continue ").click()
    again.wait_for_selector("#board")
    return again


@SOAK
def test_games_survive_broken_connections_in_every_phase_and_restarts(
    two_pages: tuple[Page, Page], open_app: OpenApp
) -> None:
    near, far = two_pages
    set_up_table(near, "Alien Checkers")
    for more in CUTS:
        back = reply(far, invitation(near))
        cut_after(far, more)
        connect(near, back)
        play_blindly([near, far], Random(more), over=CUT)
        expect(near.locator("[data-presence=gone]")).to_be_visible(timeout=LINE_MS)
    near, far = (reopen(page, open_app) for page in two_pages)
    count = max(done(page) for page in (near, far))
    join_table(far, near, device=0, inviter="Ben")
    play_blindly([near, far], Random(1), over=f"() => {DONE} > {count + 4}")
    latest = max(done(page) for page in (near, far))
    for page in (near, far):
        page.wait_for_function(f"{DONE} >= {latest}")  # chance may go on by itself
    names = "|".join(planet.id.title() for planet in ALL_PLANETS)
    for page, own, other in ((near, "Dark", "Light"), (far, "Light", "Dark")):
        expect(page.locator(".side")).to_contain_text(re.compile(f"{own}: ({names})"))
        expect(page.locator(".side")).not_to_contain_text(re.compile(f"{other}: ({names})"))


@SOAK
def test_forged_entries_are_detected_and_the_game_is_stored(
    two_pages: tuple[Page, Page],
) -> None:
    near, far = two_pages
    set_up_table(near)
    join_table(near, far)
    for number, path in enumerate(MOVES, 1):
        for spot in path:
            choose(two_pages[(number - 1) % 2], spot)
        for page in two_pages:
            expect(page.locator(".entry").last).to_have_attribute("data-value", str(number))
    OWN.update({device: OwnDevice(device, bytes([device + 1]) * 32) for device in range(2)})
    to_hub, to_guest = LIES
    for name in to_hub:
        check_forgery(near, far, TO_HUB[name][0], liar=far)
    for name in to_guest:
        check_forgery(near, far, TO_GUEST[name][0], liar=near)
    check_ended(far, near, ["x" * 100_000], FLOOD)
    join_table(near, far)
    check_ended(far, near, ["[]"] * 300, ENDS)


def check_forgery(near: Page, far: Page, lie: Lie, liar: Page) -> None:
    """Send a forgery, check its effect, and continue."""
    check_ended(liar, far if liar is near else near, [lie(replayed_game(near))], ENDS)
    join_table(near, far)


def check_ended(liar: Page, other: Page, texts: list[str], words: str) -> None:
    forge(liar, *texts)
    expect(other.get_by_role("alert").last).to_contain_text(words)
    expect(other.locator("[data-presence=gone]")).to_be_visible()
    expect(other.locator(".entry").last).to_have_attribute("data-value", str(len(MOVES)))


@pytest.mark.parametrize(
    ("game", "options", "lie"),
    [
        ("Satan's Checkers", DUEL, OTHER_CHANCE),
        pytest.param("Ctheckers", {}, OTHER_KEY, marks=SOAK),
    ],
)
def test_an_opening_or_a_key_that_was_changed_on_the_way_is_detected(
    game: str, options: dict[str, str], lie: str, two_pages: tuple[Page, Page]
) -> None:
    near, far = two_pages
    set_up_table(near, game, **options)
    back = reply(far, invitation(near))
    change_frames(far, lie)
    connect(near, back)
    play_blindly(two_pages, Random(1), over=ENDED)
    expect(near.get_by_role("alert").last).to_contain_text(CHANGED)
