"""A game by earlier rules opens as it ended; its rematch follows the current rules."""

from __future__ import annotations

from pathlib import Path

from engine.registry import GAMES
from engine.session.narration import ending
from tests.ui.fakes import make_app

LINKS = Path(__file__).parents[2] / "archive" / "links.txt"


def test_an_old_link_opens_as_it_ended_and_a_rematch_follows_the_new_rules() -> None:
    """By the earlier rules, White has won with a flame in the middle of the board."""
    link = next(row.split(" | ")[0] for row in LINKS.read_text("utf-8").splitlines() if row[:5] == "satan")
    app, _, _ = make_app()
    app.do("link", link)
    match = app.table.match
    assert match.game is GAMES["satan"].with_rules_version(1) and match.outcome
    assert "one of its flames belongs to another player" in ending(match, match.seats)
    app.do("rematch")
    assert app.table.match.game is GAMES["satan"] and not app.table.match.log
