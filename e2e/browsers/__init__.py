"""Chromium as tests and benchmarks start it: for one or many visits, on a lasting profile, or to kill it."""
