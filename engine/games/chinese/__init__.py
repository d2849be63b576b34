"""Chinese Checkers, clause S20, on the six-sector board."""
