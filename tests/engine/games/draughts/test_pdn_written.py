"""PDN: written files and round trips."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.contract.notation import Record
from engine.contract.rng import new_rng
from engine.contract.values import TERMINAL, Action, BadPosition
from engine.games.draughts.pdn import RESULTS
from tests.engine.games.draughts.test_pdn import GAME, PDN
from tests.examples import examples


def random_record(seed: int, plies: int, start: str = "", tags: dict[str, str] | None = None) -> Record:
    rng, state = new_rng(seed), GAME.start({}, start)
    actions: list[Action] = []
    while GAME.player(state) != TERMINAL and len(actions) < plies:
        action = rng.choice(GAME.legal_actions(state))
        actions.append(action)
        state = GAME.apply(state, action)
    return Record(tags or {}, start, tuple(actions), rng.choice(RESULTS))


def test_a_written_game_has_tags_and_moves() -> None:
    record = PDN.read(
        '[White "Rex"] 1. 11-15 23-18 2. 8-11 27-23 3. 4-8 23-19 4. 10-14 19x10 5. 14x23 26x19 1/2-1/2'
    )
    assert PDN.write(record) == (
        '[White "Rex"]\n[Result "1/2-1/2"]\n[GameType "21"]\n\n'
        "1. 11-15 23-18 2. 8-11 27-23 3. 4-8 23-19 4. 10-14 19x10 5. 14x23 26x19 1/2-1/2\n"
    )


def test_a_game_in_which_light_begins_starts_with_an_ellipsis() -> None:
    record = PDN.read('[FEN "W:WK30,21:B1,K9"] 21-17 9-14 17x10 *')
    assert PDN.write(record) == (
        '[Result "*"]\n[GameType "21"]\n[SetUp "1"]\n[FEN "W:W21,K30:B1,K9"]\n\n1... 21-17 2. 9-14 17x10 *\n'
    )


def test_an_unfinished_game_without_moves_can_be_written() -> None:
    record = Record({}, "", (), "*")
    assert PDN.write(record) == '[Result "*"]\n[GameType "21"]\n\n*\n'
    assert PDN.read(PDN.write(record)) == record


def test_no_tags_are_invented() -> None:
    text = PDN.write(random_record(1, 10))
    assert not re.search("Event|Date|White|Black|FEN|SetUp", text)


def test_tags_are_written_on_one_line_and_escaped() -> None:
    tags = {"Event": 'a "b" \\ c', "Site": "two\nlines\tand  more"}
    text = PDN.write(Record(tags, "", (), "1-0"))
    assert '[Event "a \\"b\\" \\\\ c"]\n[Site "two lines and more"]\n' in text
    assert PDN.read(text).tags["Event"] == tags["Event"]


def test_the_record_takes_precedence_over_its_tags() -> None:
    tags = {"Result": "0-1", "GameType": "20", "FEN": "B:W1:B2", "SetUp": "1"}
    assert PDN.write(Record(tags, "", (), "1-0")) == '[Result "1-0"]\n[GameType "21"]\n\n1-0\n'


def test_an_unknown_result_is_written_as_an_asterisk() -> None:
    assert PDN.write(Record({}, "", (), "dark won")).endswith("\n*\n")


@pytest.mark.parametrize("name", ["", "My Event", "Ev]ent", '"', "9x", "é"])
def test_a_tag_needs_a_name(name: str) -> None:
    with pytest.raises(BadPosition):
        PDN.write(Record({name: "x"}, "", (), "*"))


def test_an_invalid_start_is_refused() -> None:
    with pytest.raises(BadPosition):
        PDN.write(Record({}, "nowhere", (Action("11-15"),), "*"))


@pytest.mark.parametrize("seed", range(12))
def test_no_line_of_moves_is_longer_than_80_or_ends_in_a_number(seed: int) -> None:
    lines = PDN.write(random_record(seed, 300)).split("\n\n")[1].splitlines()
    assert len(lines) > 3
    assert all(len(line) <= 80 for line in lines)
    assert not any(line.endswith(".") for line in lines)
    for line, below in pairwise(lines):
        first = re.match(r"(\d+\.+ )?\S+", below)
        assert first and len(line) + 1 + len(first[0]) > 80


TEXTS = st.text(st.characters(exclude_categories=["C", "Z"]), max_size=30)
TAGS: Any = st.dictionaries(st.from_regex(r"\A[A-Z][A-Za-z0-9_]{0,12}\Z"), TEXTS, max_size=4)
STARTS = st.sampled_from(["", "W:W21,22,K30:B1,K9", "B:W6,7,14,15,22:BK2", "W:W17,18,25,26:B1,2,3,K10"])


@settings(max_examples=examples(80), deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 150), STARTS, TAGS)
def test_written_games_are_read_back(seed: int, plies: int, start: str, tags: dict[str, str]) -> None:
    given_tags = {
        name: text for name, text in tags.items() if name not in ("Result", "GameType", "SetUp", "FEN")
    }
    record = random_record(seed, plies, start, given_tags)
    assert PDN.read(PDN.write(record)) == record


@settings(max_examples=examples(40), deadline=None)
@given(st.integers(0, 2**32))
def test_a_game_with_short_captures_is_read_back_or_reported_as_ambiguous(seed: int) -> None:
    record = random_record(seed, 120)
    text = re.sub(r"(\d+)x[\dx]+x(\d+)", r"\1x\2", PDN.write(record))
    try:
        actions = PDN.read(text).actions
    except BadPosition as error:
        assert "could be any of" in str(error)
        return
    assert len(actions) == len(record.actions)
    for short, full in zip(actions, record.actions, strict=True):
        assert (short.path[0], short.path[-1]) == (full.path[0], full.path[-1])
