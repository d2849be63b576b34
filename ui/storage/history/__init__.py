"""The history of finished games, which outlives the saved games."""
