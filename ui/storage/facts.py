"""The facts behind a saved game's title and status, which are worded in the current language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.contract.game import AnyGame
from engine.contract.values import CHANCE, Outcome, Reason
from engine.session.match import Agreed, Match
from engine.session.narration import listed, result_words
from ui.storage.names import PLAYER_LIMIT, name_side, tidy
from ui.storage.seats import (
    Here,
    Remote,
    Seats,
    given_name,
    named_by,
    people,
    read_seat,
    seat_kind,
    seat_names,
)
from ui.words.en.session import say as session_words
from ui.words.en.storage import say

if TYPE_CHECKING:
    from engine.remote.replica import Replica  # loaded for remote games

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
    abandoned: tuple[int, ...] = ()
    """Seats for which the others resigned in a finished game, because the player had abandoned it."""
    unopened: tuple[int, ...] = ()
    """First seat of each device whose deck secret is missing after the game."""
    unchecked: bool = False
    """True if only a copy of the game says who has abandoned it or has not opened a secret.

    A copy from a file or a link proves nothing about a person until somebody verifies its transcript.
    """


def facts_of(
    match: Match, seats: Seats, past: int = 0, replica: Replica | None = None, sent: int | None = None
) -> Facts:
    """Return the facts of a match.

    `sent` is the number of this device's entries that it has sent in links; None for other games.
    """
    links = _links(replica, sent) if replica and sent is not None else None
    end = match.outcome and _outcome(list(match.outcome.returns), match.outcome.reason.code)
    facts = Facts(seats, tuple(sorted(match.options.items())), past, match.player, end, links)
    return _with_missing_players(facts, match, replica) if end else facts


def _with_missing_players(facts: Facts, match: Match, replica: Replica | None) -> Facts:
    """Return the facts of a finished game with who has abandoned it, and whose deck secret is missing."""
    abandoned = unopened = tuple[int, ...]()
    if replica:
        from engine.remote.status import unopened_devices

        state = replica.state
        abandoned = tuple(sorted({state.match.decider(place) for place in state.abandoned}))
        unopened = tuple(sorted(state.table.owners.index(device) for device in unopened_devices(state)))
    named = abandoned or unopened or (isinstance(match.agreed, Agreed) and match.agreed.abandoned)
    unchecked = bool(named) and (replica is None or replica.own is None)
    return facts._replace(abandoned=abandoned, unopened=unopened, unchecked=unchecked)


def _links(replica: Replica, sent: int) -> Links | None:
    """Return the state of play by links; None for a spectator."""
    from engine.remote.replica import awaited_peers, has_unsent

    state = replica.state
    if replica.own is None:
        return None
    friends = (state.name(device) for device in range(len(state.people)) if device != replica.device)
    waits = map(state.name, awaited_peers(replica))
    return Links(tuple(filter(None, friends)), tuple(waits), bool(has_unsent(replica, sent)))


WON, LOST = "won", "lost"


def own_result(facts: Facts) -> str:
    """Return `WON` or `LOST` for the only person, or the people of one device; "" if it is neither."""
    here, remote = people(facts.seats), _is_remote(facts)
    if not facts.outcome or max(facts.outcome.returns) <= 0 or not (len(here) == 1 or (here and remote)):
        return ""
    return WON if any(facts.outcome.returns[seat] > 0 for seat in here) else LOST


# --- in words ----------------------------------------------------------------------------------------


def title(game: AnyGame, facts: Facts, marked: bool = False) -> str:
    """Return a name for a game: "Chess: Ada (White) – Black"; `marked` as in `names_of`."""
    series = game.series(dict(facts.options))
    number = say.number(facts.past + 1, series.games) if series else ""
    return say.title(game.info.title, number, names_of(game, facts, marked))


def names_of(game: AnyGame, facts: Facts, marked: bool = False) -> tuple[str, ...]:
    """Return the players' names; the person at this device may be `marked`: "Dark (you)".

    The own name needs no mark, except beside a friend's: "Ada (you)".
    """
    sides, remote, players = game.seats(dict(facts.options)), _is_remote(facts), _named(game, facts)
    names = seat_names(players, sides)
    if not marked or not (remote or len(people(facts.seats)) == 1):
        return names
    return tuple(
        session_words.own(given_name(player) or side)
        if isinstance(seat, Here) and (remote or not seat.name)
        else name
        for seat, player, side, name in zip(facts.seats, players, sides, names, strict=True)
    )


def _named(game: AnyGame, facts: Facts) -> Seats:
    return named_by(game.series(dict(facts.options)), facts.seats, facts.past)


def _is_remote(facts: Facts) -> bool:
    return any(isinstance(seat, Remote) for seat in facts.seats)


def status(game: AnyGame, facts: Facts, prompt: str, marked: bool = False) -> str:
    """Return a game's public status; `prompt` names the player to move and the kind of action."""
    names = names_of(game, facts, marked)
    words = (
        result_words(facts.outcome, names, game.words)
        if facts.outcome
        else _turn(game, facts, prompt, marked)
    )
    words = " ".join([words, *remarks(facts, names)])
    if facts.links:
        return _by_links(facts.links, facts.outcome is not None, words)
    return _live(game, facts) if _is_remote(facts) and not facts.outcome and facts.mover >= 0 else words


