"""The game at the table and what is shown of it, as values."""
