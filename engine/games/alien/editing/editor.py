"""The position editor of Alien Checkers: the palette, and changes on the board."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.boards.square import flipped, mirrored
from engine.contract.editing import MIRROR, SWAP, Brush, Control, Draft, Editor, Fault, Part
from engine.contract.picture import Picture
from engine.contract.values import Options
from engine.games.alien.board.tables import (
    AREA_SQUARES,
    EDGE_NAMES,
    EDGE_NUMBERS,
    INNER_EDGES,
    NAMES,
    NUMBERS,
)
from engine.games.alien.board.terrain import FEWER_THAN, standing_walls
from engine.games.alien.cards.names import CARD_NUMBERS
from engine.games.alien.editing.controls import controls_of, flipped_values
from engine.games.alien.editing.draft import (
    AREAS,
    CHECKERS,
    DUTY,
    MARKS,
    OPEN,
    ORDER,
    PILE,
    PLANET,
    STONE,
    WALLS,
    cards_at,
    height_of,
    read,
    seat_of,
    state_of,
    with_mark,
)
from engine.games.alien.hidden import View
from engine.games.alien.kinds import RANKS, SIDES
from engine.games.alien.notation import LETTERS, NONE, SNOOKLE_MARK, UNKNOWN, write
from engine.games.alien.picture import board_picture
from engine.games.alien.state import MOST_HIPPOS, MOST_SNOOKLES, PIECES
from engine.games.alien.words.en import say, say_editor


def faults_of(draft: Draft) -> tuple[Fault, ...]:
    """Return all faults: on the board, then beside it."""
    return (*_pieces(draft), *_tokens(draft), *_walls(draft), *_duty(draft), *_cards(draft))


def _pieces(draft: Draft) -> list[Fault]:
    """A20: each side owns twelve pieces; report the latest ones as too many."""
    faults = []
    for seat in (0, 1):
        total, more = 0, []
        for spot, brushes in draft.contents.items():
            if seat_of(brushes[0]) == seat and brushes[0] not in WALLS:
                total += height_of(brushes)
                more += [spot] if total > PIECES else []
        if more:
            faults.append(Fault(say_editor.too_many(seat, PIECES), "A20", tuple(more)))
    return faults


def _tokens(draft: Draft) -> list[Fault]:
    """A46: at most three hippos; A47: none on a checker with a Snookle."""
    hippos = draft.on("h")
    both = tuple(spot for spot in hippos if "s" in draft.contents[spot])
    faults = [Fault(say_editor.hippos, "A46", hippos[MOST_HIPPOS:])] if len(hippos) > MOST_HIPPOS else []
    return [*faults, *([Fault(say_editor.snookle, "A47", both)] if both else [])]


def _walls(draft: Draft) -> list[Fault]:
    """A53: at most eleven walls; A33: none under the monolith."""
    walls = (*draft.on(WALLS[0]), *draft.on(WALLS[1]))
    most = FEWER_THAN + 1
    faults = [Fault(say_editor.walls(most), "A53", walls[most:])] if len(walls) > most else []
    for area in draft.on(STONE):
        inside = {EDGE_NAMES[edge] for edge in standing_walls(INNER_EDGES[AREAS[area]])}
        under = tuple(edge for edge in walls if edge in inside)
        faults += [Fault(say_editor.under_monolith, "A33", under)] if under else []
    return faults


def _duty(draft: Draft) -> list[Fault]:
    """A54: Fate names a checker of the side to move."""
    duty = draft.value(DUTY, NONE)
    spot = duty[-2:] if duty.startswith("fate:") else ""
    if not spot or seat_of(draft.contents.get(spot, ("",))[0]) == draft.seat:
        return []
    return [Fault(say_editor.fate, "A54", (spot,))]


def _cards(draft: Draft) -> list[Fault]:
    """A7: cards face up; A64: the order contains exactly the pile's cards; A1: planets differ."""
    most = int(draft.options["open_cards"])
    faults = [Fault(say_editor.open_cards(most), "A7")] if len(cards_at(draft, OPEN)) > most else []
    order = draft.value(ORDER, UNKNOWN)
    if order not in (UNKNOWN, NONE):
        named = sorted(CARD_NUMBERS[card] for card in order.split(","))
        faults += [Fault(say_editor.order, "A64")] if named != sorted(cards_at(draft, PILE)) else []
    planets = {draft.value(f"{PLANET}{seat}", UNKNOWN) for seat in (0, 1)}
    return [
        *faults,
        *([Fault(say_editor.planets, "A1")] if len(planets) == 1 and planets != {UNKNOWN} else []),
    ]


TOKEN_KINDS = dict(zip(MARKS, ("snookle", "ring", "hippo"), strict=True))
SQUARE_KINDS = {"~": "water", "^": "fire", STONE: "monolith"}


