"""The board of Alien Checkers: geometry, masks, walls, the monolith, and moves."""
