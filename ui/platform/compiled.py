"""Modules that the build has compiled, in two files: the program, and the annex of what no start needs.

Python itself would read them from zips, each module twice. The plain start has all from the app's wheel.
"""

from __future__ import annotations

import marshal
import sys
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

Modules: TypeAlias = dict[str, tuple[bool, bytes]]
"""By the name of a module whether it is a package, and its code, as `marshal` writes it."""


class Compiled(MetaPathFinder, Loader):
    """Finds modules in a file, which is read when the first one is asked for, if it was not."""

    def __init__(self, place: Path, modules: Modules | None) -> None:
        self._place = place
        self._modules = modules

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


def attach(place: str, modules: Modules | None = None) -> None:
    """Have what is imported from now on looked for first in a file that `marshal` has written.

    It holds `modules`, if that was read already.
    """
    sys.meta_path.insert(0, Compiled(Path(place), modules))
