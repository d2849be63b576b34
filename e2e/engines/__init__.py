"""Other browser engines than Chromium's, each driven in its own way behind one small interface."""
