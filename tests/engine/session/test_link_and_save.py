"""Saves and links: they give back what went in, refuse what was harmed, and play only what is legal."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.contract.rng import Rng, new_rng
from engine.contract.values import CHANCE, TERMINAL
from engine.registry import GAMES
from engine.session import link
from engine.session import save as save_format
from engine.session.link import choices, read_link, write_link
from engine.session.match import Agreed, Match, new_match
from engine.session.save import read_save, write_save
from engine.session.shared import Shared, Unreadable
from tests.toy import DiceRace, TakeSticks, enlist
from ui.storage.seats import Here, read_note, write_note

ARCHIVE = Path(__file__).parents[2] / "archive" / "links.txt"
SAVES = ARCHIVE.with_name("saves.txt")
"""Saves of November 2026, one a line."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
DRAUGHTS = GAMES["draughts"]


@pytest.fixture(autouse=True)
def with_toys(monkeypatch: pytest.MonkeyPatch) -> None:
    enlist(monkeypatch, TakeSticks(), DiceRace())


def random_match(game_id: str, seed: int, plies: int, **options: str) -> Match:
    game, rng = GAMES[game_id], new_rng(seed)
    match = new_match(game, options)
    while match.player != TERMINAL and match.cursor < plies:
        match = match.play(rng.choice(choices(game, match.state)))
    return match


def refused(fragment: str) -> bool:
    try:
        read_link(fragment)
    except Unreadable as fault:
        return str(fault).endswith((".", "whole."))
    return False


