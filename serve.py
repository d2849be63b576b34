"""Build Odd Checkers and serve it on this machine: see `python3 serve.py --help`.

This file uses only syntax that an old Python can parse, so that it can print its message.
"""

import sys

if sys.hexversion < 0x030B0000:
    sys.exit(
        "Odd Checkers needs Python 3.11 or newer, and this is Python "
        + sys.version.split()[0]
        + ": install a newer one and run serve.py with it."
    )
else:
    try:
        from tools.cli import main

        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:  # before `main` could handle it
        sys.exit(130)
