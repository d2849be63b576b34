"""Games read from files of tags and moves and written to them: what PDN and PGN share."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping
from textwrap import wrap

from engine.contract.game import AnyGame
from engine.contract.notation import Read, Record
from engine.contract.steps import Steps
from engine.contract.values import TERMINAL, Action, AnyState, BadPosition
from engine.formats.growth import Growth
from engine.formats.tokens import Token, Tokenizer, clean
from engine.formats.words import say
from engine.formats.writer import JOINED, number

OWN_TAGS = ("Result", "SetUp", "FEN")
"""Tags that the other fields of a `Record` stand for, in every format."""
ASIDE = {"comment", "sign"}
"""The kinds of what makes no game by itself."""
WIDTH = 80
BEGINNING = 4_000
"""How much of a file is looked at to tell what kind it is, in characters."""


class Reader(ABC):
    """One reading of a file, token by token, with the game as far as it has been read."""

    results: tuple[str, ...] = ()
    """How a game can end, `*` among them."""
    own_tags: tuple[str, ...] = OWN_TAGS

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.tags: dict[str, str] = {}
        self.result = ""
        self.growth = Growth(game, game.initial({}))
        self.start = ""
        self.in_moves = False

    @property
    def state(self) -> AnyState:
        """The state that the next move is made in."""
        return self.growth.here.state

    # --- what a format does in its own way ---------------------------------------------------------

    @abstractmethod
    def fitting(self, text: str) -> list[Action]:
        """Return the legal actions that a move may mean: one, if it is clear."""

    @abstractmethod
    def unclear(self, move: str, fitting: list[Action]) -> str:
        """Return the words for a move that may mean several actions."""

    def check_tag(self, _token: Token) -> None:
        """Raise `BadPosition` if a tag tells that the game is of another kind."""
        return

    def known_result(self, text: str) -> str:
        """Return a result in the format's usual form."""
        return text

    # --- reading -----------------------------------------------------------------------------------

    def reading(self, tokenize: Tokenizer, text: str) -> Steps[Read]:
        """Return the first game of a text, a token a step. Raises `BadPosition`."""
        last, kinds = None, set()
        for last in tokenize(text):
            if self.over(last):
                break
            self.take(last)
            kinds.add(last.kind)
            yield last.at / len(text)
        if last is None or kinds <= ASIDE:
            raise BadPosition(say.no_game)
        if self.growth.depth:
            raise BadPosition(say.line(last.line, say.open_variation))
        return self.whole()

    def whole(self) -> Read:
        """Return the game that was read."""
        growth = self.growth
        tags = {name: value for name, value in self.tags.items() if name not in self.own_tags}
        actions = tuple(knot.action for knot in growth.trunk if knot.action)
        record = Record(tags, self.start, actions, self.result_or_tag(), growth.lines())
        return Read(record, say.left_out(growth.lost_lines, growth.lost_notes))

    def over(self, token: Token) -> bool:
        """Say whether the first game ended before this token."""
        return self.growth.depth == 0 and bool(self.result or (token.kind == "tag" and self.in_moves))

    def take(self, token: Token) -> None:
        """Go on with a token. A variation is kept as far as it can be read: the rest is left out.

        Raises `BadPosition`, which names the line and the token.
        """
        growth = self.growth
        match token.kind:
            case "open":
                growth.open()
            case "close" if not growth.depth:
                raise BadPosition(say.line(token.line, say.stray_close))
            case "close":
                growth.close()
            case _ if growth.depth:
                if not growth.is_shut:
                    self.vary(token)
            case "comment":
                growth.say(token.text)
            case "sign":
                growth.sign(token.text)
            case "tag":
                self.tag(token)
            case "move":
                self.in_moves = True
                growth.play(self.meant(token))
            case "result":
                self.result = token.text
            case _:
                self.bad(token)

    def vary(self, token: Token) -> None:
        """Go on with a variation."""
        match token.kind:
            case "comment":
                self.growth.say(token.text)
            case "sign":
                self.growth.sign(token.text)
            case "move" if len(fitting := self.fitting(token.text)) == 1:
                self.growth.play(fitting[0])
            case "move" | "bad":
                self.growth.shut()

    def tag(self, token: Token) -> None:
        """Take a tag; those that say how the game starts take effect at once."""
        self.tags[token.name] = token.text
        self.check_tag(token)
        if token.name == "FEN":
            self.set_up(token)

    def set_up(self, token: Token) -> None:
        """Start from a position. Raises `BadPosition`."""
        try:
            state = self.game.start({}, token.text)
        except BadPosition as fault:
            raise BadPosition(say.line(token.line, str(fault))) from fault
        usual = state == self.game.initial({})
        self.start = "" if usual else self.game.position(state)
        self.growth.here.state = state

    def meant(self, token: Token) -> Action:
        """Return the legal action a move stands for. Raises `BadPosition`."""
        fitting = self.fitting(token.text)
        if len(fitting) == 1:
            return fitting[0]
        raise BadPosition(say.line(token.line, self.fault(token.text, fitting)))

    def fault(self, move: str, fitting: list[Action]) -> str:
        """Return what is wrong with a move that is not clear, or not legal."""
        if fitting:
            return self.unclear(move, fitting)
        over = self.game.player(self.state) == TERMINAL
        return say.too_late(self.number(), move) if over else say.illegal(self.number(), move)

    def number(self) -> str:
        """Return the number of the next move, as it is written before it."""
        return number(first_seat(self.game, self.start), self.growth.here.place)

    def bad(self, token: Token) -> None:
        """Refuse what is no part of the format. Raises `BadPosition` always."""
        fault = say.no_tag if token.text[0] == "[" else say.not_understood
        raise BadPosition(say.line(token.line, fault(token.text)))

    def result_or_tag(self) -> str:
        """Return the result: `*` at the end of the moves only ends them, the tag then says how it went."""
        texts = (self.result, self.tags.get("Result", "").replace(" ", ""))
        known = [self.known_result(text) for text in texts]
        return next((text for text in known if text in self.results and text != "*"), "*")


def matches(tokenize: Tokenizer, text: str) -> bool:
    """Say whether a text begins for the most part like a game. Never raises."""
    kinds: Counter[str] = Counter()
    try:
        kinds.update(token.kind for token in tokenize(beginning(text)))
    except BadPosition:  # a comment without an end, behind what was counted
        kinds["bad"] += len(text) <= BEGINNING
    return kinds["move"] > kinds["bad"] or (kinds["tag"] > 0 and not kinds["bad"])


def beginning(text: str) -> str:
    """Return the first lines of a text, or what there is of the first one."""
    if len(text) <= BEGINNING:
        return text
    begins = text[:BEGINNING]
    return begins[: begins.rfind("\n") + 1] or begins.rpartition(" ")[0]


def first_seat(game: AnyGame, start: str) -> int:
    """Return the seat that begins at a start (a position text or "")."""
    return max(game.player(game.start({}, start)), 0)


def file_text(tags: Mapping[str, str], words: list[str]) -> str:
    """Return tags, an empty line, and the moves in lines of at most 80 columns. Raises `BadPosition`."""
    broken = wrap(" ".join(words), WIDTH, break_on_hyphens=False, break_long_words=False)
    moves = [line.replace(JOINED, " ") for line in broken]
    lines = [f'[{_tag_name(name)} "{clean(value)}"]' for name, value in tags.items()]
    return "\n".join([*lines, "", *moves, ""])


def _tag_name(name: str) -> str:
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", name):
        raise BadPosition(say.no_tag_name(name))
    return name
