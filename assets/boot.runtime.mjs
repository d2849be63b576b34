// PyScript's `interpreter`: a module that exports `loadPyodide` and `version`. The page and the workers start Python
// through it, from the site's own files. Python begins to start when this module is evaluated, and PyScript is handed
// the promise when it comes to ask. The ways to start, each for when the one before it does not work: from a snapshot of
// memory, once the service worker has it, or where it is the quicker one (`boot.bytes.js`); from the library that the build
// has compiled ahead; or plainly, from Python's own library and the app's wheel, with micropip, and the wheels of others,
// if there are any: then it is the only way. docs/boot.md tells more.
import { loadPyodide as load, version } from '../runtime/pyodide/pyodide.mjs';

// Python would run on stacks of its own where the browser has them (JSPI), for waiting in the middle of a call, which
// nothing here does. Chromium's hunt for memory faults (GWP-ASan, in one of some hundred processes) walks off the end of
// such a stack, and the page crashes at the start. Pyodide looks for this when it makes the runtime.
delete WebAssembly.Suspending;

const plan = {};
const here = (path) => new URL(path, import.meta.url).href;
const page = globalThis.oddBoot;
const far = page?.far ?? import.meta.url.includes('#far'); // the page tells its workers
const plainly = globalThis.fetch; // which counts on the page what comes
const never = new Promise(() => {});
const ANSWER_MS = 1500; // how long a browser may look into its caches
// Nothing, if a promise takes too long: some browsers look into their caches for ever.
const soon = (promise) => Promise.race([promise, new Promise((done) => setTimeout(done, ANSWER_MS))]);
const streams = {}; // PyScript's stdout and stderr, once it has asked
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

// What was made ahead, fetched by its hash and unpacked.
async function unpacked({ path, integrity }, unpacking) {
  const [{ body }, unpack] = await Promise.all([fetched(path, { integrity }), unpacking]);
  return new Uint8Array(await new Response(unpack(body)).arrayBuffer());
}

const zipped = (file) => unpacked(file, unpacker());
const gunzip = (packed) => packed.pipeThrough(new DecompressionStream('gzip'));

async function sha256(data) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

async function unpacker() {
  const decoder = fetched(plan.unpacker.path, { integrity: plan.unpacker.integrity });
  decoder.catch(() => {}); // it is asked for when the script is here
  await import(plan.unpack);
  return oddUnpacker(decoder);
}

let runtimeCame;
const runtimeHere = new Promise((done) => { runtimeCame = done; }); // when all of it is here, though not yet made

// The runtime as it is packed for those far away, unpacked piece by piece as it comes in. It ends well only if it was what
// it should be.
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
const plainCompiled = () => WebAssembly.compileStreaming(plainly(RUNTIME));
const fromAfar = () => WebAssembly.compileStreaming(unpackedRuntime(plan.packed)).catch(plainCompiled);

// The page has run this as one of its first scripts; a worker has not.
if (!globalThis.oddStorage) await import(plan.fallbacks);

// The runtime is compiled while it comes in, before it is known which way Python starts, but where the browser keeps that
// compiled: there Pyodide fetches it.
let compiling = page?.compiled ?? (far ? fromAfar() : null);
compiling?.then(page?.warm, () => {}); // whoever needs it is told
page?.runtimeCame.then(runtimeCame);

