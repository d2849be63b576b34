"""Builder of a game tree with variations, move by move, for PDN and PGN."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from engine.contract.game import AnyGame
from engine.contract.values import TERMINAL, Action, AnyState
from engine.contract.variations import (
    ACTION_LIMIT,
    BRANCH_LIMIT,
    CHARACTER_LIMIT,
    NAME_LIMIT,
    NOTE_LIMIT,
    Branch,
    Note,
    Variations,
    clean,
    join_notes,
)
from engine.formats.words.en import say


class Node:
    """A node: the move that led to its position, the continuations, and the comments."""

    def __init__(
        self, state: AnyState, before: Node | None = None, action: Action | None = None, line: int = 1
    ) -> None:
        self.state = state
        self.before = before
        self.action = action
        self.line = line
        """Line of the file with the move."""
        self.place: int = before.place + 1 if before else 0
        self.next: dict[str, Node] = {}
        self.name = ""
        """Comment before the first move of a variation that begins here."""
        self.glyphs: list[str] = []
        self.comments = ""
        """Comments after the move, joined into one."""

    def note(self, named: bool) -> str:
        """Return all comments; without the name if the variation is `named` by that."""
        return join_notes((*self.glyphs, "" if named else self.name, self.comments))


class TreeBuilder:
    """The game so far, as a record: no automatic draw ends it. `left_out` lists the parts not kept."""

    def __init__(self, game: AnyGame, state: AnyState) -> None:
        self.game = game
        self.here = Node(game.recorded(state))
        self.main_line = [self.here]
        self.line = 1
        """Line of the file that is being read."""
        self.left_out: list[str] = []
        self.past_a_draw = False
        """True if a move was made after an automatic draw."""
        self._outer: list[Node] = []
        """Nodes at which the enclosing game and variations continue, one per open variation."""
        self._abandoned = -1
        """Number of variations open inside an abandoned one; -1 if none is abandoned."""
        self._before = ""
        """Comment before the first move of the open variation."""
        self._actions = self._characters = 0

    @property
    def depth(self) -> int:
        """Number of open variations."""
        return len(self._outer) + max(self._abandoned, 0)

    @property
    def is_abandoned(self) -> bool:
        """True if an open variation is abandoned."""
        return self._abandoned >= 0

    def abandon(self, why: str) -> None:
        """Abandon the open variation."""
        self._abandoned = 0
        self.left_out.append(say.rest_of_variation(self.line, why))

    def open(self) -> None:
        """Begin a variation, in place of the last move."""
        if self.is_abandoned:
            self._abandoned += 1
            return
        self._outer.append(self.here)
        if self.here.before:
            self.here = self.here.before
        else:
            self.abandon(say.no_move_before)

    def close(self) -> None:
        """End a variation."""
        if self._abandoned > 0:
            self._abandoned -= 1
            return
        self.here, comments = self._outer.pop(), self._before
        self._abandoned, self._before = -1, ""
        self.add_comment(comments)

    def play(self, action: Action) -> None:
        """Play a legal move."""
        found = self.here.next.get(action.text)
        if found is None:
            if self.depth and self._actions == ACTION_LIMIT:
                self.abandon(say.too_many)
                return
            self._actions += bool(self.depth)
            usual = self.game.recorded(self.here.state, False)
            self.past_a_draw |= self.game.player(usual) == TERMINAL
            found = Node(self.game.apply(self.here.state, action), self.here, action, self.line)
            found.name, self._before = self._before, ""
            self.here.next[action.text] = found
        self.here = found
        if not self.depth:
            self.main_line.append(found)

    def add_comment(self, text: str) -> None:
        """Take a comment, on the last move or on the variation that begins."""
        text = clean(text, len(text))
        if not self._has_room(text):
            return
        if self.depth and self._outer[-1].before is self.here:
            self._before = self._fitted((self._before, text))
        else:
            self.here.comments = self._fitted((self.here.comments, text))

    def _fitted(self, texts: Sequence[str]) -> str:
        """Return comments joined into one, cut to the length of a note."""
        if sum(map(len, texts)) >= NOTE_LIMIT:
            self.left_out.append(say.long_comment(self.line, NOTE_LIMIT))
        return join_notes(texts)

    def add_glyph(self, number: str) -> None:
        """Take a glyph that evaluates the last move."""
        if self._has_room(number):
            self.here.glyphs.append(number)

    def _has_room(self, text: str) -> bool:
        self._characters += len(text) + 1
        fits = self._characters <= CHARACTER_LIMIT
        if not fits:
            self.left_out.append(say.no_room_for_comment(self.line))
        return fits

    # --- the whole -----------------------------------------------------------------------------------

    def lines(self) -> Variations:
        """Return the variations and notes."""
        branches: list[Branch] = []
        open_: list[Sequence[Node]] = [self.main_line]
        for line, nodes in enumerate(open_):
            for node, after in zip_longest(nodes, nodes[1:]):
                for child in (child for child in node.next.values() if child is not after):
                    if len(branches) < BRANCH_LIMIT:
                        open_.append(_line_from(child))
                        branches.append(_branch(line, open_[-1]))
                    else:
                        self.left_out.append(say.rest_of_variation(child.line, say.too_many))
        return Variations(tuple(branches), "", _notes(self.main_line, False))


def _line_from(first: Node) -> list[Node]:
    """Return a line from its first position on; at a fork it follows the first continuation."""
    nodes = [first]
    while nodes[-1].next:
        nodes.append(next(iter(nodes[-1].next.values())))
    return nodes


def _branch(line: int, nodes: Sequence[Node]) -> Branch:
    name = nodes[0].name
    named = len(name) <= NAME_LIMIT
    actions = tuple(node.action.text for node in nodes if node.action)
    return Branch(line, nodes[0].place - 1, actions, name if named else "", _notes(nodes, named))


def _notes(nodes: Sequence[Node], named: bool) -> tuple[Note, ...]:
    comments = ((node.place, node.note(named and index == 0)) for index, node in enumerate(nodes))
    return tuple(Note(place, text) for place, text in comments if text)
