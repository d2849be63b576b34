"""The game at the table, as one value: the match, its players, and the view of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from engine.contract.game import AnyGame
from engine.contract.picture import Picture
from engine.contract.series import Result
from engine.contract.values import CHANCE, TERMINAL, Action, AnyState, AnyView, Refusal
from engine.session.clock import Clock
from engine.session.files import Tags
from engine.session.match import Match
from engine.session.tutorial import TutorialRun
from ui.board.geometry import Geometry
from ui.board.orientation import Orientation
from ui.session.analysis.state import AnalysisState, MoveSearchInfo, SearchInfo
from ui.session.effects import Effect
from ui.session.log import NO_DROPOUTS, Dropouts, Log, Unfolded
from ui.session.pending import PendingAction, PendingArrival, Premove, Secret, Step
from ui.session.selection import matching, person_choices
from ui.session.views import seat_view, sees_differently
from ui.storage.seats import Difference, Note, Seats, level_of, named, people, seat_names
from ui.value import Value

if TYPE_CHECKING:
    from engine.remote.replica import Replica  # loaded for remote games
    from ui.session.remote.peers import Peers


class Settled(NamedTuple):
    """The next step once all effects of an action were shown."""

    session: Session
    dialog: str | None = None
    """The dialog to open; None if the next player is asked as usual."""
    announcement: str = ""
    """Text to add to the announcement."""
    effects: tuple[Effect, ...] = ()


class Kind(Value):
    """The purpose of a game at the table and the rules that follow from it; this class is an ordinary game.

    Features and panels ask the kind of a session and test no flags. The other kinds are in `ui.kinds`, one
    module each, and override these members; docs/kinds.md explains how to add one.
    """

    id = ""
    """The id in saves and buttons, if positions can be opened as this kind; see `ui.kinds.registry`."""
    stored = True
    """True if the library keeps the game."""
    scored = True
    """True if its end counts in the history."""
    local = True
    """True if all its players are at this device."""
    covers = True
    """True if secrets are covered when several people share the screen."""
    for_analysis = False
    """True if the game is for analysis: analysis may run at any time, and is switched on by hand."""
    undo_reveals = False
    """True if undo may go past dice and cards, in spite of the settings."""
    scripted = False
    """True if steps decide in place of computers and chance."""
    tips = True
    """True if tips about the rules are shown."""
    excluded: ClassVar[tuple[type, ...]] = ()
    """Messages that have no meaning in this kind."""

    @property
    def replica(self) -> Replica | None:
        """The copy of a remote game on this device; None for other kinds."""
        return None

    @property
    def sent(self) -> int:
        """Number of this device's entries that it has sent in a link."""
        return 0

    @property
    def by_links(self) -> bool:
        """True if moves are sent by link."""
        return False

    @property
    def kept(self) -> tuple[object, ...]:
        """Stored facts about a remote game besides its transcript."""
        return ()

    @property
    def compared(self) -> str:
        """Result of comparing the four words of a remote game; "" before."""
        return ""

    @property
    def differences(self) -> tuple[Difference, ...]:
        """Times that this device measured otherwise than a remote friend's device reported them."""
        return ()

    @property
    def run(self) -> TutorialRun | None:
        """Progress in a tutorial or a puzzle; None for other kinds."""
        return None

    @property
    def judged(self) -> bool:
        """True if the last move needs no verdict, or has one."""
        return True

    def note(self, note: Note) -> Note:
        """Return the note of a save with this kind in it."""
        return note._replace(kind=self.id)

    def offer(self) -> str:
        """Return the label of the editor's button that opens a position as this kind."""
        return ""

    def greeting(self) -> str:
        """Return the announcement when a position was opened as this kind."""
        return ""

    def played(self) -> Kind:
        """Return the kind once a computer plays along."""
        return self

    def place(self, _session: Session) -> str:
        """Return the entry for the browser history; "" for the usual one."""
        return ""

    def main(self, session: Session) -> Session:
        """Return the session of the main line."""
        return session

    def with_main(self, _session: Session, main: Session) -> Session:
        """Return the session with another main line."""
        return main

    def viewer(self, session: Session) -> int | None:
        """Return the seat whose view is shown where several people, or none, share the screen."""
        if session.game.info.hidden:
            return session.shown_to
        return session.match.player if session.persons_turn else None

    def analyst(self, match: Match, at: int) -> int | None:
        """Return the seat whose knowledge the analysis of a place uses; None for public knowledge."""
        return match.game.player(match.states[at])

    def waits(self, _session: Session) -> bool:
        """Return True if something else must happen before a person may move."""
        return False

    def allows(self, _session: Session, _action: Action) -> bool:
        """Return True if a person may play a legal action."""
        return True

    def after(self, _session: Session, _match: Match) -> Kind:
        """Return the kind after an action that led to a match."""
        return self

    def chance(self, _session: Session) -> str | None:
        """Return the outcome of a chance node, "" to draw it here, None if other devices provide it."""
        return ""

    def clock_runs(self, session: Session, dialog: bool, _peers: Peers | None) -> bool:
        """Return True if the clock of the player to move runs; `dialog`: a dialog is open."""
        if session.persons_turn:
            return not dialog and (session.step is None or session.step.again)
        return session.thinking is not None

    def clock_is_remote(self) -> bool:
        """Return True if another device keeps the running clock."""
        return False

    def reply(self, _session: Session, _ticket: int) -> Effect | None:
        """Return the effect that gives the computer's next action; None to ask a computer player."""
        return None

    def advice(self, _session: Session, _ticket: int) -> tuple[Kind, tuple[Effect, ...]] | None:
        """Return the effects that show a hint, and the kind then; None to ask a computer player."""
        return None

    def words(self, _session: Session) -> str:
        """Return the instruction of a tutorial or puzzle, or its comment on the last move."""
        return ""

    def settled(self, session: Session) -> Settled | None:
        """Return the next step after the animations; None if nothing follows."""
        return Settled(session)

    def undo_point(self, session: Session, past_reveals: bool) -> int | None:
        """Return the place in the log that undo leads to: the last decision of a person here, if any."""
        return session.match.undo_point(people(session.seats), past_reveals)

    def redo_point(self, session: Session) -> int | None:
        """Return the place in the log that redo leads to; None if nothing was undone."""
        return session.match.redo_point(people(session.seats))

    def refuses(self, _session: Session, _wish: str) -> str:
        """Return the reason why this kind does not offer something; "" if it does.

        Wishes: "analysis", "draw", "edit", "hint", "redo", "resign", "review", "seats", "undo",
        "variation".
        """
        return ""


