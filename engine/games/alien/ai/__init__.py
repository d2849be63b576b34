"""Evaluation of Alien Checkers for the computer players."""
