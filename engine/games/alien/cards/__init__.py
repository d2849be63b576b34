"""The twenty cards, A40-A59: each returns its choices, and each choice has its effect."""
