"""A remote game: friends on several devices, by links or live."""

from __future__ import annotations

from engine.contract.values import TERMINAL
from engine.remote.replica import Replica
from ui.session.remote.peers import GONE, Peers
from ui.session.session import Kind, Session
from ui.storage.seats import Note
from ui.words.en.session import say


class Remote(Kind):
    """A remote game; each device has a replica."""

    copy: Replica
    """The replica of this device."""
    left: int = 0
    """Number of this device's entries that have left it in a link."""

    local = False

    @property
    def replica(self) -> Replica | None:
        """The replica of this device."""
        return self.copy

    @property
    def sent(self) -> int:
        """Number of this device's entries that have left it in a link."""
        return self.left

    def note(self, note: Note) -> Note:
        """Return the note with the replica's transcript."""
        return note._replace(joint=self.copy, sent=self.left)

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

    def refuses(self, session: Session, worth: str) -> str:
        """Return the reason why a remote game does not offer something."""
        if worth == "undo" and self.copy.own is not None and session.match.player == TERMINAL:
            return say.over
        if worth == "redo":
            return say.again_far
        if worth == "hint" and session.persons_turn:
            return say.fair
        return ""

    @property
    def asks(self) -> bool:
        """True if undo, draws and rematches need the other devices' consent."""
        return self.copy.own is not None or self.copy.state.match.player != TERMINAL
