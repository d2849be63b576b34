"""A situation in the tree of the computer: what it is worth, and what may come of it.

What is not looked at closer costs as little as can be. After a step its value is worked out from what has
changed. Of what chance may bring, the likeliest is carried out at once, and what decides most; the others are
worth what was guessed for all of them until they are owed a look by their weight.
"""

from __future__ import annotations

from math import inf, log, sqrt

from engine.ai.lookahead import LOST, WON
from engine.contract.values import CHANCE, Action
from engine.games.ctheckers.evaluate import Odds, Steps, evaluate
from engine.games.ctheckers.flow import act, apply_chance, decider, outcomes
from engine.games.ctheckers.grid import LAST_RANK, rank_of
from engine.games.ctheckers.moves import Move, choices
from engine.games.ctheckers.state import HIDDEN, SIDE, State

EXPLORE = 0.2
"""How much a rarely visited action is preferred. Half and twice as much played no better."""
GRUDGE = 0.5
"""How much the other's chance to win alone counts against a seat's own. Less than 1: in an even game it would
rather play on than have both lose, but it does not leave the win to the other where it can be helped. Found
by playing; docs/ctheckers.md has the figures."""
PACE = 1e-9
"""How much less a win is worth for each decision that it takes."""
SURE = WON - 100 * PACE
"""What is worth more than this is won for certain."""
NEAR = 1
"""So many decisions ahead everything is carried out, and nothing guessed."""
NOTHING: Odds = (0.0, 0.0)
"""Stands for values as long as there are none."""
CTHECKER = "is-cthecker"
BOOK = "is-necronomicon"
"""What ends most games when it comes to light, but for the Cthecker."""


class Node:
    """A situation. Until it is made, it is known from where and how it comes about."""

    __slots__ = ("children", "depth", "rows", "seat", "settled", "state", "values", "visits", "way", "weight")

    def __init__(self, state: State, way: Move | str | None, depth: int, guess: Odds | None = None) -> None:
        self.state = state
        """The situation before, as long as there is a way to go."""
        self.way = way
        self.depth = depth
        """How many decisions lie before it."""
        self.seat = CHANCE
        self.rows: tuple[tuple[Action, float], ...] = ()
        """What chance may bring, with weights."""
        self.visits = 1
        self.weight = 0.0
        """How likely it is, where chance leads to it."""
        self.settled = False
        """There is nothing to be learned by looking deeper."""
        self.children: list[Node] = []
        self.values = guess or NOTHING
        if not guess:
            self.make()

    def make(self) -> None:
        """Go the way to the situation, and on where chance leaves nothing open; then judge it."""
        state, judged = self.state, False
        if isinstance(self.way, Move):
            judged = self.values is not NOTHING
            state = act(state, self.way, [])
        elif self.way:
            state = apply_chance(state, self.way, [], None)
        while len(rows := outcomes(state)) == 1:
            state = apply_chance(state, rows[0][0].text, [], None)
        self.rows = rows
        self.state, self.way, self.seat = state, None, decider(state)
        self.settled = state.end is not None
        if judged and not self.settled:
            return
        one, two = evaluate(state)
        late = PACE * self.depth if self.settled else 0.0
        self.values = one - late * (one == WON), two - late * (two == WON)

    def open(self, me: int) -> int:
        """Let follow what may; return how many situations were judged. `me` is the seat that is thinking."""
        if self.seat == CHANCE:
            return self._chances()
        self._actions(me)
        judged = len(self.children)
        for child in self.children:
            if child.seat == CHANCE and not child.way:
                judged += child._chances()
                child.reckon()
        return judged

    def _actions(self, me: int) -> None:
        state, depth = self.state, self.depth + 1
        moves = [choice.move for choice in choices(state)]
        if state.todo and state.todo[0].kind == "look" and self.seat != me:
            moves = moves[-1:]  # what the other sees, this seat will not know: as if they did not look
        steps = None if depth <= NEAR or state.todo else Steps(state)
        for move in moves:
            guess = steps.judge(*move.path) if steps and is_quiet(state, move) else None
            self.children.append(Node(state, move, depth, guess))

    def _chances(self) -> int:
        state, rows = self.state, self.rows
        total = sum(weight for _, weight in rows)
        safe = 1 - sum(weight for action, weight in rows if action.text == CTHECKER) / total
        guess = (self.values[0] + 1) / safe - 1, (self.values[1] + 1) / safe - 1
        likeliest = max(rows, key=lambda row: row[1])[0]
        for action, weight in rows:
            child = Node(state, action.text, self.depth, guess)
            child.weight = weight / total
            self.children.append(child)
            if action.text == CTHECKER:
                child.lose()
            elif self.depth <= NEAR or action is likeliest or action.text == BOOK:
                child.make()
        return sum(not child.way for child in self.children)

    def lose(self) -> None:
        """The Cthecker comes to light: that is the end of it (C6)."""
        self.way, self.values, self.settled = None, (LOST, LOST), True

    def next(self) -> Node:
        """Return the child to look at next, of those that are not settled."""
        if self.seat == CHANCE:
            open_ = [child for child in self.children if not child.settled]
            return max(open_, key=lambda child: child.weight / child.visits)
        if not self.depth:
            for child in self.children:
                if child.visits == 1 and not child.settled:
                    return child
        return self._promising()

    def _promising(self) -> Node:
        """Return the open child with the highest upper confidence bound."""
        seat, spread = self.seat, EXPLORE * sqrt(log(self.visits))
        most, found = -inf, self.children[0]
        for child in self.children:
            if not child.settled:
                values = child.values
                bound = values[seat] - GRUDGE * values[1 - seat] + spread / sqrt(child.visits)
                if bound > most:
                    most, found = bound, child
        return found

    def reckon(self) -> None:
        """Work out from the children what it is worth."""
        if self.seat == CHANCE:
            one = two = 0.0
            for child in self.children:
                values, weight = child.values, child.weight
                one, two = one + weight * values[0], two + weight * values[1]
            self.values = one, two
        else:
            best = self.best()
            self.values = best.values
            if best.settled and best.values[self.seat] > SURE:
                self.settled = True
                return
        self.settled = all(child.settled for child in self.children)

    def best(self) -> Node:
        """Return the child that the seat to decide likes best, the first of several."""
        seat, most, found = self.seat, -inf, self.children[0]
        for child in self.children:
            values = child.values
            liked = values[seat] - GRUDGE * values[1 - seat]
            if liked > most:
                most, found = liked, child
        return found


def is_quiet(state: State, move: Move) -> bool:
    """Return whether nothing comes of it but that a single piece stands elsewhere, and the turn passes."""
    if move.kind != "step":
        return False
    start, end = move.path
    cell = state.board[start]
    return len(cell) == 1 and (cell not in HIDDEN or rank_of(end) != LAST_RANK[SIDE[cell]])


def liking(values: Odds, seat: int) -> float:
    """Return how a seat likes what values say of the chances to win alone: its own, and the other's."""
    return values[seat] - GRUDGE * values[1 - seat]
