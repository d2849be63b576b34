"""Four words that let friends compare the keys of their devices by voice.

Somebody who passes on invitation and reply could put their own keys in place of both, and play in both names.
The two halves then show different words, except with probability 2⁻³². No computation helps: the words depend
on the first opening of every device. Each device has committed itself to its opening, by the head of its
chain, before any other device opens its own. (The same idea as in ZRTP, RFC 6189.)
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.remote.crypto.hashing import digest

WORDS = 4
CHOICE = 256
"""Number of words to choose from, in each language."""


def words_number(
    table: str, keys: Sequence[str], heads: Sequence[bytes], openings: Sequence[bytes]
) -> tuple[int, ...]:
    """Return four numbers below `CHOICE`: a hash of the table's id and all that its devices have published.

    Keys, heads of the chains and first openings are in the order of the devices.
    """
    return tuple(digest("words", table, *keys, *heads, *openings)[:WORDS])
