"""Time controls, clocks, and clock times in game files."""
