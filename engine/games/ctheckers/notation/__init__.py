"""Position texts of Ctheckers."""
