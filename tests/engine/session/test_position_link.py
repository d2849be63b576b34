"""Position links that people can read and edit."""

from __future__ import annotations

from urllib.parse import quote

import pytest

from engine.contract.values import FIRST
from engine.registry import GAMES
from engine.session.link import LINK_LIMIT
from engine.session.position_link import is_position_link, read_position, write_position
from engine.session.serialization import Unreadable


@pytest.mark.parametrize("game_id", GAMES)
def test_a_position_comes_back_with_its_options(game_id: str) -> None:
    game = GAMES[game_id]
    for options in game.all_options():
        settled = game.settle_options(options)
        text = game.position(game.view(game.start(settled, game.info.sample), None))
        link = write_position(game, text, settled)
        assert is_position_link(link) and not set(link) & set(' #[]^"<>')
        read = read_position(quote(link, safe="/%"))
        assert (read.game, read.text) == (game, text)
        kept, given = (game.settle_at(text, each) for each in (read.options, settled))
        assert {**kept, FIRST: ""} == {**given, FIRST: ""}


def test_a_position_link_is_readable() -> None:
    text = "B:W21,22,K30:B1,2"
    assert write_position(GAMES["draughts"], text, {}) == f"draughts/{text}"
    chess = GAMES["chess"]
    assert write_position(chess, "8/8/8/8/8/8/5q2/6Kk w - - 0 1", {}) == "chess/8/8/8/8/8/8/5q2/6Kk_w_-_-_0_1"


@pytest.mark.parametrize(
    "fragment", ["draughts.1.abc", "new=chess", "challenge=chess/7", "day=2026-01-01", "", "/x"]
)
def test_other_links_are_left_alone(fragment: str) -> None:
    assert not is_position_link(fragment)


@pytest.mark.parametrize(
    ("fragment", "reason"),
    [
        ("nothing/8", "nothing"),
        ("chess/8;setup=duel", "setup=duel"),
        ("alien/8;open_cards=7", "open_cards=7"),
        ("chess/" + "8" * LINK_LIMIT, "link"),
    ],
)
def test_impossible_links_are_refused_with_a_reason(fragment: str, reason: str) -> None:
    with pytest.raises(Unreadable, match=reason):
        read_position(fragment)
