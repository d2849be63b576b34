"""The editor screen."""
