"""The strip at a remote table: friends, requests, the joint shuffle, and links to send."""

from __future__ import annotations

from collections.abc import Callable

from engine.contract.values import TERMINAL
from engine.remote.agreement import LIVE
from engine.remote.replica import Replica
from engine.remote.status import AGAIN
from engine.session.narration import listed
from ui.panels.remote.link_play import links_part
from ui.session.model import Model
from ui.session.remote.deck_progress import KEYS, SECRETS, deck_progress
from ui.session.remote.peers import GONE, HERE, Peers
from ui.tree import Node, button, h
from ui.words.en.remote import THINKS, say


def strip(model: Model) -> Node | None:
    """Return the strip; None unless the game is played remotely."""
    session = model.table.main
    replica = session.replica
    if replica is None:
        return None
    if replica.own is None:
        return h("section", h("p", say.to_look_at, class_="by"), class_="friends-strip", key="friends-strip")
    others = [device for device in range(len(replica.state.people)) if device != replica.device]
    live = replica.state.table.way == LIVE
    peers = model.screen.peers
    here = peers if peers and peers.table == replica.state.table.id else None
    rows = [_friend(replica, here, device) for device in others] if live else []
    lots = h("p", say.lots, class_="by") if replica.state.table.lots else None
    return h(
        "section",
        h("ul", rows, class_="friends") if rows else None,
        lots,
        cards_part(replica, here, model.screen.card_progress, name_of),
        _request_part(replica),
        None if live else links_part(replica, session.kind.sent, model.screen.can_share),
        class_="friends-strip",
        aria_label=say.online_players,
        key="friends-strip",
    )


def name_of(replica: Replica, device: int) -> str:
    """Return the name of a player who may not have joined yet."""
    person = replica.state.people[device]
    return (
        person.name
        if person and person.name
        else say.friend(device + 1 if len(replica.state.people) > 2 else 0)
    )


def _friend(replica: Replica, peers: Peers | None, device: int) -> Node:
    """Return the line of a friend: the presence, or the button to invite."""
    presence = peers.presence(device) if peers else GONE
    shown = THINKS if presence == HERE and replica.state.turn == device else presence
    name = name_of(replica, device)
    invites = presence == GONE and (peers is None or peers.hub or not peers.linked)
    invite = button(say.invite(name), "invite", str(device), class_="primary") if invites else None
    return h(
        "li",
        h("span", name, class_="name"),
        h("span", say.moods[shown], class_="by"),
        invite,
        data_mood=presence,
        key=str(device),
    )


def _request_part(replica: Replica) -> Node | None:
    """Return the open request with the buttons to answer it."""
    state = replica.state
    if state.request is None:
        return None
    what = state.request.what.partition(":")[0]
    if state.match.player == TERMINAL and what != AGAIN:
        return None
    if replica.device in state.request.agreed:
        silent = (
            name_of(replica, each) for each in range(len(state.people)) if each not in state.request.agreed
        )
        return h("p", say.waits[what].format(names=listed(list(silent))), class_="by", role="status")
    words = say.asks[what].format(name=name_of(replica, min(state.request.agreed)))
    agree = button(say.agree, "consent", "yes", class_="primary" if what == AGAIN else None)
    row = h("div", agree, button(say.refuse, "consent", "no"), class_="row")
    return h("div", h("p", words), row, role="alert", class_="asked", key="asked")


Name = Callable[[Replica, int], str]


def cards_part(replica: Replica, peers: Peers | None, part: float, name_of: Name) -> Node | None:
    """Return the line about the joint shuffle; None if nobody waits for it.

    Quick phases are shown only if they wait for a friend who is gone.
    """
    now = deck_progress(replica, part)
    if now is None:
        return None
    gone = [device for device in now.devices if device != replica.device and _mood(peers, device) == GONE]
    if now.what in (KEYS, SECRETS) and not gone:
        return None
    message = say.cards[now.what].format(part=f"{now.part:.0%}".replace("%", "\u00a0%"))
    waits = [say.goes_on_with(name_of(replica, device)) for device in gone]
    busy = [device for device in now.devices if device not in gone]
    words = [message, *waits, *(_at_it(replica, device, name_of) for device in busy)]
    return h("p", " ".join(filter(None, words)), class_="by", key="cards")


def _at_it(replica: Replica, device: int, name_of: Name) -> str:
    return "" if device == replica.device else say.at_it(name_of(replica, device))


def _mood(peers: Peers | None, device: int) -> str:
    return peers.presence(device) if peers else GONE
