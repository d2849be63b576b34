"""What the worker runs: from then on it answers the page's questions."""

from polyscript import xworker

from ui.brain import Brain

xworker.sync.answer = Brain().answer
