"""The backup file, and merging a file with the stored content."""

from __future__ import annotations

import json
from collections.abc import Mapping
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.contract.steps import finish
from engine.contract.variation_edits import with_path
from engine.contract.variations import path_to
from engine.registry import find_game
from engine.session.backup import GAMES, VERSION, is_backup, write_backup
from engine.session.match import Match, new_match
from engine.session.save import read_save, write_save
from engine.session.serialization import Unreadable
from ui.storage.backup import Merged, MoveSequence, merge_steps, move_sequence, parse_backup
from ui.storage.entries import Entry, read_entry, write_entry
from ui.storage.history.history import DAYS, PUZZLES, RECORDS, SEEN, SOLVED, read_all
from ui.storage.history.record import Record, write_record

Texts = Mapping[str, str]
BESIDE = ("9-13|9-14 23-18", "9-13|9-13 22-17", "9-13 22-18|9-13 22-17", "9-13 22-18|9-14 22-17")
"""Games with variations."""
LINES = ("", "9-13", "9-13 22-18", "9-13 22-18 13-17", "9-13 22-17", "9-14", "9-14 23-18")


def match(moves: str) -> Match:
    played = new_match(find_game("draughts"))
    own, _, beside = moves.partition("|")
    for move in own.split():
        played = played.play(played.game.find(played.state, move))
    lines = with_path(played.texts, played.lines, tuple(beside.split()))
    return played._replace(lines=lines)


SAVES = {moves: write_save(match(moves)) for moves in (*LINES, *BESIDE)}


def game(moves: str, name: str = "A", revision: int = 1) -> str:
    return write_entry(Entry("", name, "draughts", 0.0, 0.0, SAVES[moves], "to move", "", revision, "t"))


def record(ended: int, result: int = 1) -> str:
    results = (result, -result)
    return write_record(Record("", "draughts", ended, "", ("", "level1"), results, "no-moves", 9))


def merge(mine: Texts, theirs: Texts) -> Merged:
    return finish(merge_steps(mine, theirs))


def merged_texts(mine: Texts, theirs: Texts) -> dict[str, str]:
    return {**mine, **merge(mine, theirs).texts}


games = st.dictionaries(
    st.sampled_from(["a", "b", "c"]).map(lambda i: GAMES + i),
    st.sampled_from((*LINES[1:], *BESIDE)).map(game) | st.sampled_from(["rubbish", "other rubbish"]),
)
kept_records = st.dictionaries(
    st.sampled_from(["a", "b"]).map(lambda i: RECORDS + i),
    st.builds(record, st.integers(1, 3), st.sampled_from([-1, 0, 1])) | st.sampled_from(["bad", "worse"]),
)
tried = st.dictionaries(
    st.sampled_from([f"{PUZZLES}chess/{n}" for n in range(1, 4)]), st.sampled_from([SOLVED, SEEN])
)
days = st.dictionaries(st.sampled_from([f"{DAYS}2026-11-0{n}" for n in range(1, 5)]), st.just("solved"))
stores = st.builds(
    lambda *parts: {k: t for part in parts for k, t in part.items()}, games, kept_records, days, tried
)


def all_sequences(texts: Texts) -> set[MoveSequence]:
    """Return all move sequences."""
    entries = (read_entry("", text) for key, text in texts.items() if key.startswith(GAMES))
    return {move_sequence(entry.save) for entry in entries if not entry.problem}


def longest_sequences(texts: Texts) -> set[MoveSequence]:
    """Return the move sequences that no other one continues."""
    found = all_sequences(texts)
    return {line for line in found if not any(line != other and line.begins(other) for other in found)}


def solved(texts: Texts) -> set[str]:
    return {name for name, became in read_all(texts).puzzles.items() if became == SOLVED}


def unreadable(texts: Texts) -> set[str]:
    return {text for text in texts.values() if text in ("rubbish", "other rubbish", "bad", "worse")}


# --- merging ---------------------------------------------------------------------------------------


