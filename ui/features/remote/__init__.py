"""Remote play, live or by links."""
