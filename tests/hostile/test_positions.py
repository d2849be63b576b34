"""Position texts, FEN among them: read exactly, or refused with a reason."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.contract.rng import new_rng
from engine.contract.values import POSITION_LIMIT, TERMINAL, BadPosition
from engine.registry import GAMES
from engine.session.link import choices
from engine.session.match import Match, new_match
from tests.examples import examples
from tests.hostile.limits import held

SPICE = [
    "/",
    " ",
    "-",
    ":",
    ",",
    "0",
    "1",
    "8",
    "9" * 30,
    "K",
    "w",
    "W",
    "B",
    "[",
    "]",
    "?",
    "+",
    "=",
    "\x00",
    "\n",
]
SPICE += [
    "é",
    "\u202e",
    "\ud800",
    "٣",
    "²",
    "½",
    "．",
    "~",
    "{",
    "(",
    "A1",
    "a1=T1",
    "N5-",
    "C6B1",
    "satan:",
    "mars",
]


def somewhere(game_id: str, plies: int) -> str:
    """Return a position of a random game, in public view."""
    match, rng = new_match(GAMES[game_id]), new_rng(plies)
    while match.player != TERMINAL and len(match.log) < plies:
        match = match.play(rng.choice(choices(match.game, match.state)))
    return match.game.position(match.game.view(match.state, None))


SOUND = {game_id: [somewhere(game_id, plies) for plies in (0, 7, 40)] for game_id in GAMES}


def refused_or_sound(game_id: str, text: str) -> None:
    match: Match | None = held(lambda: new_match(GAMES[game_id], {}, text), BadPosition)
    if match is not None:
        game, state = match.game, match.state
        again = game.position(game.view(state, None))
        assert game.position(game.view(game.start(match.options, again), None)) == again


@settings(max_examples=examples(400), deadline=None)
@given(st.data(), st.sampled_from(sorted(GAMES)))
def test_a_damaged_position(data: st.DataObject, game_id: str) -> None:
    text = data.draw(st.sampled_from(SOUND[game_id]))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        new = data.draw(st.one_of(st.sampled_from(SPICE), st.text(max_size=2)))
        text = text[:at] + new + text[at + data.draw(st.integers(0, 2)) :]
    refused_or_sound(game_id, text)


@settings(max_examples=examples(200), deadline=None)
@given(st.data(), st.sampled_from(sorted(GAMES)))
def test_a_position_with_its_parts_in_disorder(data: st.DataObject, game_id: str) -> None:
    words = data.draw(st.sampled_from(SOUND[game_id])).split(" ")
    chosen = data.draw(st.lists(st.sampled_from([*words, "-", "", "1"]), max_size=len(words) + 2))
    refused_or_sound(game_id, " ".join(chosen))


@pytest.mark.parametrize("game_id", sorted(GAMES))
@pytest.mark.parametrize("piece", SPICE)
def test_a_long_position(game_id: str, piece: str) -> None:
    for text in (piece * (POSITION_LIMIT // len(piece)), piece * 100_000, SOUND[game_id][0] + piece * 500):
        refused_or_sound(game_id, text)
