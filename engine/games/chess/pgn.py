"""PGN, the text format for exchanging chess games, for chess and Nuclear Chess.

A game of Nuclear Chess has the tag `Variant`; a game of chess has none.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Protocol

from engine.contract.notation import Read, Record
from engine.contract.steps import Steps, finish
from engine.contract.values import Action, AnyState, BadPosition, Options
from engine.formats.detection import head_of, matches
from engine.formats.reader import OWN_TAGS, Reader
from engine.formats.tokens import DASH, END, MARK, Token, plain_result, tokenizer
from engine.formats.words.en import say
from engine.formats.writer import file_text, moves, number
from engine.games.chess.fen import repair_fen, unusual_rights, without_effect
from engine.games.chess.moves import Move
from engine.games.chess.pieces import Position
from engine.games.chess.san import SAN, steps_of, write_san

RESULTS = ("1-0", "0-1", "1/2-1/2", "0-0", "*")
"""Results. `0-0`, a loss for both, is written only in the tag: among moves it means castling."""
ROSTER = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "?", "White": "?", "Black": "?"}
"""The tags of the Seven Tag Roster, except the result, with their values for "unknown"."""
PLAIN = ("", "chess", "standard", "normal", "fromposition")
"""Values of the tag Variant for a game of chess, in lower case."""
SHUFFLED = ("chess960", "fischerandom", "fischerandomchess", "freestyle", "freestylechess")
"""Values of the tag Variant for shuffled chess; without shuffled castling such a game is read as chess."""
_OWN_TAGS = (*OWN_TAGS, "Variant")
_CHECK = r"(?:dbl|dis)\.? ?ch\.?|ch\.?|mate|[+#†‡≠]"
_PASSING = r"e\.?p\.?"
_HALF = r"(?:1/2|½|0[.,]5)"
tokens = tokenizer(
    rf"(?P<core>{SAN})(?P<tail>(?:{_CHECK}|{_PASSING}|[!?])*?)(?=[$*]|{END}|(?:{MARK}){END})",
    rf"{_HALF}[ \t]?{DASH}[ \t]?{_HALF}|1/2|½|1[ \t]?{DASH}[ \t]?0|0[ \t]?{DASH}[ \t]?1|\*",
    rf"\.|(?:{_CHECK}){{1,2}}|{_PASSING}",
)
"""The tokenizer of PGN. A glyph may stand before or behind a check (`Qh5!+`), and be a symbol (`e4±`)."""


class ChessLike(Protocol):
    """The methods of a chess game that this module calls."""

    def moves(self, position: Position) -> tuple[Move, ...]:
        """Return the legal moves."""

    def move_of(self, state: AnyState, action: Action) -> Move:
        """Return the move of a legal action."""

    def in_check(self, position: Position) -> bool:
        """Return True if the player to move is in check."""

    def start(self, options: Options, position: str = "") -> AnyState:
        """Return the start, or the state of a position text."""

    def player(self, state: AnyState) -> int:
        """Return the seat to move."""

    def apply(self, state: AnyState, action: Action) -> AnyState:
        """Return the state after an action."""


class Pgn:
    """The PGN notation. A `Record` omits the tags for start and result, and tags of unknown value."""

    title = "Portable Game Notation"
    suffix = ".pgn"
    players = ("White", "Black")

    def __init__(self, variant: str, game: Callable[[], Any]) -> None:
        """Keep the value of the tag Variant ("" for chess), and the function that returns the game."""
        self.variant = variant
        self.game = game

    def matches(self, text: str) -> bool:
        """Return True if a text looks like PGN."""
        return matches(tokens, text)

    def evidence(self, text: str) -> int:
        """Return the evidence for this variant from tags and position, or else from the moves."""
        head = head_of(tokens, text)
        variant = _plain(head.tags.get("Variant", ""))
        if self.variant:
            return 3 if variant == _plain(self.variant) else -1
        if head.is_draughts:
            return -1
        if variant or head.is_chess:
            return 2
        return 1 if head.moves > head.bad else 0

    def read(self, text: str) -> Record:
        """Read the first game of a file and ignore the rest.

        The game ends at the first move that is not legal. Raises `BadPosition` without a game, or for one of
        another variant.
        """
        return finish(self.reading(text)).record

    def reading(self, text: str, line: int = 1) -> Steps[Read]:
        """Read a game as `read` does, in steps, and report the parts left out."""
        reader = _PgnReader(self.game(), self.variant)
        read = yield from reader.reading(text, line)
        reader.check_variant()
        tags = {k: v for k, v in read.record.tags.items() if v != ROSTER.get(k)}
        return read._replace(record=read.record._replace(tags=tags))

    def write(self, record: Record) -> str:
        """Return one game: tags, an empty line, and the moves in lines of at most 80 columns.

        Raises `BadPosition` if the start is no valid position, or a tag's name is invalid.
        """
        result = record.result if record.result in RESULTS else "*"
        given = {name: value for name, value in record.tags.items() if name not in _OWN_TAGS}
        tags = {**ROSTER, **{k: v for k, v in given.items() if k in ROSTER}, "Result": result, **given}
        if self.variant:
            tags["Variant"] = self.variant
        if record.start:
            tags |= {"SetUp": "1", "FEN": record.start}
        return file_text(tags, [*self._words(record), "*" if result == "0-0" else result])

    def _words(self, record: Record) -> list[str]:
        game = self.game()
        return moves(game, record, _first(game, record.start), lambda *move: _san(game, *move))


def _plain(variant: str) -> str:
    """Return the tag Variant reduced to lower-case letters and digits."""
    return "".join(sign for sign in variant.casefold() if sign.isascii() and sign.isalnum())


def _first(game: Any, start: str) -> int:
    """Return the number of plies before a start (a position text or ""), by its move number."""
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
    """Return the legal actions that match a SAN, with or without check and comment signs.

    Case does not matter; `bxc3` is a bishop's move only if no pawn can make it.
    """
    core = text.strip().rstrip("+#!?")
    for word in (core, core[:1].upper() + core[1:], core.upper(), core.lower()):
        if re.fullmatch(SAN, word) and (found := fitting(game, state, word)):
            return tuple(found)
    return ()


def fitting(game: Any, state: AnyState, san: str) -> list[Action]:
    """Return the legal actions that match a SAN without check and comment signs."""
    legal = {action.text: action for action in game.legal_actions(state)}
    steps = steps_of(san, state.position, game.moves(state.position)) if legal else []
    return [legal[step.text] for step in steps]


class _PgnReader(Reader):
    """The reader of moves in SAN."""

    results = RESULTS
    own_tags = _OWN_TAGS

    def __init__(self, game: Any, variant: str) -> None:
        super().__init__(game, tokens)
        self.variant = variant

    def fitting(self, text: str, state: AnyState) -> list[Action]:
        """Return the legal actions that match a SAN."""
        return fitting(self.game, state, text)

    def unclear(self, move: str, fitting: list[Action]) -> str:
        """Return the message that lists the moves of an ambiguous SAN."""
        meant = [self.game.written(self.state, action) for action in fitting]
        return say.which_piece(self.number(), move, meant)

    def number(self) -> str:
        """Return the number of the next move, counted from the start position."""
        return number(_first(self.game, self.start), self.tree.here.place)

    def known_result(self, text: str) -> str:
        """Return a result with plain dashes."""
        return plain_result(text)

    def position(self, text: str) -> tuple[str, list[str]]:
        """Return the repaired FEN, and a phrase for each part left out."""
        kept, lost = repair_fen(text)
        return kept, lost + without_effect(kept)

    def check_tag(self, token: Token) -> None:
        """Raise `BadPosition` at the tag of another variant."""
        if token.name == "Variant" and _plain(token.text) not in (*PLAIN, *SHUFFLED):
            self.check_variant()

    def check_variant(self) -> None:
        """Raise `BadPosition` if the tags are of another variant."""
        given = self.tags.get("Variant", "")
        known, variant = _plain(self.variant), _plain(given)
        plain = variant in PLAIN or (variant in SHUFFLED and not self._is_shuffled())
        if variant == known or (plain and not known):
            return
        fault = say.other_variant("" if plain else given, self.variant)
        raise BadPosition(say.line(self.lines["Variant"], fault) if given else fault)

    def _is_shuffled(self) -> bool:
        """Return True if kings or rooks castle from other squares than in chess."""
        return bool(unusual_rights(repair_fen(self.tags["FEN"])[0])) if "FEN" in self.tags else False
