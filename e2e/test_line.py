"""Two browsers that are two processes: an invitation and its answer open a line, and both play one game."""

from __future__ import annotations

import re
import socket
import subprocess
from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.meeting import LINE_MS, answer, invitation, set_table
from e2e.play import click, told
from e2e.test_access import faults, press
from engine.remote.description import read_description
from engine.remote.invitation import read_invitation
from tools.browser import TURN_SERVER, demanded, find_turn_server

RELAYED = """
globalThis.RTCPeerConnection = class extends RTCPeerConnection {
  constructor(options) { super({ ...options, iceTransportPolicy: 'relay' }); }
};
"""
"""Lets a page be reached by nothing but the server that passes on what it gets."""


def test_two_browsers_meet_play_and_part(new_tab: NewPage, far: Page, open_app: OpenApp) -> None:
    near = new_tab()
    open_app(near)
    set_table(near)
    link = invitation(near)
    near.get_by_role("button", name="Show QR code").click()
    expect(near.get_by_role("img", name="The link as a QR code")).to_be_visible()
    back = answer(far, link)
    tab = near.context.new_page()
    open_app(tab, address=back)
    expect(tab.get_by_text("Connected: the game continues")).to_be_visible()
    tab.close()
    expect(far.locator("#board")).to_be_visible(timeout=LINE_MS)
    expect(near.get_by_role("dialog")).to_have_count(0)
    near.bring_to_front()
    click(near, "a3")
    click(near, "b4")
    expect(far.locator("[data-spot=b4]")).to_have_accessible_name(re.compile("dark"))
    asked_and_agreed(near, far)
    far.close()
    expect(near.get_by_text("is not connected")).to_be_visible(timeout=LINE_MS)
    expect(near.get_by_role("button", name="Invite Ben")).to_be_visible()


def asked_and_agreed(near: Page, far: Page) -> None:
    """The friend asks for a move to be taken back; that is told, and agreed to by the keyboard."""
    click(far, "f6")
    click(far, "e5")
    expect(near.locator("[data-spot=e5]")).to_have_accessible_name(re.compile("light"))
    assert "to 18" in told(near)
    far.keyboard.press("u")
    expect(near.get_by_role("alert")).to_contain_text("Ben asks to undo a move.")
    assert list(faults(near, "asked")) == []
    press(near, "Accept")
    expect(far.locator("[data-spot=f6]")).to_have_accessible_name(re.compile("light"))


@pytest.fixture
def turn() -> Iterator[str]:
    """The host and the port of a TURN server on this machine, at its address in the network."""
    program = find_turn_server()
    if not program:
        (pytest.fail if demanded() else pytest.skip)(TURN_SERVER.missing)
    with closing(socket.socket(type=socket.SOCK_DGRAM)) as free:
        free.connect(("192.0.2.1", 9))  # sends nothing
        host, port = free.getsockname()
    command = [program, "-n", "--no-cli", "--no-tls", "--no-dtls"]
    command += ["--lt-cred-mech", "--realm=test", "--user=ada:secret"]
    command += [f"--listening-ip={host}", f"--relay-ip={host}", f"--listening-port={port}"]
    command += ["--log-file=stdout", "--pidfile="]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    yield f"{host}:{port}"
    server.terminate()
    server.wait()


def test_a_server_that_was_named_passes_on_what_is_said(
    new_tab: NewPage, far: Page, open_app: OpenApp, turn: str
) -> None:
    near = new_tab()
    for page in (near, far):
        page.add_init_script(RELAYED)
        open_app(page)
        name_server(page, turn)
    set_table(near)
    link = invitation(near)
    kinds = {candidate.kind for candidate in read_description(read_invitation(link).line).candidates}
    assert kinds == {"relay"}
    near.get_by_label("The reply").fill(answer(far, link))
    near.get_by_role("button", name="Connect").click()
    expect(far.locator("#board")).to_be_visible(timeout=LINE_MS)


def name_server(page: Page, turn: str) -> None:
    """Name a server in the settings."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Connection server (TURN or STUN)").click()
    for label, value in (("Server address", f"turn:{turn}"), ("User", "ada"), ("Password", "secret")):
        page.get_by_label(label, exact=True).fill(value)
    page.keyboard.press("Escape")
