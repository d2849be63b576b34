"""What devices deal together is the same in the browser's Python as natively, or they would not agree."""

from __future__ import annotations

from e2e import in_node
from tests.engine.remote.crypto.same import results

CODE = """
from tests.engine.remote.crypto.same import results
"\\n".join(results())
"""


def test_the_browsers_python_deals_what_python_deals() -> None:
    assert in_node.run(CODE).splitlines() == results()
