// Lets a worker have functions of the runtime compiled before the page calls them. Chromium compiles a function on its first
// call, and shares compiled functions of a module between a page and its workers. So there is one added function, which calls
// those on a list (`warm.txt`, by `python3 -m e2e.heat`); while it runs, they return at once without doing anything.
import { CALL, END, FUNCTION, GLOBAL, SECTIONS, assembled, listed, named, numbered, sized } from './wasm.mjs';

const WARM = 'odd_warm'; // as `assets/boot.unpack.js` names it
const [I32, CHANGES, NO_VARIABLES, NOTHING] = [0x7f, 1, 0, 0x40];
const [IF, RETURN, DROP, CONST, GET, SET, NULL] = [0x04, 0x0f, 0x1a, 0x41, 0x23, 0x24, 0xd0];
const ZERO = new Map([[I32, [CONST, 0]], [0x7e, [0x42, 0]], [0x7d, [0x43, ...Buffer.alloc(4)]], [0x7c, [0x44, ...Buffer.alloc(8)]]]);
const zeros = (types) => types.flatMap((type) => ZERO.get(type) ?? [NULL, type]);

const returnsAtOnce = (dry, { returns }) => Buffer.from([GET, ...dry, IF, NOTHING, ...zeros(returns), RETURN, END]);
const called = (number, { takes, returns }) => [...zeros(takes), CALL, ...numbered(number), ...returns.map(() => DROP)];

// Return the module with an added export that makes the engine compile the functions of these `numbers`.
export function warmed({ sections, imported, exported, first, types, typeOf, globals, functions }, numbers) {
  const dry = [...numbered(imported.filter(({ kind }) => kind === GLOBAL).length + globals.length)]; // flag: functions return at once
  const typed = (number) => types[typeOf[number - first]];
  const early = new Set(numbers);
  const body = ({ bytes, begin }, at) => {
    if (!early.has(first + at)) return bytes;
    return Buffer.concat([bytes.subarray(0, begin), returnsAtOnce(dry, typed(first + at)), bytes.subarray(begin)]);
  };
  const calls = numbers.flatMap((number) => called(number, typed(number)));
  const all = Buffer.from([NO_VARIABLES, CONST, 1, SET, ...dry, ...calls, CONST, 0, SET, ...dry, END]);
  const action = types.findIndex(({ takes, returns }) => !takes.length && !returns.length);
  const offer = Buffer.concat([named(WARM), Buffer.of(FUNCTION), numbered(first + functions.length)]);
  const instead = new Map([
    [SECTIONS.functions, listed([...typeOf, action].map(numbered))],
    [SECTIONS.globals, listed([...globals.map(({ bytes }) => bytes), Buffer.of(I32, CHANGES, CONST, 0, END)])],
    [SECTIONS.exports, listed([...exported.map(({ bytes }) => bytes), offer])],
    [SECTIONS.code, listed([...functions.map(body), all].map(sized))],
  ]);
  return assembled(sections.map(({ id, bytes }) => [id, instead.get(id) ?? bytes]));
}
