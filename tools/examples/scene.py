"""A block played by the engine: the position, the reader's actions, and their consequences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engine.contract.events import Event, Exploded, Moved
from engine.contract.game import AnyGame
from engine.contract.picture import Picture, without_odds
from engine.contract.values import (
    CHANCE,
    RESIGN,
    TERMINAL,
    Action,
    AnyState,
    BadOption,
    BadPosition,
    IllegalAction,
    cited,
)
from engine.session.narration import announcement, result_words
from tools.examples.blocks import Block
from ui.board.geometry import Geometry


class Step(NamedTuple):
    """A step of the consequences: its announcement, moves, explosions, and the picture after it."""

    told: str
    moves: tuple[tuple[str, ...], ...]
    blasts: tuple[str, ...]
    picture: Picture


class Scene(NamedTuple):
    """The position that a block shows, and the consequences of each requested move."""

    block: Block
    game: AnyGame
    state: AnyState
    seat: int
    """The reader's seat."""
    seats: tuple[str, ...]
    geometry: Geometry
    picture: Picture
    actions: tuple[Action, ...]
    """The reader's actions, without resignation."""
    ways: dict[str, tuple[Step, ...]]
    """Consequences, by the text of the action."""

    @property
    def view(self) -> AnyState:
        """The reader's view."""
        return self.game.view(self.state, self.seat)


def scene_of(block: Block, game: AnyGame) -> Scene:
    """Return a block's scene. Raises Problem if the block cannot be played."""
    try:
        options = game.settle_at(block.position, block.options)
        state = game.start(options, block.position)
    except (BadOption, BadPosition) as fault:
        raise block.wrong(str(fault)) from None
    for text in block.first:
        state = game.apply(state, _found(block, game, state, text))
    seat = game.player(state)
    if seat in (CHANCE, TERMINAL):
        raise block.wrong("it is nobody's turn; a line 'first: …' may say what comes before")
    picture = _picture(game, state, seat)
    board = game.board(options)
    scene = Scene(
        block,
        game,
        state,
        seat,
        game.seats(options),
        Geometry(board, (picture.orientations or board.orientations)[seat]),
        picture,
        tuple(action for action in game.legal_actions(state) if action.text != RESIGN),
        {},
    )
    return scene._replace(ways={text: tuple(_steps(scene, text)) for text in block.move})


def _found(block: Block, game: AnyGame, state: AnyState, text: str) -> Action:
    try:
        return game.find(state, text)
    except IllegalAction:
        possible = game.legal_actions(state) or tuple(action for action, _ in game.chance_outcomes(state))
        named = ", ".join(action.text for action in possible[:12])
        raise block.wrong(f"{text!r} is not possible there; legal actions: {named or 'none'}") from None


def _steps(scene: Scene, text: str) -> Iterator[Step]:
    block, game, seat, state = scene.block, scene.game, scene.seat, scene.state
    for each in (text, *block.then):
        action = _found(block, game, state, each)
        events = game.events(state, action, seat)
        state = game.apply(state, action)
        told = " ".join([announcement(events, game.words), *_end(scene, state)]).strip()
        yield Step(told, tuple(_moves(events)), tuple(_blasts(events)), _picture(game, state, seat))


def _end(scene: Scene, state: AnyState) -> list[str]:
    """Return the result and its explanation, if the game has ended."""
    outcome = scene.game.outcome(state)
    if not outcome:
        return []
    told = cited(result_words(outcome, scene.seats, scene.game.words), outcome.reason.clause)
    return [told, scene.game.explain_end(state)]


def _moves(events: Iterable[Event]) -> Iterator[tuple[str, ...]]:
    return (event.path for event in events if isinstance(event, Moved))


def _blasts(events: Iterable[Event]) -> Iterator[str]:
    return (event.spot for event in events if isinstance(event, Exploded))


def _picture(game: AnyGame, state: AnyState, seat: int) -> Picture:
    return without_odds(game.picture(game.view(state, seat)))
