"""The command line, and measurements of the games."""
