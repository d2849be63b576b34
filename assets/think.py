"""What the worker runs: from then on it answers the page's questions."""

from pyscript import sync

from ui.computer.card_work import Workshop
from ui.computer.worker_protocol import Brain

sync.answer = Brain().answer
sync.labour = Workshop().answer
