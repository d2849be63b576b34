"""Choosing a move by clicks or text, with previews, confirmation and refusals."""

from __future__ import annotations

from engine.contract.picture import Ground
from engine.contract.values import TERMINAL, Action, Refusal
from ui.features.play import play
from ui.messages import Message
from ui.messages.table import Confirm, Pick, PlayPremove, TypeMove, Unpick
from ui.panels.clauses import reason
from ui.session.announce import action_words
from ui.session.effects import Vibrate
from ui.session.model import Change, Model
from ui.session.own_side import may_premove
from ui.session.screen import CARD, repeatable
from ui.session.selection import actions_for_text, click, typing_error
from ui.session.session import Session
from ui.words.en.notices import say

SHORT = 2
"""Maximum number of previewed marks to announce; more are only shown."""
MESSAGES = (Confirm, Pick, PlayPremove, TypeMove, Unpick)


def update(model: Model, message: Message) -> Change:
    """Continue a pick, take back its last step, type or confirm a move."""
    match message:
        case Pick(spot):
            return pick(model.with_dialog("") if model.screen.dialog == CARD else model, spot)
        case TypeMove(text):
            return _type(model, text)
        case Unpick():
            session = model.table
            kept = session.picked if session.proposed else session.picked[:-1]
            return model.with_session(session._replace(picked=kept, proposed=None, why=None)), ()
        case Confirm() if model.table.proposed:
            return play(model, model.table.proposed)
        case PlayPremove():
            from ui.features.premove import play_premove

            return play_premove(model)
    return model, ()


def follow_premove(before: Model, after: Model) -> Change:
    """Derive what becomes of a move chosen in advance."""
    if after.session is None or after.session.premove is None:
        return after, ()
    from ui.features.premove import follow

    return follow(before, after)


def action_at(session: Session, spot: str) -> Action | None:
    """Return the action that a click on `spot` would make, or None."""
    choice = click(session.choices, session.picked, spot)
    return choice.action if choice else None


def pick(model: Model, spot: str, sure: bool = True) -> Change:
    """Pick a spot or a choice; `sure` is False if the pointer only came near it."""
    session = model.table
    if session.viewing is not None or session.match.player == TERMINAL:
        return model, ()
    if may_premove(model.screen.settings, session):
        from ui.features.premove import choose

        return choose(model, spot)
    if session.proposed and spot == session.proposed.path[-1]:
        return play(model, session.proposed)
    choice = click(session.choices, session.picked, spot)
    if choice is None:
        return _explain(model, spot), (Vibrate("no"),)
    if choice.action and model.screen.settings.confirm:
        return _propose(model, choice.action, spot), (Vibrate("pick"),)
    if place_to_confirm(session) != spot and not (sure and _is_plain(model, choice.action)):
        return _warn(model, spot), ()
    if choice.action:
        return play(model, choice.action)
    focus = spot if spot in session.geometry.spots else session.focus
    model = model.with_session(session.unpicked()._replace(picked=choice.picked, focus=focus))
    prompt = session.game.prompt_on(session.view, choice.picked)
    return model.announce(prompt) if prompt else model, (Vibrate("pick"),)


def point(model: Model, spot: str) -> Model:
    """Preview and announce the effects of a click on a spot that are not obvious."""
    action = action_at(model.table, spot)
    if action != model.hand.pointed:
        model = model._replace(hand=model.hand._replace(pointed=action))
    marks = preview(model.table, action)
    return model.announce(" ".join(_mark_names(marks))) if marks else model


def preview(session: Session, action: Action | None) -> tuple[Ground, ...]:
    """Return the marks of an action's effects that are not obvious."""
    return session.game.preview(session.view, action) if action else ()


def place_to_confirm(session: Session) -> str:
    """Return the place that must be chosen a second time to confirm, or ""."""
    return session.to_confirm if session.why else ""


def _propose(model: Model, action: Action, spot: str) -> Model:
    """Show a complete action and ask for confirmation."""
    session = model.table
    names = _mark_names(preview(session, action))
    words = [say.proposed(action_words(session, action)), *(names if len(names) <= SHORT else [])]
    focus = spot if spot in session.geometry.spots else session.focus
    session = session._replace(proposed=action, focus=focus, why=None, to_confirm="", hint=())
    return model.with_session(session).announce(" ".join([*words, say.select_again_to_confirm]))


def _mark_names(marks: tuple[Ground, ...]) -> list[str]:
    """Return the marks in words, without repetition."""
    return list(dict.fromkeys(say.mark(mark.spot, mark.name) for mark in marks))


def _is_plain(model: Model, action: Action | None) -> bool:
    """Return True if the action's effects are obvious or already previewed."""
    return not action or action == model.hand.pointed or not preview(model.table, action)


def _warn(model: Model, spot: str) -> Model:
    """Preview a click and ask for a second one."""
    model = point(model, spot)
    session, action = model.table, model.hand.pointed
    names = _mark_names(preview(session, action))
    words = [*(names if len(names) <= SHORT else []), *_place_name(session, spot)]
    question = " ".join([*words, say.select_again_to_confirm if action else say.select_again])
    return model.with_session(session._replace(why=Refusal(question), to_confirm=spot, hint=()))


def _place_name(session: Session, spot: str) -> list[str]:
    """Return the name of a place between cells, as a list; empty for cells."""
    if spot not in session.geometry.extras:
        return []
    return [say.place(session.game.label(session.view, spot))]


def _explain(model: Model, spot: str) -> Model:
    """Explain why a spot cannot be chosen."""
    session = model.table
    game, view, picked = session.game, session.view, session.picked
    why = game.path_refusal(view, picked, spot) if picked else None
    why = why or game.refusal(view, spot)
    if session.between_steps:
        why = Refusal(say.step_done)
    elif not session.persons_turn:
        why = Refusal(say.computers_turn)
    session = session._replace(why=why, to_confirm="", picked=picked if why else (), proposed=None, hint=())
    return model.with_session(session).announce(reason(why))


def _type(model: Model, text: str) -> Change:
    """Play a typed move; keep the text if it is not the player's turn."""
    session = model.table
    actions = session.choices
    matches = (
        (actions_for_text(actions, text) or session.game.parse_move(session.state, text)) if actions else ()
    )
    if len(matches) == 1:
        return play(model, matches[0])
    if not text.strip():
        return model, ()
    possible = [session.game.written(session.view, action) for action in matches or actions]
    wrong = typing_error(text, bool(matches), possible) if actions else _too_early(session)
    return model.with_screen(
        model.screen._replace(input_error=repeatable(wrong, model.screen.input_error))
    ), ()


def _too_early(session: Session) -> str:
    """Return why no move can be typed now."""
    if session.viewing is not None:
        return say.earlier
    if session.match.player == TERMINAL:
        return say.over
    return say.not_your_turn
