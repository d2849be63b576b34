"""Dialogs about invitations: the one made here, the one opened here, and a reply in its own tab."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from engine.registry import GAMES
from engine.remote.replica import Replica
from ui.panels.parts import TECHNICAL, dialog
from ui.panels.remote.link_play import own_name
from ui.panels.remote.strip import name_of
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
    return dialog(remote_say.invite(name_of(replica, device)), _invitation(sent, inviting, screen, address))


def _invitation(sent: Sent | None, inviting: Inviting, screen: Screen, address: Address) -> list[Node | None]:
    fault = h("p", say.faults[inviting.fault], class_="why", role="alert") if inviting.fault else None
    if sent is None:
        return [fault, _anew(screen, "primary")]
    if not sent.link:
        return [h("p", say.making, role="status")]
    if sent.replied:
        return [h("p", say.connecting, role="status")]
    return [
        link_to_send(say.step_send, say.send_help, say.link, address(sent.link), screen),
        _answer_form(screen),
        fault,
        _anew(screen),
    ]


def _anew(screen: Screen, look: str | None = None) -> Node:
    return h("div", button(say.anew, "invite-anew", screen.subject, class_=look), class_="row")


def _answer_form(screen: Screen) -> Node:
    field = h(
        "input", type="text", name="text", id="answer", **TECHNICAL, placeholder=say.answer,
        aria_label=say.answer,
    )  # fmt: skip
    connect = h("button", say.connect, type="submit")
    return h(
        "div",
        h("h3", say.step_answer),
        h("p", say.answer_help, " ", say.keep_open, class_="by"),
        h("form", field, connect, data_do="answer", class_="row"),
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
    ways = [
        button(say.send, "send", link, class_="primary") if screen.can_share else None,
        button(say.hide_code if shows else say.show_code, "code", link),
    ]
    return h(
        "div",
        h("h3", title),
        h("p", help_, class_="by"),
        h(
            "div",
            field,
            button(say.copy, "copy", link, class_=None if screen.can_share else "primary"),
            class_="row",
        ),
        h("div", ways, class_="row ways"),
        qr_code(screen.code) if shows else None,
        class_="copied",
    )


def invited_dialog(invited: Invited, screen: Screen, address: Address) -> Node:
    """Return the dialog of the invitation opened here, or of the reply to it."""
    made = invited.invitation
    title = say.invites(player_name(made.name), GAMES[made.game].info.title)
    if invited.fault:
        body = [h("p", say.faults[invited.fault], class_="why", role="alert"), h("p", say.ask_anew)]
    elif not invited.accepted:
        body = _question(invited)
    elif not invited.reply:
        body = [h("p", say.making_answer, role="status")]
    else:
        link = address(invited.reply)
        body = [link_to_send(say.send_back, say.begins, say.your_answer, link, screen)]
    return dialog(title, body, closes="decline")


def _question(invited: Invited) -> list[Node]:
    """Return the form that accepts or declines the invitation."""
    decline = button(say.not_coming, "decline")
    if invited.resumes:
        go_on = button(say.go_on, "come", class_="primary")
        return [h("p", say.go_on_help), h("div", go_on, decline, class_="row")]
    accept = h("button", say.accept, type="submit", class_="primary")
    return [h("p", say.come_help), h("form", own_name(), accept, decline, data_do="come", class_="row")]


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
