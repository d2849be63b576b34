"""End-to-end tests: the built site, served from a subfolder, in a real Chromium."""
