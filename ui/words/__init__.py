"""Translations: one folder per language, one module per screen."""
