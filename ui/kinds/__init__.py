"""The kinds of game at the table besides a game of one's own: what each changes, one module each."""
