"""Explanations: the benefit of an action, as text, judged by the line that follows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, pairwise, takewhile
from types import UnionType
from typing import NamedTuple, TypeAlias

from engine.contract.events import Captured, Event, Moved, Placed, Removed
from engine.contract.game import AnyGame
from engine.contract.search import Considered
from engine.contract.values import TERMINAL, Action, AnyState
from engine.session.narration import is_idle, result_words
from engine.session.words.en import say, say_review

Pieces = Counter[str]
"""Number of pieces by name, as the texts list them."""


class ExplainedLine(NamedTuple):
    """Actions that are expected to follow one another, and their consequences."""

    actions: tuple[Action, ...]
    written: tuple[str, ...]
    gain: str
    """The benefit of the line for the player who starts it, as a phrase; "" if unknown."""
    states: tuple[AnyState, ...]
    """The states along the line, the one before the first action included."""
    rest: str
    """The expected reply and what follows, as text, without actions that change nothing; "" if unknown."""


Turn: TypeAlias = tuple[int, int]
"""Start and end of a turn among the actions of a line."""


def line_from(
    game: AnyGame, state: AnyState, texts: Sequence[str], open_: bool = True, forced: bool = False
) -> ExplainedLine:
    """Return the line of actions with these texts from a state on.

    The line ends early at a chance node or at an action that is not legal, and goes on while a single capture
    is the only legal action. Its benefit stays empty unless `open_`: then the reader may see everything in
    it. If `forced`, the winner at its end wins by force.
    """
    states, found, written = [state], [], []
    left = iter(texts)
    while action := _named(game, state, next(left, "")):
        found.append(action)
        written.append(game.written(game.view(state, game.player(state)), action))
        state = game.apply(state, action)
        states.append(state)
    gain = benefit_of(game, states, found, forced) if found and open_ else ""
    after = _changing(game, states[1:], found[1:], written[1:])
    rest = say_review.then(after) if after else ""
    return ExplainedLine(tuple(found), tuple(written), gain, tuple(states), rest)


def _changing(
    game: AnyGame, states: Sequence[AnyState], done: Sequence[Action], written: Sequence[str]
) -> list[str]:
    """Return the written actions that change something."""
    each = zip(states, done, written, strict=False)
    return [name for state, action, name in each if not is_idle(game.events(state, action))]


def _named(game: AnyGame, state: AnyState, text: str) -> Action | None:
    """Return the legal action with a text; for "" the only one, if that is a capture."""
    legal = game.legal_actions(state)
    if text:
        return next((each for each in legal if each.text == text), None)
    return legal[0] if len(legal) == 1 and takes(game.events(state, legal[0])) else None


def line_of(game: AnyGame, state: AnyState, each: Considered, open_: bool = True) -> ExplainedLine:
    """Return the line of an action that a search has considered.

    For an action with only an upper bound, the benefit is unknown; its line shows just an answer to it.
    """
    forced = abs(each.value) >= 1 and not game.info.hidden
    line = line_from(game, state, (each.text, *each.line), open_ and not each.at_most, forced)
    if not each.at_most:
        return line
    run = answer_in(game, line.states)
    return line._replace(rest=say_review.answer(" ".join(line.written[slice(*run)])) if run else "")


def answer_in(game: AnyGame, states: Sequence[AnyState]) -> Turn | None:
    """Return the first turn of a seat other than the one that begins."""
    deciders = [game.player(state) for state in states[:-1]]
    start = next((at for at, seat in enumerate(deciders) if seat != deciders[0]), len(deciders))
    run = list(takewhile(lambda seat: seat == deciders[start], deciders[start:]))
    return (start, start + len(run)) if run else None


# --- benefits ----------------------------------------------------------------------------------------


def benefit_of(
    game: AnyGame, states: Sequence[AnyState], done: Sequence[Action], forced: bool = False
) -> str:
    """Return the benefit of these states for the seat that decides first, as text.

    If the game ends with the line, the result says enough.
    """
    seat = game.player(states[0])
    if end := _end(game, states, seat, forced):
        return end
    (lost, new), (won, theirs) = changes(game, states, done, seat)
    benefits = (
        ", ".join(filter(None, _exchange(game, states, done, won, lost))),
        say.gets(game.words.pieces_in_words(new)) if new else "",
        say.allows(game.words.pieces_in_words(theirs)) if theirs else "",
        *game.explain_gain(states, done, seat),
    )
    return "; ".join(filter(None, benefits))


def _exchange(
    game: AnyGame, states: Sequence[AnyState], done: Sequence[Action], won: Pieces, lost: Pieces
) -> Iterator[str]:
    """Yield the trade, the other gains and losses, and a note if the line breaks off in an exchange."""
    happened = [game.events(state, action) for state, action in zip(states, done, strict=False)]
    if not (won or lost) or not any(takes(events, Captured | Removed) for events in happened):
        return
    even = won & lost if len(won | lost) > 1 or won == lost else Pieces()
    taken, given = (game.words.pieces_in_words(pieces - even) for pieces in (won, lost))
    yield say.traded(game.words.pieces_in_words(even)) if even else ""
    yield say.exchange(taken, given)
    if takes(happened[-1]) and recaptures(game, states[-1], happened[-1]):
        yield say.takes_back if game.player(states[-1]) == game.player(states[0]) else say.taken_back


def recaptures(game: AnyGame, state: AnyState, happened: Sequence[Event]) -> list[Action]:
    """Return the actions that recapture the piece that has just moved, or all captures if they are forced."""
    ends = {event.path[-1] for event in happened if isinstance(event, Moved)}
    struck = {action: _struck(game.events(state, action)) for action in game.legal_actions(state)}
    return list(struck) if all(struck.values()) else [each for each, spots in struck.items() if spots & ends]


def _struck(events: Sequence[Event]) -> set[str]:
    return {event.spot for event in events if isinstance(event, Captured)}


def takes(events: Sequence[Event], how: UnionType | type = Captured) -> bool:
    """Return True if something leaves the board with these events."""
    return any(isinstance(event, how) for event in events)


def changes(
    game: AnyGame, states: Sequence[AnyState], done: Sequence[Action], seat: int
) -> tuple[tuple[Pieces, Pieces], tuple[Pieces, Pieces]]:
    """Return the pieces that a seat lost and got between first and last state, and its opponents' too."""
    boards = [_board(game, state) for state in states]
    moves = [_moves(game, *each) for each in zip(states, done, strict=False)]
    own, others = (
        [{spot: name for spot, (owner, name) in board.items() if (owner == seat) is mine} for board in boards]
        for mine in (True, False)
    )
    return _changed(own, moves), _changed(others, moves)


