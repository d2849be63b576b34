"""Puzzles: goals in positions, proved by exhaustive search."""
