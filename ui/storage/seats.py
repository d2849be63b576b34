"""The seats of a game: a person here, a person at another device, or a computer of some level."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, assert_never

from engine.ai.levels import LEVELS
from engine.contract.series import Result, Series
from engine.contract.steps import Steps, finish
from engine.formats.reader import MOST_TAGS, TAG_LENGTH
from engine.formats.untrusted import BadText, read_json
from engine.formats.writer import is_tag_name
from engine.session.clock import ClockRecord, read_control, write_control
from engine.session.files import UNKNOWN_DATE, Tags, read_date
from engine.session.match import Match
from ui.storage.comparison import NOTE_LIMIT as NOTE_LIMIT
from ui.storage.names import player_name
from ui.words.en.storage import say

if TYPE_CHECKING:
    from engine.remote.replica import Replica  # loaded for remote games

LEVEL = {level.id: level for level in LEVELS}
"""The computer levels by id, weakest first."""
LONGEST = 10_000_000
"""Maximum time of one action that is read, in milliseconds."""
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
"""Stands for a person at another device in place of a level."""
Seat: TypeAlias = Here | Computer | Remote
"""The player in a seat."""
Seats: TypeAlias = tuple[Seat, ...]


def seat_of(level: str, name: str = "") -> Seat:
    """Return a computer of a level, a person here for "", or one at another device for `REMOTE`."""
    if level == REMOTE:
        return Remote(name)
    return Computer(level, name) if level else Here(name)


def seat_kind(seat: Seat) -> str:
    """Return the level text from which `seat_of` makes this seat."""
    return REMOTE if isinstance(seat, Remote) else level_of(seat)


def level_of(seat: Seat) -> str:
    """Return the level of a computer; "" for a person."""
    match seat:
        case Computer(level):
            return level
        case Here() | Remote():
            return ""
        case _:
            assert_never(seat)


def people(seats: Sequence[Seat]) -> frozenset[int]:
    """Return the seats of people at this screen."""
    return frozenset(i for i, seat in enumerate(seats) if isinstance(seat, Here))


def given_name(seat: Seat) -> str:
    """Return a player's name without the colour: the given name, that of a computer's level, or ""."""
    return seat.name or opponent_name(seat)


def opponent_name(seat: Seat) -> str:
    """Return the name of a computer's level, such as "Curious Fox"; "" for a person."""
    level = level_of(seat)
    return LEVEL[level].title if level else ""


def seat_names(seats: Sequence[Seat], colours: Sequence[str]) -> tuple[str, ...]:
    """Return the players' names: the given name or the level's, with the seat's colour if needed."""
    plain = map(given_name, seats)
    return tuple(
        say.coloured(name, colour) if name else colour for name, colour in zip(plain, colours, strict=True)
    )


def named(match: Match, seats: Seats, past: Sequence[Result]) -> Seats:
    """Return the seats with their players; in a series, where colours change hands, all with names."""
    return named_by(match.game.series(match.options), seats, len(past))


def named_by(series: Series | None, seats: Seats, past: int) -> Seats:
    """Return the seats after `past` games of a series, all with names."""
    if not series:
        return seats
    order = series.seating(past)
    return tuple(
        seat._replace(name=plain_name(seat, player)) for seat, player in zip(seats, order, strict=True)
    )


def valid_past(match: Match, past: tuple[Result, ...]) -> tuple[Result, ...]:
    """Return the earlier games of a match's series; () if there cannot be so many."""
    series = match.game.series(match.options)
    return past if series and len(past) < series.games else ()


def remote_seats(replica: Replica) -> Seats:
    """Return the seats of a remote game as this device sees them."""
    state = replica.state
    names = map(state.name, state.table.owners)
    here = replica.seats()
    return tuple(Here(name) if seat in here else Remote(name) for seat, name in enumerate(names))


def local_seats(seats: Seats) -> Seats:
    """Return the seats with all remote players at this screen, for play on one device."""
    return tuple(Here(seat.name) if isinstance(seat, Remote) else seat for seat in seats)


def seat_choices() -> list[tuple[str, str]]:
    """Return the choices for a seat as (level, title) pairs, a person first."""
    return [("", say.person), *((level.id, say.level(level.title)) for level in LEVEL.values())]


def plain_name(seat: Seat, number: int) -> str:
    """Return a player's name without the colour; `number` counts from 0."""
    opponent = opponent_name(seat)
    return seat.name or (f"{opponent} {number + 1}" if opponent else say.player(number + 1))


STUDY = "study"
"""The id of the kind of game in which a position is analysed."""


class Difference(NamedTuple):
    """A time that this device measured otherwise than another device reported it."""

    at: int
    """Place in the log."""
    seat: int
    more: int
    """Milliseconds measured here beyond those reported."""


