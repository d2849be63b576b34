"""Remote games with hidden cards: nobody can steer the cards or see another device's cards."""

from __future__ import annotations

import pytest

from engine.contract.rng import new_rng
from engine.contract.steps import finish
from engine.contract.values import CHANCE, TERMINAL
from engine.registry import find_game
from engine.remote.agreement import read_table, table_entry
from engine.remote.cards.decks import making_of
from engine.remote.cards.views import all_revealed, apply_claims, read_faces, revealed_match, seat_of, seen_by
from engine.remote.crypto.hashing import text_of
from engine.remote.crypto.shuffle import send
from engine.remote.entries import ASK, BARE, CLAIM, DECK, DO, HIDE, KEY
from engine.remote.errors import NOBODY, ProtocolError, StaleEntry
from engine.remote.own_entries import next_entry, signed_entry
from engine.remote.replica import Replica, read_replica, receive, write_replica
from engine.remote.shared_state import step
from engine.remote.status import SharedState
from engine.session.match import new_match
from tests.engine.games.alien.positions import FRAME, MOVE
from tests.engine.games.alien.positions import text_of as position
from tests.engine.remote.tables import Circle, table


class Cards(Circle):
    """Devices that also make decks, open their own cards and claim hidden wins."""

    def pay(self) -> None:
        """Let all devices make the entries they owe, and do their work with cards."""
        super().pay()
        for device, replica in enumerate(self.replicas):
            if cards := replica.unseen():
                assert replica.own
                seen = finish(read_faces(replica.state.decks, device, replica.own.deck_secret, cards))
                self.replicas[device] = replica._replace(faces={**replica.faces, **seen})
        self._make()
        self._claim()

    def _make(self) -> None:
        state = self.replicas[0].state
        wanted = state.need if state.complete else None
        if wanted is None or wanted.maker is None:
            return
        replica = self.replicas[wanted.maker]
        assert replica.own
        making = making_of(state.decks, wanted, state.table.id, len(self.replicas))
        self.say(wanted.maker, DECK, str(wanted.deck), finish(send(making, replica.own.deck_secret)))

    def _claim(self) -> None:
        for device, replica in enumerate(self.replicas):
            if len(replica.texts()) < replica.state.match.cursor:
                return
            if self._has_claimed(device, replica):
                return
        for device, replica in enumerate(self.replicas):
            decks = replica.state.decks
            if replica.state.match.player == TERMINAL and not (decks.revealed and decks.revealed[device]):
                assert replica.own
                self.say(device, BARE, text_of(replica.own.deck_secret))
                return

    def _has_claimed(self, device: int, replica: Replica) -> bool:
        seat, match = seat_of(replica.state.table, device), replica.match()
        shown = match.game.claim(match.state, seat) if seat is not None and not match.agreed else None
        if shown is None or shown.text in replica.state.claims:
            return False
        cards = replica.state.decks.drawn.values()
        drawn = next(each for each in cards if each.knower == seat and shown.text.startswith(each.lead))
        assert replica.own
        key = replica.state.decks.deck(drawn.deck).making.deck.key(replica.own.deck_secret, drawn.card)
        self.say(device, CLAIM, str(replica.state.match.cursor), shown.text, text_of(key))
        return True

    def act(self, text: str) -> None:
        """Play an action that only the device to move may know in full."""
        turn = self.replicas[0].state.turn
        replica = self.replicas[turn]
        match = replica.match()
        (told,) = match.game.redact((match.game.find(match.state, text),), None)
        at = str(match.cursor)
        if told.text == text:
            self.say(turn, DO, at, text, "0")
        else:
            wanted = replica.state.need
            assert wanted
            card = next(
                c for c in wanted.cards if replica.faces[wanted.deck, c] == wanted.deck_draw.face(text)
            )
            self.say(turn, HIDE, at, "0", str(card))

    def play_on(self, seed: int, most: int) -> None:
        """Play at random."""
        rng = new_rng(seed)
        for _ in range(most):
            state = self.replicas[0].state
            if state.match.player == TERMINAL:
                return
            assert state.match.player != CHANCE
            match = self.replicas[state.turn].match()
            self.act(rng.choice(match.game.legal_actions(match.state)).text)


