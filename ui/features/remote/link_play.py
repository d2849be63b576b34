"""Playing by links: send the transcript after each turn, by hand."""

from __future__ import annotations

from engine.remote.agreement import POST
from engine.remote.pending import awaited_peers
from engine.remote.replica import Replica
from engine.remote.transcript_link import TooLong, encode_link
from engine.session.narration import listed
from ui.features.remote.greeting import replica_of
from ui.kinds.remote import Remote
from ui.messages import Message
from ui.messages.remote import COPY, GameLinkSent, PasteLink, SendLink, SentByHand
from ui.session.effects import Effect
from ui.session.model import Change, Model
from ui.session.remote.effects import ReadFriendLink, SendGameLink
from ui.session.remote.opened_link import BY_HAND
from ui.words.en.link_play import say

MESSAGES = (GameLinkSent, PasteLink, SendLink, SentByHand)


def update(model: Model, message: Message) -> Change:
    """Make a link and hand it over, or open a pasted one."""
    replica = replica_of(model)
    match message:
        case PasteLink(text):
            return model, (read_link(model, text, home=False),)
        case SendLink(how, to) if replica and replica.own and replica.state.table.way == POST:
            return _send(model, replica, how, to)
        case GameLinkSent(table, count, how, fragment, worked) if replica and replica.state.table.id == table:
            if not worked:
                return model.with_dialog(BY_HAND, fragment), ()
            copied = model.with_message(say.copied(recipients(replica))) if how == COPY else model
            return with_sent(copied, count), ()
        case SentByHand() if replica and replica.own:
            return with_sent(model.with_dialog(""), replica.state.said[replica.device]), ()
    return model, ()


def read_link(model: Model, text: str, home: bool) -> Effect:
    """Return the effect that reads a friend's link without replaying the game at the table."""
    main = model.session.main if model.session else None
    return ReadFriendLink(model.ticket, text, main.key if main else "", main.match if main else None, home)


def _send(model: Model, replica: Replica, how: str, to: int) -> Change:
    try:
        fragment = encode_link(replica.entries, replica.state, to)
    except TooLong:
        return model.with_message(say.too_long), ()
    return model, (SendGameLink(how, fragment, replica.state.table.id, replica.state.said[replica.device]),)


def with_sent(model: Model, count: int) -> Model:
    """Return the model with this many of this device's entries marked as sent."""
    session = model.table
    main = session.main
    assert isinstance(main.kind, Remote)
    kind = Remote(main.kind.copy, max(main.kind.sent, count))
    return model.with_session(session.with_main(main._replace(kind=kind)))


def recipients(replica: Replica) -> str:
    """Return the names of the recipients: the awaited players, or all."""
    people = replica.state.people
    devices = awaited_peers(replica) or [device for device in range(len(people)) if device != replica.device]
    names = [person.name if (person := people[device]) else "" for device in devices]
    if all(names):
        return listed(names)
    return say.friend if len(people) == 2 else say.friends
