"""The screen of the puzzles, and what is said at its end."""
