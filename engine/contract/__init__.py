"""What a game is: the contract, and the values that it speaks in."""
