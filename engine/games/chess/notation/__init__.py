"""Chess notation: positions as FEN, moves as SAN, games as PGN."""
