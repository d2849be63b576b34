"""Handler that reads saved games, links and files, in slices, so that the page stays responsive."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from engine.contract.steps import Steps
from engine.formats.lists import Collection, list_games
from engine.registry import GAMES
from engine.session.backup import is_backup
from engine.session.clock_notation import read_times
from engine.session.files import DATE, kept_tags, read_date, read_names
from engine.session.link import link_steps
from engine.session.match import Match
from engine.session.reading import Ambiguous, Opened, find_fragment, game_of, is_notation
from engine.session.serialization import Foreign, Shared, Unreadable, agreed_text
from engine.session.variations import variation_match, with_variations_of
from ui.messages import Message
from ui.messages.answers import (
    BackupFound,
    BackupRead,
    GameAmbiguous,
    GameRead,
    Imported,
    LinkFound,
    LinkRead,
    Listed,
    Loaded,
    ReadingFailed,
    ReadingProgress,
    ReadingTakesLong,
    ThumbnailRead,
    TranscriptChecked,
    VariationReplayed,
)
from ui.messages.remote import FriendLinkRead
from ui.ports import Page
from ui.session.effects import DropFragment, Effect
from ui.session.remote.effects import ReadFriendLink
from ui.session.storage_effects import (
    CheckTranscript,
    ContinueReading,
    DropReading,
    Load,
    LoadTheirs,
    ReadFile,
    ReadGame,
    ReadLink,
    ReadThumbnail,
    ReplayVariation,
)
from ui.storage.backup import backup_texts, merge_steps, parse_backup
from ui.storage.library import Library, NoSuchGame
from ui.storage.seats import Here, Note, note_steps
from ui.storage.store import SafeStore
from ui.words.en.notices import say

if TYPE_CHECKING:
    from engine.remote.replica import Replica
    from engine.remote.transcript_link import LinkContents
    from engine.verifying.report import Report

AT_ONCE = 0.1
"""Seconds of reading without a progress display; twice as many if `WELL_ON` is reached by then."""
WELL_ON = 0.2
"""Fraction read after which the first wait is extended."""
AT_A_TIME = 8
"""Steps between two readings of the browser's clock."""
SLICE = 0.05
"""Maximum seconds of work at a stretch."""
THUMBNAIL_SLICE = 0.015
"""Maximum seconds of work at a stretch on a thumbnail, which nobody waits for."""
THUMBNAIL_LIMIT = 1.0
"""Seconds of work after which a thumbnail is given up."""

OpenedLink: TypeAlias = tuple["LinkContents", str, Shared | None, Note | None]
"""The content of a link, the key of the stored game, and its content."""


class _Reading(NamedTuple):
    """A reading in progress: its steps, and a function that makes the message for the result."""

    steps: Steps[Any]
    then: Callable[[int, Any], Message]
    home: bool = False
    """True if an error leaves nothing to show."""
    at_a_time: int = AT_A_TIME


