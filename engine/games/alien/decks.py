"""Joint shuffles in remote games: planets, and a pile whose order a player knows (A1, A58, A64)."""

from __future__ import annotations

from engine.contract.decks import Drawing
from engine.games.alien.cards.cheater import ordered
from engine.games.alien.cards.names import CARD_IDS, CHEATER_CARD
from engine.games.alien.flow import secret_prefix
from engine.games.alien.hidden import known
from engine.games.alien.planets import ALL_PLANETS, candidates
from engine.games.alien.state import DEAL, PILE, PLANETS, TARGET, TURN, UNDRAWN, State, pile


def drawing(state: State) -> Drawing | None:
    """Return the next card drawn, or placed by Cheater; None for a card unknown to both players."""
    if state.phase == PLANETS:
        seat = state.planets.index(UNDRAWN)
        faces = [ALL_PLANETS[number].id for number in candidates(known(state, None), seat)]
        return Drawing("planets", tuple(sorted(faces)), str(seat + 1), seat, secret_prefix(state))
    if state.phase == TARGET and state.card == CHEATER_CARD:
        return _of_pile(state, state.turn, ordered(state))._replace(chosen=True)
    if state.phase == PILE:
        return _of_pile(state, state.looked, len(state.order))
    if state.phase in (TURN, DEAL) and state.order:
        return _of_pile(state, state.looked, 0)._replace(knower=None, lead="turn:")
    return None


def _of_pile(state: State, turn: int, place: int) -> Drawing:
    """Identify a card by the number of cards below it, which stays when others are turned over."""
    cards = pile(state)
    faces = tuple(sorted(CARD_IDS[card] for card in cards))
    return Drawing(f"pile-{turn}", faces, str(len(cards) - 1 - place), state.seat, secret_prefix(state))


def starts_unknown(start: State) -> bool:
    """Return True if no player knows a card at the start and both can have the same planets."""
    unknown = start.planets == (UNDRAWN, UNDRAWN) and not start.order
    return unknown and candidates(start, 0) == candidates(start, 1)
