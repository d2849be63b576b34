"""Apps on several devices at which people do anything at all, and of which one may cheat.

Nothing may be raised. A seed fixes the whole world: `Trouble` names it with the last steps.
"""

from __future__ import annotations

from collections import deque
from random import Random

from engine.contract.language import set_language
from engine.contract.rng import new_rng
from engine.contract.steps import finish
from engine.registry import GAMES, INFOS
from tests.ui.anything.texts import NASTY, damaged, file, lie, link, position, spoilt
from tests.ui.fakes import FakeSearch
from tests.ui.remote.tables import Device, SlowCardWorker
from tests.ui.remote.test_hostile import OWN, Garbler
from tests.ui.remote.wire import End, Wire, connect
from ui.app import App
from ui.computer.card_work import card_work_steps, outcome
from ui.messages import Message
from ui.messages.remote import PeerAway, PeerSent
from ui.session.remote.effects import MakeDeck
from ui.tree import Node, find_all

PLAIN = (
    "undo", "redo", "branch", "step-back", "step-on", "flip-board", "zoom", "unpick", "uncover",
    "stay-covered", "show-secret", "hide-secret", "hurry", "pause", "hint", "resume-thinking", "close",
    "dismiss", "secrets", "keep-both", "take-theirs", "setup-again", "start", "restore", "stop-opening",
    "confirm", "variation", "leave-line", "restore-line", "hold-clocks", "run-clocks", "hidden", "analysis",
    "review", "stop-review", "next-turning-point", "previous-turning-point", "agree", "rematch", "next-game",
    "resign", "home", "edit-table", "play-position", "open-position", "study-table", "export-all",
    "open-backup", "take-settings", "check-fairness", "link-sent", "link-adopt", "decline", "scan",
    "stop-scanning", "history", "no-offline", "consent|yes", "consent|no", "dialog|share", "dialog|settings",
    "dialog|draw", "dialog|resign", "reply", "invite|1", "invite|2", "link-copy|255", "link-copy|1",
    "way|post", "way|live", "by-link", "signal|bravo", "signal|nudge", "signal|other",
)  # fmt: skip
"""Commands, with a value after `|`."""
KEYS = ("Escape", "Enter", "u", "r", "h", "p", "c", "t", "[", "]", "ArrowUp", "ArrowLeft", " ", "Backspace")
LEAVING = ("renew", "update")
"""Commands that end the page."""
ENDING = (
    "home", "setup-again", "setup", "edit", "tutorial", "edit-table", "study-table", "history", "puzzles",
    "import", "link", "resume", "back", "resign", "agree", "day", "puzzle", "delete", "renamed",
)  # fmt: skip
"""Commands that leave a game, or end it."""
HIDING = [name for name, info in INFOS.items() if info.hidden] * 2
REMEMBERED = 40


class Trouble(AssertionError):
    """An exception in a world."""


