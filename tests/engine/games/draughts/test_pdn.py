"""PDN: hand-made files with every oddity, faults named by line and token, games that come back as written."""

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
from engine.games.draughts.pdn import RESULTS, Pdn
from engine.games.draughts.rules import Draughts

GAME = Draughts()
PDN = Pdn(Draughts)


def moves(text: str) -> list[str]:
    return [action.text for action in PDN.read(text).actions]


def start_of(text: str) -> str:
    return PDN.read(text).start


def fault(text: str) -> str:
    with pytest.raises(BadPosition) as caught:
        PDN.read(text)
    return str(caught.value)


def random_record(seed: int, plies: int, start: str = "", tags: dict[str, str] | None = None) -> Record:
    rng, state = new_rng(seed), GAME.start({}, start)
    actions: list[Action] = []
    while GAME.player(state) != TERMINAL and len(actions) < plies:
        action = rng.choice(GAME.legal_actions(state))
        actions.append(action)
        state = GAME.apply(state, action)
    return Record(tags or {}, start, tuple(actions), rng.choice(RESULTS))


# --- reading: what programs and people write -------------------------------------------------------------

OPENING = ["11-15", "23-19", "8-11", "22-17"]


@pytest.mark.parametrize(
    "text",
    [
        "1. 11-15 23-19 2. 8-11 22-17 *",
        "1.11-15 23-19 2.8-11 22-17 *",
        "1. 11-15 1... 23-19 2. 8-11 2... 22-17",
        "1. 11-15 ... 23-19 2. 8-11 ... 22-17",
        "11-15 23-19 8-11 22-17",
        "1. 11-15 23-19\r\n2. 8-11 22-17\r\n",
        "1. 11-15 23-19\r2. 8-11 22-17",
        "\ufeff1. 11-15 23-19 2. 8-11 22-17",
        "1. 11-15 {a {comment with 9-14 and 1-0} 23-19 2. 8-11 {} 22-17",
        "1. 11-15 {over\ntwo lines; and ( a bracket} 23-19 2. 8-11 22-17",
        "1. 11-15{close}23-19 2. 8-11;to the end } ) 9-14\n22-17",
        "% 9-14 is escaped\n1. 11-15 23-19\n%{\n2. 8-11 22-17\n%",
        "1. 11-15 (1. 9-14 22-18 (22-17 {or} 1... 24-20)) 23-19 ( ) 2. 8-11 22-17",
        "1. 11-15 (1. 99-98 nonsense 1-0 * {; } [ ) 23-19 2. 8-11 22-17",
        "1. 11-15! 23-19?? 2. 8-11!? 22-17?! *",
        "1. 11-15 $1 23-19 $139$2 2. 8-11$3 22-17 $0",
        "1. 11-15 ! 23-19 ?? 2. 8-11* 22-17*",
        "1. 11-15 (!) 23-19 (?!) 2. 8-11 22-17",
        "1. 11 - 15 23 -19 2. 8- 11 22-17",
        "1. 11x15 23x19 2. 8X11 22:17",
        "1. 11-15 23-19 2. 8-11 22-17 1-0 2. 9-14 this is the next game",
        "1. 11-15 23-19 2. 8-11 22-17 [Event \"next\"] 1. 9-14",
        "1. 11-15 23-19 2. 8-11 22-17 * (",
        "\n\n\t 1.\t11-15\n23-19\n2.\n8-11\n\n22-17",
        "12345. 11-15 23-19 8-11 22-17".replace("12345", "1234"),
        "1. 011-15".replace("011", "11") + " 23-19 2. 08-11 22-17",
    ],
)  # fmt: skip
def test_moves_are_found_among_everything_that_is_no_move(text: str) -> None:
    assert moves(text) == OPENING


@pytest.mark.parametrize("ending", ["1-0", "0-1", "1/2-1/2", "0-0", "*"])
def test_results(ending: str) -> None:
    assert PDN.read(f"1. 11-15 {ending}").result == ending
    assert PDN.read(f'[Result "{ending}"] 1. 11-15 *').result == ending
    assert PDN.read(f"{ending}").result == ending


