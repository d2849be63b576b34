"""Joint randomness is the same in the browser's Python as natively: otherwise devices would disagree."""

from __future__ import annotations

from e2e import in_node
from tests.engine.remote.crypto.same import results

CODE = """
from tests.engine.remote.crypto.same import results
"\\n".join(results())
"""


def test_the_browsers_python_draws_the_same_outcomes_as_native_python() -> None:
    assert in_node.run(CODE).splitlines() == results()
