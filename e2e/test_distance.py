"""Games between two browser processes, with several players on the star, too; the end is verified.

The gate plays one with secrets; `make soak` plays the others.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page

from e2e.conftest import NewPage, OpenApp
from e2e.distance import Choose, check_end, play_blindly, play_openly, resign, wait_for_choice
from e2e.joining import join_table, set_up_table
from engine.contract.values import RESIGN, Action
from engine.registry import find_game
from engine.session.match import Match, new_match

CALM = {"reduced_motion": "reduce"}
SOAK = pytest.mark.soak
WON = 1e6
AGAIN = 100
"""Penalty for a move that repeats a position of the game."""
CHANCE = 0.05
PATIENCE = 6
"""Number of actions after which the player to move resigns a long game."""
CHOICES = 6
"""Number of choices after which a player resigns a game with secrets."""


def value(match: Match, action: Action, player: int) -> float:
    """Return the value of an action for a player."""
    game = match.game
    after = game.apply(match.state, action)
    if ended := game.outcome(after):
        return WON * ended.returns[player]
    position = game.position(after)
    been = sum(position == game.position(state) for state in match.states)
    return game.evaluate(after)[player] - AGAIN * been


def actions(match: Match) -> list[Action]:
    return [action for action in match.game.legal_actions(match.state) if action.text != RESIGN]


def best_for_mover(match: Match) -> Action:
    """Return the best action for the player to move."""
    return max(actions(match), key=lambda action: value(match, action, match.player))


def best_for_first_player(seed: int) -> Choose:
    """Return the best action for the first player, with a little randomness: with these seeds the game ends
    soon.
    """
    rng = Random(seed)
    return lambda match: max(
        actions(match), key=lambda action: value(match, action, 0) + CHANCE * rng.random()
    )


def resign_when_long(match: Match) -> Action:
    """Return the best action for the player to move; in a long game, to resign."""
    end = [action for action in match.game.legal_actions(match.state) if action.text == RESIGN]
    return end[0] if end and match.cursor >= PATIENCE else best_for_mover(match)


OPEN: dict[str, Choose] = {
    "draughts": best_for_first_player(10),
    "chess": best_for_first_player(10),
    "chesskers": best_for_first_player(6),
    "nuclear": best_for_first_player(0),
    "chinese": resign_when_long,
}


@SOAK
def test_whole_open_games_end_alike_on_both_pages(
    new_tab: NewPage, far_tab: Page, open_app: OpenApp, tmp_path: Path
) -> None:
    """Play them in turn on the same two pages: friends start another game, and are invited anew."""
    near = new_tab(**CALM)
    open_app(near)
    for name, best in OPEN.items():
        game = find_game(name)
        set_up_table(near, game.info.title)
        join_table(near, far_tab)
        play_openly([near, far_tab], new_match(game, {}), best)
        (tmp_path / name).mkdir()
        check_end([near, far_tab], tmp_path / name)
        near.get_by_role("button", name="All games").click()


@pytest.mark.parametrize("name", ["alien", pytest.param("ctheckers", marks=SOAK)])
def test_a_whole_game_with_secrets_ends_alike_on_both_pages(
    name: str, new_tab: NewPage, far_tab: Page, open_app: OpenApp, tmp_path: Path
) -> None:
    near = new_tab(**CALM)
    open_app(near)
    set_up_table(near, find_game(name).info.title)
    join_table(near, far_tab)
    assert play_blindly([near, far_tab], Random(1), most=CHOICES) > 3
    if wait_for_choice([near, far_tab]):
        resign(far_tab)
    check_end([near, far_tab], tmp_path)


@SOAK
@pytest.mark.parametrize("setup", ["three", "five"])
def test_several_devices_play_on_the_star(
    setup: str, new_tab: NewPage, new_far: NewPage, open_app: OpenApp, tmp_path: Path
) -> None:
    host = new_tab(**CALM)
    open_app(host)
    set_up_table(host, "Satan's Checkers", **{"Set-up": setup})
    names = ("Ben", "Cleo", "Dan", "Eve")[: len(find_game("satan").seats({"setup": setup})) - 1]
    guests = [new_far() for _ in names]
    for device, (guest, name) in enumerate(zip(guests, names, strict=True), 1):
        join_table(host, guest, device, name)
    pages = [host, *guests]
    play_openly(pages, new_match(find_game("satan"), {"setup": setup}), resign_when_long)
    check_end(pages, tmp_path)
