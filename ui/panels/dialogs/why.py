"""The dialog that tells what a computer thought before it acted."""

from __future__ import annotations

from engine.contract.game import AnyGame
from engine.contract.search import Considered
from engine.session.averted import averted
from engine.session.gains import Line
from engine.session.review.points import worth
from ui.panels.looking.eye import lines_of
from ui.panels.parts import dialog
from ui.panels.words.dialogs import say
from ui.remembered import remembered
from ui.session.looking.thoughts import last_thoughts
from ui.session.session import Session
from ui.storage.seats import LEVEL
from ui.tree import Node, h


def why_dialog(session: Session) -> Node | None:
    """Return what a computer liked best, its chances, and how far it looked; None if nothing is known."""
    thoughts = last_thoughts(session)
    if thoughts is None:
        return None
    game, at = session.game, thoughts.at
    seat = game.player(session.match.states[at])
    told = lines_of(session.match, at, thoughts.thinking.best)
    title = LEVEL[thoughts.level].title if thoughts.level in LEVEL else session.names[seat]
    return dialog(
        say.thought(session.names[seat], told[0][1].written[0]),
        [
            h("ol", _rows(told, game), class_="thoughts"),
            h("p", say.looked(title, thoughts.thinking.depth, thoughts.thinking.nodes)),
            h("p", say.guessed if game.info.hidden else say.reckoned, class_="by"),
        ],
    )


@remembered
def _rows(told: tuple[tuple[Considered, Line], ...], game: AnyGame) -> list[Node]:
    """Return what was done, with what that has averted, and the others."""
    (_, made), *others = told
    saved = averted(game, made, [line for _, line in others])
    return [_row(each, line, game, "" if number else saved) for number, (each, line) in enumerate(told)]


def _row(each: Considered, line: Line, game: AnyGame, saved: str) -> Node:
    """Return an action with its chances as words, and as a bar that only eyes need, and what may follow."""
    chance = (1 + each.value) / 2
    bar = h("span", h("span", style=f"width:{chance:.0%}"), class_="bar", aria_hidden="true")
    told = worth(game, each.value, chance, each.at_most)
    notes = [h("small", note) for note in (line.gain, saved, line.rest) if note]
    return h("li", h("b", line.written[0]), " ", h("span", told), bar, notes)
