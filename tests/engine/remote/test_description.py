"""Connection descriptions, packed and unpacked."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.remote.description import (
    FOUR,
    KINDS,
    LOCAL,
    LONGEST,
    MOST,
    SIX,
    SIZES,
    Address,
    Candidate,
    Description,
    read_address,
    read_description,
    read_sdp,
    write_address,
    write_description,
    write_sdp,
)
from tests.examples import examples

CHROMIUM = """v=0
o=- 4611731400430051336 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 54621 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 203.0.113.7
a=candidate:1871829018 1 udp 2113937151 7f1c9a52-36a2-4f64-9b0f-2f9f3a1f1a11.local 50607 typ host generation 0
a=candidate:842163049 1 udp 1677729535 203.0.113.7 54621 typ srflx raddr 0.0.0.0 rport 0 generation 0
a=candidate:842163049 1 udp 33562623 198.51.100.2 49160 typ relay raddr 203.0.113.7 rport 54621
a=candidate:1876313031 1 tcp 1518283007 192.168.1.7 9 typ host tcptype active generation 0
a=candidate:9 1 udp 2113937150 fe80::1%eth0 50608 typ host
a=ice-ufrag:7sFv
a=ice-pwd:dOTZKZNVlO9RSGsEGM63/X+7
a=ice-options:trickle
a=fingerprint:sha-256 PRINT
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
""".replace("PRINT", bytes(range(100, 132)).hex(":").upper())


def words(least: int, most: int) -> st.SearchStrategy[str]:
    return st.text("ABYZabyz0189+/", min_size=least, max_size=most)


ADDRESSES = st.sampled_from((FOUR, SIX, LOCAL)).flatmap(
    lambda family: st.binary(min_size=SIZES[family], max_size=SIZES[family]).map(lambda d: Address(family, d))
)
CANDIDATES = st.builds(Candidate, st.sampled_from(KINDS), ADDRESSES, st.integers(1, 65535))
ENDS = st.builds(
    Description,
    words(4, 8),
    words(22, 32),
    st.binary(min_size=32, max_size=32),
    st.lists(CANDIDATES, max_size=8).map(tuple),
)


def test_a_browsers_description_is_packed_and_unpacked() -> None:
    end = read_sdp(CHROMIUM.replace("\n", "\r\n"))
    assert [
        (candidate.kind, write_address(candidate.address), candidate.port) for candidate in end.candidates
    ] == [
        ("host", "7f1c9a52-36a2-4f64-9b0f-2f9f3a1f1a11.local", 50607),
        ("srflx", "203.0.113.7", 54621),
        ("relay", "198.51.100.2", 49160),
    ]
    text = write_description(end)
    assert len(text) == 117
    again = write_sdp(read_description(text), offers=True)
    for line in CHROMIUM.splitlines():
        if line.split(":")[0] in ("a=ice-ufrag", "a=ice-pwd", "a=fingerprint", "a=setup", "a=mid"):
            assert f"{line}\r\n" in again
    assert read_sdp(again) == end
    assert "a=setup:active\r\n" in write_sdp(end, offers=False)


@given(ENDS)
@settings(max_examples=examples(200))
def test_writing_and_reading_are_inverses(end: Description) -> None:
    text = write_description(end)
    if len(text) <= LONGEST:
        assert read_description(text) == end
    again = read_sdp(write_sdp(end, offers=False))
    assert set(again.candidates) <= set(end.candidates)
    assert again._replace(candidates=()) == end._replace(candidates=())


@given(st.text(max_size=300) | st.text("ABCDEYZabcdwxyz0123789-_", max_size=420))
@settings(max_examples=examples(300))
def test_every_description_has_one_text(text: str) -> None:
    try:
        end = read_description(text)
    except ValueError as fault:
        assert str(fault) == "description"
    else:
        assert write_description(end) == text


@given(ENDS, st.integers(0, 10_000), st.characters())
@settings(max_examples=examples(300))
def test_a_changed_letter_is_refused_or_changes_the_description(
    end: Description, at: int, letter: str
) -> None:
    text = write_description(end)
    changed = text[: at % len(text)] + letter + text[at % len(text) + 1 :]
    try:
        other = read_description(changed)
    except ValueError:
        return
    sdp = write_sdp(other, offers=True)
    assert write_description(other) == changed
    assert sdp.count("\r\n") == sdp.count("\n") == len(sdp.splitlines())


def test_only_the_best_candidates_of_each_kind_are_kept() -> None:
    lines = [f"a=candidate:1 1 udp {n} 10.0.0.{n} 5000 typ host\r\n" for n in range(1, 100)]
    lines += [f"a=candidate:1 1 udp {n} 10.0.1.{n} 5000 typ relay\r\n" for n in range(1, 100)]
    end = read_sdp(write_sdp(Description("user", "s" * 22, bytes(32), ()), offers=True) + "".join(lines))
    assert [write_address(candidate.address) for candidate in end.candidates] == [
        *(f"10.0.0.{n}" for n in (99, 98, 97, 96)),
        *("10.0.1.99", "10.0.1.98"),
    ]
    assert len(end.candidates) == MOST["host"] + MOST["relay"]


@pytest.mark.parametrize("name", ["ice-ufrag", "ice-pwd", "fingerprint"])
def test_an_incomplete_description_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="description"):
        read_sdp(CHROMIUM.replace(name, "other"))
    with pytest.raises(ValueError, match="description"):
        read_sdp(CHROMIUM.replace(f"a={name}:", f"a={name}:€"))


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("192.168.1.255", "192.168.1.255"),
        ("2001:db8::1", "2001:db8:0:0:0:0:0:1"),
        ("::1", "0:0:0:0:0:0:0:1"),
        ("fd00::", "fd00:0:0:0:0:0:0:0"),
        ("1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7:8"),
        ("2001:DB8:1:2:3:4:5::", "2001:db8:1:2:3:4:5:0"),
        *(
            (text, "")
            for text in ("1.2.3.256", "1.2.3", "fe80::1%eth0", "1:2:3", ":1:2:3:4:5:6:7", "1::2::3")
        ),
        *((text, "") for text in ("1:2:3:4:5:6:7::8", "12345::", "host.local", "example.test", "", "::g")),
    ],
)
def test_addresses_are_read_and_written(text: str, written: str) -> None:
    address = read_address(text)
    assert (write_address(address) if address else "") == written


def test_more_than_eight_candidates_are_refused() -> None:
    candidates = tuple(Candidate("host", Address(FOUR, bytes([10, 0, 0, number])), 9) for number in range(9))
    end = Description("user", "s" * 22, bytes(32), candidates[:8])
    assert read_description(write_description(end)) == end
    with pytest.raises(ValueError, match="description"):
        read_description(write_description(end._replace(candidates=candidates)))
