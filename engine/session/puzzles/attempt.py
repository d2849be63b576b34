"""A challenge being tried: what is right is answered by the best defence, what is not by what refutes it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engine.contract.game import AnyGame
from engine.contract.puzzle import Place
from engine.contract.steps import Steps, finish
from engine.contract.values import CHANCE, TERMINAL, Action, AnyState
from engine.registry import GAMES
from engine.session.match import Match
from engine.session.puzzles.positions import actions_of, ground_of
from engine.session.puzzles.proof import Proof, Stand
from engine.session.puzzles.table import Challenge, state_of

RIGHT, DONE, WRONG, JUDGING = "right", "done", "wrong", "judging"
"""What an action was: on the way, the end of it, or neither; or that this is still being found out."""
REMEMBERED = 4
"""Of how many challenges the proofs are kept."""


Next: TypeAlias = tuple[Action, AnyState, Place]
"""An action, and what it leads to."""


class Trial(NamedTuple):
    """How far somebody has come in a challenge; what was done is in the match."""

    challenge: Challenge
    left: int
    """How many own turns have not begun yet."""
    mine: bool = False
    """Whether the present turn has begun."""
    since: int = 0
    """The place in the log where the decision at hand began."""
    upto: int = 0
    """The place where what was done there ended."""
    verdict: str = ""
    """What was done there; "" while it is to be done."""
    line: tuple[str, ...] = ()
    """What follows by itself."""
    then: tuple[int, bool] = (0, False)
    """What `left` and `mine` are once it has."""
    shown: bool = False
    """Whether the way was shown."""

    @property
    def wrong(self) -> bool:
        """Whether what was done is being refuted."""
        return self.verdict == WRONG

    def remaining(self, cursor: int) -> tuple[str, ...] | None:
        """Return what is still to follow by itself; None while a decision is at hand."""
        return self.line[cursor - self.upto :] if self.verdict else None

    def asked(self, match: Match) -> Trial:
        """Return it after what was done at the decision at hand, which is still to be judged."""
        return self._replace(upto=match.cursor, verdict=JUDGING, line=())

    def judged(self, match: Match) -> Trial:
        """Return it after what was done at the decision at hand; that may imply a decision before it."""
        return finish(self.judging(match))

    def judging(self, match: Match) -> Steps[Trial]:
        """Do what `judged` does, in steps."""
        proof, stand = self._asked(match.states[self.since])
        done = False
        for state in match.states[self.since + 1 : match.cursor + 1]:
            place = proof.ground.place(state)
            done = done or proof.reached(stand.place, place)
            stand = stand._replace(place=place)
        line = _Line(match.game, proof, done or (yield from proof.looking(stand)), done)
        stand = yield from line.follow(match.state, stand)
        verdict = DONE if line.done else RIGHT if line.right else WRONG
        then = stand.left, stand.mine
        return self._replace(upto=match.cursor, verdict=verdict, line=tuple(line.texts), then=then)

    def again(self) -> Trial:
        """Return it with the last decision taken back."""
        return self._replace(verdict="", line=())

    def onward(self, cursor: int) -> Trial:
        """Return it at the next decision."""
        left, mine = self.then
        return self.again()._replace(left=left, mine=mine, since=cursor)

    def solutions(self, state: AnyState) -> tuple[Action, ...]:
        """Return what is right where a decision is at hand, one action for each effect."""
        proof, stand = self._asked(state)
        game = GAMES[self.challenge.game]
        after = ((action, game.apply(state, action)) for action in actions_of(game, state))
        return tuple(action for action, child in after if proof.good(stand, proof.ground.place(child)))

    def seeking(self, match: Match) -> Steps[str]:
        """Return something that is right where a decision is at hand, in steps; first of all the key.

        Raises `LookupError` if nothing is.
        """
        if not self.since:
            return self.challenge.key
        proof, stand = self._asked(match.state)
        for action in actions_of(match.game, match.state):
            yield 0.0
            child = match.game.apply(match.state, action)
            if (yield from proof.trying(stand, proof.ground.place(child))):
                return action.text
        raise LookupError("nothing is right here")

    def _asked(self, state: AnyState) -> tuple[Proof, Stand]:
        """Return the proof, and how far it has come where a decision is at hand."""
        proof = proof_of(self.challenge)
        begun = proof.begun(Stand(proof.ground.place(state), self.left, self.mine))
        assert begun, "there is time for a decision"
        return proof, begun


def trial_of(challenge: Challenge) -> Trial:
    """Return a trial at its beginning."""
    return Trial(challenge, challenge.turns)


@lru_cache(REMEMBERED)
def proof_of(challenge: Challenge) -> Proof:
    """Return what answers questions about a challenge."""
    game = GAMES[challenge.game]
    found = game.challenges()
    assert found, "a game with challenges says what can be asked for"
    ground, state = ground_of(game, found.turn), state_of(game, challenge)
    return Proof(ground, found.goals[challenge.goal], ground.place(state), game.player(state))


class _Line:
    """What follows on an action: the best defence if it was right, a refutation if it was not."""

    def __init__(self, game: AnyGame, proof: Proof, right: bool, done: bool) -> None:
        self._game = game
        self._proof = proof
        self.right = right
        self.done = done
        """Whether the goal is reached by its end."""
        self.texts: list[str] = []

    def follow(self, state: AnyState, stand: Stand) -> Steps[Stand]:
        """Go on to the next decision of who tries, or to the end; return how far it has come.

        If there is no time left, the other has one more decision, so that it can be seen.
        """
        late = False
        while True:
            player, begun = self._game.player(state), self._proof.begun(stand)
            self.done = self.done or (self.right and (begun is None or player == TERMINAL))
            over = self.done or late or player == self._proof.seat
            if player == TERMINAL or (over and player != CHANCE):
                return stand
            late = late or begun is None
            action, state, place = yield from self._next(state, None if late else begun, player)
            self.texts.append(action.text)
            self.done = self.done or (self.right and self._proof.reached(stand.place, place))
            stand = (begun or stand)._replace(place=place)

    def _next(self, state: AnyState, begun: Stand | None, player: int) -> Steps[Next]:
        """Return what comes next, as bad as can be for who tries, and what it leads to.

        It refutes what was wrong; what was right it lets last, if it can. With no time left it is just good.
        """
        proof, after = self._proof, list[tuple[float, Next]]()
        for action in actions_of(self._game, state):
            child = self._game.apply(state, action)
            after.append((self._worth(child, player), (action, child, proof.ground.place(child))))
            yield 0.0
        rows = [row for _, row in sorted(after, key=lambda pair: pair[0])]
        if begun and not self.done and self.right:
            return next((row for row in rows if not proof.reached(begun.place, row[2])), rows[0])
        if begun and not self.done:
            for row in rows:
                if not (yield from proof.trying(begun, row[2])):
                    return row
        return rows[0]

    def _worth(self, state: AnyState, player: int) -> float:
        """Return what a state is worth: to who tries, or less what it is to the other who has chosen it."""
        values = self._game.evaluate(state)
        return values[self._proof.seat] if player == CHANCE else -values[player]
