"""Modified clients in two browsers: ten lies, each of which changes nothing at the other end but the message.

`tests/adversary/` tells these and many more without a browser. Here the honest page is the built app.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.distance import choose
from e2e.joining import connect, invitation, join_table, reply, set_up_table
from e2e.spy import change_frames, forge

ENDS = "This game cannot continue: "
CHANGED = "passed on a message that was changed on the way"
SIGNATURE = '"[A-Za-z0-9_-]{86}"'
LONG = pytest.mark.soak


def swapped(before: str, after: str) -> str:
    """Return a change of every frame by a regular expression."""
    return f"(text) => text.replace(/{before}/, {after!r})"


ANOTHER_TIME = swapped('"do",("[0-9]+","[^"]+"),"[0-9]+"', '"do",$1,"7"')
LIES: dict[str, tuple[str, str, tuple[str, ...], str]] = {
    "a move changed after it was signed": ("Ben", ANOTHER_TIME, (), CHANGED),
    "a move without a signature": ("Ben", swapped(f'("do",.*),{SIGNATURE}', "$1"), (), CHANGED),
    "a move with another signature": (
        "Ben", swapped(f'("do",.*),{SIGNATURE}', f'$1,"{"A" * 86}"'), (), CHANGED
    ),
    "a move by somebody who had heard less": (
        "Ben", swapped(r',\[[0-9]+,([0-9]+)\],"do"', ',[1,$1],"do"'), (), CHANGED
    ),
    "no frame": ("Ben", "", ("nonsense",), "cannot be read"),
    "a frame too deep": ("Ben", "", ("[" * 5_000,), "cannot be read"),
    "the other's mood": ("Ben", "", ('["mood",0,"away"]',), "forwarded a message"),
    "a flood": ("Ben", "", ("[]",) * 300, "cannot be read|far more messages"),
    "a frame too large": ("Ben", "", ("x" * 100_000,), "far more messages"),
    "the host's move, changed by the host": ("Ada", ANOTHER_TIME, (), CHANGED),
}  # fmt: skip
"""Each lie: who tells it, a change of all frames or frames of its own, and words of the message."""
QUICK = ("a move changed after it was signed", "no frame")


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name in QUICK else LONG) for name in LIES])
def test_a_lie_is_told_by_name_and_changes_nothing(name: str, two_pages: tuple[Page, Page]) -> None:
    liar_name, change, frames, words = LIES[name]
    near, far = two_pages
    set_up_table(near)
    join_table(near, far)
    moves = [(near, ("c3", "d4"))] if liar_name == "Ben" else []
    for page, spots in moves:
        for spot in spots:
            choose(page, spot)
        expect(far.locator(".entry")).to_have_count(1)
    liar, honest = (far, near) if liar_name == "Ben" else (near, far)
    if change:
        change_frames(liar, change)
        for spot in ("b6", "a5") if liar is far else ("c3", "d4"):
            choose(liar, spot)
    else:
        forge(liar, *frames)
    alert = honest.get_by_role("alert").last
    expect(alert).to_contain_text(ENDS)
    expect(alert).to_contain_text(liar_name)
    expect(alert).to_contain_text(re.compile(words))
    expect(honest.locator(".entry")).to_have_count(len(moves))


def test_a_stranger_is_not_let_in(two_pages: tuple[Page, Page]) -> None:
    """A greeting with a wrong answer closes that connection only, and names nobody."""
    near, far = two_pages
    set_up_table(near)
    back = reply(far, invitation(near))
    change_frames(far, swapped(f'(t\\["hello",.*,){SIGNATURE}', f'$1"{"A" * 86}"'))
    connect(near, back)
    expect(near.get_by_role("alert").last).not_to_contain_text("Ben")
    expect(near.locator("#board")).to_be_visible()
