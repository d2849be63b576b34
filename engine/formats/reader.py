"""Reader of games from PDN and PGN files.

A reader opens as much as it can, and reports everything it left out, with the line: an error in the moves
costs the moves after it, but never the game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from engine.contract.game import AnyGame
from engine.contract.notation import Read, Record
from engine.contract.steps import Steps
from engine.contract.values import TERMINAL, Action, AnyState, BadPosition
from engine.formats.detection import BEGINNING
from engine.formats.tokens import Token, Tokenizer, begins_game, plain
from engine.formats.tree_builder import TreeBuilder
from engine.formats.untrusted import is_date
from engine.formats.words.en import say
from engine.formats.writer import first_seat, number

OWN_TAGS = ("Result", "SetUp", "FEN")
"""Tags that other fields of a `Record` replace, in every format."""
NO_MOVES = {"comment", "sign", "open", "close"}
ASIDE = {*NO_MOVES, "skip", "bad"}
"""Kinds of tokens that do not make a game by themselves."""
WON = ("1-0", "0-1", "1/2-1/2", "0-0")
MAX_MESSAGES = 100
"""Maximum number of messages about parts left out."""
MOST_TAGS, TAG_LENGTH = 100, 1_000
"""Maximum number of tags per game, and of characters per tag."""


class Reader(ABC):
    """One pass over a file, token by token, with the game read so far."""

    results: tuple[str, ...] = ()
    """Possible results, `*` among them."""
    own_tags: tuple[str, ...] = OWN_TAGS

    def __init__(self, game: AnyGame, tokenize: Tokenizer) -> None:
        self.game = game
        self.tokenize = tokenize
        self.text = ""
        self.tags: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        """The line number of each tag."""
        self.result = ""
        self.tree = TreeBuilder(game, game.initial({}))
        self.start = ""
        self.in_moves = False
        self.stopped = False
        """True if reading of the main line has stopped."""
        self.why = ""
        """The reason why it has stopped."""
        self._open = 0
        """Number of variations still open after the place where reading stopped."""
        self._decided = 0
        self._odd: Token | None = None
        """The last unreadable text before the moves."""

    @property
    def state(self) -> AnyState:
        """The state before the next move."""
        return self.tree.here.state

    # --- parts that differ between formats ---------------------------------------------------------

    @abstractmethod
    def fitting(self, text: str, state: AnyState) -> list[Action]:
        """Return the legal actions that fit a move: exactly one if it is unambiguous."""

    @abstractmethod
    def unclear(self, move: str, fitting: list[Action]) -> str:
        """Return the message for an ambiguous move."""

    @abstractmethod
    def position(self, text: str) -> tuple[str, list[str]]:
        """Return a cleaned position text, with messages about the parts left out."""

    def check_tag(self, _token: Token) -> None:
        """Raise `BadPosition` if a tag shows that the game is of another kind."""
        return

    def known_result(self, text: str) -> str:
        """Return a result in the format's usual form."""
        return text

    # --- reading -----------------------------------------------------------------------------------

    def reading(self, text: str, line: int = 1) -> Steps[Read]:
        """Return the first game of a text, one token a step. The text begins at `line` of its file.

        Raises `BadPosition` if there is no game, if it is of another kind, or if its start is invalid.
        """
        self.text = plain(text)
        kinds: set[str] = set()
        fault = ""
        for found in self.tokenize(self.text):
            token = found._replace(line=found.line + line - 1)
            if self.over(token):
                break
            if token.kind == "bad" and not fault:
                fault = say.line(token.line, self.fault_of(token))
            self.take(token)
            kinds.add(token.kind)
            yield token.at / len(self.text)
        self._judge_odd(None)
        if kinds <= ASIDE:
            raise BadPosition(fault or say.no_game)
        if self.stopped and not (self.tags or self.tree.here.place or self.known_result(self.result) in WON):
            raise BadPosition(self.why)
        if self.tree.depth:
            self.leave_out(say.note(self.tree.line, say.open_variation))
        return self.whole()

    def whole(self) -> Read:
        """Return the game read so far."""
        tree = self.tree
        tags = {name: value for name, value in self.tags.items() if name not in self.own_tags}
        actions = tuple(node.action for node in tree.main_line if node.action)
        result = self.result_or_tag()
        lines = tree.lines()
        if (date := self.tags.get("Date", "").strip()) and not is_date(date):
            self.leave_out(say.skipped(self.lines["Date"], say.no_date(date)))
        record = Record(tags, self.start, actions, result, lines, tree.past_a_draw)
        left_out = tree.left_out
        more = len(left_out) - MAX_MESSAGES
        messages = (*left_out[:MAX_MESSAGES], say.more_left_out(more)) if more > 0 else tuple(left_out)
        return Read(record, messages, self.stopped)

    def leave_out(self, sentence: str) -> None:
        """Report a part that is left out, as a sentence."""
        self.tree.left_out.append(sentence)

    def over(self, token: Token) -> bool:
        """Return True if the first game ended before this token."""
        if token.kind != "tag" or (self.tree.depth and not self._at_line_start(token)):
            return False
        again = begins_game(self.text, token.at, token.name, self.tags.__contains__)
        return bool(self.result) or self.in_moves or self.stopped or again

    def _at_line_start(self, token: Token) -> bool:
        return not self.text[self.text.rfind("\n", 0, token.at) + 1 : token.at].strip()

    def take(self, token: Token) -> None:
        """Process a token. An unreadable one ends the game, or the variation, that contains it.

        Raises `BadPosition` for a game of another kind, or an invalid start.
        """
        tree = self.tree
        tree.line = token.line
        self._judge_odd(token)
        if token.open_end or (token.kind == "comment" and self._swallows(token)):
            self.leave_out(say.note(token.line, say.open_comment))
        if token.kind == "skip":
            self.leave_out(say.skipped(token.line, self.fault_of(token)))
        elif self.result and token.kind not in ("comment", "sign"):
            self.stop(token, say.after_result(token.text))
        elif self.stopped and not self.result:
            self._pass_by(token)
        elif tree.depth and token.kind not in ("open", "close"):
            if not tree.is_abandoned:
                self.vary(token)
        else:
            self._go_on(token)

    def _go_on(self, token: Token) -> None:
        tree = self.tree
        match token.kind:
            case "open":
                tree.open()
            case "close" if tree.depth:
                tree.close()
            case "close":
                self.leave_out(say.skipped(token.line, say.stray_close))
            case "comment":
                tree.add_comment(token.text)
            case "sign":
                tree.add_glyph(token.text)
            case "tag":
                self.tag(token)
            case "move":
                self.move(token)
            case "result":
                self.result = token.text
            case _ if self.in_moves:
                self.stop(token, self.fault_of(token))
            case _ if not token.text.startswith("["):
                self._odd = token
            case _:
                self.leave_out(say.skipped(token.line, self.fault_of(token)))

    def _judge_odd(self, token: Token | None) -> None:
        """Leave out unreadable text among the tags; directly before the moves, it stops reading."""
        if self._odd and token and token.kind == "tag":
            self.leave_out(say.skipped(self._odd.line, self.fault_of(self._odd)))
        elif self._odd and not (token and token.kind in ("comment", "skip")):
            self.stop(self._odd, self.fault_of(self._odd))
        else:
            return
        self._odd = None

    def _pass_by(self, token: Token) -> None:
        """Look for the result behind the place where reading stopped."""
        self._open += {"open": 1, "close": -1}.get(token.kind, 0)
        if token.kind == "result" and self._open <= 0:
            self.result = token.text

    def stop(self, token: Token, why: str) -> None:
        """Stop reading the main line."""
        if not self.stopped:
            self.stopped, self.why = True, say.line(token.line, why)
            self.leave_out(say.rest_of_game(token.line, why))

    def vary(self, token: Token) -> None:
        """Process a token in a variation."""
        match token.kind:
            case "comment":
                self.tree.add_comment(token.text)
            case "sign":
                self.tree.add_glyph(token.text)
            case "move":
                fitting = self.fitting(token.text, self.state)
                if len(fitting) == 1:
                    self.tree.play(fitting[0])
                else:
                    self.tree.abandon(self.fault(token.text, fitting))
            case "bad" | "tag":
                self.tree.abandon(self.fault_of(token))

    def tag(self, token: Token) -> None:
        """Take a tag; tags for the start of the game take effect at once."""
        if token.name in self.tags:
            self.leave_out(say.skipped(token.line, say.tag_twice(token.name)))
            return
        if len(self.tags) >= MOST_TAGS:
            self.leave_out(say.skipped(token.line, say.too_many_tags))
            return
        if len(token.text) > TAG_LENGTH:
            self.leave_out(say.note(token.line, say.long_tag(token.name, TAG_LENGTH)))
        self.tags[token.name] = token.text[:TAG_LENGTH]
        self.lines[token.name] = token.line
        self.check_tag(token)
        if token.name == "FEN":
            self.set_up(token)

    def set_up(self, token: Token) -> None:
        """Start from a position. Raises `BadPosition`."""
        try:
            try:
                text, left_out = self.position(token.text)
                state = self.game.start({}, text or token.text)
            except BadPosition:
                state, left_out = self.game.start({}, token.text), []
        except BadPosition as fault:
            raise BadPosition(say.line(token.line, str(fault))) from fault
        for each in left_out:
            self.leave_out(say.note(token.line, each))
        usual = state == self.game.initial({})
        self.start = "" if usual else self.game.position(state)
        self.tree.here.state = self.game.recorded(state)

    def move(self, token: Token) -> None:
        """Play a move of the main line."""
        self.in_moves = True
        fitting = self.fitting(token.text, self.state)
        if len(fitting) > 1:
            fitting = self._decided_by_what_follows(token, fitting)
        if len(fitting) == 1:
            self.tree.play(fitting[0])
        else:
            self.stop(token, self.fault(token.text, fitting))

    def _decided_by_what_follows(self, token: Token, meant: list[Action]) -> list[Action]:
        """Return the one action that the following moves leave possible, or all if they do not decide."""
        self._decided += 1
        if self._decided > _DECISIONS:
            return meant
        following = self.tokenize(self.text[token.at : token.at + BEGINNING])
        return disambiguated(self.game, self.state, meant, following, self.fitting)

    def fault(self, move: str, fitting: list[Action]) -> str:
        """Return the message for an ambiguous or illegal move."""
        if fitting:
            return self.unclear(move, fitting)
        over = self.game.player(self.state) == TERMINAL
        return say.too_late(self.number(), move) if over else say.illegal(self.number(), move)

    def fault_of(self, token: Token) -> str:
        """Return the message for a token that is not part of the format."""
        if token.text.startswith("%"):
            return say.escaped
        return (say.no_tag if token.text.startswith("[") else say.not_understood)(token.text)

    def number(self) -> str:
        """Return the number of the next move, as written before it."""
        return number(first_seat(self.game, self.start), self.tree.here.place)

    def _swallows(self, token: Token) -> bool:
        """Return True if a comment seems to hold moves: its opening character may be a typing error."""
        if self.text[token.at] == "{":
            return "{" in token.text
        words = [each for each in self.tokenize(token.text[:BEGINNING]) if each.kind not in NO_MOVES]
        moves = [each.text for each in words if each.kind == "move"]
        if not moves or any(each.kind not in ("move", "result") for each in words):
            return False
        return len(moves) > 1 or bool(self.fitting(moves[0], self.state))

    def result_or_tag(self) -> str:
        """Return the result. `*` at the end of the moves only ends them; then the tag has the result."""
        tag = self.tags.get("Result", "")
        in_moves, in_tag = self.known_result(self.result), self.known_result(tag)
        if tag.strip("? ") and in_tag not in self.results:
            self.leave_out(say.skipped(self.lines["Result"], say.no_result(tag)))
        known = [text for text in (in_moves, in_tag) if text in self.results and text != "*"]
        if len({*known}) > 1:
            self.leave_out(say.note(self.lines["Result"], say.other_result(in_tag, in_moves)))
        return next(iter(known), "*")


