"""Has long work with cards done: decks are made, cards looked at, and all is audited at the end."""

from __future__ import annotations

from collections.abc import Callable

from ui.messages import Message
from ui.messages.remote import CardsWorked
from ui.ports import CardWorker
from ui.session.effects import Effect
from ui.session.remote.effects import (
    AuditDecks,
    CancelCardWork,
    CardWork,
    LookAtCards,
    MakeDeck,
    PrepareCardWork,
    StopCardWork,
)


class CardHandler:
    """Hands work to the labourer, and tells how far it is and what has come of it."""

    def __init__(self, card_worker: CardWorker, tell: Callable[[Message], None]) -> None:
        self._card_worker = card_worker
        self._tell = tell

    def run(self, effect: Effect) -> bool:
        """Do an effect, if it is one of cards; return whether it is."""
        match effect:
            case MakeDeck() | LookAtCards() | AuditDecks():
                self._begin(effect)
            case PrepareCardWork():
                self._card_worker.warm_up()
            case CancelCardWork():
                self._card_worker.stop()
            case StopCardWork():
                self._card_worker.leave()
            case _:
                return False
        return True

    def _begin(self, job: CardWork) -> None:
        def worked(part: float) -> None:
            self._tell(CardsWorked(job.table, part))

        worked(0.0)
        self._card_worker.work(job, worked, self._tell)
