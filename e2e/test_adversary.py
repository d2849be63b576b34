"""Modified clients in two browsers: lies that cost the other end nothing but a message.

The liar's own Python tells most of them, which its page runs beside our app: they are signed with the liar's
key, and fit all before. JavaScript changes or makes the frames of a few, as somebody on the way could.
`tests/adversary/` tells these and many more without a browser. Here the honest page is the built app.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from e2e.distance import choose, resign, wait_for_choice
from e2e.in_page import learn, run
from e2e.joining import connect, invitation, join_table, reply, set_up_table
from e2e.play import save_as_file
from e2e.site import ROOT
from e2e.spy import change_frames, forge
from engine.tools.cli import main

ENDS = "This game cannot continue: "
CHANGED = "passed on a message that was changed on the way"
DOUBLE = "signed two different messages in the same place"
SENSELESS = "sent a message that makes no sense at that point"
SIGNATURE = '"[A-Za-z0-9_-]{86}"'
SOAK = pytest.mark.soak
CARDS, DICE, DUEL = "Alien Checkers", "Satan's Checkers", {"Set-up": "duel", "Who moves first?": "chance"}
CLIENT = (ROOT / "tests" / "adversary" / "client.py",)
MODIFIED = """
import gc
from engine.remote.crypto.hashing import text_of
from engine.remote.crypto.ristretto import GROUP
from engine.remote.entries import ASK, BARE, DECK, LATE, RESIGN
from tests.adversary.client import Client, contribution
from ui.app import App
from ui.features.remote import agreement, cards, sending
from ui.session.remote.frames import Since

gc.unfreeze()

class Liar(Client):
    app = next(each for each in gc.get_objects() if type(each) is App)

liar = Liar()
"""
"""Code that the liar's page runs before a lie."""
TWO_MOVES = """
match = liar.replica.state.match
texts = [each.text for each in match.game.legal_actions(match.state)][:2]
moves, heard = [liar.entry("do", liar.at, text, "0") for text in texts], len(liar.replica.heard)
for move in moves:
    liar.send(move, heard=heard)
"""
FALSE_CARDS = """
honest = cards.submit

def submit(replica, kind, *parts):
    making = replica.state.decks.deck(int(parts[0])).making if kind == DECK else None
    if making and making.stage == %d:
        lie = lambda sent: [GROUP.power(sent[0], 3), *sent[1:]]
        parts = (parts[0], contribution(making, replica.own.deck_secret, lie))
    return honest(replica, kind, *parts)

cards.submit = submit
"""
KEEPS_OPENINGS = "sending.submit_owed = lambda replica, orders=False: (replica, ())"
OTHER_SEATS = """
honest = agreement._start_at

def start_at(model, table, *rest):
    return honest(model, table._replace(owners=table.owners[::-1]), *rest)

agreement._start_at = start_at
"""


class Lie(NamedTuple):
    """A lie, and what the honest page shows."""

    words: str
    tell: str
    """Python that the liar's page runs once all have joined."""
    before: str = ""
    """Python that it runs before the liar joins."""
    game: str = "English Draughts"
    moves: int = 1
    """Number of moves before the lie."""
    liar: str = "Ben"
    verdict: int = 0
    """Exit code of verifying the honest page's game: 1 for proof of the lie, 3 for a missing secret."""
    entries: int = 0
    """Number of entries in the honest page's log in the end."""
    options: Mapping[str, str] = MappingProxyType({})


LIES = {
    "two moves under one number": Lie(DOUBLE, TWO_MOVES, entries=2, verdict=1),
    "resigning for the other": Lie(
        "acted for someone else's seat", 'liar.say(RESIGN, "0", liar.at)', entries=1
    ),
    "out of time without clocks": Lie(SENSELESS, 'liar.say(LATE, "1", liar.at)', entries=1),
    "two moves by the host": Lie(DOUBLE, TWO_MOVES, moves=0, liar="Ada", entries=1, verdict=1),
    "a false card in the shuffle": Lie("sent false cards", "", FALSE_CARDS % 1, CARDS, 0, verdict=1),
    "a false card in the lock": Lie("sent false cards", "", FALSE_CARDS % 3, CARDS, 0, verdict=1),
    "undoing the draw for the first move": Lie(
        SENSELESS, 'liar.say(ASK, "undo:0", liar.at)', game=DICE, moves=0, options=DUEL, entries=1
    ),
    "another deck secret": Lie(
        "revealed a deck secret different from",
        'liar.say(BARE, text_of(b"s" * 32))',
        game=CARDS,
        moves=0,
        entries=3,
        verdict=3,
    ),
}


def modify(page: Page, code: str) -> None:
    """Let a liar's page run code of its own."""
    learn(page, CLIENT)
    run(page, f"{MODIFIED}\n{code}\nNone")


