"""The daily puzzle: the same position for everyone, in which one move reaches the goal."""
