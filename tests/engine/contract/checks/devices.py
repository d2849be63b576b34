"""Checks of remote play: partial states of the devices, and deals from decks."""

from __future__ import annotations

from typing import Any

from engine.contract.game import AnyGame
from engine.contract.values import CHANCE, TERMINAL, Action
from engine.session.link import choices
from engine.session.match import Match
from tests.engine.contract.checks.played import play_out, some


def check_devices(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """A partial state evolves by itself, from redacted actions, and answers all that its seat may ask."""
    match = play_out(game, options, seed)
    for seat in (None, *range(len(match.seats))):
        if game.info.hidden:
            check_device(match, seat)
        else:
            _knows_all(match, seat)


def _knows_all(match: Match, seat: int | None) -> None:
    """Where nothing is hidden, a device holds the state itself."""
    game = match.game
    for i in some(match)[:-1]:
        state, action = match.states[i], match.log[i]
        assert game.partial_state(state, seat) == state
        assert game.find_redacted(state, action.text, seat) == action
        assert game.follow(state, action, seat) == match.states[i + 1]


def check_device(match: Match, seat: int | None) -> None:
    """The same for one seat (None: public) and any whole game."""
    game, held = match.game, match.game.partial_state(match.states[0], seat)
    for i, (state, action) in enumerate(zip(match.states, match.log, strict=False)):
        (redacted,) = game.redact((action,), seat)
        assert game.find_redacted(held, redacted.text, seat) == redacted
        after = match.states[i + 1]
        if i in some(match):
            _answers(game, held, state, seat)
        if game.player(after) == TERMINAL:
            _ends(game, held, redacted, seat, after)
        else:
            assert game.events(held, redacted, seat) == game.events(state, action, seat)
            held = game.follow(held, redacted, seat)
            assert held == game.partial_state(after, seat), (
                f"the state of seat {seat} is wrong after {redacted.text}"
            )


def _answers(game: AnyGame, held: Any, state: Any, seat: int | None) -> None:
    """A device answers like the full state, for all that its seat may ask."""
    assert game.partial_state(held, seat) == held
    view = game.view(held, seat)
    assert view == game.view(state, seat)
    assert game.player(held) == game.player(state)
    assert game.outcome(held) == game.outcome(state)
    if game.player(held) in (seat, CHANCE):
        assert game.legal_actions(held) == game.legal_actions(state)
    possible = {redacted.text for a in choices(game, state) for redacted in game.redact((a,), seat)}
    assert possible <= {redacted.text for a in choices(game, held) for redacted in game.redact((a,), seat)}


def _ends(game: AnyGame, before: Any, redacted: Action, seat: int | None, after: Any) -> None:
    """The end is known at once, or by a claim; then all public knowledge agrees."""
    outcome, held = game.outcome(after), game.follow(before, redacted, seat)
    assert outcome
    winners = [winner for winner, result in enumerate(outcome.returns) if result > 0]
    claims = [claim for winner in winners if (claim := game.claim(game.partial_state(after, winner), winner))]
    if claims and winners != [seat]:
        held = game.apply_claims(before, redacted, seat, claims[0])
    else:
        assert held == game.partial_state(after, seat)
    assert game.outcome(held) == outcome
    view = game.view(held, seat)
    assert game.picture(view).prompt.strip() and game.position(view).strip()


def check_decks(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """All devices name the same card draws, and the log is one that decks can deal."""
    match = play_out(game, options, seed)
    assert game.can_play_remotely(match.states[0])
    seats = (None, *range(len(match.seats))) if game.info.hidden else ()
    decks: dict[str, _Deck] = {}
    plans = game.coming_decks(match.states[0])
    assert all(game.coming_decks(game.partial_state(match.states[0], seat)) == plans for seat in seats)
    planned = {plan.deck: plan.faces for plan in plans}
    assert len(planned) == len(plans) and all(faces == tuple(sorted(faces)) for faces in planned.values())
    for state, action in zip(match.states, match.log, strict=False):
        deck_draw = game.deck_draw(state)
        held = [game.partial_state(state, seat) for seat in seats]
        assert all(game.deck_draw(each) == deck_draw for each in held)
        if deck_draw is None:
            _is_open(game, state, action, held)
            continue
        assert deck_draw.chosen == (game.player(state) != CHANCE)
        assert list(deck_draw.faces) == sorted(deck_draw.faces)
        readers = {seat for seat in seats if game.redact((action,), seat) == (action,)}
        face = deck_draw.face(action.text)
        assert readers == ({deck_draw.knower} if face and deck_draw.knower is not None else set(seats))
        assert deck_draw.deck in decks or planned.get(deck_draw.deck, deck_draw.faces) == deck_draw.faces
        if face:
            decks.setdefault(deck_draw.deck, _Deck(deck_draw.faces)).name(deck_draw.card, face)


def _is_open(game: AnyGame, state: Any, action: Action, held: list[Any]) -> None:
    """Where no deck decides, actions are public, and chance weights agree on all devices."""
    assert all(game.redact((action,), seat) == (action,) for seat in (None, 0, 1))
    if game.player(state) == CHANCE:
        assert all(game.chance_outcomes(each) == game.chance_outcomes(state) for each in held)


class _Deck:
    """A deck as known from a log."""

    def __init__(self, faces: tuple[str, ...]) -> None:
        self.left, self.named = list(faces), dict[str, str]()

    def name(self, card: str, face: str) -> None:
        """A card never changes, and only shuffled cards exist."""
        if card not in self.named:
            self.left.remove(face)
        assert self.named.setdefault(card, face) == face, "a card has changed"
