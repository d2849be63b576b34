"""Reading of untrusted input of any kind: one reader for the page and the command line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from engine.contract.game import AnyGame
from engine.contract.notation import Notation, Record
from engine.contract.steps import Steps
from engine.contract.values import BadOption, BadPosition
from engine.formats.lists import Collection
from engine.registry import GAMES
from engine.session.clock_notation import ended_on_time
from engine.session.files import ended_by_file
from engine.session.link import LINK_LIMIT, is_whole
from engine.session.match import Match, Replay, new_match
from engine.session.position_link import read_position
from engine.session.serialization import Unreadable
from engine.session.words.en import say

SIBLINGS = 50
"""Number of sibling games to inspect when a game does not show its kind."""


class Kind(NamedTuple):
    """A game, and one of its notations."""

    game: AnyGame
    notation: Notation

    @property
    def id(self) -> str:
        """The id of the game."""
        return self.game.info.id


def is_notation(text: str) -> bool:
    """Return True if a text looks like a file in one of the notations."""
    return any(kind.notation.matches(text) for kind in _kinds())


def kinds_of(collection: Collection, index: int, suffix: str = "", chosen: str = "") -> tuple[Kind, ...]:
    """Return the possible kinds of a game in a file: more than one if only a person can decide.

    `suffix` is the suffix of the file name (".pgn"), `chosen` the id of the game that a person has picked.
    """
    kinds = _fitting(collection.text_of(index))
    if len(kinds) > 1:
        kinds = _only(kinds, [kind for kind in kinds if kind.id == chosen])
    if len(kinds) > 1:
        kinds = _only(kinds, _siblings(collection, index))
    if len(kinds) > 1:
        kinds = _only(kinds, [kind for kind in kinds if kind.notation.suffix == suffix.lower()])
    return tuple(kinds)


def _kinds() -> list[Kind]:
    return [Kind(game, notation) for game in GAMES.values() for notation in game.notations]


def _fitting(text: str) -> list[Kind]:
    """Return the possible kinds with the most evidence."""
    found = [(kind.notation.evidence(text), kind) for kind in _kinds()]
    most = max((evidence for evidence, _ in found), default=-1)
    return [kind for evidence, kind in found if evidence == most >= 0]


def _siblings(collection: Collection, index: int) -> list[Kind]:
    """Return the kinds of the other games of a file, where they are clear."""
    others = [number for number in range(len(collection.games)) if number != index][:SIBLINGS]
    clear = [kinds for number in others if len(kinds := _fitting(collection.text_of(number))) == 1]
    return [*{kinds[0].id: kinds[0] for kinds in clear}.values()]


def _only(kinds: list[Kind], wanted: Sequence[Kind]) -> list[Kind]:
    """Return the one wanted kind if it is possible; else all the possible ones."""
    return [*wanted] if len(wanted) == 1 and wanted[0] in kinds else kinds


_UNSEEN = "\u200b\u200c\u200d\u2060\ufeff\u00ad\u200e\u200f"
_ENCODED = r"%(?:20|0A|0D|09|3E|3C|22|60|C2%A0|E2%80%8[BCDEF]|E2%81%A0|EF%BB%BF)"
_CLINGS = re.compile(rf"(?:{_ENCODED}|[\s{_UNSEEN}.,;:!?'\"`)\]}}>»”’*]){{1,12}}\Z", re.IGNORECASE)
"""Characters to strip from the end of a link, at most a dozen: punctuation, and invisible ones."""
_INSIDE = re.compile(rf"=\r?\n|{_ENCODED}|[\s{_UNSEEN}]", re.IGNORECASE)
"""Characters that may have been inserted into a link to a game on its way."""
_GAME = re.compile(r"(?<![A-Za-z0-9_.-])([a-z][a-z0-9-]{0,39})\.[0-9]{1,4}\.(?=[A-Za-z0-9_-])")
_POSITION = re.compile(r"(?:#|\A\s*)([a-z][a-z0-9-]{0,39})/(?=\S)")
_FRIENDS = re.compile(r"#((?:post|join|answer)=[A-Za-z0-9._-]+)")
_GAME_SIGNS = re.compile(r"[A-Za-z0-9_.-]*")
_POSITION_SIGNS = re.compile(r"[A-Za-z0-9/:;,=?~!*+.%_\[\]-]*")
_QUOTED = re.compile(r"^[> \t]+")
SEARCH_LIMIT = 20 * LINK_LIMIT
"""Number of characters of a text to search for links; no message is longer."""
LINES = 400
"""Maximum number of lines that a link may be wrapped over."""
WRAPPED = 50
"""Minimum length of a line that mail software may have wrapped."""


def tidied(fragment: str) -> str:
    """Return the fragment of a link, without clinging characters and with wrapped lines joined."""
    fragment = fragment.strip().removeprefix("#")
    if "=" in fragment.partition("/")[0].partition(".")[0]:
        return fragment  # remote links are found by their own pattern
    fragment = re.sub(r"[&?](?:fbclid|gclid|utm_[a-z]+|mc_[a-z]+)=.*|&.*", "", fragment, flags=re.DOTALL)
    if _GAME.match(fragment):
        fragment = _INSIDE.sub("", fragment)
    return _CLINGS.sub("", fragment)


def find_fragment(text: str) -> str:
    """Return the fragment of the first link in a text that leads somewhere; "" if there is no link."""
    found, text = "", text[:SEARCH_LIMIT]
    for begun in _GAME.finditer(text):
        if begun[1] in GAMES:
            for link in _joined(text[begun.start() : begun.start() + 2 * LINK_LIMIT], _GAME_SIGNS):
                found = found or tidied(link)
                if is_whole(tidied(link)):
                    return tidied(link)
    for begun in _POSITION.finditer(text):
        if begun[1] in GAMES:
            rest = text[begun.start(1) : begun.start() + 2 * LINK_LIMIT]
            links = [tidied(link) for link in _joined(rest, _POSITION_SIGNS, WRAPPED)]
            return next(filter(_leads_somewhere, links), found or links[0])
    friends = _FRIENDS.search(text)
    return found or (friends[1] if friends else "")


def _joined(text: str, signs: re.Pattern[str], wrapped: int = 0) -> Iterator[str]:
    """Yield a link up to the end of its first line, its second, and so on; short lines were not wrapped."""
    whole = ""
    for line in islice(text.splitlines(), LINES):
        line = _QUOTED.sub("", line) if whole else line
        found = signs.match(line)
        part = found[0] if found else ""
        soft = part.endswith("=") and len(part) == len(line)
        whole += part.removesuffix("=") if soft else part
        if not soft:
            yield whole
        if len(part.strip()) < len(line.strip().rstrip("=")) or (len(line) < wrapped and not soft):
            return


def _leads_somewhere(link: str) -> bool:
    """Return True if a position link leads to a valid position."""
    try:
        game, text, options = read_position(link)
        game.start(options, text)
    except (Unreadable, BadOption, BadPosition):
        return False
    return True


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
    """Return True if an automatic draw has ended a match."""
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
