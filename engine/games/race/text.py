"""Positions as text: `A1,A2/C1,C2 satan:c 0 0 duel`; `won` or `draw` follows at the end."""

from __future__ import annotations

from engine.games.race.moves import holes_of
from engine.games.race.setups import FIVE, Field, Setup, field
from engine.games.race.star import Star
from engine.games.race.turns import FILLED, LAST, LIMIT, NO_FIRE, UNDRAWN, State, living

WON, DRAWN = "won", "draw"
EXAMPLE = "A1,A2/C1,C2 satan:c 0 0 duel"


def write_position(state: State) -> str:
    """Return the position; a game that was won says so, with the winner as the player to move."""
    names = state.field.board.names
    lists = "/".join(",".join(names[hole] for hole in holes_of(mask)) for mask in state.flames)
    fire = "-" if state.fire == NO_FIRE else names[state.fire]
    seat = "-" if state.seat == UNDRAWN else str(state.seat)
    words = [lists, f"satan:{fire}", seat, str(int(state.decided)), state.setup]
    ending = {FILLED: [WON], LIMIT: [DRAWN]}.get(state.end, [])
    return " ".join(words + ending)


def read_position(text: str, setups: tuple[Setup, ...], rules: int) -> State:
    """Return the state of a position of one of `setups`; turns count from 0 again. Raises `ValueError`."""
    words = text.split()
    if text[:1].isspace() or not 5 <= len(words) <= 6:
        raise ValueError(f"{text!r} is not a position such as {EXAMPLE}")
    lists, fire, seat, decided, setup_id = words[:5]
    here = field(_one_of(setup_id, [setup.id for setup in setups], "set-up"))
    flames = _read_flames(lists, here)
    state = State(setup_id, flames, _read_fire(fire, here, sum(flames)), rules=rules)
    return _read_turn(state, seat, decided, words[5:])


def _one_of(word: str, words: list[str], kind: str) -> str:
    if word not in words:
        raise ValueError(f"{word!r} is no {kind}: it is one of {', '.join(words)}")
    return word


def _read_flames(text: str, here: Field) -> tuple[int, ...]:
    lists = text.split("/")
    if len(lists) != len(here.homes):
        raise ValueError(f"{here.setup.id} has {len(here.homes)} players, not {len(lists)}")
    occupied, flames = 0, []
    for words in lists:
        mask = 0
        for word in filter(None, [words] if "," not in words else words.split(",")):
            bit = 1 << _hole(here.board, word)
            if bit & (occupied | mask):
                raise ValueError(f"{word} is taken twice")
            mask |= bit
        if mask.bit_count() > here.each:
            raise ValueError(f"a player has at most {here.each} pieces")
        occupied |= mask
        flames.append(mask)
    if not occupied:
        raise ValueError("nobody is left on the board")
    return tuple(flames)


def _hole(board: Star, word: str) -> int:
    if word not in board.numbers:
        raise ValueError(f"there is no hole {word!r}")
    return board.numbers[word]


def _read_fire(text: str, here: Field, occupied: int) -> int:
    name = text.removeprefix("satan:")
    if name == text:
        raise ValueError(f"{text!r} is not where Satan's fire is, such as satan:c or satan:-")
    if name == "-":
        if here.setup.id == FIVE:
            raise ValueError("with five players Satan's fire is always in play (S13)")
        return NO_FIRE
    hole = _hole(here.board, name)
    if not here.setup.devilish:
        raise ValueError("there is no Satan's fire in Chinese Checkers (S20)")
    if 1 << hole & (occupied | here.points):
        raise ValueError(f"Satan's fire cannot be on {name}: it is taken, or in a point of the star (S12)")
    return hole


def _read_turn(state: State, seat: str, decided: str, ending: list[str]) -> State:
    """Return the state with the seat to move; with one player left, that player has won (S8)."""
    alive = [str(number) for number in living(state)]
    undrawn = seat == "-"
    number = UNDRAWN if undrawn else int(_one_of(seat, alive, "player who is not out"))
    begun = _one_of(decided, ["0", "1"], "sign for Satan's fire") == "1" and state.fire != NO_FIRE
    if undrawn and (begun or ending):
        raise ValueError("a game whose first player is not drawn yet has not begun")
    end = {WON: FILLED, DRAWN: LIMIT}[_one_of(ending[0], [WON, DRAWN], "ending")] if ending else ""
    if len(alive) == 1:
        return state._replace(seat=int(alive[0]), end=LAST)
    return state._replace(seat=number, decided=begun and not end, end=end)
