"""The lines beside the game at the table: which there are, which one is tried, and when they may be seen."""

from __future__ import annotations

from engine.contract.variations.queries import Node, find
from engine.contract.variations.tree import Lines
from engine.session.match import Match
from ui.session.log import Log, Unfolded
from ui.session.session import Session
from ui.storage.seats import Here


def may_look(session: Session) -> bool:
    """Whether lines beside the game may be seen and tried.

    Not in a first game; and where players hide things or have clocks, only once the game is over: to try is
    to look, and to think.
    """
    stem = session.stem
    kept = (stem.game.info.hidden and not stem.study) or stem.clock
    return not stem.tour and not (kept and stem.match.outcome is None)


def trying(stem: Session, way: Match) -> Session:
    """Return a session in which people move for all seats along a line beside a game, not yet `seen`."""
    seats = (Here(),) * len(way.seats)
    base = stem.unpicked()._replace(viewing=None)
    line = Session(way, seats, stem.orientation, stem.log, key=stem.key, sitting=stem.sitting, past=stem.past)
    return line._replace(base=base, study=stem.study)


def node(session: Session) -> Node:
    """Return where in the tree of lines the shown position is."""
    stem = session.stem.match
    if not session.base:
        return Node(0, session.at)
    return find(stem.texts, stem.lines, session.match.texts[: session.at])


def bare(match: Match) -> Match:
    """Return the match's own line alone, without an end that was agreed."""
    return match._replace(lines=Lines(), agreed=None)


def unfolded(stem: Session, line: int) -> Match | None:
    """Return the match that goes along a line, if that is known."""
    if not line:
        return bare(stem.match)
    return next((each.match for each in stem.unfolded if each.line == line), None)


def unfold(stem: Session, line: int, way: Match, log: Log | None = None) -> Session:
    """Return the game with a line shown in full; `log` is what was told of it before."""
    told = Unfolded(line, way, log or stem.log).seen()
    return stem._replace(unfolded=(*fold(stem, line).unfolded, told))


def fold(stem: Session, line: int) -> Session:
    """Return the game with a line not shown in full."""
    return stem._replace(unfolded=tuple(each for each in stem.unfolded if each.line != line))


def with_lines(stem: Session, lines: Lines) -> Session:
    """Return the game with other lines beside it: none is shown in full, for they may have other numbers."""
    return stem._replace(match=stem.match._replace(lines=lines), unfolded=())
