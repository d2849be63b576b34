"""Signatures in the group of the cards, for tables at which one device passes on what others say.

They are those of Schnorr ("Efficient signature generation by smart cards", J. Cryptology 4, 1991). The secret
is short, and the response is a whole number that is not brought below the order (Girault, Poupard, Stern,
J. Cryptology 19, 2006): the nonce is so much longer than what it hides that the sum tells nothing of it.
"""

from __future__ import annotations

from hmac import compare_digest

from engine.remote.crypto.base64url import bytes_of, text_of
from engine.remote.crypto.group import GROUP, Group
from engine.remote.crypto.hashing import SIZE, digest, number

_BASE = 4
"""A square other than 1, so all squares are powers of it."""
_NONCE = 640
"""How many bits a nonce has: secret and challenge have 256 each, and 128 more hide them."""
_RESPONSE = _NONCE // 8 + 1


def public(secret: bytes, group: Group = GROUP) -> int:
    """Return the number that signatures made by a secret are checked with."""
    return group.lock(_BASE, _key(secret, group))


def sign(secret: bytes, message: str, group: Group = GROUP) -> str:
    """Return a signature, always the same for the same message: the nonce comes from secret and message."""
    nonce = number(_NONCE, "nonce", secret, message)
    challenge = _challenge(public(secret, group), group.lock(_BASE, nonce), message, group)
    response = nonce + int.from_bytes(challenge) * _key(secret, group)
    return text_of(challenge + response.to_bytes(_RESPONSE))


def is_signed(signer: int, message: str, text: str, group: Group = GROUP) -> bool:
    """Whether a text is the signature of a message by the one who has told this number."""
    try:
        data = bytes_of(text, SIZE + _RESPONSE)
    except ValueError:
        return False
    challenge, response = data[:SIZE], int.from_bytes(data[SIZE:])
    taken_off = pow(signer, -int.from_bytes(challenge), group.prime)
    commitment = group.lock(_BASE, response) * taken_off % group.prime
    return compare_digest(_challenge(signer, commitment, message, group), challenge)


def write_public(signer: int, group: Group = GROUP) -> str:
    """Return what `public` returns as a text."""
    return text_of(group.packed([signer]))


def read_public(text: str, group: Group = GROUP) -> int:
    """Return the number that a text stands for.

    Raises ValueError: "text" if it is none of the right length, "residue" if it can be nobody's.
    """
    signer = int.from_bytes(bytes_of(text, group.size))
    if not group.has(signer):
        raise ValueError("residue")
    return signer


def _key(secret: bytes, group: Group) -> int:
    return group.key("signer", secret)


def _challenge(signer: int, commitment: int, message: str, group: Group) -> bytes:
    return digest("challenge", group.packed([signer, commitment]), message)
