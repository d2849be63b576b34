"""Reads what comes from outside, in slices, so that the page stays alive meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.contract.steps import Steps
from engine.formats.lists import Collection, list_games
from engine.registry import GAMES
from engine.remote.validation import check_transcript
from engine.session.backup import is_backup
from engine.session.clocks.files import read_times
from engine.session.files import DATE, kept_tags, read_date, read_names
from engine.session.link import link_steps
from engine.session.match import Match
from engine.session.reading.fragments import find_fragment
from engine.session.reading.games import Ambiguous, Opened, game_of
from engine.session.reading.kinds import is_notation
from engine.session.serialization import Foreign, Shared, Unreadable
from engine.session.variations import variation_match, with_variations_of
from ui.effects.file_listing import ThumbnailReader
from ui.effects.remote_links import opening_link, with_note
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
from ui.messages.link_play import FriendLinkRead
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
from ui.storage.backup.bundle import read_bundle, stored
from ui.storage.backup.merging import merging
from ui.storage.library import Library, NoSuchGame
from ui.storage.seats import Here, Note
from ui.storage.store import SafeStore
from ui.words.en.effects import say

AT_ONCE = 0.1
"""Seconds that a reading may take before anything is said of it; as many again if it is well on by then."""
WELL_ON = 0.2
"""How much must have been read for that."""
AT_A_TIME = 8
"""Steps between two looks at the clock, which is the browser's."""
SLICE = 0.05
"""Seconds of work between two moments in which the page may do something else."""


class _Reading(NamedTuple):
    """What is being read, what is told at its end, and whether a fault leaves nothing else to show."""

    steps: Steps[Any]
    then: Callable[[int, Any], Message]
    home: bool = False
    at_a_time: int = AT_A_TIME


