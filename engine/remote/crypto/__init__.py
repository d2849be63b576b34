"""Fair among people who do not trust each other: chance, secrets and signatures, as pure functions."""
