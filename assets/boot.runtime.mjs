// PyScript's `interpreter`: a module that exports `loadPyodide` and `version`. The page and the workers start Python
// through it, from the site's own files. Python starts when this module is evaluated, and PyScript gets the promise when
// it asks. The ways to start, each used if the one before fails: from a snapshot of memory, once the service worker has
// it, or if it is quicker (`boot.bytes.js`); from the precompiled library; or plainly, from Python's own library and the
// app's wheel, with micropip and the wheels of plugin games, if any, for which it is the only way. See docs/boot.md.
import { loadPyodide as load, version } from '../runtime/pyodide/pyodide.mjs';

// Python would use separate stacks where the browser has them (JSPI), to wait in the middle of a call, which nothing here
// does. Chromium's sampling memory checker (GWP-ASan, in about one of a hundred processes) runs past the end of such a
// stack, and the page crashes at the start. Pyodide checks for this when it makes the runtime.
delete WebAssembly.Suspending;

const plan = {};
const here = (path) => new URL(path, import.meta.url).href;
const page = globalThis.oddBoot;
const far = page?.far ?? import.meta.url.includes('#far'); // the page tells its workers
const countingFetch = globalThis.fetch; // on the page it counts the transfers
const never = new Promise(() => {});
const ANSWER_MS = 1500; // maximum time for a look into the browser's caches
// Resolves to nothing if a promise takes too long: some browsers never finish a cache look-up.
const soon = (promise) => Promise.race([promise, new Promise((done) => setTimeout(done, ANSWER_MS))]);
const streams = {}; // PyScript's stdout and stderr, once it has called `loadPyodide`
const common = {
  indexURL: here(plan.runtime),
  stdout: (text) => (streams.stdout ?? console.log)(text),
  stderr: (text) => (streams.stderr ?? console.error)(text),
};

async function fetched(path, options = {}) {
  const response = await fetch(here(path), options);
  if (!response.ok) throw new Error(`${path}: the server answered ${response.status}`);
  return response;
}

// Precompiled files, fetched by their hash: as they are, and unpacked.
const contents = async ({ path, integrity }) => new Uint8Array(await (await fetched(path, { integrity })).arrayBuffer());

async function unpacked({ path, integrity }) {
  const [{ body }, unpack] = await Promise.all([fetched(path, { integrity }), unpacker()]);
  return new Uint8Array(await new Response(unpack(body)).arrayBuffer());
}

async function sha256(data) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

async function unpacker() {
  const decoder = fetched(plan.unpacker.path, { integrity: plan.unpacker.integrity });
  decoder.catch(() => {}); // awaited when the script is here
  await import(plan.unpack);
  return oddUnpacker(decoder);
}

let runtimeCame;
const runtimeHere = new Promise((done) => { runtimeCame = done; }); // resolves when the whole runtime has arrived, before it is made

// The packed runtime for slow connections, unpacked while streaming. Fails unless its content is intact.
async function unpackedRuntime({ path, integrity }) {
  const [response, unpack] = await Promise.all([fetched(path), unpacker()]);
  const pieces = [];
  const check = new TransformStream({
    transform: (piece, out) => { pieces.push(piece); out.enqueue(piece); },
    flush: async () => {
      runtimeCame();
      if (!globalThis.crypto.subtle) return; // a host without encryption
      if ((await sha256(await new Blob(pieces).arrayBuffer())) !== integrity) throw new Error(`${path} is damaged`);
    },
  });
  const unpacked = unpack(response.body.pipeThrough(check));
  return new Response(unpacked, { headers: { 'Content-Type': 'application/wasm' } });
}

const RUNTIME = here(`${plan.runtime}pyodide.asm.wasm`);
const plainCompiled = () => WebAssembly.compileStreaming(countingFetch(RUNTIME));
const fromAfar = () => WebAssembly.compileStreaming(unpackedRuntime(plan.packed)).catch(plainCompiled);

// The page has already run this as one of its first scripts; a worker has not.
if (!globalThis.oddStorage) await import(plan.fallbacks);

// Compile the runtime while streaming, before the way of starting is known; but if the browser caches the compiled module,
// let Pyodide fetch it.
let compiling = page?.compiled ?? (far ? fromAfar() : null);
compiling?.then(page?.warm, () => {}); // an error is handled where the module is awaited
page?.runtimeCame.then(runtimeCame);

// Make Pyodide's own fetch empty, and let it instantiate the compiled module. On failure call `broken`: Pyodide would wait
// for ever.
async function withCompiledRuntime(compiled, action, broken) {
  const [fetching, plain] = [globalThis.fetch, WebAssembly.instantiateStreaming];
  const given = async (input, init) => ((input.url ?? `${input}`) === RUNTIME ? new Response() : fetching(input, init));
  compiled.catch((error) => {
    compiling = null; // another way compiles it again
    broken(error);
  });
  globalThis.fetch = given;
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    return await action();
  } finally {
    if (globalThis.fetch === given) globalThis.fetch = fetching;
    WebAssembly.instantiateStreaming = plain;
  }
}

