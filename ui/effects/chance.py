"""Where chance comes from at this screen; friends at several devices deal together (`engine.remote`)."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

from engine.contract.chance import sample
from engine.contract.rng import Rng, new_rng
from ui.messages import Message
from ui.messages.answers import ChanceDecided, LotDrawn
from ui.messages.inviting import SecretDrawn
from ui.messages.remote import TableDrawn
from ui.session.effects import DrawLot, Effect, ReseedChance, SampleChance
from ui.session.remote.effects import DrawSecret, DrawTableId


class ChanceHandler:
    """Decides by lot. `seed` gives a new random number for each game."""

    def __init__(self, seed: Callable[[], int], tell: Callable[[Message], None]) -> None:
        self._seed = seed
        self._tell = tell
        self._rng: Rng = new_rng(seed())

    def run(self, effect: Effect) -> bool:
        """Do an effect, if it is one of chance; return whether it is."""
        match effect:
            case SampleChance(ticket, game, state):
                self._tell(ChanceDecided(ticket, sample(game, state, self._rng).text))
            case DrawLot(count):
                self._tell(LotDrawn(new_rng(self._seed()).randrange(count)))
            case DrawTableId():
                secret = self._secret()
                self._tell(TableDrawn(sha256(b"oddcheckers table\0" + secret).hexdigest()[:12], secret))
            case DrawSecret():
                self._tell(SecretDrawn(self._secret()))
            case ReseedChance():
                self._rng = new_rng(self._seed())
            case _:
                return False
        return True

    def _secret(self) -> bytes:
        """Return 32 bytes that nobody can guess."""
        return b"".join(self._seed().to_bytes(8, "big") for _ in range(4))
