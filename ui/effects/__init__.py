"""What carries effects out, and tells with messages what came of it."""