// The runtime in its quickest form here.
function withSoonest(action, broken) {
  if (far) compiling ??= fromAfar();
  return compiling ? withCompiledRuntime(compiling, action, broken) : action();
}

// An empty zip, given to Pyodide as its library if another is used or none is needed.
const NOTHING = new Blob([Uint8Array.of(0x50, 0x4b, 5, 6, ...new Uint8Array(18))]);
const LIBRARY = '/lib/library.zip';
const PROGRAM = '/lib/program';

// Start Pyodide without its own library. If a `needed` file fails, or the runtime is damaged, abandon this start. `create`
// gets the runtime while it is made.
async function fast({ create, needed, ...options }) {
  const stdLibURL = URL.createObjectURL(NOTHING);
  let broken;
  const failing = Promise.race([needed.then(() => never), new Promise((_, fail) => { broken = fail; })]);
  failing.catch(() => {}); // awaited when there is a runtime
  const createPyodideModule = async (settings) => {
    const { default: make } = await import(here(`${plan.runtime}pyodide.asm.mjs`));
    return create(Promise.race([make(settings), failing]));
  };
  const begin = () => load({ ...common, ...options, createPyodideModule, stdLibURL, lockFileContents: plan.lock });
  try {
    return await withSoonest(begin, broken);
  } finally {
    URL.revokeObjectURL(stdLibURL);
  }
}

// Reads the snapshot from the service worker, or fetches it; null if it should not be fetched. A worker finds what the
// page has fetched, and its helper has checked, in the browser's cache, whatever the server's headers say.
async function reader() {
  if (page?.unpacked) return () => page.unpacked;
  if (page?.snapshot) return () => checked(page.snapshot);
  const found = page ? null : await soon(globalThis.caches?.match(here(`${plan.snapshot.path}?unpacked`)));
  if (found) return () => checked(found.arrayBuffer());
  return import.meta.url.endsWith('-snapshot') ? () => checked(fetchedSnapshot()) : null;
}

async function fetchedSnapshot() {
  const [{ body }, unpack] = await Promise.all([fetched(plan.snapshot.path, { cache: 'force-cache' }), unpacker()]);
  return new Response(unpack(body)).arrayBuffer();
}

// The snapshot, if intact.
async function checked(reading) {
  const file = await reading;
  if (!file) throw new Error('there is no snapshot');
  if (!isWhole(file)) throw new Error('the snapshot is damaged');
  return file;
}

// Return true if a snapshot ends with its own sums, as tools/snapshot.mjs made them: four at a time, which is quickest, in
// a loop that a browser optimises early.
function isWhole(file) {
  if (!file.byteLength || file.byteLength % 16) return false;
  const words = new Int32Array(file);
  const end = words.length - 4;
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let at = 0; at < end; at += 4) {
    a = Math.imul(a ^ words[at], 0x01000193);
    b = Math.imul(b ^ words[at + 1], 0x01000193);
    c = Math.imul(c ^ words[at + 2], 0x01000193);
    d = Math.imul(d ^ words[at + 3], 0x01000193);
  }
  return [a, b, c, d].every((sum, lane) => sum === words[end + lane]);
}

// Fill a runtime's memory with the snapshot in the layout of tools/snapshot.mjs, and `head` with the part that Pyodide
// inspects. The snapshot omits what every runtime has in its memory anyway. The heap also holds the table index of a
// runtime function (CPython's trampoline for calls) at the time of the snapshot; here it may differ, and this runtime has
// written its own already.
function restore(file, head, module) {
  const memory = module.HEAPU8;
  const begin = 4 + new DataView(file).getUint32(0, true);
  const { used, blank, parts } = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 4, begin - 4)));
  if (module._sbrk(0) > used) throw new Error('the runtime has used more memory than where the snapshot was taken');
  const place = module.__PyRuntime + module.HEAPU32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >>> 2];
  const trampoline = memory.slice(place, place + 4);
  let at = begin + head.length;
  head.set(new Uint8Array(file, begin, head.length));
  for (const [from, to] of blank) memory.fill(0, from, to);
  for (const [from, to] of parts) {
    memory.set(new Uint8Array(file, at, to - from), from);
    at += to - from;
  }
  memory.set(trampoline, place);
}

const ANNEX = '/lib/annex';

// Modules imported on first use lie beside the rest, precompiled. Python unpacks them then.
async function attach(python, annex) {
  python.FS.writeFile(ANNEX, await annex);
  python.runPython(`import ui.platform.compiled; ui.platform.compiled.attach('${ANNEX}')`);
}

// Renew what was true at build time only. (The import system's file cache is cleared when the snapshot is taken.)
const THAW = 'import random, ui.computer.worker_protocol; random.seed()';

// Make the runtime while the snapshot is read, then fill its memory. Pyodide gets only the snapshot's head, without the
// memory after it, which it would copy once more.
async function snapshot() {
  const read = plan.snapshot && (await reader());
  if (!read) return null;
  const head = new Uint8Array(plan.snapshot.head);
  const needed = read();
  const annex = contents(plan.annex);
  annex.catch(() => {}); // awaited when Python has started
  const create = async (making) => {
    const [file, module] = await Promise.all([needed, making]);
    restore(file, head, module);
    return module;
  };
  const python = await fast({ create, needed, _loadSnapshot: head });
  python.runPython(THAW);
  await attach(python, annex);
  return python;
}

