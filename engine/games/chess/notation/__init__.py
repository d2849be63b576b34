"""How chess is written down: positions as FEN, moves as SAN, games as PGN."""
