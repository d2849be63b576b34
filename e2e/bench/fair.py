"""`python3 -m e2e.bench.fair`: the cost of fairness in the browser's Python (run in Node, which is as fast).

Each row has the cost of the textbook method, measured in the same run: as many bare powers with keys of full
size as shuffling, opening or checking takes with them; for the die, one that is not drawn jointly. All are
processor times, so that the machine's other work matters less. Nothing is asserted.
"""

from __future__ import annotations

import json

from e2e import in_node
from e2e.bench.fair_times import Row

CODE = """
from js import process
from e2e.bench.fair_times import rows_as_json

def clock():
    used = process.cpuUsage()
    return (used.user + used.system) / 1e6

rows_as_json(clock)
"""


def measured() -> list[Row]:
    """Return the measurements, made in Pyodide."""
    return [Row(*row) for row in json.loads(in_node.run(CODE))]


def print_rows(rows: list[Row]) -> None:
    """Print the measurements."""
    print(f"\n{'two devices, in Pyodide':28}{'ms':>9}{'longest step':>14}{'textbook':>10}{'ratio':>9}")
    for what, whole, longest, peer in rows:
        print(f"{what:28}{whole * 1e3:9.1f}{longest * 1e3:14.1f}{peer * 1e3:10.2f}{whole / peer:9.2f}")


if __name__ == "__main__":
    print_rows(measured())
