"""Parts shared by notations and file formats."""
