"""All that a game is asked, by what it is asked for; `engine.contract.game` is the sum of it."""
