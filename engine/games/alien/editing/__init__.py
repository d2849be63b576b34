"""Setting up a position of Alien Checkers by hand."""
