"""The contract between a game and everything else, and its value types."""
