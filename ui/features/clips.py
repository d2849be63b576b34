"""Clips of the game at the table, and its code for other pages, made in the share dialog.

This module is imported at the first of them.
"""

from __future__ import annotations

from ui.features.notices import show_briefly
from ui.messages import Message
from ui.messages.answers import ClipEnded, ClipHandedOver, ClipProgress, EmbedCodeMade
from ui.messages.screens import Clip, CopyEmbedCode
from ui.panels.clips.embed import embed_plan
from ui.panels.clips.frames import clip_moves
from ui.panels.clips.row import kilobytes
from ui.session.clips import ClipPlan, DropClip, HandOverClip, MakeClip, MakeEmbedCode
from ui.session.effects import CopyText
from ui.session.model import Change, Model
from ui.session.screen import ClipState
from ui.words.en.clips import say

VISIBLE = 0.04
"""Smallest progress that is shown, as a fraction of the whole."""
ALL = "all"


def update(model: Model, message: Message) -> Change:
    """Make, cancel, share or save a clip, or copy the code for another page."""
    clip = model.screen.clip
    match message:
        case Clip("cancel"):
            return _cancel(model)
        case Clip("share" | "save" as way) if clip.stage == "ready":
            return model, (HandOverClip(way),)
        case Clip(what) if model.session and (what == ALL or what.isdecimal()):
            return _make(model, what)
        case ClipProgress(number, part) if number == clip.number:
            return _continue(model, part)
        case ClipEnded(number) if number == clip.number and _is_awaited(model):
            return _end(model, message)
        case ClipHandedOver(how):
            return _handed_over(model, how)
        case CopyEmbedCode() if model.session and model.screen.dialog == "share":
            return model, (_embedding(model),)
        case EmbedCodeMade(code):
            links = model.screen.links._replace(embed=code)
            return model.with_screen(model.screen._replace(links=links)), (CopyText(code),)
    return model, ()


def _is_awaited(model: Model) -> bool:
    """Return True if a clip is being made and the share dialog is still open."""
    return model.screen.clip.stage == "making" and model.screen.dialog == "share"


def _make(model: Model, what: str) -> Change:
    """Begin a clip of the last moves up to the shown position, or of all."""
    session, screen, settings = model.table, model.screen, model.screen.settings
    moves = clip_moves(session, None if what == ALL else int(what))
    if not moves or screen.dialog != "share":
        return model, ()
    number = screen.clip.number + 1
    plan = ClipPlan(session, moves, screen.moving, settings.odds, settings.coordinates, settings.lettered)
    return _with_clip(model, ClipState("making", number, what)).announce(say.making), (
        MakeClip(number, plan),
    )


def _continue(model: Model, part: float) -> Change:
    """Show the progress, or drop the clip if the dialog was closed."""
    clip = model.screen.clip
    if not _is_awaited(model):
        return _with_clip(model, ClipState(number=clip.number)), (DropClip(),)
    if part - clip.part >= VISIBLE:
        model = _with_clip(model, clip._replace(part=part))
    return model, ()


def _cancel(model: Model) -> Change:
    model = _with_clip(model, ClipState(number=model.screen.clip.number))
    return model.announce(say.cancelled), (DropClip(),)


def _end(model: Model, ended: ClipEnded) -> Change:
    """Show that the clip is ready, and share or save it; or say that it could not be made."""
    stage, asked = "ready" if ended.size else "failed", model.screen.clip.asked
    clip = ClipState(stage, ended.number, asked, 1.0, ended.size, ended.can_share)
    model = _with_clip(model, clip)
    if not ended.size:
        return model, ()
    return model.announce(say.ready(kilobytes(ended.size))), (HandOverClip("either"),)


def _handed_over(model: Model, how: str) -> Change:
    """Confirm that the clip was saved, or report that it could not be shared."""
    words = {"saved": say.saved, "failed": say.not_shared}.get(how, "")
    return show_briefly(model, words) if words else (model, ())


def _embedding(model: Model) -> MakeEmbedCode:
    """Return the request for the code, with a link to the moves if there is one, else to the position."""
    links, plan = model.screen.links, embed_plan(model)
    main = bool(plan.moves) and model.table.main is model.table
    return MakeEmbedCode(plan, links.game if main and links.game else links.position)


def _with_clip(model: Model, clip: ClipState) -> Model:
    return model.with_screen(model.screen._replace(clip=clip))
