"""Harm that an action has prevented: the loss that another action would have allowed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.contract.events import Captured, Placed
from engine.contract.game import AnyGame
from engine.contract.piece_counts import by_name
from engine.contract.values import TERMINAL, AnyState
from engine.session.explanations import Line, Run, answer_in, changes, line_from
from engine.session.words.en import say


def averted(game: AnyGame, made: Line, others: Sequence[Line]) -> str:
    """Return the harm that another action would have allowed, as text; "" if none was found.

    Either the answers to all the others end the game, or the answer to one captures (or covers) a piece that
    has stood there from the beginning and survives in the line of the action that was played.
    """
    seat = game.player(made.states[0])
    if game.player(made.states[-1]) != TERMINAL and not answer_in(game, made.states):
        return ""
    answered = [(other, run) for other in others if (run := answer_in(game, other.states))]
    run = answer_in(game, made.states)
    if run and _loses(game, made, run, seat):
        return ""
    if answered and len(answered) == len(others) and all(_loses(game, *each, seat) for each in answered):
        return _told(game, *answered[0])
    harmful = (each for each in answered if _spared(game, made, *each, seat))
    return next((_told(game, *each) for each in harmful), "")


def _loses(game: AnyGame, line: Line, run: Run, seat: int) -> bool:
    outcome = game.outcome(line.states[run[1]])
    return outcome is not None and outcome.returns[seat] < 0


def _spared(game: AnyGame, made: Line, line: Line, run: Run, seat: int) -> bool:
    """Return true if the answer hits a piece that the played line keeps."""
    stood = _own(game, line.states[0], seat) & _own(game, line.states[run[0]], seat)
    struck = _struck(game, line, range(*run))
    (lost, _), _ = changes(game, made.states, made.actions, seat)
    theirs = [at for at, state in enumerate(made.states[:-1]) if game.player(state) != seat]
    hit = _struck(game, made, theirs)
    at_stake = [(spot, art) for spot, art in stood if spot in struck]
    kinds = by_name(game.words, Counter(art for _, art in at_stake))
    return bool(at_stake) and not kinds & lost and not any(spot in hit for spot, _ in at_stake)


def _own(game: AnyGame, state: AnyState, seat: int) -> set[tuple[str, str]]:
    """Return the spots of a seat's pieces, each with its drawing."""
    pieces = game.picture(game.view(state, None)).pieces
    return {(piece.spot, piece.art) for piece in pieces if piece.owner == seat}


def _struck(game: AnyGame, line: Line, places: Sequence[int]) -> set[str]:
    """Return the spots where some of the actions of a line capture or place a piece."""
    events = (event for at in places for event in game.events(line.states[at], line.actions[at]))
    return {event.spot for event in events if isinstance(event, Captured | Placed)}


def _told(game: AnyGame, line: Line, run: Run) -> str:
    start, stop = run
    answer = [action.text for action in line.actions[start:stop]]
    harm = line_from(game, line.states[start], answer).gain
    return (
        say.otherwise(" ".join(line.written[:start]), " ".join(line.written[start:stop]), harm)
        if harm
        else ""
    )
