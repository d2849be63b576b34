// Makes the runtime leaner. Pyodide's offers some 7,400 functions and 1,100 variables of C to libraries that are linked
// while it runs. There are none here, and each costs a start: it is named, bound in the runtime's script, and put into
// the table of functions. What that script and ours do not name is not offered any more, and functions that nothing
// leads to then are emptied.
// Usage: node lean.mjs PYODIDE_FOLDER, in which the runtime is replaced.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FUNCTION, GLOBAL, parsed, written } from './wasm.mjs';

process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});

const folder = process.argv[2];
const [wasm, script] = ['pyodide.asm.wasm', 'pyodide.asm.mjs'].map((name) => join(folder, name));
const USERS = [join(folder, 'pyodide.mjs'), ...['snapshot.mjs', '../assets/boot.runtime.mjs'].map((name) => new URL(name, import.meta.url))];
const VARIABLES = /var (?:_[\w$]+,){1000,}[\w$,]+;/; // where the script declares what is offered
const ASSIGNMENTS = /function assignWasmExports\(wasmExports\)\{[^{}]*\}/; // and where it binds that
const ASSIGNMENT = /_[\w$]+=Module\["_[\w$]+"\]=wasmExports\["([\w$]+)"\](?:\.value(?:>>>0)?)?;?/g;


// What the script does at each start for such libraries alone: it tells where the functions of C stand in the table, looks
// all of that over to know whether one of JavaScript stands there already, and puts 274 of those there that draw by OpenGL,
// each by a WebAssembly module of its own. None of them ever does, and what asks for their numbers gets 0.
const FOR_LIBRARIES = [
  ['updateGOT(origExports);', ''],
  ['functionsInTableMap=new WeakMap;updateTableMap(0,wasmTable.length)', 'functionsInTableMap=new WeakMap'],
  ['if(entry.value==-1){', 'if(entry.value==-1){if(symName.startsWith("emscripten_gl")){entry.value=0;continue}'],
];

const text = readFileSync(script, 'utf8');
const [variables, assignments] = [VARIABLES, ASSIGNMENTS].map((pattern) => text.match(pattern)?.[0]);
const isKnown = variables && assignments && FOR_LIBRARIES.every(([what]) => text.split(what).length === 2);
if (!isKnown) throw new Error('the runtime binds what it offers in another way than it did: look at tools/lean.mjs again');

const others = USERS.map((path) => readFileSync(path, 'utf8'));
const words = new Set([text.replace(variables, '').replace(assignments, ''), ...others].join('\n').match(/[A-Za-z_$][\w$]*/g));

const module = parsed(readFileSync(wasm));
const linked = new Set(module.imported.filter(({ kind }) => kind === GLOBAL).map(({ name }) => name)); // to itself
const isNamed = (name) => words.has(name) || words.has(`_${name}`) || linked.has(name);
const isOffered = ({ name, kind }) => ![FUNCTION, GLOBAL].includes(kind) || isNamed(name);
const exported = module.exported.filter(isOffered);
const dropped = new Set(module.exported.filter((each) => !isOffered(each)).map(({ name }) => name));

// What the table and the exports lead to.
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
writeFileSync(wasm, written(module, exported, used));
const changed = [[variables, `var ${declared.join(',')};`], [assignments, bound], ...FOR_LIBRARIES];
writeFileSync(script, changed.reduce((now, [before, after]) => now.replace(before, () => after), text));
