"""Whole games by keyboard alone and by accessible names alone: no pointer or sight is needed.

Actions are random, and resigning comes last. In the star games, where random play leads nowhere, each player
makes the greatest gain.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import cache

import pytest

from engine.ai.agents import GreedyAgent
from engine.contract.rng import Rng, new_rng
from engine.contract.values import RESIGN, TERMINAL, Action
from engine.registry import INFOS, find_game
from tests.ui.fakes import FakePage, make_app, new_game
from ui.app import App
from ui.board.geometry import Geometry
from ui.features.keys import ARROWS, choosable_between
from ui.messages.table import CellFocused
from ui.session.selection import targets
from ui.tree import Node, find_all, texts

LONG = 600
"""Number of actions after which a game counts as endless."""
RACES = ("satan", "chinese")
FEW = ("alien", "ctheckers", "chess")
"""Games to play by names in the gate: one with cards, one with covers, one that asks for a piece."""
SHORT = {"chess": 94, "nuclear": 14, "draughts": 4, "satan": 8, "chinese": 10}
"""Seeds with which otherwise long games end soon."""
COVERS = {"cover": "uncover", "secret-cover": "show-secret", "secret": "hide-secret"}
Press = Callable[[App, FakePage, str], None]


def buttons(page: FakePage, **attributes: str) -> list[Node]:
    """Return the buttons that can be pressed."""
    found = find_all(page.nodes, tag="button", **attributes)
    return [button for button in found if not button.attributes.get("disabled")]


def press_button(app: App, page: FakePage, do: str, value: str = "") -> None:
    """Press a button of the page."""
    (button, *_) = buttons(page, data_do=do, **({"data_value": value} if value else {}))
    app.do(do, str(button.attributes.get("data-value") or ""))


@cache
def beside(geometry: Geometry, here: str, right: int, down: int, extras: frozenset[str]) -> str:
    """Return the cell that an arrow key leads to; from a place between spots, another such place."""
    return geometry.neighbour(here, right, down, extras)


def way(app: App, goal: str) -> list[str]:
    """Return the arrow keys that lead from the focus to a place."""
    geometry, extras = app.table.geometry, frozenset(choosable_between(app.table))
    start = app.table.focus or geometry.rows()[-1][0]
    seen, queue = {start: list[str]()}, deque([start])
    while queue and goal not in seen:
        here = queue.popleft()
        for key, (right, down) in ARROWS.items():
            there = beside(geometry, here, right, down, frozenset() if here in geometry.spots else extras)
            if there not in seen:
                seen[there] = [*seen[here], key]
                queue.append(there)
    assert goal in seen, f"no arrows lead from {start} to {goal}"
    return seen[goal]


def by_keys(app: App, page: FakePage, target: str) -> None:
    """Choose spots by arrows and Enter, and other choices by Tab and Enter."""
    session = app.table
    if target not in session.geometry.places:
        press_button(app, page, "pick", target)
        return
    kind = session.geometry.extras if target in session.geometry.extras else session.geometry.spots
    if app.table.focus not in kind:  # Tab leads to one of the cells, or of the places between
        (stop, *_) = [
            node for node in find_all(page.nodes, tabindex=0) if node.attributes.get("data-spot") in kind
        ]
        app.key("Tab", "", False)
        app.dispatch(CellFocused(str(stop.attributes["data-spot"])))
    for key in way(app, target):
        assert app.key(key, app.table.focus, False)
    assert app.table.focus == target == page.focused or not way(app, target)
    assert app.key("Enter", target, False)


def by_name(app: App, page: FakePage, target: str) -> None:
    """Choose by accessible names: each place has its own name, which says if it can be used."""
    if target not in app.table.geometry.places:
        (button, *over) = buttons(page, data_do="pick", data_value=target)[::-1]
        name = "".join(texts(button)).strip()
        assert name, f"the button for {target} has no name"
        assert [arrow.attributes["aria-label"] for arrow in over] in ([], [name]), (
            "an arrow has the same name"
        )
        app.do("pick", target)
        return
    named = [(str(node.attributes["aria-label"]), spot) for node, spot in cells(page)]
    names = [name for name, _ in named]
    assert len(set(names)) == len(names), "two places are called the same"
    (name,) = [name for name, spot in named if spot == target]
    assert target in app.table.geometry.extras or "can" in name, f"{name!r} does not say that it can be used"
    app.do("pick", target)


def cells(page: FakePage) -> list[tuple[Node, str]]:
    """Return the places on the board with their ids."""
    found = (node for node in find_all(page.nodes) if node.attributes.get("data-spot"))
    return [(node, str(node.attributes["data-spot"])) for node in found]


def decided(app: App, game: str, rng: Rng) -> Action:
    """Return the next action."""
    if game in RACES:
        return GreedyAgent(find_game(game)).choose(app.table.view, rng)
    return rng.choice(
        [action for action in app.table.choices if action.text != RESIGN] or list(app.table.choices)
    )


def one_action(app: App, page: FakePage, action: Action, choose: Press) -> None:
    """Play an action, choice by choice."""
    before = app.table.match.cursor
    while app.table.match.cursor == before and app.screen.dialog not in COVERS:
        onward = targets(app.table.choices, app.table.picked)
        at = len(app.table.picked)
        wanted = action.path[at] if action.path[:at] == app.table.picked else min(onward)
        choose(app, page, wanted)
        if app.table.why and app.table.to_confirm:
            choose(app, page, app.table.to_confirm)


@pytest.mark.parametrize(
    ("game", "choose"),
    [
        *((game, by_keys) for game in INFOS),
        *(pytest.param(game, by_name, marks=[] if game in FEW else [pytest.mark.soak]) for game in INFOS),
    ],
)
def test_a_whole_game(game: str, choose: Press) -> None:
    app, page, _ = make_app()
    rng = new_rng(SHORT.get(game, 1))
    new_game(app, "friends", game)
    while app.table.match.player != TERMINAL:
        assert app.table.match.cursor < LONG
        if app.screen.dialog in COVERS:
            press_button(app, page, COVERS[app.screen.dialog])
        else:
            page.wait(2)
            one_action(app, page, decided(app, game, rng), choose)
    assert app.table.match.outcome
    assert app.table.match.log[-1].text != RESIGN
