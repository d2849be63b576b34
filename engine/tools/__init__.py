"""The command line, and what measures the games."""
