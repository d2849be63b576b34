"""Measurements of the built site, in a real browser or in the browser's Python. Nothing is asserted."""
