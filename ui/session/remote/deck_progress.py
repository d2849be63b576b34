"""Progress of the joint shuffle, and which device it is waiting for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.contract.values import TERMINAL
from engine.session.match import Match

if TYPE_CHECKING:
    from engine.remote.replica import Replica
    from engine.remote.status import SharedState  # loaded for remote games

SHUFFLING, CHECKING, LOOKING, AUDITING = "shuffling", "checking", "looking", "auditing"
"""The slow phases: making a deck, checking a friend's part in it, looking through cards, and comparing all
decks with the secrets after the game."""
KEYS, SECRETS = "keys", "secrets"
"""The quick phases: publishing card keys, and revealing the secrets after the game."""


class DeckProgress(NamedTuple):
    """Current phase of the work with cards."""

    what: str
    devices: tuple[int, ...]
    """The devices that have to act."""
    part: float = 0.0
    """Share of the phase that is done, from 0 to 1."""
    author: int = -1
    """The device whose contribution is checked."""


def is_revealed(match: Match, replica: Replica) -> bool:
    """Return True if the game is over and everything hidden has been revealed."""
    game = replica.state.table.game
    return game.info.hidden and match.game is game


def still_hides(match: Match, replica: Replica | None) -> bool:
    """Return True if a game still hides something; remote games do until all is revealed."""
    return match.game.info.hidden and not (match.outcome and (replica is None or is_revealed(match, replica)))


def deck_progress(replica: Replica, part: float) -> DeckProgress | None:
    """Return the current phase; `part` is the share that this device has done of its own work."""
    state, here = replica.state, (replica.device,)
    hides = state.match.game.info.hidden and state.table.protocol > 1
    if replica.own is None or not hides or not state.complete:
        return None
    if len(replica.unseen()) > 1:
        return DeckProgress(LOOKING, here, part)
    if state.match.player == TERMINAL:
        return _at_the_end(replica, part)
    return _wanted(state, replica, part)


def _at_the_end(replica: Replica, part: float) -> DeckProgress | None:
    from engine.remote.cards.views import all_revealed

    decks = replica.state.decks
    if not decks.items or replica.audited:
        return None
    if all_revealed(decks):
        return DeckProgress(AUDITING, (replica.device,), part)
    revealed = decks.revealed or (b"",) * len(replica.state.people)
    return DeckProgress(SECRETS, tuple(device for device, secret in enumerate(revealed) if not secret))


def _wanted(state: SharedState, replica: Replica, part: float) -> DeckProgress | None:
    """Return the phase that comes before the next card."""
    from engine.remote.cards.decks import makings, unchecked

    wanted, device = state.need, replica.device
    if wanted is None or wanted.met:
        return None
    ((_, making), *_) = makings(state.decks, wanted, state.table.id, len(state.people))
    stage = unchecked(making, wanted.deck, device, replica.checked)
    if stage is not None and (wanted.maker in (None, device)):
        return DeckProgress(CHECKING, (device,), part, making.author(stage))
    if wanted.maker is None:
        return DeckProgress(KEYS, tuple(sorted({owner for owner, _ in wanted.keys})))
    return DeckProgress(SHUFFLING, (wanted.maker,), making.done(part if wanted.maker == device else 0.0))
