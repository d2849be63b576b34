"""What only one of the players knows: looks, and the decks that they come from."""
