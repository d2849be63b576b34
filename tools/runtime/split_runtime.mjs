// Splits the runtime by a profile into hot functions, which a start and a game call, and the cold rest (compare Binaryen's
// wasm-split). Where the first module calls a cold function, it has a stub, which calls the function of the second module
// through a table. The second module is instantiated after the start (`assets/boot.runtime.mjs`), or synchronously when the
// first stub is called (`cold.js`). All functions of the first module keep their numbers.
import { CALL, END, FUNCTION, GLOBAL, MEMORY, REF_FUNC, SECTIONS, TABLE, TAG, assembled, listed, named, numbered, signed, sized } from './wasm.mjs';

const [SLOTS, REACHED] = ['odd_slots', 'odd_reached']; // tables: targets of stubs, and functions of the first module that the second calls
const [TABLED, SHARED] = ['odd_table_', 'odd_shared_']; // the other tables, and the variables that both modules use
const [FUNCREF, I32, NO_VARIABLES] = [0x70, 0x7f, 0];
const [IF, NOTHING, GET, CONST, CALL_INDIRECT, TABLE_GET, IS_NULL] = [0x04, 0x40, 0x20, 0x41, 0x11, 0x25, 0xd1];
const TRAP = Buffer.of(NO_VARIABLES, 0, END);
const SMALL = 24; // size in bytes below which a function is hardly larger than its stub

const ofKind = (all, wanted) => all.filter(({ kind }) => kind === wanted);
const unique = (all) => [...new Set(all)];
const places = (numbers) => new Map(numbers.map((number, at) => [number, at]));
const tableOf = (count) => Buffer.concat([Buffer.of(FUNCREF, 1), numbered(count), numbered(count)]);
const filled = (table, functions) => Buffer.concat([Buffer.of(2), numbered(table), Buffer.of(CONST, 0, END, 0), listed(functions.map(numbered))]);
const exportOf = (name, kind, number) => Buffer.concat([named(name), Buffer.of(kind), numbered(number)]);
const importOf = (module, name, kind, type) => Buffer.concat([named(module), named(name), Buffer.of(kind), type]);

// A short section with added entries.
function more(section, ...added) {
  if (section[0] + added.length >= 0x80) throw new Error('a section of more entries than tools/runtime/split_runtime.mjs reckons with');
  return Buffer.concat([Buffer.of(section[0] + added.length), section.subarray(1), ...added]);
}

// The bytes of a function with the numbers of its references replaced.
function renumbered({ bytes, named: all }, numberOf) {
  let done = 0;
  const parts = all.flatMap(({ kind, number, from, to }) => {
    const before = bytes.subarray(done, from);
    done = to;
    return [before, numbered(numberOf[kind].get(number))];
  });
  return Buffer.concat([...parts, bytes.subarray(done)]);
}

// The `cold` functions among those `used`; those that the first module calls (`entries`); and their references into it:
// functions (`reached`) and variables, which are `shared`, or never change and are `copied`.
function divided({ imported, first, rooted, globals, functions }, exported, used, hot) {
  const own = (number) => functions[number - first];
  const staysHot = ({ bytes, named: all }) => bytes.length <= SMALL || all.some(({ from }) => bytes[from - 1] === REF_FUNC);
  const cold = [...used].filter((number) => number >= first && !hot.has(number) && !staysHot(own(number))).sort((one, other) => one - other);
  const isCold = new Set(cold);
  const called = (numbers) => numbers.flatMap((number) => own(number)?.names ?? []);
  const warm = [...used].filter((number) => !isCold.has(number));
  const leading = [...rooted, ...ofKind(exported, FUNCTION).map(({ index }) => index), ...called(warm)];
  const variables = unique(cold.flatMap((number) => ofKind(own(number).named, GLOBAL).map((each) => each.number)));
  const isShared = (number) => {
    const { changes, named: all } = globals[number - ofKind(imported, GLOBAL).length] ?? { changes: true };
    return changes || all.length > 0;
  };
  return {
    cold,
    isCold,
    entries: unique(leading).filter((number) => isCold.has(number)),
    reached: unique(called(cold)).filter((number) => !isCold.has(number)),
    shared: variables.filter(isShared),
    copied: variables.filter((number) => !isShared(number)),
  };
}

// The number of a function type, and of an imported function that nothing calls, which becomes the loader of the second module.
function found({ imported, first, rooted, types, functions }, used) {
  const typeLike = (takes, returns) => types.findIndex((type) => `${type.takes}:${type.returns}` === `${takes}:${returns}`);
  const called = new Set([...rooted, ...[...used].flatMap((number) => functions[number - first]?.names ?? [])]);
  const spare = ofKind(imported, FUNCTION).findIndex((_, number) => !called.has(number));
  const told = { spare, action: typeLike([], []), asked: typeLike([I32], [I32]) };
  if (Object.values(told).includes(-1)) throw new Error('the runtime has no room for a call that brings the rest: look at tools/runtime/split_runtime.mjs');
  return told;
}

