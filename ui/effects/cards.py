"""Handler for the long card computations of remote games: shuffling, looking at cards, auditing."""

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
    CheckDeck,
    LookAtCards,
    MakeDeck,
    PrepareCardWork,
    StopCardWork,
)


class CardHandler:
    """Passes jobs to the card worker and dispatches its progress and results."""

    EFFECTS = (MakeDeck, CheckDeck, LookAtCards, AuditDecks, PrepareCardWork, CancelCardWork, StopCardWork)

    def __init__(self, card_worker: CardWorker, dispatch: Callable[[Message], None]) -> None:
        self._card_worker = card_worker
        self._dispatch = dispatch

    def run(self, effect: Effect) -> None:
        """Carry out one effect."""
        match effect:
            case MakeDeck() | CheckDeck() | LookAtCards() | AuditDecks():
                self._begin(effect)
            case PrepareCardWork():
                self._card_worker.warm_up()
            case CancelCardWork():
                self._card_worker.stop()
            case StopCardWork():
                self._card_worker.leave()

    def _begin(self, job: CardWork) -> None:
        def report(part: float) -> None:
            self._dispatch(CardsWorked(job.table, part))

        report(0.0)
        self._card_worker.work(job, report, self._dispatch)
