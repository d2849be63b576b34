"""What notations and files share."""
