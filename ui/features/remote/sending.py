"""What is done at this table is told to friends elsewhere, and what they have done is done here.

Both follow from the model after each message, so no other feature has to think of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.values import CHANCE, TERMINAL, Action
from engine.remote.agreement import POST
from engine.remote.entries import DO, HIDE, LATE, RESIGN, Entry
from engine.remote.errors import Foul
from engine.remote.pending import free
from engine.remote.replica import Joint, pay, say
from engine.remote.status import MOST_TIME, Pact
from engine.session.match import Agreed
from ui.features.navigation import go_to
from ui.features.play import dealt, ended, play
from ui.features.remote.greeting import attending, company_of, joint_of
from ui.session.effects import Effect
from ui.session.model import Change, Model
from ui.session.remote.deck_progress import is_laid_open
from ui.session.remote.effects import Say
from ui.session.remote.frames import Saying, Since, write_frame
from ui.session.remote.peers import Company
from ui.session.session import Session
from ui.session.unfinished import Arrival, Doing
from ui.storage.seats import seated
from ui.words.en.remote_notices import say as words


def speaking(before: Model, model: Model) -> Change:
    """Tell the others what was done here, with what this device owes them; then do what they have done."""
    model, greetings = attending(model)
    joint = joint_of(model)
    if joint is None:
        return model, greetings
    old = before.session.stem.joint if before.session else None
    done = _paid(_acted(model.table.stem, joint, model.now) if joint is old else joint)
    model, said = uttered(model, done) if done is not joint else (model, ())
    model, caught = catch_up(model)
    return model, (*greetings, *said, *caught)


def _paid(joint: Joint) -> Joint:
    """Return the joint game with all said that this device owes; it is stuck if that cannot be."""
    try:
        return pay(joint)[0]
    except Foul as foul:
        return joint._replace(stuck=foul)


def _acted(stem: Session, joint: Joint, now: float) -> Joint:
    """Return the joint game with what was done at this device since."""
    if joint.own is None:
        return joint
    texts = stem.match.texts[: stem.match.cursor]
    took = min(stem.clock.read(now).used, MOST_TIME) if stem.clock else 0
    while len(texts) > joint.pact.match.cursor and joint.pact.turn == joint.device:
        at = joint.pact.match.cursor
        joint, _ = say(joint, *_deed(joint, at, stem.match.log[at], took))
        took = 0
    agreed, at = stem.match.agreed, joint.pact.match.cursor
    if isinstance(agreed, Agreed) and agreed.resigned in joint.seats() and not joint.pact.match.agreed:
        joint, _ = say(joint, LATE if agreed.late else RESIGN, str(agreed.resigned), str(at))
    return joint


def _deed(joint: Joint, at: int, action: Action, took: int) -> tuple[str, ...]:
    """Return what is said of an action done here: of one in secret, only which card it takes."""
    wanted = joint.pact.need
    (told,) = joint.pact.table.game.redact((action,), None)
    if told.text == action.text or wanted is None:
        return DO, str(at), action.text, str(took)
    face = wanted.drawing.face(action.text)
    card = next(card for card in wanted.cards if joint.faces[wanted.deck, card] == face)
    return HIDE, str(at), str(took), str(card)


# --- telling -----------------------------------------------------------------------------------------


def uttered(model: Model, joint: Joint, new: Sequence[Entry] | None = None) -> Change:
    """Keep what was said here, and tell it: a hub to all in its order, any other to the hub.

    `new` is what is to be told: if nothing is named, what was not said before.
    """
    before, company = model.table.stem.joint, company_of(model)
    if settles(company, joint):
        return with_joint(model, joint.settled()), to_all(company, Since(len(joint.heard), joint.mine))
    if new is None:
        new = joint.mine[len(before.mine) if before else 0 :]
    said = [Saying(entry, len(joint.heard)) for entry in new]
    return with_joint(model, joint), tuple(effect for each in said for effect in to_all(company, each))


def settles(company: Company | None, joint: Joint) -> bool:
    """Whether what is said here has its place at once: link by link, and at a hub that knows what others do.

    A hub that has reached nobody yet, or is still to hear more, cannot tell what was said meanwhile, unless
    nobody else has come yet.
    """
    if joint.pact.table.way == POST or len(free(joint.pact)) == len(joint.pact.people) - 1:
        return True
    peers = company.peers if company and company.hub else ()
    return any(peer.device >= 0 for peer in peers) and not any(peer.ahead for peer in peers)


def to_all(company: Company | None, frame: Since | Saying, but: int = -1) -> tuple[Effect, ...]:
    """Return the effects that say something on all lines but one."""
    lines = [peer.line for peer in company.peers if peer.line != but] if company else []
    text = write_frame(frame)
    return tuple(Say(line, text) for line in lines)


def with_joint(model: Model, joint: Joint) -> Model:
    """Return it with the joint game as it has become."""
    session = model.table
    seats = seated(joint)
    stem = session.stem._replace(joint=joint, seats=seats)
    if session.base:
        return model.play(session.with_stem(stem))
    was = session.joint
    model = told_of(model.play(stem), was.pact if was else None, joint)
    return model.seen() if seats != session.seats else model


def told_of(model: Model, before: Pact | None, joint: Joint) -> Model:
    """Return it with what is new told: somebody asks, does not want it, has come; cards are shuffled."""
    pact, here = joint.pact, joint.device
    if before is None or pact is before:
        return model
    if pact.refused and pact.refused != before.refused and pact.refused[0] != here:
        return model.tell(words.refused(name_of(joint, pact.refused[0])))
    if pact.asked and pact.asked != before.asked and here not in pact.asked.agreed:
        asker = min(pact.asked.agreed)
        return model.announce(words.wants(name_of(joint, asker), pact.asked.what.partition(":")[0]))
    came = [device for device, person in enumerate(pact.people) if person and not before.people[device]]
    news = [words.came(name_of(joint, came[0]))] if came and came != [here] else []
    if _is_shuffled(pact) and not _is_shuffled(before):
        news.append(words.shuffled)
    return model.announce(" ".join(news)) if news else model


def _is_shuffled(pact: Pact) -> bool:
    """Whether cards are being shuffled now."""
    wanted = pact.need if pact.complete else None
    return wanted is not None and wanted.maker is not None


def name_of(joint: Joint, device: int) -> str:
    """Return what to call the player at a device."""
    people = joint.pact.people
    person = people[device] if 0 <= device < len(people) else None
    return person.name if person and person.name else words.friend


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
    agreed, match = session.joint.pact.match.agreed, session.match
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
