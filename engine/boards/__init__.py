"""Boards that several games share, and what they remember of them."""
