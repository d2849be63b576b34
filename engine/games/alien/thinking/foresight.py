"""What a search thinks of a state: the evaluation, for one who knows a planet and guesses at the other's."""

from __future__ import annotations

from functools import lru_cache
from math import tanh

from engine.games.alien.cards.names import ALL_CARDS, CARD_NUMBERS
from engine.games.alien.outcomes import outcome_of
from engine.games.alien.planets import ALL_PLANETS, PLANET_NUMBERS, candidates
from engine.games.alien.state import MOVE, NO_CARD, NOBODY, UNDRAWN, State
from engine.games.alien.thinking.evaluate import DRAWISH, DREAD, STALE, SURE, THREAT, by_table, on_board
from engine.games.alien.thinking.planet_value import AT_HAND, at_hand, wishes_of
from engine.games.alien.thinking.race import AWAY, BOARD, IN_PILE, NEXT, THEN, race, turned

ROTATE = CARD_NUMBERS["rotate"]
FRESH, SPENT = 1.3, 0.7
"""How much more it is worth to want a card that is in the pile, and how much less one that has been used."""
TELLING = {
    "mercury": (1.0, 3.2, 1.3, 0.7),
    "venus": (1.0, 1.4),
    "earth": (1.0, 2.4),
    "jupiter": (1.0, 3.2),
    "saturn": (1.0, 2.2),
    "neptune": (1.0, 3.2, 1.4, 0.7),
    "uranus": (1.0, 4.0, 2.2, 1.0, 0.7),
}
"""How many times likelier it is that one thing, two things ... are missing for a planet if one has it."""


class Foresight:
    """Values states for a seat that searches. It wants to win, and the other can have several planets.

    One of these that has come true is a loss in as many cases only, also in the one where the game is over.
    The other does not know the searcher's planet either: what is good for it is told by what it can see.
    """

    def __init__(self, state: State, seat: int, dread: float = DREAD) -> None:
        self.seat = seat
        self.dread = dread
        own = state.planets[seat]
        self.own = own if own >= 0 else None
        self.theirs = _possible(state, 1 - seat, candidates(state, 1 - seat))
        unseen = state._replace(planets=(UNDRAWN, UNDRAWN))
        self.mine = _possible(state, seat, candidates(unseen, seat))

    def __call__(self, state: State) -> tuple[float, ...]:
        """Return a guess at the returns of each seat."""
        seat, result = self.seat, state.result
        if result and result.code not in PLANET_NUMBERS:
            value = outcome_of(result).returns[seat]
            theirs, drawish = -value, float(result.winner == NOBODY)
        else:
            value, theirs, drawish = self._guess(state)
            value = 1.0 if result and result.winner == seat else value
        value = max(-1.0, value - self.dread * drawish)
        return (value, theirs) if seat == 0 else (theirs, value)

    def _guess(self, state: State) -> tuple[float, float, float]:
        """Return what each can expect, the searcher first, and how much it looks like a draw."""
        seat, moving = self.seat, state.phase == MOVE
        mover = state.seat if moving else 1 - state.seat
        lead, few = on_board(state.cells, state.walls, state.forward, mover, THREAT[moving])
        lead = BOARD * lead + race(state.cells, state.forward, mover)
        lead += turned(state.cells, state.forward, *_rotate_seen(state))
        lead = -lead if seat else lead
        mine, theirs = self._worths(state, seat), self._worths(state, 1 - seat)
        own = mine[self.own] if self.own is not None else 0.0
        seen = sum(odds * min(mine[planet], AT_HAND) for planet, odds in self.mine)
        stale = by_table(STALE, few, 1.0)
        value, drawish = self._over_planets(lead + own, theirs, stale)
        return (
            value,
            -self._over_planets(lead + seen, theirs, stale)[0],
            drawish * by_table(DRAWISH, few, 0.0),
        )

    def _over_planets(self, lead: float, worths: list[float], stale: float) -> tuple[float, float]:
        """Return the mean over the other's planets, and in how many cases the game goes on."""
        value = unsure = 0.0
        for planet, odds in self.theirs:
            ahead = lead - worths[planet]
            if -SURE < ahead < SURE:
                value += odds * stale * tanh(ahead / 2)
                unsure += odds
            else:
                value += odds if ahead > 0 else -odds
        return value, unsure

    def _worths(self, state: State, seat: int) -> list[float]:
        hand, places = at_hand(state, seat), _places(state.open, state.used)
        return [AT_HAND if card in hand else worth * places[card] for worth, card in wishes_of(state, seat)]


def _rotate_seen(state: State) -> tuple[int, int]:
    """Return where each seat sees the card that turns the board by a quarter."""
    if ROTATE in state.open:
        seat = state.seat if state.card == NO_CARD else 1 - state.seat
        return (THEN, NEXT) if seat else (NEXT, THEN)
    gone = AWAY if ROTATE in state.used or state.card == ROTATE else IN_PILE
    return gone, gone


def _possible(state: State, seat: int, planets: list[int]) -> tuple[tuple[int, float], ...]:
    """Return planets that a seat can have, with how likely each is by what is seen."""
    odds = [_telling(state, seat, planet) for planet in planets]
    return tuple((planet, each / sum(odds)) for planet, each in zip(planets, odds, strict=True))


@lru_cache(maxsize=512)
def _places(face_up: tuple[int, ...], used: tuple[int, ...]) -> tuple[float, ...]:
    """Return for each card how much it is worth to want it; for none, the last two."""
    factors = [1.0 if card in face_up else SPENT if card in used else FRESH for card in ALL_CARDS]
    return (*factors, 1.0, 1.0)


def _telling(state: State, seat: int, planet: int) -> float:
    """Return how much likelier what is seen is if a seat has a planet."""
    kind = ALL_PLANETS[planet]
    table = TELLING.get(kind.id, ())
    lack = max(0, kind.goal - kind.count(state, seat))
    return table[lack] if lack < len(table) and not (kind.id == "jupiter" and state.monolith < 0) else 1.0
