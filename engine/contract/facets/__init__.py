"""The parts of the contract; `engine.contract.game` combines them."""