_DECISIONS = 20
"""Maximum number of ambiguous moves that later moves may decide."""


# --- ambiguous moves --------------------------------------------------------------------------------------

AHEAD = 60
"""Maximum number of following moves to try."""
WAYS = 16
"""Maximum number of readings to follow at once."""
Fitting = Callable[[str, AnyState], list[Action]]


def disambiguated(
    game: AnyGame, state: AnyState, meant: list[Action], tokens: Iterable[Token], fitting: Fitting
) -> list[Action]:
    """Return only the action that keeps most of the following moves legal; all of `meant` on a tie.

    `tokens` begins with the move itself.
    """
    ways = {game.apply(state, action): {action} for action in meant}
    for text in islice(_moves(tokens), 1, AHEAD):
        after: dict[AnyState, set[Action]] = {}
        for here, first in ways.items():
            for action in fitting(text, here):
                after.setdefault(game.apply(here, action), set()).update(first)
        if not after or len(after) > WAYS:
            break
        ways = after
        if len(set().union(*ways.values())) == 1:
            break
    left = set().union(*ways.values())
    return [action for action in meant if action in left] if len(left) == 1 else meant


def _moves(tokens: Iterable[Token]) -> Iterator[str]:
    """Yield the moves of the main line, up to its end."""
    depth = 0
    for token in tokens:
        depth += {"open": 1, "close": -1}.get(token.kind, 0)
        if token.kind in ("result", "tag", "bad") and not depth:
            return
        if token.kind == "move" and not depth:
            yield token.text