def agreed(circle: Circle) -> bool:
    """Return True if all devices have the same shared state."""
    first = circle.replicas[0].state
    return all(replica.state == first for replica in circle.replicas)


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize(
    ("game", "seed", "most"), [("ctheckers", 1, 400), ("ctheckers", 2, 400), ("alien", 3, 60)]
)
def test_two_devices_play_a_game_to_the_same_end(game: str, seed: int, most: int) -> None:
    circle = Cards(table(game))
    circle.play_on(seed, most)
    assert agreed(circle)
    first, second = (replica.match() for replica in circle.replicas)
    assert len(first.log) == len(second.log) == circle.replicas[0].state.match.cursor
    for replica in circle.replicas:
        assert read_replica(write_replica(replica)) == replica
    if circle.replicas[0].state.match.player == TERMINAL:
        state = circle.replicas[0].state
        assert all_revealed(state.decks) or not state.decks.items
        whole = revealed_match(state)
        assert whole.outcome and state.match.outcome and whole.outcome.returns == state.match.outcome.returns


def test_no_device_holds_the_other_planet() -> None:
    circle = Cards(table("alien"))
    first, second = circle.replicas
    mine, theirs = (
        replica.faces[0, replica.state.decks.deck(0).names[str(replica.device + 1)]]
        for replica in circle.replicas
    )
    assert mine != theirs
    for replica, secret in ((first, theirs), (second, mine)):
        texts = repr(replica.texts()), repr(replica.faces), repr(replica.match().states[-1])
        assert not any(secret in text for text in texts)


def refused(state: SharedState, device: int, kind: str, *parts: str) -> str:
    """Return why a device's entry is refused."""
    with pytest.raises((ProtocolError, StaleEntry)) as caught:
        step(state, next_entry(state, device, kind, *parts))
    return caught.value.code if isinstance(caught.value, ProtocolError) else "stale"


@pytest.mark.usefixtures("small")
def test_false_entries_about_cards_are_refused() -> None:
    circle = Circle(table("alien"))
    state = circle.replicas[0].state
    assert state.need and state.need.maker == 0 and state.turn == -1 and not state.deals_next
    assert refused(state, 1, DECK, "0", "") == "order"
    assert refused(state, 0, DECK, "0", "AAAA") == "deck"
    assert refused(state, 0, DECK, "1", "AAAA") == "order"
    assert refused(state, 0, KEY, "0", "0", text_of(b"x" * 32)) == "order"
    assert refused(state, 0, BARE, text_of(b"x" * 32)) == "order"
    dealt = Cards(table("alien")).replicas[0].state
    assert refused(dealt, dealt.turn, HIDE, "3", "0", "1") == "not-your-turn"
    at = str(dealt.match.cursor)
    assert refused(dealt, 0, CLAIM, at, "planet1:mars", text_of(b"x" * 32)) == "claim"
    assert refused(dealt, 0, CLAIM, at, "planet2:mars", text_of(b"x" * 32)) == "claim"
    assert refused(dealt, 0, CLAIM, "99999", "planet1:mars", text_of(b"x" * 32)) == "claim"


@pytest.mark.usefixtures("small")
def test_a_wrong_key_is_refused() -> None:
    circle = Circle(table("alien"))
    for _ in range(4):
        state = circle.replicas[0].state
        assert state.need and state.need.maker is not None
        replica = circle.replicas[state.need.maker]
        assert replica.own
        making = making_of(state.decks, state.need, state.table.id, 2)
        entry = signed_entry(state, replica.own, DECK, "0", finish(send(making, replica.own.deck_secret)))
        circle.replicas = [receive(each, entry) for each in circle.replicas]
    state = circle.replicas[0].state
    assert state.need and state.need.keys == {(1, 0)}, "the other tells the key of the first one's planet"
    assert refused(state, 1, KEY, "0", "0", text_of(b"x" * 32)) == "deck"
    assert refused(state, 0, KEY, "0", "0", text_of(b"x" * 32)) == "order"
    assert refused(state, 1, KEY, "0", "5", text_of(b"x" * 32)) == "order"


