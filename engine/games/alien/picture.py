"""The picture of a view: the board with its extra places, the pieces, and the cards and trays beside it."""

from __future__ import annotations

from collections import Counter
from functools import cache

from engine.boards.square import BORDER, square_board
from engine.contract.picture import (
    Arrow,
    Bar,
    Board,
    Card,
    Ground,
    Overlay,
    Picture,
    Piece,
    Progress,
    Prospect,
    Spot,
    Tray,
)
from engine.contract.values import Action
from engine.games.alien.board.tables import (
    AREA_NAMES,
    AREA_SQUARES,
    AREAS,
    DIRECTIONS,
    EDGE_NAMES,
    EDGES,
    NAMES,
    OFF,
    SIZE,
)
from engine.games.alien.board.terrain import standing_walls
from engine.games.alien.cards.deck import DECK
from engine.games.alien.cards.names import CARD_IDS, CHEATER_CARD
from engine.games.alien.flow import has_no_effect, playable
from engine.games.alien.hidden import View, possible_planets
from engine.games.alien.kinds import FILLED, SIDES, badges, checker, name
from engine.games.alien.planets import ALL_PLANETS
from engine.games.alien.prompt import prompt, way_of
from engine.games.alien.settle import ENOUGH_KINGS, kings
from engine.games.alien.state import (
    CARD,
    CHECKER,
    HIDDEN,
    MONOLITH,
    OVER,
    OWNER,
    TARGET,
    UNDRAWN,
    WANDER,
    State,
    direction,
    pile,
    reserve,
)
from engine.games.alien.words.en import say, say_card, say_table

TURNS = 4
"""Number of ways to turn the board."""
_AREAS = {name: area for area, name in AREA_NAMES.items()}
_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Each of `DIRECTIONS` as a step to the right and down."""
_PUSH, _TURN = (0.6, 1.4), (0.9, 2.6)
"""Distances from the middle where an arrow begins and ends: for the monolith, and for a turn of the board."""
SLAB = 2.0
"""The monolith's side length in squares."""


def _centre_of(square: int) -> tuple[float, float]:
    file, rank = divmod(square, SIZE)
    return BORDER + file + 0.5, BORDER + SIZE - rank - 0.5


@cache
def board() -> Board:
    """Return the square board with its edges and corner points; it can be turned four ways."""
    plain = square_board(TURNS)
    return plain._replace(extras=(*_edges(), *_corners()), orientations=(0, 2))


def _edges() -> list[Spot]:
    spots = []
    for edge_name, (p, q) in zip(EDGE_NAMES, EDGES, strict=True):
        (x, y), (x2, y2) = _centre_of(p), _centre_of(q)
        spots.append(Spot(edge_name, (x + x2) / 2, (y + y2) / 2, *_cell(p), "edge"))
    return spots


def _corners() -> list[Spot]:
    return [Spot(AREA_NAMES[area], *_middle(area), *_cell(area), "corner") for area in AREAS]


def _middle(area: int) -> tuple[float, float]:
    x, y = _centre_of(area)
    return x + 0.5, y - 0.5


def _cell(square: int) -> tuple[int, int]:
    return SIZE - 1 - square % SIZE, square // SIZE


def picture(view: View) -> Picture:
    """Return the picture of a view."""
    state = view.state
    return board_picture(state)._replace(
        prompt=prompt(state),
        cards=(*_played(state), *_open(state), *_pile(view), *_used(state), *_planets(view)),
        trays=_trays(state),
        notes=_notes(view),
        orientations=(-state.forward % TURNS, (2 - state.forward) % TURNS),
        prospects=(*_next_card(view), *_secret_planets(view)),
        progress=tuple(_progress(state, seat) for seat in (0, 1)),
    )


def board_picture(state: State) -> Picture:
    """Return the picture of the board alone."""
    grounds = tuple(
        Ground(NAMES[square], FILLED[cell], name(cell))
        for square, cell in enumerate(state.cells)
        if 0 < cell < CHECKER and cell != MONOLITH
    )
    bars = tuple(_bar(edge, seat) for seat in (0, 1) for edge in standing_walls(state.walls[seat]))
    return Picture(_pieces(state), "", grounds, bars, () if state.monolith < 0 else (_overlay(state),))


