"""How many workers may think at once on a device."""

from __future__ import annotations

from ui.session.analysis.live import ABREAST

LOW = 4.0
"""GiB of memory with which a device has no room for more than one."""
UNTOLD = 2
"""How many at most where the browser does not tell how much memory there is."""


def workers(cores: int, memory: float | None, touched: bool) -> int:
    """Return how many: at most half the cores.

    `memory` is in GiB; None where the browser does not tell, as on phones of which many have little: so one
    that is `touched`, in place of a mouse, counts as one of these.
    """
    most = ABREAST
    if memory is None:
        most = 1 if touched else UNTOLD
    elif memory <= LOW:
        most = 1
    return max(1, min(most, cores // 2))
