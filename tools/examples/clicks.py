"""Results of clicks on an example: the choices of `ui.session.selection`, worked out by the build."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from engine.contract.values import Action, Refusal
from tools.examples.scene import Scene
from tools.words.en import say_try
from ui.session.selection import Path, click, ends, starts, targets

Leads: TypeAlias = "Path | Action | Refusal"
"""Result of a click: the new selection, an action, or the reason why there is none."""


class Stage(NamedTuple):
    """The board during a choice: the possible next picks, and the result of each click."""

    picked: Path
    open: tuple[str, ...]
    leads: dict[str, Leads]


def stages_of(scene: Scene, spots: tuple[str, ...]) -> dict[Path, Stage]:
    """Return the stages that clicks lead to, by selection; only `spots` of the board are visible.

    Raises Problem if a requested move leads out of sight, or a click has no answer.
    """
    actions = [action for action in scene.actions if _in_sight(scene, action, spots)]
    for text in scene.block.move:
        if text not in (action.text for action in actions):
            raise scene.block.wrong(f"{text!r} leads to where the board is not shown; see its line 'show: …'")
    stages: dict[Path, Stage] = {}
    ahead: list[Path] = [()]
    while ahead:
        picked = ahead.pop()
        if picked not in stages:
            stages[picked] = stage = _stage(scene, actions, picked, spots)
            ahead += [lead for lead in stage.leads.values() if not isinstance(lead, Action | Refusal)]
    return dict(sorted(stages.items()))


def _in_sight(scene: Scene, action: Action, spots: tuple[str, ...]) -> bool:
    return all(spot in spots or spot not in scene.geometry.spots for spot in action.path)


def _stage(scene: Scene, actions: list[Action], picked: Path, spots: tuple[str, ...]) -> Stage:
    found = _offered(actions, picked)
    places = (*spots, *sorted(found - set(spots)))
    leads = {place: _lead(scene, actions, picked, place) for place in places}
    return Stage(picked, tuple(place for place in places if place in found), leads)


def _offered(actions: list[Action], picked: Path) -> set[str]:
    """Return the possible next picks."""
    return targets(actions, picked) | ends(actions, picked) if picked else starts(actions)


def _lead(scene: Scene, actions: list[Action], picked: Path, place: str) -> Leads:
    choice = click(actions, picked, place)
    if choice:
        return choice.action or choice.picked
    game, view = scene.game, scene.view
    why = game.path_refusal(view, picked, place) if picked else None
    return why or game.refusal(view, place) or _plain_reason(scene, actions, picked, place)


def _plain_reason(scene: Scene, actions: list[Action], picked: Path, place: str) -> Refusal:
    """Return the reason where the game gives none."""
    if _offered(actions, picked).isdisjoint(scene.geometry.spots):
        return Refusal(say_try.not_on_the_board)
    if picked:
        return Refusal(say_try.not_there)
    if place in {action.path[0] for action in scene.actions if action.path}:
        raise scene.block.wrong(f"{place} can move, but only to where the board is not shown: say 'show: …'")
    return Refusal(say_try.nothing_there)