class AlienEditor(Editor):
    """The editor; its pieces have the signs of the position text."""

    options = ("open_cards",)
    flips = (MIRROR, SWAP)

    def brushes(self, options: Options) -> tuple[Brush, ...]:
        """Return each side's checkers and walls, the tokens, and the fillings of squares."""
        seats, found = self.game.seats(options), []
        for seat, side in enumerate(SIDES):
            for letter, rank in zip((LETTERS.upper(), LETTERS)[seat], RANKS[1:], strict=True):
                kind = f"{side} {rank}"
                found.append(Brush(letter, seats[seat], kind.replace(" ", "-"), say.kind(kind), seat))
            found.append(Brush(WALLS[seat], seats[seat], f"wall-{side}", say_editor.wall_of(seat), seat))
        found += [
            Brush(mark, say_editor.tokens, kind, say.kind(kind), alone=f"{kind}-alone")
            for mark, kind in TOKEN_KINDS.items()
        ]
        found += [
            Brush(sign, say_editor.squares, kind, say.kind(kind)) for sign, kind in SQUARE_KINDS.items()
        ]
        return tuple(found)

    def places(self, draft: Draft, brush: str) -> Collection[str]:
        """Return the places of a piece: edges for walls, areas for the monolith, squares or checkers."""
        if brush in WALLS:
            return EDGE_NUMBERS
        if brush == STONE:
            return AREAS
        if brush in TOKEN_KINDS:
            return {spot for spot, brushes in draft.contents.items() if brushes[0] in CHECKERS}
        return NUMBERS

    def put(self, draft: Draft, brush: str, spot: str) -> Draft:
        """Put a piece; the monolith clears the squares below it, and there is only one."""
        if spot not in self.places(draft, brush):
            return draft
        if brush in TOKEN_KINDS:
            return draft.with_contents({**draft.contents, spot: with_mark(draft.contents[spot], brush)})
        return draft.with_contents({**_cleared(draft, brush, spot), spot: (brush,)})

    def would_remove(self, draft: Draft, brush: str, spot: str) -> bool:
        """Return True if another click clears the piece: a checker takes up to six Snookles."""
        there = draft.contents.get(spot, ())
        return there.count(brush) >= (MOST_SNOOKLES if brush == SNOOKLE_MARK else 1)

    def clear(self, draft: Draft, spot: str, brush: str = "") -> Draft:
        """Clear a spot or one piece; tokens go with their checker."""
        left = super().clear(draft, spot, brush)
        return super().clear(draft, spot) if left.contents.get(spot, ("M",))[0] in TOKEN_KINDS else left

    def move(self, draft: Draft, start: str, end: str) -> Draft:
        """Move a piece; a checker takes its tokens along."""
        brushes = draft.contents.get(start, ())
        if not brushes or (end and end not in self.places(draft, brushes[0])):
            return draft
        without = super().clear(draft, start)
        if not end:
            return without
        return without.with_contents({**_cleared(without, brushes[0], end), end: brushes})

    def controls(self, draft: Draft) -> tuple[Control, ...]:
        """Return the controls for the turn, planets, counts and cards."""
        return (self.turn_control(draft), *controls_of(draft))

    def flipped_place(self, spot: str, how: str) -> str:
        """Mirror a spot, or turn it by half a turn; edges and areas are named by two of their squares."""
        mark = next((mark for mark in "|+" if mark in spot), "")
        squares = [_across(square, how) for square in (spot.split(mark) if mark else [spot])]
        if mark == "+":
            files, ranks = sorted(square[0] for square in squares), sorted(square[1] for square in squares)
            squares = [f"{files[i]}{ranks[i]}" for i in (0, 1)]
        return mark.join(sorted(squares))

    def flipped_brush(self, brush: str) -> str:
        """Return the same piece of the other side."""
        if brush in WALLS:
            return WALLS[1 - seat_of(brush)]
        return brush.swapcase() if brush in CHECKERS else brush

    def flipped_values(self, draft: Draft, how: str) -> Mapping[str, str]:
        """Turn directions and squares, and exchange the values of the seats."""
        return flipped_values(draft, how, lambda spot: self.flipped_place(spot, how))

    def text(self, draft: Draft) -> str:
        """Return the position text in the form of the rules page."""
        return write(View(state_of(draft), None))

    def parse(self, text: Part, options: Options) -> Draft:
        """Read a position text as far as it is valid."""
        return read(text, options)

    def rule_faults(self, draft: Draft) -> tuple[Fault, ...]:
        """Return the faults: too many pieces, hippos or walls, and contradictions."""
        return faults_of(draft)

    def picture(self, draft: Draft) -> Picture:
        """Return the picture of the board, as in the game."""
        return board_picture(state_of(draft))


def _cleared(draft: Draft, brush: str, spot: str) -> dict[str, tuple[str, ...]]:
    """Return the remaining pieces: a square holds one, and the monolith covers four squares."""
    contents = dict(draft.contents)
    for area in draft.on(STONE):
        if brush == STONE or spot in _under(area):
            contents.pop(area)
    for square in _under(spot) if brush == STONE else ():
        contents.pop(square, None)
    return contents


def _under(area: str) -> list[str]:
    return [NAMES[square] for square in AREA_SQUARES[AREAS[area]]]


def _across(square: str, how: str) -> str:
    return mirrored(square) if how == MIRROR else flipped(mirrored(square))