MOST_DIFFERENCES = 200
"""Number of such differences to keep."""
MATCH, DIFFER = "match", "differ"
"""Results of comparing the four words on all screens."""


class Note(NamedTuple):
    """The data that a save carries beside the match."""

    seats: Seats
    picked: tuple[str, ...] = ()
    """Steps of the half-made move."""
    past: tuple[Result, ...] = ()
    """Earlier games of the same series."""
    timed: ClockRecord | None = None
    """Time used, in a game with clocks."""
    kind: str = ""
    """The id of the kind of game, such as "study"; "" for a game of one's own, and for remote games."""
    replica: Replica | None = None
    """The replica of a remote game."""
    sent: int = 0
    """Number of this device's entries that have left it in a link."""
    linked: bool = False
    """True if a live game goes on by links."""
    compared: str = ""
    """Result of comparing the words of a remote game: `MATCH`, `DIFFER`, or "" before."""
    differences: tuple[Difference, ...] = ()
    """Times of other devices that this one measured otherwise than they were reported."""
    began: str = ""
    """Start date of a game from elsewhere, as `read_date` reads it; "" for one that began here."""
    tags: Tags = ()
    """Tags of the file that the game came from."""


def write_note(note: Note) -> str:
    """Return the text of a note for a save."""
    seats = [[seat_kind(seat), seat.name] for seat in note.seats]
    content = {"seats": seats, "picked": list(note.picked), "past": _past_text(note.past)}
    clocks = {"clocks": _timed_text(note.timed)} if note.timed else {}
    kind = _kind_text(note.kind)
    replica = {"joint": _replica_text(note.replica)} if note.replica else {}
    sent = {"sent": note.sent} if note.sent else {}
    linked = {"linked": True} if note.linked else {}
    compared = {"compared": note.compared} if note.compared else {}
    differences = {"apart": [list(each) for each in note.differences]} if note.differences else {}
    began = {"began": note.began} if note.began else {}
    tags = {"tags": dict(note.tags)} if note.tags else {}
    remote = {**replica, **sent, **linked, **compared, **differences}
    return json.dumps({**content, **clocks, **kind, **remote, **began, **tags})


def _replica_text(replica: Replica) -> str:
    from engine.remote.replica import write_replica

    return write_replica(replica)


def public_note(text: str) -> str:
    """Return a save's text without this device's secrets, for a file that anyone may open.

    The mark for an unknown start date is left out, too, since a reader of the file finds none anyway. Raises
    `ValueError` if the text is not a save, `KeyError` or `TypeError` if it is invalid.
    """
    note = read_json(text, NOTE_LIMIT) if text else {}
    if not isinstance(note, dict):
        return text
    shown = {name: value for name, value in note.items() if (name, value) != ("began", UNKNOWN_DATE)}
    shown.pop("compared", None)  # holds for this device only
    if replica := note.get("joint"):
        from engine.remote.replica import redact_replica

        shown["joint"] = redact_replica(str(replica))
    return json.dumps(shown) if shown != note else text


def imported_note(text: str) -> str:
    """Return the text of an imported save: the game did not begin on the day of import.

    Secrets and seats of remote play are left out.
    """
    try:
        note = read_json(public_note(text), NOTE_LIMIT)
        return json.dumps({**note, "began": note.get("began") or UNKNOWN_DATE})
    except (ValueError, KeyError, TypeError, AttributeError):
        return "" if _SECRET.search(text) else text


def _timed_text(timed: ClockRecord) -> str:
    """Return the time used as text: "game 600 5 loses|1200|3050,0,812"."""
    return f"{write_control(timed.control)}|{timed.used}|{','.join(map(str, timed.spent))}"


def read_timed(text: str) -> ClockRecord | None:
    """Read the time used; None (no clocks) if any part is invalid."""
    agreed, _, rest = text.partition("|")
    used, _, spent = rest.partition("|")
    control = read_control(agreed)
    numbers = [used, *(spent.split(",") if spent else ())]
    if control is None or not all(_NUMBER.fullmatch(number) for number in numbers):
        return None
    first, *others = (min(int(number), LONGEST) for number in numbers)
    return ClockRecord(control, tuple(others), first)


def _kind_text(kind: str) -> dict[str, object]:
    """Return the entry of a note for a kind of game. A study has one of its own, as in older saves."""
    if kind == STUDY:
        return {"study": True}
    return {"kind": kind} if kind else {}


def _read_kind(note: Mapping[str, object]) -> str:
    kind = note.get("kind", "")
    return STUDY if note.get("study") is True else kind if isinstance(kind, str) and kind.isalpha() else ""


def read_note(text: str, count: int, known: Match | None = None) -> Note:
    """Read the text of `write_note`. An invalid seat becomes a person without a name. Never raises.

    `known` is the match of the same save, which need not be replayed.
    """
    return finish(note_steps(text, count, known))


