"""Position texts of Ctheckers: a writer and a strict reader. An example:

    [CCc]6M/… 1 C3R1/c2 -/- e7=c1 0

The fields: the board, rank 8 first; the side to move, 1 or 2; the captured piles; the pieces out of the game;
looks (`e7=c1`: player 1 saw a cultist of player 2; `?` for an identity hidden from the reader); plies since
the count for a draw restarted. A turn in progress has three more fields: the pending tasks
(`uncover.d4,crown.e5,more.e5,next`), the squares jumped, and whether it has captured a piece; the count is
then `-` if it restarts with this turn.
"""

from __future__ import annotations

import re

from engine.boards.square import SIZE
from engine.contract.values import BadPosition
from engine.games.ctheckers.flow import start_position
from engine.games.ctheckers.grid import AT, LAST_RANK, NAMES, is_dark, rank_of
from engine.games.ctheckers.nyarlathotep import pass_waiting_control
from engine.games.ctheckers.state import (
    BOTH,
    HIDDEN,
    IDENTITIES,
    SIDE,
    UNKNOWN,
    UNREVEALED,
    WAITING,
    End,
    Look,
    State,
    Task,
    hidden_squares,
    known_looks,
    letter_of,
    unaccounted,
)

NOTHING = "-"
CONTROLS = "+-?"
"""Control of a Nyarlathotep: by its owner, by the other player, or waiting for the other player."""
FIELDS = {
    "strike": "s",
    "uncover": "s",
    "rise": "s",
    "coin": "s",
    "mad": "s",
    "crown": "s",
    "more": "s",
    "look": "sp",
    "see": "sp",
    "die": "s",
    "arrive": "ss",
    "roll": "p",
    "next": "",
}
"""The arguments of each task: squares (s) and a player (p)."""


def write_position(state: State) -> str:
    """Return the text of a view, or of a whole state with all its looks."""
    piles = "/".join(_counts(letters, side) for side, letters in enumerate(state.piles))
    out = "/".join(_counts(letters, side) for side, letters in enumerate(state.out))
    looks = ",".join(_look(state, look) for look in state.looks) or NOTHING
    quiet = str(max(state.quiet, 0))
    fields = [_board(state), str(state.turn + 1), piles, out, looks]
    if state.end or not state.todo:
        return " ".join([*fields, quiet])
    jumped = ",".join(NAMES[square] for square in state.jumped) or NOTHING
    tasks = ",".join(_task(task) for task in state.todo)
    quiet = NOTHING if state.quiet < 0 else quiet
    return " ".join([*fields, quiet, tasks, jumped, "took" if state.took else NOTHING])


def _board(state: State) -> str:
    rows = (state.board[rank * SIZE : (rank + 1) * SIZE] for rank in reversed(range(SIZE)))
    return "/".join(_row(state, row) for row in rows)


def _row(state: State, row: tuple[str, ...]) -> str:
    text, gap = "", 0
    for cell in row:
        if cell and gap:
            text, gap = f"{text}{gap}", 0
        gap = 0 if cell else gap + 1
        text += _cell(state, cell)
    return f"{text}{gap}" if gap else text


def _cell(state: State, cell: str) -> str:
    if cell in ("N", "n"):
        side = SIDE[cell]
        control = state.control[side]
        return f"{cell}{state.forms[side]}{CONTROLS[2 if control < 0 else control != side]}"
    return f"[{cell}]" if len(cell) > 1 else cell


def _counts(letters: str, side: int) -> str:
    found = [f"{letter_of(kind, side)}{letters.count(kind)}" for kind in IDENTITIES if kind in letters]
    return "".join(found) or NOTHING


def _look(state: State, look: Look) -> str:
    side = SIDE[state.board[look.square]]
    letter = letter_of(look.letter, side) if look.letter in IDENTITIES else "?"
    return f"{NAMES[look.square]}={letter}{look.seat + 1}"


def _task(task: Task) -> str:
    values = [task.at, task.to] if FIELDS[task.kind] != "p" else [task.to]
    fields = zip(FIELDS[task.kind], values, strict=False)
    return ".".join([task.kind, *(NAMES[v] if field == "s" else str(v + 1) for field, v in fields)])


_CELL = re.compile(
    r"\[(?P<stack>[Cc]{2,3})\]|(?P<star>[Nn])(?P<form>[0-6])(?P<control>[-+?])|[MmCcRrBbTt]|[1-8]"
)
_PILE = re.compile(r"-|((?:[CcNnRrBb][1-8])+)")
_LOOK = re.compile(r"([a-h][1-8])=([CcNnRrBbTt?])([12])")
_QUIET = re.compile(r"-|[0-9]{1,2}")
MAX_TASKS = 12


def read_position(text: str) -> State:
    """Return the state of a position text; unknown identities are drawn later. Raises `BadPosition`."""
    fields = text.split()
    if len(fields) not in (6, 9):
        raise BadPosition(
            "a position has six fields: board, side, piles, out, looks, count (nine within a turn)"
        )
    board, forms, control = _read_board(fields[0])
    if fields[1] not in ("1", "2") or not _QUIET.fullmatch(fields[5]):
        raise BadPosition(f"{fields[1]!r} is no side, or {fields[5]!r} no count of moves")
    state = State(board, int(fields[1]) - 1, forms, control, _read_piles(fields[2]), _read_piles(fields[3]))
    quiet = _read_quiet(fields[5], len(fields) == 9)
    state = state._replace(looks=_read_looks(fields[4], board), quiet=quiet)
    if len(fields) == 9:
        state = _read_turn(state, *fields[6:])
    _check(state)
    if "T" in board or "t" in board:
        return state._replace(end=End("cthecker", BOTH))
    return start_position(pass_waiting_control(state))


