"""What a search thinks of a state: the evaluation, for one who knows a planet and guesses at the other's."""

from __future__ import annotations

from functools import lru_cache
from math import tanh

from engine.contract.search import Judge
from engine.games.alien.ai.board_features import Sight, see
from engine.games.alien.ai.corners import BY_BOTH
from engine.games.alien.ai.evaluate import SURE
from engine.games.alien.ai.opponent_model import likely
from engine.games.alien.ai.planet_value import at_hand
from engine.games.alien.ai.race import AWAY, IN_PILE, NEXT, THEN, TURNED
from engine.games.alien.cards.names import ALL_CARDS, QUEEN_CARD, ROTATE_CARD, WORMHOLE_CARD
from engine.games.alien.outcomes import outcome_of
from engine.games.alien.planets import PLANET_NUMBERS, candidates
from engine.games.alien.state import CARD, MOVE, NO_CARD, NOBODY, UNDRAWN, State

SLOPES = (0.05, 0.45, 0.8, 0.3, 0.4, 0.35, 0.26)
"""By how little a side can move: how fast a lead makes sure of a game that is decided; luck is large.

Like the next two by maximum likelihood from 16,000 positions of 420 games against a plain search.
"""
DRAWN = (0.95, 0.82, 0.76, 0.6, 0.41, 0.32, 0.2)
"""How often it is drawn if nobody is ahead (A9)."""
CLEAR = 0.6
"""In how many of these cases a draw is out of the question if somebody is far ahead."""
HAND = 5.0
"""What a planet is worth if a card that brings the last thing lies open for who chooses next."""
DREAD = 0.35
"""How much worse than even a draw is for a searcher that is not behind: it thinks that it plays better."""
BEHIND = -0.2
"""Below this it is: then a draw is as good as even."""
SOON = 2
"""Of how many cards that a seat will turn over it counts which they are."""
FRESH, SPENT = 1.3, 0.7
"""How much more it is worth to want a card that is in the pile, and how much less one that has been used."""


