"""Nuclear Chess, N1-N9: chess with pawns that explode when they are captured."""
