"""Remote play: each device holds a partial state with no more than its seat may know."""

from __future__ import annotations

from engine.contract.decks import DeckDraw
from engine.contract.facets.hidden import Hidden
from engine.contract.facets.playing import S, V
from engine.contract.values import Action, IllegalAction


class RemotePlay(Hidden[S, V]):
    """Remote play. Without hidden information, the defaults suffice."""

    def partial_state(self, state: S, _seat: int | None) -> S:
        """Return the partial state of a device of `seat`: secrets of other seats are left open.

        It is a full state type: it answers all that its seat may ask. The end of the game reveals nothing.
        """
        return state

    def follow(self, known: S, action: Action, _seat: int | None) -> S:
        """Return the partial state of a device of `seat` after a redacted action or outcome.

        Equals `partial_state(apply(state, action), seat)` for every possible state, except that a game that
        ends by a secret goes on until a `claim` arrives. Raises `IllegalAction`.
        """
        return self.apply(known, action)

    def find_redacted(self, known: S, text: str, seat: int | None) -> Action:
        """Return the action or outcome with this text, as `redact` leaves it for `seat`.

        It is an argument for `follow`. Raises `IllegalAction`, also if the text reveals too much.
        """
        for action in (*self.legal_actions(known), *(a for a, _ in self.chance_outcomes(known))):
            (told,) = self.redact((action,), seat)
            if told.text == text:
                return told
        raise IllegalAction(f"{text!r} is not legal here")

    def can_play_remotely(self, _start: S) -> bool:
        """Return True if remote play can start here: no seat knows a secret yet."""
        return True

    def deck_draw(self, _known: S) -> DeckDraw | None:
        """Return the card of a shuffled deck that decides here, the same on every device.

        None if the chance outcome is public and independent of secrets: `chance_outcomes` weights decide.
        """
        return None

    def claim(self, _known: S, _seat: int) -> Action | None:
        """Return the secret action or outcome by which a seat has won unseen, or None.

        The others know this action only as `redact` leaves it.
        """
        return None

    def apply_claims(self, _known: S, _action: Action, _seat: int | None, *claims: Action) -> S:
        """Return the partial state of a device of `seat` after `action`, given the winners' claims.

        `action` is the last action, `known` the partial state before it. The rules decide between several
        winners. Raises `IllegalAction` if the game does not end there.
        """
        raise IllegalAction(f"{[claim.text for claim in claims]} wins nothing")
