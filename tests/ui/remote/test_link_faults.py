"""Links that are old, foreign or wrong."""

from __future__ import annotations

import pytest

from engine.contract.rng import new_rng
from engine.remote.entries import DO, RESIGN
from engine.remote.own_entries import next_entry, signed_entry
from engine.remote.shared_state import fold
from engine.remote.signatures import signed
from engine.remote.transcript_link import encode_link
from tests.ui.fakes import change
from tests.ui.remote.links import entries_of, guest_of, host_of, link_of, opens, reloaded, texts, two
from tests.ui.remote.tables import Device
from tests.ui.remote.wire import Wire
from ui.session.remote.invited import JOINING
from ui.session.screen import HOME
from ui.storage.seats import Here, Remote
from ui.storage.store import MemoryStore
from ui.words.en.link_play import say
from ui.words.en.remote import say_notice as notices


def beside(device: Device) -> list[tuple[str, ...]]:
    """Return the variations of the game with their names."""
    return [(each.name, *each.actions) for each in device.app.table.main.match.lines.branches]


def test_an_old_link_changes_nothing() -> None:
    host, guest = two()
    old = link_of(guest)
    host.move("9-13")
    link = link_of(host)
    opens(host, old)
    assert host.app.screen.message == say.old and texts(host) == ("9-13",)
    opens(opens(guest, link), link)
    assert guest.app.screen.message == say.same and texts(guest) == ("9-13",)


def test_a_player_cannot_accept_their_own_invitation() -> None:
    host = host_of()
    opens(host, link_of(host))
    assert host.app.screen.message == say.own and host.app.table.replica


def test_a_conflicting_copy_becomes_a_proof_and_a_variation() -> None:
    host, guest = two()
    twin = copied(host)
    host.move("9-13")
    opens(guest, link_of(host))
    again = Device(Wire(), 0, twin, host.page.here)
    again.move("9-14")
    opens(guest, link_of(again))
    assert not guest.app.screen.dialog and texts(guest) == ("9-13",)
    assert beside(guest) == [("Ada", "9-14")]
    assert "Ada signed two different messages" in guest.app.screen.message
    (proof,) = guest.replica.proofs
    assert proof.author == 0
    kept = reloaded(guest)
    assert texts(kept) == ("9-13",) and kept.replica.proofs == (proof,) and beside(kept)


def test_another_course_that_drops_what_is_signed_here_cannot_be_adopted() -> None:
    host, _ = two()
    twin = Device(Wire(), 0, copied(host), host.page.here)
    host.move("9-13")
    twin.move("9-14")
    opens(host, link_of(twin))
    assert not host.app.screen.dialog and "this device signed" in host.app.screen.message
    assert texts(host) == ("9-13",) and [line[1:] for line in beside(host)] == [("9-14",)]


def test_moves_of_another_copy_of_this_device_are_taken_up() -> None:
    host, guest = two()
    guest_twin = copied(guest)
    host.move("9-13")
    link = link_of(host)
    opens(guest, link)
    other = opens(Device(Wire(), 1, guest_twin, guest.page.here), link)
    other.move("22-18")
    opens(guest, link_of(other))
    assert texts(guest) == ("9-13", "22-18") and not guest.app.screen.dialog
    assert guest.replica.state == other.replica.state


def copied(device: Device) -> MemoryStore:
    """Return a copy of a device's storage, which continues from an old state."""
    twin = MemoryStore()
    for key in list(device.store.keys()):
        twin.set(key, device.store.get(key) or "")
    return twin


def test_nobody_moves_for_a_friend_with_the_link_alone() -> None:
    host, guest = two()
    host.move("9-13")
    opens(guest, link_of(host))
    state = guest.replica.state
    for forged in (next_entry(state, 1, DO, "1", "22-18", "0"), next_entry(state, 1, RESIGN, "1", "1")):
        for signer in (b"", b"x" * 32):
            entry = signed(state.history, signer, forged) if signer else forged
            opens(host, f"https://x.test/#{encode_link((*guest.replica.entries, entry), state)}")
            assert "was changed on the way" in host.app.screen.message and texts(host) == ("9-13",)
            assert not host.app.table.match.outcome


def test_another_course_cannot_be_adopted_after_the_draw_of_seats() -> None:
    host = host_of("draughts", "first chance")
    if not host.replica.state.table.lots:
        host = host_of("draughts", "first lot")
    invitation = link_of(host)
    ben, dan = guest_of(invitation), guest_of(invitation, 3)
    opens(host, link_of(ben))
    lots = host.replica
    opens(host, link_of(dan))
    assert host.app.screen.dialog == "" and host.replica.entries == lots.entries


