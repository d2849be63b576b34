"""A remote game: friends on several devices, by links or live."""

from __future__ import annotations

from engine.contract.values import TERMINAL
from engine.remote.agreement import POST
from engine.remote.replica import Replica
from engine.remote.status import may_go_back
from ui.session.remote.peers import GONE, Peers
from ui.session.session import Kind, Session
from ui.storage.seats import MOST_DIFFERENCES, Difference, Note
from ui.words.en.session import say


class Remote(Kind):
    """A remote game; each device has a replica."""

    copy: Replica
    """The replica of this device."""
    sent_entries: int = 0
    """Number of this device's entries that it has sent in a link."""
    linked: bool = False
    """True if a live game goes on by links, because no connection came."""
    comparison: str = ""
    """Result of comparing the four words: `MATCH`, `DIFFER`, or "" before."""
    measured: tuple[Difference, ...] = ()
    """Times that this device measured otherwise than they were reported."""

    local = False

    @property
    def replica(self) -> Replica | None:
        """The replica of this device."""
        return self.copy

    @property
    def sent(self) -> int:
        """Number of this device's entries that it has sent in a link."""
        return self.sent_entries

    @property
    def by_links(self) -> bool:
        """True if moves are sent by link."""
        return self.linked or self.copy.state.table.way == POST

    def with_copy(self, copy: Replica) -> Remote:
        """Return the kind with another replica."""
        return self.replaced(copy=copy)

    def replaced(self, **fields: object) -> Remote:
        """Return the kind with some fields replaced."""
        return Remote(**{**self.__dict__, **fields})

    def with_difference(self, difference: Difference) -> Remote:
        """Return the kind with one more difference between two measurements; only the latest are kept."""
        return self.replaced(measured=(*self.measured, difference)[-MOST_DIFFERENCES:])

    def note(self, note: Note) -> Note:
        """Return the note with the replica's transcript."""
        note = note._replace(replica=self.copy, sent=self.sent_entries, linked=self.linked)
        return note._replace(compared=self.comparison, differences=self.measured)

    @property
    def kept(self) -> tuple[object, ...]:
        """The stored facts besides the transcript."""
        return self.sent, self.by_links, self.comparison, self.measured

    @property
    def compared(self) -> str:
        """Result of comparing the four words; "" before."""
        return self.comparison

    @property
    def differences(self) -> tuple[Difference, ...]:
        """Times that this device measured otherwise than they were reported."""
        return self.measured

    def waits(self, _session: Session) -> bool:
        """Return True while another device must send its part first."""
        return self.copy.state.turn != self.copy.device or bool(self.copy.unseen())

    def chance(self, _session: Session) -> str | None:
        """Return None: the devices deal jointly."""
        return None

    def clock_runs(self, session: Session, dialog: bool, peers: Peers | None) -> bool:
        """Return True while all devices are reachable; without a connection all clocks stop."""
        state = self.copy.state
        if state.match.outcome:
            return super().clock_runs(session, dialog, peers)
        if peers is None or peers.table != state.table.id:
            return False
        others = (device for device in range(len(state.people)) if device != self.copy.device)
        return all(peers.presence(device) != GONE for device in others)

    def clock_is_remote(self) -> bool:
        """Return True if another device is to move, since only that device knows the elapsed time."""
        return self.copy.state.turn != self.copy.device

    def undo_point(self, _session: Session, past_reveals: bool) -> int | None:
        """Return the place that the others can be asked to undo to: before the last decision made here.

        Without `past_reveals`, only if the transcript has no chance event, card or deck after it.
        """
        state = self.copy.state
        point = state.match.undo_point(self.copy.seats(), past_reveals)
        return None if point is None or not (past_reveals or may_go_back(state, point)) else point

    def refuses(self, session: Session, wish: str) -> str:
        """Return the reason why a remote game does not offer something."""
        if wish == "undo" and self.copy.own is not None and session.match.player == TERMINAL:
            return say.over
        if wish == "redo":
            return say.no_remote_redo
        if wish == "hint" and session.persons_turn:
            return say.no_remote_hints
        return ""

    @property
    def asks(self) -> bool:
        """True if undo, draws and rematches need the other devices' consent."""
        return self.copy.own is not None or self.copy.state.match.player != TERMINAL
