"""An attempt at a puzzle: a right action meets the best defence, a wrong one its refutation."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engine.contract.game import AnyGame
from engine.contract.learning import Place
from engine.contract.steps import Steps, finish
from engine.contract.values import CHANCE, TERMINAL, Action, AnyState
from engine.registry import GAMES
from engine.session.match import Match
from engine.session.puzzles.proof import Progress, Proof, actions_of, search_space
from engine.session.puzzles.table import Puzzle, state_of

RIGHT, DONE, WRONG, JUDGING = "right", "done", "wrong", "judging"
"""Verdicts on an action: right so far, the goal reached, wrong, or not judged yet."""
REMEMBERED = 4
"""Number of puzzles whose proofs stay in memory."""


Next: TypeAlias = tuple[Action, AnyState, Place]
"""An action, with the state and place it leads to."""


class Attempt(NamedTuple):
    """Progress in a puzzle. The actions played are in the match."""

    puzzle: Puzzle
    left: int
    """Number of the player's turns that have not begun yet."""
    mine: bool = False
    """True if the current turn has begun."""
    since: int = 0
    """Place in the log where the pending decision began."""
    upto: int = 0
    """Place in the log where the actions played there ended."""
    verdict: str = ""
    """Verdict on the actions played there; "" while the decision is pending."""
    line: tuple[str, ...] = ()
    """Texts of the actions that follow automatically."""
    then: tuple[int, bool] = (0, False)
    """The values of `left` and `mine` after these actions."""
    shown: bool = False
    """True if the solution was shown."""

    @property
    def wrong(self) -> bool:
        """True if the action played is wrong, and its refutation is on the way."""
        return self.verdict == WRONG

    def remaining(self, cursor: int) -> tuple[str, ...] | None:
        """Return the actions that still follow automatically; None while a decision is pending."""
        return self.line[cursor - self.upto :] if self.verdict else None

    def submitted(self, match: Match) -> Attempt:
        """Return the attempt after the player's action, which is not judged yet."""
        return self._replace(upto=match.cursor, verdict=JUDGING, line=())

    def judged(self, match: Match) -> Attempt:
        """Return the attempt with a verdict on the player's action, which may imply an earlier decision."""
        return finish(self.judged_steps(match))

    def judged_steps(self, match: Match) -> Steps[Attempt]:
        """Return `judged` in steps."""
        proof, progress = self._proof_here(match.states[self.since])
        done = False
        for state in match.states[self.since + 1 : match.cursor + 1]:
            place = proof.space.place(state)
            done = done or proof.reaches_goal(progress.place, place)
            progress = progress._replace(place=place)
        line = _Line(match.game, proof, done or (yield from proof.forced_steps(progress)), done)
        progress = yield from line.follow(match.state, progress)
        verdict = DONE if line.done else RIGHT if line.right else WRONG
        then = progress.left, progress.mine
        return self._replace(upto=match.cursor, verdict=verdict, line=tuple(line.texts), then=then)

    def retried(self) -> Attempt:
        """Return the attempt with the last decision undone."""
        return self._replace(verdict="", line=())

    def next_decision(self, cursor: int) -> Attempt:
        """Return the attempt at the next decision."""
        left, mine = self.then
        return self.retried()._replace(left=left, mine=mine, since=cursor)

    def solutions(self, state: AnyState) -> tuple[Action, ...]:
        """Return the right actions at the pending decision, one for each effect."""
        proof, progress = self._proof_here(state)
        game = GAMES[self.puzzle.game].for_puzzles()
        after = ((action, game.apply(state, action)) for action in actions_of(game, state))
        return tuple(
            action for action, child in after if proof.keeps_goal(progress, proof.space.place(child))
        )

    def solution_steps(self, match: Match) -> Steps[str]:
        """Return a right action at the pending decision, in steps; at the start it is the key.

        Raises `LookupError` if no action is right.
        """
        if not self.since:
            return self.puzzle.key
        proof, progress = self._proof_here(match.state)
        for action in actions_of(match.game, match.state):
            yield 0.0
            child = match.game.apply(match.state, action)
            if (yield from proof.keeps_goal_steps(progress, proof.space.place(child))):
                return action.text
        raise LookupError("no action is right here")

    def _proof_here(self, state: AnyState) -> tuple[Proof, Progress]:
        """Return the proof, and the progress in it at the pending decision."""
        proof = proof_of(self.puzzle)
        begun = proof.begun(Progress(proof.space.place(state), self.left, self.mine))
        assert begun, "there is time for a decision"
        return proof, begun


def new_attempt(puzzle: Puzzle) -> Attempt:
    """Return a new attempt at a puzzle."""
    return Attempt(puzzle, puzzle.turns)


@lru_cache(REMEMBERED)
def proof_of(puzzle: Puzzle) -> Proof:
    """Return the proof of a puzzle."""
    game = GAMES[puzzle.game].for_puzzles()
    found = game.puzzles()
    assert found, "the puzzle's game has puzzles"
    space, state = search_space(game, found.turn), state_of(game, puzzle)
    return Proof(space, found.goals[puzzle.goal], space.place(state), game.player(state))


class _Line:
    """Actions that follow the player's: the best defence if it was right, else a refutation."""

    def __init__(self, game: AnyGame, proof: Proof, right: bool, done: bool) -> None:
        self._game = game
        self._proof = proof
        self.right = right
        self.done = done
        """True if the line reaches the goal."""
        self.texts: list[str] = []

    def follow(self, state: AnyState, progress: Progress) -> Steps[Progress]:
        """Continue to the player's next decision or to the end; return the progress.

        If no turns are left, the opponent still makes one decision, to show that the attempt failed.
        """
        late = False
        while True:
            player, begun = self._game.player(state), self._proof.begun(progress)
            self.done = self.done or (self.right and (begun is None or player == TERMINAL))
            over = self.done or late or player == self._proof.seat
            if player == TERMINAL or (over and player != CHANCE):
                return progress
            late = late or begun is None
            action, state, place = yield from self._next(state, None if late else begun, player)
            self.texts.append(action.text)
            self.done = self.done or (self.right and self._proof.reaches_goal(progress.place, place))
            progress = (begun or progress)._replace(place=place)

    def _next(self, state: AnyState, begun: Progress | None, player: int) -> Steps[Next]:
        """Return the next action, the worst for the player, and where it leads.

        It refutes a wrong action, and delays the goal after a right one. With no turns left it is just a good
        action.
        """
        proof, after = self._proof, list[tuple[float, Next]]()
        for action in actions_of(self._game, state):
            child = self._game.apply(state, action)
            after.append((self._worth(child, player), (action, child, proof.space.place(child))))
            yield 0.0
        rows = [row for _, row in sorted(after, key=lambda pair: pair[0])]
        if begun and not self.done and self.right:
            return next((row for row in rows if not proof.reaches_goal(begun.place, row[2])), rows[0])
        if begun and not self.done:
            for row in rows:
                if not (yield from proof.keeps_goal_steps(begun, row[2])):
                    return row
        return rows[0]

    def _worth(self, state: AnyState, player: int) -> float:
        """Return the value of a state: for the player after chance, else negated for the seat that moved."""
        values = self._game.evaluate(state)
        return values[self._proof.seat] if player == CHANCE else -values[player]