OWN = Kind()


class Session(NamedTuple):
    """A match at the table. Created by `sit_down`; `updated` updates it after each change of the match."""

    match: Match
    seats: Seats
    orientation: Orientation
    log: Log
    actions: tuple[Action, ...] = ()
    """A person's legal actions at the cursor; see `choices`."""
    key: str = ""
    """Its id in the library, "" while it is not saved."""
    sitting: int = 0
    """Ticket with which people sat down; unique for each game at the table."""
    imported: bool = False
    """True if the game was imported, and must be saved before any action."""
    past: tuple[Result, ...] = ()
    """Results of earlier games in the same series."""
    pending: PendingAction | PendingArrival | None = None
    """The action or arrival that waits for chance to finish."""
    picked: tuple[str, ...] = ()
    """Spots picked so far for a move."""
    premove: Premove | None = None
    """The move that a person has chosen in advance."""
    proposed: Action | None = None
    """Action awaiting confirmation."""
    focus: str = ""
    viewing: int | None = None
    """Viewed place in the log, or None for the current position."""
    why: Refusal | None = None
    """Reason for a refusal, or request for a confirming click."""
    to_confirm: str = ""
    """Place that must be chosen a second time to confirm."""
    hint: tuple[str, ...] = ()
    paused: bool = False
    thinking: SearchInfo | None = None
    searches: tuple[MoveSearchInfo, ...] = ()
    """Finished searches behind the computers' actions since people sat down."""
    to_show: tuple[Step, ...] = ()
    """Animation steps still to show."""
    step: Step | None = None
    """Animation step shown now."""
    showing: int | None = None
    """Place in the log on the board during the animation, if it is not the last one."""
    recap: tuple[int, int] | None = None
    """First place and end of the turn whose events are listed beside the prompt."""
    shown_to: int | None = None
    """Seat whose secrets are on the screen, among several people."""
    secrets_offered: frozenset[int] = frozenset()
    """Seats of people who have been asked to look at their secrets."""
    secrets: tuple[Secret, ...] = ()
    """Secrets that single people have just learned and that must still be shown."""
    unfolded: tuple[Unfolded, ...] = ()
    """Variations shown in full."""
    before_deletion: Match | None = None
    """The match before its last variation was deleted."""
    clock: Clock | None = None
    """Remaining times, in a game with clocks."""
    analysis: AnalysisState = AnalysisState()
    """State of analysis and review."""
    began: str = ""
    """Start date of an imported game, as far as known; "" for a game that began here."""
    tags: Tags = ()
    """Tags of the imported file."""
    kind: Kind = OWN

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.match.game

    @property
    def main(self) -> Session:
        """The session of the main line; the session itself unless it is a variation."""
        return self.kind.main(self)

    @property
    def in_variation(self) -> bool:
        """True while a variation is explored beside the main line."""
        return self.main is not self

    @property
    def replica(self) -> Replica | None:
        """The replica of a remote game on this device; None for other games."""
        return self.kind.replica

    @property
    def geometry(self) -> Geometry:
        """The board in its current orientation."""
        return self.orientation.geometry

    @property
    def state(self) -> AnyState:
        """The current state of play."""
        return self.match.state

    @property
    def at(self) -> int:
        """Number of actions before the shown position."""
        return next(at for at in (self.viewing, self.showing, self.match.cursor) if at is not None)

    @property
    def to_move(self) -> int:
        """Seat to act in the shown position, `CHANCE`, or `TERMINAL`."""
        match = self.match
        return match.player if self.at == match.cursor else self.game.player(match.states[self.at])

    @property
    def persons_turn(self) -> bool:
        """True if a person is to move."""
        return self.match.player in people(self.seats)

    @property
    def between_steps(self) -> bool:
        """True if a step of a tutorial is done, and the next one has not begun."""
        return self.kind.run is not None and self.kind.run.left(self.match) == ()

    @property
    def astray(self) -> bool:
        """True if a wrong move in a puzzle is on the board; it is taken back after a while."""
        return self.kind.run is not None and self.kind.run.astray(self.match)

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown; None for public knowledge.

        The only person at the screen always sees their own view. For several, the kind decides: usually
        the player to move, in a game with secrets only after the others have looked away.
        """
        persons = people(self.seats)
        return min(persons) if len(persons) == 1 else self.kind.viewer(self)

    @property
    def view(self) -> AnyView:
        """The viewer's knowledge of the current state."""
        return seat_view(self.match, self.match.cursor, self.viewer).view

    @property
    def has_secrets(self) -> bool:
        """True if the person to move knows more than the screen shows."""
        player = self.match.player
        if not (self.kind.covers and self.game.info.hidden and self.persons_turn) or self.viewer == player:
            return False
        return sees_differently(self.match, player, self.viewer)

    @property
    def covered(self) -> bool:
        """True if the cover screen must come first: the player to move has a private decision."""
        return self.has_secrets and self.game.private(self.state)

    @property
    def picture(self) -> Picture:
        """The picture of the shown position."""
        return self.picture_at(self.at)

    def known_at(self, at: int) -> AnyView:
        """Return the knowledge used to decide or analyse at a place in the log."""
        return self.game.view(self.match.states[at], self.kind.analyst(self.match, at))

    def picture_at(self, at: int) -> Picture:
        """Return the picture of a place in the log."""
        return seat_view(self.match, at, self.viewer).picture

    @property
    def worth_saving(self) -> bool:
        """True if there is anything to save, even half a move."""
        match = self.match
        played = bool(match.log or match.agreed or match.lines or self.replica)
        return played or bool(self.key or self.imported) or len(self.picked) > 1

    def same_save(self, later: Session) -> bool:
        """Return True if both sessions have the same stored data."""
        mine, new = self.clock, later.clock
        same = mine is new or (mine is not None and new is not None and mine.is_stored_as(new))
        return same and self.match is later.match and self._kept() == later._kept()

    def _kept(self) -> tuple[object, ...]:
        replica = self.replica
        remote = (replica.entries, replica.proofs, replica.own) if replica else None
        return self.seats, self.picked, self.past, remote, self.kind.kept

    @property
    def choices(self) -> tuple[Action, ...]:
        """Actions that the person to move may choose now; none while viewing, covered, or between steps."""
        shown = self.at == self.match.cursor and self.viewing is None
        waits = self.covered or self.kind.waits(self) or bool(self.secrets)
        return self.actions if shown and self.persons_turn and not waits else ()

    @property
    def shown_path(self) -> tuple[str, ...]:
        """Path of the proposed action, else the spots picked so far."""
        return self.proposed.path if self.proposed else self.picked

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the players; a scripted game has only sides."""
        main = self.main
        if self.kind.scripted:
            return main.match.seats
        return seat_names(named(main.match, main.seats, main.past), main.match.seats)

    def can_continue(self, picked: tuple[str, ...]) -> bool:
        """Return True if a legal action continues the picked spots."""
        return any(len(action.path) > len(picked) for action in matching(self.actions, picked))

    def with_key(self, key: str) -> Session:
        """Return the session with its id in the library."""
        return self._replace(key=key).with_main(self.main._replace(key=key))

    def with_main(self, main: Session) -> Session:
        """Return the session with another main line."""
        return self.kind.with_main(self, main)

    @property
    def dropouts(self) -> Dropouts:
        """The shown resignations that the players did not choose."""
        main, log = self.main, self.match.log
        if main.replica:
            state = main.replica.state
            played, abandoned, late = state.match.log, state.abandoned, state.late
        else:
            played, abandoned, late = (
                main.match.log,
                (),
                main.clock.timeouts(main.match) if main.clock else (),
            )
        if not abandoned and not late:
            return NO_DROPOUTS
        abandoned, late = (
            tuple(at for at in places if log[: at + 1] == played[: at + 1]) for places in (abandoned, late)
        )
        return Dropouts(abandoned, late, main.replica is None or main.replica.own is not None)

    @property
    def last_search(self) -> MoveSearchInfo | None:
        """The search behind the last computer's action up to the shown position.

        None in an unfinished game with secrets, since a search would reveal them.
        """
        log, over = self.match.log, self.match.outcome is not None
        if self.game.info.hidden and not over:
            return None
        known = (each for each in reversed(self.searches) if each.at < self.at)
        return next((each for each in known if log[each.at].text == each.thinking.best[0].text), None)

    def with_search(self, thinking: SearchInfo) -> Session:
        """Return the session with the search behind the next action, without those of replaced actions."""
        at = self.match.cursor
        before = tuple(each for each in self.searches if each.at < at)
        if not thinking.best:
            return self._replace(searches=before)
        level = level_of(self.seats[self.match.player])
        return self._replace(searches=(*before, MoveSearchInfo(at, level, thinking)))

    def unpicked(self) -> Session:
        """Return the session without picks, proposal, refusal, hint and recap."""
        return self._replace(picked=(), proposed=None, why=None, to_confirm="", hint=(), recap=None)

    def updated(self, follow: bool) -> Session:
        """Return the session with actions, log and variations updated for its match and viewer.

        With `follow` the board turns to the person to move.
        """
        player = self.match.player
        new = self._replace(
            actions=person_choices(self.game, self.state) if player not in (CHANCE, TERMINAL) else (),
            log=self.log.follow(self.match, self.viewer, self.dropouts),
        )
        main = new.main
        new = new.with_main(main._replace(unfolded=tuple(each.translated() for each in main.unfolded)))
        return new.turned(follow)

    def turned(self, follow: bool, steps: int = 0) -> Session:
        """Return the session with the board turned by `steps`, and to the person to move if `follow`."""
        turned = self.orientation._replace(by_hand=self.orientation.by_hand + steps)
        if follow and self.persons_turn:
            turned = turned._replace(bottom=self.match.player)
        return self._replace(orientation=turned.face(self.picture.orientations))