def _read_quiet(text: str, within: bool) -> int:
    if text == NOTHING:
        if within:
            return -1
        raise BadPosition("the count of moves is a number")
    return int(text)


def _read_board(text: str) -> tuple[tuple[str, ...], tuple[int, int], tuple[int, int]]:
    rows = text.split("/")
    if len(rows) != SIZE:
        raise BadPosition("a board has eight ranks, with / between them")
    board: list[str] = []
    forms, control = [0, 0], [UNREVEALED, UNREVEALED]
    for row in reversed(rows):
        board += _read_row(row, forms, control)
    return tuple(board), (forms[0], forms[1]), (control[0], control[1])


def _read_row(row: str, forms: list[int], control: list[int]) -> list[str]:
    cells: list[str] = []
    at = 0
    while at < len(row):
        found = _CELL.match(row, at)
        if not found:
            raise BadPosition(f"{row[at:]!r} is nothing that stands on a square")
        at = found.end()
        if found["star"]:
            side = SIDE[found["star"]]
            forms[side] = int(found["form"])
            control[side] = (side, 1 - side, WAITING)[CONTROLS.index(found["control"])]
        cells += [""] * int(found[0]) if found[0].isdigit() else [found["stack"] or found[0][0]]
    if len(cells) != SIZE:
        raise BadPosition(f"{row!r} is not eight squares")
    return cells


def _read_piles(text: str) -> tuple[str, str]:
    sides = text.split("/")
    if len(sides) != 2:
        raise BadPosition(f"{text!r} is not two piles such as C3R1/c2 or -/-")
    return _read_pile(sides[0], 0), _read_pile(sides[1], 1)


def _read_pile(text: str, side: int) -> str:
    found = _PILE.fullmatch(text)
    letters = "" if text == NOTHING else text
    if not found or any(SIDE[letter] != side for letter in letters[::2]):
        raise BadPosition(f"{text!r} is no pile of that side")
    counts = zip(letters[::2].lower(), letters[1::2], strict=True)
    return "".join(sorted(kind * int(many) for kind, many in counts))


def _read_looks(text: str, board: tuple[str, ...]) -> tuple[Look, ...]:
    looks = []
    for item in text.split(",") if text != NOTHING else ():
        found = _LOOK.fullmatch(item)
        if not found or board[AT[found[1]]] not in HIDDEN:
            raise BadPosition(f"{item!r} is no look at a face-down checker such as e7=c1")
        letter = found[2]
        if letter != UNKNOWN and SIDE[letter] != SIDE[board[AT[found[1]]]]:
            raise BadPosition(f"{item!r}: the checker there is of the other side")
        looks.append(Look(AT[found[1]], int(found[3]) - 1, letter.lower()))
    if len({look[:2] for look in looks}) != len(looks):
        raise BadPosition("somebody looked at one checker twice")
    return tuple(sorted(looks))


def _read_turn(state: State, tasks: str, jumped: str, took: str) -> State:
    todo = tuple(_read_task(text) for text in tasks.split(","))
    squares = () if jumped == NOTHING else tuple(jumped.split(","))
    kinds = [task.kind for task in todo]
    if kinds.count("next") != 1 or kinds[-1] != "next" or len(todo) > MAX_TASKS:
        raise BadPosition(f"{tasks!r} does not end a turn")
    if not set(squares) <= set(AT) or took not in ("took", NOTHING):
        raise BadPosition(f"{jumped!r} are no squares jumped, or {took!r} is not took or -")
    return state._replace(todo=todo, jumped=tuple(AT[name] for name in squares), took=took == "took")


def _read_task(text: str) -> Task:
    kind, *words = text.split(".")
    fields = FIELDS.get(kind)
    if fields is None or len(words) != len(fields):
        raise BadPosition(f"{text!r} is nothing that is done in a turn")
    values = []
    for field, word in zip(fields, words, strict=True):
        allowed = AT if field == "s" else {"1": 0, "2": 1}
        if word not in allowed:
            raise BadPosition(f"{text!r}: {word!r} is no square or no player")
        values.append(allowed[word])
    if fields == "ss" and values[0] == values[1]:
        raise BadPosition(f"{text!r} goes nowhere")
    return Task(kind, 0, values[0]) if fields == "p" else Task(kind, *values)


def _check(state: State) -> None:
    """Raise `BadPosition` for pieces on impossible squares or too many of a kind."""
    for square, cell in enumerate(state.board):
        if cell and cell not in ("N", "n") and not is_dark(square):
            raise BadPosition("only a Nyarlathotep stands on light squares")
        if len(cell) > 1 and rank_of(square) not in LAST_RANK:
            raise BadPosition("a stack stands on the first or the last rank")
    for side in (0, 1):
        left = unaccounted(state, side)
        unseen = len(hidden_squares(state.board, side)) - len(known_looks(state, side))
        if min(left.values()) < 0 or unseen > sum(left.values()):
            raise BadPosition("a side has 1 Cthecker, 8 cultists, 1 Nyarlathotep, 1 Carter, 1 Necronomicon")
        _check_star(state, side)
    for look in state.looks:
        known = known_looks(state, SIDE[state.board[look.square]]).get(look.square, UNKNOWN)
        if look.letter not in (UNKNOWN, known):
            raise BadPosition("two players saw different things under one checker")


def _check_star(state: State, side: int) -> None:
    rolling = any(task.kind in ("die", "roll") for task in state.todo)
    awake = letter_of("n", side) in state.board
    if awake and not state.forms[side] and not rolling:
        raise BadPosition("a Nyarlathotep without a form")
    if not awake and Task("roll", 0, side) in state.todo:
        raise BadPosition("there is no Nyarlathotep to roll for")
