"""The About page and the list of third-party parts."""