def _board(game: AnyGame, state: AnyState) -> dict[str, tuple[int, str]]:
    """Return the pieces by spot, each with its owner and name."""
    pieces = game.picture(game.view(state, None)).pieces
    return {
        piece.spot: (piece.owner, game.words.piece_key(piece.art)) for piece in pieces if piece.owner >= 0
    }


def _moves(game: AnyGame, state: AnyState, action: Action) -> dict[str, str]:
    """Return the destination of each piece that an action moves, by origin."""
    return {event.path[0]: event.path[-1] for event in game.events(state, action) if isinstance(event, Moved)}


def _changed(
    boards: Sequence[Mapping[str, str]], moves: Sequence[Mapping[str, str]]
) -> tuple[Pieces, Pieces]:
    """Return the pieces that are gone at the end, and those that are new.

    A piece that has become another kind and is still there (a pawn that is now a queen) is not gone.
    """
    first, last = (Counter(board.values()) for board in (boards[0], boards[-1]))
    gone, new = first - last, last - first
    left = new.copy()
    for (then, now), moved in zip(pairwise(boards), moves, strict=False):
        for spot, name in then.items():
            became = now.get(moved.get(spot, spot), name)
            if became != name and left[became]:
                left[became] -= 1
                gone -= Pieces([name])
    return gone, new


