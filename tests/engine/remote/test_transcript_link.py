"""Transcript links are short, complete, and never trusted."""

from __future__ import annotations

import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.contract.steps import finish
from engine.remote import transcript_link as transcript_link
from engine.remote.agreement import LIVE, POST
from engine.remote.crypto.hashing import bytes_of, text_of
from engine.remote.entries import ASK, DO, NO, RESIGN, Entry
from engine.remote.replica import Replica, open_table
from engine.remote.shared_state import fold
from engine.remote.signatures import without_spare_signatures
from engine.remote.transcript_link import (
    ANYONE,
    LIMIT,
    LinkContents,
    TooLong,
    TranscriptLink,
    decode_link,
    encode_link,
    replay_link,
)
from engine.session.serialization import Unreadable
from tests.engine.remote.tables import Circle, own, table
from tests.hostile.grown import damaged

GAMES = ("draughts", "chess", "chinese", "satan", "chesskers", "nuclear")


def played(game: str, moves: int, devices: int = 2, **options: str) -> Replica:
    """Return a game with seats drawn by lot, after this many moves."""
    circle = Circle(table(game, tuple(range(devices)), lots=True, way=POST, **options))
    for _ in circle.wander(3, moves):
        pass
    return circle.replicas[0]


def link_of(replica: Replica, to: int = ANYONE) -> str:
    return encode_link(replica.entries, replica.state, to)


def read(text: str) -> LinkContents:
    return finish(replay_link(decode_link(text)))


@pytest.mark.parametrize("game", GAMES)
def test_a_link_restores_the_transcript(game: str) -> None:
    replica = played(game, 20, 5 if game == "satan" else 2)
    told = read(link_of(replica, 1))
    assert told == LinkContents(without_spare_signatures(replica.entries), replica.state, None, 1)


def test_a_link_restores_five_devices_and_their_dice() -> None:
    replica = played("satan", 12, 5, first="chance")
    assert sum(entry.kind == "open" for entry in replica.entries) >= 10
    told = read(link_of(replica))
    assert told.entries == without_spare_signatures(replica.entries) and told.state == replica.state


def test_every_kind_of_entry_fits_into_a_link() -> None:
    circle = Circle(table("draughts", way=POST))
    circle.say(0, DO, "0", "9-13", "2500")
    circle.say(0, ASK, "undo:0", "1")
    circle.say(1, NO, "undo:0", "1")
    circle.say(1, ASK, "draw", "1")
    circle.say(0, RESIGN, "0", "1")
    replica = circle.replicas[1]
    assert read(link_of(replica)) == LinkContents(replica.entries, replica.state)


def test_sixty_moves_of_chess_take_less_than_six_hundred_letters() -> None:
    replica = played("chess", 60)
    assert replica.state.match.cursor == 60
    assert len(link_of(replica)) < 600


def test_known_moves_are_not_replayed() -> None:
    replica = played("chess", 20)
    told = finish(replay_link(decode_link(link_of(replica)), replica.state.match))
    assert told.state and told.state.match.states[9] is replica.state.match.states[9]


def test_a_link_contains_no_secret() -> None:
    replica = played("satan", 3, 2, setup="duel", first="chance")
    data = bytes_of(letters(link_of(replica)), len(letters(link_of(replica))) * 3 // 4)
    for device in range(2):
        chain = own(device).chain
        assert own(device).secret not in data and chain.seed not in data
        person = replica.state.people[device]
        assert person and chain.opening(person.used + 1) not in data


def letters(link: str) -> str:
    return link.split(".")[1]


def signed(body: bytes) -> str:
    """Return a forged link with a valid checksum."""
    data = len(body).to_bytes(2, "big") + body
    return f"post=1.{text_of(data + transcript_link._sum(data))}"


def with_lines(replica: Replica, *lines: str, lasts: int | None = None) -> str:
    """Return a link with other lines."""
    whole = decode_link(link_of(replica))
    last = whole.lasts if lasts is None else whole.lasts[:1] * lasts
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    words = packer.compress("\n".join(lines).encode()) + packer.flush()
    return signed(bytes.fromhex(whole.table) + bytes([255, len(last)]) + b"".join(last) + words)


HEAD = "post\tdraughts\t1\t\t\t01\t\t"
LIES: dict[str, tuple[tuple[str, ...], str]] = {
    "a column too many": ((f"{HEAD}x\t", "+0Ada", "+1Ben"), "no-table"),
    "an empty column too many": ((f"{HEAD}\t", "+0Ada", "+1Ben"), "no-table"),
    "an illegal move": ((HEAD, "+0Ada", "+1Ben", "9-20"), "not-legal"),
    "no table": (("nothing", "+0Ada", "+1Ben"), "no-table"),
    "a table over a line": ((HEAD.replace("post", "live"), "+0Ada", "+1Ben"), "no-table"),
    "a game with secrets": ((HEAD.replace("draughts", "ctheckers"), "+0Ada", "+1Ben"), "no-table"),
    "no such game": ((HEAD.replace("draughts", "ludo"), "+0Ada", "+1Ben"), "no-game"),
    "other rules": ((HEAD.replace("\t1\t", "\t99\t"), "+0Ada", "+1Ben"), "other-rules"),
    "who joins twice": ((HEAD, "+0Ada", "+1Ben", "+0Ada"), "stranger"),
    "who joins twice, and says so": ((HEAD, "+0Ada", "+1Ben", '[0,2,"join","Ada","","" ]'), "order"),
    "a third at two": ((HEAD, "+0Ada", "+1Ben", "*2"), "stranger"),
    "no line at all": ((HEAD, "+0Ada", "+1Ben", ""), "not-legal"),
    "dice out of order": ((HEAD, "+0Ada", "+1Ben", "*0"), "order"),
    "no entry": ((HEAD, "+0Ada", "+1Ben", "[1,2"), "garbled"),
    "an entry of another": ((HEAD, "+0Ada", "+1Ben", '[1,1,"do","0","9-13","0"]'), "not-your-turn"),
    "a stale entry": ((HEAD, "+0Ada", "+1Ben", '[1,0,"do","0","9-13","0"]'), "order"),
    "a name that cannot be shown": ((HEAD, "+0 Ada", "+1Ben"), "no-name"),
}


@pytest.mark.parametrize("case", LIES)
def test_a_false_entry_is_found_and_the_entries_before_it_are_kept(case: str) -> None:
    lines, code = LIES[case]
    told = read(with_lines(played("draughts", 0), *lines))
    assert told.error and told.error.code == code
    assert told.state is None or fold(told.entries)._replace(known=None).said == told.state.said


def test_a_device_cannot_alter_the_entries_of_a_third() -> None:
    circle = Circle(table("chinese", (0, 1, 2), way=POST, players="3"))
    list(circle.wander(3, 4))
    replica = circle.replicas[0]
    *before, last = replica.entries
    other = next(
        action.text
        for action in replica.state.match.game.legal_actions(replica.state.match.states[-2])
        if action.text != last.parts[1]
    )
    for changed in (last._replace(parts=(last.parts[0], other, last.parts[2])), last._replace(signature="")):
        told = read(encode_link((*before, changed), replica.state))
        assert told.error and (told.error.code, told.error.author) == ("seal", last.author)


def test_a_surplus_opening_is_refused() -> None:
    """One opening more changes all earlier ones, so nobody can continue the game from it."""
    replica = played("satan", 3, 2, setup="duel", first="chance")
    lines = decode_link(link_of(replica)).lines
    assert read(with_lines(replica, *lines, "*0", "*1")).error
    assert (told := read(with_lines(replica, *lines, lasts=1))).error and told.error.code == "garbled"
    assert read(with_lines(replica, *lines, "*0x")).error


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "does not contain a game"),
        ("post=", "does not contain a game"),
        ("post=2.AAAA", "newer version"),
        ("post=1.A", "incomplete"),
        ("post=1.AAAA", "incomplete"),
        ("post=1." + "A" * (LIMIT + 1), "changed"),
    ],
)
def test_other_texts_are_refused(text: str, words: str) -> None:
    with pytest.raises(Unreadable, match=words):
        decode_link(text)


