"""The twenty cards, A40-A59: one module per card or family, each with its `CARDS`."""
