"""What an action is good for, in words, as far as what follows it tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from engine.contract.game import AnyGame
from engine.contract.values import Action, AnyState
from engine.session.words import say


def gained(game: AnyGame, before: AnyState, after: AnyState, seat: int) -> str:
    """Return what a seat wins and loses from one state to a later one; "" if nothing can be told."""
    (then, _), (now, names) = _pieces(game, before), _pieces(game, after)
    own, others = (_fewer(then, now, seat, mine) for mine in (True, False))
    new = [(owner, names[owner, art]) for owner, art in (now - then).elements()]
    told = (say.exchange(others, own), *_new(new, seat), game.gain(before, after, seat))
    return "; ".join(filter(None, told))


Kind: TypeAlias = tuple[int, str]
"""What a piece is: its owner, and its drawing, which stays whatever it carries."""
Pieces: TypeAlias = Counter[Kind]
"""How many pieces of each kind there are on a board."""


def _pieces(game: AnyGame, state: AnyState) -> tuple[Pieces, dict[Kind, str]]:
    """Return the pieces on the board, and what each kind is called."""
    pieces = [piece for piece in game.picture(game.view(state, None)).pieces if piece.owner >= 0]
    kinds = [(piece.owner, piece.art) for piece in pieces]
    return Counter(kinds), {kind: piece.name for kind, piece in zip(kinds, pieces, strict=True)}


def _fewer(then: Pieces, now: Pieces, seat: int, mine: bool) -> int:
    """Return how many pieces fewer a seat has, or all others have."""
    sizes = [
        sum(count for (owner, _), count in pieces.items() if (owner == seat) is mine)
        for pieces in (then, now)
    ]
    return max(0, sizes[0] - sizes[1])


def _new(pieces: Sequence[tuple[int, str]], seat: int) -> tuple[str, str]:
    """Return what was crowned, promoted, put in or turned over, of a seat and of others, in words."""
    own = [name for owner, name in pieces if owner == seat]
    others = [name for owner, name in pieces if owner != seat]
    return say.gets(own) if own else "", say.allows(others) if others else ""


class Line(NamedTuple):
    """Actions that are expected to follow one another, and what comes of them."""

    actions: tuple[Action, ...]
    written: tuple[str, ...]
    gain: str
    """What they are good for, in words, for who does the first one; or ""."""


def line_from(game: AnyGame, state: AnyState, texts: Sequence[str], open_: bool = True) -> Line:
    """Return actions, by their texts, one after the other from a state on.

    It ends early where chance would have a say, or where what was thought of cannot be done. What is hidden
    from who reads it (not `open_`) tells nothing of what they are good for.
    """
    before, found, written = state, [], []
    for text in texts:
        player = game.player(state)
        action = next((each for each in game.legal_actions(state) if each.text == text), None)
        if action is None:
            break
        found.append(action)
        written.append(game.written(game.view(state, player), action))
        state = game.apply(state, action)
    gain = gained(game, before, state, game.player(before)) if found and open_ else ""
    return Line(tuple(found), tuple(written), gain)
