"""Lies to the eye: the page would say less than an honest player agrees to, or take one for another."""

from __future__ import annotations

from engine.remote.entries import ASK
from tests.adversary.liars import GUEST, Table, accused
from tests.ui.remote.tables import NAMES
from ui.words.en.remote import say, say_notice


def test_an_undo_of_the_whole_game_says_so() -> None:
    table = Table("draughts").play(6).until(GUEST)
    (host,) = table.honest
    table.say(ASK, "undo:0", table.at)
    shown, count = host.strip(), int(table.at)
    assert say.asks_far("Ben", count) in shown and say.asks["undo"].format(name="Ben") not in shown
    assert host.app.screen.announcement == say_notice.wants("Ben", "undo", count)
    host.do("consent no")
    assert len(host.app.table.match.log) == count and not accused(host, NAMES[:2])


def test_the_usual_undo_says_that_it_takes_a_move_back() -> None:
    table = Table("draughts").play(3)
    (host,) = table.honest
    table.until(GUEST).liar.do("undo")
    assert say.asks["undo"].format(name="Ben") in host.strip()
