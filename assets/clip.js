// Makes an animated GIF from frames drawn on a canvas; fetched at first use. One palette serves all frames. Each frame after
// the first holds only the rectangle that changed, and unchanged pixels in it are transparent, so that it takes few bytes.
const COLOURS = 255;
const UNCHANGED = 255; // index of the transparent colour
const SHADES = 1 << 15; // colours with five bits per channel
const CODES = 4096; // size of the dictionary, at which GIF starts a new one
const ascii = (text) => [...text].map((letter) => letter.charCodeAt(0));
const word = (number) => [number & 255, number >> 8];
const shadeOf = (pixel) => ((pixel >> 3) & 31) | ((pixel >> 6) & 0x3e0) | ((pixel >> 9) & 0x7c00);

export function record(width, height) {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const drawing = canvas.getContext("2d", { willReadFrequently: true });
  const colours = new Histogram();
  const shown = new Uint32Array(width * height); // pixels of the last frame
  const indices = new Uint8Array(width * height).fill(UNCHANGED); // colours of the pixels that have changed since
  const frames = [];
  let palette = null;
  let [left, top, right, bottom] = [width, height, -1, -1]; // where they are

  const pixels = (...area) => new Uint32Array(drawing.getImageData(...area).data.buffer);

  // Return a copy of the canvas, to begin frames with.
  function copy() {
    const same = Object.assign(document.createElement("canvas"), { width, height });
    same.getContext("2d", { willReadFrequently: true }).drawImage(canvas, 0, 0);
    return same;
  }

  // Count the colours on the canvas for the palette.
  const sample = () => colours.add(pixels(0, 0, width, height));

  // Look for changed pixels in an area.
  function look(x, y, wide, high) {
    palette ??= new Palette(colours.best());
    const now = pixels(x, y, wide, high);
    for (let row = 0, from = 0; row < high; row += 1) {
      for (let column = 0, to = (y + row) * width + x; column < wide; column += 1, from += 1, to += 1) {
        if (now[from] === shown[to]) continue;
        shown[to] = now[from];
        indices[to] = palette.index(shadeOf(now[from]));
        if (x + column < left) left = x + column;
        if (x + column > right) right = x + column;
        if (y + row < top) top = y + row;
        if (y + row > bottom) bottom = y + row;
      }
    }
  }

  // Add a frame with the changed pixels, or show the last one longer if there are none.
  function add(seconds) {
    if (right < 0) {
      frames.at(-1).seconds += seconds;
      return;
    }
    const area = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
    const changed = new Uint8Array(area.width * area.height);
    for (let row = 0; row < area.height; row += 1) {
      const begin = (top + row) * width + left;
      changed.set(indices.subarray(begin, begin + area.width), row * area.width);
      indices.fill(UNCHANGED, begin, begin + area.width);
    }
    frames.push({ seconds, area, data: compress(changed) });
    [left, top, right, bottom] = [width, height, -1, -1];
  }

  const file = (name) => new File([header(width, height, palette), ...frames.flatMap(written), Uint8Array.of(0x3b)], name, { type: "image/gif" });
  return { drawing, copy, sample, look, add, file };
}

export const canShare = (file) => Boolean(navigator.canShare?.({ files: [file] }));

// Share a file, or save it; "either" shares it on phones and tablets. Browsers allow sharing only for some seconds after a
// click or a key: after that, "either" leaves it to another click.
export async function handOver(file, way) {
  if (way === "save" || (way === "either" && !(canShare(file) && matchMedia("(pointer: coarse)").matches))) {
    oddPage.download(file.name, file);
    return "saved";
  }
  try {
    await navigator.share({ files: [file] });
    return "shared";
  } catch ({ name }) {
    return name === "AbortError" || way === "either" ? "cancelled" : "failed";
  }
}

// Counts of colours, and the sums of their channels.
class Histogram {
  counts = new Uint32Array(SHADES);
  sums = [0, 1, 2].map(() => new Float64Array(SHADES));

  add(pixels) {
    const [counts, [red, green, blue]] = [this.counts, this.sums];
    for (const pixel of pixels) {
      const shade = shadeOf(pixel);
      counts[shade] += 1;
      red[shade] += pixel & 255;
      green[shade] += (pixel >> 8) & 255;
      blue[shade] += (pixel >> 16) & 255;
    }
  }

  // Return the best colours by median cut: the box whose colours differ most, weighted by their number, is halved.
  best() {
    const all = [...this.counts.keys()].filter((shade) => this.counts[shade]);
    const found = all.map((shade) => ({ count: this.counts[shade], mean: this.sums.map((sum) => sum[shade] / this.counts[shade]) }));
    const boxes = [boxed(found)];
    while (boxes.length < COLOURS) {
      boxes.sort((one, other) => one.weight - other.weight);
      if (!boxes.at(-1).weight) break;
      boxes.push(...halves(boxes.pop()));
    }
    return boxes.map(({ colours }) => mean(colours));
  }
}

