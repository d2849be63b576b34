"""What is shown is stored: whatever a feature changes of the game is kept before it is shown."""

from __future__ import annotations

from ui.session.model import Effects, Model
from ui.session.storage_effects import Save
from ui.session.unfinished import Arrival


def saving(before: Model, after: Model) -> Effects:
    """Return the effect that stores the game at the table, if what is to be kept of it has changed.

    To sit down changes nothing, whatever chance has done by then; but what came from outside is stored then.
    Where friends elsewhere play along, what was said counts, also while chance waits for them.
    A first game is kept nowhere. Of a line that is tried, what has become of the game beside it counts.
    """
    old, new = (each.session.main if each.session else None for each in (before, after))
    if new is None or (new.pending and new.kind.local) or not new.kind.stored:
        return ()
    arriving = old is not None and isinstance(old.pending, Arrival) and new.kind.local
    sat = old is not None and old.sitting == new.sitting and not arriving
    if not sat:
        return (Save(after.ticket, new),) if new.foreign else ()
    same = old is not None and (not old.pending or not new.kind.local) and old.kept_as(new)
    return (Save(after.ticket, new),) if new.begun and not same else ()
