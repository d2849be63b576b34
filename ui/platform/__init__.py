"""The browser: one thin module a facility."""
