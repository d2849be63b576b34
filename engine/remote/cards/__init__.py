"""Remote games with hidden cards: jointly shuffled decks, and each device's view of them."""
