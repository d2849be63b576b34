// Makes in Node, with the very runtime that the site ships, what a start in the browser needs ready-made.
// Usage: node ahead.mjs PYODIDE_FOLDER WHEEL OUT_FOLDER. Writes library.zip and first.json into OUT_FOLDER.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [pyodide, wheel, out] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')));
const inside = readFileSync(new URL('inside.py', import.meta.url), 'utf8');

// A fixed hash seed makes the same bytes for the same sources; without debug ranges the code is a third smaller.
const env = { PYTHONHASHSEED: '0', PYTHONNODEBUGRANGES: '1' };

// What went wrong, in one last line: the runtime's own script is one line of a megabyte, and Node would print it.
process.on('uncaughtException', (error) => {
  console.error(error.message.trim().split('\n').at(-1));
  process.exit(1);
});

async function library() {
  const python = await loadPyodide({ indexURL: pyodide, env });
  python.FS.writeFile('/tmp/app.whl', readFileSync(wheel));
  python.FS.writeFile('/tmp/inside.py', inside);
  python.runPython('import sys; sys.path[:0] = ["/tmp/app.whl", "/tmp"]; import inside');
  const zip = python.runPython('inside.compiled(inside.import_all())');
  const first = python.runPython('from ui.panels.frame import first_page; first_page()');
  return { zip: zip.toJs(), first };
}

mkdirSync(out, { recursive: true });
const { zip, first } = await library();
writeFileSync(join(out, 'library.zip'), zip);
writeFileSync(join(out, 'first.json'), first);
