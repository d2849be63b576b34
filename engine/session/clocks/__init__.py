"""Time to play in: what is agreed on before a game, and how much of it everybody has left."""
