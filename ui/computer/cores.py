"""Number of search workers that a device has room for."""

from __future__ import annotations

from ui.session.analysis.live import PARALLEL_TASKS

LOW = 4.0
"""GiB of memory up to which there is room for one worker only."""
UNTOLD = 2
"""Maximum number of workers if the browser does not reveal the memory."""


def workers(cores: int, memory: float | None, touched: bool) -> int:
    """Return the number of workers, at most half the cores.

    `memory` is in GiB, None if unknown. Phones do not reveal it and many have little, so a device with a
    touch screen (`touched`) and unknown memory gets one worker.
    """
    most = PARALLEL_TASKS
    if memory is None:
        most = 1 if touched else UNTOLD
    elif memory <= LOW:
        most = 1
    return max(1, min(most, cores // 2))
