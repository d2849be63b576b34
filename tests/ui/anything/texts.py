"""Texts that people and cheats may bring: positions, links, files and frames, valid and damaged."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from engine.contract.values import TERMINAL
from engine.registry import GAMES
from engine.remote.crypto.hashing import bytes_of, text_of
from engine.remote.crypto.ristretto import GROUP
from engine.remote.entries import PARTS
from engine.session.link import choices, write_link
from engine.session.match import Match, new_match
from engine.session.position_link import write_position
from engine.session.save import write_save
from tests.hostile.grown import WORDS

NASTY = [word[:400] for word in WORDS] + [
    "undefined",
    "-1",
    "NaN",
    "💥",
    "e4",
    "9-13",
    "e5",
    "?",
    "Ann",
    "<b>",
]
SIGNS = '"[]{},:;.-_/|#=?!\\0 9aZ\u2028\ud800½é'
STARTS: dict[str, Sequence[str]] = {
    "nuclear": ("k7/8/8/8/3p4/4P3/5K2/8 b - - 0 1", "8/8/8/8/8/8/8/8 w - - 0 1"),
    "chess": ("8/8/8/8/8/8/8/8 w - - 0 1", "k7/8/K7/8/8/8/8/8 w - - 0 1", "\ud800"),
    "draughts": ("B:W2 9:B1", "W:W1:B", "W:W:B"),
    "alien": (
        "1m1m1m1m/m1m1m1m1/1m1m1m1m/8/8/M1M1M1M1/1M1M1M1M/M1M1M1M1 1 N -;- 0/0 0/0 0/0 translation;- ? - "
        "mars/venus 1",
    ),
}
"""Positions that once caused trouble."""


@cache
def match_of(game: str, seed: int) -> Match:
    """Return a random match of up to 40 actions."""
    rng, match = Random(seed), new_match(GAMES[game])
    for _ in range(rng.randrange(40)):
        if match.player == TERMINAL:
            break
        match = match.play(rng.choice(choices(match.game, match.state)))
    return match


def position(rng: Random, game: str) -> str:
    """Return a position text, sometimes of another game."""
    game = rng.choice([game] * 9 + list(GAMES))
    if game in STARTS and rng.random() < 0.2:
        return rng.choice(STARTS[game])
    match = match_of(game, rng.randrange(12))
    return damaged(rng, match.game.position(match.game.view(match.state, None)), 0.3)


def link(rng: Random) -> str:
    """Return a link to a game or a position, possibly damaged."""
    match = match_of(rng.choice(list(GAMES)), rng.randrange(12))
    if rng.random() < 0.5:
        whole = write_position(match.game, position(rng, match.game.info.id), match.options)
    else:
        whole = write_link(match)
    return damaged(rng, whole, 0.3)


def file(rng: Random) -> str:
    """Return a saved game in some notation, possibly damaged."""
    match = match_of(rng.choice(list(GAMES)), rng.randrange(12))
    if match.game.notations and rng.random() < 0.5:
        texts = [f'[Event "{rng.choice(NASTY)}"]', "", " ".join(each.text for each in match.log[:9]), "*"]
        return damaged(rng, "\n".join(texts), 0.5)
    return damaged(rng, write_save(match), 0.3)


def damaged(rng: Random, text: str, chance: float) -> str:
    """Return a text, damaged with some probability."""
    while rng.random() < chance:
        at = rng.randrange(len(text) + 1)
        some = rng.choice([*SIGNS, "", "", text[at : at + 9], rng.choice(NASTY)])
        text = text[:at] + some + text[at + rng.choice([0, 1, 1, 9]) :]
    return text


def lie(rng: Random, frame: str) -> str:
    """Return a cheat's frame in place of an honest one."""
    if rng.random() < 0.1:
        return damaged(rng, frame, 0.8)
    try:
        data = json.loads(frame)
    except ValueError:
        return frame
    return json.dumps(_twisted(rng, data), separators=(",", ":"))


def _twisted(rng: Random, data: Any) -> Any:
    """Return data with one part replaced, mostly so that it can still be read."""
    if isinstance(data, list) and data:
        if data[2:3] and data[2] in list(PARTS):
            return _twisted_entry(rng, *data[:3], *data[3:])
        entries = [at for at, each in enumerate(data) if isinstance(each, list)]
        at = rng.choice(entries) if entries and rng.random() < 0.8 else rng.randrange(len(data))
        some = rng.choice([[], [data[at]] * 2]) if rng.random() < 0.1 else [_twisted(rng, data[at])]
        return [*data[:at], *some, *data[at + 1 :]]
    if isinstance(data, int):
        return max(0, data + rng.choice([-1, 1, 1, 2, 99]))
    return rng.choice([damaged(rng, str(data), 0.9), "here", "away"])


def _twisted_entry(rng: Random, author: Any, number: Any, kind: str, *parts: Any) -> Any:
    """Return an entry with another meaning."""
    pick, some = rng.random(), list(parts)
    if kind == "deck" and pick < 0.8:
        return [author, number, kind, some[0], spoilt(some[1])]
    if pick < 0.2:
        return [rng.choice([0, 1, 2]), number, kind, *some]
    if pick < 0.3:
        return [author, max(0, number + rng.choice([-1, 1])), kind, *some]
    if pick < 0.5:
        others = [other for other in PARTS if PARTS[other] == PARTS[kind]]
        return [author, number, rng.choice(others), *some]
    at = rng.randrange(len(some))
    words = [
        "0",
        "1",
        "2",
        "draw",
        "again",
        "undo:0",
        "undo:1",
        "undo:2",
        "planet1:mars",
        "9-13",
        "e2-e4",
        "?",
    ]
    some[at] = rng.choice(words) if pick < 0.9 else damaged(rng, str(some[at]), 0.9)
    return [author, number, kind, *some]


def spoilt(text: str) -> str:
    """Return a deck contribution with another card in place of its first one."""
    try:
        data = bytes_of(text, len(text) * 3 // 4)
        first, *_ = GROUP.unpacked(data[: GROUP.size])
        return text_of(GROUP.packed([GROUP.power(first, 3)]) + data[GROUP.size :])
    except ValueError:
        return text
