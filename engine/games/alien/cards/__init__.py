"""The twenty cards, A40-A59: each gives what can be chosen for it, with what each choice does."""
