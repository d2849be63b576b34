"""What friends elsewhere say: nothing of it is believed that the pact does not bear out."""

from __future__ import annotations

from engine.formats.json_input import BadText
from engine.remote.entries import Entry, digest
from engine.remote.errors import Foul, Stale
from engine.remote.own_entries import Own
from engine.remote.replica import Joint, follow, hear, join
from engine.remote.signatures import check_seals
from ui.features.play import open_match
from ui.features.remote import invited, inviting
from ui.features.remote.failure import cannot_go_on
from ui.features.remote.greeting import company_of, hello, joint_of, with_company
from ui.features.remote.sending import name_of, to_all, uttered, with_joint
from ui.messages import Message
from ui.messages.remote import LineAway, LineClosed, LineHeard, LineOpen
from ui.session.effects import Effect
from ui.session.model import Change, Model
from ui.session.remote.effects import Say
from ui.session.remote.endings import LARGE, MANY
from ui.session.remote.frames import (
    VERSION,
    Frame,
    Hello,
    Mood,
    Saying,
    Since,
    frames_since,
    read_frame,
    write_frame,
)
from ui.session.remote.peers import AWAY, HERE, MOODS, UNKNOWN, Company, Peer
from ui.storage.seats import Note
from ui.words.en.remote_notices import say

NEVER_BY_CHANCE = ("chance", "deck", "seal")
"""Faults that crossing entries cannot excuse: openings, keys and signatures depend on their author alone."""
MESSAGES = (LineAway, LineClosed, LineHeard, LineOpen)
MOST_GREETINGS = 300
"""How often somebody greets over one line: each time the whole game may be asked for."""
MOST_CROSSED = 300
"""Maximum number of a device's entries in a row that may be dropped as crossing."""


def update(model: Model, message: Message) -> Change:
    """Take note of a line, or of what was said over it."""
    model, effects = _come_or_gone(model, message)
    model, more = _noted(model, message)
    return model, (*effects, *more)


def _come_or_gone(model: Model, message: Message) -> Change:
    """Take note of what has become of an invitation."""
    match message:
        case LineOpen():
            return invited.opened(inviting.opened(model, message), message)
        case LineClosed():
            return invited.closed(inviting.closed(model, message), message), ()
    return model, ()


def _noted(model: Model, message: Message) -> Change:
    company = model.screen.company
    match message:
        case LineOpen(line) if company:
            return with_company(model, company.with_peer(Peer(line))), ()
        case LineAway(line, away) if company and (peer := company.peer(line)) and peer.device >= 0:
            return _mood(model, peer, peer.device, AWAY if away else HERE)
        case LineHeard(line, text) if company:
            peer = company.peer(line)
            return _heard(model, peer, text) if peer else (model, ())
        case LineClosed(line, why) if company and (peer := company.peer(line)):
            if why in (LARGE, MANY) and peer.device != UNKNOWN:
                return cannot_go_on(model, "flood", peer.device)
            return _lost(model, company, line), ()
    return model, ()


def _heard(model: Model, peer: Peer, text: str) -> Change:
    try:
        return _told(model, peer, read_frame(text))
    except BadText:
        return cannot_go_on(model, "garbled", peer.device)
    except Foul as foul:
        return cannot_go_on(model, foul.code, foul.author)


def _told(model: Model, peer: Peer, frame: Frame) -> Change:
    match frame:
        case Hello() if frame.version != VERSION:
            code = "older" if frame.version < VERSION else "newer"
            return cannot_go_on(model, code, frame.device)
        case Hello():
            return _greeted(model, peer, frame)
        case Mood() | Saying() | Since() if peer.device == UNKNOWN:
            return model, ()  # it is about the table before: nobody has been greeted at this one
        case Since(start, entries):
            return _since(model, peer, start, entries)
        case Saying():
            return _saying(model, peer, frame)
        case Mood(device, mood):
            return _mood(model, peer, device, mood)


def _lost(model: Model, company: Company, line: int) -> Model:
    """A line has broken: everybody has the game, and whoever wants invites again."""
    peer = company.peer(line)
    model = with_company(model, company.without(line))
    joint = joint_of(model)
    if joint is None or peer is None or company_of(model) is None:
        return model
    return model.tell(say.line_lost(name_of(joint, peer.device)))


# --- greetings ---------------------------------------------------------------------------------------


def _greeted(model: Model, peer: Peer, frame: Hello) -> Change:
    """Somebody says who is there, and how much of the game is known there."""
    company = model.screen.company
    assert company, "somebody listens"
    if frame.table != company.table or not _is_free(model, company, peer, frame.device):
        return cannot_go_on(model, "other-table", -1)
    if peer.greetings >= MOST_GREETINGS:
        raise Foul("flood", peer.device)
    peer = peer._replace(device=frame.device, greetings=peer.greetings + 1)
    model = with_company(model, company.with_peer(peer).with_mood(frame.device, HERE))
    joint = joint_of(model) if company_of(model) else None
    effects: list[Effect] = []
    if frame.asks and (joint or company.joins):
        effects.append(hello(model, company, peer.line))
    if joint and frame.heard <= len(joint.heard):
        if digest(joint.heard[: frame.heard]) != frame.digest:
            raise Foul("apart", frame.device)
        effects += (Say(peer.line, write_frame(each)) for each in frames_since(joint.heard, frame.heard))
        model, more = repeated(model)
        return model, (*effects, *more)
    if joint and (company := model.screen.company):
        model = with_company(model, company.with_peer(peer._replace(ahead=True)))
    return model, tuple(effects)


