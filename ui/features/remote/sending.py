"""What is done at this table is told to friends elsewhere, and what they have done is done here.

Both follow from the model after each message, so no other feature has to think of them.
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
from ui.features.play import dealt, ended, play
from ui.features.remote.greeting import greet_peers, peers_of, replica_of
from ui.session.effects import Effect
from ui.session.model import Change, Model
from ui.session.remote.deck_progress import is_laid_open
from ui.session.remote.effects import Disconnect, Transmit
from ui.session.remote.frames import Proposal, Since, write_frame
from ui.session.remote.peers import Peers
from ui.session.session import Session
from ui.session.unfinished import Arrival, Doing
from ui.storage.seats import seated
from ui.words.en.remote_notices import say


def synchronize(before: Model, model: Model) -> Change:
    """Tell the others what was done here, with what this device owes them; then do what they have done."""
    model, greetings = greet_peers(model)
    replica = replica_of(model)
    if replica is None:
        return model, greetings
    old = before.session.stem.joint if before.session else None
    done = _paid(_acted(model.table.stem, replica, model.now) if replica is old else replica)
    model, said = send_entries(model, done) if done is not replica else (model, ())
    model, caught = catch_up(model)
    return model, (*greetings, *said, *caught)


def _paid(replica: Replica) -> Replica:
    """Return the joint game with all said that this device owes; it is stuck if that cannot be."""
    try:
        return submit_owed(replica)[0]
    except ProtocolError as error:
        return replica._replace(stuck=error)


def _acted(stem: Session, replica: Replica, now: float) -> Replica:
    """Return the joint game with what was done at this device since."""
    if replica.own is None:
        return replica
    texts = stem.match.texts[: stem.match.cursor]
    took = min(stem.clock.read(now).used, MOST_TIME) if stem.clock else 0
    while len(texts) > replica.state.match.cursor and replica.state.turn == replica.device:
        at = replica.state.match.cursor
        replica, _ = submit(replica, *_deed(replica, at, stem.match.log[at], took))
        took = 0
    agreed, at = stem.match.agreed, replica.state.match.cursor
    if isinstance(agreed, Agreed) and agreed.resigned in replica.seats() and not replica.state.match.agreed:
        replica, _ = submit(replica, LATE if agreed.late else RESIGN, str(agreed.resigned), str(at))
    return replica


def _deed(replica: Replica, at: int, action: Action, took: int) -> tuple[str, ...]:
    """Return what is said of an action done here: of one in secret, only which card it takes."""
    wanted = replica.state.need
    (told,) = replica.state.table.game.redact((action,), None)
    if told.text == action.text or wanted is None:
        return DO, str(at), action.text, str(took)
    face = wanted.drawing.face(action.text)
    card = next(card for card in wanted.cards if replica.faces[wanted.deck, card] == face)
    return HIDE, str(at), str(took), str(card)


# --- telling -----------------------------------------------------------------------------------------


def send_entries(model: Model, replica: Replica, new: Sequence[Entry] | None = None) -> Change:
    """Keep what was said here, and tell it: a hub to all in its order, any other to the hub.

    `new` is what is to be told: if nothing is named, what was not said before.
    """
    before, peers = model.table.stem.joint, peers_of(model)
    if orders_entries(peers, replica):
        return with_replica(model, replica.settled()), broadcast(
            peers, Since(len(replica.heard), replica.mine)
        )
    if new is None:
        new = replica.mine[len(before.mine) if before else 0 :]
    said = [Proposal(entry, len(replica.heard)) for entry in new]
    return with_replica(model, replica), tuple(effect for each in said for effect in broadcast(peers, each))


def orders_entries(peers: Peers | None, replica: Replica) -> bool:
    """Whether what is said here has its place at once: link by link, and at a hub that knows what others do.

    A hub that has reached nobody yet, or is still to hear more, cannot tell what was said meanwhile, unless
    nobody else has come yet.
    """
    if replica.state.table.way == POST or len(free_devices(replica.state)) == len(replica.state.people) - 1:
        return True
    linked = peers.linked if peers and peers.hub else ()
    return any(peer.device >= 0 for peer in linked) and not any(peer.ahead for peer in linked)


def broadcast(peers: Peers | None, frame: Since | Proposal, but: int = -1) -> tuple[Effect, ...]:
    """Return the effects that say something on all lines but one."""
    lines = [peer.line for peer in peers.linked if peer.line != but] if peers else []
    text = write_frame(frame)
    return tuple(Transmit(line, text) for line in lines)


def with_replica(model: Model, replica: Replica) -> Model:
    """Return it with the joint game as it has become."""
    session = model.table
    seats = seated(replica)
    stem = session.stem._replace(joint=replica, seats=seats)
    if session.base:
        return model.play(session.with_stem(stem))
    was = session.joint
    model = announce_changes(model.play(stem), was.state if was else None, replica)
    return model.seen() if seats != session.seats else model


def announce_changes(model: Model, before: SharedState | None, replica: Replica) -> Model:
    """Return it with what is new told: somebody asks, does not want it, has come; cards are shuffled."""
    state, here = replica.state, replica.device
    if before is None or state is before:
        return model
    if state.refused and state.refused != before.refused and state.refused[0] != here:
        return model.tell(say.refused(name_of(replica, state.refused[0])))
    if state.request and state.request != before.request and here not in state.request.agreed:
        asker = min(state.request.agreed)
        return model.announce(say.wants(name_of(replica, asker), state.request.what.partition(":")[0]))
    came = [device for device, person in enumerate(state.people) if person and not before.people[device]]
    news = [say.came(name_of(replica, came[0]))] if came and came != [here] else []
    if _is_shuffled(state) and not _is_shuffled(before):
        news.append(say.shuffled)
    return model.announce(" ".join(news)) if news else model


def _is_shuffled(state: SharedState) -> bool:
    """Whether cards are being shuffled now."""
    wanted = state.need if state.complete else None
    return wanted is not None and wanted.maker is not None


def name_of(replica: Replica, device: int) -> str:
    """Return what to call the player at a device."""
    people = replica.state.people
    person = people[device] if 0 <= device < len(people) else None
    return person.name if person and person.name else say.friend


# --- doing what was told -----------------------------------------------------------------------------


def catch_up(model: Model) -> Change:
    """Bring the match at the table to where the devices have brought it."""
    effects: list[Effect] = []
    while change := _nearer(model):
        model, more = change
        effects += more
    return model, tuple(effects)


def _nearer(model: Model) -> Change | None:
    """Return what brings the match a step nearer; None if it is there."""
    session = model.table
    if session.joint is None or session.base or is_laid_open(session.match, session.joint):
        return None
    agreed, match = session.joint.state.match.agreed, session.match
    there, here = session.joint.texts(), match.texts[: match.cursor]
    common = _common(here, there)
    if common < len(here) or (match.agreed and (common < len(there) or match.agreed != agreed)):
        arriving = session.pending if isinstance(session.pending, Arrival) else None
        return go_to(model.play(session._replace(pending=arriving)), common)
    if common < len(there):
        if match.player == CHANCE:
            pending = session.pending or Doing(common, by_hand=False)
            return dealt(model.play(session._replace(pending=pending)), there[common])
        return play(model, match.game.find(match.state, there[common]))
    if isinstance(agreed, Agreed) and not match.agreed:
        over = match.player == TERMINAL  # won by a secret, which the other could not know who gave up
        return ended(model, match._replace(agreed=agreed) if over else match.agree(*agreed))
    return None


def _common(one: tuple[str, ...], other: tuple[str, ...]) -> int:
    """Return how many actions two logs have in common."""
    pairs = zip(one, other, strict=False)
    same = min(len(one), len(other))
    return next((at for at, (mine, theirs) in enumerate(pairs) if mine != theirs), same)


def cannot_go_on(model: Model, code: str, device: int) -> Change:
    """Tell who has said what cannot be, and listen no more; the game is kept up to there."""
    peers, replica = model.screen.peers, replica_of(model)
    name = name_of(replica, device) if replica else say.friend
    lines = tuple(Disconnect(peer.line) for peer in peers.linked) if peers else ()
    screen = model.screen._replace(peers=None)
    offer = (say.load_anew, "renew") if code == "newer" else ("", "")
    return model.show(screen.tell(say.cannot_go_on(say.fouls[code], name), offer, lasting=True)), lines
