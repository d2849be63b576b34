"""Who sits where: a person here or at another device, or a computer of some level."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias, assert_never

from engine.ai.levels import LEVELS
from engine.contract.series import Result, Series
from engine.contract.steps import Steps, finish
from engine.formats.json_input import BadText, read_json
from engine.formats.reader import MOST_TAGS, TAG_LENGTH
from engine.formats.writer import is_tag_name
from engine.remote.errors import ProtocolError, StaleEntry
from engine.remote.replica import Replica, redact_replica, replica_steps, write_replica
from engine.session.clocks.clock import ClockRecord
from engine.session.clocks.control import read_control, write_control
from engine.session.files import UNKNOWN_DATE, Tags, read_date
from engine.session.match import Match
from ui.storage.names import player_name
from ui.storage.transcript import NOTE_LIMIT as NOTE_LIMIT
from ui.words.en.storage import say

LEVEL = {level.id: level for level in LEVELS}
"""The computer levels by id, the weakest first."""
LONGEST = 10_000_000
"""The most milliseconds that are read of an action."""
_NUMBER = re.compile(r"[0-9]{1,9}")
_SECRET = re.compile(r"[0-9a-f]{64}")
"""Pattern of a secret in an unreadable note."""
_RESULT = re.compile(r"([0-9]{1,3}(?:\.[0-9]{1,3})*)w([0-9]?)")


class Here(NamedTuple):
    """A person at this screen; the name may be empty."""

    name: str = ""


class Computer(NamedTuple):
    """A computer player of some level, by its id; the name may be empty."""

    level: str
    name: str = ""


class Remote(NamedTuple):
    """A person at another device; the name may be empty."""

    name: str = ""


REMOTE = "elsewhere"
"""What stands for somebody elsewhere where a level stands for a computer."""
Seat: TypeAlias = Here | Computer | Remote
"""Who sits in a seat."""
Seats: TypeAlias = tuple[Seat, ...]


def seat_of(level: str, name: str = "") -> Seat:
    """Return a computer of a level, with "" a person here, with `REMOTE` one at another device."""
    if level == REMOTE:
        return Remote(name)
    return Computer(level, name) if level else Here(name)


def kind_of(seat: Seat) -> str:
    """Return what `seat_of` makes a seat of."""
    return REMOTE if isinstance(seat, Remote) else level_of(seat)


def level_of(seat: Seat) -> str:
    """Return the level of a computer, or "" for a person."""
    match seat:
        case Computer(level):
            return level
        case Here() | Remote():
            return ""
        case _:
            assert_never(seat)


def people(seats: Sequence[Seat]) -> frozenset[int]:
    """Return the seats that people at this screen have."""
    return frozenset(i for i, seat in enumerate(seats) if isinstance(seat, Here))


def called(seat: Seat) -> str:
    """Return what to call a player without a word of the colour: the given name, "Computer", or ""."""
    return seat.name or (say.computer if level_of(seat) else "")


def seat_names(seats: Sequence[Seat], colours: Sequence[str]) -> tuple[str, ...]:
    """Return what to call each player: the given name, or "Computer", with the seat's colour when needed."""
    plain = map(called, seats)
    return tuple(
        say.coloured(name, colour) if name else colour for name, colour in zip(plain, colours, strict=True)
    )


def named(match: Match, seats: Seats, past: Sequence[Result]) -> Seats:
    """Return who sits where; in a series, where colours change hands, everybody with a name."""
    return named_by(match.game.series(match.options), seats, len(past))


def named_by(series: Series | None, seats: Seats, past: int) -> Seats:
    """Return who sits where after `past` games of a series, everybody with a name."""
    if not series:
        return seats
    order = series.seating(past)
    return tuple(
        seat._replace(name=plain_name(seat, player)) for seat, player in zip(seats, order, strict=True)
    )


def fitting(match: Match, past: tuple[Result, ...]) -> tuple[Result, ...]:
    """Return the games that came before a match in its series; () if there cannot have been so many."""
    series = match.game.series(match.options)
    return past if series and len(past) < series.games else ()


def seated(replica: Replica) -> Seats:
    """Return who sits where in a game with friends elsewhere, as this device sees it."""
    state = replica.state
    persons = (state.people[owner] for owner in state.table.owners)
    names = (person.name if person else "" for person in persons)
    here = replica.seats()
    return tuple(Here(name) if seat in here else Remote(name) for seat, name in enumerate(names))


