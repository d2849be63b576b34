"""Checks of visibility in windows of several sizes, and the table to check."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page, expect

from e2e.conftest import OpenApp
from e2e.play import click, position_link, sit_down

CALM = {"reduced_motion": "reduce"}
THINKING_MS = 60_000
SMALL_PHONE, PHONE, LAPTOP, ZOOMED = (360, 640), (390, 844), (1280, 800), (640, 400)
"""The last is a laptop at 200 %."""
CARDS = (
    "1m1m1m1m/m1m1m1m1/1m3m1m/4m3/3M4/M3M1M1/1M1M1M1M/M1M1M1M1 1 N -;- 0/0 0/0 0/0 {};- ? - neptune/mars 5"
)
"""A turn that begins with one card face up."""
PILES = (".pile.deck", ".pile.none")
"""The draw pile, and the place of the used cards."""
IN_SIGHT = """(names) => {
  const bar = document.querySelector('.still .buttons');
  const stays = bar && getComputedStyle(bar).position === 'sticky';
  const edge = stays ? bar.getBoundingClientRect().top : innerHeight;
  return names.map((name) => document.querySelector(name)).every((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return top >= 0 && bottom <= (it.closest('.buttons') ? innerHeight : edge) + 1;
  }); }"""
"""Script: true if all these are completely in the window, and above the fixed buttons of a phone."""
IN_FRAME = """(names) => {
  const frame = document.querySelector('.extras').getBoundingClientRect();
  const boxes = names.map((name) => document.querySelector(`.extras ${name}`).getBoundingClientRect());
  return boxes.every((box) => box.top >= frame.top && box.bottom <= Math.min(frame.bottom, innerHeight)); }"""

MATTERS = (
    ".top.slim, .prompt-box > *, .players li, .friends-strip, .play-card, .pile, .notes, .tray, .standings, "
    ".buttons button, .steps > *, .log, .typing"
)
"""Parts of a table that must be visible: head, players, prompt, cards, tools, log."""
MISPLACED = """async (matters) => {
  const whole = document.documentElement;
  const name = (it) => `${it.tagName}.${it.className} ${(it.ariaLabel ?? it.innerText).slice(0, 30)}`;
  const shown = (it) => it.checkVisibility({ visibilityProperty: true });
  const spoken = (it) => it.closest('.visually-hidden') || getComputedStyle(it).clipPath !== 'none';
  const style = (it, part) => getComputedStyle(it, part);
  const ends = (it) => it !== whole && it !== document.body && style(it).overflowY !== 'visible';
  const higher = (it) => it.scrollHeight > it.clientHeight + 1;
  const scrolls = (it) => ['auto', 'scroll'].includes(style(it).overflowY) && higher(it);
  const sign = { false: '::before', true: '::after' };
  const tells = (it, below) => !['none', 'normal'].includes(style(it, sign[below]).content);
  const within = (box, edge) => box.top >= edge.top - 1 && box.bottom <= edge.bottom + 1;
  function* cut(it) { // its words are cut off, or run out of it
    for (const part of [it, ...it.querySelectorAll('*')]) {
      if (spoken(part) || part.matches('input, .log, .log *, .pile *')) continue;
      const { display, overflowX, overflowY } = style(part);
      const wide = part.scrollWidth > part.clientWidth + 1 && display !== 'inline';
      const closed = overflowX !== 'visible' || part.matches('li, button, p, span');
      if (wide && closed) yield `too wide: ${name(part)}`;
      if (overflowY !== 'visible' && higher(part)) yield `cut off: ${name(part)}`;
    }
  }
  function* beyond(it) { // it lies beyond an edge that does not say so, or where one cannot get
    const out = (left, right) => box.left < left - 1 || box.right > right + 1;
    let box = it.getBoundingClientRect();
    if (out(0, innerWidth)) yield `beside the window: ${name(it)}`;
    for (let frame = it.parentElement; frame; frame = frame.parentElement) {
      if (!ends(frame)) continue;
      const edge = frame.getBoundingClientRect();
      if (out(edge.left, edge.right)) yield `beside ${frame.className}: ${name(it)}`;
      if (within(box, edge)) continue;
      if (!scrolls(frame)) yield `cut by ${frame.className}: ${name(it)}`;
      else if (style(frame).maskImage !== 'none') yield `fades in ${frame.className}: ${name(it)}`;
      else if (!tells(frame, box.bottom > edge.bottom)) yield `unsaid by ${frame.className}: ${name(it)}`;
      box = edge;
    }
  }
  function* small() {
    const [head, board] = ['.top', '#board'].map((it) => document.querySelector(it).getBoundingClientRect());
    const left = innerHeight - head.height;
    const share = innerWidth < left ? board.width / innerWidth : board.height / left;
    if (share < 0.8) yield `a board of ${board.width} by ${board.height}`;
  }
  const measure = () => {
    const seen = [...document.querySelectorAll(matters)].filter(shown);
    const all = seen.flatMap((it) => [...cut(it), ...beyond(it)]);
    const wide = whole.scrollWidth > innerWidth + 1 ? ['the page is wider than the window'] : [];
    return [...new Set([...all, ...small(), ...wide])];
  };
  let found = [];
  for (let frame = 0; frame < 30; frame++) {
    await new Promise(requestAnimationFrame);
    if (!(found = measure()).length) break;
  }
  return found; }"""
"""Script for clipped parts of a table, parts beyond an unmarked edge, and a small board.

The board must use four fifths of the shorter side of the window below the head.
"""


def sit_at_cards(page: Page, open_app: OpenApp, size: tuple[int, int], card: str) -> None:
    """Sit down, move a checker, and wait until a card can be chosen."""
    resize(page, size)
    open_app(page, position_link("alien", CARDS.format(card)))
    sit_down(page, "Against the computer")
    click(page, "g3")
    click(page, "h4")
    expect(page.locator("button.play-card").first).to_be_visible()


def check_visible(page: Page, sizes: Sequence[tuple[int, int]], names: Sequence[str]) -> None:
    """Check in windows of several sizes, one after the other, that parts of the page are visible."""
    for size in sizes:
        resize(page, size)
        page.wait_for_function(IN_SIGHT, arg=names)


def resize(page: Page, size: tuple[int, int]) -> None:
    """Resize the window to `size`."""
    page.set_viewport_size({"width": size[0], "height": size[1]})


def decline_secrets(page: Page) -> None:
    """Decline the cover screen, where friends share a screen."""
    if page.get_by_role("dialog").count():
        page.locator("[data-do=stay-covered]").last.click()


def choose_language(page: Page, language: str) -> None:
    """Choose a language in the settings, from the home screen."""
    page.locator("[data-do=dialog][data-value=settings]").click()
    page.locator("select[data-do='set:language']").select_option(language)
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", language)


def begin(page: Page) -> None:
    """Sit down in the first way that the set-up offers, in any language."""
    page.locator("[data-do=seating]").first.click()
    page.locator("[data-do=start]").click()
    page.wait_for_selector("#board")
