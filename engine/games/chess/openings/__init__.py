"""The named openings of chess, imported at the first move of a game."""
