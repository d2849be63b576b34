"""How the computer looks ahead, and the tree in which it does."""
