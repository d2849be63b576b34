"""Transcript links are short, complete, and never trusted."""

from __future__ import annotations

import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.contract.steps import finish
from engine.remote import transcript_link as transcript_link
from engine.remote.agreement import LIVE, POST, PROTOCOL
from engine.remote.crypto.hashing import bytes_of, text_of
from engine.remote.entries import ASK, DO, NO, NOBODY, RESIGN, Entry, unsigned
from engine.remote.own_entries import signed_entry
from engine.remote.replica import Replica, open_table, submit
from engine.remote.shared_state import fold
from engine.remote.signatures import without_spare_signatures
from engine.remote.transcript_link import (
    ANYONE,
    LIMIT,
    LIVE_VERSION,
    SIGNED_VERSION,
    VERSION,
    LinkContents,
    TooLong,
    TranscriptLink,
    decode_link,
    encode_link,
    replay_link,
)
from engine.session.serialization import Unreadable
from tests.engine.remote.tables import Circle, own, table
from tests.examples import examples
from tests.hostile.grown import damaged

GAMES = ("draughts", "chess", "chinese", "satan", "chesskers", "nuclear")


def played(game: str, moves: int, devices: int = 2, protocol: int = PROTOCOL, **options: str) -> Replica:
    """Return a game with seats drawn by lot, after this many moves."""
    owners = tuple(range(devices))
    circle = Circle(table(game, owners, lots=True, way=POST, protocol=protocol, **options))
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
    contents = read(link_of(replica, 1))
    assert contents == LinkContents(without_spare_signatures(replica.entries), replica.state, None, 1)


def test_a_link_restores_five_devices_and_their_dice() -> None:
    replica = played("satan", 12, 5, first="chance")
    assert sum(entry.kind == "open" for entry in replica.entries) >= 10
    contents = read(link_of(replica))
    assert contents.entries == without_spare_signatures(replica.entries) and contents.state == replica.state


def test_every_kind_of_entry_fits_into_a_link() -> None:
    circle = Circle(table("draughts", way=POST))
    circle.submit(0, DO, "0", "9-13", "2500")
    circle.submit(0, ASK, "undo:0", "1")
    circle.submit(1, NO, "undo:0", "1")
    circle.submit(1, ASK, "draw", "1")
    circle.submit(0, RESIGN, "0", "1")
    replica = circle.replicas[1]
    thin = without_spare_signatures(replica.entries)
    assert read(link_of(replica)) == LinkContents(thin, replica.state)


def test_sixty_moves_of_chess_take_less_than_nine_hundred_letters() -> None:
    """Two keys and two signatures of 32 and 64 bytes each are a third of it."""
    replica = played("chess", 60)
    assert replica.state.match.cursor == 60
    assert len(link_of(replica)) < 900


def test_known_moves_are_not_replayed() -> None:
    replica = played("chess", 20)
    contents = finish(replay_link(decode_link(link_of(replica)), replica.state.match))
    assert contents.state and contents.state.match.states[9] is replica.state.match.states[9]


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


def signed(body: bytes, version: int = 1) -> str:
    """Return a forged link with a valid checksum."""
    data = len(body).to_bytes(2, "big") + body
    return f"post={version}.{text_of(data + transcript_link._sum(data))}"


def with_lines(replica: Replica, *lines: str, lasts: int | None = None) -> str:
    """Return a link with other lines, of the replica's protocol."""
    whole = decode_link(link_of(replica))
    last = whole.lasts if lasts is None else whole.lasts[:1] * lasts
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    words = packer.compress("\n".join(lines).encode()) + packer.flush()
    body = bytes.fromhex(whole.table) + bytes([255, len(last)]) + b"".join(last) + words
    return signed(body, 3 if whole.signed else 1)


