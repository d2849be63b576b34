"""An invitation from a device that does not exist: it can be opened and answered, and nothing comes of it."""

from __future__ import annotations

from engine.remote.description import Description, write_description
from engine.remote.invitation import Invitation, write_invitation

_LINE = write_description(Description("nobody", "s" * 22, bytes(range(32)), ()))
INVITATION = "#" + write_invitation(Invitation("draughts", "0123456789ab", 1, "Ada", _LINE))
