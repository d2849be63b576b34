// Reduces the typefaces to the letters of Western European texts. Usage: node fonts.mjs MODULES OUT
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subset from "subset-font";

const FACES = [["almendra", 700], ["alegreya-sans", 400], ["alegreya-sans", 700]];
const range = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
// Basic Latin, Latin-1, and typographic characters: quotes, dashes, arrows, the ellipsis, the French ligature.
const TEXT = range(0x20, 0x7e) + range(0xa0, 0xff) + "–—‘’‚“”„†…‹›−•←↑→↓Œœ";

// The licence reserves this name for the unchanged font (OFL 1.1, condition 3). The copyright line, which quotes it, stays.
const RESERVED = { almendra: ["Almendra", "OddTitle"] };
const utf16 = (text) => Buffer.from(text, "utf16le").swap16();

function renamed(font, [reserved, own]) {
  const [old, quoted] = [utf16(reserved), utf16(`'${reserved}`)];
  for (let at = font.indexOf(old); at >= 0; at = font.indexOf(old, at + 1)) {
    if (font.indexOf(quoted, at - 2) !== at - 2) utf16(own).copy(font, at);
  }
  return font;
}

const [modules, out] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
for (const [face, weight] of FACES) {
  const whole = join(modules, "@fontsource", face);
  let font = readFileSync(join(whole, "files", `${face}-latin-${weight}-normal.woff2`));
  if (RESERVED[face]) font = renamed(await subset(font, TEXT, { targetFormat: "truetype" }), RESERVED[face]);
  writeFileSync(join(out, `${face}-${weight}.woff2`), await subset(font, TEXT, { targetFormat: "woff2" }));
  copyFileSync(join(whole, "LICENSE"), join(out, `${face}-LICENSE`));
}
