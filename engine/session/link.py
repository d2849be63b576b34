"""Matches as links: short, and always a legal game.

A link holds the log as one big number in mixed radix: each action is its index among the sorted legal
actions, so whatever the number is, the game it stands for is legal.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib

from engine.contract.game import AnyGame
from engine.contract.steps import Steps, finish
from engine.contract.values import CHANCE, Action, AnyState
from engine.registry import GAMES
from engine.session.match import Match, Replay, new_match
from engine.session.shared import Shared, Unreadable, agreed_text, check_rules, options_text, read_agreed
from engine.session.words import say

LINK_VERSION = 1
LINK_LIMIT = 20_000
"""The longest link that is looked at, in characters."""
LINK_ACTIONS = 3_000
"""The most actions in a link: what is longer goes into a file."""
_LINK = re.compile(r"([a-z][a-z0-9-]*)\.([0-9]{1,4})\.([A-Za-z0-9_-]*)")


def choices(game: AnyGame, state: AnyState) -> tuple[Action, ...]:
    """Return what can happen in a state, chance included, in the fixed order that links count in."""
    if game.player(state) == CHANCE:
        return tuple(action for action, _ in game.chance_outcomes(state))
    return game.legal_actions(state)


def write_link(match: Match, seats: str = "") -> str:
    """Return the match up to its cursor as a link fragment (letters, digits, `.`, `-`, `_`)."""
    number = 0
    for state, action in reversed(list(zip(match.states, match.played, strict=False))):
        actions = choices(match.game, state)
        number = number * len(actions) + actions.index(action)
    head = [match.start, options_text(match), str(match.cursor), agreed_text(match.agreed), seats]
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
    check_rules(game, body[0])
    try:
        size, at = _read_varint(body, 1)
        head = zlib.decompressobj(-15).decompress(body[at : at + size], LINK_LIMIT).decode()
        start, options, count, agreed, seats = head.split("\n", 4)
        match = new_match(game, dict(pair.split("=") for pair in options.split(";") if pair), start)
        match = yield from _unroll(match, int(count), int.from_bytes(body[at + size :], "big"))
        return Shared(read_agreed(match, agreed), seats)
    except (ValueError, IndexError, zlib.error) as fault:
        raise Unreadable(say.link_empty) from fault


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


def _unseal(fragment: str) -> tuple[AnyGame, bytes]:
    found = _LINK.fullmatch(fragment) if len(fragment) <= LINK_LIMIT else None
    if not found:
        raise Unreadable(say.link_foreign)
    game_id, version, text = found.groups()
    if int(version) > LINK_VERSION:
        raise Unreadable(say.link_newer)
    if game_id not in GAMES:
        raise Unreadable(say.link_unknown(game_id))
    try:
        data = base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
    except binascii.Error as fault:
        raise Unreadable(say.link_cut) from fault
    if _base64(data) != text:
        raise Unreadable(say.link_changed)
    return GAMES[game_id], _checked(f"{game_id}.{version}.", data)


def _checked(prefix: str, data: bytes) -> bytes:
    try:
        size, at = _read_varint(data, 0)
    except IndexError:
        size, at = len(data), 0
    body, check = data[at : at + size], data[at + size :]
    if len(body) < size or len(check) < 4:
        raise Unreadable(say.link_cut)
    if (
        len(check) > 4
        or not body
        or check != zlib.crc32(prefix.encode() + data[: at + size]).to_bytes(4, "big")
    ):
        raise Unreadable(say.link_changed)
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
