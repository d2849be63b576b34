"""Friends at several devices: what they tell each other, and what makes it fair."""
