"""Looking on: the computer's eye on a position, and the review of a game."""
