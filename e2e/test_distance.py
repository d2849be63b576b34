"""Games between browsers that are two processes, several at the star too; the end is checked.

The gate plays one open game, one with secrets and one of three at the star; `make soak` plays the others.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page

from e2e.conftest import NewPage, OpenApp
from e2e.distance import Choose, check_end, goes_on, play_blindly, play_openly, resign
from e2e.meeting import meet, set_table
from engine.contract.values import RESIGN, Action
from engine.registry import find_game
from engine.session.match import Match, new_match

CALM = {"reduced_motion": "reduce"}
LONG = pytest.mark.soak
WON = 1e6
AGAIN = 100
"""What it counts against a move to lead where the game has been before."""
CHANCE = 0.05
PATIENCE = 12
"""After how many actions whoever moves gives up a game that takes long."""
CHOICES = 18
"""After how many choices somebody gives up a game with secrets."""


def value(match: Match, action: Action, player: int) -> float:
    """Return how good an action is for a player."""
    game = match.game
    after = game.apply(match.state, action)
    if ended := game.outcome(after):
        return WON * ended.returns[player]
    position = game.position(after)
    been = sum(position == game.position(state) for state in match.states)
    return game.evaluate(after)[player] - AGAIN * been


def actions(match: Match) -> list[Action]:
    return [action for action in match.game.legal_actions(match.state) if action.text != RESIGN]


def selfish(match: Match) -> Action:
    """Return what whoever moves likes best."""
    return max(actions(match), key=lambda action: value(match, action, match.player))


def by_chance(seed: int) -> Choose:
    """Return what the first player likes best, with a little chance: with the seeds below it is soon over."""
    rng = Random(seed)
    return lambda match: max(
        actions(match), key=lambda action: value(match, action, 0) + CHANCE * rng.random()
    )


def tired(match: Match) -> Action:
    """Return what whoever moves likes best; after a while, to give up."""
    end = [action for action in match.game.legal_actions(match.state) if action.text == RESIGN]
    return end[0] if end and match.cursor >= PATIENCE else selfish(match)


OPEN: dict[str, Choose] = {
    "draughts": by_chance(10),
    "chess": by_chance(10),
    "chesskers": by_chance(6),
    "nuclear": by_chance(0),
    "chinese": tired,
}


@pytest.mark.parametrize("names", [["nuclear"], pytest.param([*OPEN], marks=LONG)], ids=["one", "all"])
def test_whole_open_games(
    names: list[str], new_tab: NewPage, far_tab: Page, open_app: OpenApp, tmp_path: Path
) -> None:
    """One after the other on the same two pages: friends go on to another game, and are invited anew."""
    near = new_tab(**CALM)
    open_app(near)
    for name in names:
        game, best = find_game(name), OPEN[name]
        set_table(near, game.info.title)
        meet(near, far_tab)
        play_openly([near, far_tab], new_match(game, {}), best)
        (tmp_path / name).mkdir()
        check_end([near, far_tab], tmp_path / name)
        near.get_by_role("button", name="All games").click()


@pytest.mark.parametrize("name", ["ctheckers", pytest.param("alien", marks=LONG)])
def test_a_whole_game_with_secrets(
    name: str, new_tab: NewPage, far_tab: Page, open_app: OpenApp, tmp_path: Path
) -> None:
    near = new_tab(**CALM)
    open_app(near)
    set_table(near, find_game(name).info.title)
    meet(near, far_tab)
    assert play_blindly([near, far_tab], Random(1), most=CHOICES) > 5
    if goes_on([near, far_tab]):
        resign(far_tab)
    check_end([near, far_tab], tmp_path)


@pytest.mark.parametrize("setup", ["three", pytest.param("five", marks=LONG)])
def test_several_on_the_star(
    setup: str, new_tab: NewPage, new_far: NewPage, open_app: OpenApp, tmp_path: Path
) -> None:
    host = new_tab(**CALM)
    open_app(host)
    set_table(host, "Satan's Checkers", **{"Set-up": setup})
    names = ("Ben", "Cleo", "Dan", "Eve")[: len(find_game("satan").seats({"setup": setup})) - 1]
    guests = [new_far() for _ in names]
    for device, (guest, name) in enumerate(zip(guests, names, strict=True), 1):
        meet(host, guest, device, name)
    pages = [host, *guests]
    play_openly(pages, new_match(find_game("satan"), {"setup": setup}), tired)
    check_end(pages, tmp_path)
