"""Two devices in memory: each holds a partial state, and an honest dealer holds the decks."""

from __future__ import annotations

from typing import Any

from engine.contract.game import AnyGame
from engine.contract.remote import DeckDraw
from engine.contract.rng import Rng
from engine.contract.values import CHANCE, TERMINAL, Action


class Deck:
    """A shuffled deck, with the names of its dealt cards."""

    def __init__(self, faces: tuple[str, ...], rng: Rng) -> None:
        self.cards = rng.sample(faces, len(faces))
        self.named: dict[str, str] = {}

    def card(self, deck_draw: DeckDraw, face: str | None = None) -> str:
        """Return the face of the drawn card; `face` is the chosen one."""
        if deck_draw.card not in self.named:
            self.named[deck_draw.card] = self.cards.pop(self.cards.index(face) if face else 0)
        return self.named[deck_draw.card]


class Side:
    """A device: its seat's partial state, and the actions it has received."""

    def __init__(self, game: AnyGame, start: Any, seat: int) -> None:
        self.game, self.seat = game, seat
        self.held = game.partial_state(start, seat)
        self.before = self.held
        self.log: list[Action] = []

    def hear(self, text: str) -> None:
        """Apply a redacted action or outcome."""
        action = self.game.find_redacted(self.held, text, self.seat)
        self.before, self.held = self.held, self.game.follow(self.held, action, self.seat)
        self.log.append(action)

    def concede(self, claim: Action) -> None:
        """Replace the last action by the claim of a winner."""
        self.held = self.game.apply_claims(self.before, self.log[-1], self.seat, claim)


class Table:
    """A game between devices, with a dealer who alone knows the whole log."""

    def __init__(self, game: AnyGame, start: Any, rng: Rng) -> None:
        assert game.can_play_remotely(start)
        self.game, self.rng = game, rng
        self.sides = [Side(game, start, seat) for seat in (0, 1)]
        self.decks: dict[str, Deck] = {}
        self.log: list[Action] = []

    def play(self) -> None:
        """Play at random to the end, including the claims."""
        while not self.over():
            player = self.agreed([self.game.player(side.held) for side in self.sides])
            self.tell(self.deal() if player == CHANCE else self.decide(player))

    def over(self) -> bool:
        """Return True if the game is over, after each side has received the claims."""
        claims = {side.seat: self.game.claim(side.held, side.seat) for side in self.sides}
        for side in self.sides:
            for seat, claim in claims.items():
                if claim and seat != side.seat:
                    side.concede(claim)
        return bool(self.agreed([self.game.player(side.held) == TERMINAL for side in self.sides]))

    def deal(self) -> Action:
        """Return the next deal, from a deck or by the shared chance weights."""
        deck_draw = self.deck_draw()
        if deck_draw:
            return Action(deck_draw.text(self.deck(deck_draw).card(deck_draw)))
        outcomes = self.agreed([self.game.chance_outcomes(side.held) for side in self.sides])
        drawn: Action = self.rng.choices([a for a, _ in outcomes], [weight for _, weight in outcomes])[0]
        return drawn

    def decide(self, player: int) -> Action:
        """Return a side's decision by its partial state; a chosen card leaves its deck."""
        action: Action = self.rng.choice(self.game.legal_actions(self.sides[player].held))
        deck_draw = self.deck_draw()
        face = deck_draw.face(action.text) if deck_draw else None
        if deck_draw and face:
            assert deck_draw.chosen and deck_draw.knower == player
            assert self.deck(deck_draw).card(deck_draw, face) == face
        return action

    def tell(self, action: Action) -> None:
        """Send each side the redacted action."""
        self.log.append(action)
        for side in self.sides:
            side.hear(self.game.redact((action,), side.seat)[0].text)

    def deck_draw(self) -> DeckDraw | None:
        """Return the next card draw, on which all devices agree."""
        found: DeckDraw | None = self.agreed([self.game.deck_draw(side.held) for side in self.sides])
        return found

    def deck(self, deck_draw: DeckDraw) -> Deck:
        """Return a deck, shuffled before its first draw."""
        if deck_draw.deck not in self.decks:
            self.decks[deck_draw.deck] = Deck(deck_draw.faces, self.rng)
        return self.decks[deck_draw.deck]

    def agreed(self, answers: list[Any]) -> Any:
        """Return the common answer of all devices."""
        assert answers.count(answers[0]) == len(answers)
        return answers[0]
