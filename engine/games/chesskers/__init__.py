"""Chesskers (K1-K14): a chess army against an army of checkers."""