@pytest.mark.parametrize(("text", "result"), [("2-0", "1-0"), ("0-2", "0-1"), ("1-1", "1/2-1/2")])
def test_the_international_way_of_counting_is_understood(text: str, result: str) -> None:
    assert PDN.read(f"11-15 {text}").result == result
    assert PDN.read(f'[Result "{text}"] 11-15').result == result


def test_a_result_is_a_whole_token_only() -> None:
    from_one = '[FEN "B:W20:B1,12"] '
    assert moves(f"{from_one}1. 1-5 20-16 2. 12x19 1-0") == ["1-5", "20-16", "12x19"]
    assert moves(f"{from_one}1-5 1-0") == ["1-5"]
    assert moves(f"{from_one}1-6 0-1") == ["1-6"]
    assert PDN.read(f"{from_one}1-0").actions == ()
    assert "'1-0x'" in fault("1-0x")
    assert "'1-0.'" in fault("1-0.")
    assert "'1/2'" in fault("1/2")


def test_the_end_of_the_moves_counts_more_than_the_tag_unless_it_only_ends_them() -> None:
    assert PDN.read('[Result "0-1"] 11-15 1-0').result == "1-0"
    assert PDN.read('[Result "0-1"] 11-15 *').result == "0-1"
    assert PDN.read('[Result "0-1"] 11-15').result == "0-1"
    assert PDN.read('[Result "0 - 1"] 11-15').result == "0-1"
    assert PDN.read('[Result "dark won"] 11-15').result == "*"


def test_tags_are_read_with_their_escapes() -> None:
    record = PDN.read(
        '[Event "The \\"Odd\\" Cup"]\n[ Site "C:\\\\games" ]\n[White "de Vries, J. ; 3rd {sic}"]'
        '[Black "[x]"]\n[Round "1"]\n[Result "1-0"]\n[GameType "21,B,8,8,N1,0"]\n'
        '[FEN "B:W21-32:B1-12"]\n[SetUp "1"]\n1. 11-15 1-0'
    )
    assert record.tags == {
        "Event": 'The "Odd" Cup',
        "Site": "C:\\games",
        "White": "de Vries, J. ; 3rd {sic}",
        "Black": "[x]",
        "Round": "1",
    }
    assert (record.start, record.result, len(record.actions)) == ("", "1-0", 1)


def test_a_game_may_start_anywhere() -> None:
    record = PDN.read('[SetUp "1"][FEN "W:B1,K9:WK30,21."] 1. 21-17 9-14 2. 17x10 *')
    assert record.start == "W:W21,K30:B1,K9"
    assert [action.text for action in record.actions] == ["21-17", "9-14", "17x10"]


def test_tags_alone_are_a_game() -> None:
    assert PDN.read('[Event "walkover"] [Result "1-0"]') == Record({"Event": "walkover"}, "", (), "1-0")


@pytest.mark.rule("D5")
def test_a_capture_may_leave_out_the_squares_between_if_it_is_clear() -> None:
    start = '[FEN "B:W6,15,24,26:B1,3"] '
    full = next(action.text for action in GAME.legal_actions(GAME.parse("B:W6,15,24,26:B1,3", {})))
    assert full == "1x10x19x28"
    for text in ("1x28", "1-28", "1x10x28", "1x19x28", "1x10x19x28"):
        assert moves(start + text) == [full]
    for text in ("1x10", "1x19", "1x19x10x28", "1x14x28", "10x28", "3-7"):
        assert "not legal" in fault(start + text)


def test_a_short_capture_that_could_be_two_is_refused_and_all_are_named() -> None:
    legal = [action.text for action in GAME.legal_actions(GAME.parse("B:W6,7,14,15,22:BK2", {}))]
    by_ends: dict[tuple[str, str], list[str]] = {}
    for text in legal:
        by_ends.setdefault((text.split("x")[0], text.split("x")[-1]), []).append(text)
    (first, last), routes = max(by_ends.items(), key=lambda item: len(item[1]))
    assert len(routes) > 1
    start = '[FEN "B:W6,7,14,15,22:BK2"]\n'
    for text in routes:
        assert moves(start + text) == [text]
    words = fault(f"{start}1. {first}x{last}")
    assert words.startswith(f"line 2: move 1. {first}x{last} could be any of")
    assert all(text in words for text in routes)


