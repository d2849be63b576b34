"""Matches as links: short, and always a legal game.

A link holds the log as one big number in mixed radix: each action is its index among the sorted legal
actions, so every number stands for a legal game. The variations follow in the same number. A link with
variations has version 2, and its head holds the shape of their tree.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from typing import Any

from engine.contract.game import AnyGame
from engine.contract.steps import Steps, finish
from engine.contract.values import CHANCE, Action, AnyState
from engine.contract.variation_edits import lines_up_to
from engine.contract.variations import Variations
from engine.formats.untrusted import read_json
from engine.registry import GAMES
from engine.session.match import Match, new_match
from engine.session.serialization import Shared, Unreadable, agreed_text, by_rules, options_text, read_agreed
from engine.session.variations import ACTIONS_AT, PlayedLine, played_lines, read_variations, variations_data
from engine.session.words.en import say

LINK_VERSION = 2
PLAIN_VERSION = 1
"""Version of a link to a game without variations."""
LINK_LIMIT = 20_000
"""Maximum length of a link, in characters."""
HEAD = 5
"""Maximum ratio of unpacked to packed notes and names in a link."""
LINK_ACTIONS = 3_000
"""Maximum number of actions in a link; longer games go into a file."""
RECORDED = "recorded"
"""Option that marks a record of a past game, where no automatic draw applies."""
_LINK = re.compile(r"([a-z][a-z0-9-]*)\.([0-9]{1,4})\.([A-Za-z0-9_-]*)")


def choices(game: AnyGame, state: AnyState) -> tuple[Action, ...]:
    """Return the actions or chance outcomes of a state, in the fixed order that links count in."""
    if game.player(state) == CHANCE:
        return tuple(action for action, _ in game.chance_outcomes(state))
    return game.legal_actions(state)


class TooLong(ValueError):
    """Raised if the variations do not fit into a link."""


def write_link(match: Match, seats: str = "") -> str:
    """Return the match up to its cursor as a link fragment (letters, digits, `.`, `-`, `_`).

    Variations that leave the game up to there are included. Raises `TooLong`, or `Unreadable` for variations
    against the rules.
    """
    match = match._replace(lines=lines_up_to(match.lines, match.cursor))
    played = played_lines(match)
    number = 0
    for walk in reversed(played):
        for state, action in reversed(list(zip(walk.states, walk.actions, strict=False))):
            actions = choices(match.game, state)
            number = number * len(actions) + actions.index(action)
    head = [match.start, _options(match), str(match.cursor), agreed_text(match.agreed)]
    head += [_shape(match.lines), seats] if match.lines else [seats]
    text = "\n".join(head).encode(errors="replace")
    payload = zlib.compress(text, 9, -15)
    digits = number.to_bytes((number.bit_length() + 7) // 8, "big")
    body = bytes([match.game.info.rules_version]) + _varint(len(payload)) + payload + digits
    link = _seal(match.game.info.id, body, LINK_VERSION if match.lines else PLAIN_VERSION)
    size = sum(len(walk.actions) for walk in played)
    if match.lines and (size > LINK_ACTIONS or len(text) > HEAD * LINK_LIMIT or len(link) > LINK_LIMIT):
        raise TooLong("this does not fit into a link")
    return link


def _options(match: Match) -> str:
    """Return the options in the head of a link, with a mark for a record of a past game."""
    return ";".join(filter(None, (options_text(match), f"{RECORDED}=1" if match.recorded else "")))


def _shape(lines: Variations) -> str:
    """Return the tree of variations as JSON, with counts in place of the actions."""
    data = variations_data(lines)
    for item in data["branches"]:
        item[ACTIONS_AT] = len(item[ACTIONS_AT])
    return json.dumps(data, separators=(",", ":"))


def write_position_link(match: Match) -> str:
    """Return a link to the position at the cursor alone, without its history."""
    start = match.game.position(match.game.view(match.state, None))
    return write_link(new_match(match.game, match.options, start))


def read_link(fragment: str) -> Shared:
    """Return the match of a link fragment. Raises `Unreadable` if it is damaged, foreign or too new."""
    return finish(link_steps(fragment))


def link_steps(fragment: str) -> Steps[Shared]:
    """Return `read_link` in steps, one action each. Raises `Unreadable`."""
    game, version, body = _unseal(fragment)
    game = by_rules(game, body[0])
    try:
        size, at = _read_varint(body, 1)
        head = zlib.decompressobj(-15).decompress(body[at : at + size], HEAD * LINK_LIMIT).decode()
        start, options, count, agreed, rest = head.split("\n", 4)
        shape, seats = rest.split("\n", 1) if version == LINK_VERSION else (_shape(Variations()), rest)
        given = dict(pair.split("=") for pair in options.split(";") if pair)
        recorded = given.pop(RECORDED, "") == "1"
        match = new_match(game, given, start, recorded)
        reader = _NumberReader(game, int.from_bytes(body[at + size :], "big"))
        match = yield from _read_match(match, int(count), read_json(shape), reader)
        return Shared(read_agreed(match, agreed), seats)
    except (ValueError, IndexError, KeyError, TypeError, zlib.error) as fault:
        raise Unreadable(say.link_empty) from fault


def is_whole(fragment: str) -> bool:
    """Return True if a fragment is a complete link to a game."""
    try:
        _unseal(fragment)
    except Unreadable:
        return False
    return True


class _NumberReader:
    """Reads actions from the number in a link, the least significant first."""

    def __init__(self, game: AnyGame, number: int) -> None:
        self.game = game
        self.number = number
        self.done = 0

    def walk(self, at: int, state: AnyState, count: int) -> Steps[PlayedLine]:
        """Return the next line of play, from a state at a place. Raises `ValueError`."""
        if not 0 <= count <= LINK_ACTIONS - self.done:
            raise ValueError("too many actions")
        walk = PlayedLine(at, [state], [])
        for done in range(count):
            actions = choices(self.game, walk.states[-1])
            if not actions:
                raise ValueError("the game goes on after its end")
            self.number, index = divmod(self.number, len(actions))
            walk.actions.append(actions[index])
            walk.states.append(self.game.apply(walk.states[-1], actions[index]))
            yield done / count
        self.done += count
        return walk


def _read_match(match: Match, count: int, shape: Any, reader: _NumberReader) -> Steps[Match]:
    """Return the match that a number stands for, with its variations."""
    played_lines = [(yield from reader.walk(0, match.state, count))]
    for item in shape["branches"]:
        parent, at, size = item[0], item[1], item[ACTIONS_AT]
        walk = yield from reader.walk(at, played_lines[parent].state_at(at), size)
        item[ACTIONS_AT] = [action.text for action in walk.actions]
        played_lines.append(walk)
    if reader.number:
        raise ValueError("something is left over")
    own = played_lines[0]
    match = match._replace(log=tuple(own.actions), states=tuple(own.states), cursor=count)
    return match._replace(lines=read_variations(shape, match.texts))


def _seal(game_id: str, body: bytes, version: int = PLAIN_VERSION) -> str:
    prefix = f"{game_id}.{version}."
    data = _varint(len(body)) + body
    check = zlib.crc32(prefix.encode() + data).to_bytes(4, "big")
    return prefix + _base64(data + check)


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _unseal(fragment: str) -> tuple[AnyGame, int, bytes]:
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
    return GAMES[game_id], int(version), _checked(f"{game_id}.{version}.", data)


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