@pytest.mark.usefixtures("small")
def test_a_spoilt_deck_accuses_nobody_before_the_audit() -> None:
    """Device 1 puts in cards without faces; either device could have caused that."""
    circle = Circle(table("ctheckers"))
    rng = new_rng(1)
    while circle.replicas[0].state.need is None:
        match = circle.replicas[0].state.match
        circle.play(rng.choice(match.game.legal_actions(match.state)).text)
    with pytest.raises(ProtocolError) as caught:
        while (state := circle.replicas[0].state).need:
            assert state.need.maker is not None
            replica = circle.replicas[state.need.maker]
            assert replica.own
            making = making_of(state.decks, state.need, state.table.id, 2)
            text = finish(send(making, replica.own.deck_secret))
            if state.need.maker == 1 and len(making.shuffles) == 1:
                group = making.deck.group
                text = text_of(group.packed([group.residue("none", str(n)) for n in range(making.deck.size)]))
            circle.say(state.need.maker, DECK, str(state.need.deck), text)
    assert (caught.value.code, caught.value.author) == ("face", NOBODY)


def test_a_table_whose_secrets_are_known_is_refused() -> None:
    match = new_match(find_game("alien"), {}, position(FRAME, cards="cheater;-", planets="mars/venus"))
    entry = table_entry(table("alien")._replace(match=match))
    with pytest.raises(ProtocolError) as caught:
        read_table(entry)
    assert caught.value.code == "no-table"


def test_a_late_claim_drops_the_actions_after_the_win() -> None:
    """Device 1 has won by a hidden flood of device 0, which has played on before it heard of it."""
    game = find_game("alien")
    match = new_match(game, {}, position(f"{FRAME} d5:~ f5:~", cards="flood;-", planets="mars/neptune"))
    held = match._replace(game=seen_by(game, 0), states=(game.partial_state(match.state, 0),))
    for text in (MOVE, "turn:ring", "card:flood", "flood:c5"):
        held = held.play(held.game.find(held.state, text))
    later = held.play(held.game.legal_actions(held.state)[0]).goto(held.cursor)
    assert apply_claims(later, 0, ["planet2:neptune"]) == apply_claims(held, 0, ["planet2:neptune"])


@pytest.mark.usefixtures("small")
def test_undo_past_a_card_is_refused() -> None:
    """A card drawn for all, a card seen by one seat, and a card being opened."""
    circle = Cards(table("ctheckers"))
    while not circle.replicas[0].state.decks.drawn:
        circle.play_on(1, 1)
    state = circle.replicas[0].state
    (place, *_) = state.decks.drawn
    assert 0 < place < state.match.cursor
    for index in range(state.match.cursor):
        entry = next_entry(state, state.turn, ASK, f"undo:{index}", str(state.match.cursor))
        if index > place:
            step(state, entry)
            continue
        with pytest.raises(ProtocolError, match="order"):
            step(state, entry)


@pytest.mark.usefixtures("small")
def test_undo_is_refused_while_a_seat_looks_through_a_pile() -> None:
    match = new_match(find_game("alien"), {}, position(FRAME, cards="cheater;-", planets="?/?"))
    circle = Cards(table("alien")._replace(match=match))
    turn = circle.replicas[0].state.turn
    for text in (MOVE, "card:cheater"):
        circle.act(text)
    state = circle.replicas[0].state
    assert state.need and state.need.deck_draw.chosen and state.turn == turn
    assert refused(state, turn, ASK, f"undo:{state.match.cursor - 1}", str(state.match.cursor)) == "order"
    own = circle.replicas[turn].match()
    circle.act(own.game.legal_actions(own.state)[0].text)
    after = circle.replicas[0].state
    for place in range(state.match.cursor + 1):
        assert refused(after, turn, ASK, f"undo:{place}", str(after.match.cursor)) == "order"
