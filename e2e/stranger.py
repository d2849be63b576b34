"""An invitation from a device that does not exist: it can be opened and answered, without effect."""

from __future__ import annotations

from engine.remote.description import Description, write_description
from engine.remote.invitation import Invitation, write_invitation

_LINE = write_description(Description("nobody", "s" * 22, bytes(range(32)), ()))
INVITATION = "#" + write_invitation(Invitation("draughts", "0123456789ab", 1, "Ada", "k" * 43, _LINE))
