"""Playing an action, chance included: the order of all that follows from a move."""

from __future__ import annotations

from engine.contract.values import CHANCE, TERMINAL, Action, Refusal
from engine.session.explanations import benefit_of
from engine.session.match import Match
from ui.features.clocks.running import pause_clocks
from ui.features.computer import start_computer, stop
from ui.features.notices import notice_events, show_notice
from ui.features.playback import continue_game, show_actions, show_cover
from ui.features.variations import save_variation
from ui.kinds.puzzle import Puzzle
from ui.kinds.registry import sit_down
from ui.messages import Message
from ui.messages.answers import AttemptJudged, ChanceDecided, HintFound, JudgingTakesLong, MoveFound, Opened
from ui.messages.table import AgreeDraw
from ui.session.analysis.state import NO_INFO, SearchInfo
from ui.session.announce import action_words, announce, announce_result, is_passed_over
from ui.session.effects import RecordPlace, ReseedChance, SampleChance, ScrollToTop, SendAfterPainting
from ui.session.model import Change, Effects, Model, PointerState
from ui.session.own_side import name_player
from ui.session.pending import PendingAction, PendingArrival, new_secrets
from ui.session.screen import HELD, STORED, TABLE
from ui.session.selection import with_implied
from ui.session.session import OWN, Kind, Session
from ui.storage.seats import Note, people
from ui.words.en.notices import say

MESSAGES = (HintFound, AgreeDraw, MoveFound, ChanceDecided, JudgingTakesLong, Opened, AttemptJudged)
LONG = 100
"""Number of actions above which only the end of the log is shown at first."""


def update(model: Model, message: Message) -> Change:
    """Apply the computer's or chance's decision, a hint, a verdict or a draw."""
    match message:
        case MoveFound(_, text, thinking):
            return play(model, model.table.game.find(model.table.state, text), thinking)
        case HintFound(_, text):
            return _show_hint(model, text), ()
        case ChanceDecided(_, text):
            return play_chance(model, text)
        case AttemptJudged() | JudgingTakesLong() if not model.table.kind.judged:
            return _verdict(model, message)
        case AgreeDraw():
            return end(model, None)
        case Opened():
            return model.with_screen(model.screen._replace(short_log=False)), ()
    return model, ()


# --- an action ---------------------------------------------------------------------------------------


def play(model: Model, action: Action, thinking: SearchInfo = NO_INFO) -> Change:
    """Play an action at the end of the game; `thinking` is the search behind it.

    An action that the kind does not allow, such as a wrong move in a tutorial, is refused.
    """
    if not model.table.kind.allows(model.table, action):
        return _refuse_in_tutorial(model), ()
    before, by_hand = with_implied(model.table.match, action), model.hand.drag is not None
    after = before.play(action)
    model, stopped = stop(model)
    session = (
        model.table.with_search(thinking)
        .unpicked()
        ._replace(
            match=after,
            pending=PendingAction(before.cursor, by_hand),
            viewing=None,
            kind=model.table.kind.after(model.table, after),
        )
    )
    screen = model.screen.without_message()._replace(input_error="")
    done, effects = _settle(model._replace(session=session, screen=screen, hand=PointerState()))
    return done, (*stopped, *effects)


def _settle(model: Model) -> Change:
    """Resolve chance if it is to act, else finish the pending action."""
    session = model.table
    if session.match.player == CHANCE:
        return _chance(model)
    model = model.with_session(session._replace(pending=None))
    match session.pending:
        case PendingAction(first, by_hand):
            return _finish_action(model, first, by_hand)
        case PendingArrival() as arrival:
            return _arrive(model, arrival)
    return model, ()


def _chance(model: Model) -> Change:
    """Resolve a chance node, unless the last move is still judged or other devices deal jointly."""
    session = model.table
    if not session.kind.judged:
        return _keep_shown(model), ()
    outcome = session.kind.chance(session)
    if outcome is None:
        return model.updated(), ()  # the devices deal jointly: see `ui.features.remote.sending`
    return (
        play_chance(model, outcome)
        if outcome
        else (model, (SampleChance(model.ticket, session.game, session.state),))
    )


def _refuse_in_tutorial(model: Model) -> Model:
    """Explain that the tutorial asks for another move."""
    why = Refusal(say.allowed_too)
    return model.with_session(model.table.unpicked()._replace(why=why)).announce(why.words)


def _verdict(model: Model, message: AttemptJudged | JudgingTakesLong) -> Change:
    """Apply the verdict on a move in a puzzle, or note that it takes long."""
    kind = model.table.kind
    assert isinstance(kind, Puzzle)
    if isinstance(message, JudgingTakesLong):
        slow = kind.with_run(kind.progress._replace(slow=True))
        return model.with_session(model.table._replace(kind=slow)), ()
    return _judged(model.with_session(model.table._replace(kind=kind.with_attempt(message.attempt))))


def _keep_shown(model: Model) -> Model:
    """Keep the position before the move on screen, so that the move and its outcome appear together."""
    pending = model.table.pending
    assert isinstance(pending, PendingAction)
    return model.with_session(model.table._replace(showing=pending.first))


def _judged(model: Model) -> Change:
    """Continue after the verdict: with chance, or after the animation."""
    session = model.table
    if session.pending:
        return _settle(model.with_session(session._replace(showing=None)))
    return (model, ()) if session.step or session.viewing is not None else continue_game(model)