class ImportHandler:
    """Reads one thing at a time, and a thumbnail beside it."""

    EFFECTS = (
        Load,
        LoadTheirs,
        CheckTranscript,
        ReplayVariation,
        ReadLink,
        ReadFriendLink,
        ReadFile,
        ReadGame,
        ReadThumbnail,
        ContinueReading,
        DropReading,
        DropFragment,
    )

    def __init__(
        self,
        library: Library,
        store: SafeStore,
        page: Page,
        seed: Callable[[], int],
        dispatch: Callable[[Message], None],
    ) -> None:
        self._library = library
        self._store = store
        self._page = page
        self._seed = seed
        self._dispatch = dispatch
        self._reading: _Reading | None = None
        self._ticket = 0
        self._part = 0.0
        """Fraction of the current reading that is done."""

    def run(self, effect: Effect) -> None:
        """Carry out one effect."""
        match effect:
            case Load(ticket, key, known):
                steps = _with_note(self._library.load_steps(key, known), self._seed)
                self._begin(ticket, _Reading(steps, _loaded(key, known), home=True))
            case LoadTheirs(ticket, key, mine):
                steps = _with_note(self._library.take_theirs_steps(key), self._seed)
                self._begin(ticket, _Reading(steps, _loaded(key, mine)))
            case CheckTranscript(ticket, replica, match):
                checks = _verification(replica, match)
                self._begin(ticket, _Reading(checks, TranscriptChecked, at_a_time=1), SLICE / 2)
            case ReplayVariation(ticket, match, line, goal, place):
                played = variation_match(match, line)
                self._begin(
                    ticket,
                    _Reading(played, lambda now, full: VariationReplayed(now, line, goal, place, full)),
                )
            case ReadLink(ticket, fragment):
                self._begin(ticket, _Reading(link_steps(fragment), self._link_read, home=True))
            case ReadFriendLink(ticket, text, key, known, home):
                opened = _opening_link(self._library, self._seed, text, key, known)
                self._begin(ticket, _Reading(opened, lambda now, read: FriendLinkRead(now, *read), home))
            case ReadFile(ticket, text, agreed):
                self._begin(ticket, _Reading(self._file_steps(text, agreed), lambda now, make: make(now)))
            case ReadGame(ticket, collection, index, suffix, chosen):
                game = self._game_steps(collection, index, suffix, chosen)
                self._begin(ticket, _Reading(game, lambda now, make: make(now)))
            case ReadThumbnail(ticket, collection, index, suffix, chosen):
                thumbnail = self._match_steps(game_of(collection, index, suffix, chosen))
                text = collection.text_of(index)
                self._read_thumbnail(
                    thumbnail, lambda match: self._dispatch(ThumbnailRead(ticket, text, match))
                )
            case ContinueReading(ticket):
                self._ticket = ticket
                self._page.later(0, lambda: self._read_on(ticket))
            case DropReading():
                self._reading = None
            case DropFragment():
                self._page.record_place(self._page.place())

    # --- slices --------------------------------------------------------------------------------------

    def _begin(self, ticket: int, reading: _Reading, at_once: float = AT_ONCE) -> None:
        self._reading, self._ticket, self._part = reading, ticket, 0.0
        if self._read_for(ticket, at_once) and (self._part < WELL_ON or self._read_for(ticket, at_once)):
            self._dispatch(ReadingTakesLong(ticket))

    def _read_on(self, ticket: int) -> None:
        if self._reading and ticket == self._ticket and self._read_for(ticket, SLICE):
            self._dispatch(ReadingProgress(ticket, self._part))

    def _read_for(self, ticket: int, seconds: float) -> bool:
        """Read for a while and dispatch the result at the end; return True if something is left."""
        reading, clock = self._reading, self._page.now
        assert reading
        until = clock() + seconds
        try:
            while clock() < until:
                for _ in range(reading.at_a_time):
                    self._part = next(reading.steps)
        except StopIteration as end:
            self._reading = None
            self._dispatch(reading.then(ticket, end.value))
        except (ValueError, LookupError) as fault:
            self._reading = None
            self._dispatch(
                ReadingFailed(ticket, _reason(fault), reading.home or isinstance(fault, NoSuchGame))
            )
        else:
            return True
        return False

    # --- thumbnails ----------------------------------------------------------------------------------

    def _read_thumbnail(self, steps: Steps[Match], done: Callable[[Match | None], None]) -> None:
        """Read a game for its picture; `done` gets None if it is unreadable or too slow."""
        slices = self._thumbnail_slices(steps, done)
        self._page.later(0, lambda: self._next_slice(slices))

    def _next_slice(self, slices: Iterator[None]) -> None:
        for _ in slices:
            return self._page.later(0, lambda: self._next_slice(slices))
        return None

    def _thumbnail_slices(self, steps: Steps[Match], done: Callable[[Match | None], None]) -> Iterator[None]:
        for _ in range(round(THUMBNAIL_LIMIT / THUMBNAIL_SLICE)):
            until = self._page.now() + THUMBNAIL_SLICE
            try:
                next(steps)
                while self._page.now() < until:
                    next(steps)
            except StopIteration as end:
                return done(end.value)
            except (ValueError, LookupError):
                break
            yield
        return done(None)

    # --- links and files -----------------------------------------------------------------------------

    def _link_read(self, ticket: int, shared: Shared) -> Message:
        begun = shared.match.log or shared.match.lines or not shared.match.start
        return LinkRead(ticket, shared, (self._library.find(shared.match) if begun else None) or "")

    def _file_steps(self, text: str, agreed: bool) -> Steps[Callable[[int], Message]]:
        """Read a backup or a saved game, or list the games of a notation file."""
        if is_backup(text) and not agreed:
            return lambda ticket: BackupFound(ticket, text)
        if is_backup(text):
            backup = parse_backup(text)
            merged = yield from merge_steps(backup_texts(self._store), backup.texts)
            return lambda ticket: BackupRead(ticket, merged, backup.settings)
        try:
            key, match = yield from self._library.import_steps(text)
            return lambda ticket: Imported(ticket, key, match)
        except Foreign as fault:
            if is_notation(text):
                collection = yield from list_games(text)
                return lambda ticket: Listed(ticket, collection)
            if link := find_fragment(text):
                return lambda ticket: LinkFound(ticket, link)
            raise Unreadable(_unreadable(fault)) from fault

    def _match_steps(self, steps: Steps[Opened]) -> Steps[Match]:
        opened = yield from steps
        return opened.match

    def _game_steps(
        self, collection: Collection, index: int, suffix: str, chosen: str
    ) -> Steps[Callable[[int], Message]]:
        """Read a game of a file, or report that the player must choose its kind."""
        try:
            opened = yield from game_of(collection, index, suffix, chosen)
        except Ambiguous as question:
            games = tuple(kind.id for kind in question.kinds)
            return lambda ticket: GameAmbiguous(ticket, index, games)
        note = _note_of(opened)
        return lambda ticket: GameRead(ticket, opened.match, opened.left_out, note)


