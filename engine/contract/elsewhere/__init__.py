"""What friends at several devices need of a game."""