def _overlay(state: State) -> Overlay:
    return Overlay(*_middle(state.monolith), SLAB, FILLED[MONOLITH], name(MONOLITH))


def preview(state: State, action: Action) -> tuple[Ground, ...]:
    """Return marks on the four squares that an action would cover with the monolith, or empty."""
    area = _AREAS.get(action.path[-1], OFF)
    if area == OFF:
        return ()
    if DECK[state.card].moves_monolith:
        return tuple(Ground(NAMES[s], "meant", say_table.monolith_here) for s in AREA_SQUARES[area])
    cells = ((NAMES[square], state.cells[square]) for square in AREA_SQUARES[area])
    return tuple(Ground(spot, "blast", say_table.would_go(name(cell))) for spot, cell in cells if cell)


def arrow(state: State, target: str) -> Arrow | None:
    """Return the arrow from the middle of the board, or over the monolith's edge; None for other targets."""
    way = way_of(state, target) if state.phase == TARGET else None
    if way is None:
        return None
    pushes = target in _AREAS
    x, y = _middle(state.monolith) if pushes else (BORDER + SIZE / 2, BORDER + SIZE / 2)
    dx, dy = _STEPS[way]
    near, far = _PUSH if pushes else _TURN
    return Arrow((x + near * dx, y + near * dy), (x + far * dx, y + far * dy))


def _pieces(state: State) -> tuple[Piece, ...]:
    return tuple(
        Piece(
            NAMES[square],
            checker(cell).replace(" ", "-"),
            0 if cell & OWNER[0] else 1,
            name(cell),
            badges(cell),
        )
        for square, cell in enumerate(state.cells)
        if cell >= CHECKER
    )


def _bar(edge: int, seat: int) -> Bar:
    """Return a wall, which crosses the line between the centres of its two squares."""
    (x, y), (x2, y2) = (_centre_of(square) for square in EDGES[edge])
    mx, my, dx, dy = (x + x2) / 2, (y + y2) / 2, (x2 - x) / 2, (y2 - y) / 2
    ends = ((mx - dy, my - dx), (mx + dy, my + dx))
    return Bar(ends, seat, say_table.wall(seat, EDGE_NAMES[edge]))


# --- cards -----------------------------------------------------------------------------------------------


def _card(card: int, place: str, target: str = "") -> Card:
    card_id = CARD_IDS[card]
    return Card(target, say.card(card_id), say_card.texts[card_id], card_id, place, DECK[card].clause)


def _played(state: State) -> list[Card]:
    """Return the card that is being carried out, which already counts as used."""
    return [_card(state.card, "played")] if state.card in state.used and state.phase != OVER else []


def _open(state: State) -> list[Card]:
    return [_choosable(card, state) if state.phase == CARD else _card(card, "open") for card in state.open]


def _choosable(card: int, state: State) -> Card:
    """Return a card to choose from, with a note if it would have no effect (A4)."""
    if card not in playable(state):
        shown = _card(card, "open")
        return shown._replace(words=say_table.waits(shown.words))
    shown = _card(card, "open", f"card:{CARD_IDS[card]}")
    return shown._replace(words=say_table.idle(shown.words)) if has_no_effect(state, card) else shown


def _used(state: State) -> list[Card]:
    played = [card.art for card in _played(state)]
    return [_card(card, "used") for card in state.used if CARD_IDS[card] not in played]


def _pile(view: View) -> list[Card]:
    """Return the pile's cards that the viewer may see: known ones first, then those left to place."""
    state = view.state
    if view.seat is None or view.seat not in (state.knower, pile_sorter(state)):
        return []
    placed = state.stage[0] if pile_sorter(state) == view.seat and state.stage else 0
    putting = pile_sorter(state) == view.seat
    known = state.order[:placed] if putting else state.order
    rest = [card for card in pile(state) if card not in known] if putting else []
    return [_card(c, "pile") for c in known] + [_card(c, "pile", f"put:{CARD_IDS[c]}") for c in rest]


