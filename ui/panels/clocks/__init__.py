"""Clocks as people see them: agreed on before a game, beside each player, and held."""
