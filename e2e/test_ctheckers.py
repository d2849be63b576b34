"""Ctheckers in the browser: a whole game, every identity, looks, both ends, the option."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.play import click, last_announcement, play_on, sit_down, start_game
from engine.games.ctheckers.words.en import say
from engine.registry import find_game
from engine.session.link import write_link
from engine.session.match import new_match
from tests.engine.games.ctheckers.positions import GAME, set_up

CALM = {"reduced_motion": "reduce"}
CAPTURE = ("c3:M a1:M d4:m h8:m", "d4={}2", ("c3", "e5"), "d4")
RISE = ("c7:M a1:M h6:m", "c7={}2", ("c7", "d8"), "d8")
"""A position, the knowledge of a player in it, the move, and the square of the reveal."""
CAPTURES = {
    "c": ("empty", "Light cultist is revealed on d4. It is captured."),
    "n": ("light Nyarlathotep as a", "The die shows"),
    "r": ("", "The coin shows"),
    "b": ("light Necronomicon", ""),
}
"""For each identity, the piece left on the square of its capture, and further announcements."""
RISES = {
    "C": ("dark cultist on a stack, over a dark cultist and a light cultist", "becomes a king"),
    "N": ("dark Nyarlathotep as a", "The die shows"),
    "R": ("dark Carter", "becomes a king"),
    "B": ("dark Necronomicon", ""),
}
"""The same on the far rank."""


def link(squares: str, looks: str = "-", piles: str = "C1/c1") -> str:
    """Return the link to a position; an identity that somebody has seen is the one revealed."""
    text = GAME.position(set_up(squares, piles=piles, looks=looks))
    return "#" + write_link(new_match(find_game("ctheckers"), {}, text))


def cell(page: Page, spot: str) -> str:
    """Return the name of a cell."""
    return page.locator(f"[data-spot={spot}]").get_attribute("aria-label") or ""


@pytest.mark.soak
def test_a_whole_game_against_the_computer(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page)
    start_game(page, "", "level1", game="Ctheckers")
    assert play_on(page, click, Random(4)) >= 2
    result = page.get_by_role("dialog").locator(".result").inner_text()
    assert "lose" in result or "wins" in result or "draw" in result
    page.get_by_role("button", name="View board").click()
    expect(page.locator("#prompt .result")).to_have_text(result)


@pytest.mark.parametrize("kinds", ["nr", pytest.param("cnrb", marks=pytest.mark.soak)])
def test_identities_are_revealed_on_the_screen(kinds: str, same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**CALM)
    for way, brought, how in ((CAPTURE, CAPTURES, "captured"), (RISE, RISES, "risen")):
        for kind, (name, words) in brought.items():
            if kind.lower() not in kinds:
                continue
            squares, looks, path, spot = way
            open_app(page, link(squares, looks.format(kind)))
            sit_down(page)
            for target in path:
                click(page, target)
            expect(page.locator("#log")).to_contain_text(f"is revealed on {spot}.")
            expect(page.locator(".flash")).to_contain_text(f"is revealed on {spot}.")
            assert cell(page, spot).startswith(f"{spot}, {name}")
            announced = last_announcement(page)
            assert words in announced and say.meanings.get(f"{how}-{kind.lower()}", "") in announced
    open_app(page, link("d8:[Ccc] a1:M h6:m"))
    sit_down(page)
    click(page, "d8")
    click(page, "c7")
    assert cell(page, "d8").startswith("d8, light cultist on a stack, over a light cultist"), (
        "it is uncovered"
    )
    open_app(page, link("d4:N5+ a1:M h6:m"))
    sit_down(page)
    assert cell(page, "d4") == "d4, dark Nyarlathotep as a queen, controlled by Dark, can move"
    click(page, "d4")
    click(page, "d5")
    expect(page.locator("#log")).to_contain_text("control passes to Light (rule C11).")
    assert "controlled by Light, can move" in cell(page, "d5")


def settled_html(page: Page) -> str:
    """Return the page's elements once the shades at the edges of lists, a frame later, are there."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return page.locator("#app").inner_html()