# --- links ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", ["draughts", "sticks", "race"])
@pytest.mark.parametrize("seed", range(8))
def test_a_link_brings_back_the_game_up_to_the_cursor(game_id: str, seed: int) -> None:
    match = random_match(game_id, seed, 60)
    for cursor in {0, 1, len(match.log) // 2, len(match.log)}:
        there = match.goto(min(cursor, len(match.log)))
        shared = read_link(write_link(there, "Ada, Bob"))
        assert shared == Shared(
            there._replace(log=there.played, states=there.states[: there.cursor + 1]), "Ada, Bob"
        )


def test_the_seed_games_above_have_chance_nodes_in_them() -> None:
    match = random_match("race", 0, 60)
    assert CHANCE in {match.decider(i) for i in range(len(match.log))}


@pytest.mark.parametrize("players", ["2", "3"])
def test_options_travel_and_defaults_cost_nothing(players: str) -> None:
    match = random_match("race", 3, 6, players=players)
    assert read_link(write_link(match)).match.options == {"players": players}
    assert len(write_link(new_match(GAMES["race"]))) < len(
        write_link(new_match(GAMES["race"], {"players": "2"}))
    )


@pytest.mark.parametrize(("resigned", "late"), [(None, False), (0, False), (1, False), (0, True), (1, True)])
def test_an_agreed_end_travels(resigned: int | None, late: bool) -> None:
    match = random_match("draughts", 1, 12).agree(resigned, late)
    for shared in (read_link(write_link(match)), read_save(write_save(match))):
        assert shared.match.agreed == Agreed(resigned, late)
        assert shared.match.outcome == match.outcome


@pytest.mark.parametrize("seats", ["", "Zoë and 🦊", "two\nlines\n", '{"0": "x;y=z|"}', "\x00", "é" * 3000])
def test_names_may_hold_anything(seats: str) -> None:
    match = random_match("draughts", 2, 9)
    assert read_link(write_link(match, seats)) == Shared(match, seats)
    assert read_save(write_save(match, seats)) == Shared(match, seats)


def test_half_an_emoji_in_a_name_harms_nothing_else() -> None:
    match = random_match("draughts", 2, 9)
    assert read_link(write_link(match, "fox \ud83e")) == Shared(match, "fox ?")
    assert read_save(write_save(match, "fox \ud83e")) == Shared(match, "fox \ud83e")
    assert write_save(match, "fox \ud83e").isascii()


def test_a_position_link_forgets_what_led_to_it() -> None:
    match = random_match("draughts", 7, 50)
    shared = read_link(link.write_position_link(match)).match
    assert shared.log == ()
    assert DRAUGHTS.position(shared.state) == DRAUGHTS.position(match.state)


def test_a_link_is_made_of_what_a_fragment_may_hold_unescaped() -> None:
    link = write_link(random_match("draughts", 5, 60), "né\n#?&%")
    assert set(link) <= set(LETTERS + ".")


def test_120_plies_of_draughts_fit_in_200_characters() -> None:
    long = [match for seed in range(200) if len((match := random_match("draughts", seed, 120)).log) == 120]
    assert len(long) >= 5
    assert max(len(write_link(match)) for match in long) <= 200


def archived() -> list[list[str]]:
    lines = ARCHIVE.read_text(encoding="utf-8").splitlines()
    return [[cell.strip() for cell in line.split("|")] for line in lines if not line.startswith("#")]


@pytest.mark.parametrize("row", archived(), ids=lambda row: row[0][:24])
def test_old_links_keep_opening(row: list[str]) -> None:
    link, count, position, agreed, seats = row
    shared = read_link(link)
    match = shared.match
    ends = {None: "-", Agreed(None): "draw", Agreed(0): "resign 0", Agreed(1): "resign 1"}
    found = [
        str(len(match.log)),
        match.game.position(match.state),
        ends[match.agreed],
        json.dumps(shared.seats),
    ]
    assert found == [count, position, agreed, seats]


@pytest.mark.parametrize("text", SAVES.read_text(encoding="utf-8").splitlines(), ids=lambda text: text[37:90])
def test_old_saves_keep_opening_and_are_written_as_they_were(text: str) -> None:
    shared = read_save(text)
    assert shared.match.log and write_save(shared.match, shared.seats) == text
    note = read_note(shared.seats, len(shared.match.seats))
    assert write_note(note) == shared.seats and any(isinstance(seat, Here) for seat in note.seats)


@pytest.mark.parametrize("row", archived(), ids=lambda row: row[0][:24])
def test_every_cut_and_every_changed_character_is_refused(row: list[str]) -> None:
    link = row[0]
    for i in range(len(link)):
        assert refused(link[:i])
        assert refused(link[i + 1 :])
        assert refused(link[:i] + link[i + 1 :])
    for i, kept in enumerate(link):
        others = LETTERS + ".=%\n é" if len(link) < 60 else "Aq-_."
        for letter in others.replace(kept, ""):
            assert refused(link[:i] + letter + link[i + 1 :]), (i, letter)


@pytest.mark.parametrize("extra", ["A", "=", "\n", " ", ".", "%20", "\x00", "\ud800"])
def test_nothing_may_be_added_to_a_link(extra: str) -> None:
    link = write_link(random_match("draughts", 1, 20))
    assert refused(link + extra)
    assert refused(extra + link)


def broken(link: str, rng: Rng) -> str:
    """Damage a link in one of the ways of the world."""
    letters = list(link)
    i, j = sorted((rng.randrange(len(letters)), rng.randrange(len(letters))))
    match rng.randrange(6):
        case 0:
            letters[i] = rng.choice(LETTERS + ".")
        case 1:
            del letters[i:j]
        case 2:
            letters[i], letters[j] = letters[j], letters[i]
        case 3:
            letters.insert(i, rng.choice(LETTERS))
        case 4:
            letters[i:j] = reversed(letters[i:j])
        case 5:
            letters[i:] = rng.choices(LETTERS, k=len(letters) - i)
    return "".join(letters)


def forged(rng: Rng) -> str:
    """Return a link with a checksum that fits and anything inside."""
    heads = [
        "\n\n{}\n\n",
        "\n\n{}\nresign 1\n",
        "B:W21,22,K7:B1,K30\n\n{}\n\n",
        "\nplayers=2\n{}\n\nx",
        "{}",
        "zz\n\n{}\n",
    ]
    count = rng.randrange(-2, 40)
    head = rng.choice(heads).format(count).encode()
    payload = zlib.compress(head, 9, -15)
    digits = rng.randbytes(rng.randrange(max(count // 3, 1)))
    body = bytes([rng.choice([1, 1, 1, 0])]) + link._varint(len(payload)) + payload + digits
    if rng.random() < 0.3:
        body = rng.randbytes(rng.randrange(1, 40))
    return link._seal(rng.choice(["draughts", "race", "sticks"]), body, rng.choice([1, 2]))


def test_ten_thousand_damaged_or_forged_links_are_refused_or_are_legal_games() -> None:
    rng = new_rng(20)
    links = [
        write_link(random_match(g, s, 30), "A, B") for g in ("draughts", "race", "sticks") for s in range(9)
    ]
    opened = 0
    for i in range(10_000):
        fragment = broken(rng.choice(links), rng) if i % 3 else forged(rng)
        if fragment in links:
            continue
        try:
            match = read_link(fragment).match
        except Unreadable:
            continue
        opened += 1
        again = new_match(match.game, match.options, match.start)
        for action in match.log:
            again = again.play(match.game.find(again.state, action.text))
        assert again.states == match.states
    assert opened > 100


@pytest.mark.parametrize(
    ("fragment", "words"),
    [
        ("", "not a game"),
        ("draughts", "not a game"),
        ("draughts.1", "not a game"),
        ("draughts.1.", "cut off"),
        ("draughts.1.A", "cut off"),
        ("draughts.3.AAAAAAAA", "newer version"),
        ("draughts.9999.AAAAAAAA", "newer version"),
        ("draughts.٣.AAAA", "not a game"),
        ("halma.1.AAAAAAAA", "“halma”"),
        ("draughts.1.AAAAAAAAAAAA", "changed"),
        ("draughts.1." + "A" * 30_000, "not a game"),
        ("a" * 100_000, "not a game"),
        ("draughts.1." + "_" * 19_000, "cut off"),
    ],
)
def test_a_refusal_says_what_is_wrong(fragment: str, words: str) -> None:
    with pytest.raises(Unreadable, match=words):
        read_link(fragment)


def test_a_link_of_other_rules_is_refused_by_name() -> None:
    payload = zlib.compress(b"\n\n0\n\n", 9, -15)
    other = link._seal("draughts", bytes([77]) + link._varint(len(payload)) + payload)
    with pytest.raises(Unreadable, match="another version of the rules"):
        read_link(other)


def test_a_bomb_in_a_link_is_not_unpacked() -> None:
    bomb = zlib.compress(b"\n" * 10_000_000, 9, -15)
    fragment = link._seal("draughts", bytes([1]) + link._varint(len(bomb)) + bomb)
    assert len(fragment) <= link.LINK_LIMIT
    assert refused(fragment)


# --- saves ---------------------------------------------------------------------------------------------


def resealed(save: str, **changes: Any) -> str:
    """Return a save with other content and a checksum that fits it."""
    whole = json.loads(save)
    whole["content"] |= changes
    whole["check"] = save_format._sum(whole["content"])
    return json.dumps(whole)


@pytest.mark.parametrize("game_id", ["draughts", "sticks", "race"])
@pytest.mark.parametrize("seed", range(8))
def test_a_save_brings_back_everything_and_what_can_be_redone(game_id: str, seed: int) -> None:
    match = random_match(game_id, seed, 60)
    for cursor in range(0, len(match.log) + 1, 7):
        assert read_save(write_save(match.goto(cursor), "Ada")) == Shared(match.goto(cursor), "Ada")


def test_options_and_start_are_saved() -> None:
    match = random_match("race", 3, 6, players="2")
    assert read_save(write_save(match)).match == match
    match = new_match(DRAUGHTS, start="W:W18,24,K10:B12,16,K22")
    assert read_save(write_save(match)).match == match


def test_a_save_may_be_laid_out_anew() -> None:
    match = random_match("draughts", 3, 20)
    assert read_save(json.dumps(json.loads(write_save(match)), indent=4)).match == match


def test_every_cut_of_a_save_is_refused() -> None:
    save = write_save(random_match("draughts", 3, 8), "Ada")
    for i in range(len(save)):
        for part in (save[:i], save[i + 1 :]):
            with pytest.raises(Unreadable):
                read_save(part)


def test_every_changed_character_of_a_save_is_refused_or_harmless() -> None:
    match = random_match("draughts", 3, 6)
    save = write_save(match, "Ada")
    for i in range(len(save)):
        for letter in '0a"]{ \x00é':
            try:
                shared = read_save(save[:i] + letter + save[i + 1 :])
            except Unreadable:
                continue
            assert shared == Shared(match, "Ada")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "1",
        '"oddcheckers"',
        "[]",
        "{}",
        "NaN",
        "\x00",
        "\ud800",
        "9" * 10_000,
        "[" * 100_000,
        '{"a":' * 100_000,
        '{"oddcheckers": 1, "check": "", "content": ' + "[" * 90 + "]" * 90 + "}",
        '"' + '\\"' * 500_000,
        "{" + " " * 3_000_000 + "}",
        '{"oddcheckers": 1, "check": null, "content": {}}',
        '{"oddcheckers": 1e999, "check": "", "content": {}}',
        '{"oddcheckers": 1, "check": "99914b93", "content": ' + "9" * 5000 + "}",
    ],
    ids=lambda text: text[:20].encode("unicode_escape").decode(),
)
def test_what_is_no_save_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        read_save(text)


@pytest.mark.parametrize("version", [True, 0, -1, 1.0, "1", None, [1], 1.5])
def test_a_version_is_a_whole_number_from_one(version: Any) -> None:
    whole = json.loads(write_save(random_match("draughts", 3, 8))) | {"oddcheckers": version}
    with pytest.raises(Unreadable, match="changed since it was written"):
        read_save(json.dumps(whole))


def test_a_save_of_a_newer_version_is_not_called_damaged() -> None:
    whole = json.loads(write_save(random_match("draughts", 3, 8))) | {"oddcheckers": 2}
    with pytest.raises(Unreadable, match="newer version"):
        read_save(json.dumps(whole))


@pytest.mark.parametrize(
    "changes",
    [
        {"cursor": True},
        {"cursor": 1.0},
        {"cursor": -1},
        {"cursor": 9},
        {"cursor": "3"},
        {"cursor": None},
        {"cursor": 10**30},
        {"log": "11-15"},
        {"log": {"11-15": 0}},
        {"log": [["11-15"]]},
        {"log": [None]},
        {"log": [1115]},
        {"log": ["11-15", "11-15"]},
        {"log": ["11-15\x00"]},
        {"log": [{}]},
        {"start": "nowhere"},
        {"start": None},
        {"start": "B:W\x00:B1"},
        {"start": ["B:W1:B2"]},
        {"options": {"size": "10"}},
        {"options": []},
        {"options": {"size": [1]}},
        {"game": "halma"},
        {"game": ["draughts"]},
        {"game": None},
        {"rules": 2},
        {"rules": True},
        {"rules": "1"},
        {"agreed": "resign 2"},
        {"agreed": "resign -1"},
        {"agreed": "resign"},
        {"agreed": "resign 0 0"},
        {"agreed": "time 2"},
        {"agreed": "time"},
        {"agreed": "draw "},
        {"agreed": "won"},
        {"agreed": None},
        {"seats": 5},
        {"seats": None},
    ],
    ids=str,
)
def test_a_forged_save_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        read_save(resealed(write_save(random_match("draughts", 3, 8)), **changes))


@pytest.mark.parametrize("name", ["game", "rules", "options", "start", "seats", "log", "cursor", "agreed"])
def test_nothing_may_be_missing_in_a_save(name: str) -> None:
    whole = json.loads(write_save(random_match("draughts", 3, 8)))
    del whole["content"][name]
    whole["check"] = save_format._sum(whole["content"])
    with pytest.raises(Unreadable):
        read_save(json.dumps(whole))


def test_resealing_alone_forges_nothing() -> None:
    match = random_match("draughts", 3, 8)
    assert read_save(resealed(write_save(match))).match == match


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3),
)
NAMES = st.sampled_from(["game", "rules", "options", "start", "seats", "log", "cursor", "agreed"])


@settings(max_examples=200, deadline=None)
@given(st.dictionaries(NAMES, JSON, min_size=1, max_size=3))
def test_whatever_a_save_holds_it_is_refused_or_a_legal_game(changes: dict[str, Any]) -> None:
    save = write_save(random_match("draughts", 3, 8))
    try:
        match = read_save(resealed(save, **changes)).match
    except Unreadable:
        return
    assert type(match.cursor) is int
    assert len(match.states) == len(match.log) + 1


def test_a_full_match_is_saved_within_the_limit() -> None:
    match = max((random_match("draughts", seed, 2000) for seed in range(10)), key=lambda m: len(m.log))
    assert match.player == TERMINAL
    assert len(write_save(match)) * DRAUGHTS.info.ply_limit / len(match.log) < save_format.SAVE_LIMIT
