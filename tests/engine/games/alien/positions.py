"""Positions made from lists of pieces, and play from them by the texts of actions."""

from __future__ import annotations

from typing import TypedDict, Unpack

from engine.contract.values import CHANCE, TERMINAL
from engine.games.alien.board.tables import NUMBERS
from engine.games.alien.notation import sign
from engine.games.alien.rules import Alien
from engine.games.alien.state import State

ALIEN = Alien()
FRAME = "a1:M h8:m"
"""A checker of each side away from the action; a1-b2 is the first move of most tests."""
MOVE = "a1-b2"
MIDDLE = "d4:# d5:# e4:# e5:#"
"""The monolith in the middle."""
_HEIGHTS = {"m": 1, "k": 2, "e": 3}


class Fields(TypedDict, total=False):
    """The optional arguments of `text_of` besides the pieces."""

    player: int
    way: str
    walls: str
    counts: str
    cards: str
    order: str
    duty: str
    planets: str
    turn: int


def text_of(
    pieces: str,
    *,
    player: int = 1,
    way: str = "N",
    walls: str = "-;-",
    counts: str = "0/0 0/0",
    cards: str = "ring;-",
    order: str = "?",
    duty: str = "-",
    planets: str = "earth/mars",
    turn: int = 1,
) -> str:
    """Return a position text; `pieces` are like `c3:M d5:k[s] e5:~`, `counts` fields 6 and 7."""
    on = dict(piece.split(":") for piece in pieces.split())
    rows = ["".join(on.get(f"{file}{rank}", "1") for file in "abcdefgh") for rank in range(8, 0, -1)]
    board = "/".join(rows)
    for count in range(8, 1, -1):
        board = board.replace("1" * count, str(count))
    first, second = (
        12 - sum(_HEIGHTS.get(mark[0].lower(), 0) for mark in on.values() if mark[0].isupper() == upper)
        for upper in (True, False)
    )
    return f"{board} {player} {way} {walls} {first}/{second} {counts} {cards} {order} {duty} {planets} {turn}"


def at(pieces: str, *, open_cards: str = "1", **fields: Unpack[Fields]) -> State:
    """Return the state with these pieces; see `text_of`."""
    return ALIEN.parse(text_of(pieces, **fields), {"open_cards": open_cards})


def play(state: State, *texts: str) -> State:
    """Return the state after these actions, chance outcomes included."""
    for text in texts:
        state = ALIEN.apply(state, ALIEN.find(state, text))
    return state


def texts(state: State) -> list[str]:
    """Return the texts of the legal actions or chance outcomes."""
    actions = ALIEN.legal_actions(state) or [action for action, _ in ALIEN.chance_outcomes(state)]
    return [action.text for action in actions]


def card(
    name: str,
    pieces: str = "",
    *choices: str,
    move: str = MOVE,
    frame: str = FRAME,
    walls: str = "-;-",
    way: str = "N",
    counts: str = "0/0 0/0",
    used: str = "-",
    planets: str = "earth/mars",
) -> State:
    """Return the state after the first player's move and choice of a card, and then these choices."""
    pieces = f"{frame} {pieces}"
    state = at(pieces, walls=walls, way=way, counts=counts, cards=f"{name};{used}", planets=planets)
    other = "ring" if name != "ring" else "flood"
    return play(state, move, f"turn:{other}", f"card:{name}", *choices)


def on(state: State, square: str) -> str:
    """Return the content of a square, as in a position text; "" if it is empty."""
    return sign(state.cells[NUMBERS[square]]).strip()


def squares(state: State, verb: str) -> set[str]:
    """Return the squares, edges or areas that the choices of this kind name."""
    return {text.split(":")[1] for text in texts(state) if text.startswith(f"{verb}:")}


def to_move(state: State) -> int:
    """Return the seat to make a move, failing if it is not the start of a turn with moves."""
    player = ALIEN.player(state)
    assert player not in (CHANCE, TERMINAL)
    assert state.card < 0
    return player


def ending(state: State) -> tuple[str, tuple[float, ...]]:
    """Return the code of the end, and the returns."""
    outcome = ALIEN.outcome(state)
    assert outcome
    return outcome.reason.code, outcome.returns


def field(state: State, number: int, seat: int | None = None) -> str:
    """Return a field (1-12) of the position text."""
    return ALIEN.position(ALIEN.view(state, seat)).split()[number - 1]


def full(mark: str, but: set[str]) -> str:
    """Fill every square except some."""
    names = (f"{file}{rank}" for file in "abcdefgh" for rank in range(1, 9))
    return " ".join(f"{name}:{mark}" for name in names if name not in but)
