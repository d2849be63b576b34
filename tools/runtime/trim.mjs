// Optimises Pyodide's runtime in steps. Each step is optional: it is left out, with one printed line, if the runtime is not as it
// expects, or if Python no longer starts after it. Steps that need a profile (`hot.txt`, `warm.txt`) work on one runtime only.
// The starts are tried in Node, and only for a runtime that the profile does not know: a known one has passed the tests.
// Usage: node trim.mjs PYODIDE_FOLDER [counted]; replaces the runtime in that folder. With `counted`, the last steps are
// replaced by one that makes the runtime count calls (`count_calls.mjs`).
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CALLED, counted } from './count_calls.mjs';
import { trimmed } from './exports.mjs';
import { split } from './split_runtime.mjs';
import { warmed } from './warm.mjs';
import { parsed } from './wasm.mjs';

process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});

const folder = process.argv[2];
const [BRING, COLD] = ['odd_bring', 'pyodide.cold.wasm']; // as `cold.js` names them
const [WASM, SCRIPT] = ['pyodide.asm.wasm', 'pyodide.asm.mjs'];
const USERS = [join(folder, 'pyodide.mjs'), ...['../snapshot.mjs', '../../assets/boot.runtime.mjs'].map((name) => new URL(name, import.meta.url))];
const MAKING = 'var info=getWasmImports();'; // just before the script instantiates the runtime
const START = `const { loadPyodide } = await import(process.argv[1]); const python = await loadPyodide(); python.runPython('1 + 1'); process.exit(0);`;

// Work that the script does at each start for dynamic libraries alone: it enters the C functions of the table into a map,
// searches that for JavaScript functions, and adds 274 OpenGL functions to the table, each by a WebAssembly module of its own.
// None of them is ever called, and a request for their numbers gets 0.
const FOR_LIBRARIES = [
  ['updateGOT(origExports);', ''],
  ['functionsInTableMap=new WeakMap;updateTableMap(0,wasmTable.length)', 'functionsInTableMap=new WeakMap'],
  ['if(entry.value==-1){', 'if(entry.value==-1){if(symName.startsWith("emscripten_gl")){entry.value=0;continue}'],
];

// One function, nearly all of the script, makes the runtime. In brackets it is compiled with the script, off the page's main
// thread, instead of on its first call.
const IN_BRACKETS = [
  ['async function _createPyodideModule(', 'export default (async function _createPyodideModule('],
  ['}export default _createPyodideModule;', '});'],
];

// The text after these replacements. Each of the old texts must occur once.
function edited(text, edits) {
  const missing = edits.find(([before]) => text.split(before).length !== 2);
  if (missing) throw new Error(`the script does not have ${JSON.stringify(missing[0])} once`);
  return edits.reduce((now, [before, after]) => now.replace(before, () => after), text);
}

// The function numbers in a profile by `python3 -m e2e.heat`, which holds for one runtime.
function profile(name) {
  const [hash, ...ranges] = readFileSync(new URL(name, import.meta.url), 'utf8').trim().split(/\s+/);
  const numbers = ranges.flatMap((range) => {
    const [from, to] = range.split('-').map(Number);
    return Array.from({ length: (to ?? from) - from + 1 }, (_, at) => from + at);
  });
  return { name, numbers, fits: hash === original.hash };
}

function fitting(each) {
  if (!each.fits) throw new Error(`tools/runtime/${each.name} is the profile of another runtime`);
  return each.numbers;
}

const wasm = readFileSync(join(folder, WASM));
const original = { wasm, hash: createHash('sha256').update(wasm).digest('hex') };
const [hot, early] = [profile('hot.txt'), profile('warm.txt')];
const module = () => (original.module ??= parsed(wasm));

function divided(runtime) {
  const numbers = fitting(hot);
  if (!runtime.used) throw new Error('it needs the first step');
  const [one, two] = split(module(), runtime.exported, runtime.used, new Set(numbers), BRING);
  const script = edited(runtime.script, [[MAKING, readFileSync(new URL('cold.js', import.meta.url), 'utf8') + MAKING]]);
  return { ...runtime, wasm: one, cold: two, script };
}

function counting(runtime) {
  const called = `Object.keys(wasmExports).filter((name)=>name.startsWith("${CALLED}")&&wasmExports[name].value)`;
  const heat = `globalThis.oddHeat=()=>${called}.map((name)=>[+name.slice(${CALLED.length}),wasmExports[name].value]);${MAKING}`;
  return { ...runtime, wasm: counted(module(), runtime.exported ?? module().exported), script: edited(runtime.script, [[MAKING, heat]]) };
}

// The steps in order: a name for the printed line, and a function from a runtime to the next.
const ALWAYS = [
  ['dropping unused exports', (runtime) => trimmed(runtime, module(), USERS.map((path) => readFileSync(path, 'utf8')))],
  ['skipping the preparations for dynamic libraries', (runtime) => ({ ...runtime, script: edited(runtime.script, FOR_LIBRARIES) })],
  ['compiling the runtime\'s maker off the main thread', (runtime) => ({ ...runtime, script: edited(runtime.script, IN_BRACKETS) })],
];
const BY_PROFILE = [
  ['splitting off the cold functions', divided],
  ['warming functions in a worker', (runtime) => ({ ...runtime, wasm: warmed(parsed(runtime.wasm), fitting(early)) })],
];

function write(runtime, target) {
  writeFileSync(join(target, SCRIPT), runtime.script);
  writeFileSync(join(target, WASM), runtime.wasm);
  if (runtime.cold) writeFileSync(join(target, COLD), runtime.cold);
}

// Start Python with this runtime in a process of its own. Throws the last line of its error.
function start(runtime) {
  const target = mkdtempSync(join(tmpdir(), 'odd-runtime-'));
  try {
    cpSync(folder, target, { recursive: true });
    write(runtime, target);
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', START, join(target, 'pyodide.mjs')], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`Python does not start then (${stderr.match(/^\w*Error: .{0,100}/m)?.[0] ?? 'no reason given'})`);
  } finally {
    rmSync(target, { recursive: true });
  }
}

function after(runtime, [name, step]) {
  try {
    if (name === process.env.WITHOUT) throw new Error('so it was asked');
    const next = step(runtime);
    if (!hot.fits) start(next);
    return next;
  } catch (error) {
    console.log(`Left out of the runtime: ${name}: ${error.message}`);
    return runtime;
  }
}

const counts = process.argv[3] === 'counted';
const begin = { wasm, script: readFileSync(join(folder, SCRIPT), 'utf8') };
const most = [...ALWAYS, ...(counts ? [] : BY_PROFILE)].reduce(after, begin);
write(counts ? counting(most) : most, folder);
