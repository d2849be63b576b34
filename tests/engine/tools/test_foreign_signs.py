"""A foreign character anywhere in a file costs at most the rest, and is always reported."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.session.match import Match
from engine.session.serialization import Unreadable
from engine.tools.reading import FoundGame, _games
from tests.examples import examples

HEADS = '[Event "Club"]\n[White "Ann"]\n[Black "Ben"]\n[Result "1-0"]\n\n'
PGN = HEADS + "1. e4 e5 2. Nf3 {good} Nc6\n3. Bb5 (3. Bc4 Bc5 4. c3) a6 4. Ba4 Nf6! 5. O-O $1 Be7 1-0\n\n"
PDN = HEADS + "1. 11-15 23-19 2. 8-11 {good} 22-17\n3. 11-16 (3. 9-13) 24-20 4. 16x23 27x11! 1-0\n\n"
SIGNS = "§#~^|&¤☃_=<>@µ£{}()[];%$\"'\\!?+-/:.,…±☆\x00\u200b\u202e\ud800é٣"
BASES = {".pgn": PGN, ".pdn": PDN}


def read(text: str, suffix: str) -> list[FoundGame]:
    try:
        return list(_games(text, suffix))
    except Unreadable:
        return []


def made(match: Match) -> tuple[str, ...]:
    return tuple(action.text for action in match.log)


def beside(match: Match) -> list[tuple[str, ...]]:
    return [branch.actions for branch in match.lines.branches]


WHOLE = {suffix: [found.match for found in read(text * 2, suffix)] for suffix, text in BASES.items()}
ENDS = {suffix: text.index("\n\n") + 2 for suffix, text in BASES.items()}


def moves_before(suffix: str, at: int) -> int:
    """Return the number of main-line moves before a place in a file, except the last one."""
    found = read(BASES[suffix][:at], suffix) if at > ENDS[suffix] else []
    return max(0, len(found[0].match.log) - 1) if found and found[0].match else 0


@settings(max_examples=examples(150), deadline=None)
@given(st.sampled_from(sorted(BASES)), st.integers(0, len(PGN) - 1), st.sampled_from(SIGNS))
@example(".pgn", 60, "{")
@example(".pgn", 60, ";")
@example(".pdn", 0, "%")
def test_a_foreign_character_costs_at_most_the_rest(suffix: str, at: int, sign: str) -> None:
    base = BASES[suffix]
    at = min(at, len(base) - 1)
    whole = WHOLE[suffix][0]
    assert whole
    found = read(base[:at] + sign + base[at:] + base, suffix)
    assert found and found[-1].match, "the next game is read"
    assert made(found[-1].match) == made(whole) or sum(bool(each.left_out) for each in found)
    first = found[0].match
    assert first, "no character costs the whole game"
    kept = moves_before(suffix, at)
    assert made(first)[:kept] == made(whole)[:kept]
    lost = made(first) != made(whole) or beside(first) != beside(whole)
    assert not lost or any(each.left_out for each in found), "every loss is reported"


@pytest.mark.soak
def test_every_foreign_character_at_every_place() -> None:
    for suffix, base in BASES.items():
        for at in range(len(base)):
            for sign in SIGNS:
                test_a_foreign_character_costs_at_most_the_rest.hypothesis.inner_test(suffix, at, sign)  # type: ignore[attr-defined]
