"""A fake page, a fake search and a whole app without a browser."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from itertools import count
from time import gmtime, strftime

from engine.contract.language import current_language
from engine.contract.values import Action, Tone
from engine.registry import find_game
from tests.ui.remote.wire import FakeLine
from ui.app import App
from ui.board.drawing import Thing
from ui.computer.card_work import PageCardWorker
from ui.features import play as playing
from ui.features import setup as setting_up
from ui.ports import CardWorker, ClipError, Connections, Done, Job, PoolWorker, Ports, Progress, SearchService
from ui.session.analysis.state import NO_INFO, SearchInfo
from ui.session.model import Change
from ui.session.screen import Setup
from ui.session.settings import Settings
from ui.storage.seats import Seats
from ui.storage.store import NO_MIRROR, MemoryStore, Mirror, Store
from ui.tree import Node, find_all, texts, to_json


class FakeClips:
    """A recorder of clips that keeps the frames; each takes some time."""

    def __init__(self, page: FakePage) -> None:
        self._page = page
        self.frames: list[tuple[list[Thing], float, str]] = []
        self.drawings: frozenset[str] = frozenset()
        self.title = self.name = ""
        self.samples = 0
        self.works, self.breaks_at = True, 1_000_000
        self.shares = self.broken_sheet = False
        self.ways: list[str] = []

    def begin(
        self,
        title: str,
        _board: Sequence[Thing],
        _size: tuple[float, float],
        drawings: Collection[str],
        ready: Callable[[bool], None],
    ) -> None:
        self.title, self.drawings, self.frames = title, frozenset(drawings), []
        ready(self.works)

    def sample(self, _things: Sequence[Thing]) -> None:
        self.samples += 1

    def add(self, things: Sequence[Thing], seconds: float, words: str) -> None:
        if len(self.frames) >= self.breaks_at:
            raise ClipError
        self._page.time += 0.01
        self.frames.append((list(things), seconds, words))

    def finish(self, name: str) -> int:
        self.name = name
        return 640_000

    def can_share(self) -> bool:
        return self.shares

    def hand_over(self, way: str, done: Callable[[str], None]) -> None:
        self.ways.append(way)
        done("failed" if self.broken_sheet else "saved" if way == "save" or not self.shares else "shared")


class FakePage:
    """Records the display; time passes only on a test's command."""

    def __init__(self, fragment: str = "") -> None:
        self.nodes: Sequence[Node] = ()
        self.painted: dict[str, list[Thing]] = {}
        self.waiting: list[tuple[float, Callable[[], None]]] = []
        self.time = self.slept = 0.0
        self.patient = False
        self.awaited: Callable[[], None] | None = None
        self.copied = ""
        self.sheet = False
        self.coded = ""
        self.camera: tuple[Callable[[str], None], Callable[[], None]] | None = None
        self.cells: tuple[str, ...] = ("101", "011", "110")
        self.sent = ""
        self.files: list[tuple[str, str]] = []
        self.pictures: list[tuple[str, list[Thing], tuple[float, float]]] = []
        self.heard: list[str] = []
        self.loud = 0.0
        self.motor = False
        self.felt: list[str] = []
        self.focused = ""
        self.calm = True
        self.renewed = 0
        self.behind = False
        self.here = ""
        self.tops = 0
        self.colours = self.board = ""
        self.today = "2026-11-23"
        self.clips = FakeClips(self)
        self._fragment = fragment

    def draw(self, nodes: Sequence[Node]) -> None:
        self.nodes = nodes

    def paint(self, layer: str, things: Sequence[Thing], _size: tuple[float, float]) -> None:
        self.painted[layer] = list(things)

    def focus_spot(self, spot: str) -> None:
        self.focused = spot

    def frame(self, then: Callable[[], None]) -> None:
        self.later(1 / 60, then)

    def soon(self, then: Callable[[], None]) -> None:
        if self.patient:
            self.awaited = then
        else:
            then()

    def later(self, seconds: float, then: Callable[[], None]) -> None:
        self.waiting.append((self.time + seconds, then))

    def now(self) -> float:
        return self.time

    def wall(self) -> float:
        return self.time + self.slept

    def date(self, seconds: float) -> str:
        return f"day {seconds:.0f}"

    def reduced_motion(self) -> bool:
        return self.calm

    def hidden(self) -> bool:
        return self.behind

    def use_language(self, language: str) -> str:
        return current_language() if language == "system" else language

    def apply_appearance(self, settings: Settings) -> None:
        self.colours, self.board = settings.theme, settings.board

    def play_sound(self, name: str, _delay: float, volume: float) -> None:
        self.heard.append(name)
        self.loud = volume

    def play_tones(self, tones: Sequence[Tone], volume: float) -> None:
        self.heard.append(f"{len(tones)} tones")
        self.loud = volume

    def can_vibrate(self) -> bool:
        return self.motor

    def vibrate(self, name: str, _delay: float) -> None:
        self.felt.append(name)

    def copy(self, text: str, done: Callable[[bool], None]) -> None:
        self.copied = text
        done(True)

    def make_code(self, text: str, done: Callable[[tuple[str, ...]], None]) -> None:
        self.coded = text
        done(self.cells)

    def can_scan(self) -> bool:
        return self.sheet

    def scan(self, read: Callable[[str], None], failed: Callable[[], None]) -> None:
        self.camera = read, failed

    def stop_scanning(self) -> None:
        self.camera = None

    def can_share(self) -> bool:
        return self.sheet

    def share(
        self, link: str, words: str, copied: Callable[[bool], None], sent: Callable[[], None] = lambda: None
    ) -> None:
        self.sent = "\n".join(filter(None, (words, link)))
        sent() if link else copied(False)

    def picture(
        self,
        kind: str,
        name: str,
        things: Sequence[Thing],
        size: tuple[float, float],
        done: Callable[[bool], None],
    ) -> None:
        self.pictures.append((name, list(things), size))
        if kind == "copy":
            done(True)

    def clip_recorder(self) -> FakeClips:
        return self.clips

    def download(self, name: str, text: str) -> None:
        self.files.append((name, text))

    def address(self, fragment: str) -> str:
        return f"https://example.test/odd/#{fragment}"

    def fragment(self) -> str:
        return self._fragment

    def record_place(self, place: str) -> None:
        self._fragment = ""
        self.here = place

    def place(self) -> str:
        return self.here

    def scroll_to_top(self) -> None:
        self.tops += 1

    def reload(self) -> None:
        self.renewed += 1

    # --- what tests ask ------------------------------------------------------------------------------

    def wait(self, seconds: float) -> None:
        """Let time pass, and run the calls that are due."""
        end = self.time + seconds
        while due := [item for item in self.waiting if item[0] <= end]:
            item = min(due, key=lambda pair: pair[0])
            self.waiting.remove(item)
            self.time = max(self.time, item[0])
            item[1]()
        self.time = end

    def text(self) -> str:
        """Return all visible and spoken text of the page."""
        return "\n".join(text for node in self.nodes for text in texts(node))

    def whole(self) -> str:
        """Return all elements as text, without the numbers of kept elements."""
        return re.sub(r'\["=", \d+', '["="', to_json(self.nodes))

    def buttons(self) -> dict[str, Node]:
        """Return the buttons by command, with their value if any."""
        found = find_all(self.nodes, tag="button")
        names = ((node, str(node.attributes.get("data-do", ""))) for node in found)
        return {f"{do} {node.attributes.get('data-value') or ''}".strip(): node for node, do in names}

    def every(self) -> list[Node]:
        """Return all elements."""
        return list(find_all(self.nodes))

    def inputs(self) -> list[Node]:
        """Return the fields."""
        return list(find_all(self.nodes, tag="input"))

    def cell(self, spot: str) -> str:
        """Return the accessible name of a cell of the board."""
        return str(next(find_all(self.nodes, data_spot=spot)).attributes["aria-label"])


