"""The rules and the players: pure Python, standard library only, no browser and no input or output."""
