"""Where the computer players think."""
