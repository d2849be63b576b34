"""The table: its display values, their computation, and their layout."""
