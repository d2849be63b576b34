"""Invitations and replies as texts."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.remote.agreement import INVITATION, REPLY
from engine.remote.description import LOCAL, Address, Candidate, Description, write_description
from engine.remote.invitation import (
    CUT,
    FOREIGN,
    NEWER,
    OLDER,
    Invitation,
    Reply,
    read_invitation,
    read_reply,
    write_invitation,
    write_reply,
)
from tests.examples import examples

LINE = write_description(
    Description("7sFv", "d" * 24, bytes(range(32)), (Candidate("host", Address(LOCAL, bytes(16)), 50607),))
)
KEY = "k" * 43
INVITED = Invitation("chess", "0123456789ab", 1, "Anna", KEY, LINE)
ANSWERED = Reply(INVITED.tag, "Bo Ö. 🦊", KEY, LINE)
LINK = f"https://example.test/odd/#{write_invitation(INVITED)}"


def test_a_link_is_short_and_complete() -> None:
    assert read_invitation(LINK) == INVITED
    assert read_reply(write_reply(ANSWERED)) == ANSWERED
    assert len(write_invitation(INVITED)) < 200


@pytest.mark.parametrize(
    "around", ["Play with me: {}", "<{}>", "{}.", "  {}\n\nYours, Anna…", '"{}", says Anna']
)
def test_a_link_is_found_amid_other_words(around: str) -> None:
    assert read_invitation(around.format(LINK)) == INVITED


@pytest.mark.parametrize("text", ["", "hello", "https://example.test/#chess.1.abc", "join=", "x" * 100_000])
def test_other_texts_are_refused_as_foreign(text: str) -> None:
    with pytest.raises(ValueError, match=FOREIGN):
        read_invitation(text)


def test_an_invitation_is_no_reply_and_a_reply_no_invitation() -> None:
    with pytest.raises(ValueError, match=FOREIGN):
        read_reply(LINK)
    with pytest.raises(ValueError, match=FOREIGN):
        read_invitation(write_reply(ANSWERED))


def test_every_cut_and_every_changed_letter_is_noticed() -> None:
    whole = write_invitation(INVITED)
    for at in range(len("join=1."), len(whole)):
        with pytest.raises(ValueError, match=f"{CUT}|{NEWER}"):
            read_invitation(whole[:at])
        with pytest.raises(ValueError, match=f"{CUT}|{FOREIGN}"):
            read_invitation(whole[:at] + "~" + whole[at + 1 :])
        with pytest.raises(ValueError, match=CUT):
            read_invitation(whole[:at] + ("A" if whole[at] != "A" else "B") + whole[at + 1 :])


@pytest.mark.parametrize(("version", "reason"), [("3", NEWER), ("17", NEWER), ("1", OLDER)])
def test_another_version_is_refused(version: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        read_invitation(LINK.replace("join=2.", f"join={version}."))


@pytest.mark.parametrize("key", ["", "k" * 42, "k" * 44, "k" * 42 + "!"])
def test_an_invitation_without_a_key_is_refused(key: str) -> None:
    for text in (write_invitation(INVITED._replace(key=key)), write_reply(ANSWERED._replace(key=key))):
        read = read_invitation if text.startswith(INVITATION) else read_reply
        with pytest.raises(ValueError, match=f"{CUT}|{FOREIGN}"):
            read(text)


@given(st.text(max_size=200))
@settings(max_examples=examples(200))
def test_any_name_arrives_up_to_the_limit(name: str) -> None:
    read = read_invitation(write_invitation(INVITED._replace(name=name)))
    assert name.encode(errors="replace").decode().startswith(read.name)
    assert len(read.name) >= min(len(name), 30)


@given(st.text("ABab01.-_", max_size=1200))
@settings(max_examples=examples(200))
def test_malformed_texts_are_refused(text: str) -> None:
    for read, kind in ((read_invitation, INVITATION), (read_reply, REPLY)):
        with pytest.raises(ValueError, match=f"{FOREIGN}|{CUT}|{OLDER}|{NEWER}"):
            read(f"{kind}={text}")


def test_invalid_words_with_a_valid_checksum_are_refused() -> None:
    for wrong in (
        INVITED._replace(game="Chess!"),
        INVITED._replace(table="../.."),
        INVITED._replace(line="AAAA"),
        INVITED._replace(table=""),
        INVITED._replace(device=-1),
        INVITED._replace(device=10),
    ):
        with pytest.raises(ValueError, match=CUT):
            read_invitation(write_invitation(wrong))
    with pytest.raises(ValueError, match=CUT):
        read_reply(write_reply(ANSWERED._replace(tag="short")))
