"""Chromium as tests and benches start it: for one visit or many, on a profile that lasts, to be killed."""
