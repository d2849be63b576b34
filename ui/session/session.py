"""The game at the table, as one value: what is being played, and what its players are doing with it."""

from __future__ import annotations

from typing import NamedTuple

from engine.contract.game import AnyGame
from engine.contract.picture import Picture
from engine.contract.series import Result
from engine.contract.values import CHANCE, TERMINAL, Action, AnyState, AnyView, WhyNot
from engine.remote.replica import Replica
from engine.session.clocks.clock import Clock
from engine.session.files import Tags
from engine.session.match import Match
from engine.session.tutorial import TutorialRun
from ui.board.geometry import Geometry
from ui.board.orientation import Orientation
from ui.session.analysis.state import Look
from ui.session.analysis.thinking import MoveSearchInfo, SearchInfo
from ui.session.implied import offered
from ui.session.log import Log, Unfolded
from ui.session.secrets import Secret
from ui.session.selection import matching
from ui.session.unfinished import Arrival, Doing, Step
from ui.session.views import differs, sight, student
from ui.storage.seats import Seats, named, people, seat_names


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
    why: WhyNot | None = None
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
    tour: TutorialRun | None = None
    """The guide that is followed, in a first game."""
    base: Session | None = None
    """The game itself, while a line is tried beside it: then `match` is that line; people move for all."""
    unfolded: tuple[Unfolded, ...] = ()
    """The lines beside the game that are shown in full."""
    dropped: Match | None = None
    """The match as it was before a line beside it was deleted."""
    clock: Clock | None = None
    """How much time everybody has, in a game with clocks."""
    look: Look = Look()
    """Who looks on, and what they know."""
    study: bool = False
    """Whether a position is studied: nobody plays, people move for all seats, and nothing is covered."""
    joint: Replica | None = None
    """What the devices have said, in a game with friends elsewhere."""
    sent: int = 0
    """How much of what this device has said there has left it in a link."""
    began: str = ""
    """On which day a game from elsewhere began, as far as it is known; "" for one that began here."""
    tags: Tags = ()
    """The tags of the file that the game came from."""

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.match.game

    @property
    def stem(self) -> Session:
        """The game itself, be it that a line is tried beside it or not."""
        return self.base or self

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
        """Whether a step of a first game is done, with all that follows, and the next one has not begun."""
        return self.tour is not None and self.tour.left(self.match) == ()

    @property
    def astray(self) -> bool:
        """Whether something else was done than what a puzzle asks for: it is seen, and taken back."""
        return self.tour is not None and self.tour.astray(self.match)

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown; None for what everybody may know.

        The only person always sees with their own eyes. Of several, whoever is to move does; in a game that
        hides things only after the others were told to look away, or to try another line once that is over.
        Who studies a position sees what a player would know who knows no more than it says.
        """
        persons = people(self.seats)
        if len(persons) == 1:
            return min(persons)
        if self.game.info.hidden and self.study:
            return student(self.match, self.match.cursor)
        if self.game.info.hidden and not self.base:
            return self.shown_to
        return self.match.player if self.match.player in persons else None

    @property
    def view(self) -> AnyView:
        """What the viewer may know of the state that play goes on from."""
        return sight(self.match, self.match.cursor, self.viewer).view

    @property
    def has_secrets(self) -> bool:
        """Whether the person to move knows something that is not on the screen."""
        player = self.match.player
        if (
            self.base
            or self.study
            or not self.game.info.hidden
            or not self.persons_turn
            or self.viewer == player
        ):
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
        match, seat = self.match, self.game.player(self.match.states[at])
        return self.game.view(match.states[at], student(match, at) if self.study else seat)

    def picture_at(self, at: int) -> Picture:
        """Return the picture of a place in the log."""
        return sight(self.match, at, self.viewer).picture

    @property
    def begun(self) -> bool:
        """Whether anything was done that is to be kept, be it half a move."""
        match = self.match
        played = bool(match.log or match.agreed or match.lines or self.joint)
        return played or bool(self.key or self.foreign) or len(self.picked) > 1

    def kept_as(self, later: Session) -> bool:
        """Whether what is stored of both is the same."""
        mine, new = self.clock, later.clock
        same = mine is new or (mine is not None and new is not None and mine.kept_as(new))
        told = self.joint.entries if self.joint else None
        kept = self.seats, self.picked, self.past, told, self.sent
        others = later.joint.entries if later.joint else None
        new_kept = later.seats, later.picked, later.past, others, later.sent
        return same and self.match is later.match and kept == new_kept

    @property
    def free(self) -> tuple[Action, ...]:
        """What the person to move may do now: nothing while looking back, under a cover, or between steps."""
        shown = self.at == self.match.cursor and self.viewing is None
        waits = self.covered or self.resting or self.astray or self.awaits or bool(self.secrets)
        return self.actions if shown and self.persons_turn and not waits else ()

    @property
    def awaits(self) -> bool:
        """Whether friends elsewhere have to say something before anything is done here."""
        joint = None if self.base else self.joint
        return joint is not None and (joint.state.turn != joint.device or bool(joint.unseen()))

    @property
    def way(self) -> tuple[str, ...]:
        """What was picked, to the end where a whole action is proposed."""
        return self.proposed.path if self.proposed else self.picked

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called."""
        if self.base:
            return self.base.names
        return seat_names(named(self.match, self.seats, self.past), self.match.seats)

    def goes_on(self, picked: tuple[str, ...]) -> bool:
        """Whether something can be done that begins with what was picked, and is more than that."""
        return any(len(action.path) > len(picked) for action in matching(self.actions, picked))

    def stored_as(self, key: str) -> Session:
        """Return it with the id that the game has on the shelf."""
        return self._replace(key=key, base=self.base and self.base._replace(key=key))

    def with_stem(self, stem: Session) -> Session:
        """Return it with the game itself as it has become."""
        return self._replace(base=stem) if self.base else stem

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
        stem = new.stem
        new = new.with_stem(stem._replace(unfolded=tuple(each.seen() for each in stem.unfolded)))
        return new.turned(follow)

    def turned(self, follow: bool, steps: int = 0) -> Session:
        """Return it with the board turned by hand, or to where it now faces."""
        lies = self.orientation._replace(by_hand=self.orientation.by_hand + steps)
        if follow and self.persons_turn:
            lies = lies._replace(bottom=self.match.player)
        return self._replace(orientation=lies.face(self.picture.facing))
