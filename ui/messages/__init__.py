"""Messages: everything that the app reacts to."""

from __future__ import annotations

from typing import TypeAlias

from ui.value import Value

Message: TypeAlias = Value
"""Any message. `ui.commands` lists those that the page may send."""
