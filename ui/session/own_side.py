"""The players as this device shows them: the person here, marked "(you)", and opponents of all kinds."""

from __future__ import annotations

import re

from engine.contract.values import TERMINAL
from ui.session.remote.peers import NAMED, Waiting
from ui.session.series import series_of
from ui.session.session import Session
from ui.session.settings import Settings
from ui.storage.facts import LOST as LOST
from ui.storage.facts import WON as WON
from ui.storage.facts import facts_of, remarks
from ui.storage.names import name_side, without_clauses
from ui.storage.seats import LEVEL, Computer, Seats, given_name, named, people
from ui.words.en.session import say


def own_seat(session: Session) -> int:
    """Return the seat of the only person at this device, or -1."""
    persons = people(session.seats)
    return min(persons) if len(persons) == 1 else -1


def player_name(session: Session, seat: int) -> str:
    """Return the name that a player has besides the colour of the seat; "" if there is none."""
    main = session.main
    return "" if session.kind.scripted else given_name(named(main.match, main.seats, main.past)[seat])


def own_name(session: Session, seat: int) -> str:
    """Return a player's name, marked as "you" for the person's side unless a custom name marks it."""
    main, side = session.main, session.match.seats[seat]
    if main.replica:
        return say.own(main.seats[seat].name or side) if seat in main.replica.seats() else session.names[seat]
    if seat != own_seat(main) or main.seats[seat].name:
        return session.names[seat]
    return say.own(player_name(session, seat) or side)


def shown_names(session: Session) -> tuple[str, ...]:
    """Return the players' names for sentences; those of the person's side are marked."""
    return tuple(without_clauses(own_name(session, seat)) for seat in range(len(session.names)))


def end_remarks(session: Session, waiting: Waiting) -> list[str]:
    """Return remarks about players who have abandoned a finished game or whose deck secret is missing.

    A secret that may still be on its way is not missed before the page names the awaited player.
    """
    main, replica = session.main, session.main.replica
    facts = facts_of(main.match, main.seats, len(main.past), replica)
    named = replica and waiting.table == replica.state.table.id and waiting.stage >= NAMED
    if replica and replica.own and not named:
        facts = facts._replace(unopened=())
    return remarks(facts, shown_names(session))


def name_player(session: Session, seat: int, words: str) -> str:
    """Return a sentence about a seat with its player: "Dark (you) to move.", "Ben (Light) to move."

    Words that address the person's side ("Dark: choose a card.") are left alone.
    """
    if seat < 0:
        return words
    side = session.match.seats[seat]
    if seat == own_seat(session):
        found = re.search(rf"\b{re.escape(side)}\b", words, re.IGNORECASE)
        if not found or words[found.end() :].startswith((",", ":")):
            return words
        return words[: found.start()] + say.own(found[0]) + words[found.end() :]
    name = player_name(session, seat)
    return name_side(words, side, name) if name else words


def own_result(session: Session) -> str:
    """Return `WON` or `LOST` for the only person at this device; "" if nobody won, or several play."""
    outcome, seat = session.match.outcome, own_seat(session)
    if not outcome or seat < 0 or max(outcome.returns) <= 0:
        return ""
    return WON if outcome.returns[seat] > 0 else LOST


def opponent_level(session: Session) -> str:
    """Return the level of the strongest computer against the only person; "" if there is none."""
    if own_seat(session) < 0:
        return ""
    levels = {seat.level for seat in session.seats if isinstance(seat, Computer)}
    return max(levels, key=list(LEVEL).index, default="")


def next_level(session: Session) -> str:
    """Return the level above that of the opponents whom the person has beaten; "" if there is none."""
    level = opponent_level(session)
    if not level or own_result(session) != WON or series_of(session):
        return ""
    above = list(LEVEL)[list(LEVEL).index(level) + 1 :]
    return above[0] if above else ""


def with_stronger(session: Session) -> Seats:
    """Return the seats with all computers at the next level."""
    level = next_level(session)
    return tuple(Computer(level) if level and isinstance(seat, Computer) else seat for seat in session.seats)


# --- moves chosen in advance --------------------------------------------------------------------------


def may_premove(settings: Settings, session: Session) -> bool:
    """Return True if the only person here may choose a move during the other player's turn."""
    waits = session.match.player not in (TERMINAL, own_seat(session)) and session.viewing is None
    allowed = settings.premove and session.game.alternating and not session.kind.scripted
    return allowed and waits and own_seat(session) >= 0


def begins_premove(settings: Settings, session: Session, spot: str) -> bool:
    """Return True if a press on `spot` chooses the piece of a new premove."""
    if not may_premove(settings, session) or premove_path(session) == (spot,):
        return False
    return any(piece.spot == spot and piece.owner == own_seat(session) for piece in session.picture.pieces)


def premove_path(session: Session) -> tuple[str, ...]:
    """Return the start and end of the premove as far as it is chosen; () while another place is viewed."""
    return session.premove.path if session.premove and session.viewing is None else ()


def premove_targets(session: Session) -> set[str]:
    """Return the ends that the premove could have if the other player passed."""
    path = premove_path(session)
    passed = session.game.null_move(session.state) if len(path) == 1 else None
    actions = session.game.legal_actions(passed) if passed is not None else ()
    return {action.path[1] for action in actions if action.path[:1] == path}
