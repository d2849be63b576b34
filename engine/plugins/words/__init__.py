"""Translations: one module per language."""