// The code of the first module. A stub passes its arguments to the function in its slot; one added function, behind all others,
// fills the slots first.
function codeOf({ first, types, typeOf, functions, tables }, used, { entries, isCold }, spare) {
  const slots = places(entries);
  const filling = [...numbered(first + functions.length)];
  const stub = (number) => {
    const type = typeOf[number - first];
    const given = types[type].takes.flatMap((_, at) => [GET, ...numbered(at)]);
    const slot = [CONST, ...signed(slots.get(number)), CALL, ...filling];
    return Buffer.from([NO_VARIABLES, ...given, ...slot, CALL_INDIRECT, ...numbered(type), tables.length, END]);
  };
  const body = ({ bytes }, at) => {
    if (slots.has(first + at)) return stub(first + at);
    return used.has(first + at) && !isCold.has(first + at) ? bytes : TRAP;
  };
  const fill = [CONST, 0, TABLE_GET, tables.length, IS_NULL, IF, NOTHING, CALL, ...numbered(spare), END, GET, 0, END];
  return listed([...functions.map(body), Buffer.from([NO_VARIABLES, ...fill])].map(sized));
}

function firstOf(module, exported, used, division, bring) {
  const { sections, imported, typeOf, tables, section } = module;
  const { entries, reached, shared } = division;
  const { spare, action, asked } = found(module, used);
  const offered = [
    ...exported.map(({ bytes }) => bytes),
    ...tables.map((_, number) => exportOf(`${TABLED}${number}`, TABLE, number)),
    exportOf(SLOTS, TABLE, tables.length),
    exportOf(REACHED, TABLE, tables.length + 1),
    ...shared.map((number) => exportOf(`${SHARED}${number}`, GLOBAL, number)),
  ];
  const brings = ofKind(imported, FUNCTION)[spare];
  const instead = new Map([
    [SECTIONS.imports, listed(imported.map((each) => (each === brings ? importOf('env', bring, FUNCTION, numbered(action)) : each.bytes)))],
    [SECTIONS.functions, listed([...typeOf, asked].map(numbered))],
    [SECTIONS.tables, more(section(SECTIONS.tables), tableOf(entries.length), tableOf(reached.length))],
    [SECTIONS.exports, listed(offered)],
    [SECTIONS.elements, more(section(SECTIONS.elements), filled(tables.length + 1, reached))],
    [SECTIONS.code, codeOf(module, used, division, spare)],
  ]);
  return assembled(sections.map(({ id, bytes }) => [id, instead.get(id) ?? bytes]));
}

// The imports of the second module from the first, in the order of their numbers there.
function wanted({ imported, first, typeOf, globals, tables, section }, exported, { entries, reached, shared }) {
  const [functions, variables] = [FUNCTION, GLOBAL].map((kind) => ofKind(imported, kind));
  const typeOfFunction = (number) => functions[number]?.type ?? numbered(typeOf[number - first]);
  const typeOfVariable = (number) => (variables[number] ?? globals[number - variables.length]).type;
  const tags = ofKind(exported, TAG).toSorted((one, other) => one.index - other.index);
  return [
    ...reached.map((number, at) => importOf('reached', `${at}`, FUNCTION, typeOfFunction(number))),
    ...tables.map(({ bytes }, number) => importOf('first', `${TABLED}${number}`, TABLE, bytes)),
    importOf('first', SLOTS, TABLE, tableOf(entries.length)),
    ...ofKind(exported, MEMORY).map(({ name }) => importOf('first', name, MEMORY, section(SECTIONS.memories).subarray(1))),
    ...shared.map((number) => importOf('first', `${SHARED}${number}`, GLOBAL, typeOfVariable(number))),
    ...tags.map(({ name }, at) => importOf('first', name, TAG, section(SECTIONS.tags).subarray(1 + 2 * at, 3 + 2 * at))),
  ];
}

function secondOf(module, exported, division) {
  const { imported, first, typeOf, globals, functions, tables, section } = module;
  const { cold, entries, reached, shared, copied } = division;
  const numberOf = { [FUNCTION]: places([...reached, ...cold]), [GLOBAL]: places([...shared, ...copied]) };
  const variables = copied.map((number) => globals[number - ofKind(imported, GLOBAL).length].bytes);
  const inSlots = entries.map((number) => numberOf[FUNCTION].get(number));
  return assembled([
    [SECTIONS.types, section(SECTIONS.types)],
    [SECTIONS.imports, listed(wanted(module, exported, division))],
    [SECTIONS.functions, listed(cold.map((number) => numbered(typeOf[number - first])))],
    [SECTIONS.globals, listed(variables)],
    [SECTIONS.elements, listed([filled(tables.length, inSlots)])],
    [SECTIONS.code, listed(cold.map((number) => sized(renumbered(functions[number - first], numberOf))))],
  ]);
}

// Return the two modules. The first has only these `exported`, no functions that are not `used`, and an import `env.${bring}`,
// which instantiates the second. `hot` holds the numbers of the hot functions.
export function split(module, exported, used, hot, bring) {
  const division = divided(module, exported, used, hot);
  return [firstOf(module, exported, used, division, bring), secondOf(module, exported, division)];
}

// Return the module with only these `exported`, and with unused functions emptied, so that all others keep their numbers.
export function emptied({ sections, first, functions }, exported, used) {
  const instead = new Map([
    [SECTIONS.exports, listed(exported.map(({ bytes }) => bytes))],
    [SECTIONS.code, listed(functions.map(({ bytes }, at) => sized(used.has(first + at) ? bytes : TRAP)))],
  ]);
  return assembled(sections.map(({ id, bytes }) => [id, instead.get(id) ?? bytes]));
}
