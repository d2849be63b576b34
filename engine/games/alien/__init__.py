"""Alien Checkers by David L. Van Slyke (2001): clauses A1-A64 of its rules page."""
