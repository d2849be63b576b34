"""The variations of the game at the table: which exist, which one is explored, and access to them."""

from __future__ import annotations

from engine.contract.variations import Node, Variations, find
from engine.session.match import Match
from ui.session.log import Log, Unfolded
from ui.session.session import Session


def may_explore(session: Session) -> bool:
    """Return True if variations may be viewed and explored.

    Not in a tutorial. With secrets or clocks only after the game, since exploring would reveal secrets or
    extend thinking time.
    """
    main = session.main
    kept = (main.game.info.hidden and main.kind.covers) or main.clock
    return not main.kind.refuses(main, "variation") and not (kept and main.match.outcome is None)


def shown_node(session: Session) -> Node:
    """Return the node of the shown position in the tree of variations."""
    main = session.main.match
    if not session.in_variation:
        return Node(0, session.at)
    return find(main.texts, main.lines, session.match.texts[: session.at])


def without_variations(match: Match) -> Match:
    """Return the match without variations and without an agreed end."""
    return match._replace(lines=Variations(), agreed=None)


def unfolded(main: Session, line: int) -> Match | None:
    """Return the match along a variation, or None if it is not loaded."""
    if not line:
        return without_variations(main.match)
    return next((each.match for each in main.unfolded if each.line == line), None)


def unfold(main: Session, line: int, match: Match, log: Log | None = None) -> Session:
    """Return the main line with a variation shown in full; `log` is reused if given."""
    shown = Unfolded(line, match, log or main.log).translated()
    return main._replace(unfolded=(*fold(main, line).unfolded, shown))


def fold(main: Session, line: int) -> Session:
    """Return the main line with a variation folded."""
    return main._replace(unfolded=tuple(each for each in main.unfolded if each.line != line))


def with_lines(main: Session, lines: Variations) -> Session:
    """Return the main line with other variations, all folded since their numbers may differ."""
    return main._replace(match=main.match._replace(lines=lines), unfolded=())
