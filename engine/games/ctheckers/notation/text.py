"""A writer of position texts. An example:

    [CCc]6M/… 1 C3R1/c2 -/- e7=c1 0

The fields: the board, rank 8 first; the side to move, 1 or 2; the captured piles; the pieces out of the game;
looks (`e7=c1`: player 1 saw a cultist of player 2; `?` for an identity hidden from the reader); plies since
the count for a draw restarted. A turn in progress has three more fields: the pending tasks
(`uncover.d4,crown.e5,more.e5,next`), the squares jumped, and whether it has captured a piece; the count is
then `-` if it restarts with this turn.
"""

from __future__ import annotations

from engine.boards.square import SIZE
from engine.games.ctheckers.grid import NAMES
from engine.games.ctheckers.state import IDENTITIES, SIDE, Look, State, Task, letter_of

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
