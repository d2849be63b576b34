"""The position editor of Ctheckers."""
