// Turns the pages of the games, docs/<game>.md, into pages of the site. Usage: node rules.mjs DOCS OUT GAME…
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import markdown from "markdown-it";

const [docs, out, ...games] = process.argv.slice(2);
const writer = markdown({ html: false, typographer: true });
const escaped = (text) => writer.utils.escapeHtml(text);

const page = (title, body) => `<!doctype html>
<html lang="en" data-theme="system">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${escaped(title)} – Odd Checkers</title>
  <link rel="icon" type="image/svg+xml" href="../assets/boot.icon.svg">
  <link rel="stylesheet" href="../assets/app.css">
  <link rel="stylesheet" href="../assets/rules.css">
  <script src="../assets/rules.js"></script>
</head>
<body class="rules">
<p class="way-back"><a href="../">Odd Checkers</a></p>
<main>
${body}</main>
</body>
</html>
`;

mkdirSync(out, { recursive: true });
for (const game of games) {
  const text = readFileSync(join(docs, `${game}.md`), "utf8");
  const title = /^# (.+)$/m.exec(text)?.[1] ?? game;
  const body = writer.render(text).replaceAll(/href="([a-z]+)\.md(#[^"]*)?"/g, 'href="$1.html$2"');
  writeFileSync(join(out, `${game}.html`), page(title, body));
}
