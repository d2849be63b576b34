"""Chess and its odd relatives through the page: whole games, promotion, castling, explosions, forced
captures.
"""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from e2e.conftest import NewPage, OpenApp
from e2e.play import cells, click, last_announcement, play_on, position_link, sit_down, start_game

CALM = {"reduced_motion": "reduce"}


@pytest.mark.soak
@pytest.mark.parametrize("game", ["Chesskers", "Nuclear Chess", "Chess"])
def test_a_whole_game_against_the_computer(game: str, new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(**CALM)
    open_app(page)
    start_game(page, "", "level2", game=game)
    assert play_on(page, click, Random(5)) >= 2
    result = page.get_by_role("dialog").inner_text()
    assert any(word in result for word in ("wins", "Draw"))


def test_promotion_asks_for_a_kind(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**CALM)
    open_app(page, position_link("chess", "8/P6k/8/8/8/8/8/K7 w - - 0 1"))
    sit_down(page)
    click(page, "a7")
    click(page, "a8")
    expect(page.locator(".choices")).to_contain_text("night")
    page.locator(".choices button", has_text="night").click()
    expect(page.locator("[data-spot=a8]")).to_have_attribute("aria-label", "a8, white knight")


def test_castling_moves_king_and_rook(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**CALM)
    open_app(page, position_link("chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"))
    sit_down(page)
    click(page, "e1")
    assert "g1" in cells(page, "can move here")
    click(page, "g1")
    expect(page.locator("[data-spot=f1]")).to_have_attribute("aria-label", "f1, white rook")
    expect(page.locator("[data-spot=g1]")).to_have_attribute("aria-label", "g1, white king")


def test_in_chesskers_promotion_offers_only_available_kinds(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**CALM)
    open_app(page, position_link("chesskers", "8/8/P7/8/7c/8/QQ2K3/8 w - 0 20"))
    sit_down(page)
    click(page, "a6")
    click(page, "a7")
    offered = page.locator(".choices").inner_text().lower()
    assert "knight" in offered and "queen" not in offered


def test_a_chain_reaction_burns_from_pawn_to_pawn(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab()
    open_app(page, position_link("nuclear", "k7/8/8/3pp3/8/8/8/K2R4 w - - 0 1"))
    sit_down(page)
    click(page, "d1")
    click(page, "d5")
    expect(page.locator("[data-spot=d5]")).to_have_attribute("aria-label", "d5, empty")
    expect(page.locator("[data-spot=e5]")).to_have_attribute("aria-label", "e5, empty")
    assert "explodes, destroying the white rook on d5 and the black pawn on e5" in last_announcement(page)


def test_a_refused_move_shows_the_capture_that_forbids_it(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**CALM)
    open_app(page, position_link("nuclear", "4r2k/8/8/8/8/8/4P3/5K2 w - - 0 1"))
    sit_down(page)
    click(page, "f1")
    click(page, "e1")
    expect(page.locator(".why")).to_contain_text("N5")


def test_a_game_lost_by_a_compulsory_capture(same_tab: NewPage, open_app: OpenApp) -> None:
    page = same_tab(**CALM)
    open_app(page, position_link("chesskers", "8/8/8/8/5c2/4c3/3K4/8 w - 0 20"))
    sit_down(page)
    assert cells(page, "can move") == ["d2"]
    click(page, "d2")
    assert cells(page, "can move here") == ["e3"]
    click(page, "e3")
    click(page, "f4")
    click(page, "d2")
    expect(page.get_by_role("dialog")).to_contain_text("wins: the king has been jumped")
