"""Two browser processes: an invitation and its reply connect them, and both play one game."""

from __future__ import annotations

import re
import socket
import subprocess
from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.joining import LINE_MS, invitation, reply, set_up_table
from e2e.play import click, last_announcement
from e2e.test_access import LOOKS, faults, press
from engine.remote.description import read_description
from engine.remote.invitation import read_invitation
from tools.browser import TURN_SERVER, demanded, find_turn_server

RELAYED = """
globalThis.RTCPeerConnection = class extends RTCPeerConnection {
  constructor(options) { super({ ...options, iceTransportPolicy: 'relay' }); }
};
"""
"""Script that allows connections through the TURN server only."""
LONG_NAME_FITS = """() => {
  const name = document.querySelector('.friends .name'), own = name.textContent;
  name.textContent = 'Bartholomew Maximilian Feather';
  const [row, presence, talk] = ['.friends li', '.friends .by', '.talk'].map(
    (each) => document.querySelector(each).getBoundingClientRect());
  name.textContent = own;
  return row.height < 50 && presence.right <= talk.left;
}"""
"""Script that returns whether a long name leaves the presence and the emotes on its line."""


def test_two_browsers_connect_play_and_disconnect(new_tab: NewPage, far: Page, open_app: OpenApp) -> None:
    near = new_tab()
    open_app(near)
    set_up_table(near)
    link = invitation(near)
    near.get_by_role("button", name="Show QR code").click()
    expect(near.get_by_role("img", name="The link as a QR code")).to_be_visible()
    back = reply(far, link)
    tab = near.context.new_page()
    open_app(tab, address=back)
    expect(tab.get_by_text("Connected: the game continues")).to_be_visible()
    tab.close()
    expect(far.locator("#board")).to_be_visible(timeout=LINE_MS)
    expect(near.get_by_role("dialog")).to_have_count(0)
    near.bring_to_front()
    compare_words(near, far)
    click(near, "a3")
    click(near, "b4")
    expect(far.locator("[data-spot=b4]")).to_have_accessible_name(re.compile("dark"))
    request_undo(near, far)
    expect(near).to_have_title("Ben to move – English Draughts – Odd Checkers")
    expect(far).to_have_title("Your move – English Draughts – Odd Checkers")
    assert near.evaluate(LONG_NAME_FITS)
    far.get_by_role("button", name="Say “Well played!”").click()
    expect(near.locator(".far .emote")).to_contain_text("Well played!")
    expect(near.locator(".far .turn")).to_have_css("opacity", "0")
    assert list(faults(near, "emote", LOOKS[:1])) == []
    context = far.context
    far.close()
    expect(near.get_by_text("is not connected")).to_be_visible(timeout=LINE_MS)
    expect(near.get_by_role("button", name="Invite Ben")).to_be_visible()
    go_on_by_link(near, context.new_page())


def compare_words(near: Page, far: Page) -> None:
    """Both pages show the same four words, and the first one keeps that they match."""
    shown = []
    for page in (near, far):
        page.locator(".friends-strip").get_by_role("button", name="Compare words").click()
        shown.append(page.locator(".code-words li").all_inner_texts())
    assert shown[0] == shown[1] and len(shown[0]) == 4
    assert list(faults(near, "words", LOOKS)) == []
    press(near, "They match")
    far.get_by_role("button", name="Close", exact=True).click()
    expect(near.locator(".friends-strip")).to_contain_text("Words compared")
    expect(far.locator(".friends-strip")).to_contain_text("Not compared yet")


def go_on_by_link(near: Page, far: Page) -> None:
    """Send the game by link with one tap; the friend's device recognises it."""
    near.context.grant_permissions(["clipboard-read", "clipboard-write"])
    near.locator(".friends-strip").get_by_role("button", name="Send moves by link").click()
    expect(near.get_by_text("Link copied.")).to_be_visible()
    words, link = str(near.evaluate("navigator.clipboard.readText()")).splitlines()
    assert words == "Your move in English Draughts, Ben"
    far.goto(link)
    expect(far.locator("[data-spot=b4]")).to_have_accessible_name(re.compile("dark"), timeout=LINE_MS)
    click(far, "f6")
    click(far, "e5")
    expect(far.get_by_text("Send this to Ada")).to_be_visible()
    expect(near.get_by_text("Waiting for a link from Ben.")).to_be_visible()


def request_undo(near: Page, far: Page) -> None:
    """Let the friend request an undo; it is announced, and accepted by the keyboard."""
    click(far, "f6")
    click(far, "e5")
    expect(near.locator("[data-spot=e5]")).to_have_accessible_name(re.compile("light"))
    assert "to 18" in last_announcement(near)
    far.keyboard.press("u")
    expect(near.get_by_role("alert")).to_contain_text("Ben asks to undo a move.")
    assert list(faults(near, "asked", LOOKS[:1])) == []
    press(near, "Accept")
    expect(far.locator("[data-spot=f6]")).to_have_accessible_name(re.compile("light"))


@pytest.fixture
def turn_server() -> Iterator[str]:
    """The host and the port of a TURN server on this machine, at its network address."""
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


@pytest.mark.soak
def test_a_chosen_turn_server_relays_the_messages(
    new_tab: NewPage, far: Page, open_app: OpenApp, turn_server: str
) -> None:
    near = new_tab()
    for page in (near, far):
        page.add_init_script(RELAYED)
        open_app(page)
        enter_server(page, turn_server)
    set_up_table(near)
    link = invitation(near)
    kinds = {candidate.kind for candidate in read_description(read_invitation(link).line).candidates}
    assert kinds == {"relay"}
    near.get_by_label("The reply").fill(reply(far, link))
    near.get_by_role("button", name="Connect").click()
    expect(far.locator("#board")).to_be_visible(timeout=LINE_MS)


def enter_server(page: Page, turn_server: str) -> None:
    """Enter a server in the settings."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Connection server (TURN or STUN)").click()
    for label, value in (("Server address", f"turn:{turn_server}"), ("User", "ada"), ("Password", "secret")):
        page.get_by_label(label, exact=True).fill(value)
    page.keyboard.press("Escape")
