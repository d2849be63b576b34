"""The tree in which the computer looks ahead."""
