"""Setting up positions: the game's part of the editor, as data and pure functions."""
