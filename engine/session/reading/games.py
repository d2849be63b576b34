"""A game from a file in notation, as a match that ended as the file says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.contract.notation import Notation, Record
from engine.contract.steps import Steps
from engine.contract.values import BadPosition
from engine.formats.lists import Collection
from engine.session.clocks.files import ended_on_time
from engine.session.files import ended_by_file
from engine.session.match import Match, Replay, new_match
from engine.session.reading.kinds import Kind, kinds_of
from engine.session.serialization import Unreadable
from engine.session.words.en import say

DRAWN = "1/2-1/2"


class Opened(NamedTuple):
    """A game read from a file."""

    match: Match
    notation: Notation
    tags: Mapping[str, str]
    result: str
    left_out: tuple[str, ...]
    """Parts that could not be read or kept: a sentence each, with the line number."""


class Ambiguous(Unreadable):
    """Raised if a game fits several kinds, and the file does not say which."""

    def __init__(self, kinds: tuple[Kind, ...]) -> None:
        super().__init__(say.which_game([kind.game.info.title for kind in kinds]))
        self.kinds = kinds


def game_of(collection: Collection, index: int, suffix: str = "", chosen: str = "") -> Steps[Opened]:
    """Return a game of a file, one token or action a step. Raises `Unreadable`, and `Ambiguous`.

    `suffix` and `chosen` are as in `kinds_of`.
    """
    read, problem = dict[Kind, Opened](), say.save_foreign
    line = collection.text.count("\n", 0, collection.games[index].start) + 1
    for kind in kinds_of(collection, index, suffix, chosen):
        try:
            read[kind] = yield from _opened(kind, collection.text_of(index), line)
        except BadPosition as fault:
            problem = say.no_notation(kind.notation.title, str(fault))
    if not read:
        raise Unreadable(problem)
    if len(read) > 1:
        raise Ambiguous(tuple(read))
    return next(iter(read.values()))


def _replayed(kind: Kind, record: Record) -> Steps[Match]:
    replay = Replay(new_match(kind.game, {}, record.start, record.recorded))
    for action in record.actions:
        replay.play(action)
        yield 1.0
    return replay.match._replace(lines=record.lines)


def _is_drawn(match: Match) -> bool:
    """Return true if an automatic draw has ended a match."""
    game, state = match.game, match.state
    return game.outcome(state) is not None and game.outcome(game.recorded(state)) is None


def _opened(kind: Kind, text: str, line: int) -> Steps[Opened]:
    record, left_out, cut = yield from kind.notation.reading(text, line)
    match = yield from _replayed(kind, record)
    if _is_drawn(match) and record.result != DRAWN:
        match = yield from _replayed(kind, record._replace(recorded=True))
    if not cut:
        match = ended_on_time(match, record.tags, record.result)
    match = ended_by_file(match, record.tags, record.result, cut)
    return Opened(match, kind.notation, record.tags, record.result, left_out)
