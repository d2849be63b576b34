"""Agreements between friends: on the words that their screens show, and on the table of the next game."""

from __future__ import annotations

from engine.remote.agreement import read_table
from engine.remote.entries import Entry, ProtocolError
from ui.features.remote.greeting import replica_of, with_peers
from ui.kinds.remote import Remote
from ui.messages import Message
from ui.messages.remote import CompareWords, WordsCompared
from ui.panels.remote.comparing import code_words, differing
from ui.session.model import Change, Model
from ui.session.remote.effects import Disconnect
from ui.session.remote.peers import Peers
from ui.session.screen import COMPARE, OTHER_TABLE
from ui.storage.seats import DIFFER, MATCH
from ui.words.en.code_words import say_fair as say

MESSAGES = (CompareWords, WordsCompared)


def update(model: Model, message: Message) -> Change:
    """Show the words, or note the comparison."""
    replica = replica_of(model)
    match message:
        case CompareWords() if replica and code_words(replica):
            return model.with_dialog(COMPARE), ()
        case WordsCompared(same) if replica and model.screen.dialog == COMPARE:
            return _compared(model, same), ()
    return model, ()


def _compared(model: Model, same: bool) -> Model:
    """Return the model with the result of the comparison, which is kept with the game."""
    main, model = model.table.main, model.with_dialog("")
    assert isinstance(main.kind, Remote), "only remote games have words"
    kind = main.kind.replaced(comparison=MATCH if same else DIFFER)
    model = model.with_session(model.table.with_main(main._replace(kind=kind)))
    if same:
        return model.announce(say.compared)
    return model.with_screen(model.screen.with_message(say.warning, lasting=True))


# --- another table -----------------------------------------------------------------------------------


def is_agreed(peers: Peers, entries: tuple[Entry, ...]) -> bool:
    """Return True if a received table is the agreed one. Raises `ProtocolError` if it is no table."""
    if not entries:
        raise ProtocolError("no-table", 0)
    return not differing(peers, read_table(entries[0]))


def ask_about(model: Model, peers: Peers, entries: tuple[Entry, ...]) -> Change:
    """Ask whether to play at another table than the agreed one; nothing is joined before."""
    return with_peers(model, peers._replace(offered=entries)).with_dialog(OTHER_TABLE), ()


def decline(model: Model, peers: Peers) -> Change:
    """Close the connections without joining the offered table."""
    lines = tuple(Disconnect(peer.line) for peer in peers.linked)
    return with_peers(model, None).with_message(say.declined), lines