// The program's own importer module finds the others. This calls only warm functions of Python's compiler. From Python 3.15 on,
// `encodings` is frozen and looks for its modules in Pyodide's own library, which is empty here.
const FIND_PROGRAM = `
import encodings, marshal
encodings.__path__ = ['${LIBRARY}/encodings']
file = open('${PROGRAM}', 'rb')
modules = marshal.loads(file.read())
file.close()
reader = {'__name__': 'ui.platform.compiled'}
exec(marshal.loads(modules['ui.platform.compiled'][1]), reader)
reader['attach']('${PROGRAM}', modules)
del encodings, marshal, file, modules, reader
import ui.computer.worker_protocol`;

// The runtime comes first, with the library; then the program, while the runtime is made and Python starts; then the
// annex, while the program is imported: a slow connection is never idle.
async function precompiled() {
  if (!plan.library) return null;
  const needed = unpacked(plan.library);
  const program = runtimeHere.then(() => unpacked(plan.program));
  const annex = program.then(() => contents(plan.annex));
  annex.catch(() => {}); // awaited when Python has started
  const fsInit = async (FS) => {
    runtimeCame(); // if it came uncompressed
    FS.writeFile(LIBRARY, await needed.catch(() => never));
  };
  const python = await fast({ create: (making) => making, needed, fsInit, env: { PYTHONPATH: LIBRARY } });
  python.FS.writeFile(PROGRAM, await program);
  python.runPython(FIND_PROGRAM);
  await attach(python, annex);
  return python;
}

// The wheels of plugin games, one by one: an error in one is shown on the home screen and stops nothing else. They may
// require installed packages or earlier wheels: no other host is contacted.
async function installPlugins(python, micropip, { wheels, refused }) {
  const broken = { ...refused };
  micropip.set_index_urls(python.toPy([]));
  const arriving = wheels.map(([, path, integrity]) => arrived(path, integrity));
  arriving.forEach((answer) => answer.catch(() => {})); // awaited one after the other
  for (const [number, [name, path]] of wheels.entries()) {
    try {
      const place = `/tmp/${path.split('/').at(-1)}`;
      python.FS.writeFile(place, await arriving[number]);
      await micropip.install(`emfs:${place}`);
    } catch (error) {
      broken[name] = String(error.message ?? error).trim().split('\n').at(-1);
    }
  }
  python.pyimport('engine.plugins.discovery').find_plugins(python.toPy(broken));
}

async function arrived(path, integrity) {
  const response = await fetch(here(path), { integrity }).catch(() => null);
  if (!response) throw new Error('its file did not arrive, or arrived damaged');
  if (!response.ok) throw new Error(`its file did not arrive: the server answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function plain() {
  const python = await load(common);
  await python.loadPackage('micropip', { messageCallback: () => {} });
  const micropip = python.pyimport('micropip');
  await micropip.install(here(plan.wheel));
  if (plan.plugins) await installPlugins(python, micropip, plan.plugins);
  micropip.destroy();
  globalThis.oddStart = 'plain';
  return python;
}

async function start() {
  const chosen = await page?.chosen;
  for (const way of chosen === 'precompiled' ? [precompiled] : [snapshot, precompiled]) {
    try {
      const python = await way();
      if (!python) continue;
      globalThis.oddStart = way.name;
      return python;
    } catch (error) {
      if (page) page.doubtful = true; // the service worker's files may be damaged
      console.warn(`Not the fast start (${way.name}): ${String(error.message ?? error).trim().split('\n').at(-1)}`);
    }
  }
  return plain();
}

const SOON_MS = 2000; // delay after a start, since the player may begin at once

// Functions of the runtime that no start and hardly a game calls (tools/runtime/split_runtime.mjs). If one is called earlier, or
// this fails, the runtime itself fetches them synchronously.
async function warm({ _module: runtime }) {
  if (!plan.cold || runtime.oddWarm.done) return;
  const answer = await fetched(plan.cold.path, { integrity: plan.cold.integrity });
  runtime.oddWarm(await WebAssembly.compileStreaming(answer));
}

const afterStart = page ? page.whenReady : (action) => action();

// The service worker does not answer synchronous requests: its content is read at every start for them. After a restart of
// the browser that may take long, so the patience begins only when Python has started.
const kept = (async () => (await globalThis.caches?.match(here(plan.cold?.path ?? '')))?.blob())().catch(() => null);

const starting = start().then(async (python) => {
  python._module.oddKept = await soon(kept);
  return python;
});
starting.then((python) => afterStart(() => setTimeout(() => warm(python).catch(() => {}), SOON_MS)), () => {});

export { version };

export function loadPyodide({ stdout, stderr }) {
  globalThis.oddStorage.release();
  Object.assign(streams, { stdout, stderr });
  return starting;
}
