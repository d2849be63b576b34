"""Drawing the board, independent of the app and of matches."""