class FakeSearch:
    """A search service that answers on a test's command."""

    def __init__(self) -> None:
        self.job: Job | None = None
        self.progress: Callable[[SearchInfo], None] = lambda _: None
        self.done: Callable[..., None] = lambda _: None
        self.hurried = 0
        self.warm = False
        self.left = 0

    def warm_up(self) -> None:
        self.warm = True

    def think(self, job: Job, progress: Progress, done: Done) -> None:
        self.job, self.progress = job, progress
        self.done = lambda text, thinking=NO_INFO: done(text, thinking)

    def hurry(self) -> None:
        self.hurried += 1

    def stop(self) -> None:
        self.job = None

    def leave(self) -> None:
        self.job = None
        self.left += 1


def make_app(
    store: Store | None = None,
    fragment: str = "",
    place: str = "",
    mirror: Mirror = NO_MIRROR,
    found: str = "",
    page: FakePage | None = None,
    line: Connections | None = None,
    seed: Callable[[], int] = lambda: 7,
    card_worker: CardWorker | None = None,
    search_service: SearchService | None = None,
    pool: Sequence[PoolWorker] = (),
) -> tuple[App, FakePage, FakeSearch]:
    """Return a started app on a fake page; the fake search idles if `search_service` is given."""
    page, fake = page or FakePage(fragment), FakeSearch()
    page.here = place
    ids = (f"id{n}" for n in count())
    ticks = count(1000)
    store = store or MemoryStore()
    clock, new_id = (lambda: float(next(ticks))), (lambda: next(ids))
    card_worker = card_worker or PageCardWorker(page)
    today, day = (lambda: page.today), (lambda seconds: strftime("%Y.%m.%d", gmtime(seconds)))
    line = line or FakeLine()
    ports = Ports(
        page, store, search_service or fake, clock, new_id, seed, today, day, line, card_worker, pool, mirror
    )
    app = App(ports, found)
    app.start()
    return app, page, fake


def new_game(app: App, way: str = "friends", game: str = "draughts") -> None:
    """Go through the set-up of a game."""
    app.do("setup", game)
    app.do("seating", way)
    app.do("start")


def change(app: App, made: Change) -> None:
    """Let the app take a feature's change."""
    app.model, effects = made
    app.run(effects)
    app.work()


def set_up(app: App, game: str, start: str = "", seats: Seats = ()) -> None:
    """Show the set-up of a game that starts from a position."""
    change(app, setting_up.set_up(app.model, find_game(game), start, seats))


def setup_of(app: App) -> Setup:
    """Return the set-up."""
    assert app.screen.setup
    return app.screen.setup


def play(app: App, text: str) -> None:
    """Play the action with this text."""
    act(app, app.table.game.find(app.table.state, text))


def act(app: App, action: Action) -> None:
    """Play an action."""
    change(app, playing.play(app.model, action))


def sit(app: App, seats: Seats) -> None:
    """Put these players at the table."""
    app.model = app.model.with_session(app.table._replace(seats=seats))
