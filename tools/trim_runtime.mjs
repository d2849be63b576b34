// Trims the runtime. Pyodide's exports some 7,400 functions and 1,100 variables of C for libraries that are linked at run time.
// This site has none, and each export costs every start: it is named, bound in the runtime's script, and put into the table of
// functions. Exports that neither that script nor ours names are dropped, and functions that are unreachable then are emptied.
// Then the module is split (`split_runtime.mjs`) and prepared for warming (`warm.mjs`), or, with the argument `counted`, made
// to count calls.
// Usage: node trim_runtime.mjs PYODIDE_FOLDER [counted]; replaces the runtime in that folder.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLED, counted } from './count_calls.mjs';
import { emptied, split } from './split_runtime.mjs';
import { warmed } from './warm.mjs';
import { FUNCTION, GLOBAL, parsed } from './wasm.mjs';

process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});

const folder = process.argv[2];
const [BRING, COLD] = ['odd_bring', 'pyodide.cold.wasm']; // as `cold.js` names them
const [wasm, script] = ['pyodide.asm.wasm', 'pyodide.asm.mjs'].map((name) => join(folder, name));
const USERS = [join(folder, 'pyodide.mjs'), ...['snapshot.mjs', '../assets/boot.runtime.mjs'].map((name) => new URL(name, import.meta.url))];
const VARIABLES = /var (?:_[\w$]+,){1000,}[\w$,]+;/; // the script's declaration of the exports
const ASSIGNMENTS = /function assignWasmExports\(wasmExports\)\{[^{}]*\}/; // and their binding
const MAKING = 'var info=getWasmImports();'; // just before the script instantiates the runtime
const ASSIGNMENT = /_[\w$]+=Module\["_[\w$]+"\]=wasmExports\["([\w$]+)"\](?:\.value(?:>>>0)?)?;?/g;

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
  ['return moduleRtn}export default _createPyodideModule;', 'return moduleRtn});'],
];

const EDITS = [...FOR_LIBRARIES, ...IN_BRACKETS];

const text = readFileSync(script, 'utf8');
const [variables, assignments] = [VARIABLES, ASSIGNMENTS].map((pattern) => text.match(pattern)?.[0]);
const isKnown = variables && assignments && [[MAKING], ...EDITS].every(([what]) => text.split(what).length === 2);
if (!isKnown) throw new Error('the runtime binds what it offers in another way than it did: look at tools/trim_runtime.mjs again');

const others = USERS.map((path) => readFileSync(path, 'utf8'));
const words = new Set([text.replace(variables, '').replace(assignments, ''), ...others].join('\n').match(/[A-Za-z_$][\w$]*/g));

const bytes = readFileSync(wasm);
const module = parsed(bytes);
const linked = new Set(module.imported.filter(({ kind }) => kind === GLOBAL).map(({ name }) => name)); // linked to itself
const isNamed = (name) => words.has(name) || words.has(`_${name}`) || linked.has(name);
const isOffered = ({ name, kind }) => ![FUNCTION, GLOBAL].includes(kind) || isNamed(name);
const exported = module.exported.filter(isOffered);
const dropped = new Set(module.exported.filter((each) => !isOffered(each)).map(({ name }) => name));

// Functions reachable from the table and the exports.
const used = new Set();
const waiting = [...module.rooted, ...exported.filter(({ kind }) => kind === FUNCTION).map(({ index }) => index)];
while (waiting.length) {
  const index = waiting.pop();
  if (used.has(index)) continue;
  used.add(index);
  waiting.push(...(module.functions[index - module.first]?.names ?? []));
}

const declared = variables.slice('var '.length, -1).split(',').filter((name) => !dropped.has(name.slice(1)));
const bound = assignments.replace(ASSIGNMENT, (assignment, name) => (dropped.has(name) ? '' : assignment));
const making = process.argv[3] === 'counted' ? countedAs() : dividedAs();
const changed = [[variables, `var ${declared.join(',')};`], [assignments, bound], [MAKING, making], ...EDITS];
writeFileSync(script, changed.reduce((now, [before, after]) => now.replace(before, () => after), text));

function countedAs() {
  writeFileSync(wasm, counted(module, exported));
  const called = `Object.keys(wasmExports).filter((name)=>name.startsWith("${CALLED}")&&wasmExports[name].value)`;
  return `globalThis.oddHeat=()=>${called}.map((name)=>[+name.slice(${CALLED.length}),wasmExports[name].value]);${MAKING}`;
}

// Function numbers that `python3 -m e2e.heat` has recorded for one runtime; null for any other.
function noted(name) {
  const [hash, ...ranges] = readFileSync(new URL(name, import.meta.url), 'utf8').trim().split(/\s+/);
  if (createHash('sha256').update(bytes).digest('hex') !== hash) return null;
  return ranges.flatMap((range) => {
    const [from, to] = range.split('-').map(Number);
    return Array.from({ length: (to ?? from) - from + 1 }, (_, at) => from + at);
  });
}

// The profile holds for one runtime only; in any other, every function counts as hot.
function dividedAs() {
  const [hot, early] = [noted('hot.txt'), noted('warm.txt')];
  const [one, two] = hot ? split(module, exported, used, new Set(hot), BRING) : [emptied(module, exported, used)];
  writeFileSync(wasm, early ? warmed(parsed(one), early) : one);
  if (two) writeFileSync(join(folder, COLD), two);
  return two ? readFileSync(new URL('cold.js', import.meta.url), 'utf8') + MAKING : MAKING;
}
