"""The variation tree of a game, as action texts without rules."""
