"""The other lines of a game: what might have been played instead, as a tree of texts that knows no rules."""
