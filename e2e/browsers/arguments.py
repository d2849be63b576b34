"""What every Chromium of the tests and benches is started with."""

import os

from tools.browser import demanded

UNWANTED = (
    # What a person sees above the page, drawn by two more pages in each window: a fifth of every start.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # What Playwright leaves out of a Linux Chromium: of two such lists only the last one counts.
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
    # And what our own tests can do without.
    "PreloadTopChromeWebUI",
    "Translate",
)
ARGUMENTS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(UNWANTED)}",
]
SPARING = "--js-flags=--wasm-tiering-budget=250000000"
"""For tests: what a page calls often is compiled for speed later. That takes over a tenth of the
processor, and most of their pages are closed before it has paid."""
TOGETHER = "--process-per-site"
"""For tests: the tabs of a profile share a process, so that they start in three quarters of the time."""


def arguments_here() -> list[str]:
    """List the browser's arguments: nothing fetched on its own account; no sandbox for root, nor in CI.

    Where CI runs, the system may forbid what the sandbox is made of (user namespaces, on Ubuntu 24.04).
    """
    return [*ARGUMENTS, *(["--no-sandbox"] if os.geteuid() == 0 or demanded() else [])]
