"""What happened, as data. Log, animation, sound and screen-reader text are all made from these."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias


class Moved(NamedTuple):
    """A piece went along `path` (its start first, then every spot it touched)."""

    piece: str
    path: tuple[str, ...]
    by: str = ""
    """Who moved it, where that is not to be seen from the piece."""


class Captured(NamedTuple):
    """A piece left the board from `spot`, at step `step` of the move (0: with its first hop)."""

    piece: str
    spot: str
    step: int = 0
    verb: str = "is captured"
    """What becomes of it; nobody captures what is swept away."""


class Crowned(NamedTuple):
    """A piece on `spot` became `piece`."""

    piece: str
    spot: str


class Exploded(NamedTuple):
    """What stood on `spot` blew up and swept the squares around it; `step` counts along a chain of them."""

    what: str
    spot: str
    step: int = 0


class Placed(NamedTuple):
    """Something came onto the board at `spot`."""

    what: str
    spot: str


class Removed(NamedTuple):
    """Something left the board at `spot` without being captured."""

    what: str
    spot: str


class Revealed(NamedTuple):
    """It became known that `what` is on `spot`."""

    what: str
    spot: str
    art: str = ""
    """The drawing of what came to light."""
    means: str = ""
    """What that brings, in a sentence."""


class Looked(NamedTuple):
    """`who` looked under what is on `spot`; `what` is it, or "" for those who may not know."""

    who: str
    spot: str
    what: str = ""
    art: str = ""
    """The drawing of what was seen, for those who may know."""


class Rolled(NamedTuple):
    """A die or a coin showed `result`."""

    what: str
    result: str
    spot: str = ""
    """Where that stands for which it was thrown."""
    faces: tuple[str, ...] = ()
    """The drawings of its faces: first the one that came up. A thing of two faces is a coin."""
    means: str = ""
    """What that brings, in a sentence."""


class Drawn(NamedTuple):
    """A card became known."""

    what: str
    art: str = ""
    """Its drawing, in `assets/cards/`."""


class Ordered(NamedTuple):
    """`who` knows in which order the next cards come; a later one that follows says it better."""

    who: str
    cards: tuple[str, ...] = ()
    """As far as they are in order, what comes first first; () for those who may not know."""
    placed: int = 0
    """How many of them `who` has put in their places."""
    whole: bool = False
    """Whether `who` knows the rest as well."""


class Eliminated(NamedTuple):
    """A player is out of the game."""

    who: str


class Told(NamedTuple):
    """Anything else that happened, in a sentence."""

    words: str


NAMED = 3
"""How many of the cards to come are named where there is little time to read."""
Event: TypeAlias = (
    Moved
    | Captured
    | Crowned
    | Exploded
    | Placed
    | Removed
    | Revealed
    | Looked
    | Rolled
    | Drawn
    | Ordered
    | Eliminated
    | Told
)
"""Games that need another kind of event add it here."""


def sentence(event: Event) -> str:
    """Return the event as a sentence for the log and for screen readers."""
    match event:
        case Moved(piece, path, by):
            verb = "jumps" if len(path) > 2 else "goes"
            if by:
                return f"{by} moves {piece} from {path[0]} to {' to '.join(path[1:])}."
            return f"{_capital(piece)} {verb} from {path[0]} to {' to '.join(path[1:])}."
        case Captured(piece, spot, _, verb):
            return f"{_capital(piece)} on {spot} {verb}."
        case Crowned(piece, spot):
            return f"It becomes a {piece} on {spot}."
        case Exploded(what, spot):
            return f"{_capital(what)} on {spot} explodes."
        case Placed(what, spot):
            return f"{_capital(what)} comes to {spot}."
        case Removed(what, spot):
            return f"{_capital(what)} leaves {spot}."
        case Revealed(what, spot):
            return f"{_capital(what)} is revealed on {spot}."
        case Looked(who, spot, what):
            return f"{who} looks under the checker on {spot}{f' and sees a {what}' if what else ''}."
        case Rolled(what, result):
            return f"The {what} shows {result}."
        case Drawn(what):
            return f"{_capital(what)} is turned over."
        case Ordered():
            return _order(event)
        case Eliminated(who):
            return f"{_capital(who)} is out of the game."
        case Told(words):
            return words


def story(events: tuple[Event, ...]) -> str:
    """Return the events of one action as a short text."""
    ends = [event.path[-1] for event in events if isinstance(event, Moved)]
    words = blast(events)
    plain = [event for event in events if not (words and isinstance(event, Captured | Exploded))]
    told = [_crowning(event, ends) or sentence(event) for event in plain]
    return " ".join([*told, words] if words else told)


def blast(events: tuple[Event, ...]) -> str:
    """Return what exploded first, and all that went with it, as a sentence; "" if nothing exploded."""
    first = next((event for event in events if isinstance(event, Exploded)), None)
    if first is None:
        return ""
    gone = [event for event in events if isinstance(event, Captured)]
    swept = [f"{e.piece} on {e.spot}" for e in gone if (e.piece, e.spot) != (first.what, first.spot)]
    *most, last = [f"the {name}" for name in swept] or [""]
    gone_too = f"{', '.join(most)} and {last}" if most else last
    return f"The {first.what} on {first.spot} explodes{f', and with it go {gone_too}' if swept else ''}."


def _order(event: Ordered) -> str:
    """Return what is known of the cards to come: their names, or that `who` knows them."""
    if event.cards:
        first, *others = event.cards
        named = ", ".join([f"first {first}", *(f"then {other}" for other in others[:1]), *others[1:]])
        return f"The coming cards are in order now: {named}."
    if not event.placed:
        return f"{event.who} knows how the draw pile lies."
    cards = "1 card" if event.placed == 1 else f"{event.placed} cards"
    rest = ", and knows how the rest lies" if event.whole else ""
    return f"{event.who} has put {cards} of the draw pile in place{rest}."


def follows(before: tuple[Event, ...], events: tuple[Event, ...]) -> bool:
    """Whether the events of an action only go on with what those of the action before it have told."""
    return bool(before and events) and isinstance(before[-1], Ordered) and isinstance(events[0], Ordered)


def joined(before: tuple[Event, ...], events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return the events of two actions, the second of which `follows` the first, as those of one."""
    *most, earlier = before
    later, *rest = events
    assert isinstance(earlier, Ordered) and isinstance(later, Ordered)
    return (*most, later._replace(placed=max(earlier.placed, later.placed)), *rest)


def entries(told: Iterable[tuple[Event, ...]]) -> list[tuple[Event, ...]]:
    """Return the events of each action, those of actions that go on with one another together."""
    found: list[tuple[Event, ...]] = []
    for events in told:
        if found and follows(found[-1], events):
            found[-1] = joined(found[-1], events)
        else:
            found.append(events)
    return found


def telling(events: tuple[Event, ...]) -> str:
    """Return the story in short, and what it means that something came to light."""
    means = [event.means for event in events if isinstance(event, Revealed | Rolled) and event.means]
    return " ".join([story(tuple(_short(event) for event in events)), *means])


def _short(event: Event) -> Event:
    """Return an event that is soon told."""
    if not isinstance(event, Ordered) or len(event.cards) <= NAMED + 1:
        return event
    return event._replace(cards=(*event.cards[:NAMED], f"and {len(event.cards) - NAMED} more"))


def _crowning(event: Event, ends: list[str]) -> str:
    """Return the sentence for a crowned piece that is not the one that has just moved, else ""."""
    if not isinstance(event, Crowned) or ends == [event.spot]:
        return ""
    return f"The piece on {event.spot} becomes a {event.piece}."


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
