"""Variations beside the game: explore, view, name, promote and delete."""
