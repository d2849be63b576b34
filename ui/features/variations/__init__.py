"""Lines beside the game: tried, looked at, named, put in its place, deleted."""
