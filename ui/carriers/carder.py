"""Shuffles, locks, looks at and audits cards in slices: powers of large numbers take their time."""

from __future__ import annotations

from collections.abc import Callable

from engine.contract.steps import Steps
from engine.together.fair.audit import audit_all
from engine.together.fair.making import send
from engine.together.secrets.sight import look
from ui.messages import Message
from ui.messages.elsewhere import CardsFailed, CardsSeen, DeckMade, DecksAudited
from ui.ports import Page
from ui.session.effects import Effect
from ui.session.elsewhere.effects import AuditDecks, LookAtCards, MakeDeck

SLICE = 0.02
"""Seconds of work after which the page is let do something else."""


class Carder:
    """Does one thing with cards at a time."""

    def __init__(self, page: Page, tell: Callable[[Message], None]) -> None:
        self._page = page
        self._tell = tell
        self._work: Steps[Message] | None = None

    def run(self, effect: Effect) -> bool:
        """Do an effect, if it is one of cards; return whether it is."""
        match effect:
            case MakeDeck():
                self._begin(_made(effect))
            case LookAtCards():
                self._begin(_seen(effect))
            case AuditDecks():
                self._begin(_audited(effect))
            case _:
                return False
        return True

    def _begin(self, work: Steps[Message]) -> None:
        self._work = work
        self._page.later(0, lambda: self._go_on(work))

    def _go_on(self, work: Steps[Message]) -> None:
        if work is not self._work:
            return
        until = self._page.now() + SLICE
        try:
            next(work)
            while self._page.now() < until:
                next(work)
        except StopIteration as end:
            self._work = None
            self._tell(end.value)
        except ValueError:
            self._work = None
            self._tell(CardsFailed())
        else:
            self._page.later(0, lambda: self._go_on(work))


def _made(effect: MakeDeck) -> Steps[Message]:
    text = yield from send(effect.making, effect.secret)
    return DeckMade(effect.table, effect.number, effect.stage, text)


def _seen(effect: LookAtCards) -> Steps[Message]:
    faces = yield from look(effect.pact, effect.device, effect.secret, effect.cards)
    return CardsSeen(effect.table, tuple((*card, face) for card, face in faces.items()))


def _audited(effect: AuditDecks) -> Steps[Message]:
    found = yield from audit_all(effect.makings, effect.secrets)
    return DecksAudited(effect.table, found[1].device if found else -1)
