"""Sending local actions to friends, and applying theirs.

Both are derived from the model after each message, so no other feature needs to know about them.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.values import CHANCE, TERMINAL, Action
from engine.remote.agreement import POST
from engine.remote.entries import DO, HIDE, LATE, RESIGN, Entry
from engine.remote.errors import ProtocolError
from engine.remote.pending import free_devices
from engine.remote.replica import Replica, submit, submit_owed
from engine.remote.status import MOST_TIME, SharedState
from engine.session.match import Agreed
from ui.features.navigation import go_to
from ui.features.play import play, play_chance, show_end
from ui.features.remote.greeting import greet_peers, peers_of, replica_of
from ui.kinds.remote import Remote
from ui.session.effects import Effect
from ui.session.model import Change, Model
from ui.session.remote.deck_progress import is_revealed
from ui.session.remote.effects import Disconnect, Transmit
from ui.session.remote.frames import Proposal, Since, write_frame
from ui.session.remote.peers import Peers
from ui.session.session import Session
from ui.session.unfinished import PendingAction, PendingArrival
from ui.storage.seats import remote_seats
from ui.words.en.remote_notices import say


def synchronize(before: Model, model: Model) -> Change:
    """Send local actions and owed entries, then apply remote ones."""
    model, greetings = greet_peers(model)
    replica = replica_of(model)
    if replica is None:
        return model, greetings
    old = before.session.main.replica if before.session else None
    done = _with_owed_entries(
        _with_local_actions(model.table.main, replica, model.now) if replica is old else replica
    )
    model, said = send_entries(model, done) if done is not replica else (model, ())
    model, caught = catch_up(model)
    return model, (*greetings, *said, *caught)


def _with_owed_entries(replica: Replica) -> Replica:
    """Return the replica with all owed entries; it is stuck if one cannot be made."""
    try:
        return submit_owed(replica)[0]
    except ProtocolError as error:
        return replica._replace(stuck=error)


def _with_local_actions(main: Session, replica: Replica, now: float) -> Replica:
    """Return the replica with entries for the new local actions."""
    if replica.own is None:
        return replica
    texts = main.match.texts[: main.match.cursor]
    took = min(main.clock.read(now).used, MOST_TIME) if main.clock else 0
    while len(texts) > replica.state.match.cursor and replica.state.turn == replica.device:
        at = replica.state.match.cursor
        replica, _ = submit(replica, *_action_parts(replica, at, main.match.log[at], took))
        took = 0
    agreed, at = main.match.agreed, replica.state.match.cursor
    if isinstance(agreed, Agreed) and agreed.resigned in replica.seats() and not replica.state.match.agreed:
        replica, _ = submit(replica, LATE if agreed.late else RESIGN, str(agreed.resigned), str(at))
    return replica


def _action_parts(replica: Replica, at: int, action: Action, took: int) -> tuple[str, ...]:
    """Return the entry parts for an action; a hidden action names only the card it takes."""
    wanted = replica.state.need
    (public,) = replica.state.table.game.redact((action,), None)
    if public.text == action.text or wanted is None:
        return DO, str(at), action.text, str(took)
    face = wanted.deck_draw.face(action.text)
    card = next(card for card in wanted.cards if replica.faces[wanted.deck, card] == face)
    return HIDE, str(at), str(took), str(card)


# --- sending ------------------------------------------------------------------------------------------


def send_entries(model: Model, replica: Replica, new: Sequence[Entry] | None = None) -> Change:
    """Store new entries and send them: the hub to all in the agreed order, any other device to the hub.

    `new` is what to send; by default the entries not sent before.
    """
    before, peers = model.table.main.replica, peers_of(model)
    if orders_entries(peers, replica):
        since = Since(len(replica.heard), replica.mine)
        return with_replica(model, replica.settled()), broadcast(peers, since)
    if new is None:
        new = replica.mine[len(before.mine) if before else 0 :]
    said = [Proposal(entry, len(replica.heard)) for entry in new]
    return with_replica(model, replica), tuple(effect for each in said for effect in broadcast(peers, each))


def orders_entries(peers: Peers | None, replica: Replica) -> bool:
    """Return True if entries made here take their place in the agreed order at once.

    They do in play by links, and at a hub that is connected and up to date, or whose friends have not joined
    yet.
    """
    if replica.state.table.way == POST or len(free_devices(replica.state)) == len(replica.state.people) - 1:
        return True
    linked = peers.linked if peers and peers.hub else ()
    return any(peer.device >= 0 for peer in linked) and not any(peer.ahead for peer in linked)


def broadcast(peers: Peers | None, frame: Since | Proposal, but: int = -1) -> tuple[Effect, ...]:
    """Return the effects that send a frame over all connections except one."""
    lines = [peer.line for peer in peers.linked if peer.line != but] if peers else []
    text = write_frame(frame)
    return tuple(Transmit(line, text) for line in lines)


def with_replica(model: Model, replica: Replica) -> Model:
    """Return the model with another replica."""
    session = model.table
    seats = remote_seats(replica)
    main = session.main._replace(kind=Remote(replica, session.main.kind.sent), seats=seats)
    if session.in_variation:
        return model.with_session(session.with_main(main))
    was = session.replica
    model = announce_changes(model.with_session(main), was.state if was else None, replica)
    return model.updated() if seats != session.seats else model


def announce_changes(model: Model, before: SharedState | None, replica: Replica) -> Model:
    """Return the model with changes announced: requests, refusals, arrivals, a shuffle."""
    state, here = replica.state, replica.device
    if before is None or state is before:
        return model
    if state.refused and state.refused != before.refused and state.refused[0] != here:
        return model.with_message(say.refused(name_of(replica, state.refused[0])))
    if state.request and state.request != before.request and here not in state.request.agreed:
        asker = min(state.request.agreed)
        return model.announce(say.wants(name_of(replica, asker), state.request.what.partition(":")[0]))
    came = [device for device, person in enumerate(state.people) if person and not before.people[device]]
    news = [say.came(name_of(replica, came[0]))] if came and came != [here] else []
    if _is_shuffled(state) and not _is_shuffled(before):
        news.append(say.shuffled)
    return model.announce(" ".join(news)) if news else model


def _is_shuffled(state: SharedState) -> bool:
    """Return True while cards are being shuffled."""
    wanted = state.need if state.complete else None
    return wanted is not None and wanted.maker is not None


def name_of(replica: Replica, device: int) -> str:
    """Return the name of the player at a device, or "a friend"."""
    people = replica.state.people
    person = people[device] if 0 <= device < len(people) else None
    return person.name if person and person.name else say.friend


# --- applying what others did -------------------------------------------------------------------------


def catch_up(model: Model) -> Change:
    """Bring the match at the table up to the shared state."""
    effects: list[Effect] = []
    while change := _next_step(model):
        model, more = change
        effects += more
    return model, tuple(effects)


def _next_step(model: Model) -> Change | None:
    """Return the next step towards the shared state; None if the match is up to date."""
    session = model.table
    if session.replica is None or is_revealed(session.match, session.replica):
        return None
    agreed, match = session.replica.state.match.agreed, session.match
    there, here = session.replica.texts(), match.texts[: match.cursor]
    common = _shared_length(here, there)
    if common < len(here) or (match.agreed and (common < len(there) or match.agreed != agreed)):
        arriving = session.pending if isinstance(session.pending, PendingArrival) else None
        return go_to(model.with_session(session._replace(pending=arriving)), common)
    if common < len(there):
        if match.player == CHANCE:
            pending = session.pending or PendingAction(common, by_hand=False)
            return play_chance(model.with_session(session._replace(pending=pending)), there[common])
        return play(model, match.game.find(match.state, there[common]))
    if isinstance(agreed, Agreed) and not match.agreed:
        over = match.player == TERMINAL  # ended by a hidden win, unknown to the player who resigned
        return show_end(model, match._replace(agreed=agreed) if over else match.agree(*agreed))
    return None


def _shared_length(one: tuple[str, ...], other: tuple[str, ...]) -> int:
    """Return the number of leading actions that two logs share."""
    pairs = zip(one, other, strict=False)
    same = min(len(one), len(other))
    return next((at for at, (mine, theirs) in enumerate(pairs) if mine != theirs), same)


def cannot_go_on(model: Model, code: str, device: int) -> Change:
    """Stop the game with an error and disconnect; the game is kept up to there."""
    peers, replica = model.screen.peers, replica_of(model)
    name = name_of(replica, device) if replica else say.friend
    lines = tuple(Disconnect(peer.line) for peer in peers.linked) if peers else ()
    screen = model.screen._replace(peers=None)
    offer = (say.load_anew, "renew") if code == "newer" else ("", "")
    return model.with_screen(
        screen.with_message(say.cannot_go_on(say.protocol_errors[code], name), offer, lasting=True)
    ), lines
