"""Panels of playing by links: the links to send, an invitation, two courses of one game."""

from __future__ import annotations

from collections.abc import Callable

from engine.contract.values import TERMINAL
from engine.remote.merge import TAKEN
from engine.remote.replica import Replica, awaited_peers, has_unsent
from engine.remote.status import free_devices
from engine.remote.transcript_link import ANYONE
from engine.session.narration import listed
from ui.panels.parts import TECHNICAL, choice, dialog, text_field
from ui.session.remote.invited import OpenedLink
from ui.storage.names import PLAYER_LIMIT
from ui.tree import Node, button, h
from ui.words.en.link_play import say
from ui.words.en.remote import say as remote_say


def links_part(replica: Replica, sent: int, sends: bool) -> Node | None:
    """Return the links to send and the field for a received one; None while the player is to move."""
    state, new = replica.state, has_unsent(replica, sent)
    waits = awaited_peers(replica)
    if missing := [device for device in free_devices(state) if device != replica.device]:
        several = len(missing) > 1
        known = not new and len(state.people) == 2
        rows = [_row(_wanted(replica, device, known), device, new, sends, several) for device in missing]
        return h("div", rows, None if new else _paste(), class_="links", key="links")
    if new:
        to = waits or [device for device in range(len(state.people)) if device != replica.device]
        title = say.send_to(listed([_name(replica, device) for device in to]))
        return h(
            "div", _row(title, to[0] if len(to) == 1 else ANYONE, new, sends), class_="links", key="links"
        )
    if not waits or (state.match.player == TERMINAL and not state.request):
        return None
    title = say.waits_for(listed([_name(replica, device) for device in waits]))
    return h("div", _row(title, waits[0], new, sends), _paste(), class_="links", key="links")


def _wanted(replica: Replica, device: int, known: bool) -> str:
    """Return the row's title for a missing player; `known`: the invitation was sent."""
    return (
        say.waits_for(_name(replica, device))
        if known
        else remote_say.invite(_name(replica, device, remote_say.friend(0)))
    )


def name_of(replica: Replica, device: int) -> str:
    """Return the name of a player who may not have joined yet."""
    if name := replica.state.name(device):
        return name
    return remote_say.friend(device + 1 if len(replica.state.people) > 2 else 0)


def _name(replica: Replica, device: int, friend: str = "") -> str:
    """Return the name of a player who may not have joined yet, within a sentence."""
    people = replica.state.people
    if name := replica.state.name(device):
        return name
    return (friend or say.friend) if len(people) == 2 else remote_say.friend(device + 1)


def _row(title: str, to: int, new: bool, sends: bool, several: bool = False) -> Node:
    """Return a recipient with the buttons to send the link; with `several`, each must be sent."""
    badge = h("span", say.not_sent, class_="unsent") if new else None
    new = new or several
    main = "primary" if new else None
    ways = [
        button(say.send if new else say.nudge, "link-share", str(to), class_=main) if sends else None,
        button(say.copy if new else say.copy_again, "link-copy", str(to), class_=None if sends else main),
    ]
    head = h("p", h("strong", title) if new else title, badge, role=None if new else "status")
    return h("div", head, h("div", ways, class_="row"), class_="link-row", key=str(to))


def _paste() -> Node:
    """Return the field for a received link."""
    field = h(
        "input", type="text", name="text", id="pasted", **TECHNICAL,
        placeholder=say.paste, aria_label=say.paste,
    )  # fmt: skip
    opened = h("button", say.open, type="submit")
    return h("form", field, opened, data_do="link-paste", class_="row paste", key="paste")


# --- dialogs -----------------------------------------------------------------------------------------


def own_name(kept: str) -> list[Node]:
    """Return the name field for joining a game, filled with the kept name."""
    return text_field(
        "own-name",
        PLAYER_LIMIT,
        name="text",
        defaultValue=kept,
        placeholder=say.your_name,
        aria_label=say.your_name,
        autocomplete="nickname",
    )


def joining_dialog(link: OpenedLink, kept: str) -> Node:
    """Return the dialog that accepts an invitation, with its choice of device and name (`kept`: the last)."""
    table = link.table
    title = say.invites(link.name_of(0) or say.a_friend, table.game.info.title)
    taken = say.seat_is_taken(link.sender() or say.a_friend) if link.kind == TAKEN else ""
    seats = say.lots if table.lots else say.you_play(_colours(link, link.device))
    accept = h("button", say.accept, type="submit", class_="primary")
    form = h(
        "form", own_name(kept), accept, button(say.not_now, "close"), data_do="link-accept", class_="row"
    )
    return dialog(
        title,
        [
            h("p", taken) if taken else None,
            _device_choice(link),
            h("p", seats),
            h("p", say.by_links, class_="by"),
            form,
        ],
    )


def _device_choice(link: OpenedLink) -> Node | None:
    """Return the choice of device, if several are free."""
    if len(link.free_devices) < 2:
        return None
    values = [(str(device), _colours(link, device)) for device in sorted(link.free_devices)]
    return choice(say.which, "link-device", values, str(link.device))


def _colours(link: OpenedLink, device: int) -> str:
    """Return the colours of a device; its number while the seats are still to be drawn."""
    table = link.table
    if table.lots:
        return str(device + 1)
    return listed(
        [name for name, owner in zip(table.match.seats, table.owners, strict=True) if owner == device]
    )


def diverged_dialog(link: OpenedLink, here: int) -> Node:
    """Return the dialog that chooses between two courses of the game."""
    name = link.sender(here) or say.a_friend
    row = h(
        "div",
        button(say.keep, "close", class_="primary"),
        button(say.take(name), "link-adopt"),
        class_="row",
    )
    words = say.parted[link.kind].format(name=name)
    return dialog(say.two_courses, [h("p", words), h("p", say.kept, class_="by"), row])


def by_hand_dialog(fragment: str, address: Callable[[str], str]) -> Node:
    """Return the dialog with a link that could not be copied."""
    field = h("input", type="text", readonly=True, value=address(fragment), aria_label=say.by_hand)
    row = h("div", field, button(say.is_sent, "link-sent", class_="primary"), class_="row")
    return dialog(say.by_hand, h("div", h("p", say.by_hand_help, class_="by"), row, class_="copied"))
