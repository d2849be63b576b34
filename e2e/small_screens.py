"""Content lost on small screens: with zoom, and on a small phone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from playwright.sync_api import Page, ViewportSize

NARROW: tuple[ViewportSize, ...] = ({"width": 640, "height": 400}, {"width": 360, "height": 640})
"""A laptop at 200 %, and a small phone."""
LOST = """() => {
  const room = document.querySelector('[role=dialog]') ?? document.querySelector('.screen');
  const name = (it) => it.ariaLabel ?? (it.innerText || it.tagName + '.' + it.className);
  const shown = (it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest('.visually-hidden');
  const all = (wanted) => [...room.querySelectorAll(wanted)].filter(shown);
  const middle = ({ left, right, top, bottom }) => [
    (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  ];
  const isOut = (it) => {
    it.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const found = document.elementFromPoint(...middle(it.getBoundingClientRect()));
    return !found || !(it.contains(found) || found.contains(it));
  };
  const whole = document.documentElement;
  const ends = (it) => it === whole || getComputedStyle(it).overflowX !== 'visible';
  const isWide = (it) => ends(it) && it.scrollWidth > it.clientWidth + 1;
  const wide = [whole, room, ...all('*:not(.scrolls, .standings, .zoomed, input)')].filter(isWide);
  const out = all('button:not(:disabled), a[href], input, select, summary').filter(isOut);
  scrollTo(0, 0);
  return [
    ...wide.map((it) => `wider than its place: ${it.className}, ${name(it)}`),
    ...out.map((it) => `out of reach: ${name(it)}`),
  ];
}"""
"""Script for content of the screen, or of its dialog, that is cut, scrolls sideways, or cannot be reached."""


def lost_content(page: Page, screen: str, sizes: Sequence[ViewportSize] = NARROW) -> Iterator[str]:
    """Yield the content that the page loses on small screens."""
    for size in sizes:
        page.set_viewport_size(size)
        for found in page.evaluate(LOST):
            yield f"{screen}, {size['width']} px: {found}"
