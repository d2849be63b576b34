"""Events and results as sentences, in the words of the game and the words for all games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engine.contract.events import (
    RESIGNS,
    Abandoned,
    Captured,
    Crowned,
    Drawn,
    Eliminated,
    Event,
    Exploded,
    Looked,
    Moved,
    Ordered,
    OutOfTime,
    Placed,
    Remark,
    Removed,
    Revealed,
    Rolled,
)
from engine.contract.values import Outcome, cited
from engine.contract.words.en import GameWords
from engine.session.match import (
    ABANDONED,
    ABANDONED_LEFT,
    AGREED,
    FILED,
    FILED_BOTH,
    FILED_DRAW,
    LEFT,
    RESIGNED,
    TIME,
    TIME_DRAWN,
    TIME_LEFT,
    FileResult,
    Match,
)
from engine.session.words.en import say

NAMED = 3
"""Number of coming cards to name in an announcement, where there is little time to read."""
_OUTSIDE_THE_RULES = tuple(
    end.code
    for end in (
        RESIGNED,
        LEFT,
        AGREED,
        TIME,
        TIME_LEFT,
        TIME_DRAWN,
        ABANDONED,
        ABANDONED_LEFT,
        FILED,
        FILED_DRAW,
        FILED_BOTH,
    )
)


def sentence(event: Event, words: GameWords) -> str:
    """Return the event as a sentence for the log and for screen readers; `words` are the game's."""
    match event:
        case Moved(piece, path, by, how):
            name, way = words.kind(piece), [words.spot(spot) for spot in path]
            return say.moved(name, way, how) if by < 0 else say.moved_by(words.seats[by], name, way)
        case Captured(piece, spot, _, how):
            return words.fate(how, piece, spot) if how else say.captured(words.kind(piece), words.spot(spot))
        case Crowned(piece, spot):
            return say.crowned(words.kind(piece), words.spot(spot))
        case Exploded(what, spot):
            return say.exploded(words.kind(what), words.spot(spot))
        case Placed(what, spot):
            return say.placed(words.coming(what), words.spot(spot))
        case Removed(what, spot):
            return say.removed(words.leaving(what), words.spot(spot))
        case Remark(what, about):
            return words.remark(what, about)
        case Eliminated(who):
            return say.eliminated(words.seats[who])
        case Abandoned(who, checked):
            return say.abandoned(words.seats[who], checked)
        case OutOfTime(who):
            return say.out_of_time(words.seats[who])
        case _:
            return _sentence_of_reveal(event, words)


def _sentence_of_reveal(event: Revealed | Looked | Rolled | Drawn | Ordered, words: GameWords) -> str:
    match event:
        case Revealed(what, spot):
            return say.revealed(words.kind(what), words.spot(spot))
        case Looked(who, spot, what):
            return say.looked(words.seats[who], words.spot(spot), words.kind(what) if what else "")
        case Rolled(what, result):
            return say.rolled(words.kind(what), words.face(what, result))
        case Drawn(what):
            return say.drawn(words.card(what))
        case Ordered():
            return _order(event, words)


def as_dropout(events: tuple[Event, ...], reason: Callable[[int], Event]) -> tuple[Event, ...]:
    """Return the events of a resignation that was not the player's choice, with the reason for it."""
    return tuple(
        reason(int(event.about[0])) if isinstance(event, Remark) and event.what == RESIGNS else event
        for event in events
    )


def describe(events: tuple[Event, ...], words: GameWords) -> str:
    """Return the events of one action as a short text."""
    ends = [event.path[-1] for event in events if isinstance(event, Moved)]
    burnt = blast(events, words)
    plain = [event for event in events if not (burnt and isinstance(event, Captured | Exploded))]
    sentences = [_crowning(event, ends, words) or sentence(event, words) for event in plain]
    return " ".join([*sentences, burnt] if burnt else sentences)


def describe_action(match: Match, index: int, seat: int | None = None) -> str:
    """Return the events of action `index` of the log as text, as far as `seat` may know them."""
    return describe(match.game.events(match.states[index], match.log[index], seat), match.game.words)


