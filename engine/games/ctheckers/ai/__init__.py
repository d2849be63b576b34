"""The search of Ctheckers, and its tree."""