HEAD = "post\tdraughts\t1\t\t\t01\t\t"
LIES: dict[str, tuple[tuple[str, ...], str]] = {
    "a column too many": ((f"{HEAD}x\t", "+0Ada", "+1Ben"), "no-table"),
    "an empty column too many": ((f"{HEAD}\t", "+0Ada", "+1Ben"), "no-table"),
    "an illegal move": ((HEAD, "+0Ada", "+1Ben", "9-20"), "not-legal"),
    "no table": (("nothing", "+0Ada", "+1Ben"), "no-table"),
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
    contents = read(with_lines(played("draughts", 0, protocol=1), *lines))
    assert contents.error and contents.error.code == code
    assert (
        contents.state is None
        or fold(contents.entries)._replace(known=None).entry_counts == contents.state.entry_counts
    )


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
        contents = read(encode_link((*before, changed), replica.state))
        assert contents.error and (contents.error.code, contents.error.author) == ("signature", NOBODY)


def test_a_surplus_opening_is_refused() -> None:
    """One opening more changes all earlier ones, so nobody can continue the game from it."""
    replica = played("satan", 3, 2, setup="duel", first="chance")
    lines = decode_link(link_of(replica)).lines
    assert read(with_lines(replica, *lines, "*0", "*1")).error
    assert (contents := read(with_lines(replica, *lines, lasts=1))).error and contents.error.code == "garbled"
    assert read(with_lines(replica, *lines, "*0x")).error


SECOND_LIES: dict[str, tuple[tuple[str, ...], str]] = {
    "a column too many": (("+0Ada\tkey\t\tx",), "garbled"),
    "an entry of nobody": (("9:move",), "garbled"),
    "who never joined": (("*2",), "garbled"),
    "no entry": (('[1,"do"',), "garbled"),
    "an unknown kind": (('[0,"bribe","1"]',), "garbled"),
    "a number in it": (('[0,"ask","draw",1]',), "garbled"),
    "counts that are none": (("09-13\fone,two",), "garbled"),
    "negative counts": (("09-13\f-1,2",), "garbled"),
    "huge counts": (("09-13\f99999,2",), "garbled"),
    "too many counts": (("09-13\f2,1,1",), "signature"),
    "unheard counts": (("09-13\f2,9",), "signature"),
    "a move without a signature": (("09-13",), "signature"),
    "a move with another signature": (("09-13\v" + "A" * 86,), "signature"),
    "an empty line": (("",), "garbled"),
}


@pytest.mark.parametrize("case", SECOND_LIES)
def test_a_false_line_is_found_before_any_rule_and_blamed_on_nobody(case: str) -> None:
    lines, code = SECOND_LIES[case]
    ada = Circle(table("draughts", way=POST)).replicas[0]
    begun = decode_link(link_of(ada)).lines
    contents = read(with_lines(ada, *begun, *lines))
    assert contents.error and (contents.error.code, contents.error.author) == (code, NOBODY)
    assert contents.entries == ada.entries[:1], "nothing unsigned is taken"


@pytest.mark.parametrize(("text", "place", "code", "author"), [
    ("9-20", "0", "not-legal", 0), ("9-13", "1", "gap", 0), ("9-13", "x", "order", 0),
])  # fmt: skip
def test_the_author_of_a_signed_lie_is_named(text: str, place: str, code: str, author: int) -> None:
    ada = Circle(table("draughts", way=POST)).replicas[0]
    lie = signed_entry(ada.state, own(0), DO, place, text, "0")
    contents = read(encode_link((*ada.entries, lie), ada.state))
    assert contents.error and (contents.error.code, contents.error.author) == (code, author)
    assert [*map(unsigned, contents.entries)] == [*map(unsigned, ada.entries)]


def test_a_lie_that_others_have_overtaken_is_blamed_on_nobody() -> None:
    """The carrier of links puts a move behind one that its author had not heard."""
    circle = Circle(table("draughts", way=POST))
    ada, ben = circle.replicas
    wrong = signed_entry(ben.state, own(1), DO, "0", "22-18", "0")
    moved = submit(ada, DO, "0", "9-13", "0")[0].settled()
    contents = read(encode_link((*moved.entries, wrong), ada.state))
    assert contents.error and (contents.error.code, contents.error.author) == ("signature", NOBODY)
    contents = read(encode_link((*ada.entries, wrong), ada.state))
    assert contents.error and (contents.error.code, contents.error.author) == ("not-your-turn", 1)


def test_a_link_names_the_entries_heard_only_if_some_are_missing() -> None:
    circle = Circle(table("draughts", way=POST))
    ada, ben = circle.replicas
    asked = submit(ada, ASK, "draw", "0")[1]
    crossing = submit(ben, RESIGN, "1", "0")[1]
    circle.deliver(asked, crossing)
    replica = circle.replicas[0]
    lines = decode_link(link_of(replica)).lines
    assert sum("\f" in line for line in lines) == 1 and lines[-1].partition("\v")[0].endswith("\f3,2")
    assert read(link_of(replica)).state == replica.state


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "does not contain a game"),
        ("post=", "does not contain a game"),
        ("post=4.AAAA", "newer version"),
        ("post=3.AAAA", "incomplete"),
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


