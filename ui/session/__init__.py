"""State of the game at the table and of the screen, as values, and the effects."""
