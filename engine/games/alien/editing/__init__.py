"""The position editor of Alien Checkers."""
