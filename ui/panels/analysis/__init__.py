"""What is shown beside the board of who looks on: what the eye sees, and the review of a game."""
