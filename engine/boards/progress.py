"""Evaluation terms that improved most between two positions: see `Game.explain_improvement`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

Standing: TypeAlias = Mapping[str, float]
"""Evaluation terms of a side besides material, by name."""
TERM_LIMIT = 2
"""Maximum number of terms to report."""


def improved_terms(then: Standing, now: Standing) -> tuple[str, ...]:
    """Return the names of the terms that grew, largest growth first; `TERM_LIMIT` at most.

    Terms of only one of the two positions, such as the king's march in an endgame, are left out.
    """
    growth = {what: now[what] - then[what] for what in now if what in then}
    best = sorted((what for what in growth if growth[what] > 0), key=lambda what: -growth[what])
    return tuple(best[:TERM_LIMIT])
