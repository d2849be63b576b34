"""Importer of the modules that the build has compiled, from two files: the program and the annex.

The annex has the modules that no start needs. Zips would make Python read each module twice. The plain
start imports everything from the app's wheel.
"""

from __future__ import annotations

import marshal
import sys
import zlib
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

Modules: TypeAlias = dict[str, tuple[bool, bytes]]
"""For each module, True if it is a package, and its code as `marshal` writes it."""


class Compiled(MetaPathFinder, Loader):
    """Finds modules in a file, which is read and unpacked at first use unless its content is given."""

    def __init__(self, place: Path, modules: Modules | None) -> None:
        self._place = place
        self._modules = modules

    def find_spec(self, fullname: str, _path: Any = None, _target: Any = None) -> ModuleSpec | None:
        """Return the import spec of a module; None if the file does not have it."""
        if self._modules is None:
            self._modules = marshal.loads(zlib.decompress(self._place.read_bytes()))
        if fullname not in self._modules:
            return None
        return ModuleSpec(fullname, self, is_package=self._modules[fullname][0])

    def exec_module(self, module: ModuleType) -> None:
        """Run a module's code and drop it."""
        modules, name = self._modules or {}, module.__name__
        exec(marshal.loads(modules[name][1]), vars(module))
        del modules[name]


def attach(place: str, modules: Modules | None = None) -> None:
    """Let Python import the modules in a file that `marshal` has written and `zlib` has packed.

    `modules` is its content if it was read and unpacked already. Then Python looks there first; otherwise
    last, so that the file is not read for a module that is elsewhere.
    """
    sys.meta_path.insert(len(sys.meta_path) if modules is None else 0, Compiled(Path(place), modules))
