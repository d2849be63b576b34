"""The parts of the share dialog that make clips, and code for other pages."""

from __future__ import annotations

from ui.panels.clips.embed import embed_plan
from ui.panels.clips.frames import clip_moves
from ui.session.model import Model
from ui.session.screen import ClipState
from ui.tree import Node, button, h
from ui.words.en.clips import say

LENGTHS = (10, 40)
"""Numbers of moves that a clip may have, if the game has more."""


def clip_row(model: Model) -> Node | None:
    """Return the buttons that make a clip, its progress, or its result; None before the first move."""
    session, clip = model.table, model.screen.clip
    moves = len(clip_moves(session, None))
    if not moves:
        return None
    note = say.what_you_see if session.game.info.hidden else say.help
    row = h("div", _buttons(clip, moves), class_="row ways")
    return h("div", h("h3", say.clip), h("p", note, class_="by"), _state(clip), row, class_="copied clip-row")


def embed_row(model: Model) -> Node:
    """Return the button that copies the code for other pages, and the code once it was made."""
    plan, code = embed_plan(model), model.screen.links.embed
    field = h("input", type="text", readonly=True, value=code, id="share-embed", aria_label=say.code)
    copy = button(say.copy_code, "embed", key="embed")
    return h(
        "div",
        h("h3", say.embed),
        h("p", say.embed_help if plan.moves else say.embed_position, class_="by"),
        h("div", field if code else None, copy, class_="row"),
        class_="copied embed-row",
    )


def _state(clip: ClipState) -> Node | None:
    """Return the progress of a clip, its size, or its failure."""
    match clip.stage:
        case "making":
            return h("progress", max=100, value=round(100 * clip.part), aria_label=say.making)
        case "ready":
            return h("p", say.ready(kilobytes(clip.size)))
        case "failed":
            return h("p", say.failed, class_="why", role="alert")
    return None


def _buttons(clip: ClipState, moves: int) -> list[Node]:
    """Return the buttons for the state of a clip.

    The key keeps the pressed button and its focus when its text changes.
    """
    if clip.stage == "making":
        return [button(say.cancel, "clip", "cancel", key=clip.asked)]
    lengths = [str(count) for count in LENGTHS if count < moves] + ["all"]
    if clip.stage != "ready":
        return [button(_length(each), "clip", each, key=each) for each in lengths]
    others = [button(_length(each), "clip", each, key=f"another-{each}") for each in lengths]
    save = {"key": "save"} if clip.can_share else {"key": clip.asked, "class_": "primary"}
    share = button(say.share, "clip", "share", key=clip.asked, class_="primary")
    return [*([share] if clip.can_share else []), button(say.save, "clip", "save", **save), *others]


def _length(what: str) -> str:
    """Return the label of the button for a clip of some moves, or of all."""
    return say.last(int(what)) if what.isdecimal() else say.whole


def kilobytes(size: int) -> int:
    """Return a size in bytes as kilobytes, at least 1."""
    return max(1, round(size / 1000))
