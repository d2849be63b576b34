"""The script of a worker: it answers the page's requests for searches and for work on cards."""

from pyscript import sync

from ui.computer.card_work import CardWorkSession
from ui.computer.worker_protocol import WorkerSession

sync.answer = WorkerSession().answer
sync.card_work = CardWorkSession().answer
