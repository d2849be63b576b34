"""What the worker runs: from then on it answers the page's questions."""

from pyscript import sync

from ui.computer.card_work import CardWorkSession
from ui.computer.worker_protocol import WorkerSession

sync.answer = WorkerSession().answer
sync.card_work = CardWorkSession().answer
