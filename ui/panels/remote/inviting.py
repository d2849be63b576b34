"""Dialogs about invitations: the one made here, the one opened here, and a reply in its own tab."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from engine.registry import GAMES
from engine.remote.agreement import TWO, fits_links
from engine.remote.invitation import Invitation
from engine.remote.replica import Replica
from ui.panels.parts import TECHNICAL, dialog
from ui.panels.remote.link_play import name_of, own_name
from ui.session.remote.invited import OFFERED, Invited, Inviting, Sent
from ui.session.screen import Code, Screen
from ui.storage.names import player_name
from ui.tree import Content, Node, button, h
from ui.words.en.connecting import say
from ui.words.en.remote import say as remote_say

Address = Callable[[str], str]


def inviting_dialog(replica: Replica, screen: Screen, address: Address) -> Node | None:
    """Return the dialog with the invitation to a device and the field for its reply."""
    if not screen.subject.isdecimal() or int(screen.subject) not in range(len(replica.state.people)):
        return None
    device, inviting = int(screen.subject), screen.inviting
    sent = inviting.to(replica.state.table.id, device)
    look = None if fits_links(replica.state.table) else "primary"
    body = _invitation(sent, inviting, screen, address, look)
    tried = sent is None or sent.late
    without = None if sent and not sent.link else _without_connection(replica, tried)
    return dialog(remote_say.invite(name_of(replica, device)), [*body, without])


def _invitation(
    sent: Sent | None, inviting: Inviting, screen: Screen, address: Address, look: str | None
) -> list[Node | None]:
    """Return the state of an invitation; `look` is that of the button for a new one."""
    fault = h("p", say.faults[inviting.fault], class_="why", role="alert") if inviting.fault else None
    if sent is None:
        return [fault, _new_invitation_button(screen, look)]
    if not sent.link:
        return [h("p", say.making, role="status")]
    if sent.replied:
        again = _new_invitation_button(screen, look) if sent.late else None
        return [h("p", say.late if sent.late else say.connecting, role="status"), again]
    return [
        link_to_send(say.step_send, say.send_help, say.link, address(sent.link), screen),
        _reply_form(screen),
        fault,
        _new_invitation_button(screen),
    ]


def _without_connection(replica: Replica, tried: bool) -> Node | None:
    """Return the way to go on by links, or why there is none; `tried`: no connection came."""
    table = replica.state.table
    if not fits_links(table):
        words = remote_say.only_live if table.game.info.hidden else remote_say.only_two
        return h("p", words, class_="by") if tried else None
    words = f"{remote_say.or_by_link} {remote_say.clocks_stop}" if table.control else remote_say.or_by_link
    send = button(remote_say.by_link, "by-link", class_="primary" if tried else None)
    return h(
        "div", h("p", words, class_=None if tried else "by"), h("div", send, class_="row"), class_="by-link"
    )


def _new_invitation_button(screen: Screen, look: str | None = None) -> Node:
    return h("div", button(say.anew, "invite-anew", screen.subject, class_=look), class_="row")


def _reply_form(screen: Screen) -> Node:
    field = h(
        "input", type="text", name="text", id="reply", **TECHNICAL, placeholder=say.answer,
        aria_label=say.answer,
    )  # fmt: skip
    connect = h("button", say.connect, type="submit")
    return h(
        "div",
        h("h3", say.step_answer),
        h("p", say.answer_help, " ", say.keep_open, class_="by"),
        h("form", field, connect, data_do="reply", class_="row"),
        _camera(screen) if screen.can_scan else None,
        class_="copied",
    )


def _camera(screen: Screen) -> Content:
    """Return the button that scans a reply, or the camera's picture."""
    if not screen.inviting.scanning:
        return [h("div", button(say.scan, "scan"), class_="row ways"), h("p", say.scan_help, class_="by")]
    video = h("video", id="camera", playsinline=True, muted=True, aria_label=say.scanning)
    return [video, h("div", button(say.stop_scanning, "stop-scanning"), class_="row ways")]


