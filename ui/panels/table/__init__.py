"""The table: its values, what they are at a moment, and how they are shown."""