def together(seats: Seats) -> Seats:
    """Return the seats of a game that is played here alone: whoever was elsewhere sits here."""
    return tuple(Here(seat.name) if isinstance(seat, Remote) else seat for seat in seats)


def kinds() -> list[tuple[str, str]]:
    """Return what a player can be, as (level, title) pairs: a person first."""
    return [("", say.person), *((level.id, say.level(level.title)) for level in LEVEL.values())]


def plain_name(seat: Seat, number: int) -> str:
    """Return what to call a player whatever the colour; `number` counts from 0."""
    called = say.computer_player if level_of(seat) else say.player
    return seat.name or called(number + 1)


class Note(NamedTuple):
    """What a save carries beside the match."""

    seats: Seats
    picked: tuple[str, ...] = ()
    """The half-made move."""
    past: tuple[Result, ...] = ()
    """The games of the same series that came before."""
    timed: ClockRecord | None = None
    """How much time has gone, in a game with clocks."""
    study: bool = False
    """Whether a position is studied, and nobody plays."""
    joint: Replica | None = None
    """What the devices have said, in a game with friends elsewhere."""
    sent: int = 0
    """How much of what this device has said there has left it in a link."""
    began: str = ""
    """On which day a game from elsewhere began, as `read_date` reads it; "" for one that began here."""
    tags: Tags = ()
    """The tags of the file that the game came from."""


def write_note(note: Note) -> str:
    """Return the text that a save carries."""
    seats = [[kind_of(seat), seat.name] for seat in note.seats]
    content = {"seats": seats, "picked": list(note.picked), "past": _past_text(note.past)}
    clocks = {"clocks": _timed_text(note.timed)} if note.timed else {}
    study = {"study": True} if note.study else {}
    replica = {"joint": write_replica(note.joint)} if note.joint else {}
    sent = {"sent": note.sent} if note.sent else {}
    began = {"began": note.began} if note.began else {}
    tags = {"tags": dict(note.tags)} if note.tags else {}
    return json.dumps({**content, **clocks, **study, **replica, **sent, **began, **tags})


def shown_note(text: str) -> str:
    """Return a save's text without what only this device may know, for a file that anybody may have.

    Nor does a file say that the day on which the game began is not known: whoever opens it finds none there.
    Raises ValueError if it is none, `KeyError`, `TypeError` if it makes no sense.
    """
    note = read_json(text, NOTE_LIMIT) if text else {}
    if not isinstance(note, dict):
        return text
    shown = {name: told for name, told in note.items() if (name, told) != ("began", UNKNOWN_DATE)}
    if replica := note.get("joint"):
        shown["joint"] = redact_replica(str(replica))
    return json.dumps(shown) if shown != note else text


def brought_note(text: str) -> str:
    """Return a save's text for a game that was brought here: it did not begin on the day it came.

    A secret or a seat of a game with friends elsewhere does not come with it.
    """
    try:
        note = read_json(shown_note(text), NOTE_LIMIT)
        return json.dumps({**note, "began": note.get("began") or UNKNOWN_DATE})
    except (ValueError, KeyError, TypeError, AttributeError):
        return "" if _SECRET.search(text) else text


def _timed_text(timed: ClockRecord) -> str:
    """Return how much time has gone: "game 600 5 loses|1200|3050,0,812"."""
    return f"{write_control(timed.control)}|{timed.used}|{','.join(map(str, timed.spent))}"


def read_timed(text: str) -> ClockRecord | None:
    """Read how much time has gone; None, for no clocks, if any of it cannot be."""
    agreed, _, rest = text.partition("|")
    used, _, spent = rest.partition("|")
    control = read_control(agreed)
    numbers = [used, *(spent.split(",") if spent else ())]
    if control is None or not all(_NUMBER.fullmatch(number) for number in numbers):
        return None
    first, *others = (min(int(number), LONGEST) for number in numbers)
    return ClockRecord(control, tuple(others), first)


def read_note(text: str, count: int, known: Match | None = None) -> Note:
    """Read what `write_note` wrote. Whatever does not fit becomes a person without a name. Never raises.

    `known` is the match of the same save: what is read is not played again.
    """
    return finish(note_steps(text, count, known))


