"""Sending local actions to friends, and applying theirs.

Both are derived from the model after each message, so no other feature needs to know about them.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.values import CHANCE, TERMINAL, Action
from engine.remote.agreement import LIVE, POST
from engine.remote.crypto.hashing import text_of
from engine.remote.entries import BARE, DO, HIDE, LATE, NOBODY, RESIGN, Entry, ProtocolError, StaleEntry
from engine.remote.replica import REVEALED, Replica, refresh, submit, submit_owed
from engine.remote.status import MOST_TIME, SharedState, free_devices, undo_reach
from engine.session.match import Agreed
from ui.features.navigation import go_to
from ui.features.play import play, play_chance, show_end
from ui.features.remote.greeting import greet_peers, peers_of, replica_of
from ui.kinds.remote import Remote
from ui.session.effects import Effect
from ui.session.model import Change, Model
from ui.session.pending import PendingAction, PendingArrival
from ui.session.remote.deck_progress import is_revealed
from ui.session.remote.effects import Disconnect, Transmit
from ui.session.remote.frames import Frame, Proposal, frames_since, write_frame
from ui.session.remote.peers import Peers
from ui.session.session import Session
from ui.storage.seats import remote_seats
from ui.words.en.remote import say_notice as say

SIGNED = ("claim", "deck", "double", "face", REVEALED, "secret")
"""Faults in signed entries, which end a game with cards for good."""


def synchronize(before: Model, model: Model) -> Change:
    """Send local actions and owed entries, then apply remote ones."""
    model, greetings = greet_peers(model)
    replica = replica_of(model)
    if replica is None:
        return model, greetings
    old = before.session.main.replica if before.session else None
    local = _with_local_actions(model.table.main, replica, model.now) if replica is old else replica
    done = _with_owed_entries(local, peers_of(model))
    model, sent = send_entries(model, done) if done is not replica else (model, ())
    model, applied = catch_up(model)
    return model, (*greetings, *sent, *applied)


def _with_owed_entries(replica: Replica, peers: Peers | None) -> Replica:
    """Return the replica with all owed entries; it is stuck if one cannot be made.

    A device that has loaded a live game joins again once it has heard what it may have missed.
    """
    orders = orders_entries(peers, replica)
    current = peers is not None and any(peer.key and not peer.ahead for peer in peers.linked)
    try:
        if replica.state.table.way == LIVE and (current or orders):
            replica = refresh(replica)
        return submit_owed(replica.settled() if orders else replica, orders)[0]
    except (ProtocolError, StaleEntry) as error:
        fault = error if isinstance(error, ProtocolError) else ProtocolError("order", replica.device)
        return replica._replace(stuck=fault)


def _with_local_actions(main: Session, replica: Replica, now: float) -> Replica:
    """Return the replica with entries for the new local actions."""
    if replica.own is None or replica.stuck:
        return replica
    texts = main.match.texts[: main.match.cursor]
    took = min(main.clock.read(now).used, MOST_TIME) if main.clock else 0
    while len(texts) > replica.state.match.cursor and replica.state.turn == replica.device:
        at = replica.state.match.cursor
        replica = refresh(replica) if main.kind.by_links else replica
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
        known = len(before.heard) if before else 0
        sent = (broadcast(peers, each) for each in frames_since(replica.entries, known))
        return with_replica(model, replica.settled()), tuple(effect for effects in sent for effect in effects)
    if new is None:
        new = replica.mine[len(before.mine) if before else 0 :]
    proposals = [Proposal(entry, len(replica.heard)) for entry in new]
    effects = tuple(effect for proposal in proposals for effect in broadcast(peers, proposal))
    return with_replica(model, replica), effects


def send_timeout(model: Model, replica: Replica, seat: int) -> Change:
    """Send the timeout of a local seat to remote friends, unless the game cannot go on."""
    if replica.stuck:
        return model, ()
    late, _ = submit(replica, LATE, str(seat), str(replica.state.match.cursor))
    return send_entries(model, late)


def orders_entries(peers: Peers | None, replica: Replica) -> bool:
    """Return True if entries made here take their place in the agreed order at once.

    They do in play by links, and at a hub that is connected and up to date, or whose friends have not joined
    yet.
    """
    if replica.state.table.way == POST or len(free_devices(replica.state)) == len(replica.state.people) - 1:
        return True
    linked = peers.proven if peers and peers.hub else ()
    return any(peer.device >= 0 for peer in linked) and not any(peer.ahead for peer in linked)


def broadcast(peers: Peers | None, frame: Frame, but: int = -1) -> tuple[Effect, ...]:
    """Return the effects that send a frame to all peers that have proven their keys, except one."""
    lines = [peer.line for peer in peers.proven if peer.line != but] if peers else []
    text = write_frame(frame)
    return tuple(Transmit(line, text) for line in lines)


def with_replica(model: Model, replica: Replica) -> Model:
    """Return the model with another replica."""
    session = model.table
    seats, kind = remote_seats(replica), session.main.kind
    assert isinstance(kind, Remote)
    if kind.compared and not _keep_keys(model.screen.peers, kind.copy.state, replica.state):
        kind = kind.replaced(comparison="")
    main = session.main._replace(kind=kind.with_copy(replica), seats=seats)
    if session.in_variation:
        return model.with_session(session.with_main(main))
    old = session.replica
    model = announce_changes(model.with_session(main), old.state if old else None, replica)
    return model.updated() if seats != session.seats else model


def _keep_keys(peers: Peers | None, before: SharedState, state: SharedState) -> bool:
    """Return True if all who have just joined have the keys of the last game, whose words were compared."""
    keys = peers.keys if peers and peers.table == state.table.id else ()
    known = (*keys, *[""] * (len(state.people) - len(keys)))
    pairs = zip(before.people, state.people, known, strict=True)
    return all(old or not new or new.key == key for old, new, key in pairs)


def announce_changes(model: Model, before: SharedState | None, replica: Replica) -> Model:
    """Return the model with changes announced: requests, refusals, arrivals, a shuffle."""
    state, here = replica.state, replica.device
    if before is None or state is before:
        return model
    if state.refused and state.refused != before.refused and state.refused[0] != here:
        return model.with_message(say.refused(name_of(replica, state.refused[0])))
    if state.request and state.request != before.request and here not in state.request.agreed:
        asker = min(state.request.agreed)
        what, reach = state.request.what.partition(":")[0], undo_reach(state)
        return model.announce(say.wants(name_of(replica, asker), what, reach))
    arrived = [device for device, person in enumerate(state.people) if person and not before.people[device]]
    news = [say.joined(name_of(replica, arrived[0]))] if arrived and arrived != [here] else []
    if _is_shuffled(state) and not _is_shuffled(before):
        news.append(say.shuffled)
    return model.announce(" ".join(news)) if news else model


def _is_shuffled(state: SharedState) -> bool:
    """Return True while cards are being shuffled."""
    wanted = state.need if state.complete else None
    return wanted is not None and wanted.maker is not None


def name_of(replica: Replica, device: int) -> str:
    """Return the name of the player at a device, or "a friend"."""
    return replica.state.name(device) or say.friend


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
    shared, local = session.replica.texts(), match.texts[: match.cursor]
    common = _shared_length(local, shared)
    if common < len(local) or (match.agreed and (common < len(shared) or match.agreed != agreed)):
        arriving = session.pending if isinstance(session.pending, PendingArrival) else None
        return go_to(model.with_session(session._replace(pending=arriving)), common)
    if common < len(shared):
        if match.player == CHANCE:
            pending = session.pending or PendingAction(common, by_hand=False)
            return play_chance(model.with_session(session._replace(pending=pending)), shared[common])
        return play(model, match.game.find(match.state, shared[common]))
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
    """Stop the game with an error; the game is kept up to there.

    The device disconnects, unless the secrets of the decks are revealed now (see `_with_secret_revealed`).
    """
    peers, replica = model.screen.peers, replica_of(model)
    name = name_of(replica, device) if replica else say.friend
    if replica and code in SIGNED and (revealing := _with_secret_revealed(model, replica, code, device)):
        model, lines = revealing
        screen = model.screen
    else:
        lines = tuple(Disconnect(peer.line) for peer in peers.linked) if peers else ()
        screen = model.screen._replace(peers=None)
    offer = (say.reload, "renew") if code == "newer" else ("", "")
    return model.with_screen(
        screen.with_message(say.cannot_continue(say.protocol_errors[code], name), offer, lasting=True)
    ), lines


def _with_secret_revealed(model: Model, replica: Replica, code: str, device: int) -> Change | None:
    """Stop a game with cards for good; None if it has no cards, or is over.

    The device reveals its deck secret, so that everybody can compare what it has sent with it. It makes no
    other entry any more, and stays connected to receive the secrets of others.
    """
    own = replica.own
    if own is None or not replica.state.match.game.info.hidden or replica.state.protocol == 1:
        return None
    if replica.state.match.player == TERMINAL:
        return None
    replica = replica._replace(stuck=ProtocolError(code, device))
    revealed = replica.state.decks.revealed
    if revealed and revealed[replica.device]:
        return with_replica(model, replica), ()
    return send_entries(model, submit(replica, BARE, text_of(own.deck_secret))[0])


def close_connection(model: Model, line: int, code: str) -> Change:
    """Close a connection whose other end has not proven who it is; the game goes on, and nobody is named."""
    peers = model.screen.peers
    others = peers.without(line) if peers else None
    if others is None or not (others.linked or others.hub):
        return cannot_go_on(model, code, NOBODY)
    offer = (say.reload, "renew") if code == "newer" else ("", "")
    words = say.connection_closed(say.protocol_errors[code])
    screen = model.screen._replace(peers=others).with_message(words, offer, lasting=True)
    return model.with_screen(screen), (Disconnect(line),)
