"""All that is stored here as one file, and such a file brought together with what is stored here."""
