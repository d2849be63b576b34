// Cuts the typefaces down to what Western European texts need. Usage: node fonts.mjs MODULES OUT
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subset from "subset-font";

const FACES = [["almendra", 700], ["alegreya-sans", 400], ["alegreya-sans", 700]];
const range = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
// Basic Latin, Latin-1, and what is set beside it: quotes, dashes, arrows, the ellipsis, the French ligature.
const TEXT = range(0x20, 0x7e) + range(0xa0, 0xff) + "–—‘’‚“”„†…‹›−•←↑→↓Œœ";

const [modules, out] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
for (const [face, weight] of FACES) {
  const whole = join(modules, "@fontsource", face);
  const font = readFileSync(join(whole, "files", `${face}-latin-${weight}-normal.woff2`));
  writeFileSync(join(out, `${face}-${weight}.woff2`), await subset(font, TEXT, { targetFormat: "woff2" }));
  copyFileSync(join(whole, "LICENSE"), join(out, `${face}-LICENSE`));
}