def _end(game: AnyGame, states: Sequence[AnyState], seat: int, forced: bool) -> str:
    """Return how the game ends with the last state, and in how many moves; "" if it goes on."""
    outcome = game.outcome(states[-1])
    if outcome is None:
        return ""
    returns = outcome.returns
    winner = returns.index(max(returns)) if max(returns) > 0 else seat
    result = result_words(outcome, game.words.seats[: len(returns)], game.words)
    return f"{_when(game, states, winner, forced)}: {result.rstrip('.')}"


def _when(game: AnyGame, states: Sequence[AnyState], winner: int, forced: bool) -> str:
    """Return in how many of the winner's moves the game is over, as far as it is known.

    A forced win may be quicker than the line, except in two moves where one is not enough.
    """
    seat = game.player(states[0])
    runs = [player for player, _ in groupby(game.player(state) for state in states[:-1])]
    moves = runs.count(winner)
    if moves <= 1:
        return say.with_this if runs == [seat] else say.with_answer
    if not forced:
        return say.in_line(moves)
    exact = moves == 2 and game.kernel() and not _wins_at_once(game, states[seat != winner], winner)
    return say.in_moves(moves) if exact else say.in_at_most(moves)


def _wins_at_once(game: AnyGame, state: AnyState, seat: int) -> bool:
    """Return True if one action of a seat ends the game in its favour."""
    ends = (game.outcome(game.apply(state, action)) for action in game.legal_actions(state))
    return any(end and end.returns[seat] > 0 for end in ends)


# --- prevented harm ---------------------------------------------------------------------------------------


def prevented_harm(game: AnyGame, made: ExplainedLine, others: Sequence[ExplainedLine]) -> str:
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
        return _otherwise(game, *answered[0])
    harmful = (each for each in answered if _spared(game, made, *each, seat))
    return next((_otherwise(game, *each) for each in harmful), "")


def _loses(game: AnyGame, line: ExplainedLine, run: Turn, seat: int) -> bool:
    outcome = game.outcome(line.states[run[1]])
    return outcome is not None and outcome.returns[seat] < 0


def _spared(game: AnyGame, made: ExplainedLine, line: ExplainedLine, run: Turn, seat: int) -> bool:
    """Return True if the answer hits a piece that the played line keeps."""
    stood = _own(game, line.states[0], seat) & _own(game, line.states[run[0]], seat)
    struck = _spots_hit(game, line, range(*run))
    (lost, _), _ = changes(game, made.states, made.actions, seat)
    theirs = [at for at, state in enumerate(made.states[:-1]) if game.player(state) != seat]
    hit = _spots_hit(game, made, theirs)
    at_stake = [(spot, art) for spot, art in stood if spot in struck]
    kinds = game.words.count_pieces(Counter(art for _, art in at_stake))
    return bool(at_stake) and not kinds & lost and not any(spot in hit for spot, _ in at_stake)


def _own(game: AnyGame, state: AnyState, seat: int) -> set[tuple[str, str]]:
    """Return the spots of a seat's pieces, each with its drawing."""
    pieces = game.picture(game.view(state, None)).pieces
    return {(piece.spot, piece.art) for piece in pieces if piece.owner == seat}


def _spots_hit(game: AnyGame, line: ExplainedLine, places: Sequence[int]) -> set[str]:
    """Return the spots where some of the actions of a line capture or place a piece."""
    events = (event for at in places for event in game.events(line.states[at], line.actions[at]))
    return {event.spot for event in events if isinstance(event, Captured | Placed)}


def _otherwise(game: AnyGame, line: ExplainedLine, run: Turn) -> str:
    start, stop = run
    answer = [action.text for action in line.actions[start:stop]]
    harm = line_from(game, line.states[start], answer).gain
    return (
        say.otherwise(" ".join(line.written[:start]), " ".join(line.written[start:stop]), harm)
        if harm
        else ""
    )