@given(stores, stores)
def test_opening_a_backup_twice_changes_nothing_more(mine: Texts, theirs: Texts) -> None:
    once = merged_texts(mine, theirs)
    assert merge(once, theirs) == Merged({})


@given(stores)
def test_a_backup_made_here_changes_nothing(mine: Texts) -> None:
    assert merge(mine, mine) == Merged({})


@given(stores, stores)
def test_merging_is_symmetric(mine: Texts, theirs: Texts) -> None:
    one, other = merged_texts(mine, theirs), merged_texts(theirs, mine)
    assert longest_sequences(one) == longest_sequences(other)
    assert unreadable(one) == unreadable(other)
    assert read_all(one).records == read_all(other).records
    assert read_all(one).days == read_all(other).days
    assert read_all(one).puzzles == read_all(other).puzzles


@given(stores, stores)
def test_merging_loses_nothing(mine: Texts, theirs: Texts) -> None:
    merged = merged_texts(mine, theirs)
    for texts in (mine, theirs):
        assert all(
            any(line.begins(other) for other in all_sequences(merged)) for line in all_sequences(texts)
        )
        assert unreadable(texts) <= unreadable(merged)
        assert read_all(texts).days <= read_all(merged).days
        assert read_all(texts).puzzles.keys() <= read_all(merged).puzzles.keys()
        assert solved(texts) <= solved(merged)
        ids = {found.id for found in read_all(merged).records}
        assert {found.id for found in read_all(texts).records} <= ids
    for key, text in mine.items():
        if key.startswith(GAMES) and not (entry := read_entry("", text)).problem:
            assert move_sequence(entry.save).begins(move_sequence(read_entry("", merged[key]).save)), (
                "played on at most"
            )


def test_a_game_continued_elsewhere_gets_the_later_moves_and_keeps_its_name() -> None:
    mine = {f"{GAMES}a": game("9-13", "My name", 4)}
    merged = merge(mine, {f"{GAMES}a": game("9-13 22-18", "Their name", 2)})
    entry = read_entry("a", merged.texts[f"{GAMES}a"])
    assert (entry.name, entry.revision, entry.save) == ("My name", 5, SAVES["9-13 22-18"])
    assert (merged.games, merged.longer) == (0, 1)


def test_a_game_continued_here_stays_unchanged() -> None:
    mine = {f"{GAMES}a": game("9-13 22-18")}
    assert merge(mine, {f"{GAMES}a": game("9-13")}) == Merged({})


def test_diverged_games_are_both_kept() -> None:
    mine = {f"{GAMES}a": game("9-13 22-18"), f"{GAMES}b": game("9-14", "A (2)")}
    merged = merge(mine, {f"{GAMES}a": game("9-13 22-17")})
    ((key, text),) = merged.texts.items()
    assert key.startswith(f"{GAMES}a-") and read_entry("", text).name == "A (3)"
    assert merged.games == 1
    later = {**mine, key: game("9-13 22-17")}
    assert merge(later, {f"{GAMES}a": game("9-13 22-17")}) == Merged({})


@pytest.mark.parametrize(
    ("mine", "theirs", "ways"),
    [
        ("9-13 22-18", "9-13 22-18|9-13 22-17", {"9-13 22-18", "9-13 22-17"}),
        ("9-13 22-18|9-13 22-17", "9-13|9-14 23-18", {"9-13 22-18", "9-13 22-17", "9-14 23-18"}),
        ("9-13|9-14 23-18", "9-13 22-18|9-13 22-17", {"9-13 22-18", "9-13 22-17", "9-14 23-18"}),
        ("9-13|9-13 22-17", "9-13 22-17", {"9-13 22-17"}),
    ],
)
@pytest.mark.parametrize("key", ["a", "b"])
def test_variations_are_merged(mine: str, theirs: str, ways: set[str], key: str) -> None:
    """Also those of the same game under another id."""
    theirs = theirs if key == "a" or theirs.split("|")[0] == mine.split("|")[0] else mine.split("|")[0]
    merged = merged_texts({f"{GAMES}a": game(mine, revision=4)}, {f"{GAMES}{key}": game(theirs)})
    entry = read_entry("a", merged[f"{GAMES}a"])
    match = read_save(entry.save).match
    found = {" ".join(path_to(match.texts, match.lines, n)) for n in (0, *match.lines.numbers)}
    assert len(merged) == 1 and (entry.revision == 5) == (entry.save != SAVES[mine])
    assert key == "b" or found == ways


