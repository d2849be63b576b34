"""What the player who decides is asked for."""

from __future__ import annotations

from engine.games.alien.cards import names
from engine.games.alien.cards.names import TEXTS
from engine.games.alien.flow import choices
from engine.games.alien.outcomes import REASONS
from engine.games.alien.state import CARD, CROWN, MOVE, OVER, TARGET, State
from engine.games.alien.words import SEATS

_ASKED = {
    names.FLOOD_CARD: "choose an empty square to fill, or a fire to put out",
    names.FIRE_CARD: "choose an empty square to set on fire, or water to dry up",
    names.EMPEROR_CARD: "choose a pawn, then the king to put it on, or do without",
    names.REVIVE_CARD: "choose an empty dark square of your half, or do without",
    names.HIPPO_CARD: "choose the enemy checker that the hippo sits down on",
    names.SNOOKLE_CARD: "choose the checker that the Snookle rides on",
    names.RESHUFFLE_CARD: "move a second checker",
    names.WORMHOLE_CARD: "choose where the checker you moved comes out, or do without",
    names.QUEEN_CARD: "choose a king or emperor and where it glides to, or do without",
    names.FORTIFY_CARD: "choose two edges to build on, or two enemy walls to remove, or do without",
    names.FATE_CARD: "choose the enemy checker that has to move next",
    names.RING_CARD: "choose the checker that gets the ring",
    names.ANTIMATTER_CARD: "choose the four squares to be emptied",
    names.CHEATER_CARD: "choose the card that comes next, or leave the rest as it lies",
    names.ROTATE_CARD: "choose the new direction",
}


def prompt(state: State) -> str:
    """Return the sentence above the board."""
    who = SEATS[state.seat]
    if state.phase == OVER and state.result:
        winner = max(state.result.winner, 0)
        return REASONS[state.result.code].words.format(winner=SEATS[winner], loser=SEATS[1 - winner])
    if state.phase == MOVE:
        return f"{who}: you must jump (D4)." if _must_jump(state) else f"{who} to move a checker."
    if state.phase == CARD:
        return f"{who}: choose one of the cards."
    if state.phase == TARGET:
        return f"{who}, {TEXTS[state.card].title.rstrip('!')}: {_asked(state)}."
    if state.phase == CROWN:
        return f"{SEATS[state.chooser]}: choose the pawn that becomes a king (A22)."
    return "The cards are dealt."


def _asked(state: State) -> str:
    if state.card == names.MONOLITH_CARD and state.monolith < 0:
        return "choose four free squares for it"
    if state.card in (names.MONOLITH_CARD, names.DOOM_CARD):
        return "choose where the monolith is pushed"
    if state.card == names.AGENT_CARD:
        return "make your second move" if state.stage else "choose the enemy checker that steps aside"
    if state.card == names.TRANSLATION_CARD:
        return "jump on, or stop" if state.stage else "move any checker one square straight, or jump straight"
    return _ASKED[state.card]


def _must_jump(state: State) -> bool:
    return all("x" in text for text in choices(state))
