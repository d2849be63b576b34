// Drops unused exports. Pyodide's runtime exports some 7,400 functions and 1,100 variables of C for libraries that are linked at
// run time. This site has none, and each export costs every start: it is named, bound in the runtime's script, and put into the
// table of functions. Exports that neither that script nor its users name are dropped, and functions that are unreachable then
// are emptied.
import { emptied } from './split_runtime.mjs';
import { FUNCTION, GLOBAL } from './wasm.mjs';

const VARIABLES = /var (?:_[\w$]+,){1000,}[\w$,]+;/; // the script's declaration of the exports
const ASSIGNMENTS = /function assignWasmExports\(wasmExports\)\{[^{}]*\}/; // and their binding
const ASSIGNMENT = /_[\w$]+=Module\["_[\w$]+"\]=wasmExports\["([\w$]+)"\](?:\.value(?:>>>0)?)?;?/g;
const BOUND = /[\w$]+(?==)/g; // names that are assigned
const WORDS = /[A-Za-z_$][\w$]*/g;

// Functions reachable from the table and the exports.
function reachable({ rooted, first, functions }, exported) {
  const used = new Set();
  const waiting = [...rooted, ...exported.filter(({ kind }) => kind === FUNCTION).map(({ index }) => index)];
  while (waiting.length) {
    const index = waiting.pop();
    if (used.has(index)) continue;
    used.add(index);
    waiting.push(...(functions[index - first]?.names ?? []));
  }
  return used;
}

// The runtime with only the exports that its script or the texts of its `users` name, and with the sets that the split needs.
export function trimmed(runtime, module, users) {
  const text = runtime.script;
  const [variables, assignments] = [VARIABLES, ASSIGNMENTS].map((pattern) => text.match(pattern)?.[0]);
  if (!variables || !assignments) throw new Error('the script binds its exports in another way');
  const words = new Set([text.replace(variables, '').replace(assignments, ''), ...users].join('\n').match(WORDS));
  const linked = new Set(module.imported.filter(({ kind }) => kind === GLOBAL).map(({ name }) => name)); // linked to itself
  const isNamed = (name) => words.has(name) || words.has(`_${name}`) || linked.has(name);
  const isOffered = ({ name, kind }) => ![FUNCTION, GLOBAL].includes(kind) || isNamed(name);
  const exported = module.exported.filter(isOffered);
  const dropped = new Set(module.exported.filter((each) => !isOffered(each)).map(({ name }) => name));
  const bound = assignments.replace(ASSIGNMENT, (assignment, name) => (dropped.has(name) ? '' : assignment));
  const still = new Set(bound.match(BOUND)); // some are bound under a second name
  const declared = variables.slice('var '.length, -1).split(',').filter((name) => !dropped.has(name.slice(1)) || still.has(name));
  const script = text.replace(variables, () => `var ${declared.join(',')};`).replace(assignments, () => bound);
  const used = reachable(module, exported);
  return { ...runtime, script, exported, used, wasm: emptied(module, exported, used) };
}
