"""What follows for friends elsewhere from whatever was done, or heard."""

from __future__ import annotations

from engine.contract.values import IllegalAction
from engine.remote.errors import NOBODY, Foul, Stale
from ui.features.remote.agreement import again
from ui.features.remote.cards import settling
from ui.features.remote.failure import cannot_go_on
from ui.features.remote.greeting import joint_of
from ui.features.remote.sending import speaking, with_joint
from ui.session.model import Change, Model


def following(before: Model, model: Model) -> Change:
    """Tell the others, do what they have done, claim what was won unseen, sit down for another game.

    What all may believe can yet be at odds with a card that this device sees or opens: a deck was spoilt. The
    game cannot go on then, and stays as it was `before`, or as it was opened.
    """
    try:
        model, said = speaking(before, model)
        model, laid = settling(model)
    except (Foul, Stale, IllegalAction) as fault:
        return _ended(before if joint_of(before) else model, fault)
    model, more = again(before, model)
    model, ends = _told_if_stuck(before, model)
    return model, (*said, *laid, *more, *ends)


def _ended(model: Model, fault: Exception) -> Change:
    """Return the game that cannot go on. Raises `fault` if no other device can have caused it."""
    joint = joint_of(model)
    if joint is None or (isinstance(fault, IllegalAction) and not joint.pact.table.game.info.hidden):
        raise fault
    code = "order" if isinstance(fault, Stale) else "face"
    foul = fault if isinstance(fault, Foul) else Foul(code, NOBODY)
    stuck = with_joint(model, joint._replace(stuck=foul))
    return (stuck, ()) if joint.stuck else cannot_go_on(stuck, foul.code, foul.author)


def _told_if_stuck(before: Model, model: Model) -> Change:
    """Show that the game cannot go on, once, and again at each connection."""
    joint, was = joint_of(model), joint_of(before)
    if joint is None or joint.stuck is None or (was and was.stuck and not model.screen.company):
        return model, ()
    return cannot_go_on(model, joint.stuck.code, joint.stuck.author)
