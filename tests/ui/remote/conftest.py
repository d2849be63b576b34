"""Small groups for the decks of tests in which size does not matter."""

from __future__ import annotations

from tests.engine.remote.conftest import small as small
