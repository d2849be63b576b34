"""Tokenizer for PDN and PGN files.

Move numbers are skipped. All patterns run in linear time on any text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

_NUMBERS = {
    "$1": "!", "$2": "?", "$3": "!!", "$4": "??", "$5": "!?", "$6": "?!", "$7": "□", "$10": "=",
    "$13": "∞", "$14": "⩲ += +/=", "$15": "⩱ =+ =/+", "$16": "± +/-", "$17": "∓ -/+",
    "$18": "+− +- +–", "$19": "−+ -+ –+", "$22": "⨀", "$32": "⟳", "$36": "→", "$40": "↑",
    "$44": "=∞", "$132": "⇆", "$138": "⨁", "$140": "∆ Δ", "$142": "⌓", "$146": "N TN",
}  # fmt: skip
MARKS = {mark: number for number, marks in _NUMBERS.items() for mark in marks.split()}
"""The number of each glyph."""
MARK = "|".join(
    ["[!?]++", *(re.escape(mark) for mark in sorted(MARKS, key=len, reverse=True) if mark[0] not in "!?")]
)
"""A pattern of one glyph; any run of `!` and `?` counts as one."""


def number_of(mark: str) -> str:
    """Return the number of a glyph; a long one such as `!!!` has that of its first two characters."""
    return MARKS.get(mark) or MARKS[mark[:2]]


_UNSEEN = dict.fromkeys(map(ord, "\u200b\u2060\ufeff"))
_THIN = "\u200c\u200d\u200e\u200f"
"""Invisible characters that are skipped between tokens; those of `_UNSEEN` are removed everywhere."""
END = r"(?=[\s(){};\[,]|\Z)"
"""The end of a whole token."""
_SIGN_END = r"(?=[\s(){};]|\Z)"
"""The end of a separate glyph: `N,f6` is no novelty glyph with a pawn's move behind it."""
COMMENT = r"^%[^\n]*+|;[^\n]*+|\{[^}]*+\}"
TAG = r'\[\s*+(?P<name>[A-Za-z][A-Za-z0-9_]*+)\s*+"(?P<value>[^"\\\n]*+(?:\\[^\n][^"\\\n]*+)*+)"\s*+\]'
"""A well-formed tag."""
BRACKET = r"(?:^|(?<=\n[ \t]))\[[^\n]*+"
"""A line that begins with a bracket but has no well-formed tag: it may be a damaged one."""
POSITION = (
    r"^[ \t]*+(?:(?:[1-8pnbrqkPNBRQK]{1,8}/){7}[1-8pnbrqkPNBRQK]{1,8}(?![^\s])"
    r"|[BWbw][ \t]*+:[ \t]*+[BWbw](?![A-Za-z])[K0-9, \t-]*+:[ \t]*+[BWbw])[^\n]*+"
)
"""A line with nothing but a position in FEN, of chess or of draughts."""
_GAP = 200
"""Number of characters before a tag to search for an empty line."""
_LOOSE = re.compile(r"\[\s*([A-Za-z][A-Za-z0-9_+#=:.-]*+)\s*([^\n]*)")
_SHOWN = 40
"""Maximum number of characters to quote from an unreadable token."""
_OWN_NAMES = {
    name.casefold(): name
    for name in [
        "Event",
        "Site",
        "Date",
        "Round",
        "White",
        "Black",
        "Result",
        "FEN",
        "SetUp",
        "Variant",
        "GameType",
        "TimeControl",
        "Termination",
    ]
}
"""The tags with a meaning here, by their names in lower case."""


class Token(NamedTuple):
    """A piece of a file: its kind, text and line.

    The kinds are "tag", "open", "close", "result", "move", "sign", "comment", "skip" (ignored, but reported)
    and "bad". The text of a tag is its value, that of a move the group `core` of its pattern, that of a sign
    its number (`$1`); `name` is the tag's name.
    """

    kind: str
    text: str
    line: int
    name: str = ""
    at: int = 0
    """Start in the text, in characters."""
    open_end: bool = False
    """True if this is a comment without its closing brace."""


Tokenizer: TypeAlias = Callable[[str], Iterator[Token]]


