"""The screen of what is kept for good."""
