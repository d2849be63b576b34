"""Opening links and files, which are read in slices so that the page stays responsive."""

from __future__ import annotations

from engine.formats.lists import Collection
from engine.registry import GAMES
from engine.remote.agreement import INVITATION, POST, REPLY
from engine.session.files import UNKNOWN_DATE
from engine.session.match import Match
from engine.session.position_link import is_position_link
from engine.session.reading import tidied
from engine.session.serialization import Shared
from ui.features.computer import start_computer, stop
from ui.features.editor.opening import open_written
from ui.features.play import open_match
from ui.features.puzzles import open_day, open_puzzle
from ui.features.saves import resume
from ui.features.setup import go_home, set_up
from ui.messages import Message
from ui.messages.answers import (
    GameAmbiguous,
    GameRead,
    Imported,
    LinkFound,
    LinkRead,
    Listed,
    ReadingFailed,
    ReadingProgress,
    ReadingTakesLong,
    ThumbnailRead,
)
from ui.messages.games import (
    ChooseFileGame,
    ChooseGame,
    FileUnreadable,
    FindGame,
    Import,
    OpenLink,
    StopReading,
)
from ui.panels.dialogs.files import BLANK, LEFT_OUT, WHICH_GAME, unseen
from ui.panels.thumb import thumb
from ui.session.effects import DropFragment
from ui.session.model import Change, Model
from ui.session.screen import DAY, OPENING, PUZZLE, File
from ui.session.storage_effects import (
    ContinueReading,
    DropReading,
    ReadFile,
    ReadGame,
    ReadLink,
    ReadThumbnail,
)
from ui.storage.seats import Here, Note, read_levels
from ui.tree import Node, keep
from ui.words.en.notices import say

NEW = "new"
"""Link `#new=<game>` that opens a game's set-up, used by shortcuts of the installed app."""
VISIBLE = 0.01
"""Smallest progress that is shown, as a fraction of the whole."""
MESSAGES = (
    ChooseGame, ChooseFileGame, FindGame, GameRead, ThumbnailRead, ReadingProgress, Import, Imported,
    LinkFound, LinkRead, Listed,
    ReadingFailed, OpenLink, StopReading, ReadingTakesLong, FileUnreadable, GameAmbiguous,
)  # fmt: skip


def update(model: Model, message: Message) -> Change:
    """Open a link or file, or continue reading it."""
    match message:
        case OpenLink(fragment) if fragment:
            return _open_link(model, fragment)
        case Import(text, suffix):
            return model.with_screen(model.screen._replace(file=File(suffix))), (
                ReadFile(model.ticket, text),
            )
        case FileUnreadable(why):
            return model.with_message(say.too_large if why == "large" else say.unread), ()
        case ChooseGame(index):
            return _choose(model, index)
        case ChooseFileGame(game) if game in model.screen.file.games:
            file = model.screen.file._replace(game=game, games=())
            return _choose(model.with_screen(model.screen._replace(file=file)), file.number)
        case FindGame(wanted):
            return _request_thumbnail(model.with_dialog("collection", wanted))
        case ThumbnailRead(_, text, match):
            return _show_thumbnail(model, text, match)
        case ReadingTakesLong():
            return _show_progress(model)
        case ReadingProgress(_, part):
            return _continue_reading(model, part)
        case StopReading():
            return _stop_reading(model)
    return _show_result(_closed(model), message)


def _show_result(model: Model, message: Message) -> Change:
    """Show the result of reading, or the error."""
    match message:
        case LinkRead(_, shared, known):
            return _open_shared(model, shared, known)
        case Imported(_, key, match):
            return resume(model, key, match)
        case Listed(_, collection):
            return _show_collection(model, collection)
        case LinkFound(_, fragment):
            return _open_link(model, fragment)
        case GameAmbiguous(_, index, games):
            file = model.screen.file._replace(number=index, games=games)
            return model.with_screen(model.screen._replace(file=file)).with_dialog(WHICH_GAME), ()
        case GameRead(_, match, left_out, note):
            opened, effects = _open_imported(model, match, note)
            return _show_left_out(opened, left_out), effects
        case ReadingFailed(_, words, home):
            return _refuse(model, words, home)
    return model, ()


# --- while reading -----------------------------------------------------------------------------------


def _show_progress(model: Model) -> Change:
    """Stop the game at the table and show a progress bar, since reading takes long."""
    model, stopped = stop(model) if model.session else (model, ())
    model = model.with_screen(model.screen._replace(dialog=OPENING, reading=0.0))
    return model, (*stopped, ContinueReading(model.ticket))


