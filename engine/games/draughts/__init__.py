"""English draughts (American checkers), clauses D1-D8."""
