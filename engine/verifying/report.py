"""The whole verification: what a file shows, the proofs checked with their counts, and the verdict."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple
from zlib import crc32

from engine.contract.steps import Steps
from engine.contract.values import Action, AnyState, IllegalAction
from engine.formats.untrusted import VALUES, BadText, read_json
from engine.remote.crypto.ed25519 import is_signed
from engine.remote.crypto.hashing import SIZE, bytes_of, digest, text_of
from engine.verifying.course import Course, Person
from engine.verifying.proofs import Fault
from engine.verifying.transcript import (
    NOBODY,
    Entry,
    Order,
    Table,
    Unreadable,
    Wrong,
    order_of,
    public_key,
    read_entries,
    read_entry,
    read_table,
    signature_bytes,
    signature_steps,
)

FAIR, WRONG, UNREADABLE, UNPROVEN = 0, 1, 2, 3
"""Verdicts, which are the exit statuses of the command."""
WORDS = 4
LIMIT = 20_000_000
"""Maximum length of a file, in characters."""
NO_TRANSCRIPT = "it holds no transcript of a remote game"


class Shown(NamedTuple):
    """The game that a file shows beside its transcript."""

    game: str
    rules: int
    options: Mapping[str, str]
    start: str
    log: tuple[str, ...]
    """The actions up to the one that is shown."""
    agreed: str


class Report(NamedTuple):
    """The result of a verification."""

    verdict: int
    code: str = ""
    """A code of protocol errors, or "apart", "secret", "old": see `why`."""
    why: str = ""
    author: int = NOBODY
    """The device at fault, if that can be known."""
    place: int = -1
    """Index of the entry at fault; -1 if no single entry is at fault."""
    silent: tuple[int, ...] = ()
    """The devices that have not opened their secret."""
    checked: tuple[str, ...] = ()
    """The proofs that hold, with their counts."""
    outcomes: int = 0
    digest: str = ""
    people: tuple[str, ...] = ()
    """The name of each device's player, with the device's number."""
    details: tuple[str, ...] = ()
    """Lines about the table, the people, the outcomes of chance, and who has abandoned the game."""
    over: bool = False
    """True if the game has ended."""


def verify(found: Sequence[Any], shown: Shown | None, doubles: Sequence[Any] = ()) -> Steps[Report]:
    """Verify the entries of a transcript, as parsed JSON, in steps. Raises `Unreadable`.

    `doubles` are the proofs that the file keeps of two entries under one number.
    """
    entries = read_entries(found)
    checked: list[str] = []
    report = Report(FAIR, digest=transcript_digest(entries))
    course = None
    try:
        table = read_table(entries[0])
        checked.append(f"the table: {table.devices} devices, protocol {table.protocol}")
        order = order_of(table, entries)
        course = Course(table, order, entries)
        yield from _check(course, order, shown, doubles, checked)
    except Wrong as wrong:
        place = NOBODY if wrong.place is None else wrong.place
        report = report._replace(
            verdict=WRONG, code=wrong.code, why=wrong.why, author=wrong.author, place=place
        )
    report = report._replace(checked=tuple(checked))
    return _described(report, course) if course else report


def _check(
    course: Course, order: Order, shown: Shown | None, doubles: Sequence[Any], checked: list[str]
) -> Steps[None]:
    """Verify everything but the form of the transcript. Raises `Wrong`."""
    table = course.table
    if table.protocol == 1 and course.hidden:
        return  # nothing checks the old cryptography any more, and the course depends on the cards
    if table.protocol > 1:
        yield from _check_signatures(table, order, course.entries, checked)
    try:
        yield from course.steps()
    finally:
        checked += _counted(course)
    if table.protocol > 1:
        yield from _check_ends(course, checked)
        _check_doubles(course, doubles, checked)
    if shown:
        _check_shown(course, shown)
        checked.append("the game in the file is the game of the transcript")


def _described(report: Report, course: Course) -> Report:
    """Return a report with people and outcomes, and with what is left unproven."""
    table, info = course.table, course.game.info
    names = tuple(_name_of(course.people[device], device) for device in range(table.devices))
    details = [f"Table {table.id}: {info.title}, rules {info.rules_version}, protocol {table.protocol}"]
    for device, (person, name) in enumerate(zip(course.people, names, strict=True)):
        held = [seat for seat, owner in zip(table.seats, course.owners, strict=True) if owner == device]
        key = f", key {text_of(person.key)}" if person and person.key else ""
        details.append(f"{name}: {', '.join(held)}{key}")
    if course.first_values:
        details.append(f"Words to compare: numbers {', '.join(map(str, words_of(course)))} of the list")
    details += [f"    {outcome}" for outcome in course.outcome_lines]
    details += [
        f"{names[device]} abandoned the game after {at} actions, according to all other devices"
        for device, at in course.abandoned
    ]
    report = report._replace(
        people=names, details=tuple(details), outcomes=course.counts["outcomes"], over=course.over
    )
    if report.verdict == WRONG:
        return report
    if table.protocol == 1:
        return report._replace(verdict=UNPROVEN, code="old", why="played under protocol 1")
    silent = unopened(course)
    return report._replace(verdict=UNPROVEN, code="secret", silent=silent) if silent else report


def words_of(course: Course) -> tuple[int, ...]:
    """Return the numbers of the four words that friends compare."""
    keys = [text_of(person.key) for person in course.people if person]
    return tuple(digest("words", course.table.id, *keys, *course.first_values)[:WORDS])


def _name_of(person: Person | None, device: int) -> str:
    """Return the name of the player at a device with the device's number."""
    if person is None:
        return f"device {device}"
    name = person.name if person.name.isprintable() else ascii(person.name)
    return f"{name or 'somebody'} ({device})"


