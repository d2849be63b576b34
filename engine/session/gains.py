"""What an action is good for, in words, as far as what follows it tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise, takewhile
from types import UnionType
from typing import NamedTuple, TypeAlias

from engine.contract.counting.pieces import by_name, in_words
from engine.contract.events import Captured, Event, Removed
from engine.contract.game import AnyGame
from engine.contract.search import Considered
from engine.contract.values import Action, AnyState
from engine.session.narration import result_words
from engine.session.review.words import say as words
from engine.session.words import say

Pieces = Counter[str]
"""How many pieces of each kind there are, as the words list them."""


class Line(NamedTuple):
    """Actions that are expected to follow one another, and what comes of them."""

    actions: tuple[Action, ...]
    written: tuple[str, ...]
    gain: str
    """What they are good for, in words, for who does the first one; or ""."""
    states: tuple[AnyState, ...]
    """Where they lead, the state before the first one included."""
    rest: str
    """What may follow the first one, in words; "" if nothing is known."""


Run: TypeAlias = tuple[int, int]
"""Where a turn begins and stops among the actions of a line."""


def line_from(game: AnyGame, state: AnyState, texts: Sequence[str], open_: bool = True) -> Line:
    """Return actions, by their texts, one after the other from a state on.

    It ends early where chance would have a say, or where what was thought of cannot be done. What is hidden
    from who reads it (not `open_`) tells nothing of what they are good for.
    """
    states, found, written = [state], [], []
    for text in texts:
        action = next((each for each in game.legal_actions(state) if each.text == text), None)
        if action is None:
            break
        found.append(action)
        written.append(game.written(game.view(state, game.player(state)), action))
        state = game.apply(state, action)
        states.append(state)
    gain = gained(game, states, found) if found and open_ else ""
    rest = words.then(written[1:]) if written[1:] else ""
    return Line(tuple(found), tuple(written), gain, tuple(states), rest)


def line_of(game: AnyGame, state: AnyState, each: Considered, open_: bool = True) -> Line:
    """Return an action that was thought about with what is expected to follow.

    Of one that was only found to be no better it is not known what it is good for, but only an answer to it.
    """
    line = line_from(game, state, (each.text, *each.line), open_ and not each.at_most)
    if not each.at_most:
        return line
    run = answer_in(game, line.states)
    return line._replace(rest=words.answer(" ".join(line.written[slice(*run)])) if run else "")


def answer_in(game: AnyGame, states: Sequence[AnyState]) -> Run | None:
    """Return the first turn of another seat than the one that begins, among some states."""
    deciders = [game.player(state) for state in states[:-1]]
    start = next((at for at, who in enumerate(deciders) if who != deciders[0]), len(deciders))
    run = list(takewhile(lambda who: who == deciders[start], deciders[start:]))
    return (start, start + len(run)) if run else None


# --- what is gained ----------------------------------------------------------------------------------


def gained(game: AnyGame, states: Sequence[AnyState], done: Sequence[Action]) -> str:
    """Return what the seat that decides first gets by what was done in all but the last of some states."""
    seat = game.player(states[0])
    (lost, new), (won, theirs) = changes(game, states, seat)
    told = (
        _end(game, states, seat),
        ", ".join(filter(None, _exchange(game, states, done, won, lost))),
        say.gets(in_words(game.words, new)) if new else "",
        say.allows(in_words(game.words, theirs)) if theirs else "",
        *game.gain(states, done, seat),
    )
    return "; ".join(filter(None, told))


def _exchange(
    game: AnyGame, states: Sequence[AnyState], done: Sequence[Action], won: Pieces, lost: Pieces
) -> Iterator[str]:
    """Yield what is traded, what else is taken and lost, and whether the line breaks off there."""
    happened = [game.events(state, action) for state, action in zip(states, done, strict=False)]
    if not (won or lost) or not any(takes(events, Captured | Removed) for events in happened):
        return
    even = won & lost if len(won | lost) > 1 or won == lost else Pieces()
    taken, given = (in_words(game.words, pieces - even) for pieces in (won, lost))
    yield say.traded(in_words(game.words, even)) if even else ""
    yield say.exchange(taken, given)
    following = (game.events(states[-1], action) for action in game.legal_actions(states[-1]))
    yield say.goes_on if takes(happened[-1]) and any(map(takes, following)) else ""


def takes(events: Sequence[Event], how: UnionType | type = Captured) -> bool:
    """Whether something leaves the board with what happens."""
    return any(isinstance(event, how) for event in events)


def changes(
    game: AnyGame, states: Sequence[AnyState], seat: int
) -> tuple[tuple[Pieces, Pieces], tuple[Pieces, Pieces]]:
    """Return which pieces of a seat are gone at last and which are new, and the same of all others."""
    own, others = zip(*(_boards(game, state, seat) for state in states), strict=True)
    return _changed(own), _changed(others)


def _boards(game: AnyGame, state: AnyState, seat: int) -> tuple[Pieces, Pieces]:
    """Return the pieces of a seat that are on the board, and those of all others."""
    pieces = [piece for piece in game.picture(game.view(state, None)).pieces if piece.owner >= 0]
    own, others = (Counter(p.art for p in pieces if (p.owner == seat) is mine) for mine in (True, False))
    return by_name(game.words, own), by_name(game.words, others)


def _changed(boards: Sequence[Pieces]) -> tuple[Pieces, Pieces]:
    """Return which pieces are gone at last, and which are new.

    What has become another kind of piece that is still there (a pawn a queen) is not gone.
    """
    gone, new = boards[0] - boards[-1], boards[-1] - boards[0]
    for then, now in pairwise(boards):
        was, became = then - now, now - then
        if became and was.total() == became.total() and became <= new:
            gone -= was
    return gone, new


def _end(game: AnyGame, states: Sequence[AnyState], seat: int) -> str:
    """Return how the game ends with the last state, and in how many moves; "" if it goes on."""
    outcome = game.outcome(states[-1])
    if outcome is None:
        return ""
    returns = outcome.returns
    winner = returns.index(max(returns)) if max(returns) > 0 else seat
    told = result_words(outcome, game.words.seats[: len(returns)], game.words)
    runs = [who for who, _ in groupby(game.player(state) for state in states[:-1])]
    moves = runs.count(winner)
    when = say.in_moves(moves) if moves > 1 else say.with_this if runs == [seat] else say.with_answer
    return f"{when}: {told.rstrip('.')}"
