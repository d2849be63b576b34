"""The history: records of finished games, achievements, daily puzzles and the backup file."""
