"""The analysis and the review beside the board."""
