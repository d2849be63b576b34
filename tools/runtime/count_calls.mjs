// Makes every function of the runtime count its calls, in an exported variable named after the function's number. From that
// `python3 -m e2e.heat` learns which functions are hot, and which of them a start calls.
import { END, GLOBAL, SECTIONS, assembled, listed, named, numbered, sized } from './wasm.mjs';

export const CALLED = 'odd_called_';
const [I32, CHANGES, CONST, GET, SET, ADD] = [0x7f, 1, 0x41, 0x23, 0x24, 0x6a];
const VARIABLE = Buffer.of(I32, CHANGES, CONST, 0, END);

export function counted({ sections, imported, first, globals, functions }, exported) {
  const base = imported.filter(({ kind }) => kind === GLOBAL).length + globals.length;
  const note = (at) => Buffer.concat([Buffer.of(GET), numbered(base + at), Buffer.of(CONST, 1, ADD, SET), numbered(base + at)]);
  const offered = functions.map((_, at) => Buffer.concat([named(`${CALLED}${first + at}`), Buffer.of(GLOBAL), numbered(base + at)]));
  const bodies = functions.map(({ bytes, begin }, at) => sized(Buffer.concat([bytes.subarray(0, begin), note(at), bytes.subarray(begin)])));
  const instead = new Map([
    [SECTIONS.globals, listed([...globals.map(({ bytes }) => bytes), ...functions.map(() => VARIABLE)])],
    [SECTIONS.exports, listed([...exported.map(({ bytes }) => bytes), ...offered])],
    [SECTIONS.code, listed(bodies)],
  ]);
  return assembled(sections.map(({ id, bytes }) => [id, instead.get(id) ?? bytes]));
}
