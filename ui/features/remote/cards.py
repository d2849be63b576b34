"""Cards that devices shuffle together: what this device has to do with them, and what it has won by."""

from __future__ import annotations

from engine.contract.values import TERMINAL, IllegalAction
from engine.remote.cards.private_view import is_bare, laid_open, seat_of
from engine.remote.cards.public_view import conceded
from engine.remote.crypto.base64url import text_of
from engine.remote.entries import BARE, CLAIM, DECK
from engine.remote.errors import NOBODY
from engine.remote.replica import Joint, say
from ui.features.play import ended
from ui.features.remote.card_work import making_due
from ui.features.remote.failure import cannot_go_on
from ui.features.remote.greeting import joint_of
from ui.features.remote.sending import uttered, with_joint
from ui.messages import Message
from ui.messages.remote import CardsFailed, CardsSeen, CardsWorked, DeckMade, DecksAudited
from ui.session.model import Change, Model
from ui.session.remote.deck_progress import is_laid_open
from ui.session.session import Session

MESSAGES = (CardsFailed, CardsSeen, CardsWorked, DeckMade, DecksAudited)


def update(model: Model, message: Message) -> Change:
    """Take what has come of work with cards."""
    joint = joint_of(model)
    if joint is None:
        return model, ()
    match message:
        case CardsWorked(table, part) if table == joint.pact.table.id:
            return model.show(model.screen._replace(cards=part)), ()
        case DeckMade(table, number, stage, text) if table == joint.pact.table.id:
            due = making_due(joint)
            if due is None or (due.number, due.stage) != (number, stage):
                return model, ()
            return uttered(model, say(joint, DECK, str(number), text)[0])
        case CardsSeen(table, cards) if table == joint.pact.table.id:
            faces = {**joint.faces, **{(deck, card): face for deck, card, face in cards}}
            return with_joint(model, joint._replace(faces=faces)), ()
        case DecksAudited(table, culprit) if table == joint.pact.table.id:
            if culprit >= 0:
                return cannot_go_on(model, "deck", culprit)
            return with_joint(model, joint._replace(fair=True)), ()
        case CardsFailed():
            return cannot_go_on(model, "face", NOBODY)
    return model, ()


# --- the end -----------------------------------------------------------------------------------------


def settling(model: Model) -> Change:
    """Claim what was won unseen, take what others have won by, and lay all open at the end."""
    joint = joint_of(model)
    session = model.table if joint else None
    if session is None or joint is None or session.base or not joint.pact.match.game.info.hidden:
        return model, ()
    if is_laid_open(session.match, joint) or joint.texts() != session.match.texts[: session.match.cursor]:
        return model, ()
    if claim := _claim(session, joint):
        return uttered(model, say(joint, CLAIM, *claim)[0])
    if joint.pact.match.player != TERMINAL:
        return model, ()
    if joint.pact.claims and not session.match.outcome:
        seat = seat_of(joint.pact.table, joint.device)
        return ended(model, conceded(session.match, seat, joint.pact.claims))
    if is_bare(joint.pact.vault):
        if not joint.fair:
            return model, ()
        return _lay_open(model, session, joint)
    return _rest(model, joint)


def _claim(session: Session, joint: Joint) -> tuple[str, str, str] | None:
    """Return what is claimed here: the place in the log, the text of the card, and its key."""
    seat, match, vault = seat_of(joint.pact.table, joint.device), session.match, joint.pact.vault
    if joint.own is None or seat is None or match.outcome is None or match.agreed:
        return None
    shown = match.game.claim(match.state, seat)
    if shown is None or shown.text in joint.pact.claims:
        return None
    drawn = next(
        each for each in vault.drawn.values() if each.knower == seat and shown.text.startswith(each.lead)
    )
    key = vault.held(drawn.deck).making.deck.key(joint.own.decks, drawn.card)
    return str(match.cursor), shown.text, text_of(key)


def _rest(model: Model, joint: Joint) -> Change:
    """Tell the secret of the decks: from then on nothing is claimed here, and all can be checked."""
    bared = joint.pact.vault.bared
    if joint.own is None or not joint.pact.vault.decks or (bared and bared[joint.device]):
        return model, ()
    return uttered(model, say(joint, BARE, text_of(joint.own.decks))[0])


def _lay_open(model: Model, session: Session, joint: Joint) -> Change:
    """Show all that was hidden; if the game was not what was told, say so."""
    try:
        whole = laid_open(joint.pact)
    except (IllegalAction, ValueError):
        return cannot_go_on(model, "face", NOBODY)
    if (
        whole.outcome is None
        or session.match.outcome is None
        or whole.outcome.returns != session.match.outcome.returns
    ):
        return cannot_go_on(model, "claim", -1)
    return model.play(session._replace(match=whole._replace(lines=session.match.lines))).seen(), ()
