"""One example of a rules page: a still picture, and the data for its script."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine.contract.game import AnyGame
from engine.contract.picture import Picture
from engine.contract.values import Action, Refusal
from tools.examples.blocks import Block
from tools.examples.clicks import Leads, Stage, stages_of
from tools.examples.drawing import PlacedDrawing, drawing_of, rods_of, things_of
from tools.examples.scene import Step, scene_of
from tools.examples.visible_part import VisiblePart, visible_part
from tools.first_screen import to_html
from tools.words.en import say_try
from ui.board.marks import Marks
from ui.panels.cells import cell_names
from ui.panels.clauses import reason
from ui.panels.thumb import art_path, card_path
from ui.tree import h
from ui.words.en.parts import say as of_cells

WAYS = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""Directions of the arrow keys: right, down, left, up."""


class SharedTexts:
    """The texts of a page, each stored once; the data refers to them by number."""

    def __init__(self) -> None:
        self.texts: dict[str, int] = {}

    def __call__(self, text: str) -> int:
        """Return the number of a text."""
        return self.texts.setdefault(text, len(self.texts))


class ExampleBoard:
    """One example of a page."""

    def __init__(self, block: Block, game: AnyGame, number: int, home: str, shared: SharedTexts) -> None:
        self.block, self.number, self.shared = block, number, shared
        self.home = home
        """Relative path from the page to the root of the site."""
        self.scene = scene_of(block, game)
        try:
            self.sight: VisiblePart = visible_part(self.scene.geometry, block.show)
        except KeyError as fault:
            raise block.wrong(f"{fault} in the line 'show: …' is no spot of the board") from None
        self.stages = stages_of(self.scene, self.sight.spots)
        self.places = list(dict.fromkeys(place for stage in self.stages.values() for place in stage.leads))
        self.pictures: list[Picture] = [self.scene.picture]
        self.answers: list[dict[str, Any]] = []

    def html(self) -> str:
        """Return the example without its script: the task and the position."""
        picture, name = self.scene.picture, f"try-{self.number}"
        things = ", ".join(f"{self._called(spot)} {thing}" for spot, thing in self._names(picture).items())
        drawing = drawing_of(self.sight, picture, self.number, self.home, say_try.board(things))
        asked = h("p", h("b", f"{say_try.try_it}."), f" {self.block.ask}", class_="try-ask", id=name)
        board = h("div", drawing, class_="try-board")
        return to_html(h("div", asked, board, class_="try", role="group", aria_labelledby=name))

    def data(self) -> dict[str, Any]:
        """Return all data of the example, for JSON."""
        stages = [self._stage(stage) for stage in self.stages.values()]
        spots = self.sight.spots
        return {
            "box": _short(*self.sight.box),
            "spots": [self._spot(spot) for spot in spots],
            "more": [self._more(place) for place in self.places[len(spots) :]],
            "stages": stages,
            "answers": self.answers,
            "pictures": [self._picture(picture) for picture in self.pictures],
            "told": self.shared(self.block.told),
        }

    def _spot(self, spot: str) -> list[Any]:
        x, y = self.scene.geometry.spots[spot]
        beside = [self._beside(spot, *way) for way in WAYS]
        return [self._called(spot), *_short(x, y), *beside]

    def _called(self, spot: str) -> str:
        return self.scene.game.words.spot(spot)

    def _beside(self, spot: str, right: int, down: int) -> int:
        other = self.scene.geometry.neighbour(spot, right, down)
        return self.places.index(other if other in self.sight.spots else spot)

    def _more(self, place: str) -> dict[str, Any]:
        """Return a pick that is no spot: a place between the spots, a card, or a plain button."""
        scene = self.scene
        more: dict[str, Any] = {"label": self.shared(scene.game.label(scene.view, place))}
        if place in scene.geometry.extras:
            return {**more, "at": _short(*scene.geometry.extras[place])}
        for card in scene.picture.cards:
            if card.target == place:
                return {**more, "words": self.shared(card.words), "card": self._path(card_path(card.art))}
        return more

    def _stage(self, stage: Stage) -> dict[str, Any]:
        numbers = [self.places.index(place) for place in stage.open]
        picked = [self.places.index(place) for place in stage.picked]
        return {"picked": picked, "open": numbers, "to": list(self._codes(stage))}

    def _codes(self, stage: Stage) -> Iterator[int]:
        """Yield the result of each place: the number of a stage, or a negative number for an answer."""
        paths = list(self.stages)
        for place in self.places:
            lead = stage.leads.get(place)
            if lead is None or isinstance(lead, Action | Refusal):
                yield -1 - self._answer(place, lead)
            else:
                yield paths.index(lead)

    def _answer(self, place: str, lead: Leads | None) -> int:
        answer = self._said(place, lead)
        if answer not in self.answers:
            self.answers.append(answer)
        return self.answers.index(answer)

    def _said(self, place: str, lead: Leads | None) -> dict[str, Any]:
        if isinstance(lead, Refusal):
            spots = self.sight.spots
            way = [self._index(spot) for spot in lead.show if spot in spots]
            marks = [
                [self._art(each.art), self._index(each.spot)] for each in lead.marks if each.spot in spots
            ]
            return {
                "why": self.shared(_of_any(self._called(place), reason(lead))),
                "way": way,
                "marks": marks,
            }
        if isinstance(lead, Action) and lead.text in self.scene.ways:
            return {"steps": [self._step(step) for step in self.scene.ways[lead.text]]}
        return {"why": self.shared(say_try.allowed if lead else "")}

    def _step(self, step: Step) -> dict[str, Any]:
        if step.picture not in self.pictures:
            self.pictures.append(step.picture)
        seen = self.sight.spots
        moves = [[self.places.index(spot) for spot in path if spot in seen] for path in step.moves]
        blasts = [self.places.index(spot) for spot in step.blasts if spot in seen]
        picture = self.pictures.index(step.picture)
        return {"told": self.shared(step.told), "picture": picture, "moves": moves, "blasts": blasts}

    def _picture(self, picture: Picture) -> dict[str, Any]:
        names = self._names(picture)
        return {
            "things": [self._thing(each) for each in things_of(self.sight, picture)],
            "rods": [[*_short(*rod.start, *rod.end), rod.owner] for rod in rods_of(self.sight, picture)],
            "names": [[self.places.index(spot), self.shared(name)] for spot, name in names.items()],
        }

    def _thing(self, each: PlacedDrawing) -> list[Any]:
        return [self._art(each.art), *_short(each.x, each.y, each.size), self._index(each.spot)]

    def _index(self, spot: str) -> int:
        return self.places.index(spot) if spot in self.sight.spots else -1

    def _art(self, art: str) -> int:
        return self._path(art_path(art))

    def _path(self, path: str) -> int:
        return self.shared(f"{self.home}{path}")

    def _names(self, picture: Picture) -> dict[str, str]:
        """Return the names of the things on visible spots, without empty spots."""
        scene = self.scene
        full = cell_names(scene.geometry, picture, Marks(), scene.game.words, scene.seats, scene.seat)
        names = {spot: full[spot].removeprefix(f"{self._called(spot)}, ") for spot in self.sight.spots}
        return {spot: name for spot, name in names.items() if name != of_cells.empty}


def _short(*numbers: float) -> list[float]:
    return [round(number, 2) + 0 for number in numbers]


def _of_any(place: str, text: str) -> str:
    """Return a text with `{}` for the clicked place, so that one text serves many places."""
    return re.sub(rf"(?<![\w.]){re.escape(place)}(?!\w|\.\d)", "{}", text)
