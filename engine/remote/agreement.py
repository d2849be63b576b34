"""The table of a remote game, agreed in the first entry of its transcript: game, options, seats, clocks."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import NamedTuple

from engine.contract.game import AnyGame
from engine.contract.values import BadOption, BadPosition
from engine.registry import GAMES
from engine.remote.entries import DEVICES, TABLE, Entry, ProtocolError
from engine.session.clock import LIMIT, TimeControl, read_control, write_control
from engine.session.match import Match, new_match
from engine.session.serialization import options_text

POST, LIVE = "post", "live"
INVITATION, REPLY = "join", "answer"
"""Names of the link fragments of an invitation to a live game and the reply to one."""
LOTS = "?"
"""Prefix of the owners in the table entry: the seats are still to be drawn by lot."""
WAYS = (POST, LIVE)
"""The modes of remote play: by sending links, or live over a connection.

A live game can go on by links, with the same transcript.
"""
PROTOCOL = 2
"""The protocol of new tables. Games of protocol 1, whose tables name none, are unsigned and prove nothing."""
TWO = 2
"""Number of devices of a live game that can go on by links."""
_ID = re.compile(r"[0-9a-f]{12}")
_VERSION = re.compile(r"[1-9][0-9]{0,2}")
_PAIR = re.compile(r"[a-z_-]{1,30}=[a-z0-9_-]{1,30}")


class Table(NamedTuple):
    """The terms of a remote game."""

    id: str
    """Id of the game: twelve hexadecimal digits."""
    way: str
    owners: tuple[int, ...]
    """The device of each seat."""
    match: Match
    """The match at its start."""
    control: TimeControl | None = None
    """Time control; None without clocks."""
    lots: bool = False
    """True while the seats are still to be drawn by lot; `owners` then only counts seats per device."""
    protocol: int = PROTOCOL

    @property
    def game(self) -> AnyGame:
        """The game's rules."""
        return self.match.game

    @property
    def devices(self) -> int:
        """Number of devices."""
        return max(self.owners) + 1


def modes_of(game: AnyGame) -> tuple[str, ...]:
    """Return the modes of remote play for a game: only `LIVE` if the game has hidden information."""
    return (LIVE,) if game.info.hidden else (LIVE, POST)


def fits_links(table: Table) -> bool:
    """Return True if the game of a table can be played by links; live games of two can go on by them."""
    return POST in modes_of(table.game) and (table.way == POST or table.devices == TWO)


def next_table(table: Table) -> Table:
    """Return the table of a rematch under today's rules: everybody moves one seat further."""
    name = sha256(f"again {table.id}".encode()).hexdigest()[:12]
    owners = (*table.owners[1:], table.owners[0])
    match = new_match(GAMES[table.game.info.id], table.match.options, table.match.start)
    return table._replace(id=name, owners=owners, match=match, protocol=PROTOCOL)


def table_entry(table: Table) -> Entry:
    """Return the table entry, which device 0 makes."""
    match = table.match
    parts = (
        table.id,
        table.way,
        match.game.info.id,
        str(match.game.info.rules_version),
        options_text(match),
        match.start,
        f"{LOTS if table.lots else ''}{''.join(map(str, table.owners))}",
        write_control(table.control) if table.control else "",
    )
    if table.protocol == 1:
        return Entry(0, 0, TABLE, parts)
    return Entry(0, 0, TABLE, (*parts, str(table.protocol)), heard=(0,) * table.devices)


def read_table(entry: Entry) -> Table:
    """Return the table of the first entry. Raises `ProtocolError` if the entry or its rules are unknown."""
    if entry.kind != TABLE or entry.author != 0 or entry.number != 0:
        raise ProtocolError("no-table", entry.author)
    name, way, game_id, rules, options, start, owners, clocks, *protocol = entry.parts
    if protocol not in ([], [str(PROTOCOL)]):
        raise ProtocolError("newer", 0)
    if game_id not in GAMES:
        raise ProtocolError("no-game", 0)
    game = GAMES[game_id].with_rules_version(int(rules) if _VERSION.fullmatch(rules) else None)
    if game is None:
        raise ProtocolError("other-rules", 0)
    control = read_control(clocks) if len(clocks) <= LIMIT else None
    if not _ID.fullmatch(name) or way not in WAYS or (clocks and control is None):
        raise ProtocolError("no-table", 0)
    match = _begun(game, options, start)
    if not game.can_play_remotely(match.state):
        raise ProtocolError("no-table", 0)
    held = _owners(owners.removeprefix(LOTS), len(match.seats))
    table = Table(name, way, held, match, control, owners.startswith(LOTS), PROTOCOL if protocol else 1)
    if entry.signature or entry.heard != ((0,) * table.devices if protocol else ()):
        raise ProtocolError("no-table", 0)
    return table


def _begun(game: AnyGame, options: str, start: str) -> Match:
    pairs = options.split(";") if options else []
    if not all(_PAIR.fullmatch(pair) for pair in pairs):
        raise ProtocolError("no-table", 0)
    try:
        return new_match(
            game, {key: value for key, _, value in (pair.partition("=") for pair in pairs)}, start
        )
    except (BadOption, BadPosition) as fault:
        raise ProtocolError("no-table", 0) from fault


def _owners(text: str, seats: int) -> tuple[int, ...]:
    """Return the device of each seat; each has one, and there are at least two devices."""
    if len(text) != seats or not text.isascii() or not text.isdigit():
        raise ProtocolError("no-table", 0)
    owners = tuple(map(int, text))
    if not 2 <= max(owners) + 1 <= DEVICES or set(owners) != set(range(max(owners) + 1)):
        raise ProtocolError("no-table", 0)
    return owners
