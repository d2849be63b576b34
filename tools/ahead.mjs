// Makes in Node, with the very runtime that the site ships, what a start in the browser needs ready-made.
// Usage: node ahead.mjs PYODIDE_FOLDER WHEEL OUT_FOLDER. Writes library.zip, first.json,
// samples.json and snapshot.wasm into OUT_FOLDER.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asModule } from './snapshot.mjs';

const [pyodide, wheel, out] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')));
const source = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

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
  python.FS.writeFile('/tmp/inside.py', source('inside.py'));
  python.runPython('import sys; sys.path[:0] = ["/tmp/app.whl", "/tmp"]; import inside');
  const names = python.runPython('names = inside.import_all(); " ".join(names)');
  const zip = python.runPython('inside.compiled(names)');
  const first = python.runPython('from ui.panels.frame import first_page; first_page()');
  const samples = python.runPython('from ui.thumb import samples; samples()');
  return { zip: zip.toJs(), first, samples, names };
}

// The heap of an interpreter that has everything imported. A JavaScript object that Python holds would make this fail.
async function snapshot(names) {
  const { info } = JSON.parse(readFileSync(join(pyodide, 'pyodide-lock.json'), 'utf8'));
  const lockFileContents = JSON.stringify({ info, packages: {} });
  const stdLibURL = join(out, 'library.zip');
  const python = await loadPyodide({ indexURL: pyodide, env, stdLibURL, lockFileContents, _makeSnapshot: true });
  const globals = python.toPy({ names });
  python.runPython(`${source('frozen.py')}\nimport_and_tidy(names)`, { globals });
  globals.destroy();
  const bytes = python.makeMemorySnapshot();
  return asModule(bytes, await firstMemory({ indexURL: pyodide, env, stdLibURL, lockFileContents, _loadSnapshot: bytes }));
}

// What is in the memory of a runtime when a snapshot is about to be restored.
async function firstMemory(options) {
  const { default: create } = await import(pathToFileURL(join(pyodide, 'pyodide.asm.mjs')));
  let first;
  const createPyodideModule = async (settings) => {
    const module = await create(settings);
    first = module.HEAPU8.slice();
    return module;
  };
  await loadPyodide({ ...options, createPyodideModule });
  return first;
}

mkdirSync(out, { recursive: true });
const { zip, first, samples, names } = await library();
writeFileSync(join(out, 'library.zip'), zip);
writeFileSync(join(out, 'first.json'), first);
writeFileSync(join(out, 'samples.json'), samples);
writeFileSync(join(out, 'snapshot.wasm'), await snapshot(names));
