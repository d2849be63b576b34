"""Tutorials in the browser: one by mouse, one by the keyboard alone on a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.play import last_announcement, walk
from e2e.test_access import LOOKS, faults
from engine.contract.game import AnyGame
from engine.contract.values import Action
from engine.registry import find_game
from engine.session.tutorial import TutorialRun, step_match
from ui.session.selection import person_choices, with_implied

PHONE = {"viewport": {"width": 390, "height": 844}, "reduced_motion": "reduce"}
CALM = {"reduced_motion": "reduce"}
FOCUSED = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText"
IN_SIGHT = """() => ['#board', '.guide'].map((name) => document.querySelector(name).getBoundingClientRect())
  .every((box) => box.top >= 0 && box.bottom <= innerHeight)"""


def tutorial_steps(game: AnyGame) -> Iterator[tuple[str, Action]]:
    """Yield each step of a tutorial, with the action that it shows."""
    assert game.tutorial
    tour = TutorialRun(game.tutorial)
    match = step_match(game, tour)
    for number, step in enumerate(game.tutorial.steps):
        tour = tour._replace(at=number)
        match = step_match(game, tour) if step.position else match
        action = next(each for each in person_choices(game, match.state) if each.text == step.wanted[0])
        yield step.id, action
        match = with_implied(match, action).play(action)
        for text in step.then:
            match = match.play(game.find(match.state, text))


def walk_tutorial(
    page: Page, game: AnyGame, pick: Callable[[Page, str], None], go_on: Callable[[Page], None]
) -> None:
    """Go through a tutorial, and check its texts."""
    words = game.words
    for step, action in tutorial_steps(game):
        box = page.locator(".guide")
        expect(box).to_contain_text(words.tutorial[step])
        assert page.evaluate(IN_SIGHT)
        for target in action.path:
            pick(page, target)
            if target == action.path[-1] and page.locator("#prompt .why").count():
                pick(page, target)
        expect(box).to_contain_text(words.tutorial_done[step])
        assert words.tutorial_done[step] in last_announcement(page)
        go_on(page)
    expect(page.get_by_role("dialog")).to_contain_text("Tutorial complete")


def point(page: Page, target: str) -> None:
    """Choose something with the mouse: a card or a choice, a place between squares, or a square."""
    button = page.locator(f"[data-do=pick][data-value='{target}']")
    (button if button.count() else page.locator(f"#board [data-spot='{target}']")).click()


@pytest.mark.parametrize("name", ["alien", pytest.param("satan", marks=pytest.mark.soak)])
def test_a_tutorial_by_mouse_and_another_game_after_it(
    new_tab: NewPage, open_app: OpenApp, name: str
) -> None:
    page, game = new_tab(**CALM), find_game(name)
    open_app(page)
    page.get_by_role("button", name=f"Learn in 2 minutes: {game.info.title}").click()
    walk_tutorial(page, game, point, lambda page: page.locator("[data-do=next-step]").click())
    assert not list(faults(page, "end of a first game", LOOKS[:1]))
    page.get_by_role("button", name="Play a full game").click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    expect(page.locator(".lesson")).to_have_count(0)
    page.go_back()
    expect(page.locator(f"[data-do=tutorial][data-value={name}] .tick")).to_be_visible()
    expect(page.locator(".recent")).to_have_count(0)


@pytest.mark.soak
def test_a_tutorial_by_keys_on_a_phone(new_tab: NewPage, open_app: OpenApp) -> None:
    page, game = new_tab(**PHONE), find_game("nuclear")
    open_app(page)

    def tab_to(words: str) -> None:
        for _ in range(60):
            page.keyboard.press("Tab")
            if words in page.evaluate(FOCUSED):
                return
        raise AssertionError(f"no way to {words} by Tab")

    tab_to("Learn in 2 minutes: Nuclear Chess")
    page.keyboard.press("Enter")
    page.wait_for_selector(".guide")
    tab_to("a1, ")
    walk(page, "g2")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator("#prompt .why")).to_contain_text("That is legal, but not what this step asks for.")
    page.keyboard.press("h")
    expect(page.locator("#voice")).to_have_text("Hint: Qxd5.")
    walk_tutorial(page, game, walk, lambda page: page.keyboard.press("Enter"))
    assert page.evaluate(FOCUSED) == "Play a full game"


def test_a_reload_restarts_the_tutorial_and_leaving_it_leads_home(
    new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab(**CALM)
    open_app(page)
    page.get_by_role("button", name="Learn in 2 minutes: Chess", exact=True).click()
    assert not list(faults(page, "step", LOOKS[2:3]))
    point(page, "e3")
    point(page, "d5")
    expect(page.locator("[data-do=next-step]")).to_be_visible()
    assert not list(faults(page, "step that is done", LOOKS[:1]))
    page.locator("[data-do=next-step]").click()
    expect(page.locator(".guide")).to_contain_text("Step 2 of 6")
    page.reload()
    expect(page.locator(".guide")).to_contain_text("Step 1 of 6")
    page.go_back()
    expect(page.get_by_role("heading", name="Choose a game")).to_be_visible()
