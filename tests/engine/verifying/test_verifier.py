"""The verifier accepts honest transcripts, and finds each forgery, with its author if that is known."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise

import pytest

from engine.remote import entries
from engine.remote.crypto import ed25519
from engine.remote.crypto.hashing import digest, text_of
from engine.remote.crypto.ristretto import GROUP
from engine.verifying import transcript
from engine.verifying.report import FAIR, UNPROVEN, WRONG, lines_of
from engine.verifying.transcript import NOBODY, Unreadable
from tests.adversary.pen import NAMES, TABLE, Data, Pen
from tests.engine.verifying.forgeries import FORGERIES, at, dealt, ended, played, turn


def test_the_verifier_knows_every_kind_of_entry() -> None:
    """It shares no code with the players, so it has a list of its own."""
    assert set(transcript.PARTS) == set(entries.PARTS)


# --- honest transcripts ------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["live", "post"])
@pytest.mark.parametrize("devices", [2, 3])
def test_a_game_with_chance_is_valid(way: str, devices: int) -> None:
    options = {"setup": "duel"} if devices == 2 else {"setup": "three"}
    pen = played("satan", devices, way, first="chance", **options)
    report = pen.verified()
    told = "\n".join(lines_of(report))
    assert report.verdict == FAIR and report.outcomes == told.count(", from ") >= 1
    assert f"Checked: joins: {devices}," in told and "Valid: the game is not over." in told
    assert f"signatures: {len(pen.entries) - 1}, of {len(pen.entries)} entries" in told
    assert all(f"{NAMES[device]} ({device})" in told for device in range(devices))


def test_missing_signatures_are_vouched_for_by_the_last_one() -> None:
    pen = played()
    last = {entry[0]: place for place, entry in enumerate(pen.entries)}
    for place, entry in enumerate(pen.entries[1:], 1):
        if place not in last.values():
            entry.pop()
    report = pen.verified()
    assert report.verdict == FAIR and "signatures: 2, of" in "\n".join(report.checked)


def test_a_new_session_begins_with_a_new_chain() -> None:
    pen = played()
    pen.devices[1].begin_session(b"n" * 32)
    pen.join(1)
    pen.wander(3)
    assert pen.verified().verdict == FAIR


def test_secrets_make_the_difference_between_proven_and_not() -> None:
    pen = ended()
    for device, silent in ((0, (0, 1)), (1, (1,))):
        report = pen.verified()
        assert (report.verdict, report.code, report.silent) == (UNPROVEN, "secret", silent)
        assert f"{NAMES[silent[-1]]} ({silent[-1]}) " in list(lines_of(report))[-1]
        pen.bare(device)
    report = pen.verified()
    told = "\n".join(lines_of(report))
    assert report.verdict == FAIR and "decks compared with the secrets of all devices: 1" in told
    assert "shuffles, each proven: 2" in told and "locks, each proven for all its cards: 2" in told


def test_a_game_with_cards_that_is_not_over_is_valid() -> None:
    assert dealt().verified().verdict == FAIR


def test_protocol_1_proves_nothing() -> None:
    info = Pen("draughts").game.info
    table = [TABLE, "live", "draughts", str(info.rules_version), "", "", "01", ""]
    pen = Pen("draughts")
    pen.entries = [
        [0, 0, "table", *table],
        [0, 1, "join", "Ada", "A" * 43, ""],
        [1, 0, "join", "Ben", "A" * 43, ""],
    ]
    text = next(each.text for each in pen.game.legal_actions(pen.state))
    pen.entries.append([0, 2, "do", "0", text, "0"])
    pen.play(text)
    report = pen.verified()
    assert (report.verdict, report.code) == (UNPROVEN, "old")
    assert "Not proven: played under protocol 1" in "\n".join(lines_of(report))
    pen.entries[-1][4] = "1-32"
    assert pen.verified().verdict == WRONG


# --- forgeries -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forgery_is_found(name: str) -> None:
    forge, code, author = FORGERIES[name]
    pen = forge()
    report = pen.verified()
    expected = pen.entries[-1][0] if author is None else author
    assert (report.verdict, report.code, report.author) == (WRONG, code, expected), report.why
    last = list(lines_of(report))[-1]
    named = f"by {NAMES[expected]} ({expected})." if expected != NOBODY else "by an unknown device."
    assert last.startswith("Wrong: ") and last.endswith(named)


# --- cards -------------------------------------------------------------------------------------------------


def with_lie(stage: int, lie: Callable[[list[int]], list[int]]) -> Pen:
    """Return a deck of planets with a lie in one contribution."""
    pen = Pen("alien")
    pen.begin()
    deck = pen.deck(stages=stage) if stage else None
    deck = deck or pen.new_deck()
    pen.contribute(deck.author, 0, deck, deck.contribution(lie))
    return pen


def product_of_all(cards: list[int]) -> list[int]:
    """Return the cards with a product of powers in the place of the first: it would read the whole deck."""
    return [GROUP.product([(card, 3**place) for place, card in enumerate(cards)]), *cards[1:]]


CARD_LIES: dict[str, Callable[[list[int]], list[int]]] = {
    "a doubled card": lambda cards: [cards[1], *cards[1:]],
    "a product of all cards": product_of_all,
    "a card to another power": lambda cards: [GROUP.power(cards[0], 2), *cards[1:]],
    "a face of another deck": lambda cards: [GROUP.element("face", "another deck", "0"), *cards[1:]],
    "the neutral element": lambda cards: [0, *cards[1:]],
}


@pytest.mark.parametrize("name", CARD_LIES)
@pytest.mark.parametrize("stage", range(4))
def test_a_wrong_list_is_found_with_its_author(name: str, stage: int) -> None:
    report = with_lie(stage, CARD_LIES[name]).verified()
    assert (report.verdict, report.code, report.author) == (WRONG, "deck", stage % 2), report.why


def test_a_lock_in_another_order_is_found() -> None:
    """A shuffle may change the order; a lock may not."""
    for stage, verdict in ((0, FAIR), (3, WRONG)):
        pen = with_lie(stage, (lambda cards: cards) if stage == 0 else (lambda cards: cards[::-1]))
        assert pen.verified().verdict == verdict


def test_a_list_of_another_device_deck_or_table_is_found() -> None:
    other = Pen("alien")
    other.begin()
    pen = Pen("alien")
    pen.begin()
    theirs = other.new_deck(number=1)
    deck = pen.new_deck()
    pen.contribute(0, 0, deck, theirs.contribution())
    assert pen.verified().code == "deck"
    pen = Pen("alien")
    pen.begin()
    deck = pen.deck(stages=1)
    pen.contribute(1, 0, deck, deck.texts[0])
    report = pen.verified()
    assert (report.code, report.author) == ("deck", 1)


def test_a_wrong_key_is_found_with_its_author() -> None:
    pen = Pen("alien")
    pen.begin()
    deck = pen.deck()
    pen.write(1, "key", "0", "0", deck.key(1, 1))
    report = pen.verified()
    assert (report.code, report.author) == ("deck", 1)


def test_a_key_that_is_not_due_is_found() -> None:
    pen = dealt()
    pen.write(1, "key", "0", "3", text_of(b"k" * 32))
    report = pen.verified()
    assert (report.code, report.author) == ("order", 1)


def test_a_wrong_secret_is_found_with_its_author() -> None:
    pen = ended()
    pen.devices[1].deck_secret = b"x" * 32
    pen.bare(1)
    report = pen.verified()
    assert (report.code, report.author) == ("secret", 1)


def test_lists_that_do_not_follow_from_the_secret_are_found_at_the_end() -> None:
    """Each list is proven, but its device has used another secret than the one to which it is committed."""
    pen = Pen("alien")
    pen.begin()
    honest = pen.devices[1].deck_secret
    pen.devices[1].deck_secret = b"x" * 32
    pen.planets()
    pen.resign(0)
    assert pen.verified().verdict == UNPROVEN
    pen.devices[1].deck_secret = honest
    pen.bare(0)
    pen.bare(1)
    report = pen.verified()
    assert (report.code, report.author, report.place) == ("deck", 1, NOBODY)


def test_a_false_claim_is_found_with_its_author() -> None:
    pen = dealt()
    pen.write(1, "claim", "2", "planet2:mars", text_of(b"k" * 32))
    assert pen.verified().verdict == WRONG and pen.verified().author == 1


# --- double signatures -------------------------------------------------------------------------------------


def signed_twice(kind: str = "do", more: bool = False) -> tuple[Pen, Data]:
    """Return a transcript, and a pair of entries under one number, the second after hearing more or not."""
    pen = played()
    author = turn(pen)
    pair: Data = [text_of(pen.devices[author].key)]
    for text in ("1-5", "2-6"):
        heard = pen.heard()
        if more and len(pair) == 2:
            pen.write(1 - author, "ask", "draw", at(pen))
            pen.write(1 - author, "no", "draw", at(pen))
            heard = pen.heard()
        entry = [author, len(pen.places[author]), heard, kind, at(pen), text, "0"]
        before_, covered = pen.chains[author][-1], pen.heard_digest(entry)
        chain = digest("chain", before_, pen.line(entry))
        message = digest("entry", TABLE, covered, chain)
        signature = text_of(ed25519.sign(pen.devices[author].signer, message))
        pair.append([text_of(before_), text_of(covered), [*entry, signature]])
    return pen, pair


def test_two_entries_under_one_number_prove_who_signed_them() -> None:
    pen, pair = signed_twice()
    report = pen.verified([pair])
    assert (report.verdict, report.code, report.author) == (WRONG, "double", turn(pen))


def test_an_entry_made_after_hearing_more_proves_nothing() -> None:
    pen, pair = signed_twice(more=True)
    report = pen.verified([pair])
    assert (report.code, report.author) == ("double", NOBODY)


def test_a_forged_pair_proves_nothing() -> None:
    pen, pair = signed_twice()
    forged = json.loads(json.dumps(pair))
    forged[2][2][-1] = forged[1][2][-1]
    assert pen.verified([forged]).author == NOBODY
    same = [pair[0], pair[1], pair[1]]
    assert pen.verified([same]).author == NOBODY
    with pytest.raises(Unreadable):
        pen.verified([["nothing"]])


# --- anything at all ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "entries",
    [
        [],
        [1],
        [[]],
        [[0, 0, "table"]],
        [[0, 0, [0, 0], "table", "x"]],
        [[True, 0, [0, 0], "bare", "x"]],
        [[0, 0, [0.5, 0], "bare", "x"]],
        [[0, 0, {}, "bare", "x"]],
        [[0, 10**30, [0, 0], "bare", "x"]],
    ],
)
def test_a_malformed_transcript_is_unreadable(entries: Data) -> None:
    pen = Pen("draughts")
    pen.entries = entries
    with pytest.raises(Unreadable):
        pen.verified()


def test_no_damage_is_taken_for_an_honest_transcript() -> None:
    """Every value of every entry is covered."""
    pen = played("satan", setup="duel", first="chance")
    texts = json.dumps(pen.entries)
    for place, entry in enumerate(json.loads(texts)[1:], 1):
        for part in range(3, len(entry)):
            pen.entries = json.loads(texts)
            value = pen.entries[place][part]
            pen.entries[place][part] = ("B" if value[:1] != "B" else "C") + value[1:]
            try:
                assert pen.verified().verdict == WRONG
            except Unreadable:
                assert part == 3
    assert all(one != other for one, other in pairwise([texts, json.dumps(pen.entries)]))
