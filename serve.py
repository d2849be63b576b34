"""Build Odd Checkers and serve it on this machine: `python3 serve.py --help` says how.

This file is kept so plain that an old Python can read it as far as its message.
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
    except KeyboardInterrupt:  # before `main` could see to it
        sys.exit(130)
