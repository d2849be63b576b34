"""The clocks: time controls before a game, the clock of each player, and the pause dialog."""
