"""Pieces by name and number, in the language that is spoken."""
