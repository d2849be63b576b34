"""Schnorr signatures in the group of the cards.

See Schnorr ("Efficient signature generation by smart cards", J. Cryptology 4, 1991). The secret is short, and
the response is an integer that is not reduced modulo the order (Girault, Poupard, Stern, J. Cryptology 19,
2006). The nonce is so much longer than the product it hides that the sum reveals nothing.
"""

from __future__ import annotations

from hmac import compare_digest

from engine.remote.crypto.group import GROUP, Group
from engine.remote.crypto.hashing import SIZE, bytes_of, digest, number, text_of

_BASE = 4
"""A square other than 1, hence a generator of the squares."""
_NONCE = 640
"""Bits of a nonce: 256 each for secret and challenge, and 128 more to hide them."""
_RESPONSE = _NONCE // 8 + 1


def public(secret: bytes, group: Group = GROUP) -> int:
    """Return the public key of a secret."""
    return group.lock(_BASE, _key(secret, group))


def sign(secret: bytes, message: str, group: Group = GROUP) -> str:
    """Return a deterministic signature of a message: the nonce is derived from secret and message."""
    nonce = number(_NONCE, "nonce", secret, message)
    challenge = _challenge(public(secret, group), group.lock(_BASE, nonce), message, group)
    response = nonce + int.from_bytes(challenge) * _key(secret, group)
    return text_of(challenge + response.to_bytes(_RESPONSE))


def is_signed(signer: int, message: str, text: str, group: Group = GROUP) -> bool:
    """Return True if a text is the signature of a message under a public key."""
    try:
        data = bytes_of(text, SIZE + _RESPONSE)
    except ValueError:
        return False
    challenge, response = data[:SIZE], int.from_bytes(data[SIZE:])
    taken_off = pow(signer, -int.from_bytes(challenge), group.prime)
    commitment = group.lock(_BASE, response) * taken_off % group.prime
    return compare_digest(_challenge(signer, commitment, message, group), challenge)


def write_public(signer: int, group: Group = GROUP) -> str:
    """Return a public key as text."""
    return text_of(group.packed([signer]))


def read_public(text: str, group: Group = GROUP) -> int:
    """Return the public key of a text.

    Raises ValueError: "text" if its length is wrong, "residue" if it is no valid key.
    """
    signer = int.from_bytes(bytes_of(text, group.size))
    if not group.has(signer):
        raise ValueError("residue")
    return signer


def _key(secret: bytes, group: Group) -> int:
    return group.key("signer", secret)


def _challenge(signer: int, commitment: int, message: str, group: Group) -> bytes:
    return digest("challenge", group.packed([signer, commitment]), message)
