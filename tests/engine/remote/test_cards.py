"""Games that hide something, between devices: nobody steers the cards, nobody sees another's."""

from __future__ import annotations

import pytest

from engine.contract.rng import new_rng
from engine.contract.steps import finish
from engine.contract.values import CHANCE, TERMINAL
from engine.registry import find_game
from engine.remote.agreement import read_table, table_entry
from engine.remote.cards.decks import making_of
from engine.remote.cards.private_view import is_bare, laid_open, look, seat_of
from engine.remote.cards.public_view import conceded, seen_by
from engine.remote.crypto.base64url import text_of
from engine.remote.crypto.shuffle import send
from engine.remote.entries import ASK, BARE, CLAIM, DECK, DO, HIDE, KEY
from engine.remote.errors import NOBODY, Foul, Stale
from engine.remote.own_entries import said, uttered
from engine.remote.replica import Joint, hear, read_joint, write_joint
from engine.remote.shared_state import step
from engine.remote.status import Pact
from engine.session.match import new_match
from tests.engine.games.alien.drawn import FRAME, MOVE
from tests.engine.games.alien.drawn import text_of as position
from tests.engine.remote.tables import Circle, table


class Cards(Circle):
    """Devices that also make decks, look at their own cards, and claim what they have won by."""

    def pay(self) -> None:
        """Let everybody say what they owe, and do what takes them longer."""
        super().pay()
        for device, joint in enumerate(self.joints):
            if cards := joint.unseen():
                assert joint.own
                seen = finish(look(joint.pact.vault, device, joint.own.decks, cards))
                self.joints[device] = joint._replace(faces={**joint.faces, **seen})
        self._make()
        self._claim()

    def _make(self) -> None:
        pact = self.joints[0].pact
        wanted = pact.need if pact.complete else None
        if wanted is None or wanted.maker is None:
            return
        joint = self.joints[wanted.maker]
        assert joint.own
        making = making_of(pact.vault, wanted, pact.table.id, len(self.joints))
        self.say(wanted.maker, DECK, str(wanted.deck), finish(send(making, joint.own.decks)))

    def _claim(self) -> None:
        for device, joint in enumerate(self.joints):
            if len(joint.texts()) < joint.pact.match.cursor:
                return
            if self._has_claimed(device, joint):
                return
        for device, joint in enumerate(self.joints):
            vault = joint.pact.vault
            if joint.pact.match.player == TERMINAL and not (vault.bared and vault.bared[device]):
                assert joint.own
                self.say(device, BARE, text_of(joint.own.decks))
                return

    def _has_claimed(self, device: int, joint: Joint) -> bool:
        seat, match = seat_of(joint.pact.table, device), joint.match()
        shown = match.game.claim(match.state, seat) if seat is not None and not match.agreed else None
        if shown is None or shown.text in joint.pact.claims:
            return False
        cards = joint.pact.vault.drawn.values()
        drawn = next(each for each in cards if each.knower == seat and shown.text.startswith(each.lead))
        assert joint.own
        key = joint.pact.vault.held(drawn.deck).making.deck.key(joint.own.decks, drawn.card)
        self.say(device, CLAIM, str(joint.pact.match.cursor), shown.text, text_of(key))
        return True

    def act(self, text: str) -> None:
        """Let whoever is to move do something that it alone may know the whole of."""
        turn = self.joints[0].pact.turn
        joint = self.joints[turn]
        match = joint.match()
        (told,) = match.game.redact((match.game.find(match.state, text),), None)
        at = str(match.cursor)
        if told.text == text:
            self.say(turn, DO, at, text, "0")
        else:
            wanted = joint.pact.need
            assert wanted
            card = next(c for c in wanted.cards if joint.faces[wanted.deck, c] == wanted.drawing.face(text))
            self.say(turn, HIDE, at, "0", str(card))

    def play_on(self, seed: int, most: int) -> None:
        """Play at random."""
        rng = new_rng(seed)
        for _ in range(most):
            pact = self.joints[0].pact
            if pact.match.player == TERMINAL:
                return
            assert pact.match.player != CHANCE
            match = self.joints[pact.turn].match()
            self.act(rng.choice(match.game.legal_actions(match.state)).text)


