"""Finds puzzles, and proves them: `python -m tools.challenges GAME --seed N --count K`."""
