"""Clips: animated pictures of a game's moves."""
