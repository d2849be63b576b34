// Reader and writer of WebAssembly modules, as far as the steps beside it need it.
// https://webassembly.github.io/spec/core/binary/ describes the format.
export const SECTIONS = { types: 1, imports: 2, functions: 3, tables: 4, memories: 5, globals: 6, exports: 7, start: 8, elements: 9, code: 10, tags: 13 };
export const [FUNCTION, TABLE, MEMORY, GLOBAL, TAG] = [0, 1, 2, 3, 4]; // kinds of imports and exports
export const [END, CALL, REF_FUNC] = [0x0b, 0x10, 0xd2];
const [RETURN_CALL, GLOBAL_GET, GLOBAL_SET] = [0x12, 0x23, 0x24];
const NAMING = new Map([[CALL, FUNCTION], [RETURN_CALL, FUNCTION], [REF_FUNC, FUNCTION], [GLOBAL_GET, GLOBAL], [GLOBAL_SET, GLOBAL]]);

// Immediates of instructions by their first byte, one letter each: a number (n), two numbers (2), a byte (b), four (4) or eight
// (8) bytes, a list of numbers and one more (t), a list of bytes (s).
const FOLLOWED = new Map();
const followed = (by, ...ranges) => ranges.forEach(([from, to]) => { for (let code = from; code <= to; code += 1) FOLLOWED.set(code, by); });
followed('', [0x00, 0x01], [0x05, 0x05], [END, END], [0x0f, 0x0f], [0x19, 0x1b], [0x45, 0xc4], [0xd1, 0xd1]);
followed('n', [0x02, 0x04], [0x06, 0x09], [0x0c, 0x0d], [0x18, 0x18], [0x20, 0x22], [0x25, 0x26], [0x41, 0x42], [0xd0, 0xd0]);
followed('2', [0x11, 0x11], [0x13, 0x13], [0x28, 0x3e]);
followed('b', [0x3f, 0x40]);
followed('4', [0x43, 0x43]);
followed('8', [0x44, 0x44]);
followed('t', [0x0e, 0x0e]);
followed('s', [0x1c, 0x1c]);
const FOLLOWED_FC = ['', '', '', '', '', '', '', '', '2', 'n', '2', 'n', '2', 'n', '2', 'n', 'n', 'n']; // the same, after 0xfc

class Reader {
  constructor(bytes, at) {
    Object.assign(this, { bytes, at });
  }

  byte() {
    this.at += 1;
    return this.bytes[this.at - 1];
  }

  number() {
    let [value, weight, byte] = [0, 1, 0];
    do {
      byte = this.byte();
      value += (byte & 0x7f) * weight;
      weight *= 0x80;
    } while (byte & 0x80);
    return value;
  }

  name() {
    const length = this.number();
    this.at += length;
    return this.bytes.toString('utf8', this.at - length, this.at);
  }

  list(each) {
    return Array.from({ length: this.number() }, each);
  }

  skip(what) {
    if (what === 'n') this.number();
    else if (what === '2') [this.number(), this.number()];
    else if (what === 't') [this.list(() => this.number()), this.number()];
    else if (what === 's') this.list(() => this.byte());
    else this.at += { b: 1, 4: 4, 8: 8 }[what] ?? 0;
  }

  // Skip one instruction; return its first byte, and for a reference to a function or variable (`kind`) its `number` and the
  // place `from` which it is written, up to the reader's new place.
  instruction() {
    const code = this.byte();
    const [kind, from] = [NAMING.get(code), this.at];
    if (kind !== undefined) return { code, kind, number: this.number(), from, to: this.at };
    const what = code === 0xfc ? FOLLOWED_FC[this.number()] : FOLLOWED.get(code);
    if (what === undefined) throw new Error(`an instruction that is not known: ${code}`);
    this.skip(what);
    return { code };
  }

  // The references up to `end`, or up to the end of an expression.
  named(end = Infinity) {
    const found = [];
    while (this.at < end) {
      const instruction = this.instruction();
      if (instruction.kind !== undefined) found.push(instruction);
      if (instruction.code === END && end === Infinity) break;
    }
    return found;
  }

  limits() {
    if (this.number() & 1) [this.number(), this.number()];
    else this.number();
  }
}

const functionsOf = (named) => named.filter(({ kind }) => kind === FUNCTION).map(({ number }) => number);

// The function types: encoded parameters and results.
function typesIn(reader) {
  const types = () => reader.list(() => reader.byte());
  return reader.list(() => {
    if (reader.byte() !== 0x60) throw new Error('a type that is none of a function');
    return { takes: types(), returns: types() };
  });
}

