"""Lends a browser to one test after the other: starting one takes as long as many a test."""

from __future__ import annotations

from collections.abc import Callable

from e2e.engines.driver import Driver

CALM_PAGE = "assets/boot.icon.svg"
"""A page that fetches nothing more: Firefox reports an error when a page is left before its icon has come."""
EMPTY = """(async () => {
    localStorage.clear();
    sessionStorage.clear();
    const done = (request) => new Promise((go, no) => { request.onsuccess = go; request.onerror = no; });
    for (const { name } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      await done(opening);
      const stores = [...opening.result.objectStoreNames];
      const all = stores.length ? opening.result.transaction(stores, 'readwrite') : null;
      for (const store of stores) await done(all.objectStore(store).clear());
      opening.result.close();
    }
    return true;
})()"""
"""Script that clears storage, but not the databases: pages in the back-forward cache may hold them."""


class Lender:
    """Starts browsers with `begin`, and keeps one after its test."""

    def __init__(self, begin: Callable[[], Driver]) -> None:
        self._begin = begin
        self._lent: list[Driver] = []
        self._left: list[Driver] = []

    def clean(self) -> Driver:
        """Start a browser with a clean profile."""
        self._lent.append(self._begin())
        return self._lent[-1]

    def used(self, site: str) -> Driver:
        """Return the browser that a test has left, without storage for `site`, or a clean one."""
        if not self._left:
            return self.clean()
        driver = self._left.pop()
        self._lent.append(driver)
        driver.open(site + CALM_PAGE)
        assert driver.evaluate(EMPTY)
        driver.faults().clear()
        return driver

    def take_back(self, sound: bool) -> None:
        """Keep one browser of a test that passed, and close the others."""
        if sound and not self._left:
            self._left = self._lent[:1]
        for driver in self._lent:
            if driver not in self._left:
                driver.close()
        self._lent = []

    def end(self) -> None:
        """Close the kept browser."""
        for driver in self._left:
            driver.close()
        self._left = []
