"""Results never change, since stored games are verified again, and are the same in the browser."""

from __future__ import annotations

from tests.engine.remote.crypto.same import results


def test_results_for_fixed_secrets_never_change() -> None:
    assert results() == [
        "QzTqDaGOucAs6sB4IwXHgyC4v6YZcsQtPMVJ9t0gsIg",
        "rUBsXfiXkMtKo3h-EB2k_IfYoIhkik43TA8pKUGPTNI",
        "022202222220202022222022221202",
        "11deb2e90ec615c78d6240399d5f8612ca1242a2079d54f69aae332e08463eee",
        "[2, 1, 0]",
        "['', '', '', '']",
        "[None, None]",
        "WvVKB5u7_36TL3qDAwSfSCgrP_hCEP6I7qUauyf5dl_fs0KGRCZ5j7cTlAe0qouxfzuLcOCuHAzmgeThhE_IAA",
        "True",
    ]
