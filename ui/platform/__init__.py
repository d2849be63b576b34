"""Browser facilities, one thin module each."""