def agreed(circle: Circle) -> bool:
    """Whether all devices know the same of what everybody may know."""
    first = circle.joints[0].pact
    return all(joint.pact == first for joint in circle.joints)


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize(
    ("game", "seed", "most"), [("ctheckers", 1, 400), ("ctheckers", 2, 400), ("alien", 3, 60)]
)
def test_a_game_at_two_devices(game: str, seed: int, most: int) -> None:
    circle = Cards(table(game))
    circle.play_on(seed, most)
    assert agreed(circle)
    first, second = (joint.match() for joint in circle.joints)
    assert len(first.log) == len(second.log) == circle.joints[0].pact.match.cursor
    for joint in circle.joints:
        assert read_joint(write_joint(joint)) == joint
    if circle.joints[0].pact.match.player == TERMINAL:
        pact = circle.joints[0].pact
        assert is_bare(pact.vault) or not pact.vault.decks
        whole = laid_open(pact)
        assert whole.outcome and pact.match.outcome and whole.outcome.returns == pact.match.outcome.returns


def test_nobody_holds_the_other_planet() -> None:
    circle = Cards(table("alien"))
    first, second = circle.joints
    mine, theirs = (
        joint.faces[0, joint.pact.vault.held(0).names[str(joint.device + 1)]] for joint in circle.joints
    )
    assert mine != theirs
    for joint, secret in ((first, theirs), (second, mine)):
        texts = repr(joint.texts()), repr(joint.faces), repr(joint.match().states[-1])
        assert not any(secret in text for text in texts)


def refused(pact: Pact, device: int, kind: str, *parts: str) -> str:
    """Return why a device cannot say something."""
    with pytest.raises((Foul, Stale)) as caught:
        step(pact, said(pact, device, kind, *parts))
    return caught.value.code if isinstance(caught.value, Foul) else "stale"


@pytest.mark.usefixtures("small")
def test_lies_about_cards_are_found_out() -> None:
    circle = Circle(table("alien"))
    pact = circle.joints[0].pact
    assert pact.need and pact.need.maker == 0 and pact.turn == -1 and not pact.deals_next
    assert refused(pact, 1, DECK, "0", "") == "order"
    assert refused(pact, 0, DECK, "0", "AAAA") == "deck"
    assert refused(pact, 0, DECK, "1", "AAAA") == "order"
    assert refused(pact, 0, KEY, "0", "0", text_of(b"x" * 32)) == "order"
    assert refused(pact, 0, BARE, text_of(b"x" * 32)) == "order"
    dealt = Cards(table("alien")).joints[0].pact
    assert refused(dealt, dealt.turn, HIDE, "3", "0", "1") == "not-your-turn"
    at = str(dealt.match.cursor)
    assert refused(dealt, 0, CLAIM, at, "planet1:mars", text_of(b"x" * 32)) == "claim"
    assert refused(dealt, 0, CLAIM, at, "planet2:mars", text_of(b"x" * 32)) == "claim"
    assert refused(dealt, 0, CLAIM, "99999", "planet1:mars", text_of(b"x" * 32)) == "claim"


@pytest.mark.usefixtures("small")
def test_a_wrong_key_is_found_out() -> None:
    circle = Circle(table("alien"))
    for _ in range(4):
        pact = circle.joints[0].pact
        assert pact.need and pact.need.maker is not None
        joint = circle.joints[pact.need.maker]
        assert joint.own
        making = making_of(pact.vault, pact.need, pact.table.id, 2)
        entry = uttered(pact, joint.own, DECK, "0", finish(send(making, joint.own.decks)))
        circle.joints = [hear(each, entry) for each in circle.joints]
    pact = circle.joints[0].pact
    assert pact.need and pact.need.keys == {(1, 0)}, "the other tells the key of the first one's planet"
    assert refused(pact, 1, KEY, "0", "0", text_of(b"x" * 32)) == "deck"
    assert refused(pact, 0, KEY, "0", "0", text_of(b"x" * 32)) == "order"
    assert refused(pact, 1, KEY, "0", "5", text_of(b"x" * 32)) == "order"


