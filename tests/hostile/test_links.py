"""Damaged, cut or forged links with valid checksums: refused, or a legal game."""

from __future__ import annotations

import json
import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.contract.rng import new_rng
from engine.contract.values import TERMINAL
from engine.registry import GAMES
from engine.session import link as codec
from engine.session.link import (
    LINK_ACTIONS,
    LINK_LIMIT,
    LINK_VERSION,
    PLAIN_VERSION,
    choices,
    read_link,
    write_link,
)
from engine.session.match import Match, new_match
from engine.session.serialization import Unreadable
from engine.session.variations import variations_data
from tests.engine.session.trees import grown_match
from tests.examples import examples
from tests.hostile.grown import twisted
from tests.hostile.limits import held, quick

GAME_IDS = st.sampled_from(sorted(GAMES))


def played(game_id: str, plies: int = 30) -> Match:
    match, rng = new_match(GAMES[game_id]), new_rng(1)
    while match.player != TERMINAL and len(match.log) < plies:
        match = match.play(rng.choice(choices(match.game, match.state)))
    return match


LINKS = {game_id: write_link(played(game_id), "level1,") for game_id in GAMES}
BESIDE = write_link(grown_match("draughts", 5), "level1,")
"""A link with variations."""


def made_up(game_id: str, head: str, number: int = 0, version: int = PLAIN_VERSION) -> str:
    """Return a link of any content, with a valid checksum."""
    payload = zlib.compress(head.encode(errors="replace"), 9, -15)
    digits = number.to_bytes((number.bit_length() + 7) // 8, "big")
    rules = bytes([GAMES[game_id].info.rules_version])
    return codec._seal(game_id, rules + codec._varint(len(payload)) + payload + digits, version)


def opened(link: str) -> None:
    shared = held(lambda: read_link(link), Unreadable)
    if shared is not None:
        assert len(shared.match.log) <= LINK_ACTIONS
        assert read_link(write_link(shared.match)).match.log == shared.match.log


@settings(max_examples=examples(120), deadline=None)
@given(GAME_IDS, st.integers(0, 400), st.integers(0, 3), st.text(max_size=3))
def test_a_damaged_link(game_id: str, at: int, gone: int, new: str) -> None:
    link = LINKS[game_id]
    opened(link[:at] + new + link[at + gone :])


@settings(max_examples=examples(120), deadline=None)
@given(st.integers(0, 400), st.integers(0, 3), st.text(max_size=3))
def test_a_damaged_link_with_lines(at: int, gone: int, new: str) -> None:
    opened(BESIDE[:at] + new + BESIDE[at + gone :])


@settings(max_examples=examples(120), deadline=None)
@given(
    twisted(variations_data(grown_match("draughts", 7, 3, 3).lines))
    | twisted({"branches": [[0, 0, "", 2, []]]}),
    st.integers(0, 10**9),
)
def test_a_link_with_twisted_lines(shape: object, number: int) -> None:
    head = f"\n\n2\n\n{json.dumps(shape)}\n"
    opened(made_up("draughts", head, number, LINK_VERSION))


@settings(max_examples=examples(120), deadline=None)
@given(
    GAME_IDS,
    st.text(max_size=60),
    st.text(alphabet="abplayersomc=;2\x00", max_size=30),
    st.one_of(st.integers(-5, 10**5).map(str), st.text(max_size=6)),
    st.sampled_from(["", "draw", "resign 0", "resign 9", "resign x y", "\x00"]),
    st.integers(0, 2**4000),
)
def test_a_link_with_anything_in_it(
    game_id: str, start: str, options: str, count: str, agreed: str, number: int
) -> None:
    opened(made_up(game_id, "\n".join([start, options, count, agreed, "seats"]), number))


@pytest.mark.parametrize("game_id", sorted(GAMES))
@pytest.mark.parametrize("count", [LINK_ACTIONS, LINK_ACTIONS + 1, 10**9, 10**4000])
def test_a_link_that_claims_to_be_long(game_id: str, count: int) -> None:
    for number in (0, 1 << 40_000, (1 << 100_000) - 1):
        opened(made_up(game_id, f"\n\n{count}\n\n", number))


@pytest.mark.parametrize(
    "link",
    [
        "",
        "chess.1.",
        "chess.1." + "A" * (LINK_LIMIT - 8),
        "chess.1." + "_" * (LINK_LIMIT - 8),
        "chess." + "9" * 5000 + ".AAAA",
        "x" * 10_000_000,
        "chess.1.\x00\u202e\ud800",
        "chess.9999.AAAA",
        made_up("chess", "\n" * 15_000),
        made_up("chess", "8/" * 5_000 + "\n\n0\n\n"),
        made_up("alien", "\n" + "a=1;" * 4_000 + "\n0\n\n"),
        codec._seal("chess", bytes([GAMES["chess"].info.rules_version]) + b"\xff" * 9_000),
    ],
)
def test_a_link_of_no_sense(link: str) -> None:
    opened(link)


def test_a_bomb_of_zeros_is_not_unpacked() -> None:
    bomb = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = bomb.compress(b"0" * 10_000_000) + bomb.flush()
    body = bytes([GAMES["chess"].info.rules_version]) + codec._varint(len(packed)) + packed
    opened(codec._seal("chess", body))


def test_a_legal_game_as_long_as_a_link_may_be_takes_steps() -> None:
    """A step is one action, so the page can stop between any two of them."""
    match = played("chess", 200)
    steps = codec.link_steps(write_link(match))
    done: list[float] = []
    with quick():
        try:
            while True:
                done.append(next(steps))
        except StopIteration as end:
            assert end.value.match == match
    assert done == [index / 200 for index in range(200)]
