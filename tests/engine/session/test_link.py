"""Links: they return the stored game, refuse damage, and contain only legal games."""

from __future__ import annotations

import json
import zlib
from pathlib import Path

import pytest

from engine.contract.rng import Rng, new_rng
from engine.contract.values import CHANCE
from engine.registry import GAMES
from engine.session import link
from engine.session.link import read_link, write_link
from engine.session.match import Agreed, new_match
from engine.session.save import read_save, write_save
from engine.session.serialization import Shared, Unreadable
from tests.engine.session.played import DRAUGHTS, random_match

pytestmark = pytest.mark.usefixtures("with_toys")

ARCHIVE = Path(__file__).parents[2] / "archive" / "links.txt"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def refused(fragment: str) -> bool:
    try:
        read_link(fragment)
    except Unreadable as fault:
        return str(fault).endswith((".", "whole."))
    return False


@pytest.mark.parametrize("game_id", ["draughts", "sticks", "race"])
@pytest.mark.parametrize("seed", range(8))
def test_a_link_restores_the_game_up_to_the_cursor(game_id: str, seed: int) -> None:
    match = random_match(game_id, seed, 60)
    for cursor in {0, 1, len(match.log) // 2, len(match.log)}:
        there = match.goto(min(cursor, len(match.log)))
        shared = read_link(write_link(there, "Ada, Bob"))
        assert shared == Shared(
            there._replace(log=there.played, states=there.states[: there.cursor + 1]), "Ada, Bob"
        )


def test_the_seeded_games_have_chance_nodes() -> None:
    match = random_match("race", 0, 60)
    assert CHANCE in {match.decider(i) for i in range(len(match.log))}


@pytest.mark.parametrize("players", ["2", "3"])
def test_a_link_holds_options_and_defaults_take_no_space(players: str) -> None:
    match = random_match("race", 3, 6, players=players)
    assert read_link(write_link(match)).match.options == {"players": players}
    assert len(write_link(new_match(GAMES["race"]))) < len(
        write_link(new_match(GAMES["race"], {"players": "2"}))
    )


ENDS = [Agreed(None), *(Agreed(seat, *how) for seat in (0, 1) for how in ((), (True,), (False, True)))]


@pytest.mark.parametrize("agreed", ENDS)
def test_links_and_saves_hold_an_agreed_end(agreed: Agreed) -> None:
    match = random_match("draughts", 1, 12).agree(*agreed)
    for shared in (read_link(write_link(match)), read_save(write_save(match))):
        assert shared.match.agreed == agreed
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


def test_a_position_link_drops_the_history() -> None:
    match = random_match("draughts", 7, 50)
    shared = read_link(link.write_position_link(match)).match
    assert shared.log == ()
    assert DRAUGHTS.position(shared.state) == DRAUGHTS.position(match.state)


def test_a_link_needs_no_escaping_in_a_fragment() -> None:
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
    ends: dict[object, str] = {None: "-", Agreed(None): "draw", Agreed(0): "resign 0", Agreed(1): "resign 1"}
    found = [
        str(len(match.log)),
        match.game.position(match.state),
        ends[match.agreed],
        json.dumps(shared.seats),
    ]
    assert found == [count, position, agreed, seats]


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
    """Damage a link in one of the usual ways."""
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
    """Return a link with a valid checksum and arbitrary content."""
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
        ("", "does not contain a game"),
        ("draughts", "does not contain a game"),
        ("draughts.1", "does not contain a game"),
        ("draughts.1.", "incomplete"),
        ("draughts.1.A", "incomplete"),
        ("draughts.3.AAAAAAAA", "newer version"),
        ("draughts.9999.AAAAAAAA", "newer version"),
        ("draughts.٣.AAAA", "does not contain a game"),
        ("halma.1.AAAAAAAA", "“halma”"),
        ("draughts.1.AAAAAAAAAAAA", "changed"),
        ("draughts.1." + "A" * 30_000, "does not contain a game"),
        ("a" * 100_000, "does not contain a game"),
        ("draughts.1." + "_" * 19_000, "incomplete"),
    ],
)
def test_a_refusal_states_the_error(fragment: str, words: str) -> None:
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
