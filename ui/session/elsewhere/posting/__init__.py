"""What is said of links that one plays by."""
