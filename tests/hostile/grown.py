"""Hypothesis strategies for hostile texts: nasty words and values, and damage to valid texts."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st

from engine.contract.rng import new_rng
from engine.contract.values import TERMINAL
from engine.registry import GAMES
from engine.session import save as save_format
from engine.session.link import choices
from engine.session.match import Match, new_match

DEEP = "[" * 3_000
WORDS = [
    "",
    "\0",
    "\ud83e",
    "\u202eab\u2066",
    "\u2028",
    "[" * 50,
    '"]}',
    "\\",
    "=",
    "__proto__",
    "9" * 5_000,
    "x" * 3_000,
]
NUMBERS = [-1, 0, 1, 2**53, 10**30, 10**400, 1.5, 1e308, float("nan"), float("inf"), float("-inf")]

nasty = st.sampled_from(WORDS) | st.text(st.characters(), max_size=12)
values = st.recursive(
    st.none() | st.booleans() | st.sampled_from(NUMBERS) | st.integers() | nasty,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(nasty, inner, max_size=3),
    max_leaves=6,
)


@st.composite
def damaged(draw: st.DrawFn, text: str) -> str:
    """Draw a text with a piece of it lost, doubled, changed, or moved."""
    a, b = sorted((draw(st.integers(0, len(text))), draw(st.integers(0, len(text)))))
    other = draw(st.sampled_from(["", text[a:b] * 2, DEEP, "NaN", "1e999"]) | nasty)
    return draw(st.sampled_from([text[:a] + other + text[b:], text[b:] + text[:a], text[:a] + other]))


@st.composite
def twisted(draw: st.DrawFn, sound: Any) -> Any:
    """Draw a JSON value with something in it that should not be there."""
    inside = isinstance(sound, dict | list) and bool(sound)
    if not inside or draw(st.integers(0, 3)) == 0:
        return draw(values)
    if isinstance(sound, list):
        at = draw(st.integers(0, len(sound) - 1))
        return [*sound[:at], draw(twisted(sound[at])), *sound[at + draw(st.integers(0, 1)) :]]
    key = draw(st.sampled_from(sorted(sound)))
    return sound | {draw(st.just(key) | nasty): draw(twisted(sound[key]))}


def sealed(content: Any) -> str:
    """Return a save of any content, with a valid checksum."""
    return json.dumps(
        {"oddcheckers": save_format.SAVE_VERSION, "check": save_format._sum(content), "content": content}
    )


def any_match(game_id: str, seed: int, plies: int = 10) -> Match:
    """Return a match of some random actions."""
    rng = new_rng(seed)
    match = new_match(GAMES[game_id])
    while match.player != TERMINAL and match.cursor < plies:
        match = match.play(rng.choice(choices(match.game, match.state)))
    return match


def is_legal(match: Match) -> bool:
    """Return true if all actions of a match are legal."""
    again = new_match(match.game, match.options, match.start)
    for action in match.log:
        again = again.play(match.game.find(again.state, action.text))
    return again.states == match.states and 0 <= match.cursor <= len(match.log)