def transcript_digest(entries: Sequence[Entry]) -> str:
    """Return the digest of a transcript, the same on every device: 32 hexadecimal digits."""
    texts = "\n".join(entry.text for entry in entries)
    return sha256(f"odd-checkers transcript\n{texts}".encode()).hexdigest()[:32]


def unopened(course: Course) -> tuple[int, ...]:
    """Return the devices that should have opened their deck secret, and have not."""
    begun = any(deck.texts for deck in course.cards.decks)
    if not begun or not (course.over or course.secrets):
        return ()
    return tuple(device for device in range(course.table.devices) if device not in course.secrets)


# --- the parts of the verification -----------------------------------------------------------------------


def _check_signatures(
    table: Table, order: Order, entries: Sequence[Entry], checked: list[str]
) -> Steps[None]:
    keys: list[bytes | None] = [None] * table.devices
    for entry in entries:
        if entry.kind == "join" and keys[entry.author] is None:
            keys[entry.author] = public_key(entry)
    count = yield from signature_steps(table, order, entries, keys)
    checked.append(f"signatures: {count}, of {len(entries)} entries and all that their authors had heard")


_COUNTED = (
    ("openings", "openings of chains, each as committed"),
    ("outcomes", "outcomes of chance, each from the openings of all devices"),
    ("shuffles", "shuffles, each proven"),
    ("locks", "locks, each proven for all its cards"),
    ("keys", "keys of cards, each as committed"),
    ("opened", "open cards, each a face of its deck"),
    ("hidden", "hidden draws"),
    ("claims", "claims, each with its card"),
    ("secrets", "secrets of decks, each as committed"),
)


def _counted(course: Course) -> Iterator[str]:
    joined = sum(person is not None for person in course.people)
    yield f"joins: {joined}, with keys and commitments"
    yield from (f"{words}: {course.counts[kind]}" for kind, words in _COUNTED if course.counts[kind])


def _check_ends(course: Course, checked: list[str]) -> Steps[None]:
    """Compare the secrets with the decks; with all of them, play the whole game face up. Raises `Wrong`."""
    decks = [deck for deck in course.cards.decks if deck.texts]
    for device, secret in course.secrets.items():
        for deck in decks:
            try:
                yield from deck.audit(device, secret)
            except Fault as fault:
                raise Wrong(fault.code, str(fault), device) from fault
    if not decks or len(course.secrets) < course.table.devices:
        return
    checked.append(f"decks compared with the secrets of all devices: {len(decks)}")
    try:
        last = _turn_up(course)
    except (Fault, IllegalAction) as fault:
        raise Wrong("face", "the cards do not fit the game that was played") from fault
    played, whole = course.game.outcome(course.state), course.game.outcome(last)
    same = whole and played and whole.returns == played.returns
    if course.over and not course.agreed and not same:
        why = "with all cards face up, the game ends differently: somebody has kept a win to themselves"
        raise Wrong("claim", why)
    checked.append("the whole game, played again face up")


