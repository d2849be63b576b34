// PyScript's `interpreter`: a module that exports `loadPyodide` and `version`. The page and the workers start Python
// through it, from the site's own files. Python begins to start when this module is evaluated, and PyScript is handed
// the promise when it comes to ask. The ways to start, each for when the one before it does not work: from a snapshot of
// memory, once the service worker has it; from the library that the build has compiled ahead; or plainly, from Python's
// own library and the app's wheel, with micropip. docs/boot.md tells more.
import { loadPyodide as load, version } from '../runtime/pyodide/pyodide.mjs';

const plan = {};
const here = (path) => new URL(path, import.meta.url).href;
const streams = {}; // PyScript's stdout and stderr, once it has asked
const common = {
  indexURL: here(plan.runtime),
  stdout: (text) => (streams.stdout ?? console.log)(text),
  stderr: (text) => (streams.stderr ?? console.error)(text),
};

// Fetched by its hash; it then goes to Pyodide, which fetches by itself, as a blob.
async function fetched({ path, integrity }) {
  const response = await fetch(here(path), { integrity });
  if (!response.ok) throw new Error(`${path}: the server answered ${response.status}`);
  return URL.createObjectURL(await response.blob());
}

const PAGE = 65536;
const HEAD = 4; // where a snapshot says how long what comes before the heap is

// The snapshot that the build has taken, as the memory of a WebAssembly module; only if it is kept already, and as it was.
// The heap is whole pages long, and the last page of that memory holds only so much of it as its head has moved it up.
async function heap({ path, integrity }) {
  const kept = await caches.match(here(path));
  if (!kept) return null;
  const bytes = await kept.arrayBuffer();
  const [hash, { instance }] = await Promise.all([crypto.subtle.digest('SHA-256', bytes), WebAssembly.instantiate(bytes)]);
  if (`sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}` !== integrity) throw new Error('the snapshot is damaged');
  const { buffer } = instance.exports.memory;
  return new Uint8Array(buffer, 0, buffer.byteLength - PAGE + new DataView(buffer).getUint32(HEAD, true));
}

// The heap holds the number that a function of the runtime had where the snapshot was taken (CPython's trampoline for
// calls). Here it may have another one: the word is set to what this runtime has written there before it is restored.
function ownTrampoline(module, snapshot) {
  const offset = module.HEAPU32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >>> 2];
  const place = module.__PyRuntime + offset;
  const words = new DataView(snapshot.buffer, snapshot.byteOffset);
  words.setUint32(words.getUint32(HEAD, true) + place, module.HEAPU32[place >>> 2], true);
}

// What was true at build time only is made anew. (What the import system knew of files is forgotten when it is taken.)
const THAW = 'import random, ui.brain; random.seed()';

async function snapshot() {
  if (!plan.snapshot || !globalThis.caches) return null;
  const stored = await heap(plan.snapshot);
  if (!stored) return null;
  const createPyodideModule = async (settings) => {
    const { default: create } = await import(here(`${plan.runtime}pyodide.asm.mjs`));
    const module = await create(settings);
    ownTrampoline(module, stored);
    return module;
  };
  const options = { stdLibURL: here(plan.library.path), lockFileContents: plan.lock };
  const python = await load({ ...common, ...options, createPyodideModule, _loadSnapshot: stored });
  python.runPython(THAW);
  return python;
}

async function precompiled() {
  if (!plan.library) throw new Error('wheels of others need the plain start');
  const stdLibURL = await fetched(plan.library);
  const python = await load({ ...common, stdLibURL, lockFileContents: plan.lock });
  URL.revokeObjectURL(stdLibURL);
  python.runPython('import ui.brain');
  return python;
}

async function stock() {
  const python = await load(common);
  await python.loadPackage('micropip', { messageCallback: () => {} });
  const micropip = python.pyimport('micropip');
  await micropip.install(here(plan.wheel));
  micropip.destroy();
  globalThis.oddStart = 'stock';
  return python;
}

async function start() {
  for (const way of [snapshot, precompiled]) {
    try {
      const python = await way();
      if (!python) continue;
      globalThis.oddStart = way.name;
      return python;
    } catch (error) {
      console.warn(`Not the fast start (${way.name}): ${String(error.message ?? error).trim().split('\n').at(-1)}`);
    }
  }
  return stock();
}

// The page has run this as its first script; a worker has not.
if (!globalThis.oddStorage) await import(plan.storage);

const starting = start();

export { version };

export function loadPyodide({ stdout, stderr }) {
  globalThis.oddStorage.release();
  Object.assign(streams, { stdout, stderr });
  return starting;
}
