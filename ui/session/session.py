"""The game at the table, as one value: what is being played, and what its players are doing with it."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from engine.contract.game import AnyGame
from engine.contract.picture import Picture
from engine.contract.series import Result
from engine.contract.values import CHANCE, TERMINAL, Action, AnyState, AnyView, Refusal
from engine.remote.replica import Replica
from engine.session.clocks.clock import Clock
from engine.session.files import Tags
from engine.session.match import Match
from engine.session.tutorial import TutorialRun
from ui.board.geometry import Geometry
from ui.board.orientation import Orientation
from ui.session.analysis.state import Look
from ui.session.analysis.thinking import MoveSearchInfo, SearchInfo
from ui.session.effects import Effect
from ui.session.implied import offered
from ui.session.log import Log, Unfolded
from ui.session.remote.peers import Peers
from ui.session.secrets import Secret
from ui.session.selection import matching
from ui.session.unfinished import Arrival, Doing, Step
from ui.session.views import differs, sight
from ui.storage.seats import Note, Seats, named, people, seat_names
from ui.value import Value


class Settled(NamedTuple):
    """What follows once everything that an action brought has been shown."""

    session: Session
    dialog: str | None = None
    """The dialog to open; None if the next player is asked as usual."""
    announcement: str = ""
    """Text to add to what was announced."""
    effects: tuple[Effect, ...] = ()


class Kind(Value):
    """The purpose of a game at the table, and what that changes. This one is a game of one's own.

    Features and panels ask the kind of a session and test no flags. The other kinds are in `ui.kinds`, one
    module each, and override what differs; docs/kinds.md explains how to add one.
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
    analysed = False
    """True if analysis is what the game is for: it may run at any time, and is opened by hand."""
    forgets = False
    """True if undo may go past dice and cards, whatever the settings say."""
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
        """Number of this device's entries that have left it in a link."""
        return 0

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
        """Return True if a person may do a legal action."""
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
            return not dialog and session.step is None
        return session.thinking is not None

    def clock_is_elsewhere(self) -> bool:
        """Return True if another device keeps the running clock."""
        return False

    def reply(self, _session: Session, _ticket: int) -> Effect | None:
        """Return the effect that gives the computer's next action; None if a computer player is asked."""
        return None

    def advice(self, _session: Session, _ticket: int) -> tuple[Kind, tuple[Effect, ...]] | None:
        """Return the effects that show what to do, and the kind then; None if a computer player is asked."""
        return None

    def words(self, _session: Session) -> str:
        """Return what the step of a tutorial or a puzzle asks for, or what came of it."""
        return ""

    def settled(self, session: Session) -> Settled | None:
        """Return what follows once everything was shown; None if nothing does."""
        return Settled(session)

    def refuses(self, _session: Session, _wish: str) -> str:
        """Return why this kind does not offer something; "" if it does.

        Wishes: "analysis", "draw", "edit", "hint", "redo", "resign", "review", "seats", "undo", "variation".
        """
        return ""


OWN = Kind()


