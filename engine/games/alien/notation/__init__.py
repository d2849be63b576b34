"""Position texts of Alien Checkers."""
