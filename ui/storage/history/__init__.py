"""What is kept for good of the games that ended here, whatever becomes of the games themselves."""
