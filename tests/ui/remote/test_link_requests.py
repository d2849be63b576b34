"""Requests and endings in play by links."""

from __future__ import annotations

from tests.ui.remote.links import entries_of, link_of, opens, texts, two
from ui.session.remote.invited import JOINING
from ui.words.en.link_play import say


def test_undo_is_requested_and_granted_by_links() -> None:
    host, guest = two()
    host.move("9-13")
    opens(guest, link_of(host))
    host.do("undo")
    assert say.not_sent in host.page.text()
    opens(guest, link_of(host))
    assert "consent yes" in guest.page.buttons()
    guest.do("consent yes")
    assert texts(guest) == ()
    opens(host, link_of(guest))
    assert texts(host) == () and host.app.table.replica == host.replica


def test_draw_and_rematch_by_links() -> None:
    host, guest = two()
    host.do("agree")
    opens(guest, link_of(host)).do("consent yes")
    opens(host, link_of(guest))
    assert host.app.table.match.outcome and guest.app.table.match.outcome
    guest.do("close", "rematch")
    opens(host, link_of(guest)).do("consent yes")
    assert host.replica.state.table.owners == (1, 0) and not texts(host)
    friend = opens(guest, link_of(host))
    assert friend.app.screen.dialog == JOINING


def test_a_game_with_a_rematch_can_only_be_viewed() -> None:
    host, guest = two()
    host.do("agree")
    opens(guest, link_of(host)).do("consent yes", "close", "rematch")
    opens(host, link_of(guest)).do("consent yes")
    old = next(entry.id for entry in host.app.library.list() if entry.id != host.app.table.key)
    host.do("home", f"resume {old}")
    assert host.app.table.key == old and len(host.app.library.list()) == 2


def test_a_rematch_link_starts_the_rematch_once() -> None:
    host, guest = two()
    guest.do("resign")
    opens(host, link_of(guest)).do("close", "rematch")
    opens(guest, link_of(host)).do("consent yes")
    agreed = link_of(guest)
    opens(host, agreed)
    opens(guest, link_of(host)).do("link-accept Ben")
    guest.move("9-13")
    opens(host, link_of(guest))
    opens(host, agreed)
    assert host.app.screen.message == say.same and len(host.app.library.list()) == 2
    host.do("home", f"resume {guest.replica.state.table.id}")
    assert texts(host) == ("9-13",)


def test_resigning_while_the_other_moves() -> None:
    host, guest = two()
    host.move("9-13")
    opens(guest, link_of(host)).move("22-18")
    host.do("resign")
    one, other = link_of(host), link_of(guest)
    opens(host, other)
    opens(guest, one)
    assert entries_of(host) == entries_of(guest) and host.app.table.match.outcome
    assert texts(host) == texts(guest) == ("9-13", "22-18")
