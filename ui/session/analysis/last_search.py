"""The searches behind the computers' actions, kept while people stay at the table."""

from __future__ import annotations

from ui.session.analysis.search_info import MoveSearchInfo, SearchInfo
from ui.session.session import Session
from ui.storage.seats import level_of


def with_search(session: Session, thinking: SearchInfo) -> Session:
    """Return the session with the search behind the next action; those of replaced actions are dropped."""
    at = session.match.cursor
    before = tuple(each for each in session.searches if each.at < at)
    if not thinking.best:
        return session._replace(searches=before)
    level = level_of(session.seats[session.match.player])
    return session._replace(searches=(*before, MoveSearchInfo(at, level, thinking)))


def last_search(session: Session) -> MoveSearchInfo | None:
    """Return the search behind the last computer's action up to the shown position.

    Return None in an unfinished game with secrets, since a search would reveal them.
    """
    log, over = session.match.log, session.match.outcome is not None
    if session.game.info.hidden and not over:
        return None
    known = (each for each in reversed(session.searches) if each.at < session.at)
    return next((each for each in known if log[each.at].text == each.thinking.best[0].text), None)