def _turn(game: AnyGame, facts: Facts, prompt: str, marked: bool) -> str:
    """Return the prompt with the name of the player to move, or "Your turn." for the `marked` person."""
    if facts.mover < 0:
        return prompt
    if marked and isinstance(facts.seats[facts.mover], Here) and len(people(facts.seats)) == 1:
        return say.your_turn
    name = given_name(_named(game, facts)[facts.mover])
    return name_side(prompt, game.seats(dict(facts.options))[facts.mover], name) if name else prompt


def remarks(facts: Facts, names: Sequence[str]) -> list[str]:
    """Return remarks: players who have abandoned the game, missing deck secrets, and if this is unchecked."""
    abandoned, unopened = ([names[seat] for seat in seats] for seats in (facts.abandoned, facts.unopened))
    found = [say.abandoned(listed(abandoned), len(abandoned))] if abandoned else []
    found += [say.unopened(listed(unopened))] if unopened else []
    return [*found, say.unchecked] if facts.unchecked else found


def _live(game: AnyGame, facts: Facts) -> str:
    """Return the status of a live game: the friends, and the player to move."""
    friends = listed([seat.name for seat in facts.seats if isinstance(seat, Remote) and seat.name])
    mover = facts.seats[facts.mover]
    turn = say.your_turn if isinstance(mover, Here) else say.to_move(names_of(game, facts)[facts.mover])
    return f"{say.live(friends)} {turn}"


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


def _by_links(links: Links, over: bool, status: str) -> str:
    """Return the status of link play, with the friends whose links are awaited."""
    if over:
        return f"{status} {say.not_sent}" if links.unsent else status
    waits = say.waits_for(listed(list(filter(None, links.waits)))) if links.waits else say.your_turn
    return f"{say.by_links(listed(links.friends))} {say.not_sent if links.unsent else waits}"


# --- as data -----------------------------------------------------------------------------------------


def write_facts(facts: Facts) -> dict[str, Any]:
    """Return facts as JSON data."""
    end = {"end": [list(facts.outcome.returns), facts.outcome.reason.code]} if facts.outcome else {}
    links = {"links": list(facts.links)} if facts.links else {}
    abandoned = {"abandoned": list(facts.abandoned)} if facts.abandoned else {}
    unopened = {"unopened": list(facts.unopened)} if facts.unopened else {}
    unchecked = {"unchecked": True} if facts.unchecked else {}
    seats = [[seat_kind(seat), seat.name] for seat in facts.seats]
    known = {"seats": seats, "options": dict(facts.options), "past": facts.past, "mover": facts.mover}
    return {**known, **end, **links, **abandoned, **unopened, **unchecked}


def read_facts(data: Any) -> Facts | None:
    """Return the facts that `data_of` wrote; None if invalid."""
    try:
        seats = tuple(read_seat(item) for item in data["seats"])
        options = tuple(sorted((_text(key), _text(value)) for key, value in data["options"].items()))
        outcome = _outcome(*data["end"]) if "end" in data else None
        links = _read_links(*data["links"]) if "links" in data else None
        abandoned, unopened = (_seats(data.get(key, []), seats) for key in ("abandoned", "unopened"))
        known = seats, options, _number(data["past"]), _number(data["mover"]), outcome, links
        return Facts(*known, abandoned, unopened, data.get("unchecked") is True)
    except (ValueError, LookupError, TypeError, AttributeError):
        return None


def _outcome(returns: list[Any], code: Any) -> Outcome:
    if not all(type(each) in (int, float) and -1 <= each <= 1 for each in returns):
        raise ValueError("no outcome")
    return Outcome(tuple(map(float, returns)), Reason(_text(code), ""))


def _seats(found: list[Any], seats: Seats) -> tuple[int, ...]:
    if not all(_number(seat) in range(len(seats)) for seat in found):
        raise ValueError("no such seat")
    return tuple(found)


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