def test_only_games_of_one_origin_continue_each_other() -> None:
    merged = merge({f"{GAMES}a": game("9-13")}, {f"{GAMES}b": game("9-13 22-18")})
    assert list(merged.texts) == [f"{GAMES}b"]


def test_a_game_with_an_agreed_end_is_not_continued() -> None:
    ended = write_save(match("9-13").agree(0))
    entry = write_entry(Entry("", "A", "draughts", 0.0, 0.0, ended))
    merged = merge({f"{GAMES}a": entry}, {f"{GAMES}a": game("9-13 22-18")})
    assert merged.games == 1 and f"{GAMES}a" not in merged.texts
    assert merge({f"{GAMES}a": game("9-13")}, {f"{GAMES}a": entry}).longer == 1


def test_unreadable_saves_are_all_kept() -> None:
    odd = write_entry(Entry("", "A", "draughts", 0.0, 0.0, "no save"))
    odder = write_entry(Entry("", "A", "draughts", 0.0, 0.0, '{"content": {"log": [1], "agreed": ""}}'))
    merged = merge({f"{GAMES}a": odd}, {f"{GAMES}a": odder})
    assert merged.games == 1
    assert merge({f"{GAMES}a": odd}, {f"{GAMES}a": odd}) == Merged({})


def test_the_later_end_of_a_record_counts() -> None:
    mine = {f"{RECORDS}a": record(2, 1)}
    assert merge(mine, {f"{RECORDS}a": record(1, -1)}) == Merged({})
    merged = merge(mine, {f"{RECORDS}a": record(3, -1)})
    assert merged.texts == {f"{RECORDS}a": record(3, -1)} and merged.records == 1


# --- the file --------------------------------------------------------------------------------------


@given(stores, st.dictionaries(st.text(max_size=5), st.integers(-9, 9) | st.text(max_size=5) | st.booleans()))
def test_a_backup_restores_its_content(texts: Texts, settings: dict[str, object]) -> None:
    text = write_backup(texts, settings)
    assert is_backup(text) and is_backup("\ufeff\n" + text)
    bundle = parse_backup(text)
    assert bundle.texts == texts and bundle.settings == settings


def test_lone_surrogates_in_damaged_texts_survive() -> None:
    texts = {f"{GAMES}a": "half \ud83d of a smile"}
    assert parse_backup(write_backup(texts, {})).texts == texts


@given(st.data())
def test_a_changed_file_is_refused(data: st.DataObject) -> None:
    text = write_backup({f"{GAMES}a": game("9-13")}, {"theme": "dark"})
    at = data.draw(st.integers(0, len(text) - 1))
    changed = text[:at] + data.draw(st.sampled_from(["", "0", "x", '"', "}"])) + text[at + 1 :]
    try:
        same = json.loads(changed) == json.loads(text)
    except ValueError:
        same = False
    if not same:
        with pytest.raises(Unreadable):
            parse_backup(changed)


@pytest.mark.parametrize("content", [None, [], {}, {"texts": []}, {"texts": {"game/a": 1}}])
def test_a_backup_with_a_valid_checksum_but_invalid_content_is_refused(content: object) -> None:
    whole = json.loads(write_backup({}, {}))
    check = f"{crc32(json.dumps(content, sort_keys=True).encode()):08x}"
    with pytest.raises(Unreadable, match="part of it is missing"):
        parse_backup(json.dumps({**whole, "content": content, "check": check}))


def test_a_newer_backup_is_refused_as_newer() -> None:
    whole = json.loads(write_backup({}, {}))
    newer = json.dumps({**whole, "oddcheckers-everything": VERSION + 1})
    with pytest.raises(Unreadable, match="newer version"):
        parse_backup(newer)
