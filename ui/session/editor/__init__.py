"""The position that is being set up."""
