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

// The library, fetched by its hash and unpacked; it then goes to Pyodide, which fetches by itself, as a blob.
async function unpacked({ path, integrity }) {
  const response = await fetch(here(path), { integrity });
  if (!response.ok) throw new Error(`${path}: the server answered ${response.status}`);
  const unpacking = response.body.pipeThrough(new DecompressionStream('gzip'));
  return URL.createObjectURL(await new Response(unpacking).blob());
}

const library = plan.library && unpacked(plan.library);
library?.catch(() => {}); // who asks for it is told

async function fast(options) {
  return load({ ...common, ...options, stdLibURL: await library, lockFileContents: plan.lock });
}

const PAGE = 65536;
const HEAD = 4; // where a snapshot says how long what comes before the heap is

// The snapshot that the build has taken, as the memory of a WebAssembly module; only if it is kept already, and as it was.
// The heap is whole pages long, and the last page of that memory holds only so much of it as its head has moved it up.
async function stored({ path, integrity }) {
  const kept = await caches.match(here(path));
  if (!kept) return null;
  const file = await kept.arrayBuffer();
  const [hash, { instance, module }] = await Promise.all([crypto.subtle.digest('SHA-256', file), WebAssembly.instantiate(file)]);
  if (`sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}` !== integrity) throw new Error('the snapshot is damaged');
  const { buffer } = instance.exports.memory;
  const begin = new DataView(buffer).getUint32(HEAD, true);
  const bytes = new Uint8Array(buffer, 0, buffer.byteLength - PAGE + begin);
  const [same] = WebAssembly.Module.customSections(module, 'same');
  return { bytes, heap: bytes.subarray(begin), same: JSON.parse(new TextDecoder().decode(same)) };
}

// What a runtime has in its memory anyway is not in the snapshot. And the heap holds the number that a function of the
// runtime had where the snapshot was taken (CPython's trampoline for calls): here it may have another one, which this
// runtime has written there already.
function complete({ heap, same }, module) {
  for (const [begin, end] of same) heap.set(module.HEAPU8.subarray(begin, end), begin);
  const place = module.__PyRuntime + module.HEAPU32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >>> 2];
  heap.set(module.HEAPU8.subarray(place, place + 4), place);
}

// What was true at build time only is made anew. (What the import system knew of files is forgotten when it is taken.)
const THAW = 'import random, ui.brain; random.seed()';

async function snapshot() {
  if (!plan.snapshot || !globalThis.caches) return null;
  const found = await stored(plan.snapshot);
  if (!found) return null;
  const createPyodideModule = async (settings) => {
    const { default: create } = await import(here(`${plan.runtime}pyodide.asm.mjs`));
    const module = await create(settings);
    complete(found, module);
    return module;
  };
  const python = await fast({ createPyodideModule, _loadSnapshot: found.bytes });
  python.runPython(THAW);
  return python;
}

async function precompiled() {
  if (!plan.library) throw new Error('wheels of others need the plain start');
  const python = await fast({});
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
Promise.allSettled([library, starting]).then(([{ value }]) => value && URL.revokeObjectURL(value));

export { version };

export function loadPyodide({ stdout, stderr }) {
  globalThis.oddStorage.release();
  Object.assign(streams, { stdout, stderr });
  return starting;
}
