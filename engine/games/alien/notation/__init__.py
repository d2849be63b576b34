"""The positions of Alien Checkers as text."""
