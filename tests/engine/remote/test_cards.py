"""Remote games with hidden cards: nobody can steer the cards or see another device's cards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.contract.rng import new_rng
from engine.contract.steps import finish
from engine.contract.values import CHANCE, TERMINAL
from engine.registry import find_game
from engine.remote.agreement import read_table, table_entry
from engine.remote.cards.decks import makings, unchecked
from engine.remote.cards.views import (
    all_revealed,
    apply_claims,
    read_faces,
    revealed_match,
    seat_of,
    seen_by,
)
from engine.remote.crypto.deck import Making
from engine.remote.crypto.hashing import bytes_of, text_of
from engine.remote.crypto.ristretto import GROUP
from engine.remote.crypto.shuffle import LOCK, check, send
from engine.remote.entries import ASK, BARE, CLAIM, DECK, DO, HIDE, KEY, ProtocolError, StaleEntry
from engine.remote.own_entries import next_entry
from engine.remote.replica import Replica, read_replica, submit_owed, write_replica
from engine.remote.shared_state import step
from engine.remote.status import SharedState
from engine.session.match import new_match
from tests.engine.games.alien.positions import FRAME, MOVE
from tests.engine.games.alien.positions import text_of as position
from tests.engine.remote.tables import Circle, table

Change = Callable[[str], str]


class Cards(Circle):
    """Devices that also check and make decks, open their own cards and claim hidden wins."""

    busy = False

    def settle(self) -> None:
        """Let all devices make the entries they owe, and do their work with cards."""
        if self.busy:
            return
        self.busy = True
        while self._check() or self._pay() or self._make() or self._claim():
            pass
        self.busy = False

    def _pay(self) -> bool:
        """Deliver the owed entries of a device, and open its own cards."""
        for device, replica in enumerate(self.replicas):
            self.replicas[device], owed = submit_owed(replica)
            if owed:
                self.deliver(*owed)
                return True
            if cards := replica.unseen():
                assert replica.own
                seen = finish(read_faces(replica.state.decks, device, replica.own.deck_secret, cards))
                self.replicas[device] = replica._replace(faces={**replica.faces, **seen})
        return False

    def _check(self) -> bool:
        """Verify the proofs of all new contributions."""
        for device, replica in enumerate(self.replicas):
            for number, making in all_makings(replica.state):
                while (stage := unchecked(making, number, device, self.replicas[device].checked)) is not None:
                    assert finish(check(making, stage)) == ""
                    checked = self.replicas[device].checked | {(number, stage)}
                    self.replicas[device] = self.replicas[device]._replace(checked=checked)
        return False

    def _make(self) -> bool:
        due = due_making(self.replicas[0].state)
        if due is None or self.replicas[0].state.match.player == TERMINAL:
            return False
        contribute(self, *due)
        return True

    def _claim(self) -> bool:
        for device, replica in enumerate(self.replicas):
            if len(replica.texts()) < replica.state.match.cursor:
                return False
            if self._has_claimed(device, replica):
                return True
        for device, replica in enumerate(self.replicas):
            decks = replica.state.decks
            if replica.state.match.player == TERMINAL and not (decks.revealed and decks.revealed[device]):
                assert replica.own
                self.submit(device, BARE, text_of(replica.own.deck_secret))
                return True
        return False

    def _has_claimed(self, device: int, replica: Replica) -> bool:
        seat, match = seat_of(replica.state.table, device), replica.match()
        shown = match.game.claim(match.state, seat) if seat is not None and not match.agreed else None
        if shown is None or shown.text in replica.state.claims:
            return False
        cards = replica.state.decks.drawn.values()
        drawn = next(each for each in cards if each.knower == seat and shown.text.startswith(each.lead))
        assert replica.own
        key = replica.state.decks.deck(drawn.deck).making.key(device, replica.own.deck_secret, drawn.card)
        self.submit(device, CLAIM, str(replica.state.match.cursor), shown.text, text_of(key))
        return True

    def act(self, text: str) -> None:
        """Play an action that only the device to move may know in full."""
        turn = self.replicas[0].state.turn
        replica = self.replicas[turn]
        match = replica.match()
        (redacted,) = match.game.redact((match.game.find(match.state, text),), None)
        at = str(match.cursor)
        if redacted.text == text:
            self.submit(turn, DO, at, text, "0")
        else:
            wanted = replica.state.need
            assert wanted
            card = next(
                c for c in wanted.cards if replica.faces[wanted.deck, c] == wanted.deck_draw.face(text)
            )
            self.submit(turn, HIDE, at, "0", str(card))

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


def all_makings(state: SharedState) -> tuple[tuple[int, Making], ...]:
    """Return the number and progress of all decks."""
    return makings(state.decks, state.need, state.table.id, len(state.people)) if state.complete else ()


def due_making(state: SharedState) -> tuple[int, int] | None:
    """Return the first deck that is not made, and the device whose contribution is due."""
    due = ((number, making.turn()) for number, making in all_makings(state))
    return next(((number, maker) for number, maker in due if maker is not None), None)


def contribute(circle: Circle, number: int, maker: int, change: Change = lambda text: text) -> None:
    """Send a device's contribution to a deck, which it may change."""
    replica = circle.replicas[maker]
    assert replica.own
    making = dict(all_makings(replica.state))[number]
    circle.submit(maker, DECK, str(number), change(finish(send(making, replica.own.deck_secret))))


