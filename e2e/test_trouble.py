"""What goes wrong between two browsers: lines break at any time, pages are closed, friends lie."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.distance import choose, play_blindly
from e2e.meeting import LINE_MS, answer, connect, invitation, meet, set_table
from e2e.play import DONE, done
from e2e.spy import CUT, cut_after, lie_with, spy_on, tell, told_by
from engine.games.alien.planets import ALL_PLANETS
from tests.ui.remote.test_hostile import TO_GUEST, TO_HUB, WRONG, Lie

CALM = {"reduced_motion": "reduce"}
CUTS = (0, 2, 9)
ALL_CUTS = (0, 1, 1, 2, 3, 5, 9)
"""After so many things that the guest has said over a line, it breaks: in every phase, if all are tried."""
DUEL = {"Set-up": "duel", "Who moves first?": "chance"}
MOVES = ("c3", "d4"), ("b6", "a5"), ("d4", "e5")
ENDS = "This game cannot continue: "
ENDED = f"() => document.body.innerText.includes('{ENDS.strip()}')"
FLOOD = f"{ENDS}Ben sent far more messages than any game needs."
LONG = pytest.mark.soak
FEW_LIES = (("no frame", "no legal move"), ("out of turn",))
ALL_LIES = (
    ("no frame", "too many at once", "no legal move", "chance when none is due", "joining twice"),
    ("out of turn", "what was said before", "turned round", "a commitment changed"),
)
"""Lies sent to the hub and to a guest. `test_hostile.py` sends all of them without a browser."""
OTHER_CHANCE = f"""(text) => text.replace(/"open","([0-9]+)","[^"]*"/, '"open","$1","{WRONG}"')"""
OTHER_KEY = """(text) => text.replace(
  /("key",.*)([\\w-])(.{9}")/, (_, before, sign, after) => before + (sign === 'A' ? 'B' : 'A') + after)"""


@pytest.fixture
def two(new_tab: NewPage, far_tab: Page, open_app: OpenApp) -> tuple[Page, Page]:
    """A page each of two browsers; the first has the app open, and both are watched."""
    near, far = new_tab(**CALM), far_tab
    for page in (near, far):
        spy_on(page)
    open_app(near)
    return near, far


def opened_again(page: Page, open_app: OpenApp) -> Page:
    """Close a page, and go on in another one of the same browser with the game that it has kept."""
    again = page.context.new_page()
    page.close()
    open_app(again)
    again.get_by_role("button", name="Continue ").click()
    again.wait_for_selector("#board")
    return again


@pytest.mark.parametrize("cuts", [CUTS, pytest.param(ALL_CUTS, marks=LONG)], ids=["few", "all"])
def test_lines_that_break_in_every_phase_and_both_restarted(
    cuts: tuple[int, ...], two: tuple[Page, Page], open_app: OpenApp
) -> None:
    near, far = two
    set_table(near, "Alien Checkers")
    for more in cuts:
        back = answer(far, invitation(near))
        cut_after(far, more)
        connect(near, back)
        play_blindly([near, far], Random(more), over=CUT)
        expect(near.locator("[data-mood=gone]")).to_be_visible(timeout=LINE_MS)
    near, far = (opened_again(page, open_app) for page in two)
    told = max(done(page) for page in (near, far))
    meet(far, near, device=0, inviter="Ben")
    play_blindly([near, far], Random(1), over=f"() => {DONE} > {told + 4}")
    latest = max(done(page) for page in (near, far))
    for page in (near, far):
        page.wait_for_function(f"{DONE} >= {latest}")  # chance may go on by itself
    names = "|".join(planet.id.title() for planet in ALL_PLANETS)
    for page, own, other in ((near, "Dark", "Light"), (far, "Light", "Dark")):
        expect(page.locator(".side")).to_contain_text(re.compile(f"{own}: ({names})"))
        expect(page.locator(".side")).not_to_contain_text(re.compile(f"{other}: ({names})"))


@pytest.mark.parametrize("lies", [FEW_LIES, pytest.param(ALL_LIES, marks=LONG)], ids=["few", "all"])
def test_who_lies_is_found_out_and_the_game_is_kept(
    lies: tuple[tuple[str, ...], ...], two: tuple[Page, Page]
) -> None:
    near, far = two
    set_table(near)
    meet(near, far)
    for number, path in enumerate(MOVES, 1):
        for spot in path:
            choose(two[(number - 1) % 2], spot)
        for page in two:
            expect(page.locator(".entry").last).to_have_attribute("data-value", str(number))
    to_hub, to_guest = lies
    for name in to_hub:
        check_lie(near, far, TO_HUB[name][0], liar=far)
    for name in to_guest:
        check_lie(near, far, TO_GUEST[name][0], liar=near)
    check_ended(far, near, ["x" * 100_000], FLOOD)
    meet(near, far)
    check_ended(far, near, ["[]"] * 300, ENDS)


def check_lie(near: Page, far: Page, lie: Lie, liar: Page) -> None:
    """Tell a lie, look what becomes of it, and go on."""
    check_ended(liar, far if liar is near else near, [lie(told_by(near))], ENDS)
    meet(near, far)


def check_ended(liar: Page, other: Page, texts: list[str], words: str) -> None:
    tell(liar, *texts)
    expect(other.get_by_role("alert").last).to_contain_text(words)
    expect(other.locator("[data-mood=gone]")).to_be_visible()
    expect(other.locator(".entry").last).to_have_attribute("data-value", str(len(MOVES)))


@pytest.mark.parametrize(
    ("game", "options", "lie", "words"),
    [
        ("Satan's Checkers", DUEL, OTHER_CHANCE, "revealed a dice result that does not match the commitment"),
        ("Ctheckers", {}, OTHER_KEY, "is not the one that was shuffled"),
    ],
)
def test_who_steers_chance_or_opens_another_card(
    game: str, options: dict[str, str], lie: str, words: str, two: tuple[Page, Page]
) -> None:
    near, far = two
    set_table(near, game, **options)
    back = answer(far, invitation(near))
    lie_with(far, lie)
    connect(near, back)
    play_blindly(two, Random(1), over=ENDED)
    expect(near.get_by_role("alert").last).to_contain_text(re.compile(f"{ENDS}.*{words}"))
