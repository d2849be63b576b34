"""The links of friends: their moves are done here, an invitation is accepted, or it is told why not."""

from __future__ import annotations

from engine.contract.values import TERMINAL
from engine.contract.variations.edits import united
from engine.contract.variations.tree import Lines
from engine.remote.entries import DO
from engine.remote.merge import CHANCE, CHOICES, NEWS, OLD, SAME, TAKEN, Met, meet, take
from engine.remote.own_entries import Own
from engine.remote.pending import free
from engine.remote.replica import Joint, join
from engine.remote.transcript_link import Told
from engine.session.narration import listed
from engine.session.serialization import Shared
from ui.features.play import open_match
from ui.features.remote.greeting import joint_of
from ui.features.remote.link_play import with_sent
from ui.features.remote.sending import catch_up, uttered, with_joint
from ui.features.saves import resume
from ui.features.setup import go_home
from ui.messages import Message
from ui.messages.inviting import SecretDrawn, TableFound
from ui.messages.link_play import AcceptPost, ChooseDevice, Deliver, PostRead, TakePost
from ui.session.effects import After, LeaveAsBefore
from ui.session.model import Change, Model
from ui.session.remote.effects import DrawSecret, FindTable
from ui.session.remote.opened_link import JOINING, PARTED, Letter
from ui.session.screen import OPENING
from ui.session.variations import with_lines
from ui.storage.names import player_name
from ui.storage.seats import Here, Note
from ui.words.en.link_play import say
from ui.words.en.remote_notices import say as fouls

MESSAGES = (AcceptPost, ChooseDevice, Deliver, PostRead, TakePost)


def update(model: Model, message: Message) -> Change:
    """Do something with a link that was read."""
    letter = model.screen.letter
    match message:
        case PostRead(_, told, key, shared, note):
            shown = model.ask("") if model.screen.dialog == OPENING else model
            return _read(shown, told, key, shared, note)
        case Deliver() if letter:
            return _delivered(with_letter(model, None), letter.told)
        case TakePost() if letter:
            return _taken(with_letter(model.ask(""), None), letter)
        case ChooseDevice(device) if letter and device in letter.free and not letter.name:
            return with_letter(model, letter._replace(device=device)), ()
        case AcceptPost(name) if letter and letter.device >= 0:
            letter = letter._replace(name=player_name(name) or say.a_friend)
            return with_letter(model, letter), (FindTable(letter.table.id), DrawSecret())
    return model, ()


def with_letter(model: Model, letter: Letter | None) -> Model:
    """Return it with the link that something is to be done with as it has become."""
    return model.show(model.screen._replace(letter=letter))


def _read(model: Model, told: Told, key: str, shared: Shared | None, note: Note | None) -> Change:
    """A link was read: put the game that it is about on the table, or ask whether somebody joins."""
    if shared and note and note.joint and note.joint.own:
        model, effects = open_match(with_letter(model, None), shared.match, note, key)
        if told.foul:
            return _unsound(model, told), effects
        return with_letter(model, Letter(told)), (*effects, After(0, Deliver()))
    if told.foul or told.pact is None:
        model, effects = (model, (LeaveAsBefore(),)) if model.session else go_home(model)
        return _unsound(model, told), effects
    letter = Letter(told)
    if letter.free:
        return _invited(model, letter)
    names = _players(told)
    if key and not shared:
        model, effects = resume(model, key, told.pact.match)
    else:
        people = (Here(),) * len(told.pact.match.seats)
        model, effects = open_match(model, told.pact.match, Note(people), foreign=True)
    return model.tell(say.looks_on(names)), effects


def _unsound(model: Model, told: Told) -> Model:
    """Tell what is wrong with a link."""
    foul = told.foul
    name = Letter(told).name_of(foul.author) if foul else ""
    why = fouls.fouls[foul.code if foul else "garbled"]
    return model.show(model.screen.tell(say.unsound(why, name or fouls.friend), lasting=True))


def _players(told: Told) -> str:
    """Return who plays a game, as a sentence has it."""
    people = told.pact.people if told.pact else ()
    return listed([person.name or say.a_friend for person in people if person])


# --- accepting ---------------------------------------------------------------------------------------


def _invited(model: Model, letter: Letter) -> Change:
    """Ask whether somebody joins."""
    return with_letter(model, letter._replace(device=letter.free[0])).ask(JOINING), (LeaveAsBefore(),)