def _is_free(model: Model, company: Company, peer: Peer, device: int) -> bool:
    """Whether somebody can be this device: at a table that is known, as nobody else, and never as two."""
    joint = joint_of(model) if company_of(model) else None
    others = {each.device for each in company.peers if each.line != peer.line} | {company.device}
    there = joint is None or device < len(joint.pact.people)
    return there and device not in others and peer.device in (UNKNOWN, device)


def repeated(model: Model) -> Change:
    """Say again what was said here while nobody heard it."""
    company, joint = company_of(model), joint_of(model)
    return uttered(model, joint, joint.mine) if company and joint and joint.mine else (model, ())


def _mood(model: Model, peer: Peer, device: int, mood: str) -> Change:
    company = model.screen.company
    assert company, "somebody listens"
    if device == company.device or (company.hub and device != peer.device):
        raise Foul("words", peer.device)
    behind = 1 if company.hub else max(1, len(company.moods) - 1)
    room = min(MOODS, peer.moods + (model.now - peer.mooded) * behind) - 1
    if room < 0:
        raise Foul("flood", peer.device)
    company = company.with_peer(peer._replace(moods=room, mooded=model.now))
    passed = Mood(device, mood)
    others = [each.line for each in company.peers if company.hub and each.line != peer.line]
    effects = tuple(Say(line, write_frame(passed)) for line in others)
    return with_company(model, company.with_mood(device, mood)), effects


# --- entries -----------------------------------------------------------------------------------------


def _since(model: Model, peer: Peer, start: int, entries: tuple[Entry, ...]) -> Change:
    """Hear what was said in the order that counts, as far as it is not known."""
    company, joint = model.screen.company, joint_of(model) if company_of(model) else None
    assert company, "somebody listens"
    if joint is None and not company.joins:
        return model, ()
    known = len(joint.heard) if joint else 0
    if start > known:
        return model, (hello(model, company, peer.line, asks=True),)
    if joint is None:
        return _sit_down(model, company, entries)
    if joint.heard[start : start + len(entries)] != entries[: known - start]:
        raise Foul("apart", peer.device)
    new = entries[known - start :]
    for entry in new:
        if entry.author == joint.device and entry not in (*joint.mine, *joint.withdrawn):
            raise Foul("words", peer.device)
        joint = _taken(joint, entry)
    check_seals(joint.base, new, but=joint.device)
    passed = to_all(company, Since(known, new), but=peer.line) if company.hub and new else ()
    model = with_joint(model, joint)
    if not company.hub and not peer.ahead:
        return model, passed
    model, more = repeated(with_company(model, company.with_peer(peer._replace(ahead=False))))
    return model, (*passed, *more)


def _taken(joint: Joint, entry: Entry) -> Joint:
    try:
        return hear(joint, entry)
    except Stale as fault:
        raise Foul("apart", entry.author) from fault


def _saying(model: Model, peer: Peer, saying: Saying) -> Change:
    """Put what a friend wants to say into the order that counts, and tell it to all.

    What crosses with something that another has said may not fit any more, without anybody having lied.
    """
    company, joint = model.screen.company, joint_of(model) if company_of(model) else None
    assert company, "somebody listens"
    if not company.hub or joint is None or saying.heard > len(joint.heard):
        return model, ()  # what is not known here yet is told first, and this once more
    entry = saying.entry
    if entry.author != peer.device:
        raise Foul("words", peer.device)
    try:
        heard = hear(joint, entry)
        check_seals(heard.base, (entry,))
    except Stale:
        return _passed_over(model, company, peer)
    except Foul as foul:
        crosses = any(other.author != entry.author for other in joint.heard[saying.heard :])
        if crosses and foul.code not in NEVER_BY_CHANCE:
            return _passed_over(model, company, peer)
        raise
    if peer.crossed:
        model = with_company(model, company.with_peer(peer._replace(crossed=0)))
    return with_joint(model, heard), to_all(company, Since(len(joint.heard), (entry,)))


def _passed_over(model: Model, company: Company, peer: Peer) -> Change:
    """Drop an entry as long as crossing may explain it."""
    if peer.crossed >= MOST_CROSSED:
        raise Foul("flood", peer.device)
    return with_company(model, company.with_peer(peer._replace(crossed=peer.crossed + 1))), ()


def _sit_down(model: Model, company: Company, entries: tuple[Entry, ...]) -> Change:
    """Sit down at the table that a friend has set."""
    own = Own(company.device, company.secret)
    try:
        joint = follow(entries, own)
    except Stale as fault:
        raise Foul("apart", 0) from fault
    pact = joint.pact
    if pact.table.id != company.table or company.device >= len(pact.people):
        raise Foul("other-table", 0)
    if pact.people[company.device]:
        raise Foul("taken", 0)
    before = joint
    joint, _ = join(joint, company.name)
    model = with_company(model, company._replace(joins=False, secret=b""))
    model, effects = open_match(model, before.match(), Note((), joint=before), foreign=True)
    model, said = uttered(model, joint)
    return model, (*effects, *said)
