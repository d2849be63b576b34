"""The backup file, and merging it with the stored content."""
