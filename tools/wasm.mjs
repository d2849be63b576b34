// Reads a WebAssembly module as far as `lean.mjs` wants to know it, and writes it with fewer exports and functions.
// https://webassembly.github.io/spec/core/binary/ tells the format.
const [IMPORTS, GLOBALS, EXPORTS, START, ELEMENTS, CODE] = [2, 6, 7, 8, 9, 10]; // sections
export const [FUNCTION, GLOBAL] = [0, 3]; // kinds of what is imported or exported
const [TABLE, MEMORY, TAG] = [1, 2, 4];
const [END, CALL, RETURN_CALL, REF_FUNC] = [0x0b, 0x10, 0x12, 0xd2];
const UNREACHABLE = Buffer.of(3, 0, 0, END); // a function of three bytes: no variables, a trap, the end

// What follows instructions, by their first byte, as one letter each: a number (n), two of them (2), a byte (b), four
// (4) or eight (8) bytes, a list of numbers and one more (t), a list of bytes (s).
const FOLLOWED = new Map();
const followed = (by, ...ranges) => ranges.forEach(([from, to]) => { for (let code = from; code <= to; code += 1) FOLLOWED.set(code, by); });
followed('', [0x00, 0x01], [0x05, 0x05], [END, END], [0x0f, 0x0f], [0x19, 0x1b], [0x45, 0xc4], [0xd1, 0xd1]);
followed('n', [0x02, 0x04], [0x06, 0x09], [0x0c, 0x0d], [CALL, CALL], [RETURN_CALL, RETURN_CALL], [0x18, 0x18], [0x20, 0x26]);
followed('n', [0x41, 0x42], [0xd0, 0xd0], [REF_FUNC, REF_FUNC]);
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

  // Go past one instruction; returns its first byte, and the function that it names, if it names one.
  instruction() {
    const code = this.byte();
    if ([CALL, RETURN_CALL, REF_FUNC].includes(code)) return [code, this.number()];
    const what = code === 0xfc ? FOLLOWED_FC[this.number()] : FOLLOWED.get(code);
    if (what === undefined) throw new Error(`an instruction that is not known: ${code}`);
    this.skip(what);
    return [code];
  }

  // The functions that are named up to `end`, or up to the end of an expression.
  named(end = Infinity) {
    const found = [];
    while (this.at < end) {
      const [code, named] = this.instruction();
      if (named !== undefined) found.push(named);
      if (code === END && end === Infinity) break;
    }
    return found;
  }

  limits() {
    if (this.number() & 1) [this.number(), this.number()];
    else this.number();
  }
}

function importedIn(reader) {
  return reader.list(() => {
    const [module, name, kind] = [reader.name(), reader.name(), reader.byte()];
    if (kind === TABLE) reader.byte();
    if (kind === TABLE || kind === MEMORY) reader.limits();
    else if (kind === GLOBAL) reader.at += 2;
    else if (kind === TAG) [reader.byte(), reader.number()];
    else reader.number();
    return { module, name, kind };
  });
}

function exportedIn(reader) {
  return reader.list(() => {
    const begin = reader.at;
    const [name, kind, index] = [reader.name(), reader.byte(), reader.number()];
    return { name, kind, index, bytes: reader.bytes.subarray(begin, reader.at) };
  });
}

// The functions that the table names: whoever knows their numbers can call them.
function inTable(reader) {
  return reader.list(() => {
    const flags = reader.number();
    const [passive, placed, expressions] = [flags & 1, flags & 2, flags & 4];
    if (placed && !passive) reader.number();
    const found = passive ? [] : reader.named();
    if (passive || placed) reader.byte();
    return [...found, ...reader.list(() => (expressions ? reader.named() : [reader.number()])).flat()];
  }).flat();
}

// Those that its variables begin with.
function inGlobals(reader) {
  return reader.list(() => {
    reader.at += 2; // of which type it is, and whether it changes
    return reader.named();
  }).flat();
}

// The module: what is `imported` and `exported`, the `first` number of a function of its own, the functions that
// something but the exports leads to (`rooted`), and which others each of its own `functions` names.
export function parsed(bytes) {
  const sections = [];
  for (const reader = new Reader(bytes, 8); reader.at < bytes.length; ) {
    const [id, length] = [reader.byte(), reader.number()];
    sections.push({ id, bytes: bytes.subarray(reader.at, reader.at + length) });
    reader.at += length;
  }
  const at = (id) => new Reader(sections.find((section) => section.id === id)?.bytes ?? Buffer.of(0), 0);
  const imported = importedIn(at(IMPORTS));
  const code = at(CODE);
  const functions = code.list(() => {
    const [length, begin] = [code.number(), code.at];
    const end = begin + length;
    code.list(() => [code.number(), code.byte()]); // its variables
    return { bytes: code.bytes.subarray(begin, end), names: code.named(end) };
  });
  const started = sections.some(({ id }) => id === START) ? [at(START).number()] : [];
  return {
    sections,
    imported,
    exported: exportedIn(at(EXPORTS)),
    first: imported.filter(({ kind }) => kind === FUNCTION).length,
    rooted: [...inTable(at(ELEMENTS)), ...inGlobals(at(GLOBALS)), ...started],
    functions,
  };
}

function numbered(value) {
  const bytes = [];
  for (let rest = value; bytes.length === 0 || rest; rest = Math.floor(rest / 0x80)) bytes.push((rest & 0x7f) | (rest >= 0x80 ? 0x80 : 0));
  return Buffer.from(bytes);
}

const sized = (bytes) => Buffer.concat([numbered(bytes.length), bytes]);
const listed = (parts) => Buffer.concat([numbered(parts.length), ...parts]);

// The module with these exports only, and with the functions whose numbers are not among the `used` ones emptied: so all
// others keep their numbers.
export function written({ sections, first, functions }, exported, used) {
  const instead = new Map([
    [EXPORTS, () => listed(exported.map(({ bytes }) => bytes))],
    [CODE, () => listed(functions.map(({ bytes }, at) => (used.has(first + at) ? sized(bytes) : UNREACHABLE)))],
  ]);
  const parts = sections.map(({ id, bytes }) => [Buffer.of(id), sized(instead.get(id)?.() ?? bytes)]);
  return Buffer.concat([Buffer.from('\0asm\x01\0\0\0', 'latin1'), ...parts.flat()]);
}
