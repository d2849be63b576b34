"""What follows for friends elsewhere from whatever was done, or heard."""

from __future__ import annotations

from engine.contract.values import IllegalAction
from engine.together.foul import NOBODY
from ui.features.elsewhere.cards import settling
from ui.features.elsewhere.greeting import joint_of
from ui.features.elsewhere.setting import again
from ui.features.elsewhere.speaking import speaking
from ui.features.elsewhere.trouble import cannot_go_on
from ui.session.model import Change, Model


def following(before: Model, model: Model) -> Change:
    """Tell the others, do what they have done, claim what was won unseen, sit down for another game.

    What all may believe can yet be at odds with a card that only this device has seen: a deck was spoilt. The
    game cannot go on then, and stays as it was `before`.
    """
    try:
        model, said = speaking(before, model)
        model, laid = settling(model)
    except IllegalAction:
        joint = joint_of(before)
        if joint is None or not joint.pact.table.game.info.hidden:
            raise
        return cannot_go_on(before, "face", NOBODY)
    model, more = again(before, model)
    return model, (*said, *laid, *more)
