"""Clips and boards on other pages: their content, and the effects that make them."""

from __future__ import annotations

from typing import NamedTuple

from ui.session.log import Entry
from ui.session.session import Session
from ui.value import Value


class ClipPlan(NamedTuple):
    """The content of a clip or of a board on another page."""

    session: Session
    moves: tuple[Entry, ...]
    """Log entries that follow each other; at least one in a clip."""
    moving: bool
    """True if pieces move; False for one frame per position."""
    odds: bool
    """True if the chances of hidden content are shown."""
    coordinates: bool
    lettered: bool
    """True if numbered squares are named by letters."""


class MakeClip(Value):
    """Make a clip in slices, in place of an earlier one. Sends: `ClipProgress`, then `ClipEnded`."""

    number: int
    plan: ClipPlan


class DropClip(Value):
    """Stop making a clip."""


class HandOverClip(Value):
    """Share or save the clip made last: "share", "save", or "either" as the device suggests.

    Sends: `ClipHandedOver`.
    """

    way: str


class MakeEmbedCode(Value):
    """Make the code that shows a game on another page. Sends: `EmbedCodeMade`."""

    plan: ClipPlan
    """The content; without moves it is the shown position, as everybody may see it."""
    link: str
    """Link to the same game or position."""


CLIP_EFFECTS = (MakeClip, DropClip, HandOverClip, MakeEmbedCode)
"""All of them; their handler is imported at the first one."""
