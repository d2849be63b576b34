"""Local source of randomness. Remote games deal jointly (see `engine.remote`)."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

from engine.contract.rng import Rng, new_rng
from ui.messages import Message
from ui.messages.answers import ChanceDecided, LotDrawn
from ui.messages.remote import SecretDrawn, TableDrawn
from ui.session.effects import DrawLot, Effect, ReseedChance, SampleChance
from ui.session.remote.effects import DrawSecret, DrawTableId


class ChanceHandler:
    """Draws outcomes, lots, table ids and secrets. `seed` returns a new random number."""

    EFFECTS = (SampleChance, DrawLot, DrawTableId, DrawSecret, ReseedChance)

    def __init__(self, seed: Callable[[], int], dispatch: Callable[[Message], None]) -> None:
        self._seed = seed
        self._dispatch = dispatch
        self._rng: Rng = new_rng(seed())

    def run(self, effect: Effect) -> None:
        """Carry out one effect."""
        match effect:
            case SampleChance(ticket, game, state):
                self._dispatch(ChanceDecided(ticket, game.sample_outcome(state, self._rng).text))
            case DrawLot(count):
                self._dispatch(LotDrawn(new_rng(self._seed()).randrange(count)))
            case DrawTableId():
                secret = self._secret()
                table = sha256(b"oddcheckers table\0" + secret).hexdigest()[:12]
                self._dispatch(TableDrawn(table, secret))
            case DrawSecret():
                self._dispatch(SecretDrawn(self._secret()))
            case ReseedChance():
                self._rng = new_rng(self._seed())

    def _secret(self) -> bytes:
        """Return 32 random bytes."""
        return b"".join(self._seed().to_bytes(8, "big") for _ in range(4))