def test_two_ways_round_to_the_same_position_are_one_short_capture() -> None:
    position = "B:W6,7,14,15:BK2"
    legal = [action for action in GAME.legal_actions(GAME.parse(position, {})) if action.text.endswith("x2")]
    state = GAME.parse(position, {})
    assert len(legal) == 2 and len({GAME.apply(state, action) for action in legal}) == 1
    assert moves(f'[FEN "{position}"] 2x2') == [legal[0].text]
    assert moves(f'[FEN "{position}"] {legal[1].text}') == [legal[1].text]


# --- reading: what is refused, and how -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "there is no game in this file"),
        ("  \n % nothing\n".replace(" %", "%") + "{only words} ; more", "there is no game in this file"),
        ("1. 11-15\n2. hello", "line 2: 'hello' is not understood"),
        ("1. 11-15 23-19\n\n2. 9-9", "line 3: move 2. 9-9 is not legal"),
        ("1. 11-15 24-19\n{\n\n} 8-11", "line 4: move 2. 8-11 is not legal"),
        ("1. 11-15\n2. 11-15", "line 2: move 1... 11-15 is not legal"),
        ("1. 11-15 (1. 9-14\n(", "line 2: the file ends inside a variation; a ')' is missing"),
        ("1. 11-15\n) 23-19", "line 2: ')' closes no variation"),
        ("1. 11-15\n{ no end", "line 2: the comment that starts with '{' has no end"),
        ("1. 11-15 } 23-19", "line 1: '}' is not understood"),
        ('[Event "x]\n1. 11-15', "is no tag such as"),
        ("[Event x]", "line 1: '[Event' is no tag such as"),
        ('[1vent "x"]', "is no tag such as"),
        ('[Event "x" "y"]', "is no tag such as"),
        ("1. 11-155", "line 1: '11-155' is not understood"),
        ("1. 111-15", "line 1: '111-15' is not understood"),
        ("1. 11-15-", "is not understood"),
        ("1. 11-15foo", "is not understood"),
        ("1. c3-d4", "line 1: 'c3-d4' is not understood"),
        ("1. 11--15", "is not understood"),
        ("1. 0-33", "move 1. 0-33 is not legal"),
        ("1 11-15", "line 1: '1' is not understood"),
        ("1. 11-15 $1000", "'$1000' is not understood"),
        ("1. " + "9" * 10_000, "is not understood"),
        ("1. ١١-١٥", "is not understood"),
        ("1. 11-15\x00", "is not understood"),
        ("1. 11-15 \ud800", "is not understood"),
        ('[GameType "20"]', "line 1: this is a game of type '20', international draughts"),
        ('\n[GameType "22,W,8,8,N2,1"]', "line 2: this is a game of type '22', Italian draughts"),
        ('[GameType "chess"]', "type 'chess', not English draughts; only 21 can be read"),
        ('[GameType ""]', "type ''"),
        ('[FEN "B:W33:B1"]', "line 1: '33'"),
        ('\n[FEN "nonsense"]', "line 2: 'nonsense' is not a draughts position"),
        ('[FEN "B:W1:B2"] 2-7 1x', "is not understood"),
        ('[FEN "B:W32:B"] 1. 1-5', "move 1. 1-5 comes after the end of the game"),
        ('[FEN "W:W32:B1"] 1-5', "move 1... 1-5 is not legal"),
        ('/FEN "W:W32:B1"/', "is not understood"),
    ],
)
def test_a_fault_is_named_by_line_and_token(text: str, words: str) -> None:
    assert words in fault(text)


def test_the_message_shows_no_more_than_a_piece_of_a_huge_token() -> None:
    assert len(fault("x" * 100_000)) < 100


@pytest.mark.parametrize(
    "text", ["(" * 200_000, "(" * 5000 + ")" * 4999, "[" * 100_000, "{" * 100_000, "1-" * 50_000]
)
def test_hostile_nesting_is_refused(text: str) -> None:
    assert "line 1" in fault(text)


