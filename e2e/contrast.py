"""Measure the contrast of texts and pieces against the painted pixels."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence

from playwright.sync_api import Page

TEXTS = """() => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const parse = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const left_out = ':disabled, [aria-disabled=true], script, style, option, svg, .visually-hidden, [inert]';
  const shown = { visibilityProperty: true, opacityProperty: true };
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    const it = node.parentElement, words = node.data.trim().slice(0, 40);
    if (!words || !it.checkVisibility(shown) || it.closest(left_out)) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(it);
    let opacity = 1;
    for (let up = it; up; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity);
    const size = parseFloat(fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const lies = [0.1, 0.5, 0.9].every((part) => [0.2, 0.8].every((down) => {
        const above = document.elementFromPoint(box.left + part * box.width, box.top + down * box.height);
        return above && (it.contains(above) || above.contains(it));
      }));
      if (!size || box.width < 2 || !lies) continue;
      const place = [box.left, box.top, box.right, box.bottom].map(Math.round);
      found.push({ words, of: it.className, ink: parse(color), opacity, large, place });
      break;
    }
  }
  return found; }"""
"""Script for the uncovered texts, each with its colour and the place of its first line."""
NO_INK = """* {
  pointer-events: auto !important; transition: none !important; animation: none !important;
  -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important;
  text-shadow: none !important; }"""
HIDE = """(style) => {
  document.getElementById('no-ink')?.remove();
  const element = Object.assign(document.createElement('style'), { id: 'no-ink', textContent: style });
  if (style) document.head.append(element); }"""
PIXELS = """
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: image.width, height: image.height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  const light = (part) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const bright = ([r, g, b]) => 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b);
  const ratio = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  function* pixels(left, top, right, bottom) {
    const { data } = context.getImageData(left, top, right - left, bottom - top);
    for (let at = 0; at < data.length; at += 4) yield [data[at], data[at + 1], data[at + 2]];
  }
"""
FAINT = f"""async ([texts, picture]) => {{{PIXELS}
  return texts.map(({{ words, of, ink, opacity, large, place: [left, top, right, bottom] }}) => {{
    const [width, height] = [Math.min(image.width, right), Math.min(image.height, bottom)];
    const box = [Math.max(0, left), Math.max(0, top), width, height];
    if (box[2] <= box[0] || box[3] <= box[1]) return null;
    const share = (ink[3] / 255) * opacity;
    const over = (under) => under.map((part, i) => part + (ink[i] - part) * share);
    const all = [...pixels(...box)].map((under) => ratio(bright(under), bright(over(under))));
    const found = all.sort((one, other) => one - other)[Math.floor(all.length * 0.1)];
    return found < (large ? 3 : 4.5) ? `${{found.toFixed(2)}}: ${{words}} (${{of}})` : null;
  }}).filter(Boolean); }}"""
"""Share of pixels that may be worse: an edge may run through the box of a text, but not behind letters."""
BOXES = """(spots) => spots.map((spot) => {
  const { left, top, width } = document.querySelector(`[data-spot="${spot}"]`).getBoundingClientRect();
  return [spot, ...[left, top, width].map(Math.round)]; })"""
EDGELESS = f"""async ([boxes, picture]) => {{{PIXELS}
  return boxes.filter(([, left, top, size]) => {{
    const all = [...pixels(left, top, left + size, top + size)].map(bright);
    const corners = [0, size - 1, size * (size - 1), size * size - 1].map((at) => all[at]);
    const board = Math.max(...corners);
    return all.filter((each) => ratio(each, board) >= 4.5).length < 0.015 * all.length;
  }}).map(([spot]) => spot); }}"""


def faint_texts(page: Page) -> Iterator[str]:
    """Yield the visible texts with too little contrast to their painted background (WCAG AA)."""
    page.evaluate(HIDE, NO_INK)
    texts = page.evaluate(TEXTS)
    picture = _picture(page)
    page.evaluate(HIDE, "")
    yield from page.evaluate(FAINT, [texts, picture])


def edgeless_pieces(page: Page, spots: Sequence[str]) -> list[str]:
    """Return the spots whose pieces have almost no edge that contrasts with the board (4.5 to 1)."""
    found: list[str] = page.evaluate(EDGELESS, [page.evaluate(BOXES, list(spots)), _picture(page)])
    return found


def _picture(page: Page) -> str:
    return b64encode(page.screenshot(animations="disabled")).decode()
