"""The screen on which a position is set up."""
