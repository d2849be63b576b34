"""Random sessions: saved games are listed, nothing raises, undo and redo are inverses, covers hold."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine.contract.rng import new_rng
from engine.contract.values import TERMINAL
from engine.registry import GAMES, INFOS
from engine.session.save import write_save
from tests.ui.fakes import FakePage, FakeSearch, make_app
from ui.app import App
from ui.storage.comparison import save_content
from ui.storage.entries import read_entry
from ui.storage.seats import Note, people, read_note, write_note
from ui.storage.store import MemoryStore

PLAIN = (
    "undo", "redo", "branch", "step-back", "step-on", "flip-board", "zoom", "unpick", "uncover",
    "stay-covered", "show-secret", "hide-secret", "hurry", "pause", "hint", "resume-thinking", "close",
    "dismiss", "secrets", "keep-both", "take-theirs", "setup-again", "start", "restore",
    "no-offline", "stop-opening", "confirm", "variation", "leave-line", "restore-line",
    "hold-clocks", "run-clocks", "hidden",
    "analysis", "review", "stop-review", "next-turning-point",
)  # fmt: skip
"""Commands without a value."""
WAYS = ("solo", "friends", "watch")
WITH_VALUES = (
    ("dialog", ("settings", "share", "resign", "draw")), ("set:motion", ("on", "off")),
    ("set:follow", ("on", "off")), ("set:confirm", ("on", "off")),
    ("set:odds", ("on", "off")), ("set:undo_reveals", ("on", "off")), ("seating", WAYS),
    ("sit:0", ("", "level1")), ("sit:1", ("", "level2")), ("view", ("", "0", "1", "7")), ("rules", ("",)),
    ("unfold", ("1", "2")), ("view-variation:1", ("1", "4")), ("view-variation:0", ("0", "2")),
    ("promote", ("1", "2")), ("delete-line", ("1",)), ("comment", ("", "$1 good")), ("line", ("1",)),
    ("name-line", ("A",)), ("highlight-line", ("0", "1")), ("show-line", ("1", "2")),
    ("turning-point", ("0", "1")), ("try-again", ("0", "1")),
)  # fmt: skip
KEYS = ("Escape", "Enter", "u", "r", "h", "p", "c", "t", "[", "]", "ArrowUp", "ArrowLeft", " ")


class Sessions(RuleBasedStateMachine):
    """A player who does anything, and a computer that answers at any time."""

    app: App
    page: FakePage
    search_service: FakeSearch

    @initialize(
        game=st.sampled_from(list(INFOS)),
        way=st.sampled_from(["solo", "friends", "watch"]),
        calm=st.booleans(),
        clock=st.sampled_from(["none", "none", "move", "game", "hourglass"]),
        fall=st.sampled_from(["loses", "shown"]),
    )
    def begin(self, game: str, way: str, calm: bool, clock: str, fall: str) -> None:
        self.store = MemoryStore()
        self.app, self.page, self.search_service = make_app(self.store)
        self.page.calm = calm
        self.app.do("setup", game)
        for name, value in (("seating", way), ("clock:kind", clock), ("clock:fall", fall)):
            self.app.do(name, value)
        self.app.do("start")

    # --- what happens --------------------------------------------------------------------------------

    @property
    def at_table(self) -> bool:
        return self.app.model.at_table

    @precondition(lambda self: self.at_table)
    @rule(data=st.data())
    def pick(self, data: st.DataObject) -> None:
        """Pick a continuation of an action, mostly; or any spot."""
        session = self.app.table
        longer = (a for a in session.choices if len(a.path) > len(session.picked))
        ways = sorted(
            {a.path[len(session.picked)] for a in longer if a.path[: len(session.picked)] == session.picked}
        )
        self.app.do("pick", data.draw(st.sampled_from(ways or sorted(session.geometry.spots))))

    @precondition(lambda self: self.at_table)
    @rule(data=st.data())
    def point(self, data: st.DataObject) -> None:
        geometry = self.app.table.geometry
        kind = data.draw(st.sampled_from(["down", "up", "move", "cancel"]))
        x, y = geometry.places[data.draw(st.sampled_from(sorted(geometry.places)))]
        self.app.pointer(kind, x / geometry.width, y / geometry.height)

    @rule(key=st.sampled_from(KEYS), data=st.data())
    def key(self, key: str, data: st.DataObject) -> None:
        spots = sorted(self.app.table.geometry.spots) if self.at_table else [""]
        self.app.key(key, data.draw(st.sampled_from(["", *spots])), False)

    @rule(name=st.sampled_from(PLAIN))
    def press(self, name: str) -> None:
        self.app.do(name)

    @rule(data=st.data())
    def choose(self, data: st.DataObject) -> None:
        name, values = data.draw(st.sampled_from(WITH_VALUES))
        self.app.do(name, data.draw(st.sampled_from(values)))

    @rule(name=st.sampled_from(["resign", "agree", "rematch", "next-game", "home"]), sure=st.integers(0, 3))
    def end(self, name: str, sure: int) -> None:
        if not sure:
            self.app.do(name)

    @rule()
    def resume(self) -> None:
        if saved := self.app.library.list():
            self.app.do("resume", saved[0].id)

    @rule(seconds=st.sampled_from([0.0, 0.1, 0.5, 3.0, 25.0]))
    def wait(self, seconds: float) -> None:
        self.page.wait(seconds)

    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        """Let the computer answer its last request, in time or late."""
        if job := self.search_service.job:
            game = GAMES[job.game]
            state = game.determinize(job.view, new_rng(1))
            done, self.search_service.job = self.search_service.done, None
            done(data.draw(st.sampled_from([a.text for a in game.legal_actions(state)])))

    @precondition(lambda self: self.at_table and not self.app.screen.dialog)
    @rule()
    def undo_and_redo(self) -> None:
        """Undo, then redo: everything is as before."""
        self.app.do("dismiss")
        session = self.app.table
        waiting = session.persons_turn or session.match.cursor == len(session.match.log)
        before = session.match.cursor
        self.app.do("undo")
        if waiting and self.app.table.match.cursor < before:
            self.app.do("redo")
            assert self.app.table.match.cursor == before
            assert self.app.table.match.log == session.match.log

    # --- what always holds ---------------------------------------------------------------------------

    @invariant()
    def the_save_equals_the_shown_game(self) -> None:
        if not (self.at_table and self.app.table.key):
            return
        session = self.app.table.main
        entry = read_entry(session.key, self.store.texts[f"game/{session.key}"])
        assert not entry.problem
        picked = session.picked if len(session.picked) > 1 else ()
        timed = read_note(save_content(entry.save)["seats"], len(session.seats)).timed
        if session.clock:
            assert timed
            used = session.clock.used if session.clock.since is None else timed.used
            assert timed == session.clock.timed._replace(used=used)
        saved = [write_save(session.match, write_note(Note(session.seats, some, session.past, timed)))
                 for some in (session.picked, picked, ())]  # fmt: skip
        assert entry.save in saved

    @invariant()
    def covers_hold(self) -> None:
        if not self.at_table:
            return
        session = self.app.table
        persons = people(session.seats)
        assert session.shown_to in (None, session.match.player) or session.match.player == TERMINAL
        if session.game.info.hidden and len(persons) > 1 and not session.in_variation:
            assert session.viewer in (None, session.shown_to)
            assert session.log.viewer == session.viewer or session.match.player == TERMINAL
        if session.covered:
            assert session.choices == () and self.app.screen.dialog

    @invariant()
    def something_is_shown(self) -> None:
        assert self.page.text()


TestSessions = Sessions.TestCase
TestSessions.settings = settings(
    max_examples=12, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