def _continue_reading(model: Model, part: float) -> Change:
    """Continue reading, unless another dialog is open by now."""
    screen = model.screen
    if screen.dialog != OPENING:
        return model, (DropReading(),)
    if part - screen.reading >= VISIBLE:
        model = model.with_screen(screen._replace(reading=part))
    return model, (ContinueReading(model.ticket),)


def _stop_reading(model: Model) -> Change:
    """Cancel the reading and return to the previous screen."""
    started, effects = start_computer(_closed(model))
    return started, (DropReading(), DropFragment(), *effects)


def _closed(model: Model) -> Model:
    """Return the model without the progress of reading."""
    return model.with_dialog("") if model.screen.dialog == OPENING else model


def _refuse(model: Model, words: str, home: bool) -> Change:
    """Show the error, on the home screen if no other screen is open."""
    if not home:
        started, effects = start_computer(model)
        return started.with_message(words), effects
    model, effects = go_home(model)
    return model.with_message(words), effects


# --- links -------------------------------------------------------------------------------------------


def _open_link(model: Model, fragment: str) -> Change:
    """Open the link in the page's address; stored games are not overwritten."""
    fragment = tidied(fragment)
    kind, _, game = fragment.partition("=")
    if kind == NEW and game in GAMES:
        return set_up(model, GAMES[game])
    if kind == PUZZLE:
        return open_puzzle(model, game)
    if kind == DAY:
        return open_day(model, game)
    if kind in (INVITATION, REPLY, POST):
        from ui.features.remote.dispatch import open_link

        return open_link(model, fragment)
    if is_position_link(fragment):
        return open_written(model, fragment)
    return model, (ReadLink(model.ticket, fragment),)


def _open_shared(model: Model, shared: Shared, known: str) -> Change:
    """Open the game of a link; `known` is its id in the library, if it is stored here."""
    match = shared.match
    if match.start and not match.log and not match.lines:
        return set_up(model, match.game, match.start, given=match.options)
    if known:
        return resume(model, known, match)
    return _open_imported(model, match, read_levels(shared.seats, len(match.seats)))


# --- files -------------------------------------------------------------------------------------------


def _show_collection(model: Model, collection: Collection) -> Change:
    """Show the games of a file to choose from; open a single game at once."""
    model = model.with_screen(model.screen._replace(collection=collection, thumbnails={}))
    if len(collection.games) == 1:
        return _choose(model, 0)
    return _request_thumbnail(model.with_dialog("collection"))


def _request_thumbnail(model: Model) -> Change:
    """Request the picture of the next listed game without one."""
    screen = model.screen
    index = unseen(screen.collection, screen.subject, screen.thumbnails)
    if index is None or screen.dialog != "collection":
        return model, ()
    file = screen.file
    return model, (ReadThumbnail(model.ticket, screen.collection, index, file.suffix, file.game),)


def _show_thumbnail(model: Model, text: str, match: Match | None) -> Change:
    """Show the picture of a listed game and request the next; ignore a duplicate."""
    screen = model.screen
    if text in screen.thumbnails:
        return model, ()
    picture = keep(_picture(match)) if match else BLANK
    return _request_thumbnail(
        model.with_screen(screen._replace(thumbnails={**screen.thumbnails, text: picture}))
    )


def _picture(match: Match) -> Node:
    game = match.game
    return thumb(game.board(match.options), game.picture(game.view(match.state, None)))


def _choose(model: Model, index: int) -> Change:
    """Open one game of the collection, by its number from 0."""
    collection = model.screen.collection
    if index not in range(len(collection.games)):
        return model, ()
    file = model.screen.file
    return model.with_dialog(""), (ReadGame(model.ticket, collection, index, file.suffix, file.game),)


def _show_left_out(model: Model, left_out: tuple[str, ...]) -> Model:
    """Show the first part left out of a game, and a link to the others."""
    model = model.with_screen(model.screen._replace(file=model.screen.file._replace(left_out=left_out)))
    if len(left_out) < 2:
        return model.with_message(left_out[0]) if left_out else model
    return model.with_message(left_out[0], (say.all_left_out(len(left_out)), LEFT_OUT))


def _open_imported(model: Model, match: Match, note: Note) -> Change:
    """Put an imported match on the table and save it."""
    seats = note.seats or (Here(),) * len(match.seats)
    return open_match(
        model, match, note._replace(seats=seats, began=note.began or UNKNOWN_DATE), imported=True
    )
