"""Games that come as wheels of their own."""
