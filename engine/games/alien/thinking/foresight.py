"""What a search thinks of a state: the evaluation, for one who knows a planet and guesses at the other's."""

from __future__ import annotations

from functools import lru_cache
from math import tanh

from engine.contract.search import Judge
from engine.games.alien.cards.names import ALL_CARDS, CARD_NUMBERS
from engine.games.alien.outcomes import outcome_of
from engine.games.alien.planets import PLANET_NUMBERS, candidates
from engine.games.alien.state import MOVE, NO_CARD, NOBODY, UNDRAWN, State
from engine.games.alien.thinking.evaluate import DRAWISH, STALE, SURE, by_table
from engine.games.alien.thinking.planet_value import at_hand
from engine.games.alien.thinking.race import AWAY, IN_PILE, NEXT, THEN, TURNED
from engine.games.alien.thinking.sight import Sight, see
from engine.games.alien.thinking.telling import likely

ROTATE = CARD_NUMBERS["rotate"]
SLOPE = 0.22
"""How fast a lead makes sure of the game: half of what is true of log-odds, as luck is large.

From a logistic regression over 28,000 positions of 600 games of the search against itself, as is the next.
"""
HAND = 5.0
"""What a planet is worth if a card that brings the last thing lies open for who chooses next."""
DREAD = 0.35
"""How much worse than even a draw is for who searches: it takes itself for the stronger player."""
FRESH, SPENT = 1.3, 0.7
"""How much more it is worth to want a card that is in the pile, and how much less one that has been used."""


class Foresight(Judge[State]):
    """Values states for a seat that searches. It wants to win, and the other can have several planets.

    One of these that has come true is a loss in as many cases only, also in the one where the game is over.
    The other does not know the searcher's planet either: what is good for it is told by what it can see.
    """

    def __init__(self, state: State, seat: int, dread: float = DREAD) -> None:
        self.seat = seat
        self.dread = dread
        self.own = state.planets[seat]
        self.theirs = likely(state, 1 - seat, candidates(state, 1 - seat))
        unseen = state._replace(planets=(UNDRAWN, UNDRAWN))
        self.mine = likely(state, seat, candidates(unseen, seat))

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
            own = {planet: worth for planet, worth in _worths(state, sight, seat) if planet == self.own}
            stale = by_table(STALE, sight.few, 1.0)
            value, unsure = self._over_planets(lead + own.get(self.own, 0.0), state, sight, stale)
            drawish = unsure * by_table(DRAWISH, sight.few, 0.0)
            value = 1.0 if result and result.winner == seat else value
        return max(-1.0, value - self.dread * drawish)

    def _other(self, state: State) -> float:
        """Return what the other can expect, as far as it can see."""
        seat, result = self.seat, state.result
        if result and result.code not in PLANET_NUMBERS:
            return outcome_of(result).returns[1 - seat]
        sight, lead = self._seen(state)
        for planet, worth in _worths(state, sight, seat):
            lead += self.mine[planet] * min(worth, HAND)
        return -self._over_planets(lead, state, sight, by_table(STALE, sight.few, 1.0))[0]

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
        first, second = _rotate_seen(state)
        lead = sight.lead + TURNED[first][sight.turned[0]] - TURNED[second][sight.turned[1]]
        return sight, -lead if self.seat else lead

    def _over_planets(self, lead: float, state: State, sight: Sight, stale: float) -> tuple[float, float]:
        """Return the mean over the other's planets, and in how many cases the game goes on."""
        value = unsure = 0.0
        rest = 1.0
        for planet, worth in _worths(state, sight, 1 - self.seat):
            odds = self.theirs[planet]
            rest -= odds
            ahead = lead - worth
            if -SURE < ahead < SURE:
                value += odds * stale * tanh(SLOPE * ahead)
                unsure += odds
            else:
                value += odds if ahead > 0 else -odds
        if -SURE < lead < SURE:
            return value + rest * stale * tanh(SLOPE * lead), unsure + rest
        return value + (rest if lead > 0 else -rest), unsure


def _worths(state: State, sight: Sight, seat: int) -> list[tuple[int, float]]:
    """Return what the planets are worth to a seat, those that are worth anything."""
    hand, places = at_hand(state, seat), _places(state.open, state.used)
    return [
        (planet, HAND if card in hand else worth * places[card]) for planet, worth, card in sight.hopes[seat]
    ]


def _rotate_seen(state: State) -> tuple[int, int]:
    """Return where each seat sees the card that turns the board by a quarter."""
    if ROTATE in state.open:
        seat = state.seat if state.card == NO_CARD else 1 - state.seat
        return (THEN, NEXT) if seat else (NEXT, THEN)
    gone = AWAY if ROTATE in state.used or state.card == ROTATE else IN_PILE
    return gone, gone


@lru_cache(maxsize=512)
def _places(face_up: tuple[int, ...], used: tuple[int, ...]) -> tuple[float, ...]:
    """Return for each card how much it is worth to want it; for none, the last two."""
    factors = [1.0 if card in face_up else SPENT if card in used else FRESH for card in ALL_CARDS]
    return (*factors, 1.0, 1.0)
