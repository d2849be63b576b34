"""Alien Checkers in the browser: a whole game, cards of each kind, and no leaked secrets."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp, wait_ready
from e2e.play import TURN_MS, pick
from engine.games.alien.cards.names import CARD_IDS
from engine.games.alien.words.en import say
from engine.registry import find_game
from engine.session.link import read_link, write_link
from engine.session.match import new_match
from tests.engine.games.alien.positions import FRAME, text_of
from tests.ui.features.alien import CASES, STEP

CALM = {"reduced_motion": "reduce"}
KINDS = ("emperor", "doom", "rotate")
"""Cards that need pieces, corner points, or a direction; `test_touch.py` and others play more kinds."""
OFFERED = """() => [...document.querySelectorAll(
  '#board .usable, #board .extra, .side button[data-do=pick]'
)].map((one) => one.dataset.spot ?? one.dataset.value)"""
READY = f"() => document.querySelector('[role=dialog]') || ({OFFERED})().length"


def link(pieces: str, card: str, planets: str = "earth/mars", last: tuple[str, ...] = ()) -> str:
    """Return the link to a position with a card face up; the order of `last` in the pile is known."""
    used = [name for name in ("queen", "fate") if name != card]
    pile = [name for name in CARD_IDS if name not in (card, *used)]
    order = ",".join(sorted(pile, key=last.__contains__)) if last else "?"
    text = text_of(f"{FRAME} {pieces}", cards=f"{card};{','.join(used)}", planets=planets, order=order)
    return "#" + write_link(new_match(find_game("alien"), {}, text))


def start(page: Page, way: str = "Against the computer") -> None:
    """Sit down at the position of a link."""
    page.get_by_role("button", name=way).click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector("#board")


def choose(page: Page, target: str) -> None:
    """Click a square, an edge, a corner point, a card or a button, once it is offered."""
    spot = f"#board [data-spot='{target}']"
    page.locator(f"{spot}.usable, {spot}.extra, .side button[data-value='{target}']").first.click()


@pytest.mark.soak
def test_a_whole_game_against_the_computer(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**CALM)
    open_app(page, link("c3:K e5:m d8:m", "ring"))
    page.get_by_role("button", name="Against the computer").click()
    pick(page, "opponent", "level1")
    page.get_by_role("button", name="Start").click()
    rng = Random(1)
    for _ in range(1_500):
        page.wait_for_function(READY, timeout=TURN_MS)
        if page.get_by_role("dialog").count():
            break
        choose(page, rng.choice(sorted(set(page.evaluate(OFFERED)))))
    result = page.get_by_role("dialog").inner_text()
    assert "wins" in result or "raw" in result
    assert result.count("So far:") == 2, "both planets, with how near each was"


@pytest.mark.parametrize("cards", [KINDS, pytest.param(CARD_IDS, marks=pytest.mark.soak)], ids=["few", "all"])
def test_cards_of_each_kind_are_played(cards: Sequence[str], same_tab: NewPage, open_app: OpenApp) -> None:
    cases = [case for case in CASES if case[0] in cards]
    assert {case[0] for case in cases} == set(cards)
    page = same_tab(**CALM)
    for card, pieces, targets, _, _ in cases:
        last = tuple(target.removeprefix("put:") for target in targets if target.startswith("put:"))
        open_app(page, link(pieces, card, last=last))
        start(page)
        for target in (*STEP, f"card:{card}", *targets):
            choose(page, target)
        title = say.card(card)
        log = page.locator("#log")
        expect(log).to_contain_text(f"Dark plays {title.rstrip('!')}.")
        if targets:
            expect(log.locator(".entry").last).not_to_contain_text(f"Dark plays {title.rstrip('!')}.")


def test_cards_are_dragged_into_order(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**CALM)
    open_app(page, link("", "cheater"))
    start(page)
    for target in (*STEP, "card:cheater"):
        choose(page, target)
    pile = page.get_by_role("region", name="Draw pile (known to you)")
    names = pile.locator("button b").all_inner_texts()
    for number, name in ((1, names[-1]), (2, names[0])):
        slot = pile.get_by_text(f"{number}. Drag the next card here")
        pile.get_by_role("button", name=name).drag_to(slot)
        expect(pile).to_contain_text(f"{number}. {name}")
    first, then = (name.rstrip("!") for name in (names[-1], names[0]))
    words = f"The next cards, in order: {first}, {then}."
    expect(page.locator("#log")).to_contain_text(words)
    pile.get_by_role("button", name=names[1]).drag_to(page.locator("#log"))
    expect(pile).to_contain_text("3. Drag the next card here")
    pile.get_by_role("button", name=names[1]).click()
    expect(pile).to_contain_text(f"3. {names[1]}")


def test_a_cover_screen_hides_secrets_between_two_players(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**CALM)
    open_app(page, link("", "ring"))
    start(page, "Friends on this device")
    cover = page.get_by_role("dialog")
    expect(cover).to_contain_text("For Dark only")
    expect(page.locator("body")).not_to_contain_text("Earth")
    cover.get_by_role("button", name="I am Dark: show it").click()
    expect(page.locator(".side")).to_contain_text("Dark: Earth")
    for target in (*STEP, "card:ring", "b2"):
        choose(page, target)
    expect(cover).to_contain_text("For Light only")
    assert not re.search("Earth|Mars", page.content())
    page.keyboard.press("Escape")
    expect(cover).to_contain_text("For Light only")
    cover.get_by_role("button", name="I am Light: show it").click()
    expect(page.locator(".side")).to_contain_text("Light: Mars")
    assert "Earth" not in page.content()


@pytest.mark.parametrize("way", ["Against the computer", "Friends on this device"])
def test_secrets_are_not_in_the_page_the_storage_keys_or_the_link(
    way: str, new_tab: NewPage, open_app: OpenApp
) -> None:
    seen = []
    for planet in ("mars", "pluto"):
        page = new_tab(**CALM)
        open_app(page, link("", "ring", f"earth/{planet}"))
        start(page, way)
        seen.append(page.locator("#app").inner_html())
        if way.startswith("Friends"):
            page.get_by_role("button", name="Not now").click()
        choose(page, STEP[0])
        choose(page, STEP[1])
        page.get_by_role("button", name="Share this game").click()
        assert not page.get_by_role("textbox", name="The whole game", exact=True).count()
        address = page.get_by_role("textbox", name="This position", exact=True).input_value()
        start_text = read_link(address.partition("#")[2]).match.start
        assert start_text.split()[10] == "?/?"
        keys = page.evaluate("Object.keys(localStorage).join(' ')")
        assert keys and not re.search("earth|mars|pluto", keys, re.IGNORECASE)
        assert planet not in page.content().lower()
    assert seen[0] == seen[1], "another planet of the opponent changes nothing"


def test_a_reload_continues_the_game_and_keeps_its_secrets(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page, link("", "ring"))
    start(page, "Friends on this device")
    page.get_by_role("button", name="I am Dark: show it").click()
    for target in STEP:
        choose(page, target)
    expect(page.locator("#log")).to_contain_text("Dark pawn moves from a1 to b2.")
    page.reload()
    wait_ready(page)
    expect(page.get_by_role("dialog")).to_contain_text("For Dark only")
    assert "Earth" not in page.content()
