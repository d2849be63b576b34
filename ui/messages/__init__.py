"""Messages: all that the app can be told."""

from __future__ import annotations

from typing import TypeAlias

from ui.value import Value

Message: TypeAlias = Value
"""Any of these. The table of what the page may send is in `ui.commands`."""
