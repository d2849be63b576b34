"""A variation: a line that branches off the main line, in which people move for all seats."""

from __future__ import annotations

from engine.session.match import Match
from ui.messages.screens import NextGame
from ui.messages.table import AgreeDraw, Branch, Reseat, Resign, ShowOwnSecrets
from ui.session.session import Kind, Session, Settled
from ui.storage.seats import Here
from ui.words.en.session import say


class Variation(Kind):
    """A variation; the kind of its main line decides about secrets."""

    base: Session
    """The session of the main line."""

    scored = False
    covers = False
    tips = False
    undo_reveals = True
    excluded = (AgreeDraw, ShowOwnSecrets, Branch, NextGame, Reseat, Resign)

    def main(self, _session: Session) -> Session:
        """Return the session of the main line."""
        return self.base

    def with_main(self, session: Session, main: Session) -> Session:
        """Return the variation beside another main line."""
        return session._replace(kind=Variation(main))

    def viewer(self, session: Session) -> int | None:
        """Return the seat to move, since people move for all; in a study the study's viewer."""
        if not self.base.kind.covers:
            return self.base.kind.viewer(session)
        return session.match.player if session.persons_turn else None

    def analyst(self, match: Match, at: int) -> int | None:
        """Return the seat that the kind of the main line names."""
        return self.base.kind.analyst(match, at)

    def settled(self, _session: Session) -> Settled | None:
        """Return None: the next move is a person's."""
        return None

    def undo_point(self, session: Session, _past_reveals: bool) -> int | None:
        """Return the log entry before the shown position: people move for all seats."""
        return max((stop for stop in _stops(session) if stop < session.at), default=None)

    def redo_point(self, session: Session) -> int | None:
        """Return the log entry after the shown position."""
        return min((stop for stop in _stops(session) if stop > session.at), default=None)

    def refuses(self, _session: Session, wish: str) -> str:
        """Refuse draws, resignations, reviews and changes of players, which belong to the main line."""
        return say.in_variation if wish in ("draw", "resign", "review", "seats") else ""


def _stops(session: Session) -> tuple[int, ...]:
    """Return the places in the log at the start and after each entry."""
    return (0, *(entry.stop for entry in session.log.entries))


def begin_variation(main: Session, match: Match) -> Session:
    """Return a session along a variation, before its first `updated`; people move for all seats."""
    base = main.unpicked()._replace(viewing=None)
    return Session(
        match,
        (Here(),) * len(match.seats),
        main.orientation,
        main.log,
        key=main.key,
        sitting=main.sitting,
        past=main.past,
        kind=Variation(base),
    )
