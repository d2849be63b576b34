"""Cards of a remote game: this device's work, its results, and the reveal at the end."""

from __future__ import annotations

from collections.abc import Iterator

from engine.contract.values import TERMINAL, IllegalAction
from engine.registry import GAMES
from engine.remote.cards.decks import makings, unchecked
from engine.remote.cards.views import all_revealed, apply_claims, revealed_match, seat_of
from engine.remote.crypto.hashing import text_of
from engine.remote.entries import BARE, CLAIM, DECK, NOBODY, ProtocolError
from engine.remote.replica import REVEALED, Replica, submit
from ui.features.play import show_end
from ui.features.remote.greeting import replica_of
from ui.features.remote.sending import cannot_go_on, send_entries, with_replica
from ui.messages import Message
from ui.messages.remote import CardsFailed, CardsSeen, CardsWorked, DeckChecked, DeckMade, DecksAudited
from ui.session.effects import Effect
from ui.session.model import Change, Effects, Model
from ui.session.remote.deck_progress import is_revealed
from ui.session.remote.effects import (
    AuditDecks,
    CancelCardWork,
    CardWork,
    CheckDeck,
    LookAtCards,
    MakeDeck,
    PrepareCardWork,
    StopCardWork,
)
from ui.session.session import Session

MESSAGES = (CardsFailed, CardsSeen, CardsWorked, DeckChecked, DeckMade, DecksAudited)


def update(model: Model, message: Message) -> Change:
    """Handle a result of the work with cards."""
    replica = replica_of(model)
    if replica is None:
        return model, ()
    match message:
        case CardsWorked(table, part) if table == replica.state.table.id:
            return model.with_screen(model.screen._replace(card_progress=part)), ()
        case DeckMade(table, number, stage, text) if table == replica.state.table.id:
            due = (job for job in _deck_work(replica) if isinstance(job, MakeDeck))
            if (number, stage) not in ((job.number, job.stage) for job in due):
                return model, ()
            return send_entries(model, submit(replica, DECK, str(number), text)[0])
        case DeckChecked(table, number, stage, fault) if table == replica.state.table.id:
            if fault:
                author = stage % len(replica.state.people)  # the stage's author
                return with_replica(model, replica._replace(stuck=ProtocolError("deck", author))), ()
            return with_replica(model, replica._replace(checked=replica.checked | {(number, stage)})), ()
        case CardsSeen(table, cards) if table == replica.state.table.id:
            faces = {**replica.faces, **{(deck, card): face for deck, card, face in cards}}
            return with_replica(model, replica._replace(faces=faces)), ()
        case DecksAudited(table, culprit) if table == replica.state.table.id:
            if culprit >= 0:
                return cannot_go_on(model, "deck", culprit)
            return with_replica(model, replica._replace(audited=True)), ()
        case CardsFailed():
            return cannot_go_on(model, "face", NOBODY)
    return model, ()


# --- the work of this device ------------------------------------------------------------------------


def card_work(before: Model, after: Model) -> Effects:
    """Return the effects that start or cancel work with cards, if it changed.

    The work is derived from the game at the table.
    """
    return (
        *_preparation_effects(_expects_cards(before), _expects_cards(after)),
        *_work_effects(_next_work(before), _next_work(after)),
    )


def _deck_work(replica: Replica) -> Iterator[CheckDeck | MakeDeck]:
    """Yield what this device can do now for each deck, the needed one first.

    It contributes to a deck only after it has checked all contributions of others to it.
    """
    state, own = replica.state, replica.own
    if own is None or not state.complete:
        return
    table = state.table.id
    for number, making in makings(state.decks, state.need, table, len(state.people)):
        stage = unchecked(making, number, own.device, replica.checked)
        if stage is not None:
            yield CheckDeck(table, number, stage, making.first(stage + 1))
        elif making.turn() == own.device and state.match.player != TERMINAL and not replica.stuck:
            yield MakeDeck(table, number, making.stage, making, own.deck_secret)


