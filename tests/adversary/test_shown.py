"""Misleading displays: requests that look smaller than they are, and names that look alike."""

from __future__ import annotations

import pytest

from engine.formats.untrusted import distinct_names
from engine.remote.entries import ASK
from tests.adversary.liars import GUEST, OTHER, Table, accused
from tests.ui.remote import tables
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


# --- names ---------------------------------------------------------------------------------------------

IMITATIONS = (
    "Ben", "ben", "BEN", "B\u00e9n", "Be\u200bn", "\u0412en", "\u0392\u0435n", "\uff22en", "Ben (2)", "B.e.n",
    "Ben\u2800",
)  # fmt: skip


@pytest.mark.parametrize("name", IMITATIONS)
def test_names_that_look_alike_are_numbered(name: str) -> None:
    assert distinct_names(["Ada", "Ben", name, ""]) == ("Ada", "Ben (1)", f"{name} (2)", "")


@pytest.mark.parametrize("name", ["Benn", "Bea", "\u0411\u0435\u043d", "\u8d1d\u6069", "7", "\U0001f98a"])
def test_other_names_stay_as_they_are(name: str) -> None:
    assert distinct_names(["Ben", name]) == ("Ben", name)
    assert distinct_names([name, name]) == (f"{name} (1)", f"{name} (2)")


def test_letters_that_look_like_i_or_l_are_compared_as_one() -> None:
    names = ["Bill", "Bi11", "BiI|", "B\u0456ll"]
    assert distinct_names(names) == tuple(f"{name} ({at})" for at, name in enumerate(names, 1))


def test_no_chosen_name_equals_a_numbered_one() -> None:
    assert distinct_names(["Ben", "Ben", "Ben (2)"]) == ("Ben (1)", "Ben (2)", "Ben (2) (3)")


def test_a_liar_under_a_friends_name_is_not_taken_for_the_friend(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cleo joins as Ben, with a space of no width, and moves as the rules forbid."""
    name = "Be\u200bn"
    monkeypatch.setattr(tables, "NAMES", ("Ada", "Ben", name))
    table = Table("satan", 3, OTHER, setup="three", first="0").play(3).until(OTHER)
    host, *_ = table.devices
    table.say_move("A1-9.9")
    words = say_notice.protocol_errors["not-legal"]
    text = host.page.text()
    assert words.format(name=f"{name} (2)") in text
    assert words.format(name="Ben") not in text and words.format(name=name) not in text
    assert "Ben (1)" in text
