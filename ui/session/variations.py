"""The lines beside the game at the table: which there are, which one is tried, and when they may be seen."""

from __future__ import annotations

from engine.contract.variations.queries import Node, find
from engine.contract.variations.tree import Variations
from engine.session.match import Match
from ui.session.log import Log, Unfolded
from ui.session.session import Session


def may_look(session: Session) -> bool:
    """Whether lines beside the game may be seen and tried.

    Not in a first game; and where players hide things or have clocks, only once the game is over: to try is
    to look, and to think.
    """
    main = session.main
    kept = (main.game.info.hidden and main.kind.covers) or main.clock
    return not main.kind.refuses(main, "variation") and not (kept and main.match.outcome is None)


def node(session: Session) -> Node:
    """Return where in the tree of lines the shown position is."""
    main = session.main.match
    if not session.in_variation:
        return Node(0, session.at)
    return find(main.texts, main.lines, session.match.texts[: session.at])


def bare(match: Match) -> Match:
    """Return the match's own line alone, without an end that was agreed."""
    return match._replace(lines=Variations(), agreed=None)


def unfolded(main: Session, line: int) -> Match | None:
    """Return the match that goes along a line, if that is known."""
    if not line:
        return bare(main.match)
    return next((each.match for each in main.unfolded if each.line == line), None)


def unfold(main: Session, line: int, way: Match, log: Log | None = None) -> Session:
    """Return the game with a line shown in full; `log` is what was told of it before."""
    told = Unfolded(line, way, log or main.log).seen()
    return main._replace(unfolded=(*fold(main, line).unfolded, told))


def fold(main: Session, line: int) -> Session:
    """Return the game with a line not shown in full."""
    return main._replace(unfolded=tuple(each for each in main.unfolded if each.line != line))


def with_lines(main: Session, lines: Variations) -> Session:
    """Return the game with other lines beside it: none is shown in full, for they may have other numbers."""
    return main._replace(match=main.match._replace(lines=lines), unfolded=())
