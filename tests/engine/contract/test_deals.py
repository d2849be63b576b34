"""Deals from decks have the same distribution as those at one table (chi-square, fixed seeds)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, NamedTuple

import pytest

from engine.contract.game import AnyGame
from engine.contract.rng import Rng, new_rng
from engine.contract.values import CHANCE, TERMINAL, Action
from engine.registry import GAMES
from tests.engine.contract.devices import Deck
from tests.engine.remote.crypto.chance import is_even

DEALS = 10_000
LATE = (
    "8/8/8/2m1m3/8/2M1M3/8/8 1 N -;- 10/10 0/0 0/0 cheater;flood,fire,emperor,revive,monolith,doom,hippo,"
    "reshuffle,translation,wormhole,queen,fortify,fate,agent ? - saturn/mars 9"
)
TWO_FACE_DOWN = "8/4m3/3m4/2M5/8/2M5/7R/8 1 C5/- -/- - 0"


class Case(NamedTuple):
    """The beginning of a game, up to a number of chance outcomes."""

    game: AnyGame
    start: str
    chances: int
    wishes: tuple[str, ...] = ()
    """Prefixes of preferred actions, each played as soon as legal; else the last action."""


CASES = {
    "planets": Case(GAMES["alien"], "", 2),
    "cheater-leaves": Case(GAMES["alien"], LATE, 6, ("card:cheater", "leave")),
    "cheater-puts-one": Case(GAMES["alien"], LATE, 5, ("card:cheater", "put", "leave")),
    "carter": Case(GAMES["ctheckers"], TWO_FACE_DOWN, 3, ("h2?c3", "d6x", "b4x")),
}


class Node:
    """A state, computed once however many deals lead to it."""

    def __init__(self, game: AnyGame, state: Any, chances: int, wishes: tuple[str, ...]) -> None:
        self.game, self.state, self.chances, self.wishes = game, state, chances, wishes
        self.chance = game.player(state) == CHANCE
        self.over = game.player(state) == TERMINAL or (self.chance and not chances)
        self.outcomes = dict(game.chance_outcomes(state))
        self.deck_draw = game.deck_draw(state)
        self.children: dict[str, Node] = {}

    @cached_property
    def decided(self) -> str:
        """The action chosen for a seat; "" at other nodes."""
        actions: tuple[Action, ...] = self.game.legal_actions(self.state)
        wanted = [action for action in actions if action.text.startswith(self.wishes[:1] or "-")]
        return (wanted or actions)[-1].text if actions else ""

    def after(self, text: str) -> Node:
        """Return the node after an action or outcome."""
        if text not in self.children:
            fulfilled = not self.chance and text.startswith(self.wishes[:1] or "-")
            state = self.game.apply(self.state, self.game.find(self.state, text))
            left = self.wishes[fulfilled:]
            self.children[text] = Node(self.game, state, self.chances - self.chance, left)
        return self.children[text]

    def at_one_table(self, likely: float = 1.0) -> Iterator[tuple[tuple[str, ...], float]]:
        """Yield the possible draws from here, with their probabilities."""
        if self.over:
            yield (), likely
        elif not self.chance:
            yield from self.after(self.decided).at_one_table(likely)
        else:
            total = sum(self.outcomes.values())
            for action, weight in self.outcomes.items():
                for texts, share in self.after(action.text).at_one_table(likely * weight / total):
                    yield (action.text, *texts), share


def from_decks(node: Node, rng: Rng) -> tuple[str, ...]:
    """Return the draws of one game dealt from decks."""
    decks: dict[str, Deck] = {}
    texts: list[str] = []
    while not node.over:
        text = node.decided
        face = node.deck_draw.face(text) if node.deck_draw else None
        if node.deck_draw and (node.chance or face):
            deck_draw = node.deck_draw
            deck = decks.setdefault(deck_draw.deck, Deck(deck_draw.faces, rng))
            text = deck_draw.text(deck.card(deck_draw, face))
        elif node.chance:
            text = rng.choices(list(node.outcomes), list(node.outcomes.values()))[0].text
        texts += [text] if node.chance else []
        node = node.after(text)
    return tuple(texts)


@pytest.mark.parametrize("case", CASES.values(), ids=list(CASES))
def test_ten_thousand_deals_from_decks_are_spread_like_those_at_one_table(case: Case) -> None:
    state = case.game.start(case.game.settle_options({}), case.start)
    start = Node(case.game, state, case.chances, case.wishes)
    expected = dict(start.at_one_table())
    assert sum(expected.values()) == pytest.approx(1)
    numbers = {texts: number for number, texts in enumerate(expected)}
    rng = new_rng(17)
    dealt = [numbers[from_decks(start, rng)] for _ in range(DEALS)]
    assert is_even(dealt, list(expected.values()))