def _reason(fault: Exception) -> str:
    """Return an error message for players; the texts of Python's own errors are for programmers."""
    return say.makes_no_sense if type(fault).__module__ == ValueError.__module__ else str(fault)


def _loaded(key: str, known: Match | None) -> Callable[[int, tuple[Shared, Note]], Message]:
    """Return a function that makes `Loaded`, adding the variations of the known match."""

    def message(ticket: int, read: tuple[Shared, Note]) -> Message:
        shared, note = read
        match = with_variations_of(shared.match, known) if known else shared.match
        grown = match.lines != shared.match.lines
        return Loaded(ticket, key, shared._replace(match=match), note, grown)

    return message


def _note_of(opened: Opened) -> Note:
    """Return the note from a game's tags: players, date, clocks and the rest; all players sit here."""
    seats = tuple(map(Here, read_names(opened.notation, opened.tags)))
    began = read_date(opened.tags.get(DATE, ""))
    timed = read_times(opened.match, opened.tags)
    return Note(seats, timed=timed, began=began, tags=kept_tags(opened.tags, opened.result))


def _unreadable(fault: Foreign) -> str:
    """Return why a file is refused, and the kinds of file that can be opened."""
    notations = dict.fromkeys(f"{n.title} ({n.suffix})" for game in GAMES.values() for n in game.notations)
    return say.openable(str(fault), list(notations))


# --- remote games -----------------------------------------------------------------------------------


def _verification(replica: Replica, match: Match) -> Steps[Report]:
    """Return the steps that verify a transcript; the verifier is loaded when somebody asks for it."""
    from engine.remote.entries import data_of
    from engine.remote.signatures import data_of_double
    from engine.verifying.report import Shown, verify

    info, played = match.game.info, match.texts[: match.cursor]
    shown = Shown(info.id, info.rules_version, match.options, match.start, played, agreed_text(match.agreed))
    return verify(list(map(data_of, replica.entries)), shown, list(map(data_of_double, replica.proofs)))


# --- links of friends --------------------------------------------------------------------------------


def _with_note(reading: Steps[Shared], seed: Callable[[], int]) -> Steps[tuple[Shared, Note]]:
    """Return the steps that read a saved game, with its note; a remote game gets a fresh seed for chance."""
    shared = yield from reading
    note = yield from note_steps(shared.seats, len(shared.match.seats), shared.match)
    if note.replica and note.replica.own:
        fresh = b"".join(seed().to_bytes(8, "big") for _ in range(4))
        note = note._replace(replica=note.replica._replace(fresh=fresh))
    return shared, note


def _opening_link(
    library: Library, seed: Callable[[], int], text: str, key: str, known: Match | None
) -> Steps[OpenedLink]:
    """Return the steps that read a friend's link and the stored game it belongs to.

    `known` is the match stored under `key`, which is not replayed. If no game with the link's table id is
    stored, a game with the same moves is used. Raises `Unreadable`.
    """
    from engine.remote.transcript_link import decode_link, replay_link

    link = decode_link(text)
    try:
        library.entry(link.table)
        loading = library.load_steps(link.table, known if key == link.table else None)
        shared, note = yield from _with_note(loading, seed)
    except NoSuchGame:
        contents = yield from replay_link(link)
        same_moves = library.find(contents.state.match) if contents.state else None
        return contents, same_moves or "", None, None
    contents = yield from replay_link(link, shared.match)
    return contents, link.table, shared, note
