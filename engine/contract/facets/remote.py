"""What a game with friends at several devices asks: each device holds what its own seat may know."""

from __future__ import annotations

from engine.contract.decks import DeckDraw
from engine.contract.facets.hidden import Hidden
from engine.contract.facets.playing import S, V
from engine.contract.values import Action, IllegalAction


class RemotePlay(Hidden[S, V]):
    """How a game goes on where only a part of it is known. Where nothing is hidden, all is there already."""

    def partial_state(self, state: S, _seat: int | None) -> S:
        """Return the state as a device of `seat` holds it: what the seat may not know is left open.

        It is a state again: all that its seat may ask for, it answers. Nothing is laid open at the end.
        """
        return state

    def follow(self, known: S, action: Action, _seat: int | None) -> S:
        """Return what a device of `seat` knows after an action or outcome, told as `redact` leaves it.

        That is `known(apply(state, action), seat)`, whatever the state is; but if the game ends by what
        the seat does not know, it goes on there until it hears a `claim`. Raises `IllegalAction`.
        """
        return self.apply(known, action)

    def find_redacted(self, known: S, text: str, seat: int | None) -> Action:
        """Return the action or outcome with this text, as `redact` leaves it for `seat`.

        It is for `follow`. Raises `IllegalAction`, also for a text that tells more than the seat may know.
        """
        for action in (*self.legal_actions(known), *(a for a, _ in self.chance_outcomes(known))):
            (told,) = self.redact((action,), seat)
            if told.text == text:
                return told
        raise IllegalAction(f"{text!r} is not legal here")

    def can_play_remotely(self, _start: S) -> bool:
        """Return whether a start can be played on from at several devices: nobody knows a secret there."""
        return True

    def deck_draw(self, _known: S) -> DeckDraw | None:
        """Return which card of a shuffled deck decides here, the same on every device.

        None where everybody sees what chance brings and it has to do with nothing hidden: it is dealt by
        the weights of `chance_outcomes`.
        """
        return None

    def claim(self, _known: S, _seat: int) -> Action | None:
        """Return what a seat lays open that has won by it unseen, or None.

        It is what was done or drawn earlier, which the others know only as `redact` leaves it.
        """
        return None

    def apply_claims(self, _known: S, _action: Action, _seat: int | None, *claims: Action) -> S:
        """Return what a device of `seat` knows after `action`, when others have won by what they claim.

        `action` is what the game ended with, `known` what was known before. Who goes first of several
        that have won is for the rules. Raises `IllegalAction` if the game does not end there.
        """
        raise IllegalAction(f"{[claim.text for claim in claims]} wins nothing")
