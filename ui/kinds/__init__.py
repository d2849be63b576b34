"""The kinds of game at the table besides an ordinary one, one module each."""
