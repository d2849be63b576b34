"""The star games: Satan's Checkers and Chinese Checkers."""