def note_steps(text: str, count: int, known: Match | None = None) -> Steps[Note]:
    """Return the steps of `read_note`, one entry of a remote game a step."""
    try:
        note = read_json(text, NOTE_LIMIT)
        seats = [read_seat(item) for item in note["seats"]][:count]
        picked = tuple(spot for spot in note["picked"] if isinstance(spot, str))
        past = read_past(str(note.get("past", "")), count)
        timed = read_timed(str(note.get("clocks", "")))
        kind = "" if any(map(level_of, seats)) else _read_kind(note)
        replica = yield from _replica_in_save(str(note.get("joint", "")), known)
        sent = note.get("sent", 0) if type(note.get("sent")) is int else 0
        linked = note.get("linked") is True
        compared = str(note.get("compared", ""))
        differences = _read_differences(note.get("apart"), count)
        began = read_date(str(note["began"])) if note.get("began") else ""
        tags = _read_tags(note.get("tags"))
    except (ValueError, KeyError, TypeError, AttributeError):
        return Note((Here(),) * count)
    seats += [Here()] * (count - len(seats))
    compared = compared if compared in (MATCH, DIFFER) else ""
    remote = replica, sent, linked, compared, differences
    return Note(tuple(seats), picked, past, timed, kind, *remote, began, tags)


def _read_differences(found: object, count: int) -> tuple[Difference, ...]:
    """Return the stored differences between measured times; none if any part is invalid."""
    rows = found if isinstance(found, list) and len(found) <= MOST_DIFFERENCES else []
    good = all(isinstance(row, list) and [type(number) for number in row] == [int] * 3 for row in rows)
    read = tuple(Difference(*row) for row in rows) if good else ()
    bounded = all(
        0 <= at < LONGEST and seat in range(count) and abs(more) < LONGEST for at, seat, more in read
    )
    return read if bounded else ()


def _read_tags(found: object) -> Tags:
    """Return the tags of a save; none if invalid."""
    if not isinstance(found, dict) or len(found) > MOST_TAGS:
        return ()
    pairs = ((name, value) for name, value in found.items() if isinstance(value, str))
    return tuple((name[:TAG_LENGTH], value[:TAG_LENGTH]) for name, value in pairs if is_tag_name(name))


def _replica_in_save(text: str, known: Match | None) -> Steps[Replica | None]:
    """Return the steps that read the replica in a save; None if it has none or an invalid one."""
    if not text:
        return None
    from engine.remote.entries import ProtocolError, StaleEntry
    from engine.remote.replica import replica_steps

    try:
        replica = yield from replica_steps(text, known)
    except (BadText, ProtocolError, StaleEntry):
        return None
    return replica if known is None or _is_of(replica, known) else None


def _is_of(replica: Replica, match: Match) -> bool:
    """Return True if a replica began as the match that it is stored with."""
    began, now = (
        (each.game.info.id, each.options, each.start) for each in (replica.state.table.match, match)
    )
    return began == now


def device_of_save(save: str) -> tuple[int, str]:
    """Return this device's number and public key in a saved remote game; -1 and "" for other saves."""
    from engine.remote.replica import own_device_of

    try:
        note = read_json(read_json(save)["content"]["seats"], NOTE_LIMIT)
        own = own_device_of(read_json(note["joint"]))
    except (ValueError, LookupError, TypeError):
        return -1, ""
    return (own.device, own.key) if own else (-1, "")


def _past_text(past: Sequence[Result]) -> str:
    """Return results as text, such as "9.3.0w0 1.1.1w": the scores, then the winner."""
    winners = ("" if result.winner is None else str(result.winner) for result in past)
    scores = (".".join(map(str, result.scores)) for result in past)
    return " ".join(f"{score}w{winner}" for score, winner in zip(scores, winners, strict=True))


def read_past(text: str, count: int) -> tuple[Result, ...]:
    """Read results of games between `count` players; () if any part is invalid."""
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
    """Read a seat as `write_note` writes it. Raises `ValueError` or `TypeError`."""
    level, name = item
    return seat_of(
        level if level in (*LEVEL, REMOTE) else "", player_name(name) if isinstance(name, str) else ""
    )


def write_levels(seats: Sequence[Seat], past: Sequence[Result] = ()) -> str:
    """Return the seats for a link, without names, and the earlier games of the series."""
    levels = ",".join(map(level_of, seats))
    return f"{levels};{_past_text(past)}" if past else levels


def read_levels(text: str, count: int) -> Note:
    """Read the text of `write_levels`."""
    words, _, past = text.partition(";")
    levels = (words.split(",") + [""] * count)[:count]
    return Note(
        tuple(seat_of(level if level in LEVEL else "") for level in levels), (), read_past(past, count)
    )