def blast(events: tuple[Event, ...], words: GameWords) -> str:
    """Return a sentence for each explosion that destroyed something; "" if nothing exploded."""
    bombs = [event for event in events if isinstance(event, Exploded)]
    if not bombs:
        return ""
    first, *later = bombs
    swept: dict[str, list[tuple[str, str]]] = {}
    for event in events:
        if isinstance(event, Captured) and (event.piece, event.spot) != (first.what, first.spot):
            piece = words.kind(event.piece), words.spot(event.spot)
            swept.setdefault(event.cause or first.spot, []).append(piece)
    chain = [bomb for bomb in later if bomb.spot in swept]
    return " ".join(
        [
            say.blast(words.kind(first.what), words.spot(first.spot), swept.get(first.spot, [])),
            *(say.next_blast(words.kind(b.what), words.spot(b.spot), swept[b.spot]) for b in chain),
        ]
    )


def _order(event: Ordered, words: GameWords) -> str:
    """Return the known order of the coming cards, or who knows it."""
    if event.cards:
        return say.coming([words.card_name(card) for card in event.cards], event.more)
    who = words.seats[event.who]
    return say.ordered(who, event.placed, event.whole) if event.placed else say.knows_pile(who)


def continues_entry(before: tuple[Event, ...], events: tuple[Event, ...]) -> bool:
    """Return True if the events continue the log entry of the action before.

    Events that follow an action without effect replace its entry.
    """
    if not before or not events:
        return False
    return is_idle(before) or (isinstance(before[-1], Ordered) and isinstance(events[0], Ordered))


def is_idle(events: tuple[Event, ...]) -> bool:
    """Return True if an action has changed nothing visible."""
    return bool(events) and all(isinstance(event, Remark) and event.idle for event in events)


def joined_entry(before: tuple[Event, ...], events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return the events of two actions as one, where the second `continues_entry` the first."""
    if is_idle(before):
        return events
    *most, earlier = before
    later, *rest = events
    assert isinstance(earlier, Ordered) and isinstance(later, Ordered)
    return (*most, later._replace(placed=max(earlier.placed, later.placed)), *rest)


def log_entries(actions: Iterable[tuple[Event, ...]]) -> list[tuple[Event, ...]]:
    """Return the events of each log entry; actions that continue one another share an entry."""
    found: list[tuple[Event, ...]] = []
    for events in actions:
        if found and continues_entry(found[-1], events):
            found[-1] = joined_entry(found[-1], events)
        else:
            found.append(events)
    return found


def announcement(events: tuple[Event, ...], words: GameWords) -> str:
    """Return a short description for screen readers, with the meaning of anything revealed."""
    means = [event.means for event in events if isinstance(event, Revealed | Rolled) and event.means]
    return " ".join([describe(tuple(_short(event) for event in events), words), *map(words.means, means)])


def _short(event: Event) -> Event:
    """Return the event with at most `NAMED` of the coming cards."""
    if not isinstance(event, Ordered) or len(event.cards) <= NAMED + 1:
        return event
    return event._replace(cards=event.cards[:NAMED], more=event.more + len(event.cards) - NAMED)


def _crowning(event: Event, ends: list[str], words: GameWords) -> str:
    """Return the sentence for a crowned piece other than the one that has just moved, else ""."""
    if not isinstance(event, Crowned) or ends == [event.spot]:
        return ""
    return say.crowned_there(words.kind(event.piece), words.spot(event.spot))


def result_words(outcome: Outcome, seats: tuple[str, ...], words: GameWords) -> str:
    """Return the winner and the reason, as a sentence. `seats` are the names of the players."""
    best = max(outcome.returns)
    winners = [seat for seat, value in zip(seats, outcome.returns, strict=True) if value == best and best > 0]
    losers = [seat for seat, value in zip(seats, outcome.returns, strict=True) if value < 0]
    code = outcome.reason.code
    return (say if code in _OUTSIDE_THE_RULES else words).end(code, listed(winners), listed(losers))


def ending(match: Match, seats: tuple[str, ...]) -> str:
    """Return how a match ended, with the clause and the explanation; "" while it goes on."""
    return " ".join(ending_parts(match, seats)).strip()


def ending_parts(match: Match, seats: tuple[str, ...]) -> tuple[str, str]:
    """Return how a match ended, with the clause, and separately the explanation."""
    outcome = match.outcome
    if not outcome:
        return "", ""
    result = cited(result_words(outcome, seats, match.game.words), outcome.reason.clause)
    if match.agreed:
        why = match.agreed.reason if isinstance(match.agreed, FileResult) else ""
        return result, say.filed(why) if why else ""
    return result, match.game.explain_end(match.state)


def listed(names: Sequence[str]) -> str:
    """Return names as a list in a sentence: "Ada, Bob and Cy"."""
    return say.listed(names)
