"""Plugin games: games installed as wheels."""
