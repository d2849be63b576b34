"""Setting up a position of Ctheckers by hand."""