def look_under(page: Page, kind: str, open_app: OpenApp) -> list[str]:
    """Let Dark's Carter reach the far rank and look under e5; return the page before and after."""
    open_app(page, link("c7:M a1:M e5:m h6:m", f"c7=R2,e5={kind}1"))
    sit_down(page)
    page.get_by_role("button", name="Not now").click()
    for spot in ("c7", "d8", "e5"):
        click(page, spot)
    cover = page.get_by_role("dialog")
    expect(cover).to_contain_text("Dark looks under the piece on e5. Everyone else, please look away.")
    seen = [settled_html(page)]
    page.keyboard.press("Escape")
    cover.get_by_role("button", name="I am Dark: show it").click()
    expect(cover).to_contain_text(re.compile("The piece on e5 is (a|the) light"))
    seen.append(cover.inner_text())
    cover.get_by_role("button", name="hide it again").click()
    expect(page.locator("#prompt")).to_contain_text("Light to move.")
    return [*seen, settled_html(page)]


def test_a_cover_screen_precedes_a_look_and_the_opponent_sees_nothing_of_it(
    same_tab: NewPage, open_app: OpenApp
) -> None:
    page = same_tab(**CALM)
    cultist, book = look_under(page, "c", open_app), look_under(page, "b", open_app)
    assert "cultist" in cultist[1] and "Necronomicon" in book[1]
    assert (cultist[0], cultist[2]) == (book[0], book[2]), "all else on the page is the same"
    open_app(page, link("c7:M a1:M e5:m h6:m", "c7=R2,e5=b2"))
    sit_down(page, "Against the computer")
    for spot in ("c7", "d8", "e5"):
        click(page, spot)
    expect(page.locator(".notes")).to_contain_text(
        re.compile("You know: the light checker on .. is the Necronomicon.")
    )
    assert not page.get_by_role("dialog").count(), "the only person looks without a cover"


def test_the_end_of_the_world_has_a_screen_of_its_own(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**CALM)
    open_app(page, link("c3:M a1:M d4:m h8:m", "d4=t2"))
    sit_down(page)
    click(page, "c3")
    click(page, "e5")
    end = page.locator(".shade.end")
    expect(end).to_contain_text(
        "Both players lose: the Cthecker is turned over, and the world ends (rule C6)."
    )
    assert say.meanings["captured-t"] in last_announcement(page)
    assert end.locator("img").evaluate("async (image) => (await image.decode(), image.naturalWidth)") > 0
    for width, height in ((1280, 720), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert end.bounding_box() == {"x": 0, "y": 0, "width": width, "height": height}
        expect(end.get_by_role("button", name="View board")).to_be_in_viewport()
    end.get_by_role("button", name="Rematch").click()
    expect(page.locator("#prompt")).to_contain_text("Dark must capture")


def test_the_option_shows_the_chance_of_a_cthecker(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM, viewport={"width": 390, "height": 600})
    open_app(page, link("a1:M c1:M h8:m", piles="C7R1/-"))
    sit_down(page)
    assert page.evaluate("scrollY") == 0, "the board is in sight, however far the set-up was scrolled"
    assert "chance" not in cell(page, "a1")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Show odds for what is face down").check()
    page.keyboard.press("Escape")
    assert cell(page, "a1") == "a1, dark checker, chance 25 %, can move"
    expect(page.locator(".notes")).to_contain_text("1 in 4 for a dark one, 1 in 12 for a light one")
    click(page, "a1")
    click(page, "b2")
    expect(page.locator(".entry")).to_have_count(1)
    assert page.evaluate("scrollY") == 0, "nor does the log move it out of sight"


def test_a_reveal_is_animated_and_a_click_ends_it(new_page: NewPage, open_app: OpenApp) -> None:
    page = new_page()
    open_app(page, link("c3:M a1:M d4:m h8:m", "d4=n2"))
    sit_down(page)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 60_000)
    click(page, "c3")
    click(page, "e5")
    page.clock.run_for(700)
    assert cell(page, "d4").startswith("d4, light checker"), "it is just turning over"
    page.clock.run_for(600)
    expect(page.locator(".flash")).to_contain_text("is revealed on d4.")
    expect(page.locator(".flash")).not_to_contain_text("The die shows")
    page.locator("[data-spot=g1]").click()
    assert cell(page, "d4").startswith("d4, light Nyarlathotep as a")
    expect(page.locator(".flash")).to_contain_text("The die shows")
