"""Analysis of positions, reviews of games, and studies."""
