"""Starting positions: options and position texts."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from itertools import product

from engine.contract.editing import Editor
from engine.contract.playing import Playing, S, V
from engine.contract.values import POSITION_LIMIT, BadOption, BadPosition, Options


class Positions(Playing[S, V]):
    """The start of a game, from its options or from a position text."""

    @abstractmethod
    def position(self, view: V) -> str:
        """Return the position as text, as far as the view knows it."""

    @abstractmethod
    def parse(self, text: str, options: Options) -> S:
        """Return the state of a position text; open parts are drawn later. Raises `BadPosition`."""

    def options_at(self, _position: str, options: Options) -> dict[str, str]:
        """Return `options` with those that a position text implies. Raises `BadPosition`."""
        return dict(options)

    def editor(self) -> Editor | None:
        """Return the position editor, or None. Games import its module here: most visits need no editor."""
        return None

    def has_editor(self) -> bool:
        """Return True if the game has a position editor, without importing it."""
        return type(self).editor is not Positions.editor

    def settle_options(self, given: Options) -> dict[str, str]:
        """Return `given` completed by the defaults. Raises `BadOption`."""
        options = {option.id: option.choices[0] for option in self.info.options}
        for key, value in given.items():
            allowed = [v for option in self.info.options if option.id == key for v in option.choices]
            if not allowed:
                raise BadOption(f"{self.info.title} has no option {key!r}")
            if value not in allowed:
                raise BadOption(f"option {key} is one of {', '.join(allowed)}, not {value!r}")
            options[key] = value
        return options

    def settle_at(self, position: str, given: Options) -> dict[str, str]:
        """Return `given` completed by the options of a position text ("": the start) and the defaults.

        Raises `BadOption`, `BadPosition`.
        """
        options = self.settle_options(given)
        if len(position) > POSITION_LIMIT:
            raise BadPosition("this text is too long for a position")
        return self.options_at(position, options) if position else options

    def all_options(self) -> Iterator[dict[str, str]]:
        """Yield every combination of options, for tests and galleries."""
        keys = [option.id for option in self.info.options]
        for values in product(*(option.choices for option in self.info.options)):
            yield dict(zip(keys, values, strict=True))

    def start(self, options: Options, position: str = "") -> S:
        """Return the initial state, or that of a position text. Raises `BadOption`, `BadPosition`."""
        settled = self.settle_at(position, options)
        return self.parse(position, settled) if position else self.initial(settled)
