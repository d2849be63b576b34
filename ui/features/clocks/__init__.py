"""Clocks at the table: when they run, what is told of them, what happens when time runs out."""