function importedIn(reader) {
  return reader.list(() => {
    const begin = reader.at;
    const [module, name, kind, own] = [reader.name(), reader.name(), reader.byte(), reader.at];
    if (kind === TABLE) reader.byte();
    if (kind === TABLE || kind === MEMORY) reader.limits();
    else if (kind === GLOBAL) reader.at += 2;
    else if (kind === TAG) [reader.byte(), reader.number()];
    else reader.number();
    return { module, name, kind, type: reader.bytes.subarray(own, reader.at), bytes: reader.bytes.subarray(begin, reader.at) };
  });
}

function exportedIn(reader) {
  return reader.list(() => {
    const begin = reader.at;
    const [name, kind, index] = [reader.name(), reader.byte(), reader.number()];
    return { name, kind, index, bytes: reader.bytes.subarray(begin, reader.at) };
  });
}

// The functions in the table: any code can call them by number.
function inTable(reader) {
  return reader.list(() => {
    const flags = reader.number();
    const [passive, placed, expressions] = [flags & 1, flags & 2, flags & 4];
    if (placed && !passive) reader.number();
    const found = passive ? [] : functionsOf(reader.named());
    if (passive || placed) reader.byte();
    return [...found, ...reader.list(() => (expressions ? functionsOf(reader.named()) : [reader.number()])).flat()];
  }).flat();
}

// The tables, as encoded.
function tablesIn(reader) {
  return reader.list(() => {
    const begin = reader.at;
    reader.byte();
    reader.limits();
    return { bytes: reader.bytes.subarray(begin, reader.at) };
  });
}

// The variables, with their initial values.
function globalsIn(reader) {
  return reader.list(() => {
    const begin = reader.at;
    const changes = reader.bytes[begin + 1] === 1;
    reader.at += 2; // type and mutability
    const named = reader.named();
    return { changes, named, type: reader.bytes.subarray(begin, begin + 2), bytes: reader.bytes.subarray(begin, reader.at) };
  });
}

// The module: what is `imported` and `exported`, the `first` number of its own functions, the functions reachable other than by
// exports (`rooted`), and for each of its own `functions` the start of its instructions (`begin`), its references (`named`),
// and the functions among them (`names`).
export function parsed(bytes) {
  const sections = [];
  for (const reader = new Reader(bytes, 8); reader.at < bytes.length; ) {
    const [id, length] = [reader.byte(), reader.number()];
    sections.push({ id, bytes: bytes.subarray(reader.at, reader.at + length) });
    reader.at += length;
  }
  const section = (id) => sections.find((each) => each.id === id)?.bytes ?? Buffer.of(0);
  const at = (id) => new Reader(section(id), 0);
  const imported = importedIn(at(SECTIONS.imports));
  const typed = at(SECTIONS.functions);
  const code = at(SECTIONS.code);
  const functions = code.list(() => {
    const [length, begin] = [code.number(), code.at];
    code.list(() => [code.number(), code.byte()]); // its variables
    const start = code.at - begin;
    const named = code.named(begin + length).map((each) => ({ ...each, from: each.from - begin, to: each.to - begin }));
    return { bytes: code.bytes.subarray(begin, begin + length), begin: start, named, names: functionsOf(named) };
  });
  const started = sections.some(({ id }) => id === SECTIONS.start) ? [at(SECTIONS.start).number()] : [];
  const globals = globalsIn(at(SECTIONS.globals));
  return {
    sections,
    section,
    imported,
    exported: exportedIn(at(SECTIONS.exports)),
    first: imported.filter(({ kind }) => kind === FUNCTION).length,
    rooted: [...inTable(at(SECTIONS.elements)), ...globals.flatMap(({ named }) => functionsOf(named)), ...started],
    types: typesIn(at(SECTIONS.types)),
    typeOf: typed.list(() => typed.number()),
    tables: tablesIn(at(SECTIONS.tables)),
    globals,
    functions,
  };
}

export function numbered(value) {
  const bytes = [];
  for (let rest = value; bytes.length === 0 || rest; rest = Math.floor(rest / 0x80)) bytes.push((rest & 0x7f) | (rest >= 0x80 ? 0x80 : 0));
  return Buffer.from(bytes);
}

// The same for signed numbers; this one is not negative.
export function signed(value) {
  const bytes = [];
  let rest = value;
  for (; rest >= 0x40; rest = Math.floor(rest / 0x80)) bytes.push((rest & 0x7f) | 0x80);
  return Buffer.from([...bytes, rest]);
}

export const sized = (bytes) => Buffer.concat([numbered(bytes.length), bytes]);
export const listed = (parts) => Buffer.concat([numbered(parts.length), ...parts]);
export const named = (name) => sized(Buffer.from(name));

// A module of these sections: pairs of number and content.
export const assembled = (sections) =>
  Buffer.concat([Buffer.from('\0asm\x01\0\0\0', 'latin1'), ...sections.flatMap(([id, bytes]) => [Buffer.of(id), sized(bytes)])]);
