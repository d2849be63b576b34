"""Winning chances as a bar, a sentence and a graph, in the colours of the pieces.

If the chances of two players add up to one, one number is enough: the sentence names the player who is
ahead, and the graph has one line between the colours of both.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.session.review import Review, whole_percent
from ui.board.pieces import colour_of
from ui.panels.table.players import arts_by_seat
from ui.remembered import remember_last
from ui.session.own_side import shown_names
from ui.session.session import Session
from ui.tree import Kept, Node, h, keep
from ui.words.en.analysis import say

HIGH = 100
"""Height of the graph; its width is the length of the game."""
SUM_ERROR = 0.005
"""Maximum difference from one of the sum of chances that count as one number."""

Curve = Sequence[tuple[int, tuple[float, ...]]]
"""The chances of all seats at the analysed places."""


def side_classes(session: Session) -> tuple[str, ...]:
    """Return the class with the colour of each seat's pieces; a numbered one for unknown drawings."""
    arts = arts_by_seat(session)
    return tuple(_side_class(seat, arts.get(seat, "")) for seat in range(len(session.match.seats)))


def _side_class(seat: int, art: str) -> str:
    """Return the class of a seat's colour by the drawing of its usual piece."""
    colour = colour_of(art)
    return f"of-{colour}" if colour else f"share-{seat}"


def one_number(chances: Iterable[tuple[float, ...]]) -> bool:
    """Return True if the chances of one of two players say everything."""
    return all(len(each) == 2 and abs(sum(each) - 1) <= SUM_ERROR for each in chances)


def bars(session: Session, chances: tuple[float, ...]) -> Node:
    """Return the winning chances as a bar with a part for each seat, and in words."""
    sides = side_classes(session)
    parts = [
        h("span", class_=side, style=f"width:{chance:.1%}")
        for side, chance in zip(sides, chances, strict=True)
    ]
    bar = h("div", parts, class_="shares", aria_hidden="true")
    return h("div", bar, _legend(shown_names(session), sides, chances), class_="chance")


def _legend(names: Sequence[str], sides: Sequence[str], chances: tuple[float, ...]) -> Node:
    """Return the chances as sentences: that of the player ahead if one number is enough."""
    rounded = [whole_percent(chance) for chance in chances]
    if one_number([chances]) and rounded[0] == rounded[1]:
        return h("p", say.even, class_="legend")
    seats = [max((0, 1), key=chances.__getitem__)] if one_number([chances]) else range(len(chances))
    rows = [
        h("li", h("i", class_=sides[seat], aria_hidden="true"), say.share(names[seat], rounded[seat]))
        for seat in seats
    ]
    return h("ul", rows, class_="legend")


@remember_last
def curves(review: Review, sides: tuple[str, ...]) -> Kept:
    """Return one line between two colours if that is enough, else a line for each seat."""
    curve, size = review.curve(), max(1, len(review.match.log))
    middle = h("path", d=f"M0 {HIGH // 2}H{size}", class_="middle")
    if curve and one_number(chances for _, chances in curve):
        line = h("polyline", points=_points(curve, 0), class_="line", fill="none")
        fields = [_field(curve, HIGH, sides[0]), _field(curve, 0, sides[1])]
        return keep(h("g", fields, middle, line))
    lines = [
        h("polyline", points=_points(curve, seat), class_=look, fill="none")
        for seat, side in enumerate(sides)
        for look in ("casing", f"{side} curve-{seat}")
    ]
    return keep(h("g", middle, lines))


def _points(curve: Curve, seat: int) -> str:
    return " ".join(f"{at},{HIGH * (1 - chances[seat]):.1f}" for at, chances in curve)


def _field(curve: Curve, edge: int, side: str) -> Node:
    """Return the area between the first seat's line and an edge of the graph, in a seat's colour."""
    around = f"{curve[0][0]},{edge} {_points(curve, 0)} {curve[-1][0]},{edge}"
    return h("polygon", points=around, class_=f"field {side}")


def upright(at: int, look: str) -> list[Node]:
    """Return a vertical line at a place in the log, with a light edge that shows on dark colours."""
    return [h("path", d=f"M{at} 0V{HIGH}", class_=each) for each in ("upright-edge", look)]
