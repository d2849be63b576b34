"""What the app knows of friends at other devices."""
