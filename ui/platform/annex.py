"""The annex: modules that no start needs, compiled by the build, and imported when they are first asked for.

The plain start has all modules from the app's wheel, and no annex.
"""

from __future__ import annotations

import marshal
import sys
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

PLACE = "/lib/annex"
"""Where `assets/boot.runtime.mjs` puts it: a dictionary from names to (whether it is a package, code)."""


class Annex(MetaPathFinder, Loader):
    """Finds modules in the annex, which is read when the first one is asked for."""

    def __init__(self, place: Path) -> None:
        self._place = place
        self._modules: dict[str, tuple[bool, bytes]] | None = None

    def find_spec(self, fullname: str, _path: Any = None, _target: Any = None) -> ModuleSpec | None:
        """Return how to import a module; None if it is not here."""
        if self._modules is None:
            self._modules = marshal.loads(self._place.read_bytes())
        if fullname not in self._modules:
            return None
        return ModuleSpec(fullname, self, is_package=self._modules[fullname][0])

    def exec_module(self, module: ModuleType) -> None:
        """Run a module's code, which is not needed again."""
        modules, name = self._modules or {}, module.__name__
        exec(marshal.loads(modules[name][1]), vars(module))
        del modules[name]


def attach(place: str = PLACE) -> None:
    """Have what is imported from now on looked for in the annex first."""
    sys.meta_path.insert(0, Annex(Path(place)))
