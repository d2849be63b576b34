"""Ctheckers by Owen K.C. Stephens, clauses C1-C26."""