def agreed(circle: Circle) -> bool:
    """Return True if all devices have the same shared state."""
    first = circle.replicas[0].state
    return all(replica.state == first for replica in circle.replicas)


@pytest.mark.parametrize(
    ("game", "seed", "most"),
    [
        ("ctheckers", 1, 400),
        pytest.param("ctheckers", 2, 400, marks=pytest.mark.soak),
        ("alien", 3, 80),
        pytest.param("alien", 3, 200, marks=pytest.mark.soak),
    ],
)
def test_two_devices_play_a_game_to_the_same_end(game: str, seed: int, most: int) -> None:
    circle = Cards(table(game))
    circle.play_on(seed, most)
    assert agreed(circle)
    first, second = (replica.match() for replica in circle.replicas)
    assert len(first.log) == len(second.log) == circle.replicas[0].state.match.cursor
    for replica in circle.replicas:
        assert read_replica(write_replica(replica)) == replica._replace(checked=frozenset())
    if circle.replicas[0].state.match.player == TERMINAL:
        state = circle.replicas[0].state
        assert all_revealed(state.decks) or not state.decks.items
        assert (game == "alien") == bool(state.claims), "seed 3 is won by a hidden planet"
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


def test_false_entries_about_cards_are_refused() -> None:
    circle = Circle(table("alien"))
    state = circle.replicas[0].state
    assert state.need and state.need.maker == 0 and state.turn == -1 and not state.deals_next
    assert refused(state, 1, DECK, "0", "") == "order"
    assert refused(state, 0, DECK, "0", "AAAA") == "deck"
    assert refused(state, 0, DECK, "1", "AAAA") == "order"
    assert refused(state, 0, KEY, "0", "0", text_of(b"x" * 32)) == "order"
    dealt = Cards(table("alien")).replicas[0].state
    assert refused(dealt, dealt.turn, HIDE, "3", "0", "1") == "not-your-turn"
    at = str(dealt.match.cursor)
    assert refused(dealt, 0, CLAIM, at, "planet1:mars", text_of(b"x" * 32)) == "claim"
    assert refused(dealt, 0, CLAIM, at, "planet2:mars", text_of(b"x" * 32)) == "claim"
    assert refused(dealt, 0, CLAIM, "99999", "planet1:mars", text_of(b"x" * 32)) == "order"


def with_planets(change: Change = lambda text: text) -> Circle:
    """Return a table whose devices have made the planets, unchecked; device 1's lock may be changed."""
    circle = Circle(table("alien"))
    for maker in (0, 1, 0):
        contribute(circle, 0, maker)
    contribute(circle, 0, 1, change)
    return circle


def test_a_wrong_key_is_refused() -> None:
    state = with_planets().replicas[0].state
    assert state.need and state.need.keys == {(1, 0)}, "device 1 owes the key of device 0's planet"
    assert refused(state, 1, KEY, "0", "0", text_of(b"x" * 32)) == "deck"
    assert refused(state, 0, KEY, "0", "0", text_of(b"x" * 32)) == "order"
    assert refused(state, 1, KEY, "0", "5", text_of(b"x" * 32)) == "order"


