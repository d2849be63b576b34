"""Setting up positions of chess by hand, and of the games that have its pieces."""
