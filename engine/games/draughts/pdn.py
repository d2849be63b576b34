"""PDN, the text format in which draughts programs exchange games: English draughts only (GameType 21).

Who is who: the tag `Black` names the player of the dark pieces, who stands on 1-12 and moves first (our
seat 0), `White` the other. The specification (PDN 3.0, "Result tag") lists `1-0`, `0-1`, `1/2-1/2`, `0-0` and
`*` for this game but leaves open whose point the first number is. The archives of the game settle it: in
CheckerBoard's `tinsley.pdn` a game that Black wins ends `1-0`, although chess players would expect White to
be meant. So the first number belongs to the player who moves first:

    1-0  Black (dark, seat 0) won      0-1  White (light, seat 1) won      0-0  lost by both

`2-0`, `0-2` and `1-1` (international draughts' way of counting) are read as `1-0`, `0-1` and `1/2-1/2`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from textwrap import wrap
from typing import Any

from engine.games.draughts.pdn_tokens import Token, clean, tokens
from engine.protocol import TERMINAL, Action, BadPosition, Game, Record

GAME_TYPE = "21"
RESULTS = ("1-0", "0-1", "1/2-1/2", "0-0", "*")
_SAME_RESULT = {"2-0": "1-0", "0-2": "0-1", "1-1": "1/2-1/2"}
_OWN_TAGS = ("Result", "GameType", "SetUp", "FEN")
"""Tags that the other fields of a `Record` stand for."""
_OTHER_GAMES = {
    "20": "international draughts",
    "22": "Italian draughts",
    "23": "American pool checkers",
    "24": "Spanish draughts",
    "25": "Russian draughts",
    "26": "Brazilian draughts",
    "27": "Canadian draughts",
    "28": "Portuguese draughts",
    "29": "Frisian draughts",
    "30": "Turkish draughts",
    "31": "Thai draughts",
    "32": "Czech draughts",
}
WIDTH = 80
JOINED = "\xa0"
"""Stands for the blank between a number and its move while lines are broken."""


class Pdn:
    """Reads and writes PDN.

    A `Record` has its result as above; its tags are without those that say how the game starts and ended.
    """

    title = "Portable Draughts Notation"
    suffix = ".pdn"

    def read(self, text: str) -> Record:
        """Read the first game of a file; what follows it is not looked at.

        Moves are checked by the rules. Squares in the middle of a capture may be left out if the rest says
        which capture is meant. Raises `BadPosition` with the line and the token at fault.
        """
        return _Reader().record(tokens(text))

    def write(self, record: Record) -> str:
        """Write one game: tags, an empty line, and the moves in lines of at most 80 columns.

        Raises `BadPosition` if the start is no position, or a tag's name is no name.
        """
        result = record.result if record.result in RESULTS else "*"
        words = " ".join([*_numbered(record), result])
        moves = [line.replace(JOINED, " ") for line in wrap(words, WIDTH, break_on_hyphens=False)]
        return "\n".join([*_tag_lines(record, result), "", *moves, ""])


class _Reader:
    """One reading of a file, token by token, with the game as far as it has been read."""

    def __init__(self) -> None:
        self.game = _rules()
        self.tags: dict[str, str] = {}
        self.actions: list[Action] = []
        self.depth = 0
        self.result = ""
        self.state: Any = self.game.initial({})
        self.start = ""
        self.in_moves = False

    def record(self, found: Iterable[Token]) -> Record:
        """Return the game. Raises `BadPosition`."""
        readers: Mapping[str, Callable[[Token], None]] = {
            "tag": self.tag,
            "open": self.open,
            "close": self.close,
            "move": self.move,
            "result": self.end,
            "bad": self.bad,
        }
        last = None
        for last in found:
            if self.over(last):
                break
            if self.depth == 0 or last.kind in ("open", "close"):
                readers[last.kind](last)
        if last is None:
            raise BadPosition("there is no game in this file")
        if self.depth:
            raise BadPosition(f"line {last.line}: the file ends inside a variation; a ')' is missing")
        tags = {name: value for name, value in self.tags.items() if name not in _OWN_TAGS}
        return Record(tags, self.start, tuple(self.actions), self.result_or_tag())

    def over(self, token: Token) -> bool:
        """Say whether the first game ended before this token."""
        return self.depth == 0 and bool(self.result or (token.kind == "tag" and self.in_moves))

    def tag(self, token: Token) -> None:
        """Take a tag; those that say how the game starts take effect at once."""
        self.tags[token.name] = token.text
        if token.name == "GameType":
            _check_game_type(token)
        if token.name == "FEN":
            self.set_up(token)

    def set_up(self, token: Token) -> None:
        """Start from a position."""
        try:
            self.state = self.game.parse(token.text, {})
        except BadPosition as fault:
            raise BadPosition(f"line {token.line}: {fault}") from fault
        usual = self.state == self.game.initial({})
        self.start = "" if usual else self.game.position(self.state)

    def open(self, _token: Token) -> None:
        """Enter a variation."""
        self.depth += 1

    def close(self, token: Token) -> None:
        """Leave a variation."""
        if self.depth == 0:
            raise BadPosition(f"line {token.line}: ')' closes no variation")
        self.depth -= 1

    def move(self, token: Token) -> None:
        """Play a move."""
        self.in_moves = True
        action = self.meant(token)
        self.state = self.game.apply(self.state, action)
        self.actions.append(action)

    def meant(self, token: Token) -> Action:
        """Return the legal action a move stands for. Raises `BadPosition`."""
        squares = [int(number) for number in re.findall(r"\d+", token.text)]
        fitting = [a for a in self.game.legal_actions(self.state) if _fits(squares, _squares(a))]
        exact = [action for action in fitting if _squares(action) == squares]
        effects = {self.game.merge_key(self.state, action) for action in fitting}
        if exact or len(effects) == 1:
            return (exact or fitting)[0]
        where = f"line {token.line}: move {self.number()} {token.text}"
        if fitting:
            routes = ", ".join(action.text for action in fitting)
            raise BadPosition(f"{where} could be any of {routes}; write the squares between")
        if self.game.player(self.state) == TERMINAL:
            raise BadPosition(f"{where} comes after the end of the game")
        raise BadPosition(f"{where} is not legal")

    def number(self) -> str:
        """Return the number of the next move, as it is written before it."""
        return _number(_first(self.start), len(self.actions))

    def end(self, token: Token) -> None:
        """Take the result that closes the moves."""
        self.result = token.text

    def bad(self, token: Token) -> None:
        """Refuse what is no part of PDN."""
        fault = 'is no tag such as [Event "Club match"]' if token.text[0] == "[" else "is not understood"
        raise BadPosition(f"line {token.line}: {token.text!r} {fault}")

    def result_or_tag(self) -> str:
        """Return the result: `*` at the end of the moves only ends them, the tag then says how it went."""
        texts = (self.result, self.tags.get("Result", "").replace(" ", ""))
        known = [_SAME_RESULT.get(text, text) for text in texts]
        return next((text for text in known if text in RESULTS and text != "*"), "*")


def _rules() -> Game[Any, Any]:
    from engine.games.draughts.rules import Draughts  # here, for the rules import this file

    return Draughts()


def _check_game_type(token: Token) -> None:
    kind = token.text.split(",")[0].strip()
    if kind != GAME_TYPE:
        name = _OTHER_GAMES.get(kind, "not English draughts")
        raise BadPosition(f"line {token.line}: this is a game of type {kind!r}, {name}; only 21 can be read")


def _squares(action: Action) -> list[int]:
    return [int(square) for square in re.split("[-x]", action.text)]


def _fits(given: list[int], route: list[int]) -> bool:
    """Say whether a route starts and ends as given and touches the squares between in that order."""
    if given[0] != route[0] or given[-1] != route[-1]:
        return False
    between = iter(route[1:-1])
    return all(square in between for square in given[1:-1])


def _first(start: str) -> int:
    """Return the seat that begins at a start (a position text or "")."""
    game = _rules()
    return max(game.player(game.start({}, start)), 0)


def _number(first: int, index: int) -> str:
    """Return the number before a move: `3.` before dark's, `3...` before light's. `first` is who begins."""
    ply = index + first
    return f"{ply // 2 + 1}{'...' if ply % 2 else '.'}"


def _numbered(record: Record) -> list[str]:
    """Return moves with their numbers, each in one piece, so that no line breaks between them."""
    first = _first(record.start)
    words = []
    for index, action in enumerate(record.actions):
        numbered = index == 0 or (index + first) % 2 == 0
        words.append(f"{_number(first, index)}{JOINED}{action.text}" if numbered else action.text)
    return words


def _tag_lines(record: Record, result: str) -> list[str]:
    tags = {name: value for name, value in record.tags.items() if name not in _OWN_TAGS}
    tags |= {"Result": result, "GameType": GAME_TYPE}
    if record.start:
        tags |= {"SetUp": "1", "FEN": record.start}
    return [f'[{_tag_name(name)} "{clean(value)}"]' for name, value in tags.items()]


def _tag_name(name: str) -> str:
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", name):
        raise BadPosition(f"{name!r} is no name for a tag")
    return name
