"""The app that people see. It imports the engine, never the other way round, and names no game."""
