"""Review of a finished game: winning chances at each place, and the turning points."""
