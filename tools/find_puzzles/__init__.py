"""Finds challenges, and proves them: `python -m tools.find_puzzles GAME --seed N --count K`."""
