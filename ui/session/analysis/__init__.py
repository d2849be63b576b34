"""Live analysis of positions and the review of a game."""
