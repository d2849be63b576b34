"""Evaluation and search of chess positions."""
