"""Texts in one language."""