// A box of colours: its longest channel, and how much it needs halving.
function boxed(colours) {
  const lengths = [0, 1, 2].map((channel) => {
    const values = colours.map((colour) => colour.mean[channel]);
    return values.reduce((most, value) => Math.max(most, value)) - values.reduce((least, value) => Math.min(least, value));
  });
  const length = Math.max(...lengths);
  return { colours, channel: lengths.indexOf(length), weight: colours.length > 1 ? length * length * Math.sqrt(countOf(colours)) : 0 };
}

function halves({ colours, channel }) {
  const sorted = [...colours].sort((one, other) => one.mean[channel] - other.mean[channel]);
  const half = countOf(sorted) / 2;
  let at = 0;
  for (let count = 0; at < sorted.length - 1 && count < half; at += 1) count += sorted[at].count;
  return [boxed(sorted.slice(0, Math.max(at, 1))), boxed(sorted.slice(Math.max(at, 1)))];
}

const countOf = (colours) => colours.reduce((sum, { count }) => sum + count, 0);
const mean = (colours) => [0, 1, 2].map((channel) => Math.round(colours.reduce((sum, { count, mean }) => sum + count * mean[channel], 0) / countOf(colours)));

// Colours, and the nearest one of each shade, found at first use.
class Palette {
  nearest = new Int16Array(SHADES).fill(-1);

  constructor(colours) {
    this.colours = colours;
  }

  index(shade) {
    if (this.nearest[shade] < 0) this.nearest[shade] = this.find(shade);
    return this.nearest[shade];
  }

  find(shade) {
    const [red, green, blue] = [0, 5, 10].map((bits) => ((shade >> bits) & 31) * 8 + 4);
    let [best, least] = [0, Infinity];
    for (const [index, [r, g, b]] of this.colours.entries()) {
      const far = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
      if (far < least) [best, least] = [index, far];
    }
    return best;
  }
}

// --- the file: https://www.w3.org/Graphics/GIF/spec-gif89a.txt -----------------------------------------------------------

// The header, the palette, and the extension that repeats the animation for ever.
function header(width, height, palette) {
  const table = new Uint8Array(3 * 256);
  table.set(palette.colours.flat());
  return Uint8Array.of(...ascii("GIF89a"), ...word(width), ...word(height), 0xf7, 0, 0, ...table, 0x21, 0xff, 11, ...ascii("NETSCAPE2.0"), 3, 1, 0, 0, 0);
}

// A frame stays when the next one is drawn over it.
function written({ seconds, area, data }) {
  const control = [0x21, 0xf9, 4, 0b101, ...word(Math.round(100 * seconds)), UNCHANGED, 0];
  return [Uint8Array.of(...control, 0x2c, ...word(area.x), ...word(area.y), ...word(area.width), ...word(area.height), 0, 8), data];
}

const dictionary = new Uint16Array(CODES * 256); // the code of a known sequence with one more index; 0 for none
const known = new Uint32Array(CODES); // the entry of each code

// Return the indices in LZW codes of 9 to 12 bits, in blocks of at most 255 bytes.
function compress(indices) {
  const [CLEAR, END] = [256, 257];
  const bytes = new Uint8Array(Math.ceil(indices.length * 1.6) + 16);
  let [size, held, bits, next, length] = [0, 0, 0, END + 1, 9];

  const write = (code) => {
    held |= code << bits;
    for (bits += length; bits >= 8; bits -= 8) {
      bytes[size++] = held & 255;
      held >>>= 8;
    }
  };
  const clear = () => {
    write(CLEAR);
    for (let code = END + 1; code < next; code += 1) dictionary[known[code]] = 0;
    [next, length] = [END + 1, 9];
  };

  clear();
  let code = indices[0];
  for (let at = 1; at < indices.length; at += 1) {
    const key = code * 256 + indices[at];
    if (dictionary[key]) {
      code = dictionary[key];
      continue;
    }
    write(code);
    if (next === CODES) clear();
    else {
      if (next === 1 << length) length += 1;
      known[next] = key;
      dictionary[key] = next++;
    }
    code = indices[at];
  }
  write(code);
  if (next === 1 << length && length < 12) length += 1;
  clear();
  write(END);
  if (bits) bytes[size++] = held;
  return inBlocks(bytes.subarray(0, size));
}

function inBlocks(bytes) {
  const found = new Uint8Array(bytes.length + Math.ceil(bytes.length / 255) + 1);
  for (let at = 0, to = 0; at < bytes.length; at += 255, to += 256) {
    const block = bytes.subarray(at, at + 255);
    found[to] = block.length;
    found.set(block, to + 1);
  }
  return found;
}
