"""What a game says of its challenges."""
