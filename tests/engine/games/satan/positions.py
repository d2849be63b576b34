"""Short positions of Satan's Checkers, and play on them by texts."""

from __future__ import annotations

from engine.games.race.turns import State
from engine.games.satan.rules import Satan
from engine.session.narration import describe

GAME = Satan()
HOME = {point: ",".join(f"{point}{n}" for n in range(1, 10)) for point in "ABCDE"}


def at(lists: str, setup: str, seat: int = 0, fire: str = "-", decided: int = 0) -> State:
    """Return a position; `{A}` in the lists stands for all nine holes of a point."""
    return GAME.parse(f"{lists.format(**HOME)} satan:{fire} {seat} {decided} {setup}", {})


def play(state: State, *texts: str) -> State:
    """Return the state after these actions."""
    for text in texts:
        state = GAME.apply(state, GAME.find(state, text))
    return state


def legal(state: State) -> set[str]:
    return {action.text for action in GAME.legal_actions(state)}


def ends(state: State, start: str) -> set[str]:
    """Return the legal targets of the flame on `start`."""
    moves = (text.split("-") for text in legal(state) if "-" in text and not text.startswith("satan"))
    return {end for first, end in moves if first == start}


def holes(state: State, seat: int) -> set[str]:
    names = state.field.board.names
    return {name for n, name in enumerate(names) if state.flames[seat] >> n & 1}


def log_line(state: State, text: str) -> str:
    """Return the log entry of an action."""
    return describe(GAME.events(state, GAME.find(state, text)), GAME.words)
