"""Names of the openings, one module per language."""
