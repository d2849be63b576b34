"""The screen of the challenges, and what is said at its end."""
