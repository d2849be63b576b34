"""Numbers of examples: some in the gate, all in the soak run."""

from __future__ import annotations

import os


def examples(number: int) -> int:
    """Return a quarter of `number` (at least ten); all if EXAMPLES=all is set, as by `make soak`."""
    return number if os.environ.get("EXAMPLES") == "all" else max(10, number // 4)
