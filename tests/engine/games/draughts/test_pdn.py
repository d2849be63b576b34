"""PDN: hand-made files with every oddity, and errors that name line and token."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.contract.notation import Record
from engine.contract.steps import finish
from engine.contract.values import BadPosition
from engine.games.draughts.pdn import Pdn
from engine.games.draughts.rules import Draughts
from tests.examples import examples

GAME = Draughts()
PDN = Pdn(Draughts)


def moves(text: str) -> list[str]:
    return [action.text for action in PDN.read(text).actions]


def start_of(text: str) -> str:
    return PDN.read(text).start


def fault(text: str) -> str:
    """Return the error of a refused text, or a report of the parts left out."""
    try:
        report = " ".join(finish(PDN.reading(text)).left_out)
    except BadPosition as refusal:
        return str(refusal)
    assert report
    return report[:1].lower() + report[1:]


# --- reading files of programs and people ----------------------------------------------------------------

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
def test_moves_are_read_among_comments_and_noise(text: str) -> None:
    assert moves(text) == OPENING


@pytest.mark.parametrize("ending", ["1-0", "0-1", "1/2-1/2", "0-0", "*"])
def test_each_result_is_read(ending: str) -> None:
    assert PDN.read(f"1. 11-15 {ending}").result == ending
    assert PDN.read(f'[Result "{ending}"] 1. 11-15 *').result == ending
    assert PDN.read(f"{ending}").result == ending


@pytest.mark.parametrize(("text", "result"), [("2-0", "1-0"), ("0-2", "0-1"), ("1-1", "1/2-1/2")])
def test_international_results_are_read(text: str, result: str) -> None:
    assert PDN.read(f"11-15 {text}").result == result
    assert PDN.read(f'[Result "{text}"] 11-15').result == result


def test_a_result_must_be_a_whole_token() -> None:
    from_one = '[FEN "B:W20:B1,12"] '
    assert moves(f"{from_one}1. 1-5 20-16 2. 12x19 1-0") == ["1-5", "20-16", "12x19"]
    assert moves(f"{from_one}1-5 1-0") == ["1-5"]
    assert moves(f"{from_one}1-6 0-1") == ["1-6"]
    assert PDN.read(f"{from_one}1-0").actions == ()
    assert "“1-0x”" in fault("1-0x")
    assert "“1-0.”" in fault("1-0.")
    assert PDN.read("1/2").result == "1/2-1/2"


def test_a_result_after_the_moves_overrides_the_tag_unless_it_is_unknown() -> None:
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


def test_a_game_may_start_from_any_position() -> None:
    record = PDN.read('[SetUp "1"][FEN "W:B1,K9:WK30,21."] 1. 21-17 9-14 2. 17x10 *')
    assert record.start == "W:W21,K30:B1,K9"
    assert [action.text for action in record.actions] == ["21-17", "9-14", "17x10"]


def test_tags_alone_are_a_game() -> None:
    assert PDN.read('[Event "walkover"] [Result "1-0"]') == Record({"Event": "walkover"}, "", (), "1-0")


@pytest.mark.rule("D5")
def test_a_capture_may_omit_intermediate_squares_if_it_is_unambiguous() -> None:
    start = '[FEN "B:W6,15,24,26:B1,3"] '
    full = next(action.text for action in GAME.legal_actions(GAME.parse("B:W6,15,24,26:B1,3", {})))
    assert full == "1x10x19x28"
    for text in ("1x28", "1-28", "1x10x28", "1x19x28", "1x10x19x28"):
        assert moves(start + text) == [full]
    for text in ("1x10", "1x19", "1x19x10x28", "1x14x28", "10x28", "3-7"):
        assert "not legal" in fault(start + text)


def test_an_ambiguous_short_capture_is_refused_with_all_routes() -> None:
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


def test_two_routes_to_the_same_position_are_one_short_capture() -> None:
    position = "B:W6,7,14,15:BK2"
    legal = [action for action in GAME.legal_actions(GAME.parse(position, {})) if action.text.endswith("x2")]
    state = GAME.parse(position, {})
    assert len(legal) == 2 and len({GAME.apply(state, action) for action in legal}) == 1
    assert moves(f'[FEN "{position}"] 2x2') == [legal[0].text]
    assert moves(f'[FEN "{position}"] {legal[1].text}') == [legal[1].text]


# --- errors in files -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "there is no game in this file"),
        ("  \n % nothing\n".replace(" %", "%") + "{only words} ; more", "there is no game in this file"),
        ("1. 11-15\n2. hello", "line 2: “hello” is not understood"),
        ("1. 11-15 23-19\n\n2. 9-9", "line 3: move 2. 9-9 is not legal"),
        ("1. 11-15 24-19\n{\n\n} 8-11", "line 4: move 2. 8-11 is not legal"),
        ("1. 11-15\n2. 11-15", "line 2: move 1... 11-15 is not legal"),
        ("1. 11-15 (1. 9-14\n(", "line 2: the file ends inside a variation; a “)” is missing"),
        ("1. 11-15\n) 23-19", "line 2: this “)” does not close a variation"),
        ("1. 11-15\n{ no end", "line 2: the comment that starts with “{” does not end"),
        ("1. 11-15 } 23-19", "line 1: “}” is not understood"),
        ("[Event x", "line 1: “[Event x” is not a tag such as"),
        ('[1vent "x"]', "is not a tag such as"),
        ("1. 11-155", "line 1: “11-155” is not understood"),
        ("1. 111-15", "line 1: “111-15” is not understood"),
        ("1. 11-15-", "is not understood"),
        ("1. 11-15foo", "is not understood"),
        ("1. c3-d4", "line 1: “c3-d4” is not understood"),
        ("1. 11--15", "is not understood"),
        ("1. 0-33", "move 1. 0-33 is not legal"),
        ("12345 11-15", "line 1: “12345” is not understood"),
        ("1. 11-15 $1000", "“$1000” is not understood"),
        ("1. " + "9" * 10_000, "is not understood"),
        ("1. ١١-١٥", "is not understood"),
        ("1. 11-15\x00", "is not understood"),
        ("1. 11-15 \ud800", "is not understood"),
        ('[GameType "20"]', "line 1: this is a game of type “20”, international draughts"),
        ('\n[GameType "22,W,8,8,N2,1"]', "line 2: this is a game of type “22”, Italian draughts"),
        ('[GameType "chess"]', "type “chess”, not English draughts; only 21 can be read"),
        ('[GameType ""]', "type “”"),
        ('[FEN "B:W33:B1"]', "line 1: “33”"),
        ('\n[FEN "nonsense"]', "line 2: “nonsense” is not a draughts position"),
        ('[FEN "B:W1:B2"] 2-7 1x', "is not understood"),
        ('[FEN "B:W32:B"] 1. 1-5', "move 1. 1-5 comes after the end of the game"),
        ('[FEN "W:W32:B1"] 1-5', "move 1... 1-5 is not legal"),
        ('/FEN "W:W32:B1"/', "is not understood"),
    ],
)
def test_an_error_names_line_and_token(text: str, words: str) -> None:
    assert words in fault(text)


def test_the_message_shortens_a_huge_token() -> None:
    assert len(fault("x" * 100_000)) < 100


@pytest.mark.parametrize(
    "text", ["(" * 200_000, "(" * 5000 + ")" * 4999, "[" * 100_000, "{" * 100_000, "1-" * 50_000]
)
def test_hostile_nesting_is_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        PDN.read(text)


def test_deep_variations_are_skipped() -> None:
    assert moves("11-15 " + "(" * 50_000 + ")" * 50_000 + " 23-19") == ["11-15", "23-19"]


@pytest.mark.rule("D8")
def test_a_game_that_continues_after_an_automatic_draw_is_read_to_its_end() -> None:
    there_and_back = "1-5 32-28 5-1 28-32 " * 2
    start = '[FEN "B:WK32:BK1"] '
    assert len(moves(start + there_and_back)) == 8
    assert len(moves(start + there_and_back + "1-5")) == 9
    assert PDN.read(start + there_and_back + "1-5").recorded


@settings(max_examples=examples(300), deadline=None)
@given(st.text(alphabet='0123456789-x.[]"(){};%*$!? \nKBW:,/EventFN\\', max_size=60))
def test_any_text_is_a_game_or_a_bad_position(text: str) -> None:
    try:
        record = PDN.read(text)
    except BadPosition as error:
        assert "\n" not in str(error)
        return
    assert PDN.read(PDN.write(record)) == record
