"""The family of the star games: Satan's Checkers and Chinese Checkers."""
