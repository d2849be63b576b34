"""The end of a game: winner and reason, secrets, standings of the series, and next steps."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.picture import Card
from ui.panels.clauses import ended
from ui.panels.history.achievements import new_achievements
from ui.panels.parts import again, dialog, lay_beside, over_all
from ui.panels.standings import standings, standings_table
from ui.panels.thumb import card_path
from ui.session.own_side import own_seat
from ui.session.series import next_number
from ui.session.session import Session
from ui.tree import Node, button, h
from ui.words.en.analysis import say as looking
from ui.words.en.dialogs import say

WON, LOST = "won", "lost"
CROWNED = ("felt",)
"""Themes whose drawing shows a winner."""


def result_dialog(session: Session, earned: Sequence[str], check: Node | None) -> Node:
    """Return the result of a game, with the drawing of its theme, or of an end that fills the screen.

    It lies beside the board, which stays visible. `check` is the button that audits a remote game.
    """
    art = session.match.outcome.reason.art if session.match.outcome else ""
    picture = h("img", src=f"assets/ends/{art or _drawing(session)}.svg", alt="", class_="end-picture")
    table = standings(session)
    body: list[Node | None] = [
        picture,
        h("p", ended(session.match, session.names), class_="result"),
        *(_secret(card) for card in session.picture.cards if card.place == "own"),
        new_achievements(earned),
        standings_table(table) if table else None,
        _onward(session, check),
    ]
    box = dialog(_title(session), body)
    return over_all(box, "end") if art else lay_beside(box)


def _title(session: Session) -> str:
    """Return the title: a win or loss for a person alone against computers, else that the game is over."""
    return {WON: say.you_won, LOST: say.you_lost}.get(_own_end(session), say.over)


def _drawing(session: Session) -> str:
    """Return the drawing of the game's theme; if it shows a winner, losers get another one."""
    mood = session.game.info.cover.theme
    return f"{mood}-lost" if mood in CROWNED and _own_end(session) == LOST else mood


def _own_end(session: Session) -> str:
    """Return the result for the only person against computers; "" if nobody won, or several play."""
    outcome, seat = session.match.outcome, own_seat(session)
    if not outcome or seat < 0 or max(outcome.returns) <= 0:
        return ""
    return WON if outcome.returns[seat] > 0 else LOST


def _secret(card: Card) -> Node:
    """Return the revealed secret, with its drawing."""
    return h(
        "p",
        h("img", src=card_path(card.art), alt=""),
        say.secret(card.title, card.words),
        class_="was-secret",
    )


def _onward(session: Session, check: Node | None) -> Node:
    review = button(looking.review, "review") if session.match.log else None
    new, look = button(say.new_game, "setup-again"), button(say.look, "close")
    return h("div", again(next_number(session)), review, check, new, look, class_="row")