class ImportHandler:
    """Reads one thing at a time."""

    def __init__(
        self, library: Library, store: SafeStore, page: Page, tell: Callable[[Message], None]
    ) -> None:
        self._library = library
        self._store = store
        self._page = page
        self._glancer = ThumbnailReader(page)
        self._tell = tell
        self._reading: _Reading | None = None
        self._ticket = 0
        self._part = 0.0
        """What the file that was opened last may be written in."""

    def run(self, effect: Effect) -> bool:
        """Do an effect, if it is one of reading; return whether it is."""
        match effect:
            case Load(ticket, key, known):
                steps = with_note(self._library.loading(key, known))
                self._begin(ticket, _Reading(steps, _loaded(key, known), home=True))
            case LoadTheirs(ticket, key, mine):
                self._begin(ticket, _Reading(with_note(self._library.taking_theirs(key)), _loaded(key, mine)))
            case CheckTranscript(ticket, told, match):
                self._begin(
                    ticket, _Reading(check_transcript(told, match), TranscriptChecked, at_a_time=1), SLICE / 2
                )
            case ReplayVariation(ticket, match, line, goal, place):
                played = variation_match(match, line)
                self._begin(
                    ticket, _Reading(played, lambda now, way: VariationReplayed(now, line, goal, place, way))
                )
            case ReadLink(ticket, fragment):
                self._begin(ticket, _Reading(link_steps(fragment), self._link_read, home=True))
            case ReadFriendLink(ticket, text, key, known, home):
                opened = opening_link(self._library, text, key, known)
                self._begin(ticket, _Reading(opened, lambda now, read: FriendLinkRead(now, *read), home))
            case ReadFile(ticket, text, agreed):
                self._begin(ticket, _Reading(self._of_file(text, agreed), lambda now, make: make(now)))
            case ReadGame(ticket, collection, index, suffix, chosen):
                game = self._of_game(collection, index, suffix, chosen)
                self._begin(ticket, _Reading(game, lambda now, make: make(now)))
            case ReadThumbnail(ticket, collection, index, suffix, chosen):
                found = self._at_the_end(game_of(collection, index, suffix, chosen))
                text = collection.text_of(index)
                self._glancer.glance(found, lambda match: self._tell(ThumbnailRead(ticket, text, match)))
            case ContinueReading(ticket):
                self._ticket = ticket
                self._page.later(0, lambda: self._read_on(ticket))
            case DropReading():
                self._reading = None
            case DropFragment():
                self._page.leave(self._page.place())
            case _:
                return False
        return True

    # --- slices --------------------------------------------------------------------------------------

    def _begin(self, ticket: int, reading: _Reading, at_once: float = AT_ONCE) -> None:
        self._reading, self._ticket, self._part = reading, ticket, 0.0
        if self._goes_on(ticket, at_once) and (self._part < WELL_ON or self._goes_on(ticket, at_once)):
            self._tell(ReadingTakesLong(ticket))

    def _read_on(self, ticket: int) -> None:
        if self._reading and ticket == self._ticket and self._goes_on(ticket, SLICE):
            self._tell(ReadingProgress(ticket, self._part))

    def _goes_on(self, ticket: int, seconds: float) -> bool:
        """Read for a while; return whether something is left. What is at its end is told."""
        reading, clock = self._reading, self._page.now
        assert reading
        until = clock() + seconds
        try:
            while clock() < until:
                for _ in range(reading.at_a_time):
                    self._part = next(reading.steps)
        except StopIteration as end:
            self._reading = None
            self._tell(reading.then(ticket, end.value))
        except (ValueError, LookupError) as fault:
            self._reading = None
            self._tell(ReadingFailed(ticket, _why(fault), reading.home or isinstance(fault, NoSuchGame)))
        else:
            return True
        return False

    # --- links and files -----------------------------------------------------------------------------

    def _link_read(self, ticket: int, shared: Shared) -> Message:
        begun = shared.match.log or shared.match.lines or not shared.match.start
        return LinkRead(ticket, shared, (self._library.find(shared.match) if begun else None) or "")

    def _of_file(self, text: str, agreed: bool) -> Steps[Callable[[int], Message]]:
        """Read a backup, or a saved game; or list the games in a notation that one of them reads."""
        if is_backup(text) and not agreed:
            return lambda ticket: BackupFound(ticket, text)
        if is_backup(text):
            bundle = read_bundle(text)
            merged = yield from merging(stored(self._store), bundle.texts)
            return lambda ticket: BackupRead(ticket, merged, bundle.settings)
        try:
            key, match = yield from self._library.importing(text)
            return lambda ticket: Imported(ticket, key, match)
        except Foreign as fault:
            if is_notation(text):
                collection = yield from list_games(text)
                return lambda ticket: Listed(ticket, collection)
            if link := find_fragment(text):
                return lambda ticket: LinkFound(ticket, link)
            raise Unreadable(_openable(fault)) from fault

    def _at_the_end(self, steps: Steps[Opened]) -> Steps[Match]:
        opened = yield from steps
        return opened.match

    def _of_game(
        self, collection: Collection, index: int, suffix: str, chosen: str
    ) -> Steps[Callable[[int], Message]]:
        """Read a game of a file, or find out that a person has to say which one it is of."""
        try:
            opened = yield from game_of(collection, index, suffix, chosen)
        except Ambiguous as question:
            games = tuple(kind.id for kind in question.kinds)
            return lambda ticket: GameAmbiguous(ticket, index, games)
        note = _noted(opened)
        return lambda ticket: GameRead(ticket, opened.match, opened.left_out, note)


def _why(fault: Exception) -> str:
    """Return a message for people; Python's own error texts are for programmers only."""
    return say.makes_no_sense if type(fault).__module__ == ValueError.__module__ else str(fault)


def _loaded(key: str, known: Match | None) -> Callable[[int, tuple[Shared, Note]], Message]:
    """Return what tells that a saved game was read, with the lines that a known one has besides."""

    def told(ticket: int, read: tuple[Shared, Note]) -> Message:
        shared, note = read
        match = with_variations_of(shared.match, known) if known else shared.match
        grown = match.lines != shared.match.lines
        return Loaded(ticket, key, shared._replace(match=match), note, grown)

    return told


def _noted(opened: Opened) -> Note:
    """Return players, date, clocks and all other tags; a player who goes on sits here."""
    seats = tuple(map(Here, read_names(opened.notation, opened.tags)))
    began = read_date(opened.tags.get(DATE, ""))
    timed = read_times(opened.match, opened.tags)
    return Note(seats, timed=timed, began=began, tags=kept_tags(opened.tags, opened.result))


def _openable(fault: Foreign) -> str:
    """Return what is wrong with a file, and which files can be opened."""
    notations = dict.fromkeys(f"{n.title} ({n.suffix})" for game in GAMES.values() for n in game.notations)
    return say.openable(str(fault), list(notations))
