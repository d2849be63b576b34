"""The dialogs over a screen, by subject."""
