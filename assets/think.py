"""What the worker runs: from then on it answers the page's questions."""

from pyscript import sync

from ui.computer.worker_protocol import Brain

sync.answer = Brain().answer
