"""The strip at a remote table: friends, requests, the joint shuffle, and links to send."""

from __future__ import annotations

from engine.contract.values import TERMINAL
from engine.remote.agreement import LIVE, fits_links
from engine.remote.entries import ABANDONED, AGAIN
from engine.remote.own_entries import lacks_chain
from engine.remote.replica import Replica
from engine.remote.status import undo_reach
from engine.session.narration import listed
from ui.panels.parts import icon_button
from ui.panels.remote.link_play import links_part, name_of
from ui.session.model import Model
from ui.session.remote.deck_progress import KEYS, SECRETS, deck_progress
from ui.session.remote.invited import Inviting
from ui.session.remote.peers import GONE, NUDGE, SIGNALS, Peers, Waiting
from ui.session.session import Session
from ui.tree import Node, button, h
from ui.words.en.remote import say


def strip(model: Model) -> Node:
    """Return the strip of a game that is played remotely."""
    session = model.table.main
    replica = session.replica
    assert replica, "a remote game has a replica"
    if replica.own is None:
        return h("section", h("p", say.view_only, class_="by"), class_="friends-strip", key="friends-strip")
    others = [device for device in range(len(replica.state.people)) if device != replica.device]
    live = replica.state.table.way == LIVE
    peers = model.screen.peers
    here = peers if peers and peers.table == replica.state.table.id else None
    linked = session.kind.by_links
    wait = model.screen.waiting if model.screen.waiting.table == replica.state.table.id else Waiting()
    rows = [_friend(replica, here, device, linked, wait) for device in others] if live else []
    apart = any(_presence(here, device) == GONE for device in others)
    lots = h("p", say.lots, class_="by") if replica.state.table.lots else None
    old = lacks_chain(replica.state, replica.own)
    return h(
        "section",
        h("ul", rows, class_="friends") if rows else None,
        _talk(replica, here) if live and here and model.screen.settings.voices else None,
        lots,
        h("p", say.old_copy, role="status", key="old-copy") if old else None,
        *_fair_lines(session, replica, wait),
        cards_part(replica, here, model.screen.card_progress),
        _request_part(replica, wait),
        links_part(replica, session.kind.sent, model.screen.can_share) if linked and apart else None,
        None if linked or not apart else _without_connection(replica, model.screen.inviting),
        class_="friends-strip",
        aria_label=say.online_players,
        key="friends-strip",
    )


def _fair_lines(session: Session, replica: Replica, wait: Waiting) -> list[Node | None]:
    """Return the lines about the four words, and about times that were measured differently."""
    from ui.panels.remote.comparing import clock_lines, fair_line  # only remote games need it

    return [*clock_lines(session, replica, wait), fair_line(session, replica, wait)]


def _friend(replica: Replica, peers: Peers | None, device: int, linked: bool, wait: Waiting) -> Node:
    """Return the line of a friend: the presence, and the button to invite or to end the game.

    `linked`: play goes on by links.
    """
    from ui.panels.remote.comparing import end_button, presence_words

    presence = peers.presence(device) if peers else GONE
    shown = presence_words(wait, device, presence, replica.state.turn == device)
    name = name_of(replica, device)
    invites = presence == GONE and (peers is None or peers.hub or not peers.linked)
    words, look = (say.play_live, None) if linked else (say.invite(name), "primary")
    invite = button(words, "invite", str(device), class_=look) if invites else None
    return h(
        "li",
        h("span", name, class_="name", title=name),
        h("span", shown, class_="by"),
        end_button(replica, wait, device) if len(replica.state.people) > 2 else None,
        invite,
        data_presence=presence,
        key=str(device),
    )


def _talk(replica: Replica, peers: Peers) -> Node | None:
    """Return the buttons for emotes and a nudge; None if no connected page knows them."""
    if not any(peer.signals for peer in peers.linked):
        return None
    off = not peers.may_nudge(replica.state.turn)
    emotes = [
        icon_button(signal, say.say_signal(say.signals[signal]), "signal", signal)
        for signal in SIGNALS
        if signal != NUDGE
    ]
    nudge = icon_button("nudge", say.say_signal(say.signals[NUDGE]), "signal", NUDGE, off, why=say.nudge_off)
    return h("div", emotes, nudge, class_="talk", role="group", aria_label=say.talk, key="talk")


def _without_connection(replica: Replica, inviting: Inviting) -> Node | None:
    """Return the button to go on by links, once a connection was lost or an invitation was made."""
    tried = replica.state.complete or inviting.fault or any(sent.link for sent in inviting.sent)
    over = replica.state.match.player == TERMINAL and not replica.mine
    if not tried or not fits_links(replica.state.table) or over:
        return None
    return h("div", button(say.by_link, "by-link"), class_="row", key="by-link")


def _request_part(replica: Replica, wait: Waiting) -> Node | None:
    """Return the open request with the buttons to answer it."""
    state = replica.state
    if state.request is None:
        return None
    kind = state.request.what.partition(":")[0]
    if state.match.player == TERMINAL and kind != AGAIN:
        return None
    if kind == ABANDONED:
        from ui.panels.remote.comparing import abandon_request

        return abandon_request(replica, state.request, wait)
    if replica.device in state.request.agreed:
        silent = (
            name_of(replica, each) for each in range(len(state.people)) if each not in state.request.agreed
        )
        return h("p", say.waits[kind].format(names=listed(list(silent))), class_="by", role="status")
    asker, reach = name_of(replica, min(state.request.agreed)), undo_reach(state)
    words = say.asks_far(asker, reach) if reach else say.asks[kind].format(name=asker)
    agree = button(say.agree, "consent", "yes", class_="primary" if kind == AGAIN else None)
    row = h("div", agree, button(say.refuse, "consent", "no"), class_="row")
    return h("div", h("p", words), row, role="alert", class_="asked", key="asked")


def cards_part(replica: Replica, peers: Peers | None, part: float) -> Node | None:
    """Return the line about the joint shuffle; None if nobody waits for it.

    Quick phases are shown only if they wait for a friend who is gone.
    """
    now = deck_progress(replica, part)
    if now is None:
        return None
    gone = [device for device in now.devices if device != replica.device and _presence(peers, device) == GONE]
    if now.what in (KEYS, SECRETS) and not gone:
        return None
    author = name_of(replica, now.author) if now.author >= 0 else ""
    message = say.cards[now.what].format(part=f"{now.part:.0%}".replace("%", "\u00a0%"), name=author)
    waits = [say.waits_for_connection(name_of(replica, device)) for device in gone]
    busy = [device for device in now.devices if device not in gone]
    words = [message, *waits, *(_busy_words(replica, device) for device in busy)]
    return h("p", " ".join(filter(None, words)), class_="by", key="cards")


def _busy_words(replica: Replica, device: int) -> str:
    """Return the sentence that a friend's device is at work; "" for this device."""
    return "" if device == replica.device else say.waits_for_device(name_of(replica, device))


def _presence(peers: Peers | None, device: int) -> str:
    return peers.presence(device) if peers else GONE
