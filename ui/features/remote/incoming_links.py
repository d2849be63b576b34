"""Friends' links: apply their moves, join their games, or explain why a link is refused."""

from __future__ import annotations

from engine.contract.values import TERMINAL
from engine.contract.variation_edits import merged
from engine.contract.variations import Variations
from engine.remote.agreement import LIVE
from engine.remote.entries import ASK, DO, YES, ProtocolError, unsigned
from engine.remote.merge import (
    CHANCE,
    CHOICES,
    DROPS,
    NEWER,
    OLD,
    SAME,
    TAKEN,
    TWICE,
    MergeResult,
    adopt,
    may_adopt,
    merge,
)
from engine.remote.own_entries import OwnDevice
from engine.remote.replica import Replica, join
from engine.remote.status import abandoned_device, free_devices
from engine.remote.transcript_link import LinkContents
from engine.session.narration import listed
from engine.session.serialization import Shared
from ui.features.play import open_match
from ui.features.remote.greeting import remember_name, replica_of, with_peers
from ui.features.remote.link_play import with_sent
from ui.features.remote.sending import cannot_go_on, catch_up, send_entries, with_replica
from ui.features.saves import resume
from ui.features.setup import go_home
from ui.messages import Message
from ui.messages.remote import (
    AcceptLink,
    AdoptCourse,
    ApplyLink,
    ChooseDevice,
    FriendLinkRead,
    SecretDrawn,
    TableFound,
)
from ui.session.effects import DropFragment, SendLater
from ui.session.model import Change, Model
from ui.session.remote.effects import DrawSecret, FindTable
from ui.session.remote.invited import JOINING, PARTED, OpenedLink
from ui.session.screen import OPENING
from ui.session.variations import with_lines
from ui.storage.names import player_name
from ui.storage.seats import Here, Note
from ui.words.en.link_play import say
from ui.words.en.remote import say_notice as notices

MESSAGES = (AcceptLink, ChooseDevice, ApplyLink, FriendLinkRead, AdoptCourse)


def update(model: Model, message: Message) -> Change:
    """Handle a link that was read."""
    link = model.screen.opened_link
    match message:
        case FriendLinkRead(_, contents, key, shared, note):
            shown = model.with_dialog("") if model.screen.dialog == OPENING else model
            return _open_link(shown, contents, key, shared, note)
        case ApplyLink() if link:
            return _apply_link(with_opened_link(model, None), link.contents)
        case AdoptCourse() if link:
            return _adopt_course(with_opened_link(model.with_dialog(""), None), link)
        case ChooseDevice(device) if link and device in link.free_devices and not link.name:
            return with_opened_link(model, link._replace(device=device)), ()
        case AcceptLink(name) if link and link.device >= 0:
            model, saved = remember_name(model, name)
            link = link._replace(name=player_name(name) or say.a_friend)
            return with_opened_link(model, link), (*saved, FindTable(link.table.id), DrawSecret())
    return model, ()


def with_opened_link(model: Model, link: OpenedLink | None) -> Model:
    """Return the model with another opened link."""
    return model.with_screen(model.screen._replace(opened_link=link))


def _open_link(
    model: Model, contents: LinkContents, key: str, shared: Shared | None, note: Note | None
) -> Change:
    """Open the game of a link that was read, or ask whether the player joins."""
    if shared and note and note.replica and note.replica.own:
        model, effects = open_match(with_opened_link(model, None), shared.match, note, key)
        if contents.error:
            return _explain_fault(model, contents), effects
        return with_opened_link(model, OpenedLink(contents)), (*effects, SendLater(0, ApplyLink()))
    if not contents.error and contents.state and contents.state.protocol == 1:
        invites = free_devices(contents.state)
        contents = contents._replace(error=ProtocolError("older", 0)) if invites else contents
    if contents.error or contents.state is None:
        model, effects = (model, (DropFragment(),)) if model.session else go_home(model)
        return _explain_fault(model, contents), effects
    link = OpenedLink(contents)
    if link.free_devices:
        return _ask_to_join(model, link)
    names = _player_names(contents)
    if key and not shared:
        model, effects = resume(model, key, contents.state.match)
    else:
        people = (Here(),) * len(contents.state.match.seats)
        model, effects = open_match(model, contents.state.match, Note(people), imported=True)
    return model.with_message(say.looks_on(names)), effects


def _explain_fault(model: Model, contents: LinkContents) -> Model:
    """Explain the fault of a link."""
    error = contents.error
    name = OpenedLink(contents).name_of(error.author) if error else ""
    why = notices.protocol_errors[error.code if error else "garbled"]
    return model.with_screen(
        model.screen.with_message(say.unsound(why, name or notices.friend), lasting=True)
    )


def _player_names(contents: LinkContents) -> str:
    """Return the names of the players, listed for a sentence."""
    state = contents.state
    joined = [device for device, person in enumerate(state.people) if person] if state else []
    return listed([state.name(device) or say.a_friend for device in joined] if state else [])


# --- joining ------------------------------------------------------------------------------------------


def _ask_to_join(model: Model, link: OpenedLink) -> Change:
    """Ask whether the player joins."""
    return with_opened_link(model, link._replace(device=link.free_devices[0])).with_dialog(JOINING), (
        DropFragment(),
    )


