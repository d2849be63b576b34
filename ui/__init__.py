"""What people see. Imports the engine, never the other way round, and names no game."""
