"""Evaluation for a searcher that knows its own planet and estimates the opponent's."""

from __future__ import annotations

from functools import lru_cache
from math import tanh

from engine.contract.search import Evaluator
from engine.games.alien.ai.board_features import BoardFeatures, board_features
from engine.games.alien.ai.corners import BY_EITHER
from engine.games.alien.ai.evaluate import DECIDED
from engine.games.alien.ai.opponent_model import planet_odds
from engine.games.alien.ai.planet_value import at_hand
from engine.games.alien.ai.race import AWAY, IN_PILE, NEXT, THEN, TURNED
from engine.games.alien.cards.names import ALL_CARDS, QUEEN_CARD, ROTATE_CARD, WORMHOLE_CARD
from engine.games.alien.planets import PLANET_NUMBERS, candidates
from engine.games.alien.settle import outcome_of
from engine.games.alien.state import CARD, MOVE, NO_CARD, NOBODY, UNDRAWN, State

SLOPES = (0.05, 0.45, 0.8, 0.3, 0.4, 0.35, 0.26)
"""Slope of the expected result by the lead, for each degree of freedom; chance keeps it shallow.

This and the next two are maximum-likelihood fits to 16,000 positions of 420 games against a plain search.
"""
DRAW_RATES = (0.95, 0.82, 0.76, 0.6, 0.41, 0.32, 0.2)
"""Probability of a draw (A9) at an even lead, for each degree of freedom."""
CLEAR_SHARE = 0.6
"""Fraction of that probability that a large lead removes."""
COMPLETED_NEXT = 5.0
"""Value of a planet if a card that completes it lies open for the player who chooses next."""
CONTEMPT = 0.35
"""Penalty for a draw unless the searcher is behind: it expects to play better."""
BEHIND_BELOW = -0.2
"""The value below which the searcher is behind and a draw counts as even."""
CARDS_AHEAD = 2
"""Number of a seat's next cards whose identity counts."""
FRESH, SPENT = 1.3, 0.7
"""Factors of a planet's value if its card is still in the pile, and if it has been used."""


