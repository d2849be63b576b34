"""Composed positions: a few pieces at random, and late positions made up by hand-written rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress

from engine.contract.rng import Rng
from engine.contract.values import BadPosition
from engine.games.alien.cards.names import CARD_IDS
from engine.games.alien.planets import ALL_PLANETS
from engine.games.alien.state import PIECES
from engine.games.chess.fen import read_fen
from engine.games.chess.kernel import null_move
from engine.games.nuclear.kernel import in_check
from engine.games.race.setups import field
from tools.find_puzzles.sources import COMPOSED, FEW, KNOWN, MANY, Candidate

FILES, SIZE = "abcdefgh", 8
TOKENS = {"venus": "s", "saturn": "o"}
"""Tokens that the first player's checkers carry for a planet."""
LIGHT = {"uranus": 0.4}
"""Probability of removing a checker from a light square, where it is not the default."""


def _rows(pieces: Mapping[tuple[int, int], str]) -> str:
    """Return pieces, keyed by rank and file from 0, as the board of a FEN."""
    rows = []
    for rank in reversed(range(SIZE)):
        row = "".join(pieces.get((rank, file), " ") for file in range(SIZE))
        for empty in range(SIZE, 0, -1):
            row = row.replace(" " * empty, str(empty))
        rows.append(row)
    return "/".join(rows)


def _strewn(kinds: Sequence[str], ranks: Mapping[str, range], rng: Rng) -> dict[tuple[int, int], str]:
    """Return pieces on different squares, each on one of the ranks where its kind can stand."""
    found: dict[tuple[int, int], str] = {}
    for kind in kinds:
        square = None
        while square is None or square in found:
            square = rng.choice(ranks.get(kind, range(SIZE))), rng.randrange(SIZE)
        found[square] = kind
    return found


def _chess(rng: Rng) -> Iterator[Candidate]:
    pieces = ["K", "k", *rng.choices("QRBNP", (2, 3, 2, 3, 3), k=rng.randint(2, 4))]
    pieces += rng.choices("qrbnp", (1, 2, 2, 2, 5), k=rng.randint(0, 4))
    ranks = {"P": range(1, 7), "p": range(1, 7), "k": rng.choice([range(8), range(7, 8), range(6, 8)])}
    yield Candidate({}, f"{_rows(_strewn(pieces, ranks, rng))} w - - 0 1", COMPOSED)


def _nuclear(rng: Rng) -> Iterator[Candidate]:
    pieces = ["K", "k", "q", *rng.choices("QRBNP", (2, 2, 2, 2, 6), k=rng.randint(2, 6))]
    pieces += rng.choices("qrbnp", (1, 1, 1, 1, 7), k=rng.randint(2, 6))
    ranks = {"P": range(1, 7), "p": range(1, 7)}
    text = f"{_rows(_strewn(pieces, ranks, rng))} w - - 0 1"
    with suppress(BadPosition):
        if not in_check(null_move(read_fen(text).position)):
            yield Candidate({}, text, COMPOSED)


def _chesskers(rng: Rng) -> Iterator[Candidate]:
    pieces = ["K", *rng.choices("QRBNP", (1, 2, 2, 2, 3), k=rng.randint(2, 6))]
    pieces += rng.choices("cs", (5, 1), k=rng.randint(2, 6))
    ranks = {"P": range(2, 6), "c": range(1, 8)}
    ranks |= dict.fromkeys("KQRBN", range(1, 7))
    board = _rows(_strewn(pieces, ranks, rng))
    yield from (Candidate({}, f"{board} {side} - 0 1", COMPOSED) for side in "cw")


def _draughts(rng: Rng) -> Iterator[Candidate]:
    squares = rng.sample(range(1, 33), rng.randint(5, 11))
    dark = rng.randint(2, len(squares) - 2)
    sides = (squares[:dark], range(29, 33)), (squares[dark:], range(1, 5))
    texts = [
        ",".join(f"{'K' if n in far or rng.random() < 0.25 else ''}{n}" for n in sorted(side))
        for side, far in sides
    ]
    yield from (Candidate({}, f"{side}:W{texts[1]}:B{texts[0]}", COMPOSED) for side in "BW")


# --- the star games ----------------------------------------------------------------------------------


NEAR = 7
"""Maximum distance of pieces outside their goal from its far end, in steps."""


OUTSIDE = (1, 1, 2, 2, 3, 4)
"""Numbers of pieces outside their goal, equally likely."""


def _star(setup: str, fire: str, options: dict[str, str], rng: Rng) -> Iterator[Candidate]:
    """Yield positions of a race that is nearly over: a few pieces are still on the rings."""
    here = field(setup)
    names, occupied = here.board.names, 0
    sides = []
    for goal, far in zip(here.goals, here.far, strict=True):
        home = rng.sample(_holes(goal & ~occupied), here.each - rng.choice(OUTSIDE))
        occupied |= sum(1 << hole for hole in home)
        empty = ~here.points & ~occupied & ((1 << len(names)) - 1)
        near = [hole for hole in _holes(empty) if far[hole] <= NEAR]
        rest = rng.sample(near, here.each - len(home))
        occupied |= sum(1 << hole for hole in rest)
        sides.append(",".join(names[hole] for hole in sorted(home + rest)))
    if fire:
        fire = names[rng.choice(_holes(((1 << len(names)) - 1) & ~here.points & ~occupied))]
    for seat in range(len(sides)):
        yield Candidate(options, f"{'/'.join(sides)} satan:{fire or '-'} {seat} 0 {setup}", COMPOSED)


def _holes(mask: int) -> list[int]:
    return [hole for hole in range(mask.bit_length()) if mask >> hole & 1]


