"""Satan's Checkers, clauses S1-S18, and what it shares with Chinese Checkers (S20)."""