def check_told(honest: Page, name: str, words: str, moves: int) -> None:
    """Check that a page names the liar and nobody else, and has the game as it was."""
    alert = honest.get_by_role("alert").last
    expect(alert).to_contain_text(ENDS)
    expect(alert).to_contain_text(name)
    expect(alert).to_contain_text(re.compile(words))
    expect(alert).not_to_contain_text("Ada" if name == "Ben" else "Ben")
    expect(honest.locator(".entry")).to_have_count(moves)


@SOAK
@pytest.mark.parametrize("name", LIES)
def test_a_lie_with_a_good_signature_is_reported_by_name_and_changes_nothing(
    name: str, two_pages: tuple[Page, Page], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lie, (near, far) = LIES[name], two_pages
    liar, honest = (far, near) if lie.liar == "Ben" else (near, far)
    set_up_table(near, lie.game, **lie.options)
    back = reply(far, invitation(near))
    if lie.before:
        modify(liar, lie.before)
    connect(near, back)
    far.wait_for_selector("#board")
    for spot in ("c3", "d4")[: 2 * lie.moves]:
        choose(near, spot)
    if lie.tell:
        assert wait_for_choice(two_pages)
        modify(liar, lie.tell)
    check_told(honest, lie.liar, lie.words, lie.entries)
    assert main(["verify", str(save_as_file(honest, tmp_path))]) == lie.verdict
    report = capsys.readouterr().out
    assert lie.verdict != 1 or f", by {lie.liar} (" in report


# --- lies that need no signature ----------------------------------------------------------------------


def swapped(before: str, after: str) -> str:
    """Return a change of every frame by a regular expression."""
    return f"(text) => text.replace(/{before}/, {after!r})"


ANOTHER_TIME = swapped('"do",("[0-9]+","[^"]+"),"[0-9]+"', '"do",$1,"7"')
FRAMES: dict[str, tuple[str, tuple[str, ...], str]] = {
    "a move changed after it was signed": (ANOTHER_TIME, (), CHANGED),
    "a frame too deep": ("", ("[" * 5_000,), "cannot be read"),
}
"""Each lie of Ben: a change of all frames or frames of its own, and words of the message."""


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name == "a frame too deep" else SOAK) for name in FRAMES]
)
def test_a_frame_that_no_app_sends_is_reported_by_name_and_changes_nothing(
    name: str, two_pages: tuple[Page, Page]
) -> None:
    change, frames, words = FRAMES[name]
    near, far = two_pages
    set_up_table(near)
    join_table(near, far)
    for spot in ("c3", "d4"):
        choose(near, spot)
    expect(far.locator(".entry")).to_have_count(1)
    if change:
        change_frames(far, change)
        for spot in ("b6", "a5"):
            choose(far, spot)
    else:
        forge(far, *frames)
    check_told(near, "Ben", words, moves=1)


def test_a_stranger_is_not_let_in(two_pages: tuple[Page, Page]) -> None:
    """A greeting with a wrong answer closes that connection only, and names nobody."""
    near, far = two_pages
    set_up_table(near)
    back = reply(far, invitation(near))
    change_frames(far, swapped(f'(t\\["hello",.*,){SIGNATURE}', f'$1"{"A" * 86}"'))
    connect(near, back)
    expect(near.get_by_role("alert").last).not_to_contain_text("Ben")
    expect(near.locator("#board")).to_be_visible()


# --- lies that end nothing ----------------------------------------------------------------------------


@SOAK
def test_a_player_who_keeps_an_opening_back_is_named(two_pages: tuple[Page, Page]) -> None:
    """Ben hears Ada's opening of the draw, and keeps his own."""
    near, far = two_pages
    set_up_table(near, DICE, **DUEL)
    back = reply(far, invitation(near))
    modify(far, KEEPS_OPENINGS)
    connect(near, back)
    expect(near.locator(".friends-strip")).to_contain_text("has to join the draw")
    expect(near.get_by_role("alert")).to_have_count(0)


@SOAK
def test_a_rematch_with_other_seats_is_shown_before_it_begins(two_pages: tuple[Page, Page]) -> None:
    """Ada keeps the first move; Ben declines, and has the old game."""
    near, far = two_pages
    set_up_table(near)
    join_table(near, far)
    modify(near, OTHER_SEATS)
    resign(far)
    near.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    far.keyboard.press("Escape")
    far.get_by_role("button", name="Accept").click()
    dialog = far.get_by_role("dialog")
    expect(dialog).to_contain_text("Different seats")
    dialog.get_by_role("button", name="Decline").click()
    expect(far.locator("#board")).to_be_visible()