def test_deep_variations_are_skipped() -> None:
    assert moves("11-15 " + "(" * 50_000 + ")" * 50_000 + " 23-19") == ["11-15", "23-19"]


@pytest.mark.rule("D8")
def test_a_game_that_goes_on_after_its_end_is_refused() -> None:
    there_and_back = "1-5 32-28 5-1 28-32 " * 2
    start = '[FEN "B:WK32:BK1"] '
    assert len(moves(start + there_and_back)) == 8
    assert "move 5. 1-5 comes after the end" in fault(start + there_and_back + "1-5")


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet='0123456789-x.[]"(){};%*$!? \nKBW:,/EventFN\\', max_size=60))
def test_any_text_is_a_game_or_a_bad_position(text: str) -> None:
    try:
        record = PDN.read(text)
    except BadPosition as error:
        assert "\n" not in str(error)
        return
    assert PDN.read(PDN.write(record)) == record


# --- writing -------------------------------------------------------------------------------------------


def test_a_game_is_written_like_this() -> None:
    record = PDN.read(
        '[White "Rex"] 1. 11-15 23-18 2. 8-11 27-23 3. 4-8 23-19 4. 10-14 19x10 5. 14x23 26x19 1/2-1/2'
    )
    assert PDN.write(record) == (
        '[White "Rex"]\n[Result "1/2-1/2"]\n[GameType "21"]\n\n'
        "1. 11-15 23-18 2. 8-11 27-23 3. 4-8 23-19 4. 10-14 19x10 5. 14x23 26x19 1/2-1/2\n"
    )


def test_a_game_from_a_position_where_light_begins_is_written_like_this() -> None:
    record = PDN.read('[FEN "W:WK30,21:B1,K9"] 21-17 9-14 17x10 *')
    assert PDN.write(record) == (
        '[Result "*"]\n[GameType "21"]\n[SetUp "1"]\n[FEN "W:W21,K30:B1,K9"]\n\n1... 21-17 2. 9-14 17x10 *\n'
    )


def test_an_unfinished_game_without_moves_can_be_written() -> None:
    record = Record({}, "", (), "*")
    assert PDN.write(record) == '[Result "*"]\n[GameType "21"]\n\n*\n'
    assert PDN.read(PDN.write(record)) == record


def test_nothing_is_invented() -> None:
    text = PDN.write(random_record(1, 10))
    assert not re.search("Event|Date|White|Black|FEN|SetUp", text)


def test_tags_are_written_on_one_line_and_escaped() -> None:
    tags = {"Event": 'a "b" \\ c', "Site": "two\nlines\tand  more"}
    text = PDN.write(Record(tags, "", (), "1-0"))
    assert '[Event "a \\"b\\" \\\\ c"]\n[Site "two lines and more"]\n' in text
    assert PDN.read(text).tags["Event"] == tags["Event"]


def test_what_the_record_itself_says_is_not_taken_from_its_tags() -> None:
    tags = {"Result": "0-1", "GameType": "20", "FEN": "B:W1:B2", "SetUp": "1"}
    assert PDN.write(Record(tags, "", (), "1-0")) == '[Result "1-0"]\n[GameType "21"]\n\n1-0\n'


def test_an_unknown_result_is_written_as_none() -> None:
    assert PDN.write(Record({}, "", (), "dark won")).endswith("\n*\n")


@pytest.mark.parametrize("name", ["", "My Event", "Ev]ent", '"', "9x", "é"])
def test_a_tag_needs_a_name(name: str) -> None:
    with pytest.raises(BadPosition):
        PDN.write(Record({name: "x"}, "", (), "*"))


def test_a_start_that_is_no_position_is_refused() -> None:
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


@settings(max_examples=80, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 150), STARTS, TAGS)
def test_a_game_comes_back_as_it_was_written(seed: int, plies: int, start: str, tags: dict[str, str]) -> None:
    given_tags = {
        name: text for name, text in tags.items() if name not in ("Result", "GameType", "SetUp", "FEN")
    }
    record = random_record(seed, plies, start, given_tags)
    assert PDN.read(PDN.write(record)) == record


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32))
def test_a_game_with_short_captures_comes_back_or_says_that_it_is_unclear(seed: int) -> None:
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
