"""The facts behind a saved game's title and status, which are worded in the current language."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.contract.game import AnyGame
from engine.contract.values import CHANCE, Outcome, Reason
from engine.remote.agreement import POST
from engine.remote.pending import awaited_peers, has_unsent
from engine.remote.replica import Replica
from engine.session.match import Match
from engine.session.narration import listed, result_words
from ui.storage.names import PLAYER_LIMIT, tidy
from ui.storage.seats import Seats, named_by, read_seat, seat_kind, seat_names
from ui.words.en.storage import say

MOST_NAMES = 16
"""Maximum number of named friends."""


class Links(NamedTuple):
    """State of a game by links."""

    friends: tuple[str, ...]
    """Names of the friends who have one here."""
    waits: tuple[str, ...]
    """Names of the friends whose links are awaited; "" for a friend without one here."""
    unsent: bool
    """True if actions of this device have not been sent."""


class Facts(NamedTuple):
    """Language-free facts of a saved game, known without replaying it."""

    seats: Seats
    options: tuple[tuple[str, str], ...]
    past: int
    """Number of earlier games of the same series."""
    mover: int
    """Seat to move, or `CHANCE`."""
    outcome: Outcome | None = None
    links: Links | None = None


def facts_of(match: Match, seats: Seats, past: int, replica: Replica | None, sent: int) -> Facts:
    """Return the facts of a match; `replica` and `sent` belong to remote play."""
    links = _links(replica, sent) if replica else None
    end = match.outcome and _outcome(list(match.outcome.returns), match.outcome.reason.code)
    return Facts(seats, tuple(sorted(match.options.items())), past, match.player, end, links)


def _links(replica: Replica, sent: int) -> Links | None:
    """Return the state of link play; None for live play."""
    state = replica.state
    if state.table.way != POST or replica.own is None:
        return None
    friends = (person.name for at, person in enumerate(state.people) if person and at != replica.device)
    waits = (person.name if (person := state.people[device]) else "" for device in awaited_peers(replica))
    return Links(tuple(filter(None, friends)), tuple(waits), bool(has_unsent(replica, sent)))


# --- in words ----------------------------------------------------------------------------------------


def title(game: AnyGame, facts: Facts) -> str:
    """Return a name for a game: "Chess: Ada (White) – Black"."""
    series = game.series(dict(facts.options))
    number = say.number(facts.past + 1, series.games) if series else ""
    return say.title(game.info.title, number, names_of(game, facts))


def names_of(game: AnyGame, facts: Facts) -> tuple[str, ...]:
    """Return the players' names."""
    options = dict(facts.options)
    return seat_names(named_by(game.series(options), facts.seats, facts.past), game.seats(options))


def status(game: AnyGame, facts: Facts, prompt: str) -> str:
    """Return a game's public status; `prompt` names the player to move and the kind of action."""
    told = result_words(facts.outcome, names_of(game, facts), game.words) if facts.outcome else prompt
    return _by_links(facts.links, facts.outcome is not None, told) if facts.links else told


def prompt(game: AnyGame, facts: Facts, position: str) -> str:
    """Return the prompt of a position, with the player alone if the position leaves the action open.

    Raises `ValueError` or `LookupError` for an invalid position.
    """
    if facts.outcome:
        return ""
    options = game.settle_at(position, dict(facts.options))
    state = game.parse(position, options)
    if facts.mover == CHANCE or game.player(state) == facts.mover:
        return game.picture(game.view(state, None)).prompt
    return say.to_move(game.seats(options)[facts.mover])


def _by_links(links: Links, over: bool, told: str) -> str:
    """Return the status of link play, with the friends whose links are awaited."""
    if over:
        return f"{told} {say.not_sent}" if links.unsent else told
    waits = say.waits_for(listed(list(filter(None, links.waits)))) if links.waits else say.your_turn
    return f"{say.by_links(listed(links.friends))} {say.not_sent if links.unsent else waits}"


# --- as data -----------------------------------------------------------------------------------------


def write_facts(facts: Facts) -> dict[str, Any]:
    """Return facts as JSON data."""
    end = {"end": [list(facts.outcome.returns), facts.outcome.reason.code]} if facts.outcome else {}
    links = {"links": list(facts.links)} if facts.links else {}
    seats = [[seat_kind(seat), seat.name] for seat in facts.seats]
    known = {"seats": seats, "options": dict(facts.options), "past": facts.past, "mover": facts.mover}
    return {**known, **end, **links}


def read_facts(data: Any) -> Facts | None:
    """Return the facts that `data_of` wrote; None if invalid."""
    try:
        seats = tuple(read_seat(item) for item in data["seats"])
        options = tuple(sorted((_text(key), _text(value)) for key, value in data["options"].items()))
        outcome = _outcome(*data["end"]) if "end" in data else None
        links = _read_links(*data["links"]) if "links" in data else None
        return Facts(seats, options, _number(data["past"]), _number(data["mover"]), outcome, links)
    except (ValueError, LookupError, TypeError, AttributeError):
        return None


def _outcome(returns: list[Any], code: Any) -> Outcome:
    if not all(type(each) in (int, float) and -1 <= each <= 1 for each in returns):
        raise ValueError("no outcome")
    return Outcome(tuple(map(float, returns)), Reason(_text(code), ""))


def _read_links(friends: list[Any], waits: list[Any], new: Any) -> Links:
    return Links(_names(friends), _names(waits), new is True)


def _names(texts: list[Any]) -> tuple[str, ...]:
    return tuple(_text(each)[:PLAYER_LIMIT] for each in texts[:MOST_NAMES])


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError("no text")
    return tidy(value)


def _number(value: Any) -> int:
    if type(value) is not int:
        raise TypeError("no number")
    return value