def test_a_link_may_have_words_around_it() -> None:
    link = link_of(played("draughts", 3))
    assert read(f"Your turn: https://example.org/odd/#{link}\n(sent from my phone)").state


def test_cut_and_changed_links_are_distinguished() -> None:
    link = link_of(played("draughts", 6))
    for at in range(10, len(link)):
        with pytest.raises(Unreadable, match="incomplete"):
            decode_link(link[:at])
    with pytest.raises(Unreadable):
        decode_link(link + "AAAA")
    for at in range(7, len(link)):
        other = "A" if link[at] != "A" else "B"
        with pytest.raises(Unreadable):
            decode_link(link[:at] + other + link[at + 1 :])


def test_a_transcript_that_does_not_fit_is_refused() -> None:
    replica = open_table(table("draughts", way=POST), own(0), "Ada")
    noise = tuple(
        Entry(0, 2, DO, (str(at), text_of(bytes([at % 251, at % 241]) * 9), "0")) for at in range(9_000)
    )
    with pytest.raises(TooLong):
        encode_link((*replica.entries, *noise), replica.state)


def test_a_decompression_bomb_is_refused() -> None:
    packed = zlib.compressobj(9, zlib.DEFLATED, -15)
    words = packed.compress(b"\n" * 50_000_000) + packed.flush()
    with pytest.raises(Unreadable):
        decode_link(signed(bytes(6) + bytes([255, 0]) + words[:14_000]))
    small = zlib.compressobj(9, zlib.DEFLATED, -15)
    words = small.compress(b"\n" * 1_000_000) + small.flush()
    with pytest.raises(Unreadable):
        decode_link(signed(bytes(6) + bytes([255, 0]) + words))


def test_a_live_table_is_not_read_from_a_link() -> None:
    circle = Circle(table("draughts", way=LIVE))
    told = read(link_of(circle.replicas[0]))
    assert told.error and told.error.code == "no-table"


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_damaged_link_is_refused_with_a_message(data: st.DataObject) -> None:
    link = link_of(GAME)
    text = data.draw(damaged(link))
    try:
        told = read(text)
    except Unreadable as fault:
        assert str(fault)
    else:
        assert told.entries == GAME.entries


@settings(max_examples=250, deadline=None)
@given(st.data())
def test_forged_lines_yield_an_error_or_a_valid_game(data: st.DataObject) -> None:
    """With a valid checksum, any lines yield a valid game up to the first error."""
    whole = decode_link(link_of(GAME))
    text = data.draw(damaged("\n".join(whole.lines))).replace("\ud83e", "")
    lines = tuple(text.encode(errors="ignore").decode()[:5_000].split("\n"))
    lasts = data.draw(st.sampled_from([whole.lasts, whole.lasts[:1], whole.lasts[::-1], ()]))
    told = finish(replay_link(TranscriptLink(whole.table, 255, lines, lasts)))
    assert told.error or told.state
    if told.state:
        assert fold(told.entries).match.texts == told.state.match.texts


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=120))
def test_any_bytes_yield_an_error(body: bytes) -> None:
    try:
        told = read(signed(body))
    except Unreadable as fault:
        assert str(fault)
    else:
        assert told.error


GAME = played("satan", 6, 2, setup="duel", first="chance")