class LyingWire(Wire):
    """A wire on which a cheat changes some texts."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self.rng = rng
        self.lies = rng.random() < 0.6
        self.done: deque[str] = deque(maxlen=REMEMBERED)

    def put(self, to: End, message: Message) -> None:
        if isinstance(message, PeerSent) and self.lies and self.rng.random() < 0.01:
            text = lie(self.rng, message.text)
            self.done.append(f"on its way: {text[:120]}")
            message = PeerSent(message.peer, text)
        super().put(to, message)


class InstantCardWorker(SlowCardWorker):
    """A card worker; one that `cheats` replaces the cards that it makes."""

    def __init__(self, cheats: bool) -> None:
        super().__init__()
        self.cheats = cheats

    def finish(self) -> None:
        job, self.job = self.job, None
        if job is None:
            return
        found = finish(card_work_steps(job))
        if self.cheats and isinstance(job, MakeDeck):
            found = spoilt(found)
        self.done(outcome(job, found))


class World:
    """Some devices on a wire, one of which may cheat."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = Random(seed)
        self.wire = LyingWire(self.rng)
        self.done = self.wire.done
        self.texts: deque[str] = deque(maxlen=30)
        self.patient = self.rng.random() < 0.6
        """True if people mostly stay at the table."""
        count = self.rng.choice([1, 2, 2, 2, 3])
        self.hands = [InstantCardWorker(self.wire.lies and self.rng.random() < 0.3) for _ in range(count)]
        self.devices = [Device(self.wire, number, card_worker=self.hands[number]) for number in range(count)]
        set_language("en", False)

    def run(self, steps: int) -> None:
        """Take this many random steps. Raises `Trouble`."""
        try:
            self._begin()
            for _ in range(steps):
                self._step()
        except Exception as fault:
            raise Trouble(f"seed {self.seed}, after: {' · '.join(self.done)}") from fault
        finally:
            set_language("en", False)

    # --- how it begins ---------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Mostly set up a game, and let the others join."""
        game, host = self.rng.choice([*INFOS, *HIDING]), self.devices[0]
        if self.rng.random() < 0.1:
            return
        host.do(f"setup {game}")
        if self.rng.random() < 0.2:
            host.do(f"edit {game}")
            self._do(host, "position", position(self.rng, game))
            self._do(host, "play-position")
        ways = ["friends", "solo", "watch"] if len(self.devices) == 1 else ["elsewhere"]
        self._do(host, "seating", self.rng.choice(ways))
        if self.rng.random() < 0.2:
            for seat in range(len(host.app.screen.setup.seats) if host.app.screen.setup else 0):
                self._do(host, f"seat:{seat}", self.rng.choice(["", "elsewhere", "elsewhere", "level1"]))
        for _ in range(self.rng.choice([0, 0, 0, 1, 3])):
            self._choose(host)
        by_links = self.rng.random() < 0.25
        if by_links:
            host.do("way post")
        self._do(host, "start")
        if by_links:
            self._come_by_links()
        else:
            self._come()

    def _come(self) -> None:
        """Connect as many devices as the table has room for."""
        host = self.devices[0]
        replica = host.app.table.main.replica if host.app.model.session else None
        if replica is None:
            return
        for device in self.devices[1 : len(replica.state.people)]:
            peers = device.app.screen.peers
            if peers is None:
                device.accept_invitation(host, device.number)
            self._connect(host, device)

    def _come_by_links(self) -> None:
        """Let the others open the host's link and join, and the host open theirs."""
        for guest in self.devices[1:]:
            for giver, taker in ((self.devices[0], guest), (guest, self.devices[0])):
                self._do(giver, "link-copy", "255")
                taker.app.do("link", giver.page.copied.rpartition("#")[2])
                taker.page.wait(0.1)
                if taker is guest:
                    self._do(guest, "link-accept", "Ben")

    def _connect(self, host: Device, guest: Device) -> None:
        peers = guest.number - 1, 0
        if peers[0] not in host.line.open and peers[1] not in guest.line.open:
            self.done.append(f"{guest.number} connects")
            connect(host.line, guest.line, peers)

    # --- steps -----------------------------------------------------------------------------------------

    def _step(self) -> None:
        device = self.rng.choice(self.devices)
        if self.patient and not device.line.open and self.rng.random() < 0.2:
            self._again()
        often = [self._act] * 12 + [self._wait] * 6 + [self._travel] * 3 + [self._lie] * 2
        now_and_then = [self._press, self._press, self._choose, self._command, self._point, self._key]
        seldom = [self._answer, self._travel, self._lie, self._open, self._reload]
        if self.patient:
            what = self.rng.choice(often * 3 + now_and_then * 2 + seldom)
        else:
            what = self.rng.choice(often + now_and_then * 2 + seldom * 2)
        what(device)
        assert device.page.text()

    def _do(self, device: Device, name: str, value: str = "") -> None:
        if self.patient and name in ENDING and self.rng.random() < 0.9:
            return
        self.done.append(f"{device.number} {name} {value[:60]!r}")
        device.app.do(name, value)
        if (copied := device.page.copied) and copied not in self.texts:
            self.texts.append(copied)

    def _act(self, device: Device) -> None:
        """Play a legal action."""
        app = device.app
        if not app.model.session or not app.model.at_table or not app.table.choices:
            return
        free = [action for action in app.table.choices if action.text != "resign"] or app.table.choices
        action = self.rng.choice(free)
        for spot in action.path[: self.rng.choice([9, 9, 9, 1])]:
            self._do(device, "pick", spot)

    def _press(self, device: Device) -> None:
        """Press a button on the page."""
        found = find_all(device.page.nodes)
        nodes = [
            node for node in found if node.attributes.get("data-do") and node.tag not in ("select", "form")
        ]
        if nodes:
            self._send(device, self.rng.choice(nodes))

    def _choose(self, device: Device) -> None:
        """Choose from a list, or fill in a field."""
        found = find_all(device.page.nodes)
        nodes = [node for node in found if node.attributes.get("data-do") and node.tag != "button"]
        if nodes:
            self._send(device, self.rng.choice(nodes))

    def _send(self, device: Device, node: Node) -> None:
        """Send the command of an element, as the page's script does."""
        name = str(node.attributes["data-do"])
        if name in LEAVING:
            return
        value = str(node.attributes.get("data-value") or "")
        if node.tag == "select":
            options = list(find_all([node], tag="option"))
            value = str(self.rng.choice(options).attributes.get("value") or "") if options else ""
        elif node.tag in ("input", "form", "textarea"):
            value = self._typed(node, name)
        self._do(device, name, value)

    def _typed(self, node: Node, name: str) -> str:
        """Return a text to type into a field."""
        kind = node.attributes.get("type")
        if kind == "radio":
            return str(node.attributes.get("value") or "")
        if kind == "checkbox":
            return self.rng.choice(["on", "off"])
        if kind == "range":
            return str(self.rng.randrange(int(node.attributes.get("max") or 0) + 1))
        if name == "import":
            return self._file()
        if name in ("reply", "link-paste") and self.texts:
            return damaged(self.rng, self.rng.choice(self.texts), 0.2)
        return position(self.rng, "chess") if name == "position" else self.rng.choice(NASTY)

    def _file(self) -> str:
        """Return a file of another device's game, or any other file."""
        other, pick = self.rng.choice(self.devices), self.rng.random()
        if other.page.files and pick < 0.3:
            return damaged(self.rng, other.page.files[-1][1], 0.1)
        library = other.app.library
        if pick < 0.6 and (entries := library.list()):
            key = self.rng.choice(entries).id
            return library.entry(key).save if self.rng.random() < 0.3 else library.export(key).text
        return file(self.rng)

    def _command(self, device: Device) -> None:
        """Send a command that the page may send, whether it has a button for it or not."""
        name, _, value = self.rng.choice(PLAIN).partition("|")
        self._do(device, name, value)

    def _point(self, device: Device) -> None:
        app: App = device.app
        if not app.model.session or not app.model.at_table:
            return
        geometry = app.table.geometry
        kind = self.rng.choice(["down", "up", "move", "cancel"])
        x, y = geometry.places[self.rng.choice(sorted(geometry.places))]
        self.done.append(f"{device.number} pointer {kind}")
        app.pointer(kind, x / geometry.width, y / geometry.height)

    def _key(self, device: Device) -> None:
        app: App = device.app
        editing, at_table = app.screen.editing, app.model.session and app.model.at_table
        geometry = editing.geometry if editing else app.table.geometry if at_table else None
        spots = sorted(geometry.spots) if geometry else []
        key = self.rng.choice(KEYS)
        self.done.append(f"{device.number} key {key}")
        app.key(key, self.rng.choice(["", *spots]), False)

    def _wait(self, device: Device) -> None:
        seconds = self.rng.choice([0.0, 0.1, 0.5, 3.0, 25.0])
        self.done.append(f"{device.number} waits {seconds}")
        device.page.wait(seconds)
        for hand in self.hands:
            hand.finish()
        if self.rng.random() < 0.7:
            for each in self.devices:
                each.page.wait(0.3)

    def _answer(self, device: Device) -> None:
        """Deliver the computer's answer to its last question, in time or late."""
        search_service: FakeSearch = device.search_service
        if job := search_service.job:
            game = GAMES[job.game]
            actions = game.legal_actions(game.determinize(job.view, new_rng(1)))
            self.done.append(f"{device.number} the computer answers")
            done, search_service.job = search_service.done, None
            done(self.rng.choice([action.text for action in actions]))

    def _open(self, device: Device) -> None:
        """Open a link, a position, or a file."""
        pick = self.rng.random()
        if pick < 0.3:
            self._do(device, "import", self._file())
        elif pick < 0.6 and self.texts:
            self._do(self.rng.choice(self.devices), "link-copy", "255")
            text = damaged(self.rng, self.rng.choice([*self.texts, self.texts[-1]]), 0.15)
            self._do(device, "link", text.rpartition("#")[2])
        elif pick < 0.8:
            self._do(device, "link", link(self.rng))
        else:
            game = self.rng.choice(list(INFOS))
            self._do(device, self.rng.choice(["setup", "edit", "tutorial", "puzzles"]), game)

    def _reload(self, device: Device) -> None:
        """Close the page, and open it again where it was."""
        if self.rng.random() < 0.5:
            return
        self.done.append(f"{device.number} reloads")
        self.wire.lose(device.line)
        hand = self.hands[device.number] = InstantCardWorker(self.hands[device.number].cheats)
        again = Device(self.wire, device.number, device.store, device.page.here, hand)
        self.devices[device.number] = again

    # --- between the devices ---------------------------------------------------------------------------

    def _travel(self, device: Device) -> None:
        """Deliver, delay or break connections."""
        pick = self.rng.random()
        if pick < 0.25:
            self.wire.held = not self.wire.held
            self.done.append(f"held: {self.wire.held}")
        elif pick < 0.4 and self.wire.flying:
            self.done.append("all turns round on its way")
            self.rng.shuffle(self.wire.flying)
        elif pick < 0.5:
            self.done.append(f"{device.number} is cut off")
            self.wire.lose(device.line)
        elif pick < 0.75 or not device.line.open:
            self._again()
        elif pick < 0.8 and device.line.open:
            device.line.tell(PeerAway(self.rng.choice(list(device.line.open)), self.rng.random() < 0.5))
        if not self.wire.held or self.rng.random() < 0.3:
            self.wire.deliver()

    def _again(self) -> None:
        """Connect devices with the same game at the table, as after a break."""
        host, *guests = self.rng.sample(self.devices, len(self.devices))
        replica = host.app.table.main.replica if host.app.model.session else None
        if replica is None or replica.own is None:
            return
        for guest in guests:
            theirs = guest.app.table.main.replica if guest.app.model.session else None
            if (
                theirs
                and theirs.own
                and theirs.state.table.id == replica.state.table.id
                and not guest.line.open
            ):
                host.prepare_reconnect(hub=True)
                guest.prepare_reconnect(hub=False)
                self.done.append(f"{host.number} and {guest.number} connect again")
                connect(host.line, guest.line, (10 + guest.number, 0))

    def _lie(self, device: Device) -> None:
        """Send a cheat's own text to a device."""
        if not self.wire.lies or not device.line.open:
            return
        replica = device.app.table.main.replica if device.app.model.session else None
        said = [text for each in self.devices for _, text in each.line.said[-6:]]
        if replica and len(replica.state.people) == 2 and device.number < 2 and self.rng.random() < 0.6:
            there = self.devices[1 - device.number]
            liar = there.app.table.main.replica if there.app.model.session else None
            OWN.clear()
            OWN.update({1 - device.number: liar.own} if liar and liar.own else {})
            text = Garbler(self.rng.randrange(1 << 30), device.number).text(replica)
        elif said:
            text = lie(self.rng, self.rng.choice(said))
        else:
            return
        if text:
            self.done.append(f"{device.number} hears {text[:120]}")
            device.page.time += 0.01
            device.line.tell(PeerSent(self.rng.choice(list(device.line.open)), text))
