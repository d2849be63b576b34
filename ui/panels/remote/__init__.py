"""Panels and dialogs of remote play."""
