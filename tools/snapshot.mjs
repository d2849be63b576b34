// The memory snapshot: a heap with everything imported, as the data segments of a small WebAssembly module, which a
// browser fetches, unpacks and keeps by itself. Left out are runs of zeros, and what the runtime has in its memory anyway.
const PAGE = 65536;
const HEAD = 4; // where a snapshot says how long what comes before the heap is
const BLOCK = 4096;
const GAP = 32; // so many zeros are dearer than the head of another segment

const leb = (value) => {
  const bytes = [];
  do {
    bytes.push((value & 127) | (value > 127 ? 128 : 0));
    value >>>= 7;
  } while (value);
  return bytes;
};

// Signed, as the address of a segment is written.
const sleb = (value) => {
  const bytes = [];
  for (;;) {
    const byte = value & 127;
    value >>= 7;
    const last = (value === 0 && !(byte & 64)) || (value === -1 && byte & 64);
    bytes.push(last ? byte : byte | 128);
    if (last) return bytes;
  }
};

function* runs(bytes) {
  let begin = -1;
  let end = -1;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === 0) continue;
    if (begin >= 0 && at - end > GAP) {
      yield [begin, end];
      begin = at;
    } else if (begin < 0) begin = at;
    end = at + 1;
  }
  if (begin >= 0) yield [begin, end];
}

const section = (id, parts) => {
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  return [[id, ...leb(size)], ...parts];
};

// Blank the blocks of the heap that are as they were at first; returns where such blocks begin and end in the heap.
function blanked(bytes, first) {
  const heap = bytes.subarray(new DataView(bytes.buffer, bytes.byteOffset).getUint32(HEAD, true));
  const same = [];
  for (let at = 0; at + BLOCK <= Math.min(heap.length, first.length); at += BLOCK) {
    const block = heap.subarray(at, at + BLOCK);
    if (Buffer.compare(block, first.subarray(at, at + BLOCK)) || block.every((byte) => byte === 0)) continue;
    block.fill(0);
    if (same.at(-1)?.[1] === at) same.at(-1)[1] = at + BLOCK;
    else same.push([at, at + BLOCK]);
  }
  return same;
}

// A module that fills a `memory` it is given with the snapshot `bytes` from its start, but for what a runtime has in its
// memory before anything runs: `first`. Where that goes is told as JSON in the section `same`.
export function asModule(bytes, first) {
  const same = Buffer.from(JSON.stringify(blanked(bytes, first)));
  const segments = [...runs(bytes)].flatMap(([begin, end]) => [
    [0, 0x41, ...sleb(begin), 0x0b, ...leb(end - begin)],
    bytes.subarray(begin, end),
  ]);
  const name = (text) => [text.length, ...Buffer.from(text)];
  const pages = leb(Math.ceil(bytes.length / PAGE));
  return Buffer.concat(
    [
      [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      ...section(2, [[1, ...name('snapshot'), ...name('memory'), 2, 0, ...pages]]),
      ...section(11, [leb(segments.length / 2), ...segments]),
      ...section(0, [name('same'), same]),
    ].map((part) => Buffer.from(part)),
  );
}
