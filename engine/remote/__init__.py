"""Remote play: the protocol between devices, and the cryptography that keeps it fair."""
