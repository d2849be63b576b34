"""The challenge of a day: a position, the same for everybody, in which one move does what is asked."""
