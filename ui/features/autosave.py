"""Saving the game at the table after every change."""

from __future__ import annotations

from ui.session.model import Effects, Model
from ui.session.storage_effects import Save
from ui.session.unfinished import PendingArrival


def save_effects(before: Model, after: Model) -> Effects:
    """Return the effect that saves the game at the table if its stored part has changed.

    Sitting down saves nothing, even after chance has acted, unless the game was imported. A remote game is
    also saved while chance waits for other devices. A tutorial is not stored. In a variation the main line
    counts.
    """
    old, new = (each.session.main if each.session else None for each in (before, after))
    if new is None or (new.pending and new.kind.local) or not new.kind.stored:
        return ()
    arriving = old is not None and isinstance(old.pending, PendingArrival) and new.kind.local
    sat = old is not None and old.sitting == new.sitting and not arriving
    if not sat:
        return (Save(after.ticket, new),) if new.imported else ()
    same = old is not None and (not old.pending or not new.kind.local) and old.same_save(new)
    return (Save(after.ticket, new),) if new.worth_saving and not same else ()
