"""The board as something to look at. Knows no app and no match."""
