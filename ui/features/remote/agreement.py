"""Opening the table of a remote game, and of its rematch."""

from __future__ import annotations

from engine.contract.values import FIRST, LOT
from engine.registry import find_game
from engine.remote.agreement import LIVE, Table, modes_of, next_table
from engine.remote.entries import DEVICES
from engine.remote.own_entries import OwnDevice
from engine.remote.replica import open_table
from engine.session.clock import NONE
from engine.session.match import new_match
from ui.features.clocks.choosing import new_clocks, remember_control
from ui.features.play import open_match
from ui.features.remote.greeting import remember_name, replica_of, with_peers
from ui.messages import Message
from ui.messages.remote import ChooseWay, TableDrawn
from ui.session.model import Change, Model
from ui.session.remote.effects import DrawTableId
from ui.session.remote.peers import UNKNOWN, Peers
from ui.session.screen import Setup
from ui.session.storage_effects import Save
from ui.storage.names import player_name
from ui.storage.seats import Computer, Here, Note, Remote
from ui.words.en.remote import say_notice as say

MESSAGES = (ChooseWay, TableDrawn)


def update(model: Model, message: Message) -> Change:
    """Choose the mode of remote play, or open the table."""
    setup = model.screen.setup
    match message:
        case ChooseWay(way) if setup and way in modes_of(find_game(setup.game)):
            return model.with_screen(model.screen._replace(setup=setup._replace(way=way))), ()
        case TableDrawn(name, secret) if setup and setup.is_remote and not _why_not(setup):
            return _open_table(model, setup, name, secret)
    return model, ()


def start(model: Model) -> Change:
    """Begin to open a table, which needs an id and this device's secret."""
    why = _why_not(model.screen.setup) if model.screen.setup else ""
    return (model.with_message(why), ()) if why else (model, (DrawTableId(),))


def _why_not(setup: Setup) -> str:
    """Return why the chosen game cannot be played remotely; "" if it can."""
    kinds = [type(seat) for seat in setup.seats]
    if Computer in kinds:
        return say.no_computers
    if Here not in kinds:
        return say.nobody_here
    if kinds.count(Remote) >= DEVICES:
        return say.too_many
    match = new_match(find_game(setup.game), setup.options, setup.start)
    return "" if match.game.can_play_remotely(match.state) else say.secrets_known


def _open_table(model: Model, setup: Setup, name: str, secret: bytes) -> Change:
    """Open a new table, to which the others are then invited."""
    seats, first = setup.seats, setup.first
    by = 0 if first == LOT or FIRST in setup.options else int(first)
    seats = (*seats[by:], *seats[:by])
    devices = iter(range(1, len(seats)))
    owners = tuple(0 if isinstance(seat, Here) else next(devices) for seat in seats)
    match = new_match(find_game(setup.game), setup.options, setup.start)
    clock = setup.clock if setup.clock.kind != NONE else None
    lots = first == LOT and FIRST not in setup.options
    table = Table(name, setup.way, owners, match, clock, lots)
    mine = next((seat.name for seat in seats if isinstance(seat, Here)), "")
    model, saved = remember_control(model, setup.clock)
    model, kept = remember_name(model, mine)
    model, effects = _start_at(model, table, OwnDevice(0, secret), mine)
    if table.way == LIVE:
        model = with_peers(model, Peers(name, 0, hub=True))
    return model, (*saved, *kept, *effects)


def _start_at(
    model: Model, table: Table, own: OwnDevice, name: str, linked: bool = False, compared: str = ""
) -> Change:
    """Start the game of a table under the name of this device's player; `linked`: live, but sent by link.

    `compared` is the result of comparing the words at the last table.
    """
    replica = open_table(table, own, player_name(name))
    clocks = new_clocks(table.control, len(table.owners)) if table.control else None
    note = Note((), timed=clocks, replica=replica, linked=linked, compared=compared)
    return open_match(model, replica.match(), note, imported=True)


def start_rematch(before: Model, model: Model) -> Change:
    """Start the rematch once all want it; the device that set this table also sets the next one.

    The rematch starts with the last agreement, not when the game is opened again later.
    """
    replica, was = replica_of(model), replica_of(before)
    if replica is None or replica.own is None or not replica.state.again:
        return model, ()
    first = was is not None and was.state.table.id == replica.state.table.id and not was.state.again
    if not first:
        return model, ()
    table, own = next_table(replica.state.table), replica.own.next
    peers, person, compared = (
        model.screen.peers,
        replica.state.people[own.device],
        model.table.main.kind.compared,
    )
    if peers and peers.table == table.id:
        return model, ()
    if peers:
        linked = tuple(peer._replace(greeted=False, device=UNKNOWN, key="") for peer in peers.linked)
        peers = peers._replace(table=table.id, linked=linked, joins=own.device > 0, secret=own.secret)
        signed = replica.state.protocol > 1
        keys = tuple(each.key for each in replica.state.people if each) if signed else ()
        peers = peers._replace(signer=own.identity, keys=keys)
        peers = peers._replace(name=person.name if person else "", agreed=table, compared=compared)
        model = with_peers(model, peers)
    if own.device:
        return model, ()
    main = model.table.main
    by_link = main.kind.by_links and table.way == LIVE
    model, effects = _start_at(model, table, own, person.name if person else "", by_link, compared)
    return model, (*((Save(model.ticket, main),) if main.key else ()), *effects)
