"""What the worker runs: from then on it answers the page's questions."""

from pyscript import sync

from ui.brain import Brain

sync.answer = Brain().answer
