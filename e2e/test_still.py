"""Fixed places beside the board: buttons, players, prompt and cards stay, whatever the prompt says."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.play import TURN_MS, click, play_on, sit_down
from e2e.test_alien import OFFERED, READY, choose
from e2e.visibility import CALM, IN_SIGHT, PHONE, SMALL_PHONE, resize
from engine.registry import GAMES

LAPTOPS = ((1024, 600), (1280, 720), (1280, 800), (1366, 768))
TURNS = 30
FEW = 6
"""Number of turns in the gate."""
PLACES = """() => {
  const place = (name, it) => {
    const { left, top } = it.getBoundingClientRect();
    return [name, [left, top]];
  };
  const tools = [...document.querySelectorAll('.buttons button, .steps button')];
  const parts = ['#board', '.far', '.near', '#prompt', '.extras', '.log', '.typing'];
  return Object.fromEntries([
    ...tools.map((it) => place(it.dataset.do + it.dataset.value, it.firstElementChild)),
    ...parts.map((name) => [name, document.querySelector(name)]).filter(([, it]) => it)
      .map(([name, it]) => place(name, it)),
  ]); }"""
"""Script for the places of the icons and of the parts of a table."""


class Places:
    """Places of the parts of a table at each size of the window."""

    def __init__(self) -> None:
        self.prompts = set[str]()
        """The prompts that were shown."""
        self._found = dict[tuple[tuple[int, int], str], set[tuple[float, float]]]()

    def note(self, page: Page, sizes: tuple[tuple[int, int], ...]) -> None:
        """Note where everything is at each size."""
        for size in sizes:
            resize(page, size)
            self.prompts.add(page.locator("#prompt").inner_text())
            for name, (left, top) in page.evaluate(PLACES).items():
                self._found.setdefault((size, name), set()).add((left, top))

    @property
    def moved(self) -> dict[tuple[tuple[int, int], str], set[tuple[float, float]]]:
        """The parts that were at several places, with these."""
        return {part: places for part, places in self._found.items() if len(places) > 1}


@pytest.mark.parametrize("most", [FEW, pytest.param(TURNS, marks=pytest.mark.soak)])
def test_nothing_moves_over_many_turns_of_alien_checkers_on_any_laptop(
    most: int, same_tab: NewPage, open_app: OpenApp
) -> None:
    page, places, rng = same_tab(**CALM), Places(), Random(5)
    open_app(page, "#new=alien")
    sit_down(page, "Against the computer")
    turns = before = 0
    while turns + before < most:
        page.wait_for_function(READY, timeout=TURN_MS)
        if page.get_by_role("dialog").count():
            before += turns
            page.locator("[role=dialog] [data-do=rematch]").click()
        else:
            choose(page, rng.choice(sorted(set(page.evaluate(OFFERED)))))
        places.note(page, LAPTOPS)
        turns = int(page.locator(".steps .at").inner_text().split()[-1].rstrip("…"))
    assert len(places.prompts) > most // 5
    assert places.moved == {}


def test_on_a_phone_the_buttons_stay_and_stepping_keeps_the_board_in_sight(
    same_tab: NewPage, open_app: OpenApp
) -> None:
    page = same_tab(**CALM)
    open_app(page, "#new=chess")
    sit_down(page)
    play_on(page, click, Random(2), 12)
    for size in (PHONE, SMALL_PHONE):
        resize(page, size)
        bar = page.locator(".buttons").bounding_box()
        assert bar and bar["y"] + bar["height"] == size[1]
        for do in ("step-back", "step-back", "step-on"):
            page.locator(f".steps [data-do={do}]").scroll_into_view_if_needed()
            page.locator(f".steps [data-do={do}]").click()
            page.evaluate("scrollBy(0, 200)")
            page.wait_for_function(IN_SIGHT, arg=["#board", f".steps [data-do={do}]"])
            now = page.locator(".buttons").bounding_box()
            assert now and abs(now["y"] - bar["y"]) < 1, (size, do)
        page.locator(".log").evaluate("(log) => log.scrollTo(0, 0)")
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        low = page.locator(".buttons").bounding_box()
        assert low and abs(low["y"] - bar["y"]) < 1, "hidden words of a long log lengthen no page"
        page.evaluate("scrollTo(0, 0)")


def test_the_opponent_is_above_the_board_on_a_phone_and_the_player_below(
    same_tab: NewPage, open_app: OpenApp
) -> None:
    page = same_tab(**CALM)
    for game in GAMES:
        open_app(page, f"#new={game}")
        sit_down(page, "Against the computer")
        resize(page, PHONE)
        far, board, near = (page.locator(name).bounding_box() for name in (".far", "#board", ".near"))
        assert far and board and near
        assert far["y"] + far["height"] <= board["y"] < board["y"] + board["height"] <= near["y"], game
        expect(page.locator(".near")).to_contain_text("(you)")
        page.locator("[data-do=home]").first.click()


def test_the_head_mutes_the_sound(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page, "#new=chess")
    sit_down(page)
    page.get_by_role("button", name="Mute", exact=True).click()
    expect(page.get_by_role("button", name="Sound on", exact=True)).to_be_focused()
    page.locator("[data-do=dialog][data-value=settings]").click()
    expect(page.locator("[data-do='set:volume']")).to_have_value("0")
