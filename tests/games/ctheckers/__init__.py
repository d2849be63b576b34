"""Ctheckers, clause by clause."""