def tokenizer(move: str, result: str, idle: str = r"\.") -> Tokenizer:
    """Return a function that yields the significant tokens, with lines counted from 1.

    `move` and `result` are patterns; the group `core` of a move is its text, which loses its blanks, and
    `tail` what is written right behind it. Whole tokens that match `idle` are skipped.
    """
    patterns = {
        "skip": r"^%[^\n]*+|\$[0-9]{4,}+|\$(?![0-9])",
        "position": POSITION,
        "unseen": rf"(?:[\s{_THIN},]++|(?!0[.,]5[ \t]?[-–—−:])[0-9]{{1,4}}[.…]++|[.…]++|(?:{idle}){END}"
        rf"|[0-9]{{1,4}}(?=[ \t\n]++[^-xX:–—−\s]|\s*+\Z))++",
        "comment": r";[^\n]*+|\{[^}]*+\}?",
        "sign": rf"\$[0-9]{{1,3}}|\(\s*+(?:{MARK})\s*+\)|(?:{MARK}){_SIGN_END}",
        "tag": TAG,
        "bracket": BRACKET,
        "open": r"\(",
        "close": r"\)",
        "result": rf"(?:{result}){END}",
        "move": move,
        "bad": r"[^\s(){};\[]+|.",
    }
    pattern = re.compile("|".join(f"(?P<{kind}>{text})" for kind, text in patterns.items()), re.MULTILINE)

    def tokens(text: str) -> Iterator[Token]:
        text = plain(text)
        line = 1
        for found in pattern.finditer(text):
            kind, whole = str(found.lastgroup), found[0]
            if kind != "unseen":
                yield _token(kind, found, line)
            if found["tail"] and (glyph := "".join(sign for sign in found["tail"] if sign in "!?")):
                yield Token("sign", number_of(glyph), line, "", found.start())
            if "\n" in whole:
                line += whole.count("\n")

    return tokens


def _token(kind: str, found: re.Match[str], line: int) -> Token:
    at, whole = found.start(), found[0]
    match kind:
        case "tag":
            return Token(kind, value_of(found), line, name_of(found["name"]), at)
        case "position":
            return Token("tag", whole.strip(), line, "FEN", at)
        case "bracket":
            tag = loose_tag(whole)
            return (
                Token("tag", tag[1], line, tag[0], at) if tag else Token("bad", whole[:_SHOWN], line, "", at)
            )
        case "move":
            return Token(kind, "".join(found["core"].split()), line, "", at)
        case "sign":
            mark = whole.strip("() \t\n")
            return Token(kind, mark if mark[0] == "$" else number_of(mark), line, "", at)
        case "comment":
            closed = whole[0] == ";" or whole[-1] == "}"
            inside = whole[1:-1] if whole[0] == "{" and closed else whole[1:]
            return Token(kind, inside, line, "", at, not closed)
    return Token(kind, whole[:_SHOWN], line, "", at)


def loose_tag(line: str) -> tuple[str, str] | None:
    """Return name and value of a damaged tag, such as one with quotes in its value; else None.

    A quote or a bracket must follow the name.
    """
    found = _LOOSE.match(line)
    value = found[2].rstrip() if found else ""
    if not found or not (value.endswith("]") or '"' in value):
        return None
    value = value.removesuffix("]").strip().removeprefix('"').removesuffix('"')
    return name_of(found[1]), " ".join(value.split())


def name_of(name: str) -> str:
    """Return a tag's name, in its usual spelling if it has a meaning here."""
    return _OWN_NAMES.get(name.casefold(), name)


def begins_game(text: str, at: int, name: str, known: Callable[[str], bool]) -> bool:
    """Return True if a repeated tag begins another game, after a gap or by its kind."""
    if not known(name):
        return False
    before = text[max(0, at - _GAP) : at]
    after_gap = before[len(before.rstrip()) :].count("\n") > 1
    return after_gap or name in ("Event", "FEN", "SetUp")


def plain(text: str) -> str:
    """Return a file's text with uniform line ends, and without invisible characters."""
    return text.translate(_UNSEEN).replace("\r\n", "\n").replace("\r", "\n")


def value_of(tag: re.Match[str]) -> str:
    """Return the value in a match of `TAG`, on one line and without its escapes."""
    return " ".join(re.sub(r'\\(["\\])', r"\1", tag["value"]).split())


def clean(value: str) -> str:
    """Return a tag's value for writing between quotes: on one line, with quotes escaped."""
    return re.sub(r'(["\\])', r"\\\1", " ".join(value.split()))


DASH = "[-–—−‐:]"
"""Pattern of the separator between the points of the two sides."""
_DASHES = str.maketrans(dict.fromkeys("–—−‐:", "-"))
_DRAWS = {"1/2", "½", "½-½", "0.5-0.5", "0,5-0,5", "=-=", "draw"}


def plain_result(text: str) -> str:
    """Return a result with plain dashes and without blanks; a draw as `1/2-1/2`."""
    result = "".join(text.split()).translate(_DASHES)
    return "1/2-1/2" if result.casefold() in _DRAWS else result
