"""One package a game; only the registry knows them all."""
