"""The line in the strip that tells how far the cards are, and whom they wait for."""

from __future__ import annotations

from collections.abc import Callable

from engine.remote.replica import Joint
from ui.session.remote.deck_progress import KEYS, SECRETS, carding
from ui.session.remote.peers import GONE, Company
from ui.tree import Node, h
from ui.words.en.remote import say

Name = Callable[[Joint, int], str]


def cards_part(joint: Joint, company: Company | None, part: float, name_of: Name) -> Node | None:
    """Return the line; None while nothing is done with cards that one has to wait for.

    What takes no time is only told where somebody has to come first.
    """
    now = carding(joint, part)
    if now is None:
        return None
    gone = [device for device in now.devices if device != joint.device and _mood(company, device) == GONE]
    if now.what in (KEYS, SECRETS) and not gone:
        return None
    told = say.cards[now.what].format(part=f"{now.part:.0%}".replace("%", "\u00a0%"))
    waits = [say.goes_on_with(name_of(joint, device)) for device in gone]
    busy = [device for device in now.devices if device not in gone]
    words = [told, *waits, *(_at_it(joint, device, name_of) for device in busy)]
    return h("p", " ".join(filter(None, words)), class_="by", key="cards")


def _at_it(joint: Joint, device: int, name_of: Name) -> str:
    return "" if device == joint.device else say.at_it(name_of(joint, device))


def _mood(company: Company | None, device: int) -> str:
    return company.mood(device) if company else GONE
