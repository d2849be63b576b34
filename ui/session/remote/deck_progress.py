"""How far the cards of a game between devices are, and whose device they wait for."""

from __future__ import annotations

from typing import NamedTuple

from engine.contract.values import TERMINAL
from engine.remote.cards.decks import making_of
from engine.remote.cards.private_view import is_bare
from engine.remote.replica import Joint
from engine.remote.status import Pact
from engine.session.match import Match

SHUFFLING, LOOKING, CHECKING = "shuffling", "looking", "checking"
"""What takes long: a deck is made, somebody looks through one, all decks are looked over at the end."""
KEYS, SECRETS = "keys", "secrets"
"""What takes no time, and is still to be told: what opens a card, and at the end what opens all."""


class Carding(NamedTuple):
    """What is being done with cards."""

    what: str
    devices: tuple[int, ...]
    """The devices that have to do it."""
    part: float = 0.0
    """How much of it is done, from 0 to 1."""


def is_laid_open(match: Match, joint: Joint) -> bool:
    """Whether the game is over, and all that it hid is on the table."""
    game = joint.pact.table.game
    return game.info.hidden and match.game is game


def hides_still(match: Match, joint: Joint | None) -> bool:
    """Whether a game hides something still: till its end, with friends elsewhere till all is laid open."""
    return match.game.info.hidden and not (match.outcome and (joint is None or is_laid_open(match, joint)))


def carding(joint: Joint, part: float) -> Carding | None:
    """Return what is being done with cards; `part` is how much is done of what this device is at."""
    pact, here = joint.pact, (joint.device,)
    if joint.own is None or not pact.match.game.info.hidden or not pact.complete:
        return None
    if len(joint.unseen()) > 1:
        return Carding(LOOKING, here, part)
    if pact.match.player == TERMINAL:
        return _at_the_end(joint, part)
    return _wanted(pact, joint.device, part)


def _at_the_end(joint: Joint, part: float) -> Carding | None:
    vault = joint.pact.vault
    if not vault.decks or joint.fair:
        return None
    if is_bare(vault):
        return Carding(CHECKING, (joint.device,), part)
    bared = vault.bared or (b"",) * len(joint.pact.people)
    return Carding(SECRETS, tuple(device for device, secret in enumerate(bared) if not secret))


def _wanted(pact: Pact, device: int, part: float) -> Carding | None:
    """Return what has to be done before a card can be drawn."""
    wanted = pact.need
    if wanted is None or wanted.met:
        return None
    if wanted.maker is None:
        return Carding(KEYS, tuple(sorted({owner for owner, _ in wanted.keys})))
    making = making_of(pact.vault, wanted, pact.table.id, len(pact.people))
    return Carding(SHUFFLING, (wanted.maker,), making.done(part if wanted.maker == device else 0.0))
