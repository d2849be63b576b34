"""What lies over a screen, by what it is about."""
