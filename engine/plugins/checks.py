"""Checks that a plugin game must pass before it is shown: the basics of the contract, in a moment.

Authors run the whole contract: `tests/engine/contract/checks/`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.contract.game import AnyGame, Game
from engine.contract.rng import new_rng
from engine.contract.values import CHANCE, Info
from engine.plugins.refusals import say
from engine.registry import INFOS
from engine.session.link import choices, read_link, write_link
from engine.session.match import new_match
from engine.session.narration import describe_action
from engine.session.save import read_save, write_save

ID = re.compile(r"[a-z][a-z0-9-]{1,39}")
"""Pattern of an id: it becomes part of links and file names."""
LAST_VERSION = 255
"""Highest rules version that a link can carry."""
FAULTS = BaseException
"""Exceptions that a plugin may raise, by mistake or on purpose."""
Check = Callable[[AnyGame], None]


class Unfit(ValueError):
    """Raised for a game that cannot be accepted; the message says why, for people."""


def named(fault: BaseException) -> str:
    """Return an exception as one line."""
    return ": ".join([type(fault).__name__, *str(fault).strip().splitlines()[-1:]])


def check_described(game: object) -> None:
    """Check that the object is a game with complete information. Raises `Unfit`."""
    if not isinstance(game, Game):
        raise Unfit(say.no_game(type(game).__name__))
    info = getattr(game, "info", None)
    if not isinstance(info, Info):
        raise Unfit(say.no_info)
    _demand(isinstance(info.id, str) and ID.fullmatch(info.id), say.no_id(info.id))
    _demand(info.id not in INFOS, say.id_taken(info.id))
    for name in ("title", "designer", "tagline"):
        _demand(str(getattr(info, name)).strip(), say.lacks(name))
    _demand(1 <= info.rules_version <= LAST_VERSION, say.not_within("rules_version", 1, LAST_VERSION))
    _demand(info.ply_limit >= 1, say.lacks("ply_limit"))
    letters = {other.clauses for other in INFOS.values()} - {""}
    _demand(info.clauses not in letters, say.letter_taken(info.clauses))


def check_game(game: AnyGame) -> None:
    """Check that the game starts, can be drawn, moves, and survives saves and links. Raises `Unfit`.

    The game must be in the registry already: saves and links are read through it.
    """
    for check, failing in CHECKS:
        try:
            check(game)
        except (Unfit, KeyboardInterrupt):
            raise
        except FAULTS as fault:
            raise Unfit(failing(named(fault))) from fault


def check_start(game: AnyGame) -> None:
    """Check that a seat or chance has a decision at the start."""
    match = new_match(game)
    hash(match.state)
    player = match.player
    _demand(player == CHANCE or player in range(len(match.seats)), say.nobody(player))
    found = choices(game, match.state)
    _demand(found, say.no_choice)
    _demand(list(found) == sorted(found), say.unsorted)
    _demand(len({action.text for action in found}) == len(found), say.duplicate_text)
    _demand(player == CHANCE or all(action.path for action in found), say.no_path)
    values = game.evaluate(match.state)
    fair = len(values) == len(match.seats) and all(-1 <= value <= 1 for value in values)
    _demand(fair, say.bad_guess)


def check_reasons(game: AnyGame) -> None:
    """Check that the game can end, by clauses of its own."""
    _demand(game.reasons, say.no_endings)
    letters = {clause[0] for reason in game.reasons for clause in reason.clause.split(", ") if clause}
    _demand(letters <= {game.info.clauses}, say.foreign_clause)


def check_pictures(game: AnyGame) -> None:
    """Check that the start and the cover position fit the board."""
    options = game.settle_options({})
    board = game.board(options)
    spots = {spot.id for spot in board.spots}
    _demand(len(board.orientations) == len(game.seats(options)), say.no_orientation)
    for position in {"", game.info.sample}:
        picture = game.picture(game.view(game.start(options, position), None))
        _demand(picture.prompt.strip(), say.no_prompt)
        _demand({piece.spot for piece in picture.pieces} <= spots, say.off_board)


def check_saves(game: AnyGame) -> None:
    """Check that a match survives a save after a move, and a link if nothing is hidden."""
    match = new_match(game)
    match = match.play(choices(game, match.state)[0]).settle(new_rng(0))
    _demand(describe_action(match, 0).strip(), say.no_description)
    _demand(read_save(write_save(match)).match == match, say.save_differs)
    if not game.info.hidden:
        _demand(read_link(write_link(match)).match == match, say.link_differs)


def _demand(holds: object, why: str) -> None:
    if not holds:
        raise Unfit(why)


CHECKS: tuple[tuple[Check, Callable[[str], str]], ...] = (
    (check_start, lambda fault: say.no_start(fault)),
    (check_reasons, lambda fault: say.no_end(fault)),
    (check_pictures, lambda fault: say.no_picture(fault)),
    (check_saves, lambda fault: say.no_save(fault)),
)
"""The checks in order, each with the message for an unexpected exception."""
