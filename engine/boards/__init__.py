"""Boards that several games share, with their lookup tables."""
