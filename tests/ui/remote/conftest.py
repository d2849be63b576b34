"""Cards under small numbers, where their size is not what a test is about."""

from __future__ import annotations

from tests.engine.remote.conftest import small as small
