"""The puzzles screen, and the dialog of a solved puzzle."""
