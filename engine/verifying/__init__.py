"""The independent verifier of remote games.

It follows `docs/fair.md`, not the code of the players: of `engine.remote` it imports only the arithmetic of
the curve and the hashes, and the games' rules decide what is legal.
"""
