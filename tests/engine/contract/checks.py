"""What every registered game must keep, as plain functions: pytest runs them, and so does the browser.

Each plays a game at random from a seed and looks at it from one side. Nothing here knows any game.
"""

from __future__ import annotations

import base64
import copy
import pickle
from collections.abc import Callable
from typing import Any

from engine.contract.chance import sample
from engine.contract.game import AnyGame
from engine.contract.rng import Rng, new_rng
from engine.contract.values import CHANCE, TERMINAL, Action, IllegalAction
from engine.registry import GAMES
from engine.session.link import choices, read_link, write_link, write_position_link
from engine.session.match import Match, new_match
from engine.session.narration import result_words, sentence, story, story_of
from engine.session.save import read_save, write_save
from ui.storage.seats import Computer, Here, Note, write_note
from ui.storage.shelf import LINE_LIMIT, Shelf
from ui.storage.store import MemoryStore, SafeStore
from ui.storage.summary import summary

Check = Callable[[AnyGame, dict[str, str], int], None]
SAMPLES = 12
"""At how many places of a game the costly checks look."""


def play_out(game: AnyGame, options: dict[str, str], seed: int) -> Match:
    """Return a whole random game. Fails if it does not end within the game's own limit."""
    key = game.info.id, tuple(options.items()), seed
    if key not in _PLAYED:
        _PLAYED.clear()
        _PLAYED[key] = _play_out(game, options, seed)
    return _PLAYED[key]


_PLAYED: dict[Any, Match] = {}
"""The game played last: the next check looks at the same one."""


def _play_out(game: AnyGame, options: dict[str, str], seed: int) -> Match:
    return play_on(new_match(game, options), seed)


def play_on(match: Match, seed: int) -> Match:
    """Return a match played at random from its start to its end."""
    rng, game = new_rng(seed), match.game
    actions: list[Action] = []
    state = match.state
    states = [state]
    while game.player(state) != TERMINAL:
        action = sample(game, state, rng) if game.player(state) == CHANCE else _any(game, state, rng)
        state = game.apply(state, action)
        actions.append(action)
        states.append(state)
        assert len(actions) <= game.info.ply_limit, "the game is longer than it says it can be"
    return match._replace(log=tuple(actions), states=tuple(states), cursor=len(actions))


def _any(game: AnyGame, state: Any, rng: Rng) -> Action:
    return rng.choice(game.legal_actions(state))


def some(match: Match) -> list[int]:
    """Return some places in the log, the ends among them."""
    last = len(match.log)
    return sorted({round(i * last / SAMPLES) for i in range(SAMPLES + 1)})


