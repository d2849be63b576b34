"""Games with cards of protocol 1 stay readable: they prove nothing, and are never continued."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.remote.entries import DECK, NOBODY, ProtocolError
from engine.remote.shared_state import fold
from tests.ui.remote.tables import Device, SlowCardWorker
from tests.ui.remote.wire import Wire
from ui.session.analysis.live import may_analyse
from ui.storage.store import MemoryStore
from ui.words.en.remote import say_notice as say

GOING, OVER = (json.loads(line) for line in Path("tests/archive/cards.txt").read_text("utf-8").splitlines())


def opened(stored: tuple[str, str]) -> tuple[Device, SlowCardWorker]:
    """Return a device that opens a stored game, and its card worker."""
    store, card_worker = MemoryStore(), SlowCardWorker()
    key, text = stored
    store.set(key, text)
    return Device(Wire(), 1, store, f"game={key.partition('/')[2]}", card_worker), card_worker


def test_an_unfinished_game_is_shown_and_cannot_go_on() -> None:
    device, card_worker = opened(GOING)
    known, texts = device.replica.entries, device.app.table.match.texts
    assert device.replica.state.protocol == 1 and len(texts) == device.replica.state.match.cursor == 12
    assert texts[:2] == ("planet1:?", "planet2:jupiter"), "its own planet is known, the other's is not"
    assert say.cannot_continue(say.protocol_errors["old-cards"], "") in device.page.text()
    assert card_worker.job is None and not card_worker.warm
    device.do("resign", "undo")
    assert device.replica.entries == known and device.app.table.match.texts == texts


def test_a_finished_game_is_shown_with_all_its_cards() -> None:
    """The last lock opens with the keys and secrets in the transcript, but nothing is proven."""
    device, card_worker = opened(OVER)
    match = device.app.table.match
    assert match.outcome and len(match.log) == device.replica.state.match.cursor == 72
    assert "?" not in "".join(match.texts) and not device.replica.stuck
    assert may_analyse(device.app.table) and "fairness cannot be checked" in device.page.text()
    assert card_worker.job is None and not device.replica.audited


def test_a_changed_card_of_an_old_game_has_no_face() -> None:
    device, _ = opened(OVER)
    lists = [at for at, entry in enumerate(device.replica.entries) if entry.kind == DECK]
    entries = list(device.replica.entries)
    for at in lists[-1:]:
        number, text = entries[at].parts
        entries[at] = entries[at]._replace(parts=(number, "A" * len(text)))
    with pytest.raises(ProtocolError) as caught:
        fold(entries)
    assert (caught.value.code, caught.value.author) == ("face", NOBODY)
