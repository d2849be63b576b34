"""A game looked over: the chances from place to place, and where they turned."""
