"""The course of a game, followed entry by entry: every entry is checked against all before it.

The players' code decides the same things in `engine.remote`; nothing of it is used here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.contract.steps import Steps
from engine.contract.values import CHANCE, RESIGN, TERMINAL, Action, AnyState, IllegalAction
from engine.remote.crypto.hashing import SIZE, bytes_of, digest, text_of
from engine.verifying.proofs import UNREAD, Cards, Fault, Need, draw, opening_before
from engine.verifying.transcript import NOBODY, Entry, Order, Refused, Table, Wrong, public_key

PAIR = (0, 1)
"""The devices of a game of two."""
PARTS_PLAYED = ("do", "hide", "open", "deck", "key", "claim", "bare")
"""Kinds of entry that show that a device has not abandoned the game."""
REQUESTS, JOINS = 100, 100
"""Maximum numbers of requests, and of joins, between two actions."""


class Person(NamedTuple):
    """The player at a device."""

    name: str
    key: bytes
    head: bytes
    """The head of the current chain."""
    last: bytes
    """The opening published last; at first the head."""
    commitment: str
    """The commitment to the deck secret; "" if the game needs none."""
    joined: int
    """Place of the last JOIN entry."""


class Request(NamedTuple):
    """An open request."""

    what: str
    at: int
    agreed: frozenset[int]
    places: tuple[int, ...]
    """Places of the entries that opened it and agreed to it."""


class Course:
    """The game that the entries make; `steps` follows them."""

    def __init__(self, table: Table, order: Order, entries: Sequence[Entry]) -> None:
        self.table = table
        self.order = order
        self.entries = entries
        self.game = table.game
        self.hidden = table.game.info.hidden
        self.owners = table.owners
        self.lots = table.lots
        self.people: list[Person | None] = [None] * table.devices
        self.log: list[str] = []
        self.states: list[AnyState] = [self.game.partial_state(table.start, None)]
        self.agreed = ""
        """The end that the players agreed on, as in saves: "draw", "resign 1", "time 1", "abandon 1"."""
        self.abandoned: list[tuple[int, int]] = []
        """The devices that have abandoned the game, as the others say, with the number of actions before."""
        self.changed: tuple[int, ...] = ()
        """Places of the entries that last changed the position."""
        self.deals = 0
        self.opened: dict[int, bytes] = {}
        self.opens: list[int] = []
        """Places of these openings."""
        self.request: Request | None = None
        self.requests = self.joins = 0
        self.cards = Cards(table.id, table.devices)
        for plan in self.game.coming_decks(table.start) if self.hidden and table.protocol > 1 else ():
            self.cards.begin(plan.deck, plan.faces, 0)
        self.secrets: dict[int, bytes] = {}
        self.claims: list[str] = []
        self.counts: Counter[str] = Counter()
        """The number of valid proofs of each kind."""
        self.first_values: list[bytes] = []
        """The heads and openings of the first deal, once all are there."""
        self.outcome_lines: list[str] = []
        """The outcomes of chance, with the openings from which they follow."""
        self.face_up: tuple[str, ...] = ()
        """The log with all cards, once all secrets are opened."""
        self.steps_of = {
            "do": self._do,
            "hide": self._hide,
            "open": self._open,
            "ask": self._ask,
            "yes": self._answer,
            "no": self._answer,
            "resign": self._give_up,
            "late": self._give_up,
            "key": self._key,
            "claim": self._claim,
            "bare": self._bare,
        }

    def steps(self) -> Steps[None]:
        """Follow all entries after the table. Raises `Wrong` at the first invalid entry."""
        for entry in self.entries[1:]:
            try:
                yield from self._follow(entry)
            except Fault as fault:
                raise Wrong(fault.code, str(fault), entry.author, entry.place) from fault
            except (Refused, IllegalAction) as fault:
                own = self.table.protocol > 1 and self.order.had_heard_all(entry)
                code = "order" if isinstance(fault, Refused) else "not-legal"
                raise Wrong(code, str(fault), entry.author if own else NOBODY, entry.place) from fault
            yield entry.place / len(self.entries)

    def _follow(self, entry: Entry) -> Steps[None]:
        if entry.kind == "table" or (entry.kind != "join" and self.people[entry.author] is None):
            raise Refused("its author has not joined, or the table is set already")
        if entry.kind == "join":
            self._join(entry)
        elif entry.kind == "deck":
            yield from self._deck(entry)
        else:
            self.steps_of[entry.kind](entry)
        if self.request and self.request.what == f"abandoned:{entry.author}" and entry.kind in PARTS_PLAYED:
            self.request = None

    # --- the position --------------------------------------------------------------------------------------

    @property
    def state(self) -> AnyState:
        """The position, as everybody may know it."""
        return self.states[-1]

    @property
    def player(self) -> int:
        """The seat to decide, `CHANCE` or `TERMINAL`."""
        return TERMINAL if self.agreed else self.game.player(self.state)

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self.player == TERMINAL

    @property
    def complete(self) -> bool:
        """True if everybody has joined."""
        return None not in self.people

    @property
    def need(self) -> Need | None:
        """The needs of the next card; None if no card is drawn now."""
        if not self.hidden or self.lots or self.over:
            return None
        draw_ = self.game.deck_draw(self.state)
        return self.cards.need(draw_, self.owners) if draw_ else None

    @property
    def deal_due(self) -> bool:
        """True if all devices must open a chain: for the four words, the seat draw, or a chance outcome."""
        drawn = self.first or self.lots or (self.player == CHANCE and self.need is None)
        return self.complete and drawn

    @property
    def first(self) -> bool:
        """True until all have opened the first deal, which decides nothing but the words to compare.

        People may play meanwhile.
        """
        return self.table.protocol > 1 and self.deals == 0 and not self.over

    @property
    def turn(self) -> int:
        """The device to move; `NOBODY` if none is."""
        need = self.need
        waits = self.player in (CHANCE, TERMINAL) or self.lots or (need is not None and not need.met)
        return NOBODY if waits else self.owners[self.player]

    def _play(self, text: str, entry: Entry) -> None:
        """Play an action or an outcome."""
        action = self.game.find_redacted(self.state, text, None) if self.hidden else None
        action = action or self.game.find(self.state, text)
        self.states.append(self.game.follow(self.state, action, None))
        self.log.append(text)
        self.request, self.requests, self.joins, self.changed = None, 0, 0, (entry.place,)

    def _draw_cards(self, entry: Entry) -> None:
        """Draw all cards whose keys are published."""
        while self.player == CHANCE and (need := self.need) and need.met:
            if not need.cards:
                raise Refused("the deck has no card left")
            deck = self.cards.decks[need.deck]
            face = UNREAD if need.draw.knower is not None else deck.face(need.cards[0])
            self.cards.name(need, need.cards[0], len(self.log))
            self._play(f"{need.draw.lead}{face}", entry)
            self.counts["opened" if face != UNREAD else "hidden"] += 1

    def _rewind(self, place: int, entry: Entry) -> None:
        """Take back all actions from a place of the log on."""
        del self.log[place:]
        del self.states[place + 1 :]
        self.agreed, self.changed = "", (entry.place,)
        self.abandoned = [(device, at) for device, at in self.abandoned if at < place]
        self.cards.rewind(place)

    def _check_current(self, entry: Entry, at: int) -> None:
        """Check that an entry is about the current position, and that its author knows it."""
        if at != len(self.log):
            raise Refused("the game stands at another place")
        self._check_heard(entry, self.changed)

    def _check_heard(self, entry: Entry, places: Iterable[int]) -> None:
        """Check that the author of an entry had heard the entries on which it rests."""
        if self.table.protocol > 1 and not all(self.order.had_heard(entry, place) for place in places):
            raise Refused("its author had not heard what it rests on")

    # --- joining and chance --------------------------------------------------------------------------------

    def _join(self, entry: Entry) -> None:
        name, head_text, *keys = entry.parts
        key, commitment = (public_key(entry), keys[1]) if self.table.protocol > 1 else (b"", "")
        head = _bytes(head_text)
        before = self.people[entry.author]
        if self.table.protocol > 1 and self.hidden != bool(commitment):
            raise Fault("order", "its deck commitment is missing or unexpected")
        if commitment:
            _bytes(commitment)
        if before:
            self._check_rejoin(before, (name, key, commitment))
        self.people[entry.author] = Person(name, key, head, head, commitment, entry.place)

    def _check_rejoin(self, before: Person, now: tuple[str, bytes, str]) -> None:
        if self.table.protocol == 1 or (before.name, before.key, before.commitment) != now:
            raise Fault("signature", "its device joins again as another one")
        if self.opened or self.deal_due or self.over:
            raise Refused("nobody joins again while an outcome is due, or after the end")
        self.joins += 1
        if self.joins > JOINS:
            raise Refused("its device joins again too often")

    def _open(self, entry: Entry) -> None:
        person, opening = self.people[entry.author], _bytes(entry.parts[1])
        assert person, "only devices that have joined come here"
        if not self.deal_due or entry.integer() != self.deals or entry.author in self.opened:
            raise Refused("no opening of this device is due")
        changed = () if self.first else self.changed
        self._check_heard(entry, (*changed, *(each.joined for each in self.people if each)))
        if opening_before(opening) != person.last:
            raise Fault("chance", "its opening does not fit what its device has committed to")
        self.people[entry.author] = person._replace(last=opening)
        self.opened[entry.author] = opening
        self.opens.append(entry.place)
        self.counts["openings"] += 1
        if len(self.opened) == self.table.devices:
            self._deal(entry)

    def _deal(self, entry: Entry) -> None:
        """Play the outcome of all openings."""
        openings = [self.opened[device] for device in range(self.table.devices)]
        first, label = self.first, f"{self.table.id} {self.deals}"
        if self.table.protocol > 1:
            label = digest(
                "deal", self.table.id, str(self.deals), *(each.head for each in self.people if each)
            ).hex()
        places, self.opens, self.opened = tuple(self.opens), [], {}
        self.deals += 1
        if first:
            self.first_values = [*(each.head for each in self.people if each), *openings]
            return
        self.counts["outcomes"] += 1
        shown = " ".join(map(text_of, openings))
        if self.lots:
            by = draw(label, openings, [1.0] * len(self.owners))
            self.owners, self.lots, self.changed = (*self.owners[by:], *self.owners[:by]), False, places
            self.outcome_lines.append(f"the seats: {by} further, from {shown}")
        else:
            outcomes = self.game.chance_outcomes(self.state)
            self._play(outcomes[draw(label, openings, [each for _, each in outcomes])][0].text, entry)
            self.outcome_lines.append(f"action {len(self.log)}: {self.log[-1]}, from {shown}")
        self.changed = places
        self._draw_cards(entry)

    # --- moves and requests --------------------------------------------------------------------------------

    def _do(self, entry: Entry) -> None:
        text = entry.parts[1]
        entry.integer(2)  # raises unless the part is a number
        self._check_current(entry, entry.integer())
        need = self.need
        if self.turn != entry.author or (need and text == f"{need.draw.lead}{UNREAD}"):
            raise Refused("it was not its author's turn, or the action needs a card")
        self._play(text, entry)
        self._draw_cards(entry)

    def _ask(self, entry: Entry) -> None:
        what, at = entry.parts[0], entry.integer(1)
        self._check_current(entry, at)
        self._check_request(entry.author, what)
        if self.request and self.request.what == what:
            if entry.author in self.request.agreed:
                raise Refused("its author has asked for this already")
            self._agree(entry)
            return
        self.requests += 1
        if self.requests > REQUESTS:
            raise Refused("there are too many requests")
        self.request = Request(what, at, frozenset({entry.author}), (entry.place,))
        if not what.startswith("abandoned") or self.table.devices > len(PAIR):
            self._carry_out(entry)

    def _check_request(self, author: int, what: str) -> None:
        """Check that this may be asked for now."""
        word, _, place = what.partition(":")
        if place and not (place.isascii() and place.isdigit() and len(place) < 7):
            raise Refused("this cannot be asked for")
        fits = {
            "undo": place != "" and self._may_undo(int(place or 0)),
            "draw": place == "" and not self.over,
            "again": place == "" and self.over,
            "abandoned": place != "" and not self.over and int(place or 0) in self._awaited() - {author},
        }
        if not fits.get(word, False):
            raise Refused("this cannot be asked for now")

    def _may_undo(self, place: int) -> bool:
        """Return True if an undo takes back nothing that a player has learnt since."""
        if place >= len(self.log) or self.over:
            return False
        if self.table.protocol == 1:
            return True
        need = self.need
        later = self.states[place : len(self.log)]
        learnt = any(
            self.game.player(state) == CHANCE or (self.hidden and self.game.deck_draw(state))
            for state in later
        )
        shuffled = any(deck.born > place for deck in self.cards.decks)
        return not (learnt or shuffled or self.opened or (need and need.made))

    def _awaited(self) -> set[int]:
        """Return the devices without which the game does not go on."""
        everybody = set(range(self.table.devices))
        missing = {device for device in everybody if self.people[device] is None}
        opening = everybody - set(self.opened) if self.deal_due else set()
        need = self.need
        found = missing | opening | {self.turn} - {NOBODY}
        if need and not need.made:
            found |= {self.cards.maker(need.deck)}
        return found | ({device for device, _ in need.keys} if need else set())

    def _answer(self, entry: Entry) -> None:
        what, at = entry.parts[0], entry.integer(1)
        request = self.request
        if request is None or (request.what, request.at) != (what, at):
            raise Refused("nobody has asked for this")
        self._check_heard(entry, request.places[:1])
        if entry.kind == "no":
            self.request = None
            return
        if what == f"abandoned:{entry.author}":
            raise Refused("its author has no say in this")
        alone = what.startswith("abandoned") and self.table.devices == len(PAIR)
        if entry.author in request.agreed and not alone:
            raise Refused("its author has agreed already")
        self._check_request(NOBODY, what)
        self._agree(entry)

    def _agree(self, entry: Entry) -> None:
        assert self.request, "only called with an open request"
        agreed, places = self.request.agreed | {entry.author}, (*self.request.places, entry.place)
        self.request = self.request._replace(agreed=agreed, places=places)
        self._carry_out(entry)

    def _carry_out(self, entry: Entry) -> None:
        """Carry out the request once all devices that must agree have done so."""
        request = self.request
        assert request, "only called with an open request"
        word, _, place = request.what.partition(":")
        needed = set(range(self.table.devices)) - ({int(place)} if word == "abandoned" else set())
        if not needed <= request.agreed:
            return
        self.request = None
        if word == "undo":
            self._rewind(int(place), entry)
            self.changed = request.places
        elif word == "draw":
            self.agreed = "draw"
        elif word == "abandoned":
            self._abandon(int(place), entry)

    def _abandon(self, device: int, entry: Entry) -> None:
        """End the game for the seats of a device; where others play on, by the action of resigning."""
        seats = [seat for seat, owner in enumerate(self.owners) if owner == device]
        several = self.game.info.resigning and len(self.owners) > len(PAIR)
        if several and any(self._resign_by_action(seat, entry) for seat in seats):
            self.abandoned.append((device, len(self.log) - 1))
        else:
            self.agreed = f"abandon {seats[0]}"
            self.abandoned.append((device, len(self.log)))

    def _give_up(self, entry: Entry) -> None:
        seat, at = entry.integer(), entry.integer(1)
        if self.over or at > len(self.log):
            raise Refused("the game is over, or does not stand there yet")
        if seat >= len(self.owners) or self.owners[seat] != entry.author:
            raise Refused("its author does not own this seat")
        late, resigning = entry.kind == "late", self.game.info.resigning
        if self.table.protocol > 1:
            if late and not self.table.clocks:
                raise Refused("this table has no clocks")
            if not late and (resigning or len(self.owners) > 2):
                raise Refused("in this game, players resign by an action in their turn")
        if not (late and resigning and self._resign_by_action(seat, entry)):
            self.agreed, self.request = f"{'time' if late else 'resign'} {seat}", None

    def _resign_by_action(self, seat: int, entry: Entry) -> bool:
        """Play the action of resigning at the beginning of a seat's turn; return False if it has no turn."""
        for at in range(len(self.log), -1, -1):
            if self.game.player(self.states[at]) != seat:
                return False
            if any(each.text == RESIGN for each in self.game.legal_actions(self.states[at])):
                self._rewind(at, entry)
                self._play(RESIGN, entry)
                return True
        return False

    # --- cards ---------------------------------------------------------------------------------------------

    def _deck(self, entry: Entry) -> Steps[None]:
        number, decks, need = entry.integer(), self.cards.decks, self.need
        if need and number == need.deck == len(decks):
            self.cards.begin(need.draw.deck, need.draw.faces, len(self.log))
        if not self.complete or self.over or number >= len(decks):
            raise Refused("no such deck is due")
        if decks[number].maker != entry.author:
            raise Refused("it is not its device's turn with this deck")
        locks = len(decks[number].texts) >= self.table.devices
        yield from decks[number].add(entry.parts[1])
        self.counts["locks" if locks else "shuffles"] += 1

    def _key(self, entry: Entry) -> None:
        number, card, need = entry.integer(), entry.integer(1), self.need
        if need is None or number != need.deck or (entry.author, card) not in need.keys:
            raise Refused("this key is not due")
        self.cards.decks[number].add_key(entry.author, card, entry.parts[2])
        self.counts["keys"] += 1
        self._draw_cards(entry)

    def _hide(self, entry: Entry) -> None:
        card, need = entry.integer(2), self.need
        entry.integer(1)  # raises unless the part is a number
        self._check_current(entry, entry.integer())
        if self.turn != entry.author or need is None or not need.draw.chosen or card not in need.cards:
            raise Refused("it was not its author's turn, or there is no such card")
        self.cards.name(need, card, len(self.log))
        self._play(f"{need.draw.lead}{UNREAD}", entry)
        self.counts["hidden"] += 1
        self._draw_cards(entry)

    def _claim(self, entry: Entry) -> None:
        at, text = entry.integer(), entry.parts[1]
        if self.agreed or (self.over and entry.author in self.secrets):
            raise Refused("the game is over")
        if not 0 < at <= len(self.log) or text in self.claims:
            raise Refused("nobody can have won there")
        if not self.cards.shows(self.owners, entry.author, text, entry.parts[2]):
            raise Fault("claim", "its author has no such card")
        self._rewind(at, entry)
        self.claims.append(text)
        self.states[-1] = self.game.apply_claims(
            self.states[-2], Action(self.log[-1]), None, *map(Action, self.claims)
        )
        self.request = None
        self.counts["claims"] += 1

    def _bare(self, entry: Entry) -> None:
        person = self.people[entry.author]
        assert person, "only devices that have joined come here"
        if entry.author in self.secrets:
            raise Refused("its secret is known already")
        secret = _bytes(entry.parts[0])
        bound = digest("deck secret", self.table.id, str(entry.author), secret)
        if self.table.protocol > 1 and bound != _bytes(person.commitment):
            raise Fault("secret", "its secret is not the one to which it has committed")
        self.secrets[entry.author] = secret
        self.counts["secrets"] += 1


def _bytes(text: str) -> bytes:
    """Return the 32 bytes of a text. Raises `Fault`."""
    try:
        return bytes_of(text, SIZE)
    except ValueError as fault:
        raise Fault("order", "it holds a malformed value") from fault
