"""What lies in the store, as features speak of it."""
