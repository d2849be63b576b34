"""Tutorials and puzzles: games that are guided step by step."""