class Foresight(Judge[State]):
    """Values states for a seat that searches. It wants to win, and the other can have several planets.

    One of these that has come true is a loss in as many cases only, also in the one where the game is over.
    The other does not know the searcher's planet either: what is good for it is told by what it can see.
    """

    def __init__(self, state: State, seat: int, dread: float = DREAD) -> None:
        self.seat = seat
        self.dread = 0.0
        self.own = state.planets[seat]
        self.theirs = likely(state, 1 - seat, candidates(state, 1 - seat))
        unseen = state._replace(planets=(UNDRAWN, UNDRAWN))
        self.mine = likely(state, seat, candidates(unseen, seat))
        self.dread = dread if self._own(state) > BEHIND else 0.0

    def __call__(self, state: State) -> tuple[float, ...]:
        """Return a guess at the returns of each seat."""
        return self.of(state, 0), self.of(state, 1)

    def of(self, state: State, seat: int) -> float:
        """Return a guess at what a seat gets."""
        return self._own(state) if seat == self.seat else self._other(state)

    def _own(self, state: State) -> float:
        """Return what the searcher can expect."""
        seat, result = self.seat, state.result
        if result and result.code not in PLANET_NUMBERS:
            value, drawish = outcome_of(result).returns[seat], float(result.winner == NOBODY)
        else:
            sight, lead = self._seen(state)
            own = {planet: worth for planet, worth in self._worths(state, sight, seat) if planet == self.own}
            value, drawish = self._over_planets(lead + own.get(self.own, 0.0), state, sight)
            value = 1.0 if result and result.winner == seat else value
        return max(-1.0, value - self.dread * drawish)

    def _other(self, state: State) -> float:
        """Return what the other can expect, as far as it can see."""
        seat, result = self.seat, state.result
        if result and result.code not in PLANET_NUMBERS:
            return outcome_of(result).returns[1 - seat]
        sight, lead = self._seen(state)
        for planet, worth in self._worths(state, sight, seat):
            lead += self.mine[planet] * min(worth, HAND)
        return -self._over_planets(lead, state, sight)[0]

    def _seen(self, state: State) -> tuple[Sight, float]:
        """Return what the board shows, and how far the searcher is ahead by that, but for the planets."""
        moving = state.phase == MOVE
        mover = state.seat if moving else 1 - state.seat
        sight = see(
            state.cells,
            state.walls,
            state.forward,
            state.monolith,
            state.revived,
            state.conquests,
            mover,
            moving,
        )
        first, second = _rotate_seen(state, self._to_come(state))
        lead = sight.lead + TURNED[first][sight.turned[0]] - TURNED[second][sight.turned[1]]
        return sight, -lead if self.seat else lead

    def _worths(self, state: State, sight: Sight, seat: int) -> list[tuple[int, float]]:
        """Return what the planets are worth to a seat, those that are worth anything."""
        hand, places = at_hand(state, seat), _places(state.open, state.used)
        if state.order:
            hand = (*hand, *self._to_come(state)[seat][:1])
        if QUEEN_CARD in hand or WORMHOLE_CARD in hand:
            hand = (*hand, BY_BOTH)
        return [
            (planet, HAND if card in hand else worth * places[card])
            for planet, worth, card in sight.hopes[seat]
        ]

    def _to_come(self, state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the cards that each seat will turn over, as far as the searcher knows the pile (A58)."""
        if state.knower != self.seat:
            return (), ()
        turning = state.seat if state.card == NO_CARD and state.phase != CARD else 1 - state.seat
        return state.order[turning::2], state.order[1 - turning :: 2]

    def _over_planets(self, lead: float, state: State, sight: Sight) -> tuple[float, float]:
        """Return the mean over the other's planets, and in how many cases it is a draw."""
        value = drawish = 0.0
        rest = 1.0
        for planet, worth in self._worths(state, sight, 1 - self.seat):
            odds = self.theirs[planet]
            rest -= odds
            won, drawn = _expected(lead - worth, sight.room)
            value += odds * won
            drawish += odds * drawn
        won, drawn = _expected(lead, sight.room)
        return value + rest * won, drawish + rest * drawn


def _expected(lead: float, room: int) -> tuple[float, float]:
    """Return how much oftener who leads wins than loses, and how often it is a draw."""
    if not -SURE < lead < SURE:
        return (1.0, 0.0) if lead > 0 else (-1.0, 0.0)
    decided = tanh(SLOPES[room] * lead)
    drawn = DRAWN[room] * (1 - CLEAR * decided * decided)
    return (1 - drawn) * decided, drawn


def _rotate_seen(state: State, to_come: tuple[tuple[int, ...], tuple[int, ...]]) -> tuple[int, int]:
    """Return where each seat sees the card that turns the board by a quarter."""
    if ROTATE_CARD in state.open:
        seat = state.seat if state.card == NO_CARD else 1 - state.seat
        return (THEN, NEXT) if seat else (NEXT, THEN)
    for seat, cards in enumerate(to_come):
        if ROTATE_CARD in cards[:SOON]:
            sees = NEXT if cards[0] == ROTATE_CARD else THEN
            return (AWAY, sees) if seat else (sees, AWAY)
    gone = AWAY if ROTATE_CARD in state.used or state.card == ROTATE_CARD else IN_PILE
    return gone, gone


@lru_cache(maxsize=512)
def _places(face_up: tuple[int, ...], used: tuple[int, ...]) -> tuple[float, ...]:
    """Return for each card how much it is worth to want it; the last are for either of two, and for none."""
    factors = [1.0 if card in face_up else SPENT if card in used else FRESH for card in ALL_CARDS]
    return (*factors, max(factors[QUEEN_CARD], factors[WORMHOLE_CARD]), 1.0, 1.0)
