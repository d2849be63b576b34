"""The board of Alien Checkers: masks, walls, the monolith, and how pieces move on it."""
