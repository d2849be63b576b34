"""Committed pictures of the page: icons, those of the documents, and screens for comparison."""