def accepted_before(model: Model, found: TableFound) -> Change:
    """Go on with the game of a table that was accepted here before, such as in another tab, if there is one.

    If another player has our seat there, take a free one.
    """
    letter = model.screen.letter
    if letter is None or found.table != letter.table.id or found.device < 0 or letter.kind == TAKEN:
        return model, ()
    model, effects = resume(with_letter(model.ask(""), None), letter.table.id)
    return model.show(model.screen.tell(say.accepted_before, lasting=True)), effects


def come(model: Model, message: SecretDrawn) -> Change:
    """Sit down at the table that the link tells of."""
    letter = model.screen.letter
    if letter is None or not letter.name or letter.told.pact is None:
        return model, ()
    before = Joint(Own(letter.device, message.secret), letter.told.entries, letter.told.pact)
    joint, _ = join(before, letter.name)
    note = Note((), joint=before)
    opened = open_match(with_letter(model, None), before.pact.match, note, letter.key, foreign=True)
    model, said = uttered(opened[0], joint)
    return model, (*opened[1], *said)


# --- going on ----------------------------------------------------------------------------------------


def _delivered(model: Model, told: Told) -> Change:
    """Bring what a link tells to the game at the table."""
    joint = joint_of(model)
    if joint is None or joint.own is None or told.pact is None or joint.pact.table.id != told.pact.table.id:
        return model, ()
    met = meet(joint, told, model.table.stem.match)
    if met.kind in (NEWS, OLD, SAME):
        model = with_sent(model, told.pact.said[joint.device])
    if met.kind == NEWS:
        return _news(model, joint, met.joint, told)
    if met.kind in (OLD, SAME):
        own = joint.device == 0 and len(free(told.pact)) == len(told.pact.people) - 1 and free(joint.pact)
        return model.tell(say.own if own else say.old if met.kind == OLD else say.same), ()
    return _parted(model, met, told)


def _news(model: Model, old: Joint, joint: Joint, told: Told) -> Change:
    """Do what friends have done, and tell it."""
    sender = Letter(told).sender(old.device)
    model, effects = catch_up(with_joint(model, joint))
    new = set(joint.entries) - set(old.entries)
    pact = joint.pact
    if not any(entry.kind == DO for entry in new):
        return (model if model.screen.message else model.tell(say.told(sender or fouls.friend))), effects
    if pact.match.player == TERMINAL or pact.turn < 0:
        return model, effects
    person = pact.people[pact.turn]
    next_one = person.name if person and person.name else say.a_friend
    mover = sender or say.a_friend
    return model.tell(say.moved(mover, "" if pact.turn == joint.device else next_one)), effects


def _parted(model: Model, met: Met, told: Told) -> Change:
    """Keep both courses of the game, and ask which of them is to go on if that may be chosen."""
    name = Letter(told).sender(met.joint.device) or fouls.friend
    if met.kind == TAKEN and told.pact and free(told.pact):
        letter = Letter(told, met.kind, key=model.table.stem.key)
        return _invited(model, letter)
    if met.kind in (*CHOICES, CHANCE):
        model = _beside(model, told, name)
    if met.kind in CHOICES:
        return with_letter(model, Letter(told, met.kind)).ask(PARTED), ()
    words = say.refused[met.kind].format(name=name)
    return model.show(model.screen.tell(words, lasting=True)), ()


def _beside(model: Model, told: Told, name: str) -> Model:
    """Return it with what a link tells as a line beside the game."""
    assert told.pact, "a link was read"
    session, theirs = model.table, told.pact.match
    stem = session.stem
    lines = united(stem.match.texts, stem.match.lines, theirs.texts, Lines(name=name))
    stem = with_lines(stem, lines) if lines != stem.match.lines else stem
    return model.play(session.with_stem(stem) if session.base else stem)


def _taken(model: Model, letter: Letter) -> Change:
    """Go on with the course of the game that a link tells; ours becomes a line beside it."""
    joint = joint_of(model)
    if joint is None or joint.own is None or joint.pact.table.id != letter.table.id:
        return model, ()
    if meet(joint, letter.told, model.table.stem.match).kind not in CHOICES:
        return model, ()
    name = letter.sender(joint.device) or fouls.friend
    model, effects = catch_up(with_joint(model, take(joint, letter.told)))
    return model.tell(say.taken(name)), effects
