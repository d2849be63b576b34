"""Satan's Checkers, clauses S1-S18."""
