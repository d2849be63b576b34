"""Where games are kept, under which names, and what becomes of them."""