def test_a_live_table_of_three_is_not_read_from_a_link() -> None:
    circle = Circle(table("satan", (0, 1, 2), way=LIVE, setup="three"))
    contents = read(link_of(circle.replicas[0]))
    assert contents.error and contents.error.code == "no-table"


@settings(max_examples=examples(150), deadline=None)
@given(st.data())
def test_a_damaged_link_is_refused_with_a_message(data: st.DataObject) -> None:
    link = link_of(GAME)
    text = data.draw(damaged(link))
    try:
        contents = read(text)
    except Unreadable as fault:
        assert str(fault)
    else:
        assert contents.entries == without_spare_signatures(GAME.entries)


@settings(max_examples=examples(250), deadline=None)
@given(st.data())
def test_forged_lines_yield_an_error_or_a_valid_game(data: st.DataObject) -> None:
    """With a valid checksum, any lines yield a valid game up to the first error."""
    whole = decode_link(link_of(data.draw(st.sampled_from([GAME, OLD_GAME]))))
    text = data.draw(damaged("\n".join(whole.lines))).replace("\ud83e", "")
    lines = tuple(text.encode(errors="ignore").decode()[:5_000].split("\n"))
    lasts = data.draw(st.sampled_from([whole.lasts, whole.lasts[:1], whole.lasts[::-1], ()]))
    contents = finish(replay_link(TranscriptLink(whole.table, 255, lines, lasts, whole.signed)))
    assert contents.error or contents.state
    if contents.state:
        assert fold(contents.entries).match.texts == contents.state.match.texts


@settings(max_examples=examples(150), deadline=None)
@given(st.binary(max_size=120))
def test_any_bytes_yield_an_error(body: bytes) -> None:
    try:
        contents = read(signed(body))
    except Unreadable as fault:
        assert str(fault)
    else:
        assert contents.error


GAME = played("satan", 6, 2, setup="duel", first="chance")
OLD_GAME = played("satan", 6, 2, protocol=1, setup="duel", first="chance")


@pytest.mark.parametrize(("way", "protocol", "version"), [
    (LIVE, 2, SIGNED_VERSION), (POST, 2, SIGNED_VERSION), (LIVE, 1, LIVE_VERSION), (POST, 1, VERSION),
])  # fmt: skip
def test_older_pages_say_which_links_are_newer(way: str, protocol: int, version: str) -> None:
    ada = open_table(table("draughts", way=way, protocol=protocol), own(0), "Ada")
    link = encode_link(ada.entries, ada.state, 1)
    assert link.startswith(f"post={version}.")
    contents = read(link)
    assert contents.state and contents.state.table.way == way
    assert contents.state.protocol == protocol and contents.entries == ada.entries


@pytest.mark.parametrize("game", GAMES)
def test_a_link_of_protocol_1_is_still_read_and_written(game: str) -> None:
    replica = played(game, 20, 5 if game == "satan" else 2, protocol=1)
    assert read(link_of(replica, 1)) == LinkContents(replica.entries, replica.state, None, 1)
