"""The cards: one module per card or family, each with its `CARDS`."""
