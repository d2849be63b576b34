"""Storage of games, names, history and backups."""
