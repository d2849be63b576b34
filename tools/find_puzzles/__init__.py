"""Search for puzzles, with proofs: `python -m tools.find_puzzles GAME --seed N --count K`."""
