"""PGN, the text format in which chess programs exchange games, for chess and Nuclear Chess.

A game of Nuclear Chess carries the tag `Variant`; one of chess carries none.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Protocol

from engine.contract.notation import Read, Record
from engine.contract.steps import Steps, finish
from engine.contract.values import Action, AnyState, BadPosition, Options
from engine.formats.reader import OWN_TAGS, Reader, file_text, matches
from engine.formats.tokens import END, tokenizer
from engine.formats.words import say
from engine.formats.writer import moves, number
from engine.games.chess.moves import Move
from engine.games.chess.notation.san import SAN, steps_of, write_san
from engine.games.chess.pieces import Position

RESULTS = ("1-0", "0-1", "1/2-1/2", "*")
ROSTER = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "?", "White": "?", "Black": "?"}
"""The tags that every game has, and how it is said that they are unknown."""
PLAIN = ("", "chess", "standard", "normal")
"""What the tag Variant may say of a game of chess, in small letters."""
_OWN_TAGS = (*OWN_TAGS, "Variant")
tokens = tokenizer(rf"(?P<core>{SAN})[+#]*(?P<glyph>[!?]{{1,2}})?(?={END}|\$)", r"1/2-1/2|1-0|0-1|\*")


class ChessLike(Protocol):
    """The part of a game that is needed here, beside `Game`."""

    def moves(self, position: Position) -> tuple[Move, ...]:
        """Return the legal moves."""

    def move_of(self, state: AnyState, action: Action) -> Move:
        """Return the move of a legal action."""

    def in_check(self, position: Position) -> bool:
        """Whether the player to move stands in check."""

    def start(self, options: Options, position: str = "") -> AnyState:
        """Return a state to begin with."""

    def player(self, state: AnyState) -> int:
        """Return who is to move."""

    def apply(self, state: AnyState, action: Action) -> AnyState:
        """Return the state after an action."""


class Pgn:
    """Reads and writes PGN. Tags that tell how a game starts and ends, or nothing, are in no `Record`."""

    title = "Portable Game Notation"
    suffix = ".pgn"
    players = ("White", "Black")

    def __init__(self, variant: str, game: Callable[[], Any]) -> None:
        """Take the tag Variant of the game ("" for chess itself), and a way to get its rules."""
        self.variant = variant
        self.game = game

    def matches(self, text: str) -> bool:
        """Whether a text looks like PGN."""
        return matches(tokens, text)

    def read(self, text: str) -> Record:
        """Read the first game of a file; what follows it is not looked at.

        Moves are checked by the rules. Raises `BadPosition` with the line and the token at fault.
        """
        return finish(self.reading(text)).record

    def reading(self, text: str) -> Steps[Read]:
        """Do what `read` does in steps, and tell what was left out."""
        reader = _PgnReader(self.game())
        record, left_out = yield from reader.reading(tokens, text)
        self._check(reader.tags.get("Variant", ""))
        tags = {k: v for k, v in record.tags.items() if v != ROSTER.get(k)}
        return Read(record._replace(tags=tags), left_out)

    def write(self, record: Record) -> str:
        """Write one game: tags, an empty line, and the moves in lines of at most 80 columns.

        Raises `BadPosition` if the start is no position, or a tag's name is no name.
        """
        result = record.result if record.result in RESULTS else "*"
        given = {name: value for name, value in record.tags.items() if name not in _OWN_TAGS}
        tags = {**ROSTER, **{k: v for k, v in given.items() if k in ROSTER}, "Result": result, **given}
        if self.variant:
            tags["Variant"] = self.variant
        if record.start:
            tags |= {"SetUp": "1", "FEN": record.start}
        return file_text(tags, [*self._words(record), result])

    def _check(self, variant: str) -> None:
        plain = variant.casefold() in PLAIN
        if variant.casefold() != self.variant.casefold() and not (plain and not self.variant):
            raise BadPosition(say.other_variant("" if plain else variant, self.variant))

    def _words(self, record: Record) -> list[str]:
        game = self.game()
        return moves(game, record, _first(game, record.start), lambda *move: _san(game, *move))


def _first(game: Any, start: str) -> int:
    """Return how many moves there were before a start (a position text or ""), as that counts them."""
    state = game.start({}, start)
    return int(max(game.player(state), 0) + 2 * (state.number - 1))


def _san(game: ChessLike, state: AnyState, action: Action) -> str:
    return san_of(game, state.position, game.move_of(state, action))


def san_of(game: ChessLike, position: Position, move: Move) -> str:
    """Return a legal move as SAN."""
    return write_san(position, move.step, game.moves(position), _sign(game, move.child))


def _sign(game: ChessLike, child: Position) -> str:
    if not game.in_check(child):
        return ""
    return "+" if game.moves(child) else "#"


def parse_move(game: Any, state: AnyState, text: str) -> tuple[Action, ...]:
    """Return the legal actions that a SAN text, with its signs or without, may mean.

    Small letters will do; `bxc3` is the bishop's move only if no pawn can make it.
    """
    core = text.strip().rstrip("+#!?")
    for word in (core, core[:1].upper() + core[1:], core.upper(), core.lower()):
        if re.fullmatch(SAN, word) and (found := fitting(game, state, word)):
            return tuple(found)
    return ()


def fitting(game: Any, state: AnyState, san: str) -> list[Action]:
    """Return the legal actions that a SAN text, its signs aside, may mean."""
    legal = {action.text: action for action in game.legal_actions(state)}
    steps = steps_of(san, state.position, game.moves(state.position)) if legal else []
    return [legal[step.text] for step in steps]


class _PgnReader(Reader):
    """Chess moves as SAN."""

    results = RESULTS
    own_tags = _OWN_TAGS

    def fitting(self, text: str) -> list[Action]:
        """Return the legal actions that a SAN text may mean."""
        return fitting(self.game, self.state, text)

    def unclear(self, move: str, fitting: list[Action]) -> str:
        """Return the moves it could be."""
        meant = [self.game.written(self.state, action) for action in fitting]
        return say.which_piece(self.number(), move, meant)

    def number(self) -> str:
        """Return the number of the next move, by the position it starts from."""
        return number(_first(self.game, self.start), self.growth.here.place)
