"""A study: a position to analyse, where people move for all seats and no secret is covered."""

from __future__ import annotations

from engine.session.match import Match
from engine.session.position_link import write_position
from ui.session.screen import STUDY
from ui.session.session import OWN, Kind, Session, Settled
from ui.session.views import study_viewer
from ui.storage.seats import STUDY as ID
from ui.words.en.editor import say
from ui.words.en.notices import say as notices


class Study(Kind):
    """A position that is analysed without being played."""

    id = ID

    scored = False
    covers = False
    tips = False
    for_analysis = True
    undo_reveals = True

    def offer(self) -> str:
        """Return the label of the button."""
        return say.study

    def greeting(self) -> str:
        """Return the announcement."""
        return notices.studied

    def played(self) -> Kind:
        """Return an ordinary game, since a game against a computer is no study."""
        return OWN

    def place(self, session: Session) -> str:
        """Return the entry with the position, until an action is played."""
        match = session.match
        link = "" if session.key else write_position(match.game, match.start, match.options)
        return f"{STUDY}={link}" if link else ""

    def viewer(self, session: Session) -> int | None:
        """Return the seat to move: a study shows that player's knowledge of the position."""
        if session.game.info.hidden:
            return study_viewer(session.match, session.match.cursor)
        return session.match.player if session.persons_turn else None

    def analyst(self, match: Match, at: int) -> int | None:
        """Return the seat to move, or None where chance dealt it a secret left open by the position."""
        return study_viewer(match, at)

    def settled(self, session: Session) -> Settled | None:
        """Return the result if the end was agreed, else None."""
        return Settled(session) if session.match.agreed else None