def _preparation_effects(old: bool, new: bool) -> tuple[Effect, ...]:
    if old == new:
        return ()
    return (PrepareCardWork() if new else StopCardWork(),)


def _work_effects(old: CardWork | None, new: CardWork | None) -> tuple[Effect, ...]:
    if old == new:
        return ()
    return (new or CancelCardWork(),)


def _expects_cards(model: Model) -> bool:
    """Return True if a game with a joint shuffle is at the table, or about to be."""
    invited = model.screen.invited
    if invited and invited.accepted:
        return GAMES[invited.invitation.game].info.hidden
    replica = _replica_with_cards(model)
    return replica is not None and not replica.audited


def _replica_with_cards(model: Model) -> Replica | None:
    """Return the replica of a game with hidden cards in which this device plays; None for protocol 1."""
    replica = replica_of(model)
    if replica is None or replica.own is None or replica.state.table.protocol == 1:
        return None
    return replica if replica.state.match.game.info.hidden else None


def _next_work(model: Model) -> CardWork | None:
    """Return the work with cards that this device must do now: check, open, audit or shuffle.

    The needed deck goes first. Proofs are checked before own cards are opened, so that a false one names its
    author before a card shows something impossible.
    """
    replica = _replica_with_cards(model)
    if replica is None or replica.own is None or (replica.stuck and replica.stuck.code != REVEALED):
        return None
    table, decks, wanted = replica.state.table.id, replica.state.decks, replica.state.need
    due = tuple(_deck_work(replica))
    first = (job for job in due if isinstance(job, CheckDeck) or (wanted and job.number == wanted.deck))
    if job := next(first, None):
        return job
    if cards := replica.unseen():
        return LookAtCards(table, decks, replica.device, replica.own.deck_secret, cards)
    if replica.state.match.player == TERMINAL and all_revealed(decks) and not replica.audited:
        return AuditDecks(table, tuple(held.making for held in decks.items), decks.revealed)
    return next(iter(due), None)


# --- the end -----------------------------------------------------------------------------------------


def settle(model: Model) -> Change:
    """Claim a hidden win, apply the claims of others, and reveal everything at the end."""
    replica = replica_of(model)
    session = model.table if replica else None
    if session is None or replica is None or session.in_variation or not replica.state.match.game.info.hidden:
        return model, ()
    if is_revealed(session.match, replica) or replica.texts() != session.match.texts[: session.match.cursor]:
        return model, ()
    if replica.state.protocol > 1 and (claim := _claim(session, replica)):
        return send_entries(model, submit(replica, CLAIM, *claim)[0])
    if replica.state.match.player != TERMINAL:
        return model, ()
    if replica.state.claims and not session.match.outcome:
        seat = seat_of(replica.state.table, replica.device)
        return show_end(model, apply_claims(session.match, seat, replica.state.claims))
    decks = replica.state.decks
    if replica.state.protocol == 1:
        revealed = replica.own is not None and (all_revealed(decks) or not decks.items)
        return _reveal_all(model, session, replica) if revealed else (model, ())
    if decks.items and not all_revealed(decks):
        return _reveal_secret(model, replica)
    if decks.items and not replica.audited:
        return model, ()
    return _reveal_all(model, session, replica)


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
    key = decks.deck(drawn.deck).making.key(replica.device, replica.own.deck_secret, drawn.card)
    return str(match.cursor), shown.text, text_of(key)


def _reveal_secret(model: Model, replica: Replica) -> Change:
    """Reveal this device's deck secret, which ends its right to claim and lets everybody audit."""
    revealed = replica.state.decks.revealed
    if replica.own is None or (revealed and revealed[replica.device]):
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
        return cannot_go_on(model, "claim", NOBODY)
    return model.with_session(session._replace(match=whole._replace(lines=session.match.lines))).updated(), ()
