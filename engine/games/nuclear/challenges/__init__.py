"""Challenges: what can be asked for, and where."""
