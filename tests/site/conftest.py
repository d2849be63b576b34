"""Fixtures of the tests of the site and its command."""

import socket
from collections.abc import Iterator

import pytest


@pytest.fixture
def taken() -> Iterator[int]:
    """Yield a port that another program listens on."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]
