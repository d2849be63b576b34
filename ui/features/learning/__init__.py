"""First games: a newcomer is led through a few steps."""
