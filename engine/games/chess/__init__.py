"""Chess. Nuclear Chess and Chesskers build on its modules."""
