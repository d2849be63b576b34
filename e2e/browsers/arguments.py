"""Command-line arguments of every Chromium of the tests and benchmarks."""

import os

from tools.browser import demanded

UNWANTED = (
    # Suggestions below the address bar, drawn by two more pages in each window: a fifth of every start.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # Playwright's own list for a Linux Chromium, since only the last of two such lists counts.
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
    # Features that our own tests do not need.
    "PreloadTopChromeWebUI",
    "Translate",
)
ARGUMENTS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(UNWANTED)}",
]
DELAY_TIERING = "--js-flags=--wasm-tiering-budget=250000000"
"""Delay optimizing compilation.

It costs over a tenth of the processor time and rarely pays off in a short test.
"""
SHARED_PROCESS = "--process-per-site"
"""Let the tabs of a profile share a process: they start in three quarters of the time."""


def arguments_here() -> list[str]:
    """Return the browser's arguments: no background fetches; no sandbox for root, nor in CI.

    In CI the system may forbid the facilities of the sandbox (user namespaces, on Ubuntu 24.04).
    """
    return [*ARGUMENTS, *(["--no-sandbox"] if os.geteuid() == 0 or demanded() else [])]
