"""Boards that several games share, and the fast move kernels."""
