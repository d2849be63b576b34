"""Games that hide something, between devices: decks that nobody steers, and what each device sees of them."""
