"""Reading what comes from outside, whatever it is: the one reader of the page and of the command line."""
