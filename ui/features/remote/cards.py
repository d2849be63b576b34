"""Results of the work with cards, and the end of games with hidden cards."""

from __future__ import annotations

from engine.contract.values import TERMINAL, IllegalAction
from engine.remote.cards.views import all_revealed, apply_claims, revealed_match, seat_of
from engine.remote.crypto.hashing import text_of
from engine.remote.entries import BARE, CLAIM, DECK
from engine.remote.errors import NOBODY
from engine.remote.replica import Replica, submit
from ui.features.play import show_end
from ui.features.remote.card_work import due_contribution
from ui.features.remote.greeting import replica_of
from ui.features.remote.sending import cannot_go_on, send_entries, with_replica
from ui.messages import Message
from ui.messages.remote import CardsFailed, CardsSeen, CardsWorked, DeckMade, DecksAudited
from ui.session.model import Change, Model
from ui.session.remote.deck_progress import is_revealed
from ui.session.session import Session

MESSAGES = (CardsFailed, CardsSeen, CardsWorked, DeckMade, DecksAudited)


def update(model: Model, message: Message) -> Change:
    """Handle a result of the work with cards."""
    replica = replica_of(model)
    if replica is None:
        return model, ()
    match message:
        case CardsWorked(table, part) if table == replica.state.table.id:
            return model.with_screen(model.screen._replace(card_progress=part)), ()
        case DeckMade(table, number, stage, text) if table == replica.state.table.id:
            due = due_contribution(replica)
            if due is None or (due.number, due.stage) != (number, stage):
                return model, ()
            return send_entries(model, submit(replica, DECK, str(number), text)[0])
        case CardsSeen(table, cards) if table == replica.state.table.id:
            faces = {**replica.faces, **{(deck, card): face for deck, card, face in cards}}
            return with_replica(model, replica._replace(faces=faces)), ()
        case DecksAudited(table, culprit) if table == replica.state.table.id:
            if culprit >= 0:
                return cannot_go_on(model, "deck", culprit)
            return with_replica(model, replica._replace(fair=True)), ()
        case CardsFailed():
            return cannot_go_on(model, "face", NOBODY)
    return model, ()


# --- the end -----------------------------------------------------------------------------------------


def settle(model: Model) -> Change:
    """Claim a hidden win, apply the claims of others, and reveal everything at the end."""
    replica = replica_of(model)
    session = model.table if replica else None
    if session is None or replica is None or session.in_variation or not replica.state.match.game.info.hidden:
        return model, ()
    if is_revealed(session.match, replica) or replica.texts() != session.match.texts[: session.match.cursor]:
        return model, ()
    if claim := _claim(session, replica):
        return send_entries(model, submit(replica, CLAIM, *claim)[0])
    if replica.state.match.player != TERMINAL:
        return model, ()
    if replica.state.claims and not session.match.outcome:
        seat = seat_of(replica.state.table, replica.device)
        return show_end(model, apply_claims(session.match, seat, replica.state.claims))
    if all_revealed(replica.state.decks):
        if not replica.fair:
            return model, ()
        return _reveal_all(model, session, replica)
    return _reveal_secret(model, replica)


def _claim(session: Session, replica: Replica) -> tuple[str, str, str] | None:
    """Return this device's claim: the place in the log, the text of the card, and its key."""
    seat, match, decks = seat_of(replica.state.table, replica.device), session.match, replica.state.decks
    if replica.own is None or seat is None or match.outcome is None or match.agreed:
        return None
    shown = match.game.claim(match.state, seat)
    if shown is None or shown.text in replica.state.claims:
        return None
    drawn = next(
        each for each in decks.drawn.values() if each.knower == seat and shown.text.startswith(each.lead)
    )
    key = decks.deck(drawn.deck).making.deck.key(replica.own.deck_secret, drawn.card)
    return str(match.cursor), shown.text, text_of(key)


def _reveal_secret(model: Model, replica: Replica) -> Change:
    """Reveal this device's deck secret, which ends its right to claim and lets everybody audit."""
    revealed = replica.state.decks.revealed
    if replica.own is None or not replica.state.decks.items or (revealed and revealed[replica.device]):
        return model, ()
    return send_entries(model, submit(replica, BARE, text_of(replica.own.deck_secret))[0])


def _reveal_all(model: Model, session: Session, replica: Replica) -> Change:
    """Show everything hidden; stop with an error if it contradicts the game played."""
    try:
        whole = revealed_match(replica.state)
    except (IllegalAction, ValueError):
        return cannot_go_on(model, "face", NOBODY)
    if (
        whole.outcome is None
        or session.match.outcome is None
        or whole.outcome.returns != session.match.outcome.returns
    ):
        return cannot_go_on(model, "claim", -1)
    return model.with_session(session._replace(match=whole._replace(lines=session.match.lines))).updated(), ()
