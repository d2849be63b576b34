"""The race across the star: what Satan's Checkers and Chinese Checkers have in common."""
