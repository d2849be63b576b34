"""Challenges: a goal in a position, proved by looking at everything that can be done."""