def play_chance(model: Model, text: str) -> Change:
    """Play the outcome of a chance node."""
    session = model.table
    outcome = session.game.find(session.state, text)
    return _settle(model.with_session(session._replace(match=session.match.play(outcome))))


def _finish_action(model: Model, first: int, by_hand: bool) -> Change:
    """Finish an action and its chance outcomes: announce it, then show it."""
    model = model.with_session(hide_secrets(model.table)).updated()
    model, replays = save_variation(model) if model.table.in_variation else (model, ())
    session = model.table
    others = people(session.seats) - {session.viewer} if session.kind.covers else ()
    secrets = new_secrets(session.match, first, others)
    model = model.with_session(session._replace(secrets=tuple(secrets)))
    if not is_passed_over(session, first):
        model = model.announce(announce(session, first, model.screen.settings.spoken))
    shown, effects = show_actions(model, first, by_hand)
    return shown, (*effects, *replays)


def hide_secrets(session: Session) -> Session:
    """Return the session with secrets hidden from the person to move."""
    return session if session.shown_to == session.match.player else session._replace(shown_to=None)


# --- the beginning and the end -----------------------------------------------------------------------


def open_match(
    model: Model,
    match: Match,
    note: Note,
    key: str = "",
    greeting: str = "",
    imported: bool = False,
    kind: Kind = OWN,
) -> Change:
    """Put a match on the table; `note` holds the seats and other saved data.

    An `imported` match must be saved before any action.
    """
    session = sit_down(match, note, key, kind)._replace(
        sitting=model.ticket,
        imported=imported,
        pending=PendingArrival(greeting),
    )
    if imported:
        session = session._replace(analysis=session.analysis._replace(imported_log=match.log))
    model, stopped = stop(model) if model.session else (model, ())
    long = len(match.log) > LONG
    screen = model.screen.without_message()._replace(name=TABLE, dialog="", input_error="", announcement="")
    screen = screen._replace(notice=screen.notice._replace(words="", drawings=()), short_log=long)
    place = _place(session)
    model, effects = _settle(Model(screen, session, PointerState(), model.ticket + 1))
    rest = (SendAfterPainting(Opened()),) if long else ()
    return model, (*stopped, ReseedChance(), RecordPlace(place), ScrollToTop(), *effects, *rest)


def _place(session: Session) -> str:
    """Return the entry for the browser history."""
    usual = f"{STORED}={session.key}" if session.key else f"{TABLE}={session.game.info.id}"
    return session.kind.place(session) or usual


def _arrive(model: Model, arrival: PendingArrival) -> Change:
    """Start playing once all are seated; a saved pick is kept if it can still be continued."""
    model = model.updated()
    session = model.table
    session = session._replace(
        picked=session.picked if session.can_continue(session.picked) else (),
        orientation=session.orientation._replace(spins=0),
    )
    model, effects = _greet(
        model.with_session(session).announce(name_player(session, session.to_move, session.picture.prompt)),
        arrival,
    )
    model = pause_clocks(show_cover(model.with_session(hide_secrets(model.table))))
    if model.screen.dialog == HELD:
        return model, effects
    model, more = start_computer(model)
    return model, (*effects, *more)


def _greet(model: Model, arrival: PendingArrival) -> Change:
    """Announce chance outcomes before the first move, and the greeting."""
    effects: Effects = ()
    if all(logged.seat == CHANCE for logged in model.table.log.logged_actions[: model.table.match.cursor]):
        model, effects = notice_events(
            model.announce(announce(model.table, 0, model.screen.settings.spoken)), 0
        )
    if not arrival.greeting:
        return model, effects
    screen = model.screen
    words = f"{arrival.greeting} {screen.notice.words}".strip()
    return show_notice(model.announce(f"{arrival.greeting} {screen.announcement}"), words)


def end(model: Model, resigned: int | None, late: bool = False) -> Change:
    """End the game by resignation, timeout (`late`), or (None) agreed draw."""
    if model.table.match.player == TERMINAL:
        return model.with_dialog(""), ()
    return show_end(model, model.table.match.agree(resigned, late))


def show_end(model: Model, match: Match) -> Change:
    """Show a match that ended without an action."""
    model, stopped = stop(model)
    session = model.table.unpicked()._replace(match=match, viewing=None)
    model = model.with_session(session).with_dialog("result").announce(announce_result(session)).updated()
    return model, stopped


# --- advice ------------------------------------------------------------------------------------------


def _show_hint(model: Model, text: str) -> Model:
    """Show the recommended move."""
    session = model.table
    action = next(action for action in session.choices if action.text == text)
    path = tuple(target for target in action.path if target in session.geometry.places)
    words = action_words(session, action)
    model = model.with_session(
        session.unpicked()._replace(thinking=None, hint=path, why=_hint_benefit(session, action, words))
    )
    model = model.announce(say.hint(words))
    seen = session.geometry.spots.keys() >= set(action.path)
    return model if seen else model.with_message(say.hint(words.rstrip("!")))


def _hint_benefit(session: Session, action: Action, words: str) -> Refusal | None:
    """Return the immediate benefit of a hint; None in games with secrets and in tutorials."""
    game, state = session.game, session.state
    if game.info.hidden or session.kind.scripted:
        return None
    gain = benefit_of(game, (state, game.apply(state, action)), (action,))
    return Refusal(say.advice(words, gain)) if gain else None
