"""Playing with friends at other devices."""
