// PyScript's `interpreter`: a module that exports `loadPyodide` and `version`. The page and the workers start Python
// through it, from the site's own files. Python begins to start when this module is evaluated, and PyScript is handed
// the promise when it comes to ask. The ways to start, each for when the one before it does not work: from a snapshot of
// memory, once the service worker has it; from the library that the build has compiled ahead; or plainly, from Python's
// own library and the app's wheel, with micropip, and the wheels of others, if there are any: then it is the only way. docs/boot.md tells more.
import { loadPyodide as load, version } from '../runtime/pyodide/pyodide.mjs';

// Python would run on stacks of its own where the browser has them (JSPI), for waiting in the middle of a call, which
// nothing here does. Chromium's hunt for memory faults (GWP-ASan, in one of some hundred processes) walks off the end of
// such a stack, and the page crashes at the start. Pyodide looks for this when it makes the runtime.
delete WebAssembly.Suspending;

const plan = {};
const here = (path) => new URL(path, import.meta.url).href;
const far = globalThis.oddBoot?.far ?? import.meta.url.endsWith('#far'); // the page tells its workers
const streams = {}; // PyScript's stdout and stderr, once it has asked
const common = {
  indexURL: here(plan.runtime),
  stdout: (text) => (streams.stdout ?? console.log)(text),
  stderr: (text) => (streams.stderr ?? console.error)(text),
};

// A zip that was made ahead, fetched by its hash and unpacked.
async function unpacked({ path, integrity }) {
  const response = await fetch(here(path), { integrity });
  if (!response.ok) throw new Error(`${path}: the server answered ${response.status}`);
  const unpacking = response.body.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(unpacking).arrayBuffer());
}

async function sha256(data) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

// The runtime as it is packed for those far away, unpacked piece by piece as it comes in. It ends only if it was what it
// should be; if not, `broken` is told: Pyodide would wait for ever.
async function unpackedRuntime({ path, integrity }, broken) {
  const [response, { Decompress }] = await Promise.all([fetch(here(path)), import('../runtime/fzstd/index.mjs')]);
  if (!response.ok) throw new Error(`${path}: the server answered ${response.status}`);
  const pieces = [];
  let unpacker;
  const { readable, writable } = new TransformStream({
    start: (out) => { unpacker = new Decompress((piece) => out.enqueue(piece)); },
    transform: (piece) => { pieces.push(piece); unpacker.push(piece); },
    flush: async () => {
      if (!globalThis.crypto.subtle) return; // a host without encryption
      if ((await sha256(await new Blob(pieces).arrayBuffer())) !== integrity) throw new Error(`${path} is damaged`);
    },
  });
  response.body.pipeTo(writable).catch(broken);
  return new Response(readable, { headers: { 'Content-Type': 'application/wasm' } });
}

// Pyodide asks for the runtime by a name of its own: give it the packed one, for as long as `load` takes.
async function withPackedRuntime(action, broken) {
  const plain = globalThis.fetch;
  const wanted = here(`${plan.runtime}pyodide.asm.wasm`);
  const given = (input, init) =>
    (input.url ?? `${input}`) === wanted ? unpackedRuntime(plan.packed, broken).catch(() => plain(wanted)) : plain(input, init);
  globalThis.fetch = given;
  try {
    return await action();
  } finally {
    if (globalThis.fetch === given) globalThis.fetch = plain;
  }
}

// What Pyodide is given as its library where it has another one, or needs none: a zip that holds nothing.
const NOTHING = new Blob([Uint8Array.of(0x50, 0x4b, 5, 6, ...new Uint8Array(18))]);
const LIBRARY = '/lib/library.zip';
const PROGRAM = '/lib/program.zip';

async function fast({ create, ...options }) {
  const stdLibURL = URL.createObjectURL(NOTHING);
  const createPyodideModule = async (settings) => {
    const { default: make } = await import(here(`${plan.runtime}pyodide.asm.mjs`));
    return create(make(settings));
  };
  try {
    return await load({ ...common, ...options, createPyodideModule, stdLibURL, lockFileContents: plan.lock });
  } finally {
    URL.revokeObjectURL(stdLibURL);
  }
}

// Fill `bytes` with the snapshot as tools/snapshot.mjs has packed it, if it is kept as it was. Returns what is not in it:
// see `complete`.
async function filled(bytes, integrity, reading) {
  const file = await reading;
  if (!file) throw new Error('the snapshot is not kept');
  if ((await sha256(file)) !== integrity) throw new Error('the snapshot is damaged');
  let at = 4 + new DataView(file).getUint32(0, true);
  const { parts, same } = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 4, at - 4)));
  for (const [begin, end] of parts) {
    bytes.set(new Uint8Array(file, at, end - begin), begin);
    at += end - begin;
  }
  return same;
}

