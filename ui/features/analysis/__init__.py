"""Looking on: what the eye sees of a position, and the review of a game."""
