"""What the computer thinks of a state of Alien Checkers."""