def _satan(rng: Rng) -> Iterator[Candidate]:
    for setup in ("duel", "crossing"):
        yield from _star(setup, "", {"setup": setup, "fire": "off"}, rng)
        yield from _star(setup, "c", {"setup": setup}, rng)


def _chinese(rng: Rng) -> Iterator[Candidate]:
    yield from _star("chinese2", "", {}, rng)


# --- Ctheckers ---------------------------------------------------------------------------------------


def _ctheckers(rng: Rng) -> Iterator[Candidate]:
    """Yield a late position: most pieces are face up, or gone."""
    board: dict[tuple[int, int], str] = {}
    piles, out = [], []
    for side in (0, 1):
        cells, pile, gone = _cast(rng)
        free = [(r, f) for r in range(SIZE) for f in range(SIZE) if (r + f) % 2 == 0 and (r, f) not in board]
        for cell in cells:
            far = (SIZE - 1, 0)[side]
            open_ = [square for square in free if cell != "m" or square[0] != far]
            square = rng.choice(open_)
            free.remove(square)
            board[square] = cell if side else cell.upper()
        piles.append(pile)
        out.append(gone)
    looks = _looks(board, rng)
    tail = " ".join("/".join(_pile(pile, side) for side, pile in enumerate(both)) for both in (piles, out))
    for seat in (1, 2):
        yield Candidate({}, f"{_rows(board)} {seat} {tail} {looks} 0", COMPOSED)


def _cast(rng: Rng) -> tuple[list[str], str, str]:
    """Return the pieces of a side on the board, in its pile, and out of the game."""
    cells, pile, gone = ["m"], "", ""
    for kind in "nrb":
        fate = rng.random()
        if fate < 0.35:
            cells.append("m")
        elif fate < 0.8 or kind == "n":
            cells.append(f"n{rng.randint(1, 6)}{rng.choice('+-?')}" if kind == "n" else kind)
        elif kind == "b":
            gone += kind
        else:
            pile += kind
    left = 8
    while left and rng.random() < 0.6:
        hidden = rng.random() < 0.3
        cells.append("m" if hidden else "c")
        left -= 1
    return cells, pile + "c" * left, gone


def _pile(pile: str, side: int) -> str:
    text = "".join(f"{kind}{pile.count(kind)}" for kind in "cnrb" if kind in pile)
    return (text if side else text.upper()) or "-"


def _looks(board: Mapping[tuple[int, int], str], rng: Rng) -> str:
    """Return the knowledge that one player has seen the other's Cthecker, in half of all cases."""
    side = rng.randrange(2)
    hidden = [square for square, cell in board.items() if cell == ("m" if side else "M")]
    if not hidden or rng.random() < 0.5:
        return "-"
    rank, file = rng.choice(hidden)
    return f"{FILES[file]}{rank + 1}={'t' if side else 'T'}{2 - side}"


# --- Alien Checkers ----------------------------------------------------------------------------------


def _alien(rng: Rng) -> Iterator[Candidate]:
    """Yield positions in which some planet is near, with a draw pile that is known or small."""
    planet, other = rng.sample([planet.id for planet in ALL_PLANETS], 2)
    board = _laid_out(rng)
    heights = [0, 0]
    for side in (0, 1):
        left = PIECES
        for _ in range(rng.randint(1, 7)):
            height = min(rng.choices((1, 2, 3), (5, 4, 1))[0], left)
            square = rng.randrange(SIZE), rng.randrange(SIZE)
            light = (square[0] + square[1]) % 2 == 1
            if not height or square in board or (light and rng.random() < LIGHT.get(planet, 0.95)):
                continue
            letter = "mke"[height - 1]
            tokens = TOKENS.get(planet, "") if side == 0 and rng.random() < 0.6 else ""
            board[square] = (letter if side else letter.upper()) + (f"[{tokens}]" if tokens else "")
            heights[side] += height
            left -= height
    reserves = "/".join(str(PIECES - height) for height in heights)
    tail = f"1 {rng.choice('NNES')} -;- {reserves} {rng.randint(0, 5)}/0 {rng.randint(0, 2)}/0"
    for kind, pile in ((KNOWN, 3), (FEW, 2), (MANY, rng.randint(3, 5))):
        cards = rng.sample(CARD_IDS, len(CARD_IDS))
        order, open_, used = cards[:pile], cards[pile], cards[pile + 1 :]
        known = ",".join(order) if kind == KNOWN else "?"
        text = f"{_rows(board)} {tail} {open_};{','.join(used)} {known} - {planet}/{other} 21"
        yield Candidate({}, text, kind)


def _laid_out(rng: Rng) -> dict[tuple[int, int], str]:
    """Return a board with some filled squares, and perhaps the monolith."""
    board: dict[tuple[int, int], str] = {}
    if rng.random() < 0.4:
        rank, file = rng.randrange(1, 6), rng.randrange(1, 6)
        board |= {(rank + up, file + right): "#" for up in (0, 1) for right in (0, 1)}
    for _ in range(rng.choice((0, 0, 1, 2, 3))):
        board.setdefault((rng.randrange(SIZE), rng.randrange(SIZE)), rng.choice("~^"))
    return board


COMPOSERS: Mapping[str, Callable[[Rng], Iterator[Candidate]]] = {
    "chess": _chess,
    "nuclear": _nuclear,
    "chesskers": _chesskers,
    "draughts": _draughts,
    "ctheckers": _ctheckers,
    "alien": _alien,
    "satan": _satan,
    "chinese": _chinese,
}
"""The composer of each game, by its id."""
