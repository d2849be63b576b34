"""A game being played: its match, as text, and in words."""