// What Pyodide asks for by a name of its own is nothing then, and what it makes an instance of is what was compiled. If that
// failed, `broken` is told: Pyodide would wait for ever.
async function withCompiledRuntime(compiled, action, broken) {
  const [fetching, plain] = [globalThis.fetch, WebAssembly.instantiateStreaming];
  const given = async (input, init) => ((input.url ?? `${input}`) === RUNTIME ? new Response() : fetching(input, init));
  compiled.catch((error) => {
    compiling = null; // another way asks for it anew
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

// The runtime as it comes soonest here.
function withSoonest(action, broken) {
  if (far) compiling ??= fromAfar();
  return compiling ? withCompiledRuntime(compiling, action, broken) : action();
}

// What Pyodide is given as its library where it has another one, or needs none: a zip that holds nothing.
const NOTHING = new Blob([Uint8Array.of(0x50, 0x4b, 5, 6, ...new Uint8Array(18))]);
const LIBRARY = '/lib/library.zip';
const PROGRAM = '/lib/program';

// Start Pyodide without a library of its own. If something that is `needed` beside the runtime fails, or the runtime is not
// what it should be, that is left as it is. `create` is told of the runtime while it is made.
async function fast({ create, needed, ...options }) {
  const stdLibURL = URL.createObjectURL(NOTHING);
  let broken;
  const failing = Promise.race([needed.then(() => never), new Promise((_, fail) => { broken = fail; })]);
  failing.catch(() => {}); // it is asked for when there is a runtime
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

// How to read the snapshot: from what the service worker keeps, or else fetched; null, if it is not to be fetched. What the
// page has fetched, and its helping hands have checked, a worker finds in the browser's cache, whatever the server says of that.
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

// The snapshot, if it is what it should be.
async function checked(reading) {
  const file = await reading;
  if (!file) throw new Error('there is no snapshot');
  if (!isWhole(file)) throw new Error('the snapshot is damaged');
  return file;
}

// Whether a snapshot ends with its own sums, as tools/snapshot.mjs has made them: four at a time, since that is quickest, and
// in a loop that a browser makes quick before it is over.
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

// Fill the memory of a runtime with the snapshot as tools/snapshot.mjs has laid it out, and `head` with what Pyodide wants to
// see of it. What a runtime has in its memory anyway is not in the snapshot. And the heap holds the number that a function of
// the runtime had where the snapshot was taken (CPython's trampoline for calls): here it may have another one, which this
// runtime has written there already.
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

// What is imported when it is first asked for lies beside the rest, as it was made ahead.
async function attach(python, annex) {
  python.FS.writeFile(ANNEX, await annex);
  python.runPython(`import ui.platform.compiled; ui.platform.compiled.attach('${ANNEX}')`);
}

// What was true at build time only is made anew. (What the import system knew of files is forgotten when it is taken.)
const THAW = 'import random, ui.computer.worker_protocol; random.seed()';

// The runtime is made while the snapshot is read, and then its memory is filled. Of the snapshot Pyodide gets the head alone,
// behind which no memory follows: it would copy all of that once more.
async function snapshot() {
  const read = plan.snapshot && (await reader());
  if (!read) return null;
  const head = new Uint8Array(plan.snapshot.head);
  const needed = read();
  const annex = unpacked(plan.annex, gunzip);
  annex.catch(() => {}); // it is asked for when Python is there
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

// Modules are found in the program by the one of them that knows how. Of Python's compiler this calls what is warm alone.
const FIND_PROGRAM = `
import marshal
file = open('${PROGRAM}', 'rb')
modules = marshal.loads(file.read())
file.close()
reader = {'__name__': 'ui.platform.compiled'}
exec(marshal.loads(modules['ui.platform.compiled'][1]), reader)
reader['attach']('${PROGRAM}', modules)
del marshal, file, modules, reader
import ui.computer.worker_protocol`;

// The runtime comes first, with the library; then the program, while the runtime is made and Python starts; and then the
// annex, while the program is imported: a slow line is never idle.
async function precompiled() {
  if (!plan.library) return null;
  const needed = zipped(plan.library);
  const program = runtimeHere.then(() => zipped(plan.program));
  const annex = program.then(() => unpacked(plan.annex, gunzip));
  annex.catch(() => {}); // they are asked for when Python has started
  const fsInit = async (FS) => {
    runtimeCame(); // if it came plainly
    FS.writeFile(LIBRARY, await needed.catch(() => never));
  };
  const python = await fast({ create: (making) => making, needed, fsInit, env: { PYTHONPATH: LIBRARY } });
  python.FS.writeFile(PROGRAM, await program);
  python.runPython(FIND_PROGRAM);
  await attach(python, annex);
  return python;
}

// The wheels of others, one by one: what is wrong with one of them is told on the home, and stops nothing. They may need
// what is here already, or came before them: no other host is asked.
async function installPlugins(python, micropip, { wheels, refused }) {
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
  python.pyimport('engine.plugins.discovery').find_plugins(python.toPy(broken));
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
  if (plan.plugins) await installPlugins(python, micropip, plan.plugins);
  micropip.destroy();
  globalThis.oddStart = 'stock';
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
      if (page) page.doubtful = true; // what the service worker keeps may be damaged
      console.warn(`Not the fast start (${way.name}): ${String(error.message ?? error).trim().split('\n').at(-1)}`);
    }
  }
  return stock();
}

const SOON_MS = 2000; // after a start, in which somebody may begin to play

// What of the runtime no start calls, and hardly a game (tools/split_runtime.mjs). What is called before, or does not come, is fetched at
// once by the runtime itself.
async function warm({ _module: runtime }) {
  if (!plan.cold || runtime.oddWarm.done) return;
  const answer = await fetched(plan.cold.path, { integrity: plan.cold.integrity });
  runtime.oddWarm(await WebAssembly.compileStreaming(answer));
}

const afterStart = page ? page.whenReady : (action) => action();

// The service worker does not answer those who cannot wait: what it keeps is read at every start, for them.
const kept = (async () => (await soon(globalThis.caches?.match(here(plan.cold?.path ?? ''))))?.blob())().catch(() => null);

const starting = start().then(async (python) => {
  python._module.oddKept = await kept;
  return python;
});
starting.then((python) => afterStart(() => setTimeout(() => warm(python).catch(() => {}), SOON_MS)), () => {});

export { version };

export function loadPyodide({ stdout, stderr }) {
  globalThis.oddStorage.release();
  Object.assign(streams, { stdout, stderr });
  return starting;
}
