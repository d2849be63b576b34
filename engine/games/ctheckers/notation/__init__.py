"""The positions of Ctheckers as text."""
