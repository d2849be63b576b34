"""Lies about the next game with the same people: other terms, other keys, and people who never agreed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.registry import GAMES
from engine.remote.agreement import Table as Terms
from engine.remote.agreement import next_table
from engine.remote.entries import JOIN, RESIGN
from engine.remote.own_entries import OwnDevice, join_entry
from engine.remote.replica import open_table
from engine.remote.shared_state import begin, step
from engine.session.clock import TimeControl
from engine.session.match import new_match
from tests.adversary.liars import GUEST, HUB, OTHER, Table, accused, check
from tests.ui.remote.links import guest_of, link_of, opens, two
from tests.ui.remote.tables import NAMES
from ui.features.remote import agreement
from ui.session.remote.frames import Since, read_frame, write_frame
from ui.session.screen import OTHER_TABLE
from ui.storage.seats import MATCH
from ui.words.en.code_words import say_fair as say
from ui.words.en.remote import say_notice

MALLORY = OwnDevice(GUEST, b"m" * 32)
CLOCK = TimeControl("game", 300)
TERMS: dict[str, Callable[[Terms], Terms]] = {
    say.other_game("Chess"): lambda table: table._replace(match=new_match(GAMES["chess"], {})),
    say.other_clock("1 minute"): lambda table: table._replace(control=TimeControl("game", 60)),
    say.terms["seats"]: lambda table: table._replace(owners=table.owners[::-1]),
}


def over(table: Table) -> Table:
    """Let the liar resign, and let all agree on a rematch, the liar last."""
    table.liar.do("resign")
    for device in table.honest:
        device.do("rematch" if device is table.honest[0] else "consent yes")
    return table


@pytest.mark.parametrize("difference", TERMS)
def test_other_terms_are_shown_before_anything_is_joined(
    difference: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table("draughts", liar=HUB, clock=CLOCK).play(2)
    start, change = agreement._start_at, TERMS[difference]
    monkeypatch.setattr(
        agreement, "_start_at", lambda model, terms, *rest: start(model, change(terms), *rest)
    )
    (guest,) = table.honest
    over(table)
    before = guest.replica
    table.liar.do("consent yes")
    title = GAMES["chess"].info.title
    shown = say.other_game(title) if difference == say.other_game("Chess") else difference
    assert guest.app.screen.dialog == OTHER_TABLE and shown in guest.page.text()
    guest.do("other-table no")
    assert guest.replica.entries[: len(before.entries)] == before.entries
    assert guest.replica.state.table == before.state.table
    assert not accused(guest, NAMES[:2])


def test_the_hub_swaps_a_guests_key_in_the_rematch() -> None:
    """Ada plays Ben's seat herself, under a key of her own; Cleo knows Ben's."""
    table = Table("satan", 3, HUB, setup="three", first="0", fire="off")
    hub, guest, other = table.devices
    for device in (hub, guest):
        table.until(device.number)
        device.do("resign")
    assert hub.replica.state.match.outcome
    table_id, send = hub.replica.state.table.id, hub.line.send

    def lie(peer: int, text: str) -> None:
        frame = read_frame(text)
        if isinstance(frame, Since) and peer == OTHER - 1 and hub.replica.state.table.id != table_id:
            first, ada, *_ = hub.replica.heard
            forged = join_entry(step(begin(first), ada), MALLORY, "Ben")
            swapped = (
                forged if (each.kind, each.author) == (JOIN, GUEST) else each for each in frame.entries
            )
            text = write_frame(Since(frame.start, tuple(swapped)))
        send(peer, text)

    hub.line.send = lie  # type: ignore[method-assign]
    hub.do("rematch")
    guest.do("consent yes")
    other.do("consent yes")
    assert hub.replica.state.table.id != table_id
    assert say_notice.protocol_errors["stranger"] in other.page.text() and not accused(other, NAMES[:3])
    assert other.replica.state.table.id == table_id, "the finished game is still there"


def test_nobody_is_dragged_into_a_rematch() -> None:
    """The id of the next table is known, and Ada sets it although Ben has not agreed."""
    table = Table("draughts", liar=HUB).play(2)
    (guest,) = table.honest
    table.say(RESIGN, str(HUB), table.at)
    before = {GUEST: guest.replica}
    first = open_table(next_table(table.replica.state.table), table.own.next, "Ada")
    table.frames(Since(0, first.entries))
    check(table, "", before)
    assert guest.replica.state.table.id != first.state.table.id


def test_the_comparison_of_words_does_not_hold_for_another_key() -> None:
    """Somebody who finds the link of a rematch takes Ben's seat; Ada has compared the words with Ben."""
    ada, ben = two()
    ada.do("compare-words")
    ada.do("words-compared yes")
    ada.do("resign")
    opens(ben, link_of(ada)).do("close", "rematch")
    opens(ada, link_of(ben)).do("consent yes")
    assert not ada.replica.state.match.log and ada.app.table.main.kind.compared == MATCH
    mallory = guest_of(link_of(ada))
    opens(ada, link_of(mallory))
    assert ada.replica.state.complete and ada.app.table.main.kind.compared == ""