def check_nodes(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """Seats, actions, chance and outcomes fit together everywhere."""
    match = play_out(game, options, seed)
    for state in match.states:
        player, actions = game.player(state), game.legal_actions(state)
        outcomes, outcome = game.chance_outcomes(state), game.outcome(state)
        texts = [action.text for action in choices(game, state)]
        assert len(set(texts)) == len(texts), "two actions have one text"
        assert texts == sorted(texts), "actions are not sorted"
        assert (player == TERMINAL) == (outcome is not None)
        assert bool(actions) == (0 <= player < len(match.seats))
        assert bool(outcomes) == (player == CHANCE)
        assert all(weight > 0 for _, weight in outcomes)


def check_paths(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """Every action can be clicked together: its path is unlike all others, and made of known targets."""
    match = play_out(game, options, seed)
    board = game.board(match.options)
    spots = {spot.id for spot in (*board.spots, *board.extras)}
    for state in match.states:
        actions = game.legal_actions(state)
        assert all(action.path for action in actions)
        assert len({action.path for action in actions}) == len(actions), "two actions have one path"
        view = game.view(state, game.player(state)) if actions else None
        for target in {target for action in actions for target in action.path} - spots:
            assert game.label(view, target).strip()


def check_purity(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """States can be hashed and pickled, and nothing that is asked of them changes them."""
    match = play_out(game, options, seed)
    for i in some(match):
        state = match.states[i]
        before = copy.deepcopy(state)
        hash(state)
        for action in choices(game, state):
            game.apply(state, action)
            game.events(state, action)
        game.picture(game.view(state, None))
        game.evaluate(state)
        assert state == before
        assert pickle.loads(pickle.dumps(state)) == state


def check_refusals(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """What is not legal is refused."""
    match = play_out(game, options, seed)
    for i in some(match):
        try:
            game.apply(match.states[i], Action("no such action", ("nowhere",)))
        except IllegalAction:
            continue
        raise AssertionError("an illegal action was carried out")


def check_outcome(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """A game ends with a number in [-1, 1] for each seat, and says why."""
    match = play_out(game, options, seed)
    outcome = match.outcome
    assert outcome
    assert len(outcome.returns) == len(match.seats)
    assert all(-1 <= value <= 1 for value in outcome.returns)
    assert not game.info.zero_sum or abs(sum(outcome.returns)) < 1e-9
    assert outcome.reason.code
    assert outcome.reason in game.reasons, "it ends in a way that it does not name"
    words = result_words(outcome, match.seats, game.words)
    assert words.strip() and "{" not in words


def check_reasons(game: AnyGame, options: dict[str, str], _seed: int) -> None:
    """Every way to end has words of its own, and a clause of the game's own if its clauses are numbered."""
    seats = game.seats(options)
    assert len({reason.code for reason in game.reasons}) == len(game.reasons)
    for reason in game.reasons:
        words = game.words.end(reason.code, seats[0], seats[-1])
        assert words.strip().endswith((".", "!")), f"{reason.code} is not told in a sentence"
        letters = {clause[0] for clause in reason.clause.split(", ") if clause}
        assert letters == set(game.info.clauses), f"{reason.code} cites {reason.clause!r}"


def check_stories(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """Every action tells something, to each seat and to those who sit nowhere."""
    match = play_out(game, options, seed)
    readers = (None, *range(len(match.seats))) if game.info.hidden else (None,)
    for i, action in enumerate(match.log):
        assert all(story_of(match, i, reader).strip() for reader in readers), f"{action.text} tells nothing"
    for i in some(match):
        for action in choices(game, match.states[i]):
            for reader in readers:
                assert story(game.events(match.states[i], action, reader), game.words).strip(), action.text
                assert game.written(game.view(match.states[i], reader), action).strip()


def check_names(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """What people read for an action is like no other's, and they can type it."""
    match = play_out(game, options, seed)
    for state in (match.states[i] for i in some(match)):
        actions = game.legal_actions(state)
        view = game.view(state, game.player(state)) if actions else None
        names = {game.written(view, action): action for action in actions}
        assert len(names) == len(actions), "two actions are written alike"
        for name, action in names.items():
            assert name == action.text or game.parse_move(state, name) == (action,), f"{name} cannot be typed"


def check_secrets(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """Actions that a reader cannot tell apart tell that reader the same, and so do states, until the end."""
    match = play_out(game, options, seed)
    rng = new_rng(seed)
    for reader in (None, *range(len(match.seats))) if game.info.hidden else ():
        for state, done in zip(match.states, match.log, strict=False):
            if game.redact((done,), reader) == (done,):
                _tells_alike(game, state, done, reader, game.determinize(game.view(state, reader), rng))
                continue
            alike = [
                a for a in choices(game, state) if game.redact((a,), reader) == game.redact((done,), reader)
            ]
            assert len({game.events(state, action, reader) for action in alike}) == 1, f"{done.text} leaks"


def _tells_alike(game: AnyGame, state: Any, action: Action, reader: int | None, other: Any) -> None:
    """An action tells the same in another state that the view allows, unless the game ends there."""
    if action not in choices(game, other):
        return
    if TERMINAL not in (game.player(game.apply(state, action)), game.player(game.apply(other, action))):
        told = game.events(state, action, reader)
        assert game.events(other, action, reader) == told, f"{action.text} tells {reader} a secret: {told}"


def check_evaluation(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """The evaluation is in [-1, 1] for each seat, and is the outcome at the end."""
    match = play_out(game, options, seed)
    for i in some(match):
        values = game.evaluate(match.states[i])
        assert len(values) == len(match.seats)
        assert all(-1 <= value <= 1 for value in values)
    assert match.outcome and game.evaluate(match.state) == match.outcome.returns


def check_saves(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """A save holds the whole game; so does a link, of a game that hides nothing."""
    match = play_out(game, options, seed)
    for i in some(match):
        place = match.goto(i)
        assert read_save(write_save(place, "someone")).match == place
        if not game.info.hidden:
            assert read_link(write_link(place)).match.states[-1] == place.state


def check_files(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """A game goes out as a file and comes in elsewhere, and its entry tells only what everybody may know."""
    match = play_out(game, options, seed)
    count = len(match.seats)
    note = write_note(Note((Here("Ann"), *[Computer("level1")] * (count - 1))))
    for i in some(match)[::4]:
        place = match.goto(i)
        here, there = (Shelf(SafeStore(MemoryStore()), lambda: 0.0, lambda: "id") for _ in range(2))
        told = summary(place, match.seats)
        key = here.create("Ann's game", game.info.id, write_save(place, note), *told).id
        file = here.export(key)
        came = there.import_(file.text, file.file_name)
        assert there.export(came) == file
        assert there.load(came).match == place
        entry = there.entry(came)
        assert entry.position == game.position(game.view(place.state, None))[:LINE_LIMIT]
        assert entry.over == (place.outcome is not None)
        assert entry.status.strip() and (entry.over or entry.status == told[0])


def check_positions(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """A position text is read as what it was written from, and so is a link to a position."""
    match = play_out(game, options, seed)
    for i in some(match):
        text = game.position(game.view(match.states[i], None))
        again = game.parse(text, match.options)
        assert game.position(game.view(again, None)) == text
        shared = read_link(write_position_link(match.goto(i))).match
        assert game.position(game.view(shared.state, None)) == text


def check_pictures(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """Pictures, events and reasons can be shown: they name spots that the board has, and say something."""
    match = play_out(game, options, seed)
    board = game.board(match.options)
    spots = {spot.id for spot in board.spots}
    assert len(spots) == len(board.spots)
    places = spots | {spot.id for spot in board.extras}
    assert len(board.facing) == len(match.seats)
    for i in some(match):
        view = game.view(match.states[i], None)
        picture = game.picture(view)
        assert picture.prompt.strip()
        assert {piece.spot for piece in picture.pieces} <= spots
        assert {ground.spot for ground in picture.grounds} <= spots
        for spot in spots:
            why = game.why_not(view, spot)
            shown = {*why.show, *(mark.spot for mark in why.marks)} if why else set()
            assert why is None or (why.words.strip() and shown <= spots)
        for picked in {action.path[:1] for action in game.legal_actions(match.states[i])} - {()}:
            there = [why for spot in spots if (why := game.why_not_there(view, picked, spot))]
            assert all(why.words.strip() and set(why.show) <= places for why in there)
        for action in choices(game, match.states[i]):
            events = game.events(match.states[i], action)
            assert all(sentence(event, game.words).strip() for event in events)


def check_views(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """A state that a seat's view allows looks the same to that seat in every respect."""
    match = play_out(game, options, seed)
    rng = new_rng(seed)
    for i in some(match):
        state = match.states[i]
        for seat in (None, *range(len(match.seats))):
            view = game.view(state, seat)
            other = game.determinize(view, rng)
            assert game.view(other, seat) == view
            assert game.player(other) == game.player(state)
            assert game.picture(game.view(other, seat)) == game.picture(view)
            if game.player(state) == seat:
                assert game.legal_actions(other) == game.legal_actions(state)
            assert pickle.loads(base64.b64decode(base64.b64encode(pickle.dumps(view)))) == view


def check_devices(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """What a seat knows goes on by itself, by what the seat may read, and answers what its seat may ask."""
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
        assert game.known(state, seat) == state
        assert game.heard(state, action.text, seat) == action
        assert game.follow(state, action, seat) == match.states[i + 1]


def check_device(match: Match, seat: int | None) -> None:
    """The same for one seat (None: for all to see) and any whole game."""
    game, held = match.game, match.game.known(match.states[0], seat)
    for i, (state, action) in enumerate(zip(match.states, match.log, strict=False)):
        (told,) = game.redact((action,), seat)
        assert game.heard(held, told.text, seat) == told
        after = match.states[i + 1]
        if i in some(match):
            _answers(game, held, state, seat)
        if game.player(after) == TERMINAL:
            _ends(game, held, told, seat, after)
        else:
            assert game.events(held, told, seat) == game.events(state, action, seat)
            held = game.follow(held, told, seat)
            assert held == game.known(after, seat), f"{told.text} leads {seat} astray"


def _answers(game: AnyGame, held: Any, state: Any, seat: int | None) -> None:
    """A device answers like the table itself, whatever its seat may ask."""
    assert game.known(held, seat) == held
    view = game.view(held, seat)
    assert view == game.view(state, seat)
    assert game.player(held) == game.player(state)
    assert game.outcome(held) == game.outcome(state)
    if game.player(held) in (seat, CHANCE):
        assert game.legal_actions(held) == game.legal_actions(state)
    possible = {told.text for a in choices(game, state) for told in game.redact((a,), seat)}
    assert possible <= {told.text for a in choices(game, held) for told in game.redact((a,), seat)}


def _ends(game: AnyGame, before: Any, told: Action, seat: int | None, after: Any) -> None:
    """The end is known at once, or when who knows has claimed it; then all can be seen that is known."""
    outcome, held = game.outcome(after), game.follow(before, told, seat)
    assert outcome
    winners = [who for who, result in enumerate(outcome.returns) if result > 0]
    claims = [claim for who in winners if (claim := game.claim(game.known(after, who), who))]
    if claims and winners != [seat]:
        held = game.conceded(before, told, seat, claims[0])
    else:
        assert held == game.known(after, seat)
    assert game.outcome(held) == outcome
    view = game.view(held, seat)
    assert game.picture(view).prompt.strip() and game.position(view).strip()


def check_decks(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """All devices say alike which card of which deck decides, and a log is one that decks can bring."""
    match = play_out(game, options, seed)
    assert game.apart(match.states[0])
    seats = (None, *range(len(match.seats))) if game.info.hidden else ()
    decks: dict[str, _Deck] = {}
    for state, action in zip(match.states, match.log, strict=False):
        drawing = game.drawing(state)
        held = [game.known(state, seat) for seat in seats]
        assert all(game.drawing(each) == drawing for each in held)
        if drawing is None:
            _is_open(game, state, action, held)
            continue
        assert drawing.chosen == (game.player(state) != CHANCE)
        assert list(drawing.faces) == sorted(drawing.faces)
        readers = {seat for seat in seats if game.redact((action,), seat) == (action,)}
        face = drawing.face(action.text)
        assert readers == ({drawing.knower} if face and drawing.knower is not None else set(seats))
        if face:
            decks.setdefault(drawing.deck, _Deck(drawing.faces)).name(drawing.card, face)


def _is_open(game: AnyGame, state: Any, action: Action, held: list[Any]) -> None:
    """Where no deck decides, everybody can read what is done, and chance weighs alike on all devices."""
    assert all(game.redact((action,), seat) == (action,) for seat in (None, 0, 1))
    if game.player(state) == CHANCE:
        assert all(game.chance_outcomes(each) == game.chance_outcomes(state) for each in held)


class _Deck:
    """A deck as a log tells of it."""

    def __init__(self, faces: tuple[str, ...]) -> None:
        self.left, self.named = list(faces), dict[str, str]()

    def name(self, card: str, face: str) -> None:
        """A card is the same for ever, and there are only those that were shuffled."""
        if card not in self.named:
            self.left.remove(face)
        assert self.named.setdefault(card, face) == face, "a card has changed"


def check_repeatable(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """The same seed plays the same game."""
    assert _play_out(game, options, seed).log == play_out(game, options, seed).log


CHECKS: tuple[Check, ...] = (
    check_nodes,
    check_paths,
    check_purity,
    check_refusals,
    check_outcome,
    check_reasons,
    check_stories,
    check_names,
    check_secrets,
    check_evaluation,
    check_saves,
    check_files,
    check_positions,
    check_pictures,
    check_views,
    check_devices,
    check_decks,
    check_repeatable,
)


def run_all(seeds: range) -> list[str]:
    """Run every check on every game, all its options and these seeds; return what ran, one line each."""
    ran = []
    for game in GAMES.values():
        for options in game.all_options():
            for seed in seeds:
                for check in CHECKS:
                    check(game, options, seed)
                    ran.append(f"{game.info.id} {options} {seed} {check.__name__}")
    return ran