def note_steps(text: str, count: int, known: Match | None = None) -> Steps[Note]:
    """Do what `read_note` does, an entry of a game with friends elsewhere a step."""
    try:
        note = read_json(text, NOTE_LIMIT)
        seats = [read_seat(item) for item in note["seats"]][:count]
        picked = tuple(spot for spot in note["picked"] if isinstance(spot, str))
        past = read_past(str(note.get("past", "")), count)
        timed = read_timed(str(note.get("clocks", "")))
        study = note.get("study") is True and not any(map(level_of, seats))
        replica = yield from _joint_steps(str(note.get("joint", "")), known)
        sent = note.get("sent", 0) if type(note.get("sent")) is int else 0
        began = read_date(str(note["began"])) if note.get("began") else ""
        tags = _read_tags(note.get("tags"))
    except (ValueError, KeyError, TypeError, AttributeError):
        return Note((Here(),) * count)
    seats += [Here()] * (count - len(seats))
    return Note(tuple(seats), picked, past, timed, study, replica, sent, began, tags)


def _read_tags(found: object) -> Tags:
    """Return the tags that a save holds; none if they make no sense."""
    if not isinstance(found, dict) or len(found) > MOST_TAGS:
        return ()
    pairs = ((name, value) for name, value in found.items() if isinstance(value, str))
    return tuple((name[:TAG_LENGTH], value[:TAG_LENGTH]) for name, value in pairs if is_tag_name(name))


def _joint_steps(text: str, known: Match | None) -> Steps[Replica | None]:
    """Return the joint game that a save holds; None if it holds none, or one that makes no sense."""
    try:
        replica = (yield from replica_steps(text, known)) if text else None
    except (BadText, ProtocolError, StaleEntry):
        return None
    return replica if replica is None or known is None or _is_of(replica, known) else None


def _is_of(replica: Replica, match: Match) -> bool:
    """Return whether a joint game began as the match that it is stored with."""
    told = replica.state.table.match
    return (told.game.info.id, told.options, told.start) == (match.game.info.id, match.options, match.start)


def device_of_save(save: str) -> int:
    """Return as which device a saved game with friends elsewhere is played here, by number; else -1."""
    try:
        note = read_json(read_json(save)["content"]["seats"], NOTE_LIMIT)
        device = read_json(note["joint"])[0]
    except (ValueError, LookupError, TypeError):
        return -1
    return device if type(device) is int else -1


def _past_text(past: Sequence[Result]) -> str:
    """Return results as text, such as "9.3.0w0 1.1.1w": the scores, then who won."""
    winners = ("" if result.winner is None else str(result.winner) for result in past)
    scores = (".".join(map(str, result.scores)) for result in past)
    return " ".join(f"{score}w{winner}" for score, winner in zip(scores, winners, strict=True))


def read_past(text: str, count: int) -> tuple[Result, ...]:
    """Read results of games between `count` players; () if any of it does not fit."""
    results = []
    for word in text.split(" ") if text else ():
        found = _RESULT.fullmatch(word)
        scores = tuple(map(int, found[1].split("."))) if found else ()
        winner = int(found[2]) if found and found[2] else None
        if len(scores) != count or (winner is not None and winner >= count):
            return ()
        results.append(Result(scores, winner))
    return tuple(results)


def read_seat(item: Any) -> Seat:
    """Read who sits in a seat, as `write_note` writes it. Raises `ValueError` or `TypeError`."""
    level, name = item
    return seat_of(
        level if level in (*LEVEL, REMOTE) else "", player_name(name) if isinstance(name, str) else ""
    )


def write_levels(seats: Sequence[Seat], past: Sequence[Result] = ()) -> str:
    """Return who sits where as a link carries it: without names, and the games of the series before this."""
    levels = ",".join(map(level_of, seats))
    return f"{levels};{_past_text(past)}" if past else levels


def read_levels(text: str, count: int) -> Note:
    """Read what `write_levels` wrote."""
    words, _, past = text.partition(";")
    levels = (words.split(",") + [""] * count)[:count]
    return Note(
        tuple(seat_of(level if level in LEVEL else "") for level in levels), (), read_past(past, count)
    )
