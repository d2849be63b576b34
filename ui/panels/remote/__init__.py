"""What is shown of friends at other devices."""