const HEAD = 4; // where a snapshot says how long what comes before the heap is

// What a runtime has in its memory anyway is not in the snapshot. And the heap holds the number that a function of the
// runtime had where the snapshot was taken (CPython's trampoline for calls): here it may have another one, which this
// runtime has written there already.
function complete(bytes, same, module) {
  const heap = bytes.subarray(new DataView(bytes.buffer).getUint32(HEAD, true));
  for (const [begin, end] of same) heap.set(module.HEAPU8.subarray(begin, end), begin);
  const place = module.__PyRuntime + module.HEAPU32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >>> 2];
  heap.set(module.HEAPU8.subarray(place, place + 4), place);
}

// What was true at build time only is made anew. (What the import system knew of files is forgotten when it is taken.)
const THAW = 'import random, ui.computer.worker_protocol; random.seed()';

// The runtime is made while the snapshot is read: Pyodide wants its length at once, and its bytes when the runtime is there.
// The page reads it already if there is a service worker, without which there is none; a worker has a look.
async function snapshot() {
  if (!plan.snapshot) return null;
  let reading = globalThis.oddBoot?.snapshot;
  if (!globalThis.document) reading = (await globalThis.caches?.match(here(plan.snapshot.path)))?.arrayBuffer();
  if (!reading) return null;
  const bytes = new Uint8Array(plan.snapshot.bytes);
  const filling = filled(bytes, plan.snapshot.integrity, reading);
  filling.catch(() => {}); // it is asked for when there is a runtime
  const create = async (making) => {
    const [same, module] = await Promise.all([filling, making]);
    complete(bytes, same, module);
    return module;
  };
  const python = await fast({ create, _loadSnapshot: bytes });
  python.runPython(THAW);
  return python;
}

// The runtime is made while the library is fetched, and Python starts while the program is: that comes when the runtime has
// come. If one of them fails, the runtime is left as it is.
async function precompiled() {
  if (!plan.library) return null;
  const never = new Promise(() => {});
  const library = unpacked(plan.library);
  let broken;
  const failing = Promise.race([library.then(() => never), new Promise((_, fail) => { broken = fail; })]);
  failing.catch(() => {}); // it too is asked for when there is a runtime
  const create = (making) => Promise.race([making, failing]);
  let program;
  const fsInit = async (FS) => {
    program = unpacked(plan.program);
    program.catch(() => {}); // it is asked for when Python has started
    FS.writeFile(LIBRARY, await library.catch(() => never));
  };
  const begin = () => fast({ create, fsInit, env: { PYTHONPATH: LIBRARY } });
  const python = await (far ? withPackedRuntime(begin, broken) : begin());
  python.FS.writeFile(PROGRAM, await program);
  python.runPython(`import sys; sys.path.insert(0, '${PROGRAM}'); import ui.computer.worker_protocol`);
  return python;
}

// The wheels of others, one by one: what is wrong with one of them is told on the home, and stops nothing. They may need
// what is here already, or came before them: no other host is asked.
async function bringGuests(python, micropip, { wheels, refused }) {
  const broken = { ...refused };
  micropip.set_index_urls(python.toPy([]));
  const arriving = wheels.map(([, path, integrity]) => arrived(path, integrity));
  arriving.forEach((answer) => answer.catch(() => {})); // they are asked for one after the other
  for (const [number, [name, path]] of wheels.entries()) {
    try {
      const place = `/tmp/${path.split('/').at(-1)}`;
      python.FS.writeFile(place, await arriving[number]);
      await micropip.install(`emfs:${place}`);
    } catch (error) {
      broken[name] = String(error.message ?? error).trim().split('\n').at(-1);
    }
  }
  python.pyimport('engine.wheels.finding').find_wheels(python.toPy(broken));
}

async function arrived(path, integrity) {
  const response = await fetch(here(path), { integrity }).catch(() => null);
  if (!response) throw new Error('its file did not arrive, or arrived damaged');
  if (!response.ok) throw new Error(`its file did not arrive: the server answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function stock() {
  const python = await load(common);
  await python.loadPackage('micropip', { messageCallback: () => {} });
  const micropip = python.pyimport('micropip');
  await micropip.install(here(plan.wheel));
  if (plan.guests) await bringGuests(python, micropip, plan.guests);
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
      if (globalThis.oddBoot) oddBoot.doubtful = true; // what the service worker keeps may be damaged
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
