"""Remote play: partial states, which hold no more than a seat may know, and draws from decks."""

from __future__ import annotations

from typing import NamedTuple

from engine.contract.playing import Hidden, S, V
from engine.contract.values import Action, IllegalAction


class DeckDraw(NamedTuple):
    """One draw from a shuffled deck whose cards some seats may not see.

    Chance decides it, or a seat in secret.
    """

    deck: str
    """Id of the deck, unique in the game. A deck is shuffled before its first draw (see `coming_decks`)."""
    faces: tuple[str, ...]
    """Cards that the deck may hold by public knowledge, sorted; all cards of a new deck."""
    card: str
    """Name of the card, unique in its deck.

    A new name goes to the topmost card without a name, or to the `chosen` card.
    """
    knower: int | None
    """Seat that learns the card; None for all seats."""
    lead: str
    """Prefix of the action's text, before the face."""
    chosen: bool = False
    """True if the knower looks at all cards without a name and picks one.

    Other decisions have no `face` and take no card.
    """

    def text(self, face: str) -> str:
        """Return the text of the action or outcome that deals a face."""
        return self.lead + face

    def face(self, text: str) -> str | None:
        """Return the face in the text of an action or outcome; None if it deals no card."""
        return text.removeprefix(self.lead) if text.startswith(self.lead) else None


class DeckPlan(NamedTuple):
    """A deck that a game may need, with faces that are public already."""

    deck: str
    """Id of the deck, as in `DeckDraw`."""
    faces: tuple[str, ...]
    """All cards of the deck, sorted; those of its first draw."""


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
            (redacted,) = self.redact((action,), seat)
            if redacted.text == text:
                return redacted
        raise IllegalAction(f"{text!r} is not legal here")

    def can_play_remotely(self, _start: S) -> bool:
        """Return True if remote play can start here: no seat knows a secret yet."""
        return True

    def deck_draw(self, _known: S) -> DeckDraw | None:
        """Return the card of a shuffled deck that decides here, the same on every device.

        None if the chance outcome is public and independent of secrets: `chance_outcomes` weights decide.
        """
        return None

    def coming_decks(self, _start: S) -> tuple[DeckPlan, ...]:
        """Return the decks that a game from this start may need and whose faces are public already.

        The devices shuffle them while people already play. Other decks are shuffled at their first draw.
        """
        return ()

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