def resume_joined_game(model: Model, found: TableFound) -> Change:
    """Resume the game of a table that was joined here before, such as in another tab.

    If another person has our seat there, join with a free one instead.
    """
    link = model.screen.opened_link
    if link is None or found.table != link.table.id or found.device < 0 or link.kind == TAKEN:
        return model, ()
    model, effects = resume(with_opened_link(model.with_dialog(""), None), link.table.id)
    return model.with_screen(model.screen.with_message(say.accepted_before, lasting=True)), effects


def join_table(model: Model, message: SecretDrawn) -> Change:
    """Join the table of the opened link."""
    link = model.screen.opened_link
    if link is None or not link.name or link.contents.state is None:
        return model, ()
    before = Replica(OwnDevice(link.device, message.secret), link.contents.entries, link.contents.state)
    replica, _ = join(before, link.name)
    note = Note((), replica=before, linked=link.table.way == LIVE)
    peers = model.screen.peers
    if peers and peers.table == link.table.id:  # accepted live before, without a connection
        model = with_peers(model, peers._replace(joins=False, secret=b""))
    model = with_opened_link(model, None)
    model, effects = open_match(model, before.state.match, note, link.key, imported=True)
    model, sent = send_entries(model, replica)
    return model, (*effects, *sent)


# --- merging ------------------------------------------------------------------------------------------


def _apply_link(model: Model, contents: LinkContents) -> Change:
    """Merge a link into the game at the table."""
    replica = replica_of(model)
    if (
        replica is None
        or replica.own is None
        or contents.state is None
        or replica.state.table.id != contents.state.table.id
    ):
        return model, ()
    if accuser := _accuser(replica, contents):
        return _explain_fault(model, contents._replace(error=accuser)), ()
    result = merge(replica, contents, model.table.main.match)
    if result.kind in (NEWER, OLD, SAME):
        model = with_sent(model, contents.state.entry_counts[replica.device])
    if result.kind == NEWER:
        return _apply_news(model, replica, result.replica, contents)
    if result.kind in (OLD, SAME):
        own = (
            replica.device == 0
            and len(free_devices(contents.state)) == len(contents.state.people) - 1
            and free_devices(replica.state)
        )
        return model.with_message(say.own if own else say.old if result.kind == OLD else say.same), ()
    return _handle_divergence(model, result, contents)


def _accuser(replica: Replica, contents: LinkContents) -> ProtocolError | None:
    """Return the error of a link by which this device has abandoned a live game: links have no clock."""
    known = set(map(unsigned, replica.entries))
    new = (entry for entry in contents.entries if entry.kind in (ASK, YES) and unsigned(entry) not in known)
    accused = (entry for entry in new if abandoned_device(entry.parts[0]) == replica.device)
    return next((ProtocolError("order", entry.author) for entry in accused), None)


def _apply_news(model: Model, old: Replica, replica: Replica, contents: LinkContents) -> Change:
    """Apply what friends did, and announce it."""
    sender = OpenedLink(contents).sender(old.device)
    model, effects = catch_up(with_replica(model, replica))
    new = set(replica.entries) - set(old.entries)
    state = replica.state
    if not any(entry.kind == DO for entry in new):
        return (
            model if model.screen.message else model.with_message(say.link_opened(sender or notices.friend))
        ), effects
    if state.match.player == TERMINAL or state.turn < 0:
        return model, effects
    next_one = state.name(state.turn) or say.a_friend
    mover = sender or say.a_friend
    return model.with_message(say.moved(mover, "" if state.turn == replica.device else next_one)), effects


def _handle_divergence(model: Model, result: MergeResult, contents: LinkContents) -> Change:
    """Keep both courses of the game, and let the player choose if that is possible."""
    name = OpenedLink(contents).sender(result.replica.device) or notices.friend
    if result.kind == TAKEN and contents.state and free_devices(contents.state):
        link = OpenedLink(contents, result.kind, key=model.table.main.key)
        return _ask_to_join(model, link)
    if result.kind == TWICE:
        model = _with_variation(with_replica(model, result.replica), contents, name)
        return cannot_go_on(model, "double", result.author)
    if result.kind in (*CHOICES, CHANCE):
        model = _with_variation(model, contents, name)
    if result.kind in CHOICES and may_adopt(result.replica, contents):
        return with_opened_link(model, OpenedLink(contents, result.kind)).with_dialog(PARTED), ()
    words = say.refused[DROPS if result.kind in CHOICES else result.kind].format(name=name)
    return model.with_screen(model.screen.with_message(words, lasting=True)), ()


def _with_variation(model: Model, contents: LinkContents, name: str) -> Model:
    """Return the model with the link's course added as a variation."""
    assert contents.state, "a link was read"
    session, theirs = model.table, contents.state.match
    main = session.main
    lines = merged(main.match.texts, main.match.lines, theirs.texts, Variations(name=name))
    main = with_lines(main, lines) if lines != main.match.lines else main
    return model.with_session(session.with_main(main))


def _adopt_course(model: Model, link: OpenedLink) -> Change:
    """Continue with the link's course of the game; ours becomes a variation."""
    replica = replica_of(model)
    if replica is None or replica.own is None or replica.state.table.id != link.table.id:
        return model, ()
    kind = merge(replica, link.contents, model.table.main.match).kind
    if kind not in CHOICES or not may_adopt(replica, link.contents):
        return model, ()
    name = link.sender(replica.device) or notices.friend
    model, effects = catch_up(with_replica(model, adopt(replica, link.contents)))
    return model.with_message(say.taken(name)), effects
