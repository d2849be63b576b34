"""What is kept for good: records of games that ended, odd feats, challenges of a day, a file with it all."""