def _turn_up(course: Course) -> AnyState:
    """Play the whole game again with all cards face up, and return its last position.

    Raises `Fault`, `IllegalAction`.
    """
    secrets = [course.secrets[device] for device in range(course.table.devices)]
    faces = [deck.open_all(secrets) if deck.maker is None else () for deck in course.cards.decks]
    state, texts = course.table.start, list[str]()
    for place, text in enumerate(course.log):
        drawn = course.cards.drawn.get(place)
        texts.append(f"{drawn.lead}{faces[drawn.deck][drawn.card]}" if drawn else text)
        state = course.game.apply(state, course.game.find(state, texts[-1]))
    course.face_up = tuple(texts)
    return state


def _check_doubles(course: Course, doubles: Sequence[Any], checked: list[str]) -> None:
    """Check the kept proofs of two entries under one number. Raises `Wrong` for their author."""
    for found in doubles:
        match found:
            case [str(key), [str(), str(), list()] as one, [str(), str(), list()] as other]:
                author = _double_author(course, key, (one, other))
            case _:
                raise Unreadable("its proofs of double signatures are malformed")
        if author != NOBODY:
            raise Wrong("double", "it has signed two entries under one number", author)
        raise Wrong("double", "a proof of two entries under one number does not hold")
    checked.append("proofs of two entries under one number: none")


def _double_author(course: Course, key: str, pair: Sequence[list[Any]]) -> int:
    """Return the device that has signed both entries of a pair; `NOBODY` if that is not proven."""
    one, other = (read_entry(NOBODY, entry) for _, _, entry in pair)
    person = course.people[one.author] if one.author < len(course.people) else None
    same = (one.author, one.number, pair[0][0]) == (other.author, other.number, pair[1][0])
    if person is None or text_of(person.key) != key or not same or one.text == other.text:
        return NOBODY
    apart = [a - b for a, b in zip(one.heard, other.heard, strict=False)]
    if "join" in (one.kind, other.kind) or (any(apart) and (min(apart) >= 0 or max(apart) <= 0)):
        return NOBODY
    for entry, (chain, heard, _) in zip((one, other), pair, strict=True):
        after = digest("chain", bytes_of(chain, SIZE), entry.text)
        message = digest("entry", course.table.id, bytes_of(heard, SIZE), after)
        if not is_signed(person.key, message, signature_bytes(entry)):
            return NOBODY
    return one.author


def _check_shown(course: Course, shown: Shown) -> None:
    """Compare the game in the file with that of the transcript. Raises `Wrong`.

    A stored game with hidden cards may show its start only: then the transcript is all there is.
    """
    table = course.table
    wrong = Wrong("apart", "the game in the file is not the game of the transcript")
    try:
        start = table.game.start(shown.options, shown.start)
    except ValueError as fault:
        raise wrong from fault
    rules = table.game.info.id, table.game.info.rules_version
    if ((shown.game, shown.rules), start) != (rules, table.start):
        raise wrong
    if course.hidden and not shown.log and not shown.agreed:
        return
    if shown.agreed != course.agreed:
        raise wrong
    public = [each.text for each in table.game.redact([Action(text) for text in shown.log], None)]
    unseen = course.hidden and not course.over
    if public != course.log[: len(public)] or (len(public) < len(course.log) and not unseen):
        raise wrong
    for text, known, face_up in zip(shown.log, course.log, course.face_up, strict=False):
        if text not in (known, face_up):
            raise wrong


# --- files -----------------------------------------------------------------------------------------------


class Found(NamedTuple):
    """A remote game in a file."""

    name: str
    """Its name in a backup; "" in a file of its own."""
    entries: list[Any]
    doubles: list[Any]
    shown: Shown


