"""Setting up a position by hand: what a game tells of it, as data and pure functions."""
