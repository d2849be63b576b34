"""A node of the search tree: a situation, its values, and its children.

Nodes that are not expanded cost as little as possible. A step's value is computed from its changes. Of a
chance node's outcomes, the likeliest and the decisive ones are applied at once; the others take the value
estimated for all of them until their weight entitles them to a visit.
"""

from __future__ import annotations

from math import inf, log, sqrt

from engine.ai.lookahead import LOST, WON
from engine.contract.values import CHANCE, Action
from engine.games.ctheckers.evaluate import StepEvaluator, Values, evaluate
from engine.games.ctheckers.flow import apply_action, apply_chance, deciding_seat, outcomes
from engine.games.ctheckers.grid import LAST_RANK, rank_of
from engine.games.ctheckers.moves import Move, choices
from engine.games.ctheckers.state import HIDDEN, SIDE, State

EXPLORATION = 0.2
"""Exploration constant for rarely visited actions. Half and twice as much play no better."""
OPPONENT_WEIGHT = 0.5
"""Weight of the other player's chance to win alone against the seat's own. Below 1 a seat prefers to play on
over a loss for both in an even game, but does not leave a win to the other without need. Found by playing;
docs/ctheckers.md has the figures."""
WIN_DISCOUNT = 1e-9
"""Discount of a win for each decision that it takes."""
CERTAIN = WON - 100 * WIN_DISCOUNT
"""A value above this is a certain win."""
EXACT_DEPTH = 1
"""Number of decisions at the root that are applied exactly, without estimates."""
NO_VALUES: Values = (0.0, 0.0)
"""Placeholder for values not yet computed."""
CTHECKER = "is-cthecker"
DECISIVE = "is-necronomicon"
"""The most decisive reveal after the Cthecker."""


class Node:
    """A node. Until `make` it holds its parent's state, and the move or outcome that leads from there."""

    __slots__ = (
        "children",
        "depth",
        "pending",
        "rows",
        "seat",
        "settled",
        "state",
        "values",
        "visits",
        "weight",
    )

    def __init__(
        self, state: State, pending: Move | str | None, depth: int, guess: Values | None = None
    ) -> None:
        self.state = state
        """The state; while `pending` is set, the parent's."""
        self.pending = pending
        self.depth = depth
        """Number of decisions before the node."""
        self.seat = CHANCE
        self.rows: tuple[tuple[Action, float], ...] = ()
        """The chance outcomes with weights."""
        self.visits = 1
        self.weight = 0.0
        """The probability of the node among its parent's chance outcomes."""
        self.settled = False
        """True if a deeper search cannot change the values."""
        self.children: list[Node] = []
        self.values = guess or NO_VALUES
        if not guess:
            self.make()

    def make(self) -> None:
        """Apply the pending move or outcome, then forced chance outcomes, and evaluate."""
        state, evaluated = self.state, False
        if isinstance(self.pending, Move):
            evaluated = self.values is not NO_VALUES
            state = apply_action(state, self.pending, [])
        elif self.pending:
            state = apply_chance(state, self.pending, [], None)
        while len(rows := outcomes(state)) == 1:
            state = apply_chance(state, rows[0][0].text, [], None)
        self.rows = rows
        self.state, self.pending, self.seat = state, None, deciding_seat(state)
        self.settled = state.end is not None
        if evaluated and not self.settled:
            return
        one, two = evaluate(state)
        late = WIN_DISCOUNT * self.depth if self.settled else 0.0
        self.values = one - late * (one == WON), two - late * (two == WON)

    def expand(self, me: int) -> int:
        """Create the children; return the number of states evaluated. `me` is the searching seat."""
        if self.seat == CHANCE:
            return self._chances()
        self._actions(me)
        evaluated = len(self.children)
        for child in self.children:
            if child.seat == CHANCE and not child.pending:
                evaluated += child._chances()
                child.back_up()
        return evaluated

    def _actions(self, me: int) -> None:
        state, depth = self.state, self.depth + 1
        moves = [choice.move for choice in choices(state)]
        if state.todo and state.todo[0].kind == "look" and self.seat != me:
            moves = moves[-1:]  # the other seat's look stays unknown: assume no look
        steps = None if depth <= EXACT_DEPTH or state.todo else StepEvaluator(state)
        for move in moves:
            guess = steps.evaluate(*move.path) if steps and is_quiet(state, move) else None
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
                child.mark_lost()
            elif self.depth <= EXACT_DEPTH or action is likeliest or action.text == DECISIVE:
                child.make()
        return sum(not child.pending for child in self.children)

    def mark_lost(self) -> None:
        """Mark the node as the end of the game by the Cthecker (C6)."""
        self.pending, self.values, self.settled = None, (LOST, LOST), True

    def select(self) -> Node:
        """Return the unsettled child to visit next."""
        if self.seat == CHANCE:
            unsettled = [child for child in self.children if not child.settled]
            return max(unsettled, key=lambda child: child.weight / child.visits)
        if not self.depth:
            for child in self.children:
                if child.visits == 1 and not child.settled:
                    return child
        return self._promising()

    def _promising(self) -> Node:
        """Return the open child with the highest upper confidence bound."""
        seat, spread = self.seat, EXPLORATION * sqrt(log(self.visits))
        most, found = -inf, self.children[0]
        for child in self.children:
            if not child.settled:
                values = child.values
                bound = values[seat] - OPPONENT_WEIGHT * values[1 - seat] + spread / sqrt(child.visits)
                if bound > most:
                    most, found = bound, child
        return found

    def back_up(self) -> None:
        """Compute the values from the children."""
        if self.seat == CHANCE:
            one = two = 0.0
            for child in self.children:
                values, weight = child.values, child.weight
                one, two = one + weight * values[0], two + weight * values[1]
            self.values = one, two
        else:
            best = self.best()
            self.values = best.values
            if best.settled and best.values[self.seat] > CERTAIN:
                self.settled = True
                return
        self.settled = all(child.settled for child in self.children)

    def best(self) -> Node:
        """Return the child that the deciding seat prefers, the first of several."""
        seat, most, found = self.seat, -inf, self.children[0]
        for child in self.children:
            values = child.values
            value = values[seat] - OPPONENT_WEIGHT * values[1 - seat]
            if value > most:
                most, found = value, child
        return found


def is_quiet(state: State, move: Move) -> bool:
    """Return True if the only effects of a move are a single piece's new square and the other's turn."""
    if move.kind != "step":
        return False
    start, end = move.path
    cell = state.board[start]
    return len(cell) == 1 and (cell not in HIDDEN or rank_of(end) != LAST_RANK[SIDE[cell]])


def preference(values: Values, seat: int) -> float:
    """Return a seat's preference for values: its own chance to win alone, less a part of the other's."""
    return values[seat] - OPPONENT_WEIGHT * values[1 - seat]
