// Precompiles the start in Node, with the very runtime that the site ships.
// Usage: node precompile.mjs TIGHTNESS PYODIDE_FOLDER OUT_FOLDER WHEEL…, the app's own wheel first. Writes library.zst, program.zst,
// annex.bin, runtime.zst, snapshot.bin, snapshot.zst and made.json (everything else) into OUT_FOLDER; if plugins.json there names
// plugins, only made.json.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { clear, clearStack, headOf, memoryOf, packed } from './snapshot.mjs';

const tightness = Number(process.argv[2]);
const [pyodide, out, wheel, ...others] = process.argv.slice(3).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')));
const source = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

// A fixed hash seed makes the same bytes for the same sources; without debug ranges the code is a third smaller.
const env = { PYTHONHASHSEED: '0', PYTHONNODEBUGRANGES: '1' };

const lastLine = (error) => error.message.trim().split('\n').at(-1);

// Print only the last line of an error: the runtime's own script is one line of a megabyte, and Node would print it.
process.on('uncaughtException', (error) => {
  console.error(lastLine(error));
  process.exit(1);
});

// Unpack a wheel into a folder: from a zip, Python would compile each module twice.
function laidOut(python, wheel, folder) {
  python.unpackArchive(new Uint8Array(readFileSync(wheel)), 'zip', { extractDir: folder });
  return folder;
}

// The library, a zip of what Python's own start needs; the program, which the app's start imports next; and the annex, which
// holds the modules imported on first use.
async function compiled(trims) {
  const python = await loadPyodide({ indexURL: pyodide, env: { ...env, PYTHONDONTWRITEBYTECODE: '1' } });
  python.runPython('import sys; own = set(sys.modules)');
  laidOut(python, wheel, '/tmp/app');
  python.FS.mkdir('/tmp/tools');
  for (const name of ['strip_types.py', 'compile_start.py', 'trim_stdlib.py']) python.FS.writeFile(`/tmp/tools/${name}`, source(name));
  python.runPython('sys.path[:0] = ["/tmp/app", "/tmp"]');
  if (!trims) python.runPython('from tools import trim_stdlib; trim_stdlib.leave_untrimmed()');
  python.runPython('from tools import compile_start; found = compile_start.import_all()');
  const made = (how, which) => python.runPython(`compile_start.${how}([name for name in ${which}])`).toJs();
  const is = 'if name.split(".")[0]'; // keeps a package in one file
  return {
    library: made('zipped', `[*found.start, *found.annex] ${is} in own`),
    program: made('bundled', `found.start ${is} not in own`),
    annex: made('bundled', `found.annex ${is} not in own`),
    names: python.runPython(`" ".join([*found.start, *(name for name in found.annex ${is} in own)])`),
    first: python.runPython('from ui.panels.page import first_pages; first_pages()'),
    samples: python.runPython('from ui.panels.thumb import samples; samples()'),
    zstd: (data) => zstd(python, data),
  };
}

// The first screen and the pictures with the games of plugins. There is no snapshot, since the plain start would not use it.
async function drawnWithPlugins(plugins) {
  const python = await loadPyodide({ indexURL: pyodide, env });
  python.FS.mkdir('/tmp/tools');
  python.FS.writeFile('/tmp/tools/draw_plugins.py', source('draw_plugins.py'));
  const paths = [wheel, ...others].map((path, number) => laidOut(python, path, `/tmp/${number}`));
  const globals = python.toPy({ paths: [...paths, '/tmp'], plugins });
  return python.runPython('import sys; sys.path[:0] = paths; from tools.draw_plugins import drawn; drawn(plugins)', { globals });
}

// Compress tighter than a host does, if the level allows the time.
function zstd(python, data) {
  python.FS.writeFile('/tmp/data', data);
  return python.runPython(`compile_start.packed("/tmp/data", ${tightness})`).toJs();
}

// Take the heap of an interpreter with everything imported. This fails if Python holds a JavaScript object.
async function frozen(names, program) {
  const { info } = JSON.parse(readFileSync(join(pyodide, 'pyodide-lock.json'), 'utf8'));
  const lockFileContents = JSON.stringify({ info, packages: {} });
  const stdLibURL = join(out, 'library.zip');
  const python = await loadPyodide({ indexURL: pyodide, env, stdLibURL, lockFileContents, _makeSnapshot: true });
  python.FS.writeFile('/tmp/program', program);
  const globals = python.toPy({ names });
  python.runPython(`${source('prepare_snapshot.py')}\nimport_and_tidy(names, "/tmp/program")`, { globals });
  globals.destroy();
  clear(python._module);
  clearStack(python._module);
  const bytes = python.makeMemorySnapshot();
  const first = await atFirst({ indexURL: pyodide, env, stdLibURL, lockFileContents, _loadSnapshot: bytes });
  return { snapshot: packed(bytes, first), head: headOf(bytes).length };
}

// The memory of a runtime at the moment before a snapshot is restored.
async function atFirst(options) {
  const { default: create } = await import(pathToFileURL(join(pyodide, 'pyodide.asm.mjs')));
  const bytes = options._loadSnapshot;
  let first;
  const createPyodideModule = async (settings) => {
    const module = await create(settings);
    first = memoryOf(module);
    if (first.memory.length < bytes.length - headOf(bytes).length) throw new Error('the snapshot needs more memory than the runtime begins with');
    return module;
  };
  await loadPyodide({ ...options, createPyodideModule });
  return first;
}

mkdirSync(out, { recursive: true });
const plugins = readFileSync(join(out, 'plugins.json'), 'utf8');
if (plugins) {
  writeFileSync(join(out, 'made.json'), JSON.stringify({ ...JSON.parse(await drawnWithPlugins(plugins)), head: 0 }));
  process.exit();
}

const TRIMMING = 'trimming the standard library';

// Everything compiled and frozen, with a trimmed standard library or with that of Pyodide.
async function made(trims) {
  const parts = await compiled(trims);
  writeFileSync(join(out, 'library.zip'), parts.library);
  return { ...parts, ...(await frozen(parts.names, parts.program)) };
}

async function trimmedUnlessAsked() {
  if (process.env.WITHOUT === TRIMMING) throw new Error('so it was asked');
  return made(true);
}

async function madeUntrimmed(error) {
  return { ...(await made(false)), left_out: `Left out of the start: ${TRIMMING}: ${lastLine(error)}` };
}

const { library, program, annex, first, samples, snapshot, head, left_out = '', zstd: tight } = await trimmedUnlessAsked().catch(madeUntrimmed);
writeFileSync(join(out, 'library.zst'), tight(library));
writeFileSync(join(out, 'program.zst'), tight(program));
writeFileSync(join(out, 'annex.bin'), annex);
writeFileSync(join(out, 'runtime.zst'), tight(readFileSync(join(pyodide, 'pyodide.asm.wasm'))));
writeFileSync(join(out, 'snapshot.bin'), snapshot);
writeFileSync(join(out, 'snapshot.zst'), tight(snapshot));
writeFileSync(join(out, 'made.json'), JSON.stringify({ first, samples, head, left_out }));
