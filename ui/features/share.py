"""Sharing a game: links, files, pictures, QR codes and the clipboard."""

from __future__ import annotations

from engine.contract.notation import Notation, Record
from engine.contract.picture import Picture
from engine.contract.values import IllegalAction
from engine.contract.variation_edits import cut_main_line
from engine.contract.variations import Variations
from engine.registry import find_game
from engine.session.clock_notation import TERMINATION, tags_of, with_times
from engine.session.files import read_date, result_text, tags_of_game, with_kept
from engine.session.link import LINK_ACTIONS, TooLong, write_link, write_position_link
from engine.session.match import ABANDONED
from engine.session.position_link import write_position
from engine.session.serialization import Unreadable
from ui.board.drawing import board_scene, ground_scene, pieces_scene
from ui.board.geometry import Geometry
from ui.features.notices import show_briefly
from ui.messages import Message
from ui.messages.answers import (
    ClipEnded,
    ClipHandedOver,
    ClipProgress,
    Copied,
    EmbedCodeMade,
    QrCodeMade,
    StartDateFound,
)
from ui.messages.editor import SavePicture
from ui.messages.games import Export, ExportAs
from ui.messages.screens import Clip, Copy, CopyEmbedCode, Send, ShowCode
from ui.panels import board
from ui.session.effects import CopyText, Download, ExportPicture, MakeQrCode, SendText
from ui.session.model import Change, Model
from ui.session.remote.deck_progress import still_hides
from ui.session.screen import INVITED, INVITING, Code, Links
from ui.session.series import game_name
from ui.session.session import Session
from ui.session.storage_effects import ExportCurrentGame, ExportGame, FindStartDate
from ui.storage.seats import given_name, named, write_levels
from ui.words.en.notices import say

MESSAGES = (
    StartDateFound, QrCodeMade, Copied, Copy, Export, ExportAs, SavePicture, Send, ShowCode,
    Clip, ClipProgress, ClipEnded, ClipHandedOver, CopyEmbedCode, EmbedCodeMade,
)  # fmt: skip
PICTURE_KINDS = ("png", "svg", "copy")
"""File formats of a picture, or "copy" for the clipboard."""


def update(model: Model, message: Message) -> Change:
    """Copy, send or export a game, a text or a picture."""
    match message:
        case Copy(text):
            return model, (CopyText(text),)
        case Send(link):
            return model, (SendText(link, _words(model)),)
        case ShowCode(text):
            return _show_code(model, text)
        case QrCodeMade(text, rows) if text == model.screen.code.text:
            return _code_made(model, Code(text, rows)), ()
        case Copied(worked):
            return show_briefly(model, say.copied if worked else say.not_copied)
        case Export(key) if key:
            return model, (ExportGame(key),)
        case Export() if model.session:
            return model, (ExportCurrentGame(model.ticket, model.table.main),)
        case ExportAs(suffix) if model.session:
            return model, (FindStartDate(model.ticket, model.table.key, suffix),)
        case StartDateFound(_, day, suffix) if model.session:
            return _exported(model, model.table.main, day, suffix)
        case SavePicture(kind) if kind in PICTURE_KINDS:
            return _export_picture(model, kind)
        case Clip() | ClipProgress() | ClipEnded() | ClipHandedOver() | CopyEmbedCode() | EmbedCodeMade():
            from ui.features.clips import update as update_clip

            return update_clip(model, message)
    return model, ()


def _words(model: Model) -> str:
    """Return the words that go with the link in the open dialog; "" for none."""
    screen, replica = model.screen, model.session.main.replica if model.session else None
    if screen.dialog == INVITING and replica and screen.subject.isdecimal():
        from ui.features.remote.link_play import link_words

        return link_words(replica, int(screen.subject))
    if screen.dialog == INVITED and screen.invited:
        from ui.words.en.link_play import say as link_say

        return link_say.our_game(find_game(screen.invited.invitation.game).info.title)
    return ""


def _show_code(model: Model, text: str) -> Change:
    """Show a text as a QR code, or hide it if it is shown."""
    if text == model.screen.code.text:
        return model.with_screen(model.screen._replace(code=Code())), ()
    return model.with_screen(model.screen._replace(code=Code(text))), (MakeQrCode(text),)


def _code_made(model: Model, code: Code) -> Model:
    """Show a QR code, or a message if the text is too long for one."""
    if not code.rows:
        return model.with_screen(model.screen._replace(code=Code())).with_message(say.no_code)
    return model.with_screen(model.screen._replace(code=code))


def _exported(model: Model, session: Session, day: str, suffix: str) -> Change:
    """Export the game in the notation of a suffix; `day` is the date when it began here."""
    notations = [notation for notation in session.game.notations if notation.suffix == suffix]
    name = f"{session.game.info.id}{suffix}"
    try:
        files = [Download(name, each.write(_record(session, each, day))) for each in notations]
    except IllegalAction:
        return model.with_message(say.variation_invalid), ()
    return model, tuple(files)


def _record(session: Session, notation: Notation, day: str) -> Record:
    """Return the game as a record for file formats."""
    match, clock = session.match, session.clock
    names = [given_name(seat) for seat in named(match, session.seats, session.past)]
    began = session.began or read_date(day)
    own = {"Event": game_name(session), **tags_of_game(notation, names, began)}
    lines = cut_main_line(match.texts, match.lines, match.cursor)
    if clock:
        own, lines = own | tags_of(clock, match), with_times(clock, match, lines)
    elif match.outcome and match.outcome.reason == ABANDONED:
        own[TERMINATION] = ABANDONED.code
    result = result_text(match.outcome)
    tags = with_kept(session.main.tags, own, result, match.cursor) if session.main.tags else own
    return Record(tags, match.start, match.played, result, lines, match.recorded)


def links(session: Session) -> Links:
    """Return the links to the game at the table and to the shown position.

    The link to the whole game is left out if it would reveal secrets.
    """
    match, at = session.main.match, session.match.cursor if session.viewing is None else session.viewing
    shown = session.match.goto(at)
    secret = still_hides(session.main.match, session.main.replica)
    match = match.goto(at) if session.viewing is not None else match
    text = match.game.position(match.game.view(shown.state, None))
    readable = write_position(match.game, text, match.options)
    links = Links("", write_position_link(shown), text, readable, secret)
    if secret or match.cursor > LINK_ACTIONS:
        return links
    levels = write_levels(session.main.seats, session.main.past)
    try:
        return links._replace(game=write_link(match, levels))
    except (TooLong, Unreadable):
        return links._replace(
            game=write_link(match._replace(lines=Variations()), levels), without_variations=True
        )


def _export_picture(model: Model, kind: str) -> Change:
    """Export the shown position as a picture, without highlights."""
    shown = _shown_position(model)
    if shown is None:
        return model, ()
    name, geometry, picture = shown
    lettered = model.screen.settings.lettered
    contents = (
        *board_scene(geometry, True, lettered),
        *ground_scene(geometry, picture),
        *pieces_scene(geometry, picture, {}),
    )
    size = geometry.width, geometry.height
    return model, (ExportPicture(kind, f"{name}.{kind}", contents, size),)


def _shown_position(model: Model) -> tuple[str, Geometry, Picture] | None:
    """Return the name, board and picture of the shown position, as the viewer sees it."""
    if editing := model.screen.editing:
        from ui.panels.editor import picture

        return editing.game, editing.geometry, picture(editing)
    if model.at_table:
        return model.table.game.info.id, model.table.geometry, board.picture(model)
    return None