def test_a_key_is_given_only_after_all_proofs_are_checked() -> None:
    circle = with_planets()
    replica, making = circle.replicas[1], circle.replicas[1].state.decks.deck(0).making
    stages = []
    while (stage := unchecked(making, 0, 1, replica.checked)) is not None:
        assert submit_owed(replica)[1] == ()
        stages.append(stage)
        replica = replica._replace(checked=replica.checked | {(0, stage)})
    assert stages == [0, 2], "device 1 checks what device 0 has sent"
    assert [entry.kind for entry in submit_owed(replica)[1]] == [KEY]


def test_a_false_proof_is_found_before_any_key_is_given() -> None:
    """Device 1 puts a product of all cards in the place of one, as its modified program once did."""

    def with_product(text: str) -> str:
        data = bytes_of(text, len(text) * 3 // 4)
        cards = list(GROUP.unpacked(data))[:9]
        product = GROUP.product([(card, 1 << 40 * place) for place, card in enumerate(cards)])
        return text_of(GROUP.packed([product]) + data[GROUP.size :])

    circle = with_planets(with_product)
    making = circle.replicas[0].state.decks.deck(0).making
    assert making.turn() is None and finish(check(making, 3)) == LOCK
    assert unchecked(making, 0, 0, frozenset({(0, 1)})) == 3
    assert submit_owed(circle.replicas[0])[1] == ()


# --- decks that the start announces ----------------------------------------------------------------------


def test_announced_decks_are_made_while_people_play() -> None:
    circle = Circle(table("ctheckers"))
    decks = circle.replicas[0].state.decks
    assert [(held.id, held.born, len(held.faces)) for held in decks.items] == [
        ("dark", 0, 12),
        ("light", 0, 12),
    ]
    assert [held.making.deck.label for held in decks.items] == ["0123456789ab 0", "0123456789ab 1"]
    assert due_making(circle.replicas[0].state) == (0, 0) and circle.replicas[0].state.need is None
    for text, number, maker in (("c3-b4", 1, 0), ("f6-e5", 0, 0), ("b4-a5", 0, 1), ("e5-d4", 1, 1)):
        circle.play(text)
        contribute(circle, number, maker)
    state = circle.replicas[1].state
    assert [held.making.stage for held in state.decks.items] == [2, 2] and state.match.cursor == 4
    assert agreed(circle) and state.turn == 0


def test_play_waits_when_a_card_of_an_unfinished_deck_is_needed() -> None:
    circle = Circle(table("ctheckers"))
    contribute(circle, 0, 0)
    for text in ("c3-b4", "f6-e5", "b4-a5", "e5-d4", "e3xc5"):
        circle.play(text)
    state = circle.replicas[0].state
    assert state.need and state.turn == -1 and not state.need.met
    assert due_making(state) == (state.need.deck, state.need.maker)
    other = 1 - state.need.deck
    making = dict(all_makings(state))[other]
    turn = making.turn()
    assert turn is not None
    contribute(circle, other, turn)
    assert circle.replicas[1].state.decks.deck(other).making.stage == making.stage + 1


def test_contributions_out_of_turn_are_refused() -> None:
    circle = Circle(table("ctheckers"))
    state = circle.replicas[0].state
    for number, device, code in ((0, 1, "order"), (1, 1, "order"), (2, 0, "order"), (0, 0, "deck")):
        assert refused(state, device, DECK, str(number), "AAAA") == code
    ready = Cards(table("ctheckers")).replicas[0].state
    assert all(held.ready for held in ready.decks.items)
    assert refused(ready, 0, DECK, "0", "AAAA") == "stale"
    assert refused(ready, 0, DECK, "2", "AAAA") == "order"
    over = ready._replace(match=ready.match.agree(0))
    assert refused(over, 0, DECK, "0", "AAAA") == "stale"


def test_secrets_can_be_revealed_at_any_time() -> None:
    circle = Cards(table("alien"))
    own = circle.replicas[1].own
    assert own and refused(circle.replicas[0].state, 1, BARE, "AAAA") == "secret"
    assert refused(circle.replicas[0].state, 1, BARE, text_of(b"x" * 32)) == "secret"
    circle.submit(1, BARE, text_of(own.deck_secret))
    state = circle.replicas[0].state
    assert state.decks.revealed == (b"", own.deck_secret) and not all_revealed(state.decks)
    assert refused(state, 1, BARE, text_of(own.deck_secret)) == "stale"


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
