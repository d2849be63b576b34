"""What every registered game must keep, by subjects; `every.py` lists all of it."""