class Foresight(Evaluator[State]):
    """Values states for a searching seat that wants to win against an opponent of unknown planet.

    An opponent's completed planet is a loss only with that planet's probability, even if it ends the game.
    The opponent does not know the searcher's planet either, so its values rest on what it can see.
    """

    def __init__(self, state: State, seat: int, contempt: float = CONTEMPT) -> None:
        self.seat = seat
        self.contempt = 0.0
        self.own = state.planets[seat]
        self.theirs = planet_odds(state, 1 - seat, candidates(state, 1 - seat))
        unseen = state._replace(planets=(UNDRAWN, UNDRAWN))
        self.mine = planet_odds(state, seat, candidates(unseen, seat))
        self.contempt = contempt if self._own_return(state) > BEHIND_BELOW else 0.0

    def __call__(self, state: State) -> tuple[float, ...]:
        """Return the expected return of each seat."""
        return self.of(state, 0), self.of(state, 1)

    def of(self, state: State, seat: int) -> float:
        """Return a seat's expected return."""
        return self._own_return(state) if seat == self.seat else self._other_return(state)

    def _own_return(self, state: State) -> float:
        """Return the searcher's expected return."""
        seat, result = self.seat, state.result
        if result and result.code not in PLANET_NUMBERS:
            value, drawish = outcome_of(result).returns[seat], float(result.winner == NOBODY)
        else:
            features, lead = self._features(state)
            own = dict(self._worths(state, features, seat)).get(self.own, 0.0)
            value, drawish = self._over_planets(lead + own, state, features)
            value = 1.0 if result and result.winner == seat else value
        return max(-1.0, value - self.contempt * drawish)

    def _other_return(self, state: State) -> float:
        """Return the opponent's expected return, from the values that it can see."""
        seat, result = self.seat, state.result
        if result and result.code not in PLANET_NUMBERS:
            return outcome_of(result).returns[1 - seat]
        features, lead = self._features(state)
        for planet, worth in self._worths(state, features, seat):
            lead += self.mine[planet] * min(worth, COMPLETED_NEXT)
        return -self._over_planets(lead, state, features)[0]

    def _features(self, state: State) -> tuple[BoardFeatures, float]:
        """Return the board's features, and the searcher's lead by them, planets excluded."""
        moving = state.phase == MOVE
        mover = state.seat if moving else 1 - state.seat
        features = board_features(
            state.cells,
            state.walls,
            state.forward,
            state.monolith,
            state.revived,
            state.conquests,
            mover,
            moving,
        )
        first, second = _rotate_positions(state, self._next_cards(state))
        lead = features.lead + TURNED[first][features.turned[0]] - TURNED[second][features.turned[1]]
        return features, -lead if self.seat else lead

    def _worths(self, state: State, features: BoardFeatures, seat: int) -> list[tuple[int, float]]:
        """Return the planets of value to a seat, each with its value."""
        hand, places = at_hand(state, seat), _places(state.open, state.used)
        if state.order:
            hand = (*hand, *self._next_cards(state)[seat][:1])
        if QUEEN_CARD in hand or WORMHOLE_CARD in hand:
            hand = (*hand, BY_EITHER)
        return [
            (planet, COMPLETED_NEXT if card in hand else worth * places[card])
            for planet, worth, card in features.planet_values[seat]
        ]

    def _next_cards(self, state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the cards that each seat will turn over, as far as the searcher knows the pile (A58)."""
        if state.knower != self.seat:
            return (), ()
        turning = state.seat if state.card == NO_CARD and state.phase != CARD else 1 - state.seat
        return state.order[turning::2], state.order[1 - turning :: 2]

    def _over_planets(self, lead: float, state: State, features: BoardFeatures) -> tuple[float, float]:
        """Return the mean over the opponent's planets, and the probability of a draw."""
        value = drawish = 0.0
        rest = 1.0
        for planet, worth in self._worths(state, features, 1 - self.seat):
            odds = self.theirs[planet]
            rest -= odds
            won, drawn = _expected(lead - worth, features.freedom)
            value += odds * won
            drawish += odds * drawn
        won, drawn = _expected(lead, features.freedom)
        return value + rest * won, drawish + rest * drawn


def _expected(lead: float, freedom: int) -> tuple[float, float]:
    """Return the expected result for the leader, and the probability of a draw."""
    if not -DECIDED < lead < DECIDED:
        return (1.0, 0.0) if lead > 0 else (-1.0, 0.0)
    decided = tanh(SLOPES[freedom] * lead)
    drawn = DRAW_RATES[freedom] * (1 - CLEAR_SHARE * decided * decided)
    return (1 - drawn) * decided, drawn


def _rotate_positions(state: State, next_cards: tuple[tuple[int, ...], tuple[int, ...]]) -> tuple[int, int]:
    """Return the position of Rotate as each seat can foresee it."""
    if ROTATE_CARD in state.open:
        seat = state.seat if state.card == NO_CARD else 1 - state.seat
        return (THEN, NEXT) if seat else (NEXT, THEN)
    for seat, cards in enumerate(next_cards):
        if ROTATE_CARD in cards[:CARDS_AHEAD]:
            sees = NEXT if cards[0] == ROTATE_CARD else THEN
            return (AWAY, sees) if seat else (sees, AWAY)
    gone = AWAY if ROTATE_CARD in state.used or state.card == ROTATE_CARD else IN_PILE
    return gone, gone


@lru_cache(maxsize=512)
def _places(face_up: tuple[int, ...], used: tuple[int, ...]) -> tuple[float, ...]:
    """Return the factor of each card for the planets that need it; the last are for either card and none."""
    factors = [1.0 if card in face_up else SPENT if card in used else FRESH for card in ALL_CARDS]
    return (*factors, max(factors[QUEEN_CARD], factors[WORMHOLE_CARD]), 1.0, 1.0)
