"""Clocks at the table: choosing them, running them, warnings and timeouts."""
