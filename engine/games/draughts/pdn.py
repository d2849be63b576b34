"""PDN, the text format for exchanging draughts games: English draughts only (GameType 21).

The tag `Black` names the player of the dark pieces, who starts on 1-12 and moves first (seat 0); `White`
names the opponent. The specification (PDN 3.0, "Result tag") lists `1-0`, `0-1`, `1/2-1/2`, `0-0` and `*` for
this game but does not define whose score comes first. Archives of games settle it: in CheckerBoard's
`tinsley.pdn` a game that Black wins ends `1-0`, unlike in chess. So the first number belongs to the player
who moves first:

    1-0  Black (dark, seat 0) won      0-1  White (light, seat 1) won      0-0  lost by both

`2-0`, `0-2` and `1-1` (international draughts' way of counting) are read as `1-0`, `0-1` and `1/2-1/2`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from engine.contract.game import AnyGame
from engine.contract.notation import Read, Record
from engine.contract.steps import Steps, finish
from engine.contract.values import Action, AnyState, BadPosition
from engine.formats.detection import Head, head_of, matches
from engine.formats.reader import OWN_TAGS, Reader
from engine.formats.tokens import END, MARK, Token, plain_result, tokenizer
from engine.formats.words.en import say
from engine.formats.writer import file_text, first_seat, moves
from engine.games.draughts.fen import repair_fen

GAME_TYPE = "21"
RESULTS = ("1-0", "0-1", "1/2-1/2", "0-0", "*")
_SAME_RESULT = {"2-0": "1-0", "0-2": "0-1", "1-1": "1/2-1/2"}
_OWN_TAGS = (*OWN_TAGS, "GameType")
LONGEST = 12
"""More jumps than any move has. Without a limit the expression would backtrack through long chains."""
_STEP = r"[ \t]*+[-–—−‐xX×:][ \t]*+[0-9]{1,2}"
_DASH = r"[ \t]?[-–—−‐][ \t]?"
_HALF = r"(?:1/2|½|0[.,]5)"
tokens = tokenizer(
    rf"(?P<core>[0-9]{{1,2}}(?:{_STEP}){{1,{LONGEST}}}+)(?P<tail>[!?]*+)\*?(?={END}|\$|(?:{MARK}){END})",
    rf"{_HALF}{_DASH}{_HALF}|1/2|½|[012]{_DASH}[012]|\*",
)


class Pdn:
    """The PDN notation.

    The result of a `Record` is written as above; its tags omit those for start and result.
    """

    title = "Portable Draughts Notation"
    suffix = ".pdn"
    players = ("Black", "White")

    def __init__(self, game: Callable[[], AnyGame]) -> None:
        """Keep the function that returns the game; the rules import this module, not the reverse."""
        self.game = game

    def matches(self, text: str) -> bool:
        """Return True if a text looks like PDN."""
        return matches(tokens, text)

    def evidence(self, text: str) -> int:
        """Return the evidence for draughts from tags and position, or else from the moves."""
        head = head_of(tokens, text)
        if head.is_draughts:
            return 3
        if head.is_chess or head.tags.get("Variant"):
            return -1
        return 1 if head.moves > head.bad else 0

    def read(self, text: str) -> Record:
        """Read the first game of a file and ignore the rest.

        The game ends at the first move that is not legal. Intermediate squares of a capture may be omitted if
        the capture stays unambiguous. Raises `BadPosition` without a game, or for one of another type.
        """
        return finish(self.reading(text)).record

    def reading(self, text: str, line: int = 1) -> Steps[Read]:
        """Read a game as `read` does, in steps, and report the parts left out."""
        return _PdnReader(self.game(), tokens).reading(text, line)

    def write(self, record: Record) -> str:
        """Return one game: tags, an empty line, and the moves in lines of at most 80 columns.

        Raises `BadPosition` if the start is no valid position, or a tag's name is invalid.
        """
        result = record.result if record.result in RESULTS else "*"
        game = self.game()
        words = moves(game, record, first_seat(game, record.start), lambda _, action: action.text)
        return file_text(_written_tags(record, result), [*words, result])


def parse_move(game: AnyGame, state: Any, text: str) -> tuple[Action, ...]:
    """Return the legal actions that match a text of square numbers: `11-15`, `11 15`, `15x29`."""
    written = re.fullmatch(r"\s*\d{1,2}(?:[-x:,\s]+\d{1,2})+\s*", text, re.ASCII | re.IGNORECASE)
    return tuple(fitting(game, state, text)) if written else ()


def fitting(game: AnyGame, state: Any, text: str) -> list[Action]:
    """Return the routes through the numbered squares of a text; only one if all have the same effect."""
    squares = [int(number) for number in re.findall(r"\d+", text)]
    found = [a for a in game.legal_actions(state) if _fits(squares, _squares(a))]
    exact = [action for action in found if _squares(action) == squares]
    effects = {game.same_effect_key(state, action) for action in found}
    return (exact or found)[:1] if exact or len(effects) == 1 else found


class _PdnReader(Reader):
    """The reader of moves by square numbers; intermediate squares of a capture are optional."""

    results = RESULTS
    own_tags = _OWN_TAGS

    def check_tag(self, token: Token) -> None:
        """Raise `BadPosition` at the tag of another game type."""
        if token.name == "GameType":
            _check_game_type(token)

    def known_result(self, text: str) -> str:
        """Return a result in the counting of chess."""
        plain = plain_result(text)
        return _SAME_RESULT.get(plain, plain)

    def fitting(self, text: str, state: AnyState) -> list[Action]:
        """Return the routes through the given squares; only one if all have the same effect."""
        return fitting(self.game, state, text)

    def position(self, text: str) -> tuple[str, list[str]]:
        """Return the repaired FEN, and a phrase for each part left out."""
        return repair_fen(text)

    def unclear(self, move: str, fitting: list[Action]) -> str:
        """Return the message that lists the routes of an ambiguous capture."""
        return say.which_route(self.number(), move, [action.text for action in fitting])


def _check_game_type(token: Token) -> None:
    kind = Head({token.name: token.text}, 0, 0).game_type
    if kind != GAME_TYPE:
        raise BadPosition(say.line(token.line, say.other_draughts(kind)))


def _squares(action: Action) -> list[int]:
    return [int(square) for square in re.split("[-x]", action.text)]


def _fits(given: list[int], route: list[int]) -> bool:
    """Return True if a route has the given start, end and, in order, intermediate squares."""
    if given[0] != route[0] or given[-1] != route[-1]:
        return False
    between = iter(route[1:-1])
    return all(square in between for square in given[1:-1])


def _written_tags(record: Record, result: str) -> dict[str, str]:
    tags = {name: value for name, value in record.tags.items() if name not in _OWN_TAGS}
    tags |= {"Result": result, "GameType": GAME_TYPE}
    return tags | ({"SetUp": "1", "FEN": record.start} if record.start else {})
