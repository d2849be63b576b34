"""Playing by links: send the transcript after each turn, by hand. A live game can go on in this way."""

from __future__ import annotations

from engine.contract.values import TERMINAL
from engine.remote.agreement import LIVE, fits_links
from engine.remote.replica import Replica, awaited_peers
from engine.remote.transcript_link import ANYONE, TooLong, encode_link
from engine.session.narration import listed
from ui.features.remote.greeting import replica_of
from ui.kinds.remote import Remote
from ui.messages import Message
from ui.messages.remote import COPY, SHARE, GameLinkSent, PasteLink, PlayByLink, SendLink, SentByHand
from ui.session.effects import Effect
from ui.session.model import Change, Model
from ui.session.remote.effects import ReadFriendLink, SendGameLink
from ui.session.remote.invited import BY_HAND
from ui.session.screen import INVITING
from ui.words.en.link_play import say

MESSAGES = (GameLinkSent, PasteLink, PlayByLink, SendLink, SentByHand)


def update(model: Model, message: Message) -> Change:
    """Make a link and hand it over, or open a pasted one."""
    replica = replica_of(model)
    match message:
        case PasteLink(text):
            return model, (read_link(model, text, home=False),)
        case SendLink(how, to) if replica and replica.own and fits_links(replica.state.table):
            return _send(model, replica, how, to)
        case PlayByLink() if replica and replica.own and fits_links(replica.state.table):
            others = [device for device in range(len(replica.state.people)) if device != replica.device]
            how = SHARE if model.screen.can_share else COPY
            return _send(model, replica, how, others[0] if len(others) == 1 else ANYONE)
        case GameLinkSent(table, count, how, fragment, worked) if replica and replica.state.table.id == table:
            if not worked:
                return model.with_dialog(BY_HAND, fragment), ()
            copied = model.with_message(say.copied(recipients(replica))) if how == COPY else model
            return with_sent(copied, count), ()
        case SentByHand() if replica and replica.own:
            return with_sent(model.with_dialog(""), replica.state.entry_counts[replica.device]), ()
    return model, ()


def read_link(model: Model, text: str, home: bool) -> Effect:
    """Return the effect that reads a friend's link without replaying the game at the table."""
    main = model.session.main if model.session else None
    return ReadFriendLink(model.ticket, text, main.key if main else "", main.match if main else None, home)


def _send(model: Model, replica: Replica, how: str, to: int) -> Change:
    """Make a link of the whole transcript and hand it over; a live game goes on by links from then on."""
    state = replica.state
    try:
        fragment = encode_link(replica.entries, state, to)
    except TooLong:
        return model.with_message(say.too_long), ()
    count = state.entry_counts[replica.device]
    link = SendGameLink(how, fragment, link_words(replica, to), state.table.id, count)
    model = model.with_dialog("") if model.screen.dialog == INVITING else model
    return _with_kind(model, sent=0, linked=True), (link,)


def link_words(replica: Replica, to: int) -> str:
    """Return the words that go with a link: an invitation, or whose move it is."""
    state, game = replica.state, replica.state.table.game.info.title
    names = [state.name(device) for device in range(len(state.people))]
    if to in range(len(names)) and state.people[to] is None:
        return say.invites(names[replica.device] or say.a_friend, game)
    if state.match.player == TERMINAL:
        return say.game_is_over(game)
    turn = state.turn
    return say.your_move(game, names[turn]) if turn >= 0 and to in (turn, ANYONE) else say.our_game(game)


def with_sent(model: Model, count: int) -> Model:
    """Return the model with this many of this device's entries marked as sent."""
    return _with_kind(model, count, linked=True)


def without_links(model: Model) -> Model:
    """Return the model with a live game that goes on over the connection."""
    return _with_kind(model, sent=0, linked=False)


def _with_kind(model: Model, sent: int, linked: bool) -> Model:
    """Return the model with at least this many entries sent, and a live game on links or not."""
    session = model.table
    main, kind = session.main, session.main.kind
    assert isinstance(kind, Remote)
    linked = linked and kind.copy.state.table.way == LIVE
    kind = kind.replaced(sent_entries=max(kind.sent, sent), linked=linked)
    return model.with_session(session.with_main(main._replace(kind=kind)))


def recipients(replica: Replica) -> str:
    """Return the names of the recipients: the awaited players, or all."""
    people = replica.state.people
    devices = awaited_peers(replica) or [device for device in range(len(people)) if device != replica.device]
    names = [replica.state.name(device) for device in devices]
    if all(names):
        return listed(names)
    return say.friend if len(people) == 2 else say.friends
