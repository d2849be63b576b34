// Converts the pages of the games, docs/<game>.md, into pages of the site. Usage: node rules_pages.mjs LANGUAGE DOCS OUT THEMES
// GAME…, with the themes of the games as JSON. English pages go into OUT, other languages into a folder there.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import markdown from "markdown-it";

const [language, docs, out, themes, ...games] = process.argv.slice(2);
const themeOf = JSON.parse(themes);
const writer = markdown({ html: false, typographer: true });
const home = language === "en" ? "../" : "../../";
const { direction } = new Intl.Locale(language).getTextInfo?.() ?? new Intl.Locale(language).textInfo;
const escaped = (text) => writer.utils.escapeHtml(text);

// Placeholder for an interactive example (tools/examples).
const fence = writer.renderer.rules.fence;
writer.renderer.rules.fence = (tokens, at, ...rest) =>
  tokens[at].info.trim() === "try" ? `<!--try ${tokens[at].map[0] + 1}-->\n` : fence(tokens, at, ...rest);

// The picture at the head of a page stays in docs/: a page of the site may be fetched before its game is. Drawings of pieces
// and cards are kept.
const { image } = writer.renderer.rules;
writer.renderer.rules.image = (tokens, at, ...rest) =>
  tokens[at].attrGet("src").includes("pictures/") ? "" : image(tokens, at, ...rest);

// A page of another host opens in a new tab: the app's dialog cannot show it.
const { link_open: plainLink = (tokens, at, options, _env, self) => self.renderToken(tokens, at, options) } = writer.renderer.rules;
writer.renderer.rules.link_open = (tokens, at, ...rest) => {
  if (/^https?:/.test(tokens[at].attrGet("href"))) tokens[at].attrJoin("target", "_blank"), tokens[at].attrJoin("rel", "noopener");
  return plainLink(tokens, at, ...rest);
};

// Give each clause in the text, such as (A7) or (A20–A26), an anchor: where it stands alone, if it does.
const anchored = (html) => {
  const groups = [...html.matchAll(/\(([A-Z]\d+(?:(?:, |–)[A-Z]\d+)*)\)/g)];
  const places = new Map();
  for (const wide of [false, true]) {
    for (const { 1: group, index } of groups) {
      for (const clause of clauses(group, wide)) if (!places.has(clause)) places.set(clause, index);
    }
  }
  const anchors = (at) =>
    [...places].filter(([, place]) => place === at).map(([clause]) => `<span id="${clause}"></span>`).join("");
  return html.replaceAll(/\([A-Z]\d+/g, (found, at) => anchors(at) + found);
};

const clauses = (group, wide) => group.split(", ").flatMap((part) => {
  const [first, last] = part.split("–");
  if (!last) return [first];
  const [from, to] = [first, last].map((clause) => Number(clause.slice(1)));
  return wide ? Array.from({ length: to - from + 1 }, (_, i) => first[0] + (from + i)) : [];
});

const page = (title, theme, body) => `<!doctype html>
<html lang="${language}" dir="${direction}" data-theme="system">
<head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'">
  <meta name="referrer" content="no-referrer">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${escaped(title)} – Odd Checkers</title>
  <link rel="icon" type="image/svg+xml" href="${home}assets/boot.icon.svg">
  <link rel="stylesheet" href="${home}assets/boot.css">
  <link rel="stylesheet" href="${home}assets/rules.css">
  <script src="${home}assets/boot.look.js"></script>
  <script src="${home}assets/rules.js"></script>
</head>
<body class="rules" data-game-theme="${escaped(theme)}">
<nav class="way-back"><a href="${home}">Odd Checkers</a></nav>
<main>
${body}</main>
</body>
</html>
`;

mkdirSync(out, { recursive: true });
for (const game of games) {
  const text = readFileSync(join(docs, `${game}.md`), "utf8");
  const title = /^# (.+)$/m.exec(text)?.[1] ?? game;
  const body = anchored(writer.render(text)).replace("<p></p>\n", "").replaceAll(/<th( [^>]*)?><\/th>/g, "<td></td>").replaceAll('style="text-align:right"', 'class="number"').replaceAll(/href="([a-z]+)\.md(#[^"]*)?"/g, 'href="$1.html$2"');
  writeFileSync(join(out, `${game}.html`), page(title, themeOf[game] ?? "felt", body));
}