def link_to_send(title: str, help_: str, label: str, link: str, screen: Screen) -> Node:
    """Return a link to send to a friend, with the buttons to send, copy or show it as a code."""
    field = h("input", type="text", readonly=True, value=link, aria_label=label)
    shows = screen.code.text == link
    send = button(say.send, "send", link, class_="primary") if screen.can_share else None
    copy = button(say.copy, "copy", link, class_=None if send else "primary")
    return h(
        "div",
        h("h3", title),
        h("p", help_, class_="by"),
        h("div", send, class_="row ways") if send else None,
        h("div", field, copy, class_="row"),
        h("div", button(say.hide_code if shows else say.show_code, "code", link), class_="row ways"),
        qr_code(screen.code) if shows else None,
        class_="copied",
    )


def invited_dialog(invited: Invited, screen: Screen, address: Address) -> Node:
    """Return the dialog of the invitation opened here, or of the reply to it."""
    made = invited.invitation
    title = say.invites(player_name(made.name), GAMES[made.game].info.title)
    if invited.fault:
        body = _failed(invited)
    elif not invited.accepted:
        body = _question(invited, screen.settings.own_name)
    elif not invited.reply:
        body = [h("p", say.making_answer, role="status")]
    else:
        link = address(invited.reply)
        body = [link_to_send(say.send_back, say.begins, say.your_answer, link, screen)]
        body += _other_way(made, "by")
    return dialog(title, body, closes="decline")


def _failed(invited: Invited) -> list[Node]:
    """Return why no connection came, and what to do."""
    made = invited.invitation
    resume = button(say.open_game, "resume", made.table)
    return [
        h("p", say.faults[invited.fault], class_="why", role="alert"),
        h("p", say.ask_anew),
        *_other_way(made),
        *([h("div", resume, class_="row")] if invited.resumes else []),
    ]


def _other_way(made: Invitation, look: str | None = None) -> list[Node]:
    """Return how to play without a connection, or why not; [] if that depends on the number of devices."""
    game = GAMES[made.game]
    if game.info.hidden:
        return [h("p", remote_say.only_live, class_=look)]
    two = len(game.seats(game.settle_options({}))) == TWO
    return [h("p", say.ask_for_links(player_name(made.name)), class_=look)] if two else []


def _question(invited: Invited, kept: str) -> list[Node]:
    """Return the form that accepts or declines the invitation; `kept` is the person's last name."""
    decline = button(say.not_coming, "decline")
    if invited.resumes:
        go_on = button(say.go_on, "accept-invitation", class_="primary")
        return [h("p", say.go_on_help), h("div", go_on, decline, class_="row")]
    accept = h("button", say.accept, type="submit", class_="primary")
    return [
        h("p", say.come_help),
        h("form", own_name(kept), accept, decline, data_do="accept-invitation", class_="row"),
    ]


def reply_dialog(screen: Screen) -> Node:
    """Return the dialog in a tab that was opened with a reply."""
    message = h("p", say.handed[screen.reply_state], role="status")
    close = button(say.understood, "close", class_="primary")
    return dialog(
        say.answered, [message, h("div", close, class_="row") if screen.reply_state != OFFERED else None]
    )


QUIET = 4
"""Width of the margin that readers need around a code, in cells."""


def qr_code(code: Code) -> Node:
    """Return the QR code, dark on light in every theme, or a message while it is being made."""
    if not code.rows:
        return h("p", say.making_code, role="status")
    size = len(code.rows) + 2 * QUIET
    path = "".join(_bars(row, y) for y, row in enumerate(code.rows, QUIET))
    return h(
        "svg",
        h("path", d=path),
        viewBox=f"0 0 {size} {size}",
        class_="code",
        role="img",
        aria_label=say.code_of,
    )


def _bars(row: str, y: int) -> str:
    """Return the path of a row: one bar for each run of dark cells."""
    path, x = "", QUIET
    for dark, cells in groupby(row):
        wide = len(list(cells))
        path += f"M{x} {y}h{wide}v1h-{wide}z" if dark == "1" else ""
        x += wide
    return path