def pile_sorter(state: State) -> int | None:
    """Return the seat that is putting the pile in order, or None."""
    return state.seat if state.phase == TARGET and state.card == CHEATER_CARD else None


def _planets(view: View) -> list[Card]:
    cards = []
    for seat, number in enumerate(view.state.planets):
        if number >= 0:
            planet = ALL_PLANETS[number]
            count = min(planet.count(view.state, seat), planet.goal)
            title, words = (
                say_table.planet(seat, planet.id),
                say_table.planet_wish(planet.id, count, planet.goal),
            )
            cards.append(Card("", title, words, f"planet-{planet.id}", "own", planet.clause))
        elif number != UNDRAWN:
            title, words = say_table.hidden_planet(seat), say_table.only_known_to(seat)
            cards.append(Card("", title, words, "planet-back", "hidden"))
    return cards


def _next_card(view: View) -> list[Prospect]:
    """Return the chances of each card to be turned over next, for viewers who do not know it (A64)."""
    state = view.state
    left = pile(state)
    if state.phase == OVER or not left or any(card.place == "pile" for card in _pile(view)):
        return []
    names = sorted(say.card(CARD_IDS[card]) for card in left)
    return [Prospect("", say_table.next_card, tuple((name, 1 / len(left)) for name in names))]


def _secret_planets(view: View) -> list[Prospect]:
    """Return the chances of each planet to be the one that is hidden from the viewer (A1)."""
    secret = [seat for seat, number in enumerate(view.state.planets) if number == HIDDEN]
    pairs = possible_planets(view.state) if secret else []
    found = []
    for seat in secret:
        counts = Counter(pair[seat] for pair in pairs)
        rows = [(say.planets[ALL_PLANETS[n].id], many / len(pairs)) for n, many in counts.most_common()]
        found.append(Prospect("", say_table.hidden_planet(seat), tuple(rows)))
    return found


# --- beside the board ------------------------------------------------------------------------------------


def _trays(state: State) -> tuple[Tray, ...]:
    reserves = [_reserve(side, seat, reserve(state, seat)) for seat, side in enumerate(SIDES)]
    cards = len(pile(state))
    return (*reserves, Tray(-1, say_table.draw_pile, (("card-back", say_table.cards(cards), cards),), True))


def _reserve(side: str, seat: int, count: int) -> Tray:
    return Tray(seat, say_table.reserve, ((f"{side}-pawn", say_table.pieces(count), count),), True)


def _progress(state: State, seat: int) -> Progress:
    """Return a seat's number of kings and emperors (A8)."""
    crowned = min(kings(state, seat), ENOUGH_KINGS)
    near = crowned == ENOUGH_KINGS - 1 and state.phase != OVER
    words = say_table.kings(crowned, ENOUGH_KINGS)
    return Progress(seat, crowned, ENOUGH_KINGS, words, say_table.one_king_missing(seat) if near else "")


def _notes(view: View) -> tuple[str, ...]:
    return (*_duty_note(view.state), *_directions_note(view.state), *_order_note(view.state))


def _directions_note(state: State) -> list[str]:
    """Return a note on the directions of the pawns, once the board has been turned."""
    first, second = (DIRECTIONS[direction(state, seat)] for seat in (0, 1))
    return [say_table.ways(first, second)] if state.forward else []


def _duty_note(state: State) -> list[str]:
    bound = state.seat if state.card < 0 else 1 - state.seat
    if state.duty < 0 or state.phase == OVER:
        return []
    return [say_table.wanders(bound) if state.duty == WANDER else say_table.fated(bound, NAMES[state.duty])]


def _order_note(state: State) -> list[str]:
    """Return a note that names the seat that knows the pile, for viewers who cannot see it."""
    if not state.order or min(state.order) >= 0:
        return []
    return [say_table.knows_pile(state.knower)]
