"""The dialog that tells what a computer thought before it acted."""

from __future__ import annotations

from engine.contract.game import AnyGame
from engine.contract.search import Considered
from engine.session.gains import Line, line_from
from engine.session.review.points import worth
from engine.session.review.words import say as words
from ui.panels.parts import dialog
from ui.panels.words.dialogs import say
from ui.session.looking.thoughts import last_thoughts
from ui.session.session import Session
from ui.storage.seats import LEVEL
from ui.tree import Node, h


def why_dialog(session: Session) -> Node | None:
    """Return what a computer liked best, its chances, and how far it looked; None if nothing is known."""
    thoughts = last_thoughts(session)
    if thoughts is None:
        return None
    best = thoughts.thinking.best
    game, state = session.game, session.match.states[thoughts.at]
    seat = game.player(state)
    rows = [(each, line_from(game, state, (each.text, *each.line))) for each in best]
    told = [(each, line) for each, line in rows if line.written]
    title = LEVEL[thoughts.level].title if thoughts.level in LEVEL else session.names[seat]
    return dialog(
        say.thought(session.names[seat], told[0][1].written[0]),
        [
            h("ol", [_row(each, line, game) for each, line in told], class_="thoughts"),
            h("p", say.looked(title, thoughts.thinking.depth, thoughts.thinking.nodes)),
            h("p", say.guessed if game.info.hidden else say.reckoned, class_="by"),
        ],
    )


def _row(each: Considered, line: Line, game: AnyGame) -> Node:
    """Return an action with its chances as words, and as a bar that only eyes need, and what may follow.

    Of one that was only found to be no better, what it is good for is not known.
    """
    chance = (1 + each.value) / 2
    bar = h("span", h("span", style=f"width:{chance:.0%}"), class_="bar", aria_hidden="true")
    first, *later = line.written
    then = h("small", words.then(later)) if later else None
    gain = h("small", line.gain) if line.gain and not each.at_most else None
    told = worth(game, each.value, chance, each.at_most)
    return h("li", h("b", first), " ", h("span", told), bar, gain, then)
