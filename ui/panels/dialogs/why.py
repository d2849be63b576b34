"""The dialog with the computer's reasons for an action."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.game import AnyGame
from engine.contract.search import Considered
from engine.session.explanations import ExplainedLine, prevented_harm
from engine.session.review import CERTAIN, is_choice, value_text
from engine.session.threats import must_take, new_threat, open_reply, stopped_threat
from engine.session.words.en import say as words
from ui.panels.analysis import lines_of
from ui.panels.parts import dialog
from ui.remembered import remember_last
from ui.session.analysis.live import analysis_of
from ui.session.session import Session
from ui.storage.seats import LEVEL
from ui.tree import Node, h
from ui.words.en.dialogs import say


def why_dialog(session: Session) -> Node | None:
    """Return a computer's best actions, their chances and the search depth; None if unknown."""
    search = session.last_search
    if search is None:
        return None
    game, at = session.game, search.at
    seat = game.player(session.match.states[at])
    best = with_review_values(session, at, search.thinking.best)
    lines = lines_of(session.match, at, best)
    move = lines[0][1].written[0]
    if not is_choice(session.match, at):
        rows = h("ol", _row(lines[0][1]), class_="thoughts")
        return dialog(say.had_to(session.names[seat], move), [rows, h("p", say.no_choice, class_="by")])
    duty = h("p", say.had_to_take, class_="by") if must_take(game, session.match.states[at]) else None
    title = LEVEL[search.level].title if search.level in LEVEL else session.names[seat]
    return dialog(
        say.thought(session.names[seat], move),
        [
            duty,
            h("ol", _rows(lines, game, seat), class_="thoughts"),
            h("p", say.reviewed, class_="by") if best != search.thinking.best else None,
            h("p", say.looked(title, search.thinking.depth, search.thinking.nodes)),
            h("p", say.guessed if game.info.hidden else say.reckoned, class_="by"),
        ],
    )


def with_review_values(session: Session, at: int, best: tuple[Considered, ...]) -> tuple[Considered, ...]:
    """Return the computer's evaluation, with the review's values of the same actions."""
    review = analysis_of(session).review
    judged = next((each for each in review.judged if each.at == at), None) if review else None
    known = {each.text: each for each in (judged.best, judged.played)} if judged else {}
    return tuple(each if each.at_most else known.get(each.text, each) for each in best)


@remember_last
def _rows(lines: tuple[tuple[Considered, ExplainedLine], ...], game: AnyGame, seat: int) -> list[Node]:
    """Return the played action with its details, and the alternatives."""
    (best, made), *others = lines
    notes = _notes(game, made, [line for _, line in others]) if abs(best.value) < CERTAIN else ()
    return [_row(line, notes if line is made else (), _chances(each, game, seat)) for each, line in lines]


def _notes(game: AnyGame, made: ExplainedLine, others: Sequence[ExplainedLine]) -> tuple[str, ...]:
    """Return the threat that an action averts, and new threats; else its improvements."""
    saved = stopped_threat(game, made) or prevented_harm(game, made, others)
    notes = saved, new_threat(game, made), open_reply(game, made)
    better = (
        () if made.gain or any(notes) else game.explain_improvement(made.states, game.player(made.states[0]))
    )
    return (*notes, words.better(better) if better else "")


def _chances(each: Considered, game: AnyGame, seat: int) -> list[Node]:
    """Return the chances of an action as words, and as a bar hidden from screen readers."""
    chance = each.chances[seat] if each.chances else (1 + each.value) / 2
    bar = h("span", h("span", style=f"width:{chance:.0%}"), class_="bar", aria_hidden="true")
    return [h("span", value_text(game, each, chance)), bar]


def _row(line: ExplainedLine, notes: Sequence[str] = (), chances: Sequence[Node] = ()) -> Node:
    """Return an action with its chances, its benefit, and the line after it."""
    details = [h("small", note) for note in (line.gain, *notes, line.rest) if note]
    return h("li", h("b", line.written[0]), " ", chances, details)