@pytest.mark.usefixtures("small")
def test_nobody_is_accused_of_a_spoilt_deck_before_that_is_known() -> None:
    """Device 1 puts cards in that are none: what comes to light is no face, and could be anybody's doing."""
    circle = Circle(table("ctheckers"))
    rng = new_rng(1)
    while circle.joints[0].pact.need is None:
        match = circle.joints[0].pact.match
        circle.play(rng.choice(match.game.legal_actions(match.state)).text)
    with pytest.raises(Foul) as caught:
        while (pact := circle.joints[0].pact).need:
            assert pact.need.maker is not None
            joint = circle.joints[pact.need.maker]
            assert joint.own
            making = making_of(pact.vault, pact.need, pact.table.id, 2)
            text = finish(send(making, joint.own.decks))
            if pact.need.maker == 1 and len(making.shuffles) == 1:
                group = making.deck.group
                text = text_of(group.packed([group.residue("none", str(n)) for n in range(making.deck.size)]))
            circle.say(pact.need.maker, DECK, str(pact.need.deck), text)
    assert (caught.value.code, caught.value.author) == ("face", NOBODY)


def test_a_table_at_which_a_secret_lies_already_is_none() -> None:
    match = new_match(find_game("alien"), {}, position(FRAME, cards="cheater;-", planets="mars/venus"))
    entry = table_entry(table("alien")._replace(match=match))
    with pytest.raises(Foul) as caught:
        read_table(entry)
    assert caught.value.code == "no-table"


def test_what_was_played_after_a_win_that_is_claimed_late_is_left_out() -> None:
    """Device 1 has won unseen by a flood of device 0, which has played on before it heard of that."""
    game = find_game("alien")
    match = new_match(game, {}, position(f"{FRAME} d5:~ f5:~", cards="flood;-", planets="mars/neptune"))
    held = match._replace(game=seen_by(game, 0), states=(game.known(match.state, 0),))
    for text in (MOVE, "turn:ring", "card:flood", "flood:c5"):
        held = held.play(held.game.find(held.state, text))
    later = held.play(held.game.legal_actions(held.state)[0]).goto(held.cursor)
    assert conceded(later, 0, ["planet2:neptune"]) == conceded(held, 0, ["planet2:neptune"])


@pytest.mark.usefixtures("small")
def test_undo_past_a_card_is_refused() -> None:
    """A card that came to light for all, one that a seat alone has seen, and one that is being opened."""
    circle = Cards(table("ctheckers"))
    while not circle.joints[0].pact.vault.drawn:
        circle.play_on(1, 1)
    pact = circle.joints[0].pact
    (place, *_) = pact.vault.drawn
    assert 0 < place < pact.match.cursor
    for index in range(pact.match.cursor):
        entry = said(pact, pact.turn, ASK, f"undo:{index}", str(pact.match.cursor))
        if index > place:
            step(pact, entry)
            continue
        with pytest.raises(Foul, match="order"):
            step(pact, entry)


@pytest.mark.usefixtures("small")
def test_no_undo_while_a_seat_looks_through_a_pile() -> None:
    match = new_match(find_game("alien"), {}, position(FRAME, cards="cheater;-", planets="?/?"))
    circle = Cards(table("alien")._replace(match=match))
    turn = circle.joints[0].pact.turn
    for text in (MOVE, "card:cheater"):
        circle.act(text)
    pact = circle.joints[0].pact
    assert pact.need and pact.need.drawing.chosen and pact.turn == turn
    assert refused(pact, turn, ASK, f"undo:{pact.match.cursor - 1}", str(pact.match.cursor)) == "order"
    own = circle.joints[turn].match()
    circle.act(own.game.legal_actions(own.state)[0].text)
    after = circle.joints[0].pact
    for place in range(pact.match.cursor + 1):
        assert refused(after, turn, ASK, f"undo:{place}", str(after.match.cursor)) == "order"
