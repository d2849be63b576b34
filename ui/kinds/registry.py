"""The kinds that positions can be opened as; the editor has a button for each."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ui.kinds.study import Study
from ui.session.session import Kind

KINDS: Mapping[str, type[Kind]] = MappingProxyType({kind.id: kind for kind in (Study,)})