def test_an_invitation_accepted_by_two_is_explained() -> None:
    invitation = link_of(host := host_of())
    ben, dan = guest_of(invitation), guest_of(invitation, 3)
    opens(opens(host, link_of(ben)), link_of(dan))
    assert not host.app.screen.dialog and "this device signed" in host.app.screen.message
    assert host.app.table.seats == (Here("Ada"), Remote("Ben"))
    opens(dan, link_of(host))
    assert "accepted the same invitation before you" in dan.app.screen.message
    assert dan.app.table.seats == (Remote("Ada"), Here("Dan"))


def test_a_late_guest_takes_another_seat() -> None:
    host = host_of("chinese", "option:players 3")
    invitation = link_of(host)
    ben, cleo = guest_of(invitation), guest_of(invitation, 2)
    opens(host, link_of(ben))
    opens(cleo, link_of(host))
    assert cleo.app.screen.dialog == JOINING and say.seat_is_taken("Ben") in cleo.page.text()
    cleo.do("link-accept Cleo")
    assert cleo.replica.device == 2 and cleo.replica.state.complete
    assert len(cleo.app.library.list()) == 1 and reloaded(cleo).replica.entries == cleo.replica.entries


def test_a_foreign_game_can_be_viewed() -> None:
    host, _ = two()
    host.move("9-13")
    link = link_of(host)
    other = opens(Device(Wire(), 2), link)
    assert other.app.screen.message == say.looks_on("Ada and Ben") and texts(other) == ("9-13",)
    assert other.app.table.replica is None and other.app.table.seats == (Here(), Here())
    opens(other, link)
    assert len(other.app.library.list()) == 1


def test_an_invitation_can_be_declined() -> None:
    guest = opens(Device(Wire(), 1), link_of(host_of()))
    guest.do("close")
    assert guest.app.screen.name == HOME and not guest.app.library.list()


def test_a_link_against_the_rules_is_refused() -> None:
    host, guest = two()
    forged = guest.replica
    host.move("9-13")
    opens(guest, link_of(host))
    own, early = host.replica.own, fold(guest.replica.entries[:-1])
    assert own
    lines = (*guest.replica.entries[:-1], signed_entry(early, own, DO, "0", "9-20", "0"))
    opens(guest, f"https://example.test/#{encode_link(lines, guest.replica.state)}")
    assert notices.protocol_errors["not-legal"].format(name="Ada") in guest.app.screen.message
    assert texts(guest) == ("9-13",) and guest.replica.entries != forged.entries
    stranger = opens(Device(Wire(), 2), f"https://x#{encode_link(lines, guest.replica.state)}")
    assert stranger.app.screen.name == HOME and "9-20" not in stranger.page.text()
    assert notices.protocol_errors["not-legal"].format(name="Ada") in stranger.app.screen.message


def test_damaged_and_cut_links_are_explained_differently() -> None:
    host, guest = two()
    host.move("9-13")
    link = link_of(host)
    opens(guest, link[:-9])
    assert "incomplete" in guest.app.screen.message and guest.app.screen.name == HOME
    guest.do(f"resume {host.app.table.key}")
    guest.do(f"link-paste see {link[:-2]}!")
    assert "incomplete" in guest.app.screen.message and guest.app.model.at_table
    guest.do(f"link-paste Your turn! {link}")
    guest.page.wait(0.1)
    assert texts(guest) == ("9-13",)


def test_an_open_variation_does_not_block_a_link() -> None:
    host, guest = two()
    host.move("9-13")
    opens(guest, link_of(host)).move("22-18")
    guest.do("variation")
    opens(guest, link_of(host))
    assert texts(guest) == ("9-13", "22-18")
    opens(host, link_of(guest)).do("variation")
    host.do("view 1")
    opens(host, link_of(guest))
    assert texts(host) == ("9-13", "22-18") and not host.app.table.in_variation


@pytest.mark.parametrize("seed", range(4))
def test_old_and_new_links_in_any_order_lose_nothing(seed: int) -> None:
    rng, (host, guest) = new_rng(seed), two()
    links, devices = [link_of(host), link_of(guest)], (host, guest)
    for _ in range(60):
        device = rng.choice(devices)
        before = set(device.replica.entries)
        if rng.randrange(3) == 0 and device.app.table.choices:
            device.move(rng.choice(device.app.table.choices).text)
            links.append(link_of(device))
        else:
            opens(device, rng.choice(links))
        assert before <= set(device.replica.entries) and texts(device) == device.replica.state.match.texts
        assert not device.app.screen.dialog
    change(host.app, (host.app.model, ()))
    opens(opens(host, link_of(guest)), link_of(guest))
    opens(guest, link_of(host))
    assert entries_of(host) == entries_of(guest)
