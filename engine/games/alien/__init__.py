"""Alien Checkers by David L. Van Slyke (2001): the clauses A1-A64 of its page."""
