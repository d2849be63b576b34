"""Matches as text: the save (JSON, readable, checksummed) and the link (short, and always a legal game).

A link holds the log as one big number in mixed radix: each action is its index among the sorted legal
actions, so whatever the number is, the game it stands for is legal.

Both are checked before they are believed: size, version, game, checksum, and then every action by the rules.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from typing import Any, NamedTuple

from engine.match import Agreed, Match, Replay, new_match
from engine.outside import read_json
from engine.protocol import CHANCE, Action, Game
from engine.registry import GAMES
from engine.steps import Steps, finish

LINK_VERSION = 1
SAVE_VERSION = 1
LINK_LIMIT = 20_000
"""The longest link that is looked at, in characters."""
LINK_ACTIONS = 3_000
"""The most actions in a link: what is longer goes into a file."""
SAVE_LIMIT = 2_000_000
"""The longest save that is looked at, in characters."""
_LINK = r"([a-z][a-z0-9-]*)\.([0-9]{1,4})\.([A-Za-z0-9_-]*)"
_FIELDS = {
    "game": str,
    "rules": int,
    "options": dict,
    "start": str,
    "seats": str,
    "log": list,
    "cursor": int,
    "agreed": str,
}
"""What a save holds, and of which type each is."""


_FOREIGN = "This is not an Odd Checkers game."
_EDITED = "This save was changed since it was written, or a part of it is missing. It cannot be opened."
_CHANGED = "This link was changed on its way. Ask for it again, and copy it whole."


class Unreadable(ValueError):
    """The text is no save or link that can be opened; the message tells a person why and what to do."""


class Foreign(Unreadable):
    """The text is not one of ours at all: it may be a game in another form."""


class Shared(NamedTuple):
    """What a link or a save holds: the match, and who sat where (free text of the caller's)."""

    match: Match
    seats: str


def choices(game: Game[Any, Any], state: Any) -> tuple[Action, ...]:
    """Return what can happen in a state, chance included, in the fixed order that links count in."""
    if game.player(state) == CHANCE:
        return tuple(action for action, _ in game.chance_outcomes(state))
    return game.legal_actions(state)


# --- links -----------------------------------------------------------------------------------------------


def write_link(match: Match, seats: str = "") -> str:
    """Return the match up to its cursor as a link fragment (letters, digits, `.`, `-`, `_`)."""
    number = 0
    for state, action in reversed(list(zip(match.states, match.played, strict=False))):
        actions = choices(match.game, state)
        number = number * len(actions) + actions.index(action)
    head = [match.start, _options_text(match), str(match.cursor), _agreed_text(match.agreed), seats]
    payload = zlib.compress("\n".join(head).encode(errors="replace"), 9, -15)
    digits = number.to_bytes((number.bit_length() + 7) // 8, "big")
    body = bytes([match.game.info.rules_version]) + _varint(len(payload)) + payload + digits
    return _seal(match.game.info.id, body)


def write_position_link(match: Match) -> str:
    """Return a link to the position at the cursor alone, without what led to it."""
    start = match.game.position(match.game.view(match.state, None))
    return write_link(new_match(match.game, match.options, start))


def read_link(fragment: str) -> Shared:
    """Return the match of a link fragment. Raises `Unreadable` if it is damaged, foreign or too new."""
    return finish(link_steps(fragment))


def link_steps(fragment: str) -> Steps[Shared]:
    """Do what `read_link` does, an action a step."""
    game, body = _unseal(fragment)
    _check_rules(game, body[0])
    try:
        size, at = _read_varint(body, 1)
        head = zlib.decompressobj(-15).decompress(body[at : at + size], LINK_LIMIT).decode()
        start, options, count, agreed, seats = head.split("\n", 4)
        match = new_match(game, dict(pair.split("=") for pair in options.split(";") if pair), start)
        match = yield from _unroll(match, int(count), int.from_bytes(body[at + size :], "big"))
        return Shared(_read_agreed(match, agreed), seats)
    except (ValueError, IndexError, zlib.error) as fault:
        raise Unreadable("This link does not hold a game that can be played. Ask for it again.") from fault


def _unroll(match: Match, count: int, number: int) -> Steps[Match]:
    if not 0 <= count <= LINK_ACTIONS:
        raise ValueError("too many actions")
    replay = Replay(match)
    for done in range(count):
        actions = choices(match.game, replay.state)
        if not actions:
            raise ValueError("the game goes on after its end")
        number, index = divmod(number, len(actions))
        replay.play(actions[index])
        yield done / count
    if number:
        raise ValueError("something is left over")
    return replay.match


def _seal(game_id: str, body: bytes) -> str:
    prefix = f"{game_id}.{LINK_VERSION}."
    data = _varint(len(body)) + body
    check = zlib.crc32(prefix.encode() + data).to_bytes(4, "big")
    return prefix + _base64(data + check)


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _unseal(fragment: str) -> tuple[Game[Any, Any], bytes]:
    found = re.fullmatch(_LINK, fragment) if len(fragment) <= LINK_LIMIT else None
    if not found:
        raise Unreadable(
            "This link is not a game: it may have been cut off or changed on its way. Ask for it again."
        )
    game_id, version, text = found.groups()
    if int(version) > LINK_VERSION:
        raise Unreadable(
            "This link was made by a newer version of Odd Checkers. Reload the page to update it."
        )
    if game_id not in GAMES:
        raise Unreadable(
            f"This link is for a game called “{game_id}”, which is not here. Check that it was copied whole."
        )
    try:
        data = base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
    except binascii.Error as fault:
        raise Unreadable("This link has been cut off. Ask for it again, and copy it whole.") from fault
    if _base64(data) != text:
        raise Unreadable(_CHANGED)
    return GAMES[game_id], _checked(f"{game_id}.{version}.", data)


def _checked(prefix: str, data: bytes) -> bytes:
    try:
        size, at = _read_varint(data, 0)
    except IndexError:
        size, at = len(data), 0
    body, check = data[at : at + size], data[at + size :]
    if len(body) < size or len(check) < 4:
        raise Unreadable("This link has been cut off. Ask for it again, and copy it whole.")
    if (
        len(check) > 4
        or not body
        or check != zlib.crc32(prefix.encode() + data[: at + size]).to_bytes(4, "big")
    ):
        raise Unreadable(_CHANGED)
    return body


def _varint(number: int) -> bytes:
    high = number >> 7
    return bytes([number & 127 | 128]) + _varint(high) if high else bytes([number])


def _read_varint(data: bytes, at: int) -> tuple[int, int]:
    number = shift = 0
    while data[at] & 128 and shift < 64:
        number |= (data[at] & 127) << shift
        shift, at = shift + 7, at + 1
    return number | data[at] << shift, at + 1


# --- saves -----------------------------------------------------------------------------------------------


def write_save(match: Match, seats: str = "") -> str:
    """Return the whole match, what can be redone included, as JSON text."""
    content = {
        "game": match.game.info.id,
        "rules": match.game.info.rules_version,
        "options": match.options,
        "start": match.start,
        "seats": seats,
        "log": [action.text for action in match.log],
        "cursor": match.cursor,
        "agreed": _agreed_text(match.agreed),
    }
    return json.dumps({"oddcheckers": SAVE_VERSION, "check": _sum(content), "content": content})


def read_save(text: str) -> Shared:
    """Return the match of a save. Raises `Unreadable`: it is `Foreign`, was changed, or is too new."""
    return finish(save_steps(text))


def save_steps(text: str, known: Match | None = None) -> Steps[Shared]:
    """Do what `read_save` does, an action a step; what it has in common with `known` is not replayed."""
    if len(text) > SAVE_LIMIT:
        raise Foreign("This file is too large to be a saved game.")
    content = _save_content(text)
    if type(content) is not dict or any(
        type(content.get(name)) is not kind for name, kind in _FIELDS.items()
    ):
        raise Unreadable(_EDITED)
    try:
        game = GAMES.get(content["game"])
        if game is None:
            raise Unreadable(f"This is a game of “{content['game']}”, which is not here.")
        _check_rules(game, content["rules"])
        match = new_match(game, content["options"], content["start"])
        match = yield from _replay(_common(match, known, content["log"]), content["log"])
        match = match.goto(content["cursor"])
        return Shared(_read_agreed(match, content["agreed"]), content["seats"])
    except (IndexError, ValueError) as fault:
        if isinstance(fault, Unreadable):
            raise
        raise Unreadable("This saved game does not follow the rules and cannot be opened.") from fault


def _replay(begun: Match, tokens: list[str]) -> Steps[Match]:
    """Go on with a match that has come as far as its log by playing the rest of the tokens."""
    replay = Replay(begun)
    for index in range(begun.cursor, len(tokens)):
        replay.play(begun.game.find(replay.state, tokens[index]))
        yield index / len(tokens)
    return replay.match


def _common(match: Match, known: Match | None, tokens: list[str]) -> Match:
    """Return `match`, or `known` as far as it goes the way of the tokens if it began alike."""
    if known is None or (known.game, known.options, known.start) != (match.game, match.options, match.start):
        return match
    pairs = enumerate(zip(known.log, tokens, strict=False))
    shared = min(len(known.log), len(tokens))
    cursor = next((index for index, (action, token) in pairs if action.text != token), shared)
    return known._replace(
        log=known.log[:cursor], states=known.states[: cursor + 1], cursor=cursor, agreed=None
    )


def _save_content(text: str) -> Any:
    try:
        save = read_json(text)
        version, check, content = save["oddcheckers"], save["check"], save["content"]
    except (ValueError, KeyError, TypeError) as fault:
        raise _refused(text) from fault
    if type(version) is not int or version < SAVE_VERSION:
        raise Unreadable(_EDITED)
    if version > SAVE_VERSION:
        raise Unreadable("This game was saved by a newer version of Odd Checkers. Reload the page to update.")
    if check != _sum(content):
        raise Unreadable(_EDITED)
    return content


def _refused(text: str) -> Unreadable:
    """Return the fault of a text that is no save: it may be what is left of one."""
    return Unreadable(_EDITED) if text.lstrip().startswith('{"oddcheckers"') else Foreign(_FOREIGN)


def _sum(content: Any) -> str:
    return f"{zlib.crc32(json.dumps(content, sort_keys=True).encode()):08x}"


# --- both ------------------------------------------------------------------------------------------------


def _check_rules(game: Game[Any, Any], version: Any) -> None:
    if version != game.info.rules_version:
        raise Unreadable(f"This game of {game.info.title} was played by another version of the rules.")


def _options_text(match: Match) -> str:
    defaults = match.game.settle_options({})
    return ";".join(f"{key}={value}" for key, value in match.options.items() if value != defaults[key])


def _agreed_text(agreed: Agreed | None) -> str:
    if agreed is None:
        return ""
    return "draw" if agreed.resigned is None else f"resign {agreed.resigned}"


def _read_agreed(match: Match, text: str) -> Match:
    if text in ("", "draw"):
        return match.agree() if text else match
    word, seat = text.split(" ")
    if word != "resign" or not 0 <= int(seat) < len(match.seats):
        raise ValueError("no such seat")
    return match.agree(int(seat))
