"""Checks that every registered game must pass, by subject; `every.py` lists them all."""
