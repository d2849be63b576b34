"""One package a game; each is known only to `engine.registry`."""
