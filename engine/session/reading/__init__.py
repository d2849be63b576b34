"""Reading of untrusted input of any kind: one reader for the page and the command line."""