class Session(NamedTuple):
    """One match being played. Made by `sit_down`; after each change of the match it is `seen` anew."""

    match: Match
    seats: Seats
    orientation: Orientation
    log: Log
    actions: tuple[Action, ...] = ()
    """What a person may do at the cursor, if it is a person's turn; see `free`."""
    key: str = ""
    """Its id on the shelf, "" while it is not stored."""
    sitting: int = 0
    """The ticket with which people sat down: no other game at the table has the same."""
    foreign: bool = False
    """Whether it came from outside, and is stored before anything is done."""
    past: tuple[Result, ...] = ()
    """How the games of the same series ended that came before this one."""
    pending: Doing | Arrival | None = None
    """What is to be finished when chance has had its part."""
    picked: tuple[str, ...] = ()
    """The half-made move."""
    proposed: Action | None = None
    """What will be done once it was confirmed."""
    focus: str = ""
    viewing: int | None = None
    """A place in the log that is looked at, or None for the game as it stands."""
    why: Refusal | None = None
    """What is said of what cannot be done, or is to be chosen once more."""
    asked: str = ""
    """The place that is to be chosen once more."""
    hint: tuple[str, ...] = ()
    paused: bool = False
    thinking: SearchInfo | None = None
    thoughts: tuple[MoveSearchInfo, ...] = ()
    """Of the computers' actions since people sat down, those that were thought about to the end."""
    to_show: tuple[Step, ...] = ()
    """What is still to be seen of what has just happened."""
    step: Step | None = None
    """What is seen of it now."""
    showing: int | None = None
    """The place in the log that is on the board meanwhile, if it is not the last one."""
    shown_to: int | None = None
    """Of several people at a game that hides things, the seat whose secrets are on the screen."""
    told: frozenset[int] = frozenset()
    """The people who were asked whether they want to see what only they may know."""
    secrets: tuple[Secret, ...] = ()
    """What single people, of several, have just come to know, and are still to be shown."""
    unfolded: tuple[Unfolded, ...] = ()
    """The lines beside the game that are shown in full."""
    dropped: Match | None = None
    """The match as it was before a line beside it was deleted."""
    clock: Clock | None = None
    """How much time everybody has, in a game with clocks."""
    look: Look = Look()
    """Who looks on, and what they know."""
    began: str = ""
    """On which day a game from elsewhere began, as far as it is known; "" for one that began here."""
    tags: Tags = ()
    """The tags of the file that the game came from."""
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
        """The copy of a remote game on this device; None for other games."""
        return self.kind.replica

    @property
    def geometry(self) -> Geometry:
        """The board as it lies before the players."""
        return self.orientation.geometry

    @property
    def state(self) -> AnyState:
        """The state that play goes on from."""
        return self.match.state

    @property
    def at(self) -> int:
        """How many actions the shown position has behind it."""
        return next(at for at in (self.viewing, self.showing, self.match.cursor) if at is not None)

    @property
    def to_move(self) -> int:
        """Who decides in the shown position, `CHANCE`, or `TERMINAL`."""
        match = self.match
        return match.player if self.at == match.cursor else self.game.player(match.states[self.at])

    @property
    def persons_turn(self) -> bool:
        """Whether a person is to move."""
        return self.match.player in people(self.seats)

    @property
    def resting(self) -> bool:
        """True if a step of a tutorial is done, and the next one has not begun."""
        return self.kind.run is not None and self.kind.run.left(self.match) == ()

    @property
    def astray(self) -> bool:
        """True if a wrong move in a puzzle is on the board; it is taken back after a while."""
        return self.kind.run is not None and self.kind.run.astray(self.match)

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown; None for what everybody may know.

        The only person at the screen always sees their own view. For several, the kind decides: usually the
        player to move, in a game with secrets only after the others have looked away.
        """
        persons = people(self.seats)
        return min(persons) if len(persons) == 1 else self.kind.viewer(self)

    @property
    def view(self) -> AnyView:
        """What the viewer may know of the state that play goes on from."""
        return sight(self.match, self.match.cursor, self.viewer).view

    @property
    def has_secrets(self) -> bool:
        """Whether the person to move knows something that is not on the screen."""
        player = self.match.player
        if not (self.kind.covers and self.game.info.hidden and self.persons_turn) or self.viewer == player:
            return False
        return differs(self.match, player, self.viewer)

    @property
    def covered(self) -> bool:
        """Whether the person to move is to be asked for before anything goes on."""
        return self.has_secrets and self.game.private(self.state)

    @property
    def picture(self) -> Picture:
        """The picture of the shown position."""
        return self.picture_at(self.at)

    def known_at(self, at: int) -> AnyView:
        """Return what whoever decides at a place in the log knows, and is to be told who thinks about it."""
        return self.game.view(self.match.states[at], self.kind.analyst(self.match, at))

    def picture_at(self, at: int) -> Picture:
        """Return the picture of a place in the log."""
        return sight(self.match, at, self.viewer).picture

    @property
    def begun(self) -> bool:
        """Whether anything was done that is to be kept, be it half a move."""
        match = self.match
        played = bool(match.log or match.agreed or match.lines or self.replica)
        return played or bool(self.key or self.foreign) or len(self.picked) > 1

    def kept_as(self, later: Session) -> bool:
        """Whether what is stored of both is the same."""
        mine, new = self.clock, later.clock
        same = mine is new or (mine is not None and new is not None and mine.kept_as(new))
        return same and self.match is later.match and self._kept() == later._kept()

    def _kept(self) -> tuple[object, ...]:
        entries = self.replica.entries if self.replica else None
        return self.seats, self.picked, self.past, entries, self.kind.sent

    @property
    def free(self) -> tuple[Action, ...]:
        """What the person to move may do now: nothing while looking back, under a cover, or between steps."""
        shown = self.at == self.match.cursor and self.viewing is None
        waits = self.covered or self.kind.waits(self) or bool(self.secrets)
        return self.actions if shown and self.persons_turn and not waits else ()

    @property
    def way(self) -> tuple[str, ...]:
        """What was picked, to the end where a whole action is proposed."""
        return self.proposed.path if self.proposed else self.picked

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called."""
        main = self.main
        return seat_names(named(main.match, main.seats, main.past), main.match.seats)

    def goes_on(self, picked: tuple[str, ...]) -> bool:
        """Whether something can be done that begins with what was picked, and is more than that."""
        return any(len(action.path) > len(picked) for action in matching(self.actions, picked))

    def stored_as(self, key: str) -> Session:
        """Return it with the id that the game has on the shelf."""
        return self._replace(key=key).with_main(self.main._replace(key=key))

    def with_main(self, main: Session) -> Session:
        """Return it with another session of the main line."""
        return self.kind.with_main(self, main)

    def unpicked(self) -> Session:
        """Return it without what was picked or pointed out."""
        return self._replace(picked=(), proposed=None, why=None, asked="", hint=())

    def seen(self, follow: bool) -> Session:
        """Return it with all that follows from its match and its viewer worked out anew.

        With `follow` the board turns to the person to move.
        """
        player = self.match.player
        new = self._replace(
            actions=offered(self.game, self.state) if player not in (CHANCE, TERMINAL) else (),
            log=self.log.follow(self.match, self.viewer),
        )
        main = new.main
        new = new.with_main(main._replace(unfolded=tuple(each.seen() for each in main.unfolded)))
        return new.turned(follow)

    def turned(self, follow: bool, steps: int = 0) -> Session:
        """Return it with the board turned by hand, or to where it now faces."""
        lies = self.orientation._replace(by_hand=self.orientation.by_hand + steps)
        if follow and self.persons_turn:
            lies = lies._replace(bottom=self.match.player)
        return self._replace(orientation=lies.face(self.picture.orientations))