def read_file(text: str) -> Iterator[Found | Unreadable]:
    """Yield the remote games of a save or a backup, or why one cannot be read. Raises `Unreadable`."""
    whole = _parsed(text)
    if "oddcheckers-everything" not in whole:
        yield _read_save(whole, "")
        return
    texts = _content(whole).get("texts")
    for key, stored in sorted(texts.items()) if isinstance(texts, dict) else ():
        if not str(key).startswith("game/") or r"joint\":" not in str(stored):
            continue
        _, _, rest = str(stored).partition("\n")
        header, _, save = rest.partition("\n")
        try:
            name = str(_parsed(header).get("name") or key)
            yield _read_save(_parsed(save), name if name.isprintable() else ascii(name))
        except Unreadable as fault:
            yield Unreadable(f"{key}: {fault}")


def _read_save(whole: dict[str, Any], name: str) -> Found:
    """Return the remote game of a parsed save. Raises `Unreadable`."""
    content = _content(whole)
    note = _parsed(content.get("seats"))
    replica = _json(note.get("joint"))
    parts = replica if isinstance(replica, list) else []
    begins = [at for at, each in enumerate(parts) if isinstance(each, list) and "table" in each[2:4]]
    if not begins:
        raise Unreadable(NO_TRANSCRIPT)
    head, entries = replica[: begins[0]], replica[begins[0] :]
    try:
        log, cursor = [str(each) for each in content["log"]], int(content["cursor"])
        options = {str(key): str(value) for key, value in dict(content["options"]).items()}
        game, rules, start = str(content["game"]), int(content["rules"]), str(content["start"])
        shown = Shown(game, rules, options, start, tuple(log[:cursor]), str(content["agreed"]))
    except (KeyError, TypeError, ValueError) as fault:
        raise Unreadable("its game is malformed") from fault
    doubles = [each for part in head if isinstance(part, list) for each in part if _is_double(each)]
    return Found(name, entries, doubles, shown)


def _is_double(found: object) -> bool:
    return isinstance(found, list) and len(found) > 1 and isinstance(found[1], list)


def _content(whole: dict[str, Any]) -> dict[str, Any]:
    """Return the content of a save or a backup. Raises `Unreadable` if its checksum is wrong."""
    content = whole.get("content")
    known = f"{crc32(json.dumps(content, sort_keys=True).encode()):08x}"
    if not isinstance(content, dict) or whole.get("check") != known:
        raise Unreadable("it is damaged, or not a file from this app")
    return content


def _parsed(text: object) -> dict[str, Any]:
    """Return the object in a JSON text. Raises `Unreadable`."""
    found = _json(text)
    if not isinstance(found, dict):
        raise Unreadable(NO_TRANSCRIPT)
    return found


def _json(text: object) -> Any:
    try:
        return read_json(str(text).removeprefix("\ufeff"), LIMIT, keys=VALUES)
    except BadText as fault:
        raise Unreadable(NO_TRANSCRIPT) from fault


# --- words -----------------------------------------------------------------------------------------------


def lines_of(report: Report) -> Iterator[str]:
    """Yield the lines of a report, in English: the people, each proof with its count, and the verdict."""
    yield from report.details
    yield from (f"Checked: {each}" for each in report.checked)
    yield verdict(report)


def verdict(report: Report) -> str:
    """Return the verdict of a report as a sentence, with the digest."""
    if report.verdict == FAIR:
        goes = "the game is over" if report.over else "the game is not over"
        return f"Valid: {goes}.\nDigest {report.digest}"
    if report.verdict == UNPROVEN:
        names = " and ".join(report.people[device] for device in report.silent)
        have = "has" if len(report.silent) == 1 else "have"
        why = report.why or f"{names} {have} not opened the secret of the cards"
        return f"Not proven: {why}.\nDigest {report.digest}"
    known = report.author in range(len(report.people))
    by = report.people[report.author] if known else "an unknown device"
    at = f"entry {report.place + 1}: " if report.place >= 0 else ""
    return f"Wrong: {at}{report.why}, by {by}."
